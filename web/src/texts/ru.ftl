# Что страница говорит вокруг игр, по-русски.

## Люди

name-label = Твоё имя
name-toy = { $toy ->
    [1] Юла
    [2] Лошадка
    [3] Воздушный змей
    [4] Шарик
    [5] Йо-йо
    [6] Петрушка
    [7] Мишка
   *[8] Барабан
}
bot-of = { $level ->
    [random] Бот наугад
    [easy] Бот, лёгкий
    [medium] Бот, средний
    [hard] Бот, сильный
   *[other] Бот, { $level }
}

## Везде

page-skip = Сразу к столу
page-close = Закрыть
page-dismiss = Убрать заметку
page-notes = Заметки
page-clause = Какое правило?
page-clause-of = Правило { $clause }
page-fewer = На одного меньше
page-more = На одного больше
page-home = Назад к сундуку
page-loading = Минутку …
page-again = Ещё раз
page-no-answer = Сервер не отвечает. Есть ли у тебя связь?
link-waiting = Соединяемся снова …
lost-title = В этом углу пусто
lost-page = По этому адресу страницы нет.

## Сундук

front-lead = Хорошие деревянные игры с друзьями и ботами. Без регистрации: доставай и играй.
front-games = Игры
front-players = игроков: { $low }–{ $high }
front-quick = Играть с ботами
front-new = Новый стол
front-begun = Твоя партия ждёт
front-go-on = Продолжить
front-foot = Рядом с каждой доской есть подсказка. Ссылка или код приведут друзей к столу.

## Новый стол

create-title = { $game }: новый стол
create-seats = Игроки
create-who = Кто здесь сидит: { $seat }
create-me = Я
create-open = Свободно для друга
create-hint = На свободные места можно позвать: есть ссылка и код для телефона.
create-fill = Посадить ботов на свободные места
create-options = Правила на выбор
edition-house = Домашнее издание
edition-choose = Выбрать файл
create-make = Открыть стол
create-start = Начать сейчас

## Ждём всех

wait-title = Кто играет?
wait-onlookers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
wait-open = Ещё есть свободные места.
wait-ready = Все собрались.
wait-owner = Партию начнёт тот, кто открыл стол.
wait-start = Начать партию
seat-open = Свободное место
seat-you = ты
seat-away = не на связи
seat-turn = ходит
seat-sit = Сесть сюда
seat-clear = Освободить место: { $player }
seat-up = Выше: { $seat }
seat-down = Ниже: { $seat }
invite-title = Позови друзей
invite-how = Отправь ссылку или дай навести телефон на код.
invite-link = Ссылка на этот стол
invite-copy = Скопировать ссылку
invite-share = Поделиться
invite-copied = Ссылка скопирована.
invite-not-copied = Браузер не даёт странице копировать; выдели ссылку и скопируй вручную.
invite-qr = QR-код со ссылкой на этот стол

## Во время партии

turn-yours = Твой ход
turn-of = Ходит: { $names }
turn-over = Партия окончена
turn-looking = Ты наблюдаешь
log-title = Что случилось
log-open = Показать всё, что случилось
log-empty = Пока ничего.
help-title = Как играть: { $game }
proposal-title = Вопрос к столу
proposal-undo = { $player } хочет взять ход назад.
proposal-end = { $player } хочет закончить партию.
proposal-rematch = { $player } хочет сыграть ещё раз.
proposal-waiting = Ждём ответа: { $names }
proposal-yes = Да
proposal-no = Нет
proposal-withdraw = Отозвать
standin-title = { $player } не на связи
standin-offer = { $player } не на связи. Пусть играет бот?
standin-how = Пока может играть бот. Место остаётся за игроком: он вернётся и продолжит сам.
standin-bot = играет бот
standin-stop = Отпустить бота

## В конце

end-you = Победа за тобой!
end-winner = { $count ->
    [one] Победа: { $names }
   *[other] Победили: { $names }
}
end-nobody = Никто не победил
end-agreed = Закончили по согласию
end-wins = { $count ->
    [one] { $count } победа здесь
    [few] { $count } победы здесь
   *[many] { $count } побед здесь
}
end-look = Посмотреть на доску
end-result = Итог

## Меню

menu-title = Меню
menu-help = Правила и помощь
menu-undo = Попросить вернуть ход
menu-end = Предложить закончить партию
menu-rematch = Сыграть ещё раз
menu-record = Сохранить запись партии
menu-stand = Встать из-за стола
menu-stand-sure = Точно встать?
menu-settings = Настройки
menu-language = Язык
menu-scheme = Цвета
menu-sound = Звуки
menu-keys = Клавиши без сочетаний
scheme-auto = Как на устройстве
scheme-light = День
scheme-dark = Ночь
