# What the page says around the games, in English.

## People

name-label = Your name
name-toy = { $toy ->
    [1] Spinning Top
    [2] Rocking Horse
    [3] Kite
    [4] Marble
    [5] Yo-Yo
    [6] Puppet
    [7] Teddy
   *[8] Drum
}
bot-of = { $level ->
    [random] Bot, at random
    [easy] Bot, easy
    [medium] Bot, medium
    [hard] Bot, hard
   *[other] Bot, { $level }
}

## Everywhere

page-skip = Skip to the table
page-close = Close
page-dismiss = Put the note away
page-notes = Notes
page-clause = Which rule?
page-clause-of = Rule { $clause }
page-fewer = One fewer
page-more = One more
page-home = Back to the chest
page-loading = One moment …
page-again = Try again
page-no-answer = The server does not answer. Are you online?
link-waiting = Connecting again …
lost-title = Nothing in this corner
lost-page = There is no page at this address.

## The chest

front-lead = Good wooden games for friends and bots. No account: take one out and play.
front-games = Games
front-players = { $low }–{ $high } players
front-quick = Play against bots
front-new = New table
front-begun = Your table is still set
front-go-on = Go on
front-foot = Help stands beside every board. A link or a code brings your friends to the table.

## A new table

create-title = { $game }: new table
create-seats = Players
create-who = Who sits here: { $seat }
create-me = Me
create-open = Open for a friend
create-hint = Open seats get an invitation: a link and a code to point a phone at.
create-fill = Let bots fill the open seats
create-options = Rules to choose
edition-house = The house edition
edition-choose = Choose a file
create-make = Open the table
create-start = Start now

## Waiting for everybody

wait-title = Who plays?
wait-onlookers = { $count ->
    [one] { $count } onlooker
   *[other] { $count } onlookers
}
wait-open = There are still open seats.
wait-ready = Everybody is here.
wait-owner = The host will start the match.
wait-start = Start the match
seat-open = Open seat
seat-you = you
seat-away = away
seat-turn = to move
seat-sit = Sit here
seat-clear = Free the seat of { $player }
seat-up = Move up: { $seat }
seat-down = Move down: { $seat }
invite-title = Bring friends
invite-how = Send the link, or let them point a phone at the code.
invite-link = Link to this table
invite-copy = Copy the link
invite-share = Share
invite-copied = The link is on your clipboard.
invite-not-copied = The browser does not let the page copy; mark the link and copy it by hand.
invite-qr = QR code with the link to this table

## During the match

turn-yours = Your turn
turn-of = To move: { $names }
turn-over = Match over
turn-looking = Looking on
log-title = What happened
log-open = Show everything that happened
log-empty = Nothing yet.
help-title = How to play { $game }
proposal-title = A question to the table
proposal-undo = { $player } would like to take back a move.
proposal-end = { $player } would like to end the match.
proposal-rematch = { $player } would like to play again.
proposal-waiting = Still to answer: { $names }
proposal-yes = Yes
proposal-no = No
proposal-withdraw = Withdraw
standin-title = { $player } is away
standin-offer = { $player } is away. Let a bot play?
standin-how = A bot can play for them. The seat stays theirs: they get it back when they return.
standin-bot = bot plays
standin-stop = Send the bot away

## At the end

end-you = You have won!
end-winner = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
end-nobody = Nobody has won
end-agreed = Ended by agreement
end-wins = { $count ->
    [one] { $count } win here
   *[other] { $count } wins here
}
end-look = Look at the board
end-result = Result

## Menu

menu-title = Menu
menu-help = Rules and help
menu-undo = Ask to take back
menu-end = Ask to end the match
menu-rematch = Play again
menu-record = Keep the record as a file
menu-stand = Get up from the table
menu-stand-sure = Really get up?
menu-settings = Settings
menu-language = Language
menu-scheme = Colours
menu-sound = Sounds
menu-keys = Single keys
scheme-auto = As the device
scheme-light = Day
scheme-dark = Night
