# Что говорит поле Twisty кроме текстов самой игры, по-русски.

twisty-page-board = Поле
twisty-page-centre = центр
twisty-page-corner = угол, пусто
twisty-page-blank = пусто
twisty-page-stands = здесь стоит { $player }
twisty-page-used = использовано в этом ходу
twisty-page-target = сюда можно встать{ $target ->
    [take] {": возьмёшь нужный кубик"}
    [rob] {": отнимешь нужный кубик"}
    [action] {": получишь действие"}
    [corner] {": свободный угол"}
    [win] {": победа"}
   *[move] {""}
}

## Что делать

twisty-page-do-corner = Выбери угол для своей фишки
twisty-page-do-open = Ходи конём. Тебе нужен { twisty-colour } кубик
twisty-page-do-centre = Все семь есть: теперь в центр
twisty-page-do-pass = Ходить некуда: пропусти ход
twisty-page-do-flee = Тебя ограбили: беги в пустой угол
twisty-page-do-act = { $disc ->
    [orthogonal] Сделай прямой шаг или остановись
    [diagonal] Сделай косой шаг или остановись
    [leap] Прыгни конём ещё раз или остановись
    [warp] Лети в другой портал или остановись
   *[save] Защитить?
}
twisty-page-wait = { $wait ->
    [corner] { $player } выбирает угол
    [flee] { $player } убегает в угол
    [act] { $player } решает: { twisty-disc }
   *[open] { $player } ходит
}
twisty-page-set-up = Поле раскладывается
twisty-page-nobody = Победителя нет

## Кнопки

twisty-page-stop = Стоп
twisty-page-save = Защитить
twisty-page-pass = Пропустить

## Ряды

twisty-page-row = Ряд: { $player }
twisty-page-slot = { $place }: { twisty-colour }, { $state ->
    [protected] собран и защищён
    [collected] собран
    [next] нужен сейчас
   *[later] позже
}
twisty-page-keys = Стрелки двигают по полю, Enter — встать; или набери клетку, например c3. S — остановиться, V — защитить, P — пропустить ход.
