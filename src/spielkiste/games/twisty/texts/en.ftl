# What Twisty says, in English.

twisty-title = Twisty
twisty-tagline = Collect seven colours in your order, then reach the centre before the others.

# How a player without a name is called: by the colour of the pawn.
twisty-seat = { $seat ->
    [0] Blue
    [1] Mint
    [2] Pink
   *[3] Purple
}

## Options

twisty-option-choose_corners = Choose starting corners
    .help = Everyone picks a corner after seeing the board and the rows.
twisty-option-first_seat = Who begins
    .help = By custom the youngest.
twisty-option-turn_limit = Turn limit
    .help = After so many turns the match ends and nobody has won. Empty: no limit.

## Words

twisty-colour = { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
    [purple] purple
   *[pink] pink
}
twisty-disc = { $disc ->
    [red] red cube
    [orange] orange cube
    [yellow] yellow cube
    [green] green cube
    [blue] blue cube
    [purple] purple cube
    [pink] pink cube
    [orthogonal] straight-step disc
    [diagonal] diagonal-step disc
    [leap] leap disc
    [warp] warp disc
   *[save] save disc
}

## The log

twisty-line-set-up = The board is laid. { $player } begins.
twisty-line-corner = { $player } starts in the corner { $space }.
twisty-line-move = { $player } moves to { $space }.
twisty-line-use = { $player } { $disc ->
    [orthogonal] takes a straight step to { $space }
    [diagonal] takes a diagonal step to { $space }
    [leap] leaps on to { $space }
   *[warp] warps to { $space }
}.
twisty-line-take = { $player } takes the { twisty-colour } cube on { $space }.
twisty-line-rob = { $player } robs { $victim } of the { twisty-colour } cube on { $space }.
twisty-line-flee = { $player } flees to the corner { $space }.
twisty-line-save = { $player } protects { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}.
twisty-line-stop = { $player } stops here.
twisty-line-pass = No space is open to { $player }: the turn is lost.
twisty-line-win = { $winner } wins!
twisty-line-limit = The match ends after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}. Nobody has won.

## Refusals

twisty-refusal-over-won = The match is over: { $winner } has won.
twisty-refusal-over-limit = The match ended after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}. Nobody has won.
twisty-refusal-not-your-turn = It is not your turn. { $player } decides now.
twisty-refusal-chance-moves = Chance is still laying out the board. Nobody can move yet.
twisty-refusal-not-chance = Nothing is left to chance now. { $player } decides.
twisty-refusal-no-such-seat = This match has no seat { $seat }.
twisty-refusal-unknown-action = Twisty has no action { $action }.
twisty-refusal-unreadable = “{ $text }” is no move in Twisty. A move is a space such as c3, or pass, stop or save.
twisty-refusal-lay-disc = First a disc must be laid on { $space }.
twisty-refusal-disc-used-up = Every { twisty-disc } is on the board already.
twisty-refusal-lay-token = First { $player } must get the next token of the row: one colour.
twisty-refusal-token-laid = This row already has its { twisty-colour } token. Every colour comes once.
twisty-refusal-choose-corner = First choose a corner for your pawn: a1, a7, g7 or g1.
twisty-refusal-not-a-corner = Your pawn starts in a corner, and { $space } is none.
twisty-refusal-corner-taken = { $other } already has the corner { $space }. Choose a free one.
twisty-refusal-not-knight = A turn begins with a knight’s move, and none leads from here to { $space }.
twisty-refusal-must-move = You may pass only when no space is open. Now one is, so you must move.
twisty-refusal-closed = { $other } stands on { $space } and holds no cube of the colour you need.
twisty-refusal-closed-protected = { $other } stands on { $space }, and the { twisty-colour } cube there is protected.
twisty-refusal-closed-full = { $other } stands on { $space }. You have all seven cubes, so you can rob nobody.
twisty-refusal-no-landing = You stop or save only after landing on an action disc in this turn.
twisty-refusal-not-adjacent = This disc moves you one step straight, and { $space } is not next to you.
twisty-refusal-not-diagonal = This disc moves you one step diagonally, and { $space } is not there.
twisty-refusal-not-leap = This disc gives you another knight’s move, and none leads to { $space }.
twisty-refusal-not-warp = From a warp you travel to another warp, and { $space } is none.
twisty-refusal-save-or-stop = The save disc moves nobody. Save your cubes, or stop.
twisty-refusal-not-on-save = You protect cubes only on the save disc.
twisty-refusal-no-pass = You have moved already. If you want to go no further, stop.
twisty-refusal-flee = You were robbed. First choose an empty corner.
twisty-refusal-flee-not-corner = You were robbed and must go to an empty corner. { $space } is no corner.
twisty-refusal-flee-taken = { $other } stands on the corner { $space }. Choose an empty one.
twisty-refusal-flee-same = You were robbed on { $space }. You must go to another corner.

## Positions written by hand

twisty-position-line = Line { $number } of the position cannot be read: { $text }
twisty-position-rank = Line { $number }: a row of the board has seven discs, each one of . ? r o y g b p k + x L W S. It says: { $text }
twisty-position-no-disc-space = Line { $number }: no disc lies on the corners and the centre. It says: { $text }
twisty-position-seat = Line { $number } names a player who does not take part: { $text }
twisty-position-row = Line { $number }: a row holds each colour once. It says: { $text }
twisty-position-row-marks = Line { $number }: protected tokens (!) come first, then collected ones (*), then the others. It says: { $text }
twisty-position-pawns = Every pawn needs a space of its own. The position ends with: { $text }
twisty-position-too-many = There are more discs of one kind than the box holds. The position ends with: { $text }
twisty-position-not-laid = Discs or tokens are missing, so chance is still to lay them. The position ends with: { $text }
twisty-position-nothing-to-use = Under this pawn lies nothing that can be used. The position ends with: { $text }
twisty-position-end = The end does not fit: a winner stands on the centre with seven cubes, and nobody has won only when the last turn is over. The position ends with: { $text }
twisty-position-unfinished = The position needs a first line like “seats 2” and a last one like “blue opens”. It ends with: { $text }
