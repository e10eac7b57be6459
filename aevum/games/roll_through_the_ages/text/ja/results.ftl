clock = 第{ $number }ラウンド
luck-worth = ダイスの成果（点数換算）
luck-worth-count = { $count }回の振り
luck-skulls = 避けられたドクロ
luck-skulls-count = { $count }回の振り
