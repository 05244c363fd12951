# What the Twisty board says beside the game's own texts, in English.

twisty-page-board = Board
twisty-page-centre = centre
twisty-page-corner = corner, blank
twisty-page-blank = blank
twisty-page-stands = { $player } stands here
twisty-page-used = used this turn
twisty-page-target = landing possible{ $target ->
    [take] {": takes the cube you need"}
    [rob] {": robs the cube you need"}
    [action] {": gives you its action"}
    [corner] {": a free corner"}
    [win] {": wins"}
   *[move] {""}
}

## The prompt

twisty-page-do-corner = Choose a corner for your pawn
twisty-page-do-open = Move like a knight. You need the { twisty-colour } cube
twisty-page-do-centre = All seven: now reach the centre
twisty-page-do-pass = No space is open: pass
twisty-page-do-flee = You were robbed: flee to an empty corner
twisty-page-do-act = { $disc ->
    [orthogonal] Go one straight step, or stop
    [diagonal] Go one diagonal step, or stop
    [leap] Leap again like a knight, or stop
    [warp] Travel to another warp, or stop
   *[save] Protect your cubes?
}
twisty-page-wait = { $wait ->
    [corner] { $player } chooses a corner
    [flee] { $player } flees to a corner
    [act] { $player } may use the { twisty-disc }
   *[open] { $player } moves
}
twisty-page-set-up = The board is being laid
twisty-page-nobody = Nobody has won

## Buttons

twisty-page-stop = Stop
twisty-page-save = Protect
twisty-page-pass = Pass

## Rows

twisty-page-row = Row of { $player }
twisty-page-slot = { $place }: { twisty-colour }, { $state ->
    [protected] collected and protected
    [collected] collected
    [next] needed next
   *[later] later
}
twisty-page-keys = Arrow keys move over the board, Enter lands; or type a space such as c3. S stops, V protects, P passes.
