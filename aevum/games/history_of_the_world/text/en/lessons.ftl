# Lessons: what is explained at each step, what to do (-do), and why not something else (-no).

## Your first two empires

lesson-first-empires = Your first two empires
lesson-first-empires-about = Lead the Babylonians and then the Persians: cards, conquest, lost battles, and how points are counted.
lesson-first-empires-draw = Seven epochs, and in each you lead another empire. You have drawn the Babylonians: strength 4, so four armies. You may keep them, or give the card to a rival and take what others leave you.
lesson-first-empires-draw-do = Keep this empire.
lesson-first-empires-draw-no = Strength 4 is good for Epoch I, and the Middle East is where the points are.
lesson-first-empires-leader = Two empires have come before you: the Sumerians hold the land around you, the Egyptians the Nile. Before your first army you may play up to two of your event cards; they must last for all seven epochs. A Leader attacks with three dice instead of two.
lesson-first-empires-leader-do = Play the Leader.
lesson-first-empires-leader-no = You are surrounded: three dice in attack are what you need.
lesson-first-empires-enough = A second card would be allowed. But nobody ever gets new ones: keep the rest for greater days.
lesson-first-empires-enough-do = No more cards: keep the others.
lesson-first-empires-enough-no = Save it. Your next empire may be three times as strong.
lesson-first-empires-attack = Your first army and your capital stand in Middle Tigris: 2 points already. Three armies are left, and each takes a neighbouring land. Lower Tigris is held by the Sumerians, with one die to defend it: your highest die must beat it.
lesson-first-empires-attack-do = Attack Lower Tigris.
lesson-first-empires-attack-no = Begin where the odds are best: 66% against one die.
lesson-first-empires-expand = Five against three: the land is yours, and the city there is gone. Now Upper Tigris: nobody is there, so your army simply moves in, and from there you reach more.
lesson-first-empires-expand-do = Expand to Upper Tigris.
lesson-first-empires-expand-no = Empty land costs no battle. Take it first, and choose from more neighbours after.
lesson-first-empires-dominance = The last army. Three lands of the Middle East are yours and three are Computer B’s: equal, so only presence. One conquest more and you dominate the area: twice its value. The note shows +2 if won.
lesson-first-empires-dominance-do = Attack Levant, where one die defends.
lesson-first-empires-dominance-no = Send your last army where its odds are best: mountains give the defender two dice, in Levant there is only one.
lesson-first-empires-persians = Won: dominance 4 and a capital 2, six points in all. With fewest points you draw first in Epoch II, and what a card: the Persians, strength 12!
lesson-first-empires-persians-do = Keep the Persians.
lesson-first-empires-persians-no = Strength 12, and you would give it away? Keep it.
lesson-first-empires-cards = Others have played meanwhile: the Greeks are strong, and Levant is lost. That happens to everybody; what is left of your Babylonians still counts. With twelve armies you need no card.
lesson-first-empires-cards-do = No more cards: play none now.
lesson-first-empires-cards-no = Keep the cards for a weak empire; this one is strong.
lesson-first-empires-desert = Your capital is the Persian Plateau. All armies of your colour count in the end, the Babylonians too. One more land in the Middle East, and you dominate it again.
lesson-first-empires-desert-do = Expand to the Persian Salt Desert.
lesson-first-empires-desert-no = There +3 points wait at once, without a battle.
lesson-first-empires-east = To the east lies India, and it is empty. One army there is presence: its base value.
lesson-first-empires-east-do = Expand to the Hindu Kush.
lesson-first-empires-east-no = A new area pays at once: go east.
lesson-first-empires-indus = Two armies, and more than anybody else: dominance, twice the value.
lesson-first-empires-indus-do = Expand to Upper Indus.
lesson-first-empires-indus-no = Follow the Indus: India is worth more with every step.
lesson-first-empires-control = Three armies and nobody else in the area: control, three times the value. It rarely comes so cheap.
lesson-first-empires-control-do = Expand to the Western Deccan.
lesson-first-empires-control-no = A third land of India gives control, whichever it is; the lesson goes on from the Western Deccan.
lesson-first-empires-ghats = Some lands have resources; each pair held by your empire builds a monument, a point for whoever holds it. The Eastern Ghats have one.
lesson-first-empires-ghats-do = Expand to the Eastern Ghats.
lesson-first-empires-ghats-no = A second resource makes a monument: the Eastern Ghats.
lesson-first-empires-zagros = Back west. In the Middle East Computer B still holds land, and Zagros is next to your capital. From this side one die defends it: 58%.
lesson-first-empires-zagros-do = Attack Zagros.
lesson-first-empires-zagros-no = Weaken your rival here: on this side no mountains guard Zagros.
lesson-first-empires-oncemore = Two against five: lost, and the attacking army with it. As long as you have armies you may try again; five are left.
lesson-first-empires-oncemore-do = Attack Zagros once more.
lesson-first-empires-oncemore-no = Do not lose heart: the odds are still with you.
lesson-first-empires-sea = Lost again; the third attack won at last. Then your generals went on by themselves: Middle Tigris, and Eastern Anatolia by battle. Persia has fleets too: over the sea you reach any coast, and on Crete nobody defends.
lesson-first-empires-sea-do = Land on Crete with your last army; then your turn is scored.
lesson-first-empires-sea-no = Southern Europe brings two points, and Crete is free.
lesson-first-empires-end = 19 points, and the last is nearly the first. So it goes through seven epochs: empires rise, score once and are overrun, but armies that survive keep scoring. Whoever is behind draws first. Play on with your next empire, or open a table of your own.

## Answers to certain tries

lesson-no-armies = You may stop whenever you like, but armies you have not placed by then are lost.
lesson-no-fort = A fort helps in defence, but it costs an army and never becomes one again. New lands bring more.
lesson-no-later = Empty land, and the next to be taken. First the battle.
lesson-no-india = Lower Indus is in India too, and worth just as much. The lesson takes the way along the mountains.
