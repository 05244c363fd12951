# What Schraube Locker says, in English.

schraube-locker-title = Schraube Locker
schraube-locker-tagline = Roll your way round the circle, gather good cards and screw nuts to bolts.

# How a player without a name is called: by the colour of the pawn.
schraube-locker-seat = { $seat ->
    [0] Blue
    [1] Mint
    [2] Pink
   *[3] Purple
}

## Options

schraube-locker-option-first_seat = Who begins
    .help = By custom the youngest. Going first is an advantage.
schraube-locker-option-selective_dice = Choose your dice
    .help = Before the first roll of a turn you say how many dice you roll. The others stay out.
schraube-locker-option-combine_dice = Combine dice
    .help = Two dice of one roll may stand on a stack together if their sum is its value.
schraube-locker-option-edition = Cards
    .help = A file with the 42 cards of another edition. Empty: the house edition.

## Words

schraube-locker-card = { $picture ->
    [nut] a nut
    [bolt] a bolt
    [double_nut] a double nut
    [double_bolt] a double bolt
    [green] a green card
    [yellow] a yellow card
    [orange] an orange card
   *[red] a red card
} ({ schraube-locker-points })
schraube-locker-points = { $points ->
    [-3] −3 points
    [one] { $points } point
   *[other] { $points } points
}
schraube-locker-kind = { $kind ->
    [nut-bolt] nut and bolt
    [double_nut-bolt] double nut and bolt
    [double_nut-bolt-bolt] double nut and two bolts
    [double_bolt-nut] double bolt and nut
    [double_bolt-nut-nut] double bolt and two nuts
   *[double_nut-double_bolt] double nut and double bolt
}
schraube-locker-face = a { $face }

## The log

schraube-locker-line-start = { $player } starts at stack { $stack }.
schraube-locker-line-set-up = The cards lie open. { $player } begins.
schraube-locker-line-reveal = Stack { $stack } turns up { schraube-locker-card }. It wants a { $die }.
schraube-locker-line-dice = { $player } chooses { $count ->
    [one] { $count } die
   *[other] { $count } dice
} for this turn.
schraube-locker-line-roll = { $player } rolls { $dice }.
schraube-locker-line-must = Stack { $stack } wants { schraube-locker-face }, and { schraube-locker-face } was rolled: placed.
schraube-locker-line-green = { $player } returns a green card and rolls { $count ->
    [one] this die
   *[other] these { $count } dice
} once more.
schraube-locker-line-yellow = { $player } returns a yellow card and turns { schraube-locker-face } into a { $turned }.
schraube-locker-line-reroll = { $player } rolls again, with { $count ->
    [one] { $count } die
   *[other] { $count } dice
}.
schraube-locker-line-put = { $player } puts { schraube-locker-face } on stack { $stack }.
schraube-locker-line-put-pair = { $player } puts { $low } and { $high } together on stack { $stack }.
schraube-locker-line-stay = The next stack has no die, so { $player } stays put and gets no card.
schraube-locker-line-walk = { $player } moves { $count ->
    [one] { $count } stack
   *[other] { $count } stacks
} on, to stack { $stack }.
schraube-locker-line-bonus = A full circle: { $player } gains a bonus card.
schraube-locker-line-swap = { $player } returns an orange card and swaps with { $victim }.
schraube-locker-line-given = { $player } gives { $victim } { schraube-locker-card }.
schraube-locker-line-got = In return { $player } gets { schraube-locker-card } from { $victim }.
schraube-locker-line-gift = { $player } gives { $victim } { schraube-locker-card } as a present.
schraube-locker-line-take = { $player } takes { schraube-locker-card }.
schraube-locker-line-set = { $player } forms a set: { schraube-locker-kind }.
schraube-locker-line-win = { $winner } wins!
schraube-locker-line-tie = The match is over: { $count ->
    [one] { $count } player has
   *[other] { $count } players have
} the most points and share the victory.

## Refusals

schraube-locker-refusal-over = The match is over: a stack or the bonus cards have run out.
schraube-locker-refusal-not-your-turn = It is not your turn. { $player } decides now.
schraube-locker-refusal-chance-moves = Dice or cards are still on their way. Wait until they lie.
schraube-locker-refusal-not-chance = Nothing is left to chance now. { $player } decides.
schraube-locker-refusal-no-such-seat = This match has no seat { $seat }.
schraube-locker-refusal-unknown-action = Schraube Locker has no action { $action }.
schraube-locker-refusal-unreadable = “{ $text }” is no move in Schraube Locker. Moves look like put 4 2, roll, move, swap 35 1 or set 1+9.
schraube-locker-refusal-choose-start = First choose a stack for your pawn: stack 0 to stack 5.
schraube-locker-refusal-card-seen = Card { $card } has been seen already. It cannot be turned up again.
schraube-locker-refusal-reveal = Now the next card of a stack is turned up.
schraube-locker-refusal-choose-dice = First say how many dice you roll in this turn: dice 1 to dice 6.
schraube-locker-refusal-dice-fall = The dice are still falling: now comes one die.
schraube-locker-refusal-no-green = You roll again only with a green card that lies face up before you. Card { $card } is none.
schraube-locker-refusal-no-yellow = You turn a die only with a yellow card that lies face up before you. Card { $card } is none.
schraube-locker-refusal-same-face = The die shows { schraube-locker-face } already. Turn it to another face.
schraube-locker-refusal-not-rolled = This roll has no { $face } that you could turn.
schraube-locker-refusal-scan-first = First the dice that must be placed are placed. Before that you can only use green and yellow cards.
schraube-locker-refusal-window-closed = Green and yellow cards work only before dice are placed. For this roll it is too late.
schraube-locker-refusal-scanned = What this roll had to place is placed. More is due only after the next roll.
schraube-locker-refusal-nothing-to-roll = All your dice are placed: there is nothing to roll again.
schraube-locker-refusal-no-rerolls = You have rolled again twice. More is not allowed in a turn.
schraube-locker-refusal-place-or-move = Now place a die, roll the rest again, or move.
schraube-locker-refusal-served = Stack { $stack } has its die already. Every stack takes only one.
schraube-locker-refusal-other-value = Stack { $stack } wants { schraube-locker-face }, so no other die fits.
schraube-locker-refusal-no-such-die = You have no { $face } left in this roll.
schraube-locker-refusal-no-pairs = Two dice on one stack are allowed only with the variant “Combine dice”.
schraube-locker-refusal-other-sum = Stack { $stack } wants { schraube-locker-face }, and these two dice add up to something else.
schraube-locker-refusal-no-such-pair = You have no { $low } and { $high } left together in this roll.
schraube-locker-refusal-low-first = Write the smaller of the two dice first: { $low } and { $high }.
schraube-locker-refusal-exchange-or-done = Now you may swap, give a red card away, or be done. Then you take your card.
schraube-locker-refusal-set-after-card = Sets come after taking the card. Exchange first, or be done.
schraube-locker-refusal-no-orange = You swap only with an orange card that lies face up before you. Card { $card } is none.
schraube-locker-refusal-no-red = You give away only a red card that lies face up before you. Card { $card } is none.
schraube-locker-refusal-met = You have exchanged with { $other } already. Once in a turn is enough.
schraube-locker-refusal-not-here = You exchange only with others who stand at your stack, and { $other } is none of them.
schraube-locker-refusal-nothing-to-swap = A swap with { $other } needs a face-up card on both sides, not counting your orange one.
schraube-locker-refusal-swap-follows = A swap is under way: choose a card of yours, then one of the other player’s.
schraube-locker-refusal-give-own = For a swap you give a face-up card of your own. Card { $card } is none.
schraube-locker-refusal-get-other = You get a face-up card that { $other } had before the swap. Card { $card } is none.
schraube-locker-refusal-set-or-end = Now form a set, or end your turn.
schraube-locker-refusal-set-own = You form sets of your own face-up cards only. Card { $card } is none.
schraube-locker-refusal-in-set = Card { $card } lies in a set already, and a set stays as it is.
schraube-locker-refusal-no-set = These cards make no set. A set joins nuts with bolts; a double takes one or two singles, or the other double.

## Edition files

schraube-locker-edition-no-toml = The edition is not written in TOML: { $why }
schraube-locker-edition-count = An edition has { $needed } cards, each under [[cards]]. This one has { $count }.
schraube-locker-edition-facts = The card in place { $place } must say exactly this: id, picture, points, die.
schraube-locker-edition-number = The card in place { $place }: “{ $fact }” is a whole number from { $low } to { $high }, not { $value }.
schraube-locker-edition-picture = The card in place { $place }: there is no picture “{ $picture }”. Known are { $known }.
schraube-locker-edition-red = The card in place { $place } has { $points } points: a red card has exactly -3, any other 0 or more.
schraube-locker-edition-twice = The card in place { $place }: the id { $id } is taken already. Every card needs its own.
schraube-locker-edition-sets = With these cards { $count } different sets could be formed. At most { $most } are allowed.

## Positions written by hand

schraube-locker-position-line = Line { $number } of the position cannot be read: { $text }
schraube-locker-position-seat = Line { $number } names a player who does not take part: { $text }
schraube-locker-position-card = Line { $number }: there are cards 1 to 42, and each lies in one place. It says: { $text }
schraube-locker-position-height = Line { $number }: a stack has at most seven cards, and an open card counts. It says: { $text }
schraube-locker-position-count = The stacks must hold as many cards as are not accounted for elsewhere. The position ends with: { $text }
schraube-locker-position-dice = There are at most six dice in play, and six bonus cards in all. The position ends with: { $text }
schraube-locker-position-pair = Two dice serve a stack only if they add up to its card, smaller one first, and where combining was agreed (“combine” in the first line). The position ends with: { $text }
schraube-locker-position-pawns = Every pawn needs its stack once the start is over. The position ends with: { $text }
schraube-locker-position-tops = Every stack with cards needs an open one. The position ends with: { $text }
schraube-locker-position-unfinished = The position needs a first line like “seats 2” and a last one like “seat 0 places”. It ends with: { $text }
