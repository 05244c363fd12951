# Что говорит поле Schraube Locker, кроме текстов самой игры, по-русски.

## Круг

schraube-locker-page-circle = Круг из шести стопок
schraube-locker-page-stack = Стопка { $stack }: { schraube-locker-card.nominative }, нужна { $die ->
    [1] единица
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
   *[6] шестёрка
}, { $height ->
    [1] последняя карта
    [one] { $height } карта
    [few] { $height } карты
   *[many] { $height } карт
}
schraube-locker-page-stack-closed = Стопка { $stack }: { $height ->
    [0] пуста
   *[other] ещё не открыта
}
schraube-locker-page-stands = здесь { $player }
schraube-locker-page-served = кубик уже лежит
schraube-locker-page-offered = можно выбрать
schraube-locker-page-goal = здесь фишка остановится
schraube-locker-page-chance = вероятность попасть сюда { $chance } %
schraube-locker-page-keys = Клавиши: 0–5 выбирают стопку, R перебрасывает, W ходит, P кладёт обязательное, G берёт зелёную карту, Y жёлтую, S собирает набор, E заканчивает. Стрелки ведут по кругу.

## Кубики

schraube-locker-page-dice = Кубики
schraube-locker-page-die = Кубик: { $face }
schraube-locker-page-way = Положить { $faces }
schraube-locker-page-face = Повернуть на { $face }
schraube-locker-page-count = Бросить { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
schraube-locker-page-counts = Сколько кубиков
schraube-locker-page-ways = Какие кубики
schraube-locker-page-turned = Какая грань

## Карты

schraube-locker-page-things = Карты игрока { $player }: { $cards }
schraube-locker-page-view = Показать все карты игрока { $player }
schraube-locker-page-cards-of = Карты игрока { $player }
schraube-locker-page-face-up = Открытые
schraube-locker-page-none = пока нет
schraube-locker-page-group = { $picture ->
    [nut] { $count ->
        [one] { $count } гайка
        [few] { $count } гайки
       *[many] { $count } гаек
    }
    [bolt] { $count ->
        [one] { $count } болт
        [few] { $count } болта
       *[many] { $count } болтов
    }
    [double_nut] { $count ->
        [one] { $count } двойная гайка
        [few] { $count } двойные гайки
       *[many] { $count } двойных гаек
    }
    [double_bolt] { $count ->
        [one] { $count } двойной болт
        [few] { $count } двойных болта
       *[many] { $count } двойных болтов
    }
    [green] Переброс, { $count }×
    [yellow] Поворот кубика, { $count }×
    [orange] Обмен, { $count }×
   *[red] Подарок, { $count }×
}: { $points }
schraube-locker-page-sets = { $count ->
    [one] { $count } набор
    [few] { $count } набора
   *[many] { $count } наборов
}, по 3 очка
schraube-locker-page-bonuses = { $count ->
    [one] { $count } бонусная карта
    [few] { $count } бонусные карты
   *[many] { $count } бонусных карт
}, по 6 очков
schraube-locker-page-score = Очки:
schraube-locker-page-sum = Очков сейчас: { $points }
schraube-locker-page-show-score = Показывать счёт
schraube-locker-page-numbered = { $card }, { schraube-locker-card.nominative },
schraube-locker-page-use = Сыграть { schraube-locker-card }
schraube-locker-page-swap-with = Обмен с игроком { $victim }: отдать { schraube-locker-card }
schraube-locker-page-gift-to = Подарить −3 игроку { $victim }
schraube-locker-page-give-card = Отдать { schraube-locker-card }
schraube-locker-page-get-card = Получить { schraube-locker-card }
schraube-locker-page-set-card = { schraube-locker-card.nominative }
schraube-locker-page-meetings = Обмен
schraube-locker-page-deal = Что меняет хозяина
schraube-locker-page-hint-off = Скрыть шансы
schraube-locker-page-hint = Шансы

## Подсказка

schraube-locker-page-do-choose_start = Поставь фишку у любой стопки
schraube-locker-page-do-choose_dice = Сколько кубиков бросишь в этот ход?
schraube-locker-page-do-before_scan = Сначала сыграешь карту?
schraube-locker-page-do-turn-die = Какой кубик повернёшь?
schraube-locker-page-do-turn-face = Какой гранью вверх?
schraube-locker-page-do-ways = Какие кубики положишь сюда?
schraube-locker-page-do-put = Клади ещё кубики или иди дальше
schraube-locker-page-do-place = Перебрось остальные или ходи
schraube-locker-page-do-move = Все кубики лежат: ходи
schraube-locker-page-do-exchange = Ты здесь не в одиночестве: обмен или подарок?
schraube-locker-page-do-give = Обмен с игроком { $other }: какую карту отдашь?
schraube-locker-page-do-get = Какую карту возьмёшь у игрока { $other }?
schraube-locker-page-do-sets = Собрать набор? Он даёт 3 очка
schraube-locker-page-wait = { $wait ->
    [choose_start] { $player } выбирает стопку
    [choose_dice] { $player } выбирает число кубиков
    [roll] { $player } бросает кубики
    [before_scan] { $player } может сыграть карту
    [exchange] { $player } может меняться или дарить
    [give] { $player } меняется: { $other }
    [get] { $player } меняется: { $other }
    [sets] { $player } может собрать набор
    [reveal] Открываются карты
    [refill] Открывается новая карта
   *[place] { $player } кладёт кубики
}
schraube-locker-page-over = Партия окончена

## Кнопки

schraube-locker-page-roll = Перебросить
schraube-locker-page-left = ещё { $count }×
schraube-locker-page-move = { $steps ->
    [0] Стоять
    [6] Полный круг
   *[other] Идти к
}
schraube-locker-page-scan = Положить
schraube-locker-page-green = Перебросить
schraube-locker-page-yellow = Повернуть кубик
schraube-locker-page-done = Без обмена
schraube-locker-page-done-more = Хватит
schraube-locker-page-set = Собрать набор
schraube-locker-page-end = Закончить ход
schraube-locker-page-back = Назад
