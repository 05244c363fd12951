# Что говорят все игры и столы, по-русски.

# Так зовётся игрок без имени; $number считается с 1.
seat = место { $number }

## Подготовка партии

option-unknown = В этой игре нет настройки «{ $option }».
option-value = Для «{ $option }» нужно число от { $low } до { $high }, а не { $value }.
option-flag = Для «{ $option }» нужно «да» или «нет», а не { $value }.
option-edition = Для «{ $option }» нужен текст файла издания, а не { $value }.
option-choice = Для «{ $option }» нужно одно из { $known }, а не { $value }.
option-words = Для «{ $option }» нужен список из { $known }, каждое не больше одного раза, а не { $value }.
option-seats = Для «{ $option }» нужен список мест от 0 до { $high }, каждое не больше одного раза, а не { $value }.
seats-range = В эту игру играют от { $low } до { $high } человек, а не { $seats }.
game-unknown = В сундуке нет игры «{ $game }».

## Записи партий

record-empty = Файл пуст: запись начинается со строки, в которой названа игра.
record-no-json = Строка { $number } — не текст JSON.
record-no-head = Строка { $number } должна открывать запись: игра, версия, места и настройки.
record-no-ply = Строка { $number } должна быть ходом, например "0 c3".
record-refused = Строка { $number } отклонена. { $why }
record-version = В строке { $number } названа другая версия правил; здесь версия { $why }.
record-edition = В строке { $number } названо издание, которого здесь нет: { $why }. Укажи его файл через --edition.
record-cut-short = Запись обрывается на строке { $number }: не хватает ходов или последней строки.
record-other-result = Итог в строке { $number } не следует из этих ходов.
record-altered = Запись изменена: её строки не сходятся с контрольной суммой в строке { $number }.
record-no-seed = В строке { $number } нет начального числа, поэтому случай проверить нельзя.
record-other-outcome = Строка { $number } расходится с начальным числом: там случай даёт { $why }.

## Что происходит за столом

table-hint-later = Подсказка появится, когда решать будешь ты.
table-line-sat = { $player } садится за стол.
table-line-stood = { $name } встаёт и смотрит со стороны.
table-line-stand-in = За игрока { $player } теперь играет бот.
table-line-given-back = { $player } снова играет без бота.
table-line-propose-undo = { $player } предлагает вернуть последний ход.
table-line-propose-end = { $player } предлагает закончить партию.
table-line-propose-rematch = { $player } предлагает сыграть ещё раз.
table-line-declined = { $player } не соглашается.
table-line-undone = { $count ->
    [one] Партия возвращена на { $count } шаг.
    [few] Партия возвращена на { $count } шага.
   *[many] Партия возвращена на { $count } шагов.
}
table-line-agreed = Все согласны закончить партию. Победителя нет.

## В чём отказывает стол

table-seat-taken = Это место занято.
table-one-seat = Можно занять только одно место.
table-already-seated = У тебя уже есть место. Во время партии местами не меняются.
table-held-other = Во время партии можно вернуться только на своё прежнее место.
table-no-seat = За этим столом нет такого места.
table-seat-open = Одно место ещё свободно. Сначала надо занять все места.
table-not-seated = Ты смотришь со стороны. Это может только тот, у кого есть место.
table-owner-only = Это может только хозяин стола.
table-match-running = Во время партии это не изменить.
table-not-playing = За этим столом партия не идёт.
table-not-over = Партия ещё не окончена.
table-rematch-only = Здесь уже играли. Предложи сыграть ещё раз.
table-stale = Партия тем временем ушла вперёд. Взгляни на поле и выбери снова.
table-not-absent = { $player } сейчас обходится без замены.
table-level-unknown = Бота уровня «{ $level }» нет.
table-nickname = В этом имени не видно букв. Выбери другое.
table-proposal-open = Ещё открыт другой вопрос. Сначала ответь на него.
table-no-proposal = Этот вопрос уже решён.
table-not-asked = Твой ответ уже известен, или вопрос был не к тебе.
table-nothing-to-undo = У тебя ещё нет хода, который можно вернуть.

## В чём отказывает сервер

table-unknown = Стола { $table } нет. Возможно, ссылка неполная.
table-broken = Этот стол не восстановить. Открой новый.
table-asleep = Стол как раз засыпает. Попробуй ещё раз чуть позже.
table-trouble = Что-то пошло не так, но ничего не изменилось. Попробуй ещё раз.
table-unreadable = Сервер не понимает это сообщение: { $problem }
table-hello-first = Соединение начинается с приветствия, в котором назван стол.
table-already-here = Это соединение уже за столом.
table-too-fast = Слишком быстро. Подожди немного.
table-too-big = Сообщение слишком длинное: можно не больше { $limit } байт.
table-too-many-connections = Отсюда открыто слишком много соединений. Сначала закрой другую страницу.
table-too-many-tables = За короткое время открыто слишком много столов. Подожди немного.
