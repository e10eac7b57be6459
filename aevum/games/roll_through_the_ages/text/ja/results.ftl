clock = 第{ $number }ラウンド
luck-worth = ダイスの成果（点数換算）
luck-worth-count = ダイス{ $count }回
luck-skulls = 避けられたドクロ
luck-skulls-count = ダイス{ $count }回
