# Что говорит Schraube Locker, по-русски.

schraube-locker-title = Schraube Locker
schraube-locker-tagline = Бросай кубики, иди по кругу, бери хорошие карты и накручивай гайки на болты.

# Так зовётся игрок без имени: по цвету фишки.
schraube-locker-seat = { $seat ->
    [0] Синий
    [1] Мятный
    [2] Розовый
   *[3] Фиолетовый
}

## Настройки

schraube-locker-option-first_seat = Кто начинает
    .help = Обычно тот, кто младше всех. Ходить первым выгодно.
schraube-locker-option-selective_dice = Выбор кубиков
    .help = Перед первым броском ты решаешь, сколько кубиков бросать. Остальные весь ход лежат в стороне.
schraube-locker-option-combine_dice = Сложение кубиков
    .help = Два кубика одного броска можно вместе положить на стопку, если их сумма равна её числу.
schraube-locker-option-edition = Карты
    .help = Файл с 42 картами другого издания. Пусто: домашнее издание.

## Слова

# Винительный падеж; именительный — в дополнении.
schraube-locker-card = { $picture ->
    [nut] гайку
    [bolt] болт
    [double_nut] двойную гайку
    [double_bolt] двойной болт
    [green] зелёную карту
    [yellow] жёлтую карту
    [orange] оранжевую карту
   *[red] красную карту
} ({ schraube-locker-points })
    .nominative = { $picture ->
        [nut] гайка
        [bolt] болт
        [double_nut] двойная гайка
        [double_bolt] двойной болт
        [green] зелёная карта
        [yellow] жёлтая карта
        [orange] оранжевая карта
       *[red] красная карта
    } ({ schraube-locker-points })
schraube-locker-points = { $points ->
    [-3] −3 очка
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
schraube-locker-kind = { $kind ->
    [nut-bolt] гайка и болт
    [double_nut-bolt] двойная гайка и болт
    [double_nut-bolt-bolt] двойная гайка и два болта
    [double_bolt-nut] двойной болт и гайка
    [double_bolt-nut-nut] двойной болт и две гайки
   *[double_nut-double_bolt] двойная гайка и двойной болт
}
# Именительный падеж; остальные — в дополнениях.
schraube-locker-face = { $face ->
    [1] единица
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
   *[6] шестёрка
}
    .accusative = { $face ->
        [1] единицу
        [2] двойку
        [3] тройку
        [4] четвёрку
        [5] пятёрку
       *[6] шестёрку
    }
    .genitive = { $face ->
        [1] единицы
        [2] двойки
        [3] тройки
        [4] четвёрки
        [5] пятёрки
       *[6] шестёрки
    }

## Ход партии

schraube-locker-line-start = { $player } ставит фишку к стопке { $stack }.
schraube-locker-line-set-up = Карты открыты. Начинает { $player }.
schraube-locker-line-reveal = В стопке { $stack } открывается { schraube-locker-card.nominative }, нужна { $die ->
    [1] единица
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
   *[6] шестёрка
}.
schraube-locker-line-dice = { $player } берёт на этот ход { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}.
schraube-locker-line-roll = { $player } бросает: { $dice }.
schraube-locker-line-must = Стопке { $stack } нужна { schraube-locker-face }, и она выпала: кубик ложится сюда.
schraube-locker-line-green = { $player } сбрасывает зелёную карту и бросает ещё раз { $count ->
    [one] этот кубик
    [few] эти { $count } кубика
   *[many] эти { $count } кубиков
}.
schraube-locker-line-yellow = { $player } сбрасывает жёлтую карту и поворачивает кубик с { $face } на { $turned }.
schraube-locker-line-reroll = { $player } бросает снова { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}.
schraube-locker-line-put = { $player } кладёт { schraube-locker-face.accusative } на стопку { $stack }.
schraube-locker-line-put-pair = { $player } кладёт { $low } и { $high } вместе на стопку { $stack }.
schraube-locker-line-stay = На следующей стопке нет кубика: { $player } остаётся на месте и без карты.
schraube-locker-line-walk = { $player } идёт вперёд на { $count ->
    [one] { $count } стопку
    [few] { $count } стопки
   *[many] { $count } стопок
}, к стопке { $stack }.
schraube-locker-line-bonus = Полный круг: { $player } получает бонусную карту.
schraube-locker-line-swap = { $player } сбрасывает оранжевую карту и меняется с игроком { $victim }.
schraube-locker-line-given = { $player } отдаёт игроку { $victim } { schraube-locker-card }.
schraube-locker-line-got = Взамен { $player } получает от игрока { $victim } { schraube-locker-card }.
schraube-locker-line-gift = { $player } дарит игроку { $victim } { schraube-locker-card }.
schraube-locker-line-take = { $player } берёт { schraube-locker-card }.
schraube-locker-line-set = { $player } собирает набор: { schraube-locker-kind }.
schraube-locker-line-win = { $winner } побеждает!
schraube-locker-line-tie = Партия окончена: больше всех очков у { $count ->
    [one] { $count } игрока
   *[other] { $count } игроков
}, победа общая.

## Отказы

schraube-locker-refusal-over = Партия окончена: кончилась стопка или бонусные карты.
schraube-locker-refusal-not-your-turn = Сейчас не твоя очередь. Решает { $player }.
schraube-locker-refusal-chance-moves = Кубики или карты ещё в пути. Подожди, пока они лягут.
schraube-locker-refusal-not-chance = Случай тут ни при чём. Решает { $player }.
schraube-locker-refusal-no-such-seat = В этой партии нет места { $seat }.
schraube-locker-refusal-unknown-action = В Schraube Locker нет действия { $action }.
schraube-locker-refusal-unreadable = В Schraube Locker нет хода «{ $text }». Ходы выглядят так: put 4 2, roll, move, swap 35 1, set 1+9.
schraube-locker-refusal-choose-start = Сначала выбери стопку для своей фишки: от stack 0 до stack 5.
schraube-locker-refusal-card-seen = Карту { $card } уже видели. Открыть её второй раз нельзя.
schraube-locker-refusal-reveal = Сейчас открывается следующая карта стопки.
schraube-locker-refusal-choose-dice = Сначала реши, сколько кубиков бросать в этот ход: от dice 1 до dice 6.
schraube-locker-refusal-dice-fall = Кубики ещё падают: сейчас выпадает один из них.
schraube-locker-refusal-no-green = Перебросить кубики можно только зелёной картой, открытой перед тобой. Карта { $card } не такая.
schraube-locker-refusal-no-yellow = Повернуть кубик можно только жёлтой картой, открытой перед тобой. Карта { $card } не такая.
schraube-locker-refusal-same-face = На кубике уже { schraube-locker-face }. Поверни его другой гранью вверх.
schraube-locker-refusal-not-rolled = В этом броске нет { schraube-locker-face.genitive }, поворачивать нечего.
schraube-locker-refusal-scan-first = Сначала лягут обязательные кубики. До этого можно пустить в ход только зелёные и жёлтые карты.
schraube-locker-refusal-window-closed = Зелёные и жёлтые карты действуют, только пока кубики не разложены. Для этого броска уже поздно.
schraube-locker-refusal-scanned = Обязательные кубики этого броска уже лежат. Новые возможны только после следующего броска.
schraube-locker-refusal-nothing-to-roll = Все твои кубики уже лежат: бросать нечего.
schraube-locker-refusal-no-rerolls = Два переброса уже были. Больше за ход нельзя.
schraube-locker-refusal-place-or-move = Теперь положи кубик, брось остальные снова или иди.
schraube-locker-refusal-served = На стопке { $stack } уже лежит кубик. Больше одного нельзя.
schraube-locker-refusal-other-value = Стопке { $stack } нужна { schraube-locker-face }, другой кубик не подходит.
schraube-locker-refusal-no-such-die = В этом броске у тебя больше нет { schraube-locker-face.genitive }.
schraube-locker-refusal-no-pairs = Два кубика на одной стопке бывают только с вариантом «Сложение кубиков».
schraube-locker-refusal-other-sum = Стопке { $stack } нужна { schraube-locker-face }, а сумма этих двух кубиков другая.
schraube-locker-refusal-no-such-pair = Кубиков { $low } и { $high } вместе в этом броске у тебя больше нет.
schraube-locker-refusal-low-first = Назови меньший из двух кубиков первым: { $low } и { $high }.
schraube-locker-refusal-exchange-or-done = Сейчас можно обменять карту, подарить красную или закончить с обменом. Потом ты берёшь карту.
schraube-locker-refusal-set-after-card = Наборы собирают после того, как взята карта. Сначала обмен, или откажись от него.
schraube-locker-refusal-no-orange = Меняться можно только с оранжевой картой, открытой перед тобой. Карта { $card } не такая.
schraube-locker-refusal-no-red = Подарить можно только красную карту, открытую перед тобой. Карта { $card } не такая.
schraube-locker-refusal-met = С игроком { $other } обмен в этот ход уже был. Второй раз нельзя.
schraube-locker-refusal-not-here = Обмениваться можно только с теми, кто стоит у твоей стопки, а { $other } не из их числа.
schraube-locker-refusal-nothing-to-swap = Для обмена с игроком { $other } у вас обоих нужна открытая карта, и твоя оранжевая не в счёт.
schraube-locker-refusal-swap-follows = Идёт обмен: выбери свою карту, потом карту другого игрока.
schraube-locker-refusal-give-own = При обмене отдают свою открытую карту. Карта { $card } не такая.
schraube-locker-refusal-get-other = Получить можно открытую карту, которая была у игрока { $other } до обмена. Карта { $card } не такая.
schraube-locker-refusal-set-or-end = Теперь собери набор или закончи ход.
schraube-locker-refusal-set-own = Наборы собирают только из своих открытых карт. Карта { $card } не такая.
schraube-locker-refusal-in-set = Карта { $card } уже лежит в наборе, а набор не меняют.
schraube-locker-refusal-no-set = Эти карты не складываются. Гайки подходят к болтам; к двойной карте — одна или две простые или другая двойная.

## Файлы изданий

schraube-locker-edition-no-toml = Издание записано не на языке TOML: { $why }
schraube-locker-edition-count = Карт в издании должно быть { $needed }, каждая под [[cards]]. Здесь их { $count }.
schraube-locker-edition-facts = Карта на месте { $place } должна называть ровно это: id, picture, points, die.
schraube-locker-edition-number = Карта на месте { $place }: «{ $fact }» — целое число от { $low } до { $high }, а не { $value }.
schraube-locker-edition-picture = Карта на месте { $place }: картинки «{ $picture }» нет. Есть { $known }.
schraube-locker-edition-red = Карта на месте { $place }, очки { $points }: у красной карты ровно -3, у любой другой 0 или больше.
schraube-locker-edition-twice = Карта на месте { $place }: id { $id } уже занят. У каждой карты свой.
schraube-locker-edition-sets = Разных наборов из этих карт вышло бы { $count }. Можно не больше { $most }.

## Позиции, записанные от руки

schraube-locker-position-line = Строка { $number } позиции не читается: { $text }
schraube-locker-position-seat = Строка { $number } называет того, кто не играет: { $text }
schraube-locker-position-card = Строка { $number }: карты бывают от 1 до 42, и каждая лежит в одном месте. Написано: { $text }
schraube-locker-position-height = Строка { $number }: в стопке не больше семи карт, и открытая входит в счёт. Написано: { $text }
schraube-locker-position-count = В стопках должны лежать ровно те карты, которых нет в других местах. Позиция кончается так: { $text }
schraube-locker-position-dice = Кубиков в игре не больше шести, а бонусных карт всего шесть. Позиция кончается так: { $text }
schraube-locker-position-pair = Два кубика ложатся на стопку, только если вместе дают её число, меньший записан первым и сложение выбрано («combine» в первой строке). Позиция кончается так: { $text }
schraube-locker-position-pawns = После начала у каждой фишки должна быть стопка. Позиция кончается так: { $text }
schraube-locker-position-tops = В каждой непустой стопке нужна открытая карта. Позиция кончается так: { $text }
schraube-locker-position-unfinished = Позиции нужна первая строка вида «seats 2» и последняя вида «seat 0 places». Она кончается так: { $text }
