# Что говорит Twisty, по-русски.

twisty-title = Twisty
twisty-tagline = Собери семь цветов в своём порядке и раньше всех приди в центр.

# Так зовётся игрок без имени: по цвету фишки.
twisty-seat = { $seat ->
    [0] Синий
    [1] Мятный
    [2] Розовый
   *[3] Фиолетовый
}

## Настройки

twisty-option-choose_corners = Выбор стартовых углов
    .help = Каждый выбирает угол, когда поле и ряды уже открыты.
twisty-option-first_seat = Кто начинает
    .help = Обычно тот, кто младше всех.
twisty-option-turn_limit = Предел ходов
    .help = После стольких ходов партия кончается без победителя. Пусто: без предела.

## Слова

# Мужской род, именительный и винительный: «красный кубик», «красный жетон».
twisty-colour = { $colour ->
    [red] красный
    [orange] оранжевый
    [yellow] жёлтый
    [green] зелёный
    [blue] синий
    [purple] фиолетовый
   *[pink] розовый
}
twisty-disc = { $disc ->
    [red] красный кубик
    [orange] оранжевый кубик
    [yellow] жёлтый кубик
    [green] зелёный кубик
    [blue] синий кубик
    [purple] фиолетовый кубик
    [pink] розовый кубик
    [orthogonal] кружок прямого шага
    [diagonal] кружок косого шага
    [leap] кружок прыжка
    [warp] кружок портала
   *[save] кружок защиты
}
    .plural = { $disc ->
        [red] красные кубики
        [orange] оранжевые кубики
        [yellow] жёлтые кубики
        [green] зелёные кубики
        [blue] синие кубики
        [purple] фиолетовые кубики
        [pink] розовые кубики
        [orthogonal] кружки прямого шага
        [diagonal] кружки косого шага
        [leap] кружки прыжка
        [warp] кружки портала
       *[save] кружки защиты
    }

## Ход партии

twisty-line-set-up = Поле разложено. Начинает { $player }.
twisty-line-corner = { $player } ставит фишку в угол { $space }.
twisty-line-move = { $player } ходит на { $space }.
twisty-line-use = { $player } { $disc ->
    [orthogonal] делает прямой шаг на { $space }
    [diagonal] делает косой шаг на { $space }
    [leap] прыгает дальше на { $space }
   *[warp] летит через портал на { $space }
}.
twisty-line-take = { $player } берёт { twisty-colour } кубик на { $space }.
twisty-line-rob = { $player } отнимает { twisty-colour } кубик на { $space } у игрока { $victim }.
twisty-line-flee = { $player } убегает в угол { $space }.
twisty-line-save = { $player } защищает { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}.
twisty-line-stop = { $player } останавливается.
twisty-line-pass = { $player } пропускает ход: нет ни одной открытой клетки.
twisty-line-win = { $winner } побеждает!
twisty-line-limit = Партия кончается после { $turns ->
    [one] { $turns } хода
   *[other] { $turns } ходов
}. Победителя нет.

## Отказы

twisty-refusal-over-won = Партия окончена, победа за игроком { $winner }.
twisty-refusal-over-limit = Партия окончена после { $turns ->
    [one] { $turns } хода
   *[other] { $turns } ходов
}. Победителя нет.
twisty-refusal-not-your-turn = Сейчас не твоя очередь. Решает { $player }.
twisty-refusal-chance-moves = Случай ещё раскладывает поле. Ходить пока нельзя.
twisty-refusal-not-chance = Случай тут ни при чём. Решает { $player }.
twisty-refusal-no-such-seat = В этой партии нет места { $seat }.
twisty-refusal-unknown-action = В Twisty нет действия { $action }.
twisty-refusal-unreadable = В Twisty нет хода «{ $text }». Назови клетку, например c3, либо pass, stop или save.
twisty-refusal-lay-disc = Сначала надо положить кружок на { $space }.
twisty-refusal-disc-used-up = Все { twisty-disc.plural } уже лежат на поле.
twisty-refusal-lay-token = Сначала { $player } получает следующий жетон ряда: один цвет.
twisty-refusal-token-laid = В этом ряду уже есть { twisty-colour } жетон. Каждый цвет встречается один раз.
twisty-refusal-choose-corner = Сначала выбери угол для своей фишки: a1, a7, g7 или g1.
twisty-refusal-not-a-corner = Фишка стартует с угла, а { $space } не угол.
twisty-refusal-corner-taken = Угол { $space } уже занимает { $other }. Выбери свободный.
twisty-refusal-not-knight = Ход начинается ходом конём, а отсюда конём на { $space } не попасть.
twisty-refusal-must-move = Пропустить ход можно, только когда все клетки закрыты. Сейчас ходить есть куда.
twisty-refusal-closed = На { $space } стоит { $other }, и кубика нужного тебе цвета там нет.
twisty-refusal-closed-protected = На { $space } стоит { $other }, и { twisty-colour } кубик там под защитой.
twisty-refusal-closed-full = На { $space } стоит { $other }. У тебя уже все семь кубиков, отнимать тебе нечего.
twisty-refusal-no-landing = Остановиться или защитить кубики можно, только если в этот ход ты попадаешь на кружок действия.
twisty-refusal-not-adjacent = Этот кружок даёт один прямой шаг, а { $space } не рядом с тобой.
twisty-refusal-not-diagonal = Этот кружок даёт один косой шаг, а { $space } не наискосок от тебя.
twisty-refusal-not-leap = Этот кружок даёт ещё один ход конём, а конём на { $space } отсюда не попасть.
twisty-refusal-not-warp = Портал ведёт к другому порталу, а на { $space } портала нет.
twisty-refusal-save-or-stop = Кружок защиты никуда не ведёт. Защити кубики или остановись.
twisty-refusal-not-on-save = Защитить кубики можно только на кружке защиты.
twisty-refusal-no-pass = Твой ход уже начат. Если дальше не хочешь, остановись.
twisty-refusal-flee = Тебя ограбили. Сначала выбери пустой угол.
twisty-refusal-flee-not-corner = Тебя ограбили, и тебе надо в пустой угол. { $space } не угол.
twisty-refusal-flee-taken = В углу { $space } стоит { $other }. Выбери пустой угол.
twisty-refusal-flee-same = Тебя ограбили на { $space }. Тебе надо в другой угол.

## Позиции, записанные от руки

twisty-position-line = Строка { $number } позиции не читается: { $text }
twisty-position-rank = Строка { $number }: в строке поля семь знаков, каждый — один из . ? r o y g b p k + x L W S. Написано: { $text }
twisty-position-no-disc-space = Строка { $number }: в углах и в центре кружков не бывает. Написано: { $text }
twisty-position-seat = Строка { $number } называет того, кто не играет: { $text }
twisty-position-row = Строка { $number }: в ряду каждый цвет встречается один раз. Написано: { $text }
twisty-position-row-marks = Строка { $number }: сначала защищённые жетоны (!), потом собранные (*), потом остальные. Написано: { $text }
twisty-position-pawns = Каждой фишке нужна своя клетка. Позиция кончается так: { $text }
twisty-position-too-many = Кружков одного вида больше, чем в коробке. Позиция кончается так: { $text }
twisty-position-not-laid = Не хватает кружков или жетонов: их ещё выкладывает случай. Позиция кончается так: { $text }
twisty-position-nothing-to-use = Под этой фишкой нет ничего, чем можно воспользоваться. Позиция кончается так: { $text }
twisty-position-end = Конец не сходится: победитель стоит в центре с семью кубиками, а никто не выиграл только после последнего хода. Позиция кончается так: { $text }
twisty-position-unfinished = Позиции нужна первая строка вида «seats 2» и последняя вида «blue opens». Она кончается так: { $text }
