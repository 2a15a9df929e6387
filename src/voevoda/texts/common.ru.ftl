### Слова, общие для всех игр, по-русски. Имена сообщений во всех языках одинаковы.

## Поиск по имени

game-unknown = Игры «{ $name }» нет. Известные игры: { $known }.
scenario-unknown = В игре «{ $game }» нет сценария «{ $name }». Известные сценарии: { $known }.
seat-unknown = Места «{ $name }» нет. Известные места: { $known }.
seats-too-many = { $given ->
    [one] Названо { $given } место
    [few] Названо { $given } места
   *[many] Названо { $given } мест
}, а в этом сценарии их { $seats }.

## Параметры

parameter-range = { $name } = { $value } не подходит: нужно целое число от { $low } до { $high }.
parameter-choice = { $name } = { $value } не подходит. Возможно: { $known }.
parameter-unknown = Параметра «{ $name }» нет{ $near ->
    [none] .
   *[other] ; ближайшее имя — «{ $near }».
}

origin-seed = из исходного текста
    .short = текст
origin-original = из изданного оригинала
    .short = оригинал
origin-decision = наше решение
    .short = наше

## Запись ходов

notation-unreadable = «{ $text }» не читается как ход. Возможные формы: { $forms }.

## Партия

match-over = Игра окончена.
match-not-your-turn = Сейчас решает другой игрок.
match-no-such-outcome = «{ $text }» сейчас выпасть не может.
match-chance-first = Сначала бросок кости.

undo-nothing = Пока не сделано ничего, что можно взять назад.
undo-chance = Решённое костью остаётся в силе.
undo-reveal = Последний шаг открыл скрытое, поэтому он остаётся в силе.
undo-other-seat = Последнее решение принадлежит { $seat }: взять его назад можно только с этого места.
redo-nothing = Назад ничего не взято.

## Файлы партий

matchfile-too-large = Файл слишком велик для партии: читается не больше { $limit } МБ.
matchfile-damaged = Файл повреждён: { $detail }
matchfile-foreign = Этот файл — не партия «Воеводы».
matchfile-newer = У файла формат { $format }; эта версия «Воеводы» читает форматы не новее { $known }.
matchfile-invalid = Часть файла партии не такая, как ожидалось: { $detail }
matchfile-game = Это партия в игру «{ $game }», а она не установлена. Установленные игры: { $known }.
matchfile-rules = Партия сыграна по правилам { $rules } игры «{ $game }»; установлены правила { $known }.
matchfile-setup = Партию не удаётся расставить: { $detail }
matchfile-step = Шаг { $step }, «{ $text }», не удаётся повторить: { $detail }
matchfile-hash = Позиция после шага { $step } не совпала с записанной: изменился файл или правила.

## Файлы сценариев

scenario-file = { $file }, строка { $line }: { $detail }
scenario-invalid = Сценарий не читается: { $detail }
scenario-map-size = Карта { $width } × { $height } невозможна: каждая сторона — от 3 до 26 клеток.
scenario-players = { $count ->
    [0] В сценарии нет игроков
    [one] В сценарии { $count } игрок
    [few] В сценарии { $count } игрока
   *[many] В сценарии { $count } игроков
}; нужно от 2 до 6.
scenario-player-without-location = У игрока { $player } нет локации; каждому нужна хотя бы одна.
scenario-cell-off-map = { $what }: клетки { $cell } нет на карте.
scenario-cell-taken = { $what }: клетка { $cell } уже занята.
scenario-few-neighbours = { $what } в клетке { $cell }: рядом нужно хотя бы 2 свободные клетки, а есть { $free }.
scenario-relic-missing = { $what } начинает с уровня { $level }: нужна реликвия.
scenario-relic-early = { $what } начинает с уровня 0, где реликвии ещё нет: уберите реликвию или повысьте уровень.
scenario-unknown-type = { $what }: типа локации «{ $type }» нет. Известные типы: { $known }.
scenario-unknown-relic = { $what }: реликвии «{ $relic }» нет. Известные реликвии: { $known }.
scenario-owner = { $what }: владельца { $owner } нет; в сценарии { $count ->
    [one] { $count } игрок.
    [few] { $count } игрока.
   *[many] { $count } игроков.
}
scenario-order = Порядок инициативы должен назвать по одному разу каждого: { $known }.
scenario-too-many = { $count ->
    [one] { $count } локация
    [few] { $count } локации
   *[many] { $count } локаций
} — слишком много; возможно не больше { $most }.
scenario-number = { $what } = { $value } не подходит: нужно целое число от { $low } до { $high }.

## Сервер стола

server-malformed = Сообщение не читается: { $detail }
server-stale = Стол уже изменился: это было для шага { $step }, а сейчас шаг { $now }.
server-not-your-seat = За это место играют с другого устройства или играет бот.
server-no-table = На этом устройстве нет стола «{ $table }».
server-watching = Вы наблюдаете за этим столом; решают его игроки.
server-busy = Стол ещё занят прошлым действием. Попробуйте через мгновение.
server-too-large = Сообщение слишком велико.
server-origin = Сервер отвечает только тем страницам, которые отдал сам.
server-rate = Слишком много сообщений сразу. Попробуйте через мгновение.
server-bot-failed = Бот «{ $bot }» остановился. Возьмите последнее действие назад или сыграйте за него.

## Боты

bot-random = Случайный
    .about = Выбирает любое разрешённое действие, все с равными шансами.
bot-greedy = Жадный
    .about = Смотрит на одно действие вперёд и берёт то, что кажется лучшим прямо сейчас.

## Стол в браузере

ui-title = Воевода
ui-home = Все игры
ui-close = Закрыть
ui-cancel = Отмена
ui-confirm = Подтвердить
ui-retry = Попробовать снова
ui-language = Язык
ui-default = по умолчанию

ui-new-game = Новая игра
ui-continue = Продолжить
ui-recent = Недавние игры
ui-no-games = Игр пока нет. Начните новую.
ui-scenario = Сценарий
ui-seat = Место { $name }
ui-person = Человек
ui-bot-random = Бот: случайный
ui-bot-greedy = Бот: жадный
ui-same-device = Люди за этим столом ходят по очереди с этого устройства.
ui-start = Начать игру
ui-open-file = Открыть файл партии
ui-save-file = Сохранить партию
ui-play-again = Сыграть ещё раз
ui-parameters = Параметры
ui-players = Игроки
ui-minutes = { $high ->
    [one] { $low }–{ $high } минута
    [few] { $low }–{ $high } минуты
   *[many] { $low }–{ $high } минут
}
ui-seats-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
ui-rules = Правила
ui-rule = Правило { $rule }

ui-map = Карта: { $scenario }
ui-table-list-view = Стол списком
ui-round = Круг { $round } из { $limit }
ui-your-turn = { $player }, ваш ход
ui-thinking = { $player } думает…
ui-waiting = Ждём остальных
ui-actions = Действия
ui-legal-actions = Разрешённые действия
ui-end-turn = Завершить ход
ui-undo = Взять назад
ui-redo = Вернуть взятое назад
ui-type-move = Написать ход
ui-type-move-hint = В записи ходов, например: END
ui-send = Отправить
ui-log = Журнал
ui-odds = Шансы
ui-most-likely = Вероятнее всего: { $what } ({ $chance })
ui-preview-no-chance = Без кости: это произойдёт наверняка.
ui-nothing-selected = Ничего не выбрано.
ui-select-prompt = Выберите отряд или локацию, чтобы увидеть их возможности.
ui-bots-warming = Боты ещё разогреваются и около минуты думают медленнее.

ui-connection-lost = Связь потеряна.
ui-reconnecting = Восстанавливаем связь…
ui-unacknowledged = Последнее действие отправлено, но ещё не подтверждено.
ui-server-down = Сервер не отвечает. Все подтверждённые действия сохранены.

ui-result-win = Победа: { $players }
ui-result-draw = Ничья
