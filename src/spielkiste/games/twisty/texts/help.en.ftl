# How Twisty is played, in English. Messages tN explain clause T-N of the law.

twisty-help-contents = On this page
twisty-help-house = House rule: the box says nothing here, so this chest decides.

## The aim

twisty-help-aim = The aim
twisty-help-aim-collect = Your row of seven tokens is your shopping list. Fetch the cubes in that order, from left to right.
twisty-help-aim-centre = With all seven cubes, reach the centre of the board before anyone else.

## Setting up

twisty-help-setup = Setting up
twisty-help-t1 = The board has 7 by 7 spaces: letters a to g go across, numbers 1 to 7 go up. The four corners and the centre stay empty.
twisty-help-t2 = The other 44 spaces get one disc each: four cubes of every colour, and 16 symbols. These are 6 straight steps, 3 diagonal steps, 3 leaps, 3 warps and 1 save.
twisty-help-t3 = Two to four can play. Everyone has a pawn and seven tokens, one of each colour, with a shape of their own.
twisty-help-t4 = Chance lays out the discs, always all of them, even when only two play.
twisty-help-t5 = Chance also puts your tokens in a row. Everyone may look at every row.
twisty-help-t6 = Every pawn begins in a corner of its own; two players sit opposite each other. If “Choose starting corners” is on, you pick a free corner once the board and the rows lie open, the last seat first.
twisty-help-t7 = The youngest begins, unless the table decides otherwise. Then it goes round clockwise.

## Your turn

twisty-help-turn = Your turn
twisty-help-t8 = Your pawn moves like the knight in chess: two spaces straight and one to the side, like an L. It jumps over everything and stays on the board. If you can move, you must.
twisty-help-t9 = If every space you could reach is closed, your turn is lost.

## Landing

twisty-help-landing = Where you land
twisty-help-t12 = The cube of your next colour is yours: you take it, and you cannot leave it. It goes into your row, and its space stays empty.
twisty-help-t13 = Any other cube stays where it is, and nothing happens. An empty space does nothing either.
twisty-help-t10 = A space with another pawn on it is closed, whichever way you come, unless you can rob that player.
twisty-help-t11 = You may land in the corners and in the centre as on any empty space.

## Action discs

twisty-help-discs = Discs with a symbol
twisty-help-t14 = If you land on a symbol, you may use it at once, or stop. Later it no longer counts: you have to land there again. The disc stays on the board, for everyone.
twisty-help-disc-orthogonal = Straight: one step up, down, left or right.
twisty-help-disc-diagonal = Diagonal: one step across a corner.
twisty-help-disc-leap = Leap: another knight’s move.
twisty-help-disc-warp = Warp: go to any other warp.
twisty-help-disc-save = Save: protect your cubes.
twisty-help-t15 = A step you make with a disc is a landing like any other. You can take a cube, rob somebody or reach the next symbol, all in one turn.
twisty-help-t16 = Every disc helps you only once in a turn.
twisty-help-t17 = If a symbol leads only to closed spaces, or if you have nothing to save, the turn simply ends there.

## Theft

twisty-help-theft = Robbing
twisty-help-t18 = You may land on another pawn if its player holds a cube of your next colour that is not protected. By landing you take that cube.
twisty-help-t19 = The cube now counts for you. It is not protected until you save it, so it can be stolen back.
twisty-help-t20 = The robbed player must fetch this colour again: its token goes to the end of the row, and the others move up.
twisty-help-t21 = The robbed pawn goes to an empty corner at once, and its player chooses which. That is no turn, and nothing happens in the corner. Robbed in a corner, you go to another one. If the theft wins the match, nobody moves any more.
twisty-help-t22 = One landing brings one cube: after a theft, a cube lying under that pawn stays. A symbol there may be used once the robbed pawn has gone, and you may rob the same player again in this turn.
twisty-help-t23 = If the cube of your colour is protected, the space is closed, even if that player has other cubes without protection. With seven cubes you need no colour, so you rob nobody.

## Save

twisty-help-save = Protecting
twisty-help-t24 = On the save disc you may protect all the cubes you have. Nobody can ever steal these. Cubes you collect later are not protected until you save again.

## The end

twisty-help-end = The end
twisty-help-t25 = The first player to reach the centre with seven cubes wins at once, however the pawn gets there. Having been in the centre before does not count.
twisty-help-t26 = Taking your seventh cube from a pawn in the centre wins too. But until you have won, even your seven cubes can be stolen.

## House rules

twisty-help-rulings = When it goes on and on
twisty-help-t27 = Two players could rob each other for ever. If everybody agrees, you may end the match, and nobody has won. A turn limit does the same by itself: it counts everyone’s turns, lost ones too. Then more cubes rank higher, and equal cubes share a place.

## Trying the knight’s move

twisty-help-try = Try it
twisty-help-try-goal = Tap a ring. Can you reach the centre in two moves?
twisty-help-try-moves = { $count ->
    [one] { $count } move so far.
   *[other] { $count } moves so far.
}
twisty-help-try-no = The pawn cannot reach { $space } in one move. Look for the L.
twisty-help-try-done = You are in the centre after { $count ->
    [one] { $count } move
   *[other] { $count } moves
}.
twisty-help-try-again = Back to the corner
twisty-help-try-board = Practice board, pawn on { $space }
twisty-help-try-space = { $space }, can be reached

## Pictures, in words

twisty-help-picture-aim = A row of seven tokens is filled with cubes from left to right; then the pawn goes to the centre.
twisty-help-picture-setup = The board: pawns in the corners, the centre empty, discs on all other spaces.
twisty-help-picture-row = A row of seven tokens, the first of them marked as next.
twisty-help-picture-turn = A pawn and its eight knight’s moves, one drawn as an L.
twisty-help-picture-take = The pawn lands on the cube of its next colour, and the cube goes into the row.
twisty-help-picture-leave = The pawn lands on a cube of another colour, and the cube stays.
twisty-help-picture-closed = Another pawn stands on the space: it is crossed out.
twisty-help-picture-chain = A knight’s move to a straight-step disc, then one step to a cube.
twisty-help-picture-theft = The pawn lands on another pawn and takes its cube; that pawn goes to a corner.
twisty-help-picture-token = In the robbed row the token moves to the end.
twisty-help-picture-save = Cubes in a row lie under a shield; the later ones do not.
twisty-help-picture-end = A pawn with seven cubes lands in the centre.
twisty-help-picture-rulings = Two pawns rob each other in a circle.
