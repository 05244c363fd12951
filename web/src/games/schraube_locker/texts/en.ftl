# What the board of Schraube Locker says beside the game's own texts, in English.

## The circle

schraube-locker-page-circle = The circle of six stacks
schraube-locker-page-stack = Stack { $stack }: { schraube-locker-card }, wants a { $die }, { $height ->
    [one] the last card
   *[other] { $height } cards
}
schraube-locker-page-stack-closed = Stack { $stack }: { $height ->
    [0] empty
   *[other] not open yet
}
schraube-locker-page-stands = { $player } stands here
schraube-locker-page-served = has its die
schraube-locker-page-offered = can be chosen
schraube-locker-page-goal = the pawn would end here
schraube-locker-page-chance = chance to get here { $chance } %
schraube-locker-page-keys = Keys: 0 to 5 choose a stack, R rolls again, W walks, P places what is due, G uses a green card, Y a yellow one, S forms the set, E ends. Arrow keys go round the circle.

## Dice

schraube-locker-page-dice = Dice
schraube-locker-page-die = Die with { $face }
schraube-locker-page-way = Place { $faces }
schraube-locker-page-face = Turn it to { $face }
schraube-locker-page-count = Roll { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
schraube-locker-page-counts = How many dice
schraube-locker-page-ways = Which dice
schraube-locker-page-turned = Which face

## Cards

schraube-locker-page-things = Cards of { $player }: { $cards }
schraube-locker-page-view = Show all cards of { $player }
schraube-locker-page-cards-of = Cards of { $player }
schraube-locker-page-face-up = Face up
schraube-locker-page-none = none yet
schraube-locker-page-group = { $picture ->
    [nut] { $count ->
        [one] Nut
       *[other] { $count } nuts
    }
    [bolt] { $count ->
        [one] Bolt
       *[other] { $count } bolts
    }
    [double_nut] { $count ->
        [one] Double nut
       *[other] { $count } double nuts
    }
    [double_bolt] { $count ->
        [one] Double bolt
       *[other] { $count } double bolts
    }
    [green] Roll again, { $count }×
    [yellow] Turn a die, { $count }×
    [orange] Swap, { $count }×
   *[red] Present, { $count }×
}: { $points }
schraube-locker-page-sets = { $count ->
    [one] { $count } set
   *[other] { $count } sets
}, 3 points each
schraube-locker-page-bonuses = { $count ->
    [one] { $count } bonus card
   *[other] { $count } bonus cards
}, 6 points each
schraube-locker-page-score = Points:
schraube-locker-page-sum = { $points } points so far
schraube-locker-page-show-score = Show the running score
schraube-locker-page-numbered = { $card }, { schraube-locker-card },
schraube-locker-page-use = Use { schraube-locker-card }
schraube-locker-page-swap-with = Swap with { $victim }: return { schraube-locker-card }
schraube-locker-page-gift-to = Give { $victim } the −3
schraube-locker-page-give-card = Give { schraube-locker-card }
schraube-locker-page-get-card = Get { schraube-locker-card }
schraube-locker-page-set-card = { schraube-locker-card }
schraube-locker-page-meetings = Exchange
schraube-locker-page-deal = What changes hands
schraube-locker-page-hint-off = Hide chances
schraube-locker-page-hint = Chances

## The prompt

schraube-locker-page-do-choose_start = Put your pawn beside a stack
schraube-locker-page-do-choose_dice = How many dice do you roll this turn?
schraube-locker-page-do-before_scan = Use a card first?
schraube-locker-page-do-turn-die = Which die do you turn?
schraube-locker-page-do-turn-face = To which face?
schraube-locker-page-do-ways = Which dice do you place there?
schraube-locker-page-do-put = Place more dice, or go on
schraube-locker-page-do-place = Roll the rest again, or move
schraube-locker-page-do-move = Your dice are placed: move
schraube-locker-page-do-exchange = You are not alone here: swap or give away?
schraube-locker-page-do-give = Swap with { $other }: which card do you give?
schraube-locker-page-do-get = And which of { $other }’s cards do you get?
schraube-locker-page-do-sets = Form a set? It brings 3 points
schraube-locker-page-wait = { $wait ->
    [choose_start] { $player } chooses a stack
    [choose_dice] { $player } chooses how many dice to roll
    [roll] { $player } rolls
    [before_scan] { $player } may use a card
    [exchange] { $player } may exchange
    [give] { $player } swaps with { $other }
    [get] { $player } swaps with { $other }
    [sets] { $player } may form sets
    [reveal] The cards are being opened
    [refill] The next card is opened
   *[place] { $player } places dice
}
schraube-locker-page-over = The match is over

## Buttons

schraube-locker-page-roll = Roll again
schraube-locker-page-left = { $count ->
    [one] once more
   *[other] { $count } times more
}
schraube-locker-page-move = { $steps ->
    [0] Stay
    [6] Full circle
   *[other] Move to
}
schraube-locker-page-scan = Place
schraube-locker-page-green = Roll again
schraube-locker-page-yellow = Turn a die
schraube-locker-page-done = No exchange
schraube-locker-page-done-more = No more
schraube-locker-page-set = Form the set
schraube-locker-page-end = End turn
schraube-locker-page-back = Back
