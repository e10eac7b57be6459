## 助言

advice-bid = 失っても最も惜しくないカードです。
advice-colours = 建国できる帝国に合った駒がそろっています。
advice-marker = このターンで最も有望なアクションです。
advice-reveal = 相手が動く前に効果が得られます。
advice-glory = ほかに使うより、栄光点に替えるほうが得です。
advice-event = カードをほかに使うより、自分を助けるか首位を妨げるほうが効果的です。
advice-aim = ここに使うのが最も効果的です。
advice-found = 得点、始める場所、行く手の敵を合わせて、最も栄光点が見込めます。
advice-build = 必要な場所に、費用のわりに最も強い戦力が得られます。
advice-unpaid = なくしても最も困らないものです。
advice-trade = この相手なら最も進歩しやすく、ほかのプレイヤーの得も最も少なくなります。
advice-trade_card = 値とほかの使い道を合わせて、交易に最も向くカードです。
advice-advance = 進歩すれば、よりよいユニットと後の時代が手に入ります。
advice-move = 失うものより、得る土地や収入、栄光点のほうが大きいです。
advice-fight = 勝ち目があり、得るものもそれに見合います。
advice-commit = 必要以上の危険を冒さずに、高い合計が得られます。
advice-retreat = 残るより退くほうが損が少ないです。
advice-redraw = 次に来るカードのほうがよい見込みです。
advice-civilise = この帝国にとって最も実りの大きい文明化です。
advice-artifact = ここで最も多くの栄光点と利点が得られます。
advice-city = 都市は収入と防御、そしてしばしば栄光点をもたらします。
advice-modernise = ユニットが帝国の進歩に見合ったものになります。
advice-order = 秩序が戻れば収入も戻ります。
advice-leader = 指導者が最も役に立つ場所です。
advice-discard = 最も必要のないものです。
