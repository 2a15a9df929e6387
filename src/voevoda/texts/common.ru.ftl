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

seats-wrong = { $given ->
    [one] Назван { $given } игрок
    [few] Названо { $given } игрока
   *[other] Названо { $given } игроков
}, а мест в сценарии { $seats }: назовите одного на все места или по одному на каждое.

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
undo-other-seat = Последним решал { $seat }: взять это назад можно только с того же места.
redo-nothing = Назад ничего не взято.

## Файлы партий

matchfile-too-large = Файл слишком велик для партии: читается не больше { $limit } МБ.
matchfile-damaged = Файл повреждён ({ $detail }): возьмите другую его копию.
matchfile-foreign = Это не партия «Воеводы»: выберите файл, который сохранил её стол или командная строка.
matchfile-newer = У файла формат { $format }, а эта версия «Воеводы» читает форматы не новее { $known }: чтобы открыть его, обновите «Воеводу».
matchfile-invalid = Часть файла партии не такая, как ожидалось ({ $detail }): возьмите другую его копию.
matchfile-game = Это партия в игру «{ $game }», а она не установлена. Установленные игры: { $known }.
matchfile-rules = Партия сыграна по правилам { $rules } игры «{ $game }», а установлены правила { $known }: откройте её версией, где есть те правила.
matchfile-setup = Партию не удаётся расставить: { $detail }
matchfile-step = Шаг { $step }, «{ $text }», не удаётся повторить: { $detail }
matchfile-too-long = В файле { $steps } шагов, а партия этого сценария не бывает длиннее { $most }: возьмите другую копию файла.
matchfile-hash = Позиция после шага { $step } не совпала с записанной: изменился файл или правила; возьмите другую копию файла.

## Файлы сценариев

scenario-file = { $file }, строка { $line }: { $detail }
scenario-invalid = Сценарий не читается: { $detail }
scenario-field-unknown = Поля «{ $name }» здесь не бывает: проверьте, как оно написано.
scenario-field-missing = Не хватает поля «{ $field }»{ $where ->
    [none] {""}
   *[other] {" "}в { $where }
}; без него сценария нет.
scenario-field-kind = { $where }: здесь нужно { $needed ->
    [int] целое число
    [str] слово в кавычках
    [bool] true или false
    [array] перечисление в [ ]
    [object] описание из полей
    [value] число, слово в кавычках, true или false
   *[other] { $needed }
}, а стоит { $found ->
    [int] целое число
    [float] дробь
    [str] слово
    [bool] true или false
    [array] перечисление
    [object] описание из полей
   *[other] { $found }
}.
scenario-map-size = Карта { $width } × { $height } невозможна: каждая сторона — от 3 до 26 клеток.
scenario-players = { $count ->
    [0] В сценарии нет игроков
    [one] В сценарии { $count } игрок
    [few] В сценарии { $count } игрока
   *[many] В сценарии { $count } игроков
}; нужно от 2 до { $most }.
scenario-player-without-location = У игрока { $player } нет локации; каждому нужна хотя бы одна.
scenario-cell-off-map = { $what }: клетки { $cell } нет на карте: выберите другую.
scenario-cell-taken = { $what }: клетка { $cell } уже занята: выберите другую.
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
scenario-order = Игроки нумеруются с 1 без пропусков, и каждый стоит в порядке один раз; здесь это { $known }.
scenario-too-many = { $count ->
    [one] { $count } локация
    [few] { $count } локации
   *[many] { $count } локаций
} — слишком много; возможно не больше { $most }.
scenario-one-owner = В позиции локациями должны владеть хотя бы два игрока: отдайте одну другому.
scenario-units-without-turn = В сценарии есть отряд { $what }, но не сказано, чей ход: добавьте «turn» или уберите отряды.
scenario-unit-twice = Отрядов { $what } два: дайте одному из них другой номер.
scenario-subdued-with-spirit = { $what } захвачен, а духа у него { NUMBER($spirit, useGrouping: 0) }: у захваченного отряда дух 0.
scenario-row = Позиции атаки отряда { $what } — «{ $row }»: нужны четыре значения, прочерки или числа от 0 до 9, например -/-/0/1.
matchfile-no-step = Шага { NUMBER($step, useGrouping: 0) } нет: в партии их { NUMBER($steps, useGrouping: 0) }.
scenario-number = { $what } = { $value } не подходит: нужно целое число от { $low } до { $high }.

## Сервер стола

server-malformed = Сообщение не читается: { $detail }
server-dice = Кости бросает сервер: отправьте ход без них и только до ближайшего броска.
server-text-long = Запись хода слишком длинна: знаков { $length }, а читается не больше { $most }. Дайте её по частям.
server-stale = Стол уже изменился: это было для шага { $step }, а сейчас шаг { $now }.
server-not-your-seat = За это место играют с другого устройства или играет бот.
server-no-table = На этом устройстве нет стола «{ $table }».
server-watching = Вы наблюдаете за этим столом; решают его игроки.
server-busy = Стол ещё занят прошлым действием. Попробуйте через мгновение.
server-too-large = Сообщение слишком велико.
server-origin = Сервер отвечает только тем страницам, которые отдал сам.
server-rate = Слишком много сообщений сразу. Попробуйте через мгновение.
server-fault = Сервер с этим не справился; ничего не изменилось. Подробности в его журнале.
server-no-page = Страницы { $path } нет.
server-odds-hidden = В этой игре есть тайны, и шансы выдали бы их.
server-file-hidden = В этой партии есть тайны: её файл можно сохранить, когда игра окончена.
server-port = Порт { NUMBER($port, useGrouping: 0) } на { $host } занять не удаётся: { $detail }
server-bot-failed = Бот «{ $bot }» не дал ответа; за него сделано первое разрешённое действие.

store-unreadable = Сохранённые партии в { $file } не читаются: { $detail }
store-newer = У сохранённых партий в { $file } версия { $version }; эта версия «Воеводы» читает версии не новее { $known }.

## Боты

bot-unknown = Бота «{ $name }» нет. Известные боты: { $known }.
bot-random = Случайный
    .about = Выбирает любое разрешённое действие, все с равными шансами.
bot-greedy = Жадный
    .about = Смотрит на одно действие вперёд и берёт то, что кажется лучшим прямо сейчас.

## Стол в браузере

ui-title = Воевода
ui-home = Все игры
ui-cancel = Отмена
ui-confirm = Подтвердить
ui-retry = Попробовать снова
ui-language = Язык
ui-default = по умолчанию

ui-continue = Продолжить
ui-recent = Недавние игры
ui-no-games = Игр пока нет. Начните новую.
ui-scenario = Сценарий
ui-seat = Место { $name }
ui-person = Человек
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
ui-table-over = Игра окончена.
ui-waiting = Ждём остальных
ui-actions = Действия
ui-legal-actions = Разрешённые действия
ui-end-turn = Завершить ход
ui-undo = Взять назад
ui-redo = Вернуть взятое назад
ui-type-move = Написать ход
ui-type-move-hint = В записи ходов, например: { $move }
ui-send = Отправить
ui-log = Журнал
ui-odds = Шансы
ui-weighing = Считаем шансы…
ui-most-likely = Вероятнее всего: { $what } ({ $chance })
ui-preview-no-chance = Без кости: это произойдёт наверняка.
ui-select-prompt = Выберите отряд или локацию, чтобы увидеть их возможности.
ui-bots-warming = Боты ещё разогреваются и около минуты думают медленнее.

ui-connection-lost = Связь потеряна.
ui-reconnecting = Восстанавливаем связь…
ui-unacknowledged = Последнее действие отправлено, но ещё не подтверждено.
ui-server-down = Сервер не отвечает. Все подтверждённые действия сохранены.

ui-result-win = Победа: { $players }
ui-result-draw = Ничья

## Command line

cli-help-usage = Вызов: { $line }
cli-help-shape = [КОМАНДА] [параметры]
cli-help-options-shape = [параметры]
cli-help-commands = Команды
cli-help-arguments = Аргументы
cli-help-options = Параметры
cli-help-examples = Примеры

cli-command-voevoda = Тактические настольные игры, где каждое правило соблюдается и объясняется. Без команды открывает стол в браузере.
cli-command-serve = Запустить стол для браузера на этом компьютере, до Ctrl-C.
cli-command-games = Показать список игр.
cli-command-scenarios = Показать сценарии игры.
cli-command-rules = Показать книгу правил игры или одно правило.
cli-command-army = Армии на очки: показать карточки, проверить и оценить армию, составить её или свести две в битве.
cli-command-play = Сыграть целую партию в терминале, против ботов или вместе за одной клавиатурой.
cli-command-simulate = Дать ботам сыграть много партий и подсчитать, кто побеждает, как долго и какие правила срабатывают.
cli-command-solve = Точно решить бой: его цена, лучшие расстановки сторон и сколько самое большее теряет данная расстановка.
cli-command-replay = Рассказать сохранённую партию шаг за шагом.
cli-command-verify = Воспроизвести файл партии и проверить каждый шаг.
cli-command-warm = Скомпилировать правила заранее, чтобы боты были быстры с первого хода.

cli-option-lang = Язык: английский или русский. Иначе решает VOEVODA_LANG, затем настройки системы.
cli-option-help = Показать эту справку.
cli-option-version = Показать версию.
cli-option-game = Имя игры; список покажет «voevoda games».
cli-option-file = Файл партии (.voevoda.json).
cli-option-as-json = Вывести JSON, для программ.
cli-option-scenario = Имя сценария или файл сценария (.json или .toml). Если не указано — быстрый.
cli-option-settings = Изменить параметр или вариант правил; можно повторять.
cli-option-rule = Номер правила, например CIT-ATT-04. Если не указан — вся книга.
cli-option-open-browser = Открыть страницу в браузере или только показать адрес (так по умолчанию у «serve»).
cli-option-serve-port = Порт. Если не указан — 8000, а если он занят — свободный. 0: свободный.
cli-option-serve-host = Адрес, на котором слушать. Если не указан — 127.0.0.1, доступный только с этого компьютера.
cli-option-serve-data = Папка с партиями. Если не указана — папка данных пользователя.
cli-option-army-way = Что сделать: показать все карточки с ценами (если не указано — это), проверить файлы армий, составить армию по списку или битву из двух армий.
cli-option-army-what = Файлы армий (.toml или .json); чтобы составить — список: имена отрядов, число перед отрядом, заклинатель после него: отряд+род:заклинание,заклинание.
cli-option-army-points = Сколько армия может стоить; для битвы неравных армий — два числа. Если не указано — сколько угодно, а в битве — сколько у её поля.
cli-option-army-name = Название армии.
cli-option-army-ground = Сценарий, на поле которого сходятся армии: имя или файл. Если не указан — обычный.
cli-option-army-save = Файл, куда записать армию или битву: .toml или .json.
cli-option-play-game = Имя игры; с --load не нужно.
cli-option-play-seats = Кто где сидит, по порядку: human (человек) или имя бота, через запятую. Если не указано — human, затем greedy.
cli-option-play-seed = Бросать кости от этого числа: тот же выбор приносит те же кости.
cli-option-play-load = Продолжить партию из этого файла и держать его свежим.
cli-option-play-save = Держать этот файл свежим с первого хода.
cli-option-play-yes = Бросать кости без вопроса.
cli-option-simulate-games = Сколько партий. Если не указано — 1000.
cli-option-simulate-seats = Боты по порядку, через запятую. Если не указано — greedy на каждом месте.
cli-option-simulate-seed = Начальное число: то же число даёт тот же результат. Если не указано — 1.
cli-option-simulate-workers = Сколько процессов. Если не указано — по одному на ядро.
cli-option-solve-attackers = Войска нападающих через запятую: «3,2+» — три отряда и два с преимуществом; «2?» получает приказы по жребию; «aad» — открытые карточки.
cli-option-solve-defenders = Войска обороняющихся, так же.
cli-option-solve-scenario = Взять стороны из этого отдельного боя: его имя или файл сценария.
cli-option-solve-payoff = Ради чего бой: wdl (победа, ничья, поражение) или survivors (уцелевшие). Если не указано — wdl или как в сценарии.
cli-option-solve-layout = Оценить и эту расстановку: «asd», а где войск несколько — «2:as 1:asd».
cli-option-solve-side = Чья это расстановка: attackers (нападающие) или defenders (обороняющиеся). Если не указано — attackers.
cli-option-replay-step = Начать после этого шага.
cli-option-replay-speed = Идти дальше без клавиш, столько секунд на шаг.
cli-option-warm-game = Имя игры. Если не указано — все игры.

cli-yes = д да
cli-no = н нет
cli-person = человек
cli-chance = кости
cli-secret = решение принято

cli-column-id = имя
cli-column-name = название
cli-column-seats = мест
cli-column-scenarios = сценариев
cli-column-version = правила
cli-column-minutes = минут
cli-column-goal = о чём
cli-column-chance = шанс
cli-column-dice = кости
cli-column-events = что произойдёт
cli-column-value = оценка
cli-column-action = действие

cli-games-next = Сыграть: voevoda play { $game }
cli-scenarios-next = Сыграть: voevoda play { $game } --scenario { $scenario }

cli-serve-at = Стол открыт: { $address } (остановить — Ctrl-C)
cli-serve-moved = Порт { $taken } занят; вместо него взят свободный.
cli-serve-running = Стол уже открыт: { $address }
cli-serve-port-taken = Порт { $port } занят: выберите другой через --port или не указывайте его.
cli-serve-port-range = Порта { $port } не бывает: выберите от 0 до 65535 или не указывайте --port.
cli-serve-host = Слушать на «{ $host }» нельзя ({ $detail }): не указывайте --host, тогда будет 127.0.0.1.
cli-serve-stopped = Остановлено. Все партии сохранены.

cli-play-title = { $game }, { $scenario }. { $seats }
cli-play-resumed = { $steps ->
    [one] Продолжение после { $steps } шага
   *[other] Продолжение после { $steps } шагов
}. Последнее:
cli-play-since = С вашего прошлого хода:
cli-play-narrow = Введите имя, например { $piece }, или начало записи, например { $word }, чтобы увидеть эти действия.
cli-play-hint = Введите номер действия или его запись; всё остальное покажет «помощь».
cli-play-one-screen = На этом экране видны тайны обеих сторон; за столом в браузере они между ходами закрыты.
cli-play-turn = Решает { $name }:
cli-play-sure = Бросить кости?
cli-play-not-done = Не сделано. Выберите снова.
cli-play-undone = Взято назад; «повтор» сыграет это снова.
cli-play-resign-ask = { $name } сдаётся? Взять это назад нельзя.
cli-play-resigned = { $name }: сдача.
cli-play-draw-ask = { $name }: согласие на ничью?
cli-play-saved = Сохранено в { $file } ({ $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}). Продолжить: voevoda play --load { $file }
cli-play-kept = Сохранено в { $file }. Посмотреть снова: voevoda replay { $file }
cli-play-quit-save = Сохранить партию?
cli-play-number = Действия { $number } нет: выберите от 1 до { $last }.
cli-play-unreadable = «{ $text }» — здесь не действие и не команда; как их писать, покажет «помощь».
cli-play-dice = Кости бросает программа: уберите их результат из «{ $text }».
cli-play-plan = { $count } действий сразу — слишком много: вместе взвешивается не больше { $most }.
cli-play-no-game = Назовите игру: { $known }.
cli-play-load-alone = { $option } не может изменить продолжаемую партию: уберите этот параметр или --load.
cli-play-other-game = В { $file } — партия «{ $game }»: не называйте игру или назовите эту.
cli-play-help-ways = Введите номер из списка или действие в записи, при желании целое действие одной строкой; несколько через «;» выполнятся по порядку:
cli-play-help-more = Или одно из этих слов:
cli-play-help-undo = взять назад последнее решение (но не то, что решили кости)
cli-play-help-redo = сыграть снова то, что взято назад
cli-play-help-resign = сдаться; если остаются другие, за вас доиграет бот
cli-play-help-draw = предложить ничью всем остальным
cli-play-help-odds = точные шансы действия или нескольких, через «;»
cli-play-help-hint = что сделал бы здесь бот и во что он это ценит
cli-play-help-rules = текст правила: правило { $example }
cli-play-help-log = всё, что произошло
cli-play-help-board = снова доска и действия
cli-play-help-save = сохранить партию, если нужно — в названный файл
cli-play-help-help = этот список
cli-play-help-quit = выйти из игры

cli-word-undo = назад
cli-word-redo = повтор
cli-word-resign = сдаться
cli-word-draw = ничья
cli-word-odds = шансы
cli-word-hint = подсказка
cli-word-rules = правило
cli-word-log = журнал
cli-word-board = доска
cli-word-save = сохранить
cli-word-help = помощь
cli-word-quit = выход

cli-odds-sure = В любом случае:
cli-odds-nothing = больше ничего
cli-odds-one-way = Для каждого исхода — один из бросков, которые к нему ведут:
cli-odds-others = { $count ->
    [one] ещё { $count } исход, менее вероятный
    [few] ещё { $count } исхода, менее вероятных
   *[many] ещё { $count } исходов, менее вероятных
}
cli-odds-no-dice = Костей нет: это произойдёт точно.
cli-odds-form = Скажите, что оценить: «шансы» и действие — номер или запись.
cli-odds-as-seen = То, что от вас скрыто, здесь предположено:
cli-rules-form = Назовите правило, например «правило { $example }». Вся книга: voevoda rules { $game }

cli-ending-resignation = остальные сдались
cli-ending-agreement = по соглашению
cli-result-none = Игра продолжается.
cli-result-draw = Ничья [{ $rule }]
cli-result-won = { $count ->
    [one] Победа: { $names } [{ $rule }]
   *[other] Победители: { $names } [{ $rule }]
}

cli-replay-title = { $file }: { $game }, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}
cli-replay-keys = Enter — следующий шаг, q — выйти.
cli-verify-ok = { $file } в порядке: { $game } по правилам { $rules }, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}, хеш { $hash }. { $result }
cli-warm-larger = Компиляция правил для стола другого размера
cli-warm-done = { $game }: скомпилировано.

cli-simulate-title = { $game }, { $scenario }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, начальное число { $seed }
cli-simulate-progress = Партии
cli-simulate-compiling = Компиляция правил
cli-simulate-draws = ничьи
cli-simulate-turns = ходы
cli-simulate-decisions = решения
cli-simulate-run = { $seconds } с, { $speed } партий в секунду, процессов: { $workers }.
cli-solve-none = Бои игры «{ $game }» решить нельзя: только бои { $known }.
cli-solve-sides = Назовите обе стороны, например «voevoda solve { $game } 3 2+», или бой через --scenario.
cli-solve-both = { $option } задаёт обе стороны: уберите их или уберите { $option }.
cli-solve-payoff = Цели «{ $name }» нет: выберите из { $known }.
cli-solve-side = Стороны «{ $name }» нет: выберите из { $known }.
cli-solve-patience = Идёт решение; бой многих разных войск может занять полминуты.
cli-solve-value = Цена для нападающих: { $value }
cli-solve-odds = При лучшей игре обеих сторон нападающие побеждают в { $win }, ничья в { $draw }, поражение в { $loss }.
cli-solve-attackers = нападающие кладут
cli-solve-defenders = обороняющиеся кладут
cli-solve-more = { $count ->
    [one] И ещё { $count } расстановка; её покажет --json.
    [few] И ещё { $count } расстановки; их покажет --json.
   *[many] И ещё { $count } расстановок; их покажет --json.
}
cli-solve-judgement = { $side ->
    [defenders] Эта расстановка обороняющихся даёт нападающим не больше { $worst } и теряет самое большее { $loses }.
   *[other] Эта расстановка даёт нападающим не меньше { $worst } и теряет самое большее { $loses }.
} Лучший ответ: { $reply }
cli-solve-estimate = Бой слишком велик для точного решения. Оценка для нападающих, от −1 (поражение) до 1 (победа): { $value }
cli-column-player = игрок
cli-column-side = сторона
cli-column-wins = победы
cli-column-share = доля
cli-column-interval = 95-процентный интервал
cli-column-score = средний выигрыш
cli-column-as-side = как { $side }
cli-column-length = длина
cli-column-shortest = кратчайшая
cli-column-q1 = квартиль
cli-column-median = медиана
cli-column-q3 = квартиль
cli-column-longest = длиннейшая
cli-column-ending = чем кончилось
cli-column-games = партии
cli-column-rule = правило
cli-column-fired = сработало
cli-column-each-game = за партию
cli-column-in-games = доля партий
cli-simulate-stopping = Остановка после начатых партий; ещё раз Ctrl-C — выход сразу.
cli-simulate-partial = Остановлено: это результат { $done } партий из { $games }.
cli-simulate-none = Остановлено до конца первой партии: результата нет.
cli-simulate-low = { $option } = { $value } невозможно: нужно хотя бы 1.

battle-large = Бой слишком велик для точного решения: всегда решается до { $most } карточек на сторону.
battle-map = Этот сценарий — целая партия с картой: назовите отдельный бой.
battle-strength = Войска из { $value } отрядов не бывает: нужен хотя бы 1.
battle-orders = «{ $text }» — не приказы: есть a, s и d.
battle-piece-form = «{ $text }» — не войско: напишите его силу (3) или приказы открытых карточек (aad), затем + для преимущества и ? для приказов по жребию.
battle-layout-form = «{ $text }» — не расстановка: напишите приказы подряд (asd), а где войск несколько — каждое после своего номера (2:as 1:asd).
battle-layout = «{ $text }» положить нельзя: назовите каждое войско стороны один раз, с приказом для каждой карточки.

cli-command-unknown = Команды «{ $name }» нет{ $near ->
    [none] : выберите одну из { $known }.
   *[other] : может быть, «{ $near }»? Команды: { $known }.
}
cli-usage-extra = «{ $text }» — лишнее: смотрите { $command } --help
cli-usage-option = Параметра { $option } нет: смотрите { $command } --help
cli-usage-value = Параметру { $option } нужно значение: смотрите { $command } --help
cli-usage-missing = Не хватает { $name }: смотрите { $command } --help
cli-usage-bad = Значение { $name } не прочесть: смотрите { $command } --help
cli-usage-other = Командную строку не прочесть ({ $detail }): смотрите { $command } --help
cli-language-unknown = Языка «{ $name }» нет: выберите из { $known }.
cli-system = Система отказала: { $detail }
cli-file-missing = Файла { $file } нет: проверьте имя и папку.
cli-file-unreadable = { $file } не прочесть ({ $detail }): проверьте, что это файл и что вам можно его читать.
cli-file-unwritable = { $file } не записать ({ $detail }): назовите другое место.
cli-set-form = «{ $text }» — не настройка: пишите --set имя=значение.
cli-seat-unknown = «{ $name }» не может занять место: выберите из { $known }.
cli-seats-count = { $given ->
    [one] Названо { $given } место
    [few] Названо { $given } места
   *[other] Названо { $given } мест
}, а в сценарии их { $seats }: пишите, например, --seats { $example }
cli-scenario-file = { $file }: { $detail }
cli-match-file = { $file }: { $detail }
cli-scenario-shape = В { $file } нет сценария: это должен быть один объект с полями сценария.
cli-scenario-syntax = { $file }, строка { $line }: это не { $form }; исправьте строку.
cli-army-none = В игре «{ $game }» армий не составляют; игры с армиями: { $known }.
cli-army-way = Армии можно показать (units), проверить (check), составить (build) или свести в битве (battle), а «{ $name }» нет{ $near ->
    [none] : выберите одно из четырёх.
   *[other] . Может быть, «{ $near }»?
}
cli-army-suffix = { $file } — не .toml и не .json: закончите имя одним из них.
cli-army-points = --points { $text } не прочесть: напишите число или два через запятую.
cli-army-check-what = Назовите файлы армий для проверки: voevoda army { $game } check mine.toml
cli-army-build-what = Напишите отряды армии; как — покажет «voevoda army { $game } --help», какие — «voevoda army { $game }».
cli-army-battle-what = Назовите две армии, которые сойдутся: voevoda army { $game } battle mine.toml theirs.toml --save battle.toml
cli-army-battle-files = { $count ->
    [one] Назван { $count } файл армии
    [few] Названо { $count } файла армий
   *[many] Названо { $count } файлов армий
}: битве нужно по одному на сторону: { $sides }.
cli-army-battle-save = Скажите, куда записать битву: --save battle.toml
cli-army-shape = В { $file } нет армии: это должен быть один объект с полем «units».
cli-army-next = Составить армию: voevoda army { $game } build --help
cli-army-cost = Очков: { $cost }{ $limit ->
    [none] .
   *[other] {" "}из { $limit }, остаётся { $left }.
}
cli-army-list = Списком: { $list }
cli-army-side = { $side }, { $file }: очков { $cost }: { $list }
cli-army-saved = Записано в { $file }.
cli-army-battle-saved = Записано в { $file }. Сыграть: voevoda play { $game } --scenario { $file }
cli-rule-unknown = Правила «{ $name }» нет. Ближайшие: { $near }.
cli-rule-told = Правила «{ $name }» нет. Об этом говорят: { $near }.
cli-rulebook-missing = У игры «{ $game }» нет книги правил.
cli-step-unknown = Шага { $step } нет: выберите от 0 до { $last }.
cli-speed-range = --speed { $speed } невозможно: назовите секунды от 0 до { $most }.

# Added by the table

ui-play-quick = Сыграть быструю партию с ботом
ui-toolbar = Партия
ui-over = окончена
ui-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}
ui-show-all = Показать все: { $count }
ui-open-file-hint = Выберите сохранённую партию или перетащите её сюда: она продолжится за новым столом.
ui-contents = Содержание
ui-search = Поиск по правилам
ui-nothing-found = Таких слов в правилах нет.
ui-choose-file = Выбрать файл…
ui-save = Сохранить

# Server, replay and analysis

server-past-hidden = В этой партии есть тайны: оглянуться назад, разветвить её и взять позицию можно, когда она окончена.
server-hint-failed = Бот не дал подсказки. Спросите ещё раз через мгновение.
server-conceded = Сторона { $seat } сдалась; за неё доигрывает бот.
server-draw-declined = Сторона { $seat } не согласна на ничью.
server-no-offer = Ничьей никто не предлагает.
server-analysis-bots = В анализе вы ходите за все места, поэтому посадить бота нельзя.
server-analysis-ending = В анализе некому сдаться и не с кем согласиться: просто закройте его.
server-no-position = Позиции игры «{ $game }» нельзя сохранить как сценарии.

# Replay, analysis and editor in the browser

ui-close = Закрыть
ui-replay = Повтор
ui-replay-moment = Шаг { NUMBER($step, useGrouping: 0) } из { NUMBER($steps, useGrouping: 0) }
ui-replay-turn = Ход { $number }
ui-replay-turn-of = Ход { $number }: { $name }
ui-replay-looking = Вы смотрите на шаг { NUMBER($step, useGrouping: 0) } из { NUMBER($steps, useGrouping: 0) }.
ui-replay-back = Вернуться к партии
ui-replay-then = После шага { NUMBER($step, useGrouping: 0) }
ui-replay-look = Показать стол после шага { NUMBER($step, useGrouping: 0) }
ui-replay-reading = Это прошлое. Вернитесь к партии или играйте отсюда за новым столом.
ui-replay-first = К началу
ui-replay-turn-back = На ход назад
ui-replay-step-back = На шаг назад
ui-replay-play = Воспроизвести
ui-replay-pause = Пауза
ui-replay-step = На шаг вперёд
ui-replay-turn-on = На ход вперёд
ui-replay-last = К последнему шагу
ui-replay-speed = Скорость
ui-replay-times = × { $speed }
ui-replay-jump = Перейти к ходу
ui-replay-before-turn = Перед ходом
ui-replay-more = Ещё…
ui-replay-keys = Клавиши: ← → шаг, ↑ ↓ ход, Home — начало, End — последний шаг, K или пробел — пуск и пауза, J и L — медленнее и быстрее, а на паузе — шаг назад и вперёд.
ui-fork = Играть отсюда
ui-analyse-here = Анализ отсюда
ui-edit-position = Изменить позицию
ui-copy-notation = Скопировать запись
ui-copied = { $count ->
    [one] Скопирован { $count } шаг
    [few] Скопировано { $count } шага
   *[other] Скопировано { $count } шагов
}
ui-copy-refused = Браузер не разрешает страницам копировать.
ui-share = Поделиться
ui-shared = Передано: { $file }
ui-saved-instead = Этот браузер не умеет делиться файлами, поэтому { $file } сохранён на устройстве.

ui-analysis = Анализ
ui-analysis-thinking = Взвешиваю действия…
ui-best-actions = Лучшие действия
ui-estimates = Оценка позиции
ui-estimate-even = Позиция примерно равна.
ui-estimate-slight = { $name } стоит немного лучше.
ui-estimate-better = { $name } стоит лучше.
ui-estimate-winning = { $name } выигрывает.

ui-editor = Редактор позиций
ui-editor-begin = Начать с
ui-editor-empty = Пустая карта
ui-editor-missing = Для игры «{ $game }» редактора позиций пока нет.
ui-editor-open = Открыть сценарий
ui-editor-save = Сохранить сценарий
ui-editor-unreadable = В файле { $file } нет сценария: выберите файл, сохранённый редактором.
ui-editor-play = Сыграть
ui-editor-analyse = Анализировать
ui-editor-good = Позицию можно сыграть.
ui-editor-checking = Проверяю…
ui-editor-undo = Отменить
ui-editor-redo = Вернуть
ui-editor-tools = Что делает щелчок
ui-editor-select = Выбрать
ui-editor-erase = Убрать
ui-editor-name = Название
ui-editor-map = Карта
ui-editor-width = Ширина
ui-editor-height = Высота
ui-editor-turn = Ход
ui-editor-default = обычно
ui-editor-prompt = Выберите, что поставить, затем клетку. Или выберите фигуру и меняйте её числа; щелчок по свободной клетке передвигает её, Delete убирает.

# Shell

ui-skip = К содержанию страницы
ui-back-to-table = Назад к столу
ui-page-missing = Эту страницу не удалось получить: сервер не отвечает или обновился.
ui-drop-here = Отпустите файл партии, чтобы открыть её

ui-new-match = Новая партия…
ui-new-match-of = Новая партия: { $game }
ui-no-such-game = Игры «{ $name }» здесь нет.
ui-under-way = идёт
ui-turn-yours = ваш ход
ui-turn-of = ход: { $player }
ui-seats-range = { $low ->
    [one] { $low } игрок
   *[other] { $low ->
        [2] { $high ->
            [2] 2 игрока
            [one] 2–{ $high } игрок
            [few] 2–{ $high } игрока
           *[other] 2–{ $high } игроков
        }
       *[other] { $high ->
            [one] { $low }–{ $high } игрок
            [few] { $low }–{ $high } игрока
           *[other] { $low }–{ $high } игроков
        }
    }
}
ui-scenarios-count = { $count ->
    [one] { $count } сценарий
    [few] { $count } сценария
   *[many] { $count } сценариев
}
ui-chosen-match = Что вы выбрали
ui-person-here = Человек за этим устройством
ui-bot-level = Бот, уровень { $level }: { $name }
ui-name = Имя
ui-name-of = { $seat }: имя
ui-analyse = Анализ
ui-analyse-about = Свободная игра за все стороны, с оценкой позиции и лучшими действиями.
ui-own-position = Расставить свою позицию
ui-all-default = всё как обычно
ui-changed-count = { $count ->
    [one] изменён { $count }
   *[other] изменено { $count }
}
ui-default-is = обычно { $value }
ui-range = от { $low } до { $high }
ui-value-none = нет
ui-reset = Сбросить
ui-reset-all = Сбросить все
ui-section-other = Прочее

ui-hits = { $hits ->
    [0] Ничего не найдено
    [one] { $hits } совпадение
    [few] { $hits } совпадения
   *[many] { $hits } совпадений
}
ui-hit-next = Следующее совпадение
ui-hit-previous = Предыдущее совпадение
ui-copy-link = Скопировать ссылку
ui-link-copied = Ссылка скопирована
ui-print = Напечатать

ui-settings = Настройки
ui-settings-look = Внешний вид
ui-settings-reset = Сбросить все настройки
ui-settings-kept = Настройки хранятся в этом браузере и действуют за всеми столами.
ui-theme = Тема
ui-theme-system = Как в системе
ui-theme-day = День
ui-theme-night = Ночь
ui-theme-to-day = Дневная тема
ui-theme-to-night = Ночная тема
ui-text-size = Размер текста
ui-text-size-small = Мелкий
ui-text-size-normal = Обычный
ui-text-size-large = Крупный
ui-text-size-huge = Очень крупный
ui-motion = Движение
ui-motion-pieces = Движение фигур и костей
ui-motion-about = Без движения фигуры сразу появляются там, куда идут.
ui-motion-system = Как в системе
ui-motion-on = Включено
ui-motion-off = Выключено
ui-speed = Скорость
ui-speed-times = × { $times }
ui-confirmations = Вопросы перед действием
ui-confirm-attack = Перед атакой
ui-confirm-attack-about = Показывает шансы и спрашивает; без этого атака начинается, едва выбрана цель.
ui-confirm-end = Перед ранним концом хода
ui-confirm-end-about = Спрашивает, если в этом ходу ещё можно что-то сделать.
ui-sound = Звук
ui-sound-on = Звуки стола
ui-sound-about = Шаги, кости, удары и начало вашего хода.

# Table

ui-keys = Клавиши
ui-keys-where = Буквы и цифры действуют, когда фокус на карте, при любой раскладке: важно место клавиши, здесь названы латинские буквы.
ui-key-cells = от клетки к клетке
ui-key-choose = выбрать фигуру или цель, подтвердить
ui-key-back = на шаг назад
ui-key-next = следующая фигура, которая может действовать
ui-key-nth = действие из списка по его месту
ui-key-end = завершить ход
ui-key-undo = взять назад, сыграть снова
ui-key-hint = спросить, как сходил бы бот
ui-key-move = записать ход
ui-key-zoom = ближе, дальше, вся карта
ui-key-push = сдвинуть карту
ui-key-help = этот список
ui-more = Ещё
ui-zoom = Вид карты
ui-zoom-in = Ближе
ui-zoom-out = Дальше
ui-zoom-fit = Вся карта
ui-hint = Подсказка
ui-hint-title = Что сделал бы бот «{ $bot }»?
ui-hint-scale = Как он оценивает позицию после каждого действия: от −1, проиграно, до +1, выиграно.
ui-hint-asking = Бот думает…
ui-blocked = Сейчас нельзя
ui-log-opening = Начало
ui-log-secret = решение принято
ui-position = Позиция
ui-since = С вашего прошлого хода: { $changes }.
ui-show-again = Показать ещё раз
ui-resign = Сдаться…
ui-resign-ask = Сдаётся { $player }?
ui-resign-about = Взять это назад нельзя.
ui-resign-do = Сдаться
ui-offer-draw = Предложить ничью
ui-draw-offered = { $count ->
    [one] { $players } предлагает ничью.
   *[other] { $players } предлагают ничью.
}
ui-draw-accept = { $player }: согласиться
ui-draw-decline = { $player }: отказаться
ui-draw-withdraw = { $player }: отозвать предложение
ui-ending-resignation = Остальные сдались.
ui-ending-agreement = Игроки согласились на ничью.
ui-curtain = Передайте устройство: { $player }
ui-curtain-about = Стол накрыт: каждый видит только то, что ему положено знать.
ui-curtain-lift = Я { $player }: открыть стол

# Armies

ui-own-armies = Собрать свои армии
