# How Schraube Locker is played, in English. Messages sN explain clause S-N of the law.

schraube-locker-help-contents = On this page
schraube-locker-help-house = House rule: the box says nothing here, so this chest decides.

## The aim

schraube-locker-help-aim = The aim
schraube-locker-help-aim-walk = Dice build a path round the circle. Your pawn follows it and takes the card where the path ends.
schraube-locker-help-aim-points = Good cards bring points, and nuts screwed to bolts bring more. When a stack runs out, the most points win.

## Setting up

schraube-locker-help-setup = Setting up
schraube-locker-help-s1 = There are 42 cards. Each shows its points, the die its stack wants while it lies on top, and a picture: a nut or a bolt, single or double, or one of four special signs.
schraube-locker-help-s2 = Six bonus cards of 6 points lie beside them; they want no die. Two to four play, with a pawn each and six dice for all.
schraube-locker-help-s3 = Which 42 cards the box holds is not published. This chest plays with its house edition; a table can bring a file with other cards.
schraube-locker-help-s4 = The cards form a circle of six stacks, seven in each, numbered 0 to 5 clockwise. The bonus cards lie open in the middle.
schraube-locker-help-s5 = In turn you put your pawn at any stack, also where another stands. Only then are the six top cards turned up.
schraube-locker-help-s6 = The youngest begins, unless the table decides otherwise; by default this chest draws lots. Then it goes round clockwise.
schraube-locker-help-s7 = What lies below the top cards nobody knows, not even this chest: each new card is drawn when it is needed.

## Rolling and placing

schraube-locker-help-roll = Rolling and placing
schraube-locker-help-s8 = You roll all six dice. Then go from stack to stack, starting at the next one clockwise; your own comes last. A stack that has a die is passed over. If one of your dice shows what the stack wants, it must go there. At the first stack whose number you did not roll, placing stops.
schraube-locker-help-s9 = A die that is placed is used up. If two stacks want the same and you have only one, the nearer gets it. You cannot refuse such a die.
schraube-locker-help-s10 = After that you may put more dice on fitting stacks, gaps and all. A stack takes only one die.
schraube-locker-help-s11 = What you place freely forces nothing in this roll, even if it closes a gap. After the next roll, placing starts again from the front.
schraube-locker-help-s12 = Twice in a turn you may roll again, always with all the dice not placed. Placed ones stay. Then come the dice that must go, then the free ones. You may stop at any time, even with no die placed.

## Green and yellow

schraube-locker-help-abilities = Green and yellow cards
schraube-locker-help-s13 = After a roll, before any die is placed, you may return cards that lie face up before you. Green: roll all the dice of this roll once more; that uses up no re-roll. Yellow: turn one die of this roll to any face. You may use several. Once the dice that must go are placed, it is too late, even if there was none.
schraube-locker-help-s14 = Whatever you return leaves the game for good, points and all. A card you take at the end of your turn helps you from your next turn on.

## The move

schraube-locker-help-move = Moving on
schraube-locker-help-s15 = Your pawn walks clockwise along the stacks with dice, right to the last before a gap. You cannot halt halfway, and dice behind a gap do not help.
schraube-locker-help-s16 = If the next stack has no die, you stay, and your turn is over: no exchange, no card, no sets.
schraube-locker-help-s17 = If all six stacks have dice, your pawn goes the full circle, back to its own stack. You gain a bonus card at once, then go on there as usual.

## The exchange

schraube-locker-help-exchange = Exchanging
schraube-locker-help-s18 = If other pawns stand where you arrive, you may deal with each player there once: swap or give, not both.
schraube-locker-help-s19 = Orange: return the card, then swap one of your face-up cards for one the other player had face up before. Bonus cards and sets stay where they are. Both sides need something to swap, and who returns the card must swap.
schraube-locker-help-s20 = Red: give the other player a red card that lies face up before you. It is worth −3 points.
schraube-locker-help-s21 = Nobody can refuse. A card you have just got by a swap you may use at once with the next player there.

## Taking the card

schraube-locker-help-take = Taking the card
schraube-locker-help-s22 = You take the open card of your stack, even a red one, and lay it face up before you. The next card of the stack is turned up.

## Sets

schraube-locker-help-sets = Sets
schraube-locker-help-s23 = Sets wait until your card is taken. Then you may screw face-up cards together, the new one too, into as many sets as you like. You need not.
schraube-locker-help-s24 = These fit: nut and bolt; a double nut with one or two bolts; a double bolt with one or two nuts; double nut and double bolt.
schraube-locker-help-s25 = A set goes face down, stays together and cannot be swapped away. Large or small, it brings 3 points more at the end. Everyone may see what is in it.

## The end

schraube-locker-help-end = The end
schraube-locker-help-s26 = When a stack or the bonus cards have run out, that turn is still played to its end, sets included. Then the match is over, even if not all had equally many turns.
schraube-locker-help-s27 = Count the points of all your cards, face up or down, red ones at −3. Add 6 for each bonus card and 3 for each set. The highest total wins; equals share the victory.

## Variants

schraube-locker-help-variants = For experts
schraube-locker-help-s28 = With “Choose your dice” you say before your first roll how many dice you roll. The rest lie aside in this turn.
schraube-locker-help-s29 = With “Combine dice” two dice of one roll may stand on a free stack together, if they add up to its number. Nothing forces you to. Single dice that must go come first, and none of them can be kept for a pair. If a pair fills a gap, the rest of this roll stays free.

## The cards, one by one

schraube-locker-help-card-nut = Nut and double nut: screw them to bolts.
schraube-locker-help-card-bolt = Bolt and double bolt: screw them to nuts.
schraube-locker-help-card-green = Green: roll the same dice once more.
schraube-locker-help-card-yellow = Yellow: turn one die.
schraube-locker-help-card-orange = Orange: swap a card with another player.
schraube-locker-help-card-red = Red: −3 points. Give it away.

## Pictures, in words

schraube-locker-help-picture-aim = Dice lie on three stacks in a row; the pawn walks along them, then the card goes to its player.
schraube-locker-help-picture-setup = Six stacks in a circle, numbered 0 to 5, bonus cards in the middle, pawns outside.
schraube-locker-help-picture-scan = From the pawn clockwise: two stacks get their die, the third wants one that was not rolled and stops the row.
schraube-locker-help-picture-free = A free die lies on a stack behind a gap.
schraube-locker-help-picture-again = Placed dice stay; the others are rolled again.
schraube-locker-help-picture-green = A green card is returned, and the same dice are rolled once more.
schraube-locker-help-picture-yellow = A yellow card is returned, and one die is turned to another face.
schraube-locker-help-picture-walk = The pawn walks along three stacks with dice and stops before the gap; a die behind it does not count.
schraube-locker-help-picture-stay = The stack next to the pawn has no die, and the pawn stays.
schraube-locker-help-picture-circle = All six stacks have dice; the pawn goes the full circle and gains a bonus card.
schraube-locker-help-picture-swap = The orange card goes away; a card of each player changes sides.
schraube-locker-help-picture-gift = The red card goes to the other player.
schraube-locker-help-picture-take = The pawn’s card leaves its stack, and the next one is turned up.
schraube-locker-help-picture-sets = The six kinds of sets: nut and bolt; double nut with one bolt, with two bolts; double bolt with one nut, with two nuts; double nut and double bolt.
schraube-locker-help-picture-score = Points of cards, bonus cards and sets are added up.
schraube-locker-help-picture-choose = Four dice are rolled, two stay out.
schraube-locker-help-picture-pair = A 2 and a 3 stand together on a stack that wants a 5.
