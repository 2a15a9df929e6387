### Все слова «Визардриморта», по-русски. Воины — A1, B2, …, стороны — A и B, длины в единицах: 100 — палец, 900 — рука.

wizardrimort = Визардриморт
    .goal = Оставить врага без единого воина; каждый режим прибавляет другой путь к победе.
    .credit = Игра автора «Игры Локи». Можно свободно использовать в некоммерческих целях; на коммерческое использование игры или её механики нужно согласие автора.

## Что произошло

wizardrimort-event-game-started = { $game ->
    [0] Партия
    [1] Вторая партия
   *[other] Третья партия
}, режим: { wizardrimort-mode-chosen }
wizardrimort-event-lot-drawn = Жребий выпал стороне { $side }: она начинает
wizardrimort-event-terrain-placed = { $body }: место { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }
wizardrimort-event-faction-chosen = { $seat } выбирает народ: { wizardrimort-faction-chosen }
wizardrimort-event-class-chosen = { $unit }: { wizardrimort-class-chosen }
wizardrimort-event-deployed = { $unit } стоит в { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }
wizardrimort-event-round-started = Раунд { $round }
wizardrimort-event-turn-started = Раунд { $round }, ходит { $seat }
wizardrimort-event-turn-skipped = У { $seat } некому действовать: хода нет
wizardrimort-event-dice-rolled = Кубики { $seat }: белый { $white }, чёрный { $black }, красный { $red }
wizardrimort-event-dice-reduced = Плата за прерывание, у { $seat } остаётся: белый { $white }, чёрный { $black }, красный { $red }
wizardrimort-event-converted = { $seat } конвертирует: белый { $white }, чёрный { $black }, красный { $red }
wizardrimort-event-paid = { $seat } тратит { $tp ->
    [0] { $ap } ОД
   *[other] { $tp } ОА
}; осталось: { $ap_left } ОД, { $tp_left } ОА
wizardrimort-event-moved = { $unit } идёт в { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }{ $z ->
    [0] {""}
   *[other] , уровень { NUMBER($z, useGrouping: 0) }
}; пройдено за ход: { NUMBER($length, useGrouping: 0) } ед.
wizardrimort-event-turned = { $unit } смотрит теперь на { wizardrimort-direction-chosen }
wizardrimort-event-leapt = { $unit } прыгает на { $target } в точке { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }
wizardrimort-event-attack-declared = { $units } { $counter ->
    [0] { $participants ->
        [1] атакует
       *[other] атакуют
    } { $targets ->
        [1] { $target }
       *[other] отряд { $target } ({ $targets })
    }
   *[other] { $participants ->
        [1] бьёт
       *[other] бьют
    } в ответ по { $targets ->
        [1] { $target }
       *[other] отряду { $target } ({ $targets })
    }
}
wizardrimort-event-spear-rolled = { $unit } бьёт первым: нужно { $needs }+, выпало { $face }: { $kills ->
    [0] мимо
   *[other] убит один
}
wizardrimort-event-attack-rolled = Атака: { $face } [кубик]
    .onward = …
wizardrimort-event-defence-rolled = против { $face }
    .onward = …
wizardrimort-event-modified = { $value }{ "\u00A0" }{ wizardrimort-modifier-chosen }
    .onward = …
wizardrimort-event-attack-summed = = { $total }
    .onward = …
wizardrimort-event-defence-summed = = { $total }: { wizardrimort-result-chosen }
wizardrimort-event-chose = { $seat } выбирает:
    .onward = …
wizardrimort-event-rose = { $unit } ({ wizardrimort-class-chosen }, { wizardrimort-one-chosen }) встаёт скелетом
wizardrimort-event-lost = { $unit } ({ wizardrimort-class-chosen }, { wizardrimort-one-chosen }) выбывает насовсем
wizardrimort-event-morale-rolled = Мораль отряда { $unit }: { $face } { $breaks ->
    [0] ≤ { $left }, держится
   *[other] > { $left }, дрогнул
}
wizardrimort-event-broken = Отряд { $unit } гонят на { wizardrimort-direction-chosen }
wizardrimort-event-slid = { $unit } теперь в { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }{ $z ->
    [0] {""}
   *[other] , уровень { NUMBER($z, useGrouping: 0) }
}
wizardrimort-event-no-answer = { $seat } не отвечает
wizardrimort-event-shot-declared = { $engine } стреляет в { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }: { $load ->
    [stone] камень
    [block] блок
   *[trooper] десантник
}
wizardrimort-event-shot-rolled = Ошибка по дальности { $range_error }, вбок { $azimuth_error }: летит в { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }
wizardrimort-event-unit-hit = Попадание: { $unit }, в { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }
wizardrimort-event-body-hit = Попадание: { $body }, в { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }
wizardrimort-event-ground-hit = { $off ->
    [0] Мимо: падает в { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }
   *[other] Мимо: улетает за край стола в { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }
}
wizardrimort-event-knock-rolled = Отбрасывание: кубик { $face }
wizardrimort-event-tree-rolled = Дерево { $body }: нужно { $needs }+, выпало { $face }: { $falls ->
    [0] стоит
   *[other] падает
}
wizardrimort-event-wall-hit = Стена { $body } выдержит ещё { $hp ->
    [one] { $hp } попадание
    [few] { $hp } попадания
   *[many] { $hp } попаданий
}
wizardrimort-event-overturned = { $body } лежит: высота { NUMBER($top, useGrouping: 0) } ед.
wizardrimort-event-engine-moved = { $engine } катится в { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }
wizardrimort-event-block-put = { $body } встаёт в { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }{ $bottom ->
    [0] {""}
   *[other] , уровень { NUMBER($bottom, useGrouping: 0) }
}
wizardrimort-event-block-lost = { $body } выбывает
wizardrimort-event-landed = { $unit } приземляется в { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }{ $z ->
    [0] {""}
   *[other] , уровень { NUMBER($z, useGrouping: 0) }
}
wizardrimort-event-dropped = { $unit } падает в { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }: { $z ->
    [0] на землю
   *[other] на уровень { NUMBER($z, useGrouping: 0) }
}
wizardrimort-event-sealed = { $unit } замурован
wizardrimort-event-freed = { $unit } снова на воле
wizardrimort-event-revived = Сад жизни оживляет воина { $unit }
wizardrimort-event-hired = { $unit } встаёт из земли в { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }, наёмник: { wizardrimort-class-chosen }; осталось монет: { $coins }
wizardrimort-event-coin-taken = Шахта платит стороне { $side }: у неё монет { $coins }, у шахты ещё { $bank }
wizardrimort-event-obelisk-armed = Обелиск грозит врагам стороны { $side }
wizardrimort-event-obelisk-rolled = Обелиск ({ $side }): нужно { $needs }+, выпало { $face }: { $strikes ->
    [0] ничего
   *[other] разит
}
wizardrimort-event-hold-armed = Сторона { $side } держит то, что приносит победу; у врага один ход, чтобы помешать
wizardrimort-event-crystal-destroyed = { $unit } разрушает кристалл стороны { $side }: её воины больше не встают
wizardrimort-event-castle-razed = Замок стороны { $side } разрушен
wizardrimort-event-interrupted = { $seat } прерывает ход, действует { $unit }
wizardrimort-event-interruption-ended = Прерывание закончено: { $seat }
wizardrimort-event-plague-struck = Чума забирает воина { $unit }
wizardrimort-event-turn-ended = { $seat } заканчивает ход
wizardrimort-event-game-won = { $result ->
    [draw] Партия закончилась вничью
   *[A] Сторона { $result } выиграла партию
}
wizardrimort-event-campaign-score = Выиграно партий: сторона A — { $won_by_a }, сторона B — { $won_by_b }

wizardrimort-ending-wiz-end-01 = У одной стороны не осталось никого, кто может действовать.
wizardrimort-ending-wiz-end-02 = Никого не осталось ни у кого: победила сторона, которая действовала.
wizardrimort-ending-wiz-end-06 = Последний раунд сыгран.
wizardrimort-ending-wiz-end-08 = Одна сторона сдалась.
wizardrimort-ending-wiz-mde-02 = Одна сторона удержала обелиск, сад и шахту весь ход врага.
wizardrimort-ending-wiz-mde-03 = Замок разрушен.
wizardrimort-ending-wiz-mde-04 = Артиллерия обрушила все стены замка.
wizardrimort-ending-wiz-mde-06 = Осаждающие взяли замок.
wizardrimort-ending-wiz-mde-07 = Обороняющиеся отстояли замок.
wizardrimort-ending-wiz-mde-09 = Чума забрала последнего живого воина одной из сторон.
wizardrimort-ending-wiz-mde-10 = Летопись окончена.

## Почему действие невозможно

wizardrimort-reason-game-over = Игра окончена.
wizardrimort-reason-not-your-decision = Сначала надо решить другое, или решает другой.
wizardrimort-reason-no-such = Такого воина или предмета на столе нет.
wizardrimort-reason-not-yours = Этот воин или предмет не ваш.
wizardrimort-reason-no-ap = Нужно очков действий: { $needs }, а есть { $has }.
wizardrimort-reason-no-tp = Нужно очков атаки: { $needs }, а есть { $has }.
wizardrimort-reason-no-warriors = Воинов за ход вышло бы { $needs }, а белый кубик позволяет { $has }.
wizardrimort-reason-sealed = Воин замурован; освободит только артиллерия.
wizardrimort-reason-not-in-mode = Это невозможно в прерывании, в этом режиме или на этом уровне.
wizardrimort-reason-equal-dice = На двух кубиках одно и то же: менять нечего.
wizardrimort-reason-die-too-low = Кубик, который теряет, опустился бы ниже 1.
wizardrimort-reason-path-too-long = Лишних { $short_tape }: длина пути { $length_tape }, а можно { $limit_tape }.
wizardrimort-reason-blocked = Мешает { $name }.
wizardrimort-reason-enemy-in-the-way = На пути враг { $name }.
wizardrimort-reason-no-room = В конце нет места: мешает { $name }.
wizardrimort-reason-not-standable = На { $name } стоять нельзя.
wizardrimort-reason-climb-too-far = Лишних { $short_tape }: подъём и прыжок занимают по земле не больше { $limit_tape }, а этот — { $length_tape }.
wizardrimort-reason-no-support = На этом уровне под ногами ничего нет.
wizardrimort-reason-off-table = Это за краем стола: он { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } единиц.
wizardrimort-reason-too-many-points = В пути не больше { $most } точек.
wizardrimort-reason-path-ended = Прыжок смертелен, поэтому путь на нём кончается.
wizardrimort-reason-squad-needed = Одиночка — не отряд: двигайте его одного.
wizardrimort-reason-member-missing = О каждом члене отряда скажите, куда он идёт или что он остаётся.
wizardrimort-reason-nobody-moves = Никто не сдвинулся бы.
wizardrimort-reason-plan-open = План не закончен: сначала выполните его или отмените.
wizardrimort-reason-nobody-turns = Никто не повернулся бы: туда уже смотрят.
wizardrimort-reason-facing-unreduced = Направление — два числа, каждое не больше 1000 и не оба 0.
wizardrimort-reason-drop-too-low = Высота { $drop_tape }, а чтобы убить, нужно больше { $limit_tape }.
wizardrimort-reason-enemy-too-far = Не хватает { $short_tape }: до врага { $gap_tape }, а прыжок достаёт на { $limit_tape }.
wizardrimort-reason-not-an-enemy = Это не враг.
wizardrimort-reason-cannot-reach = { $name }: не хватает { $short_tape }, до группы { $gap_tape }, а дальность { $limit_tape }.
wizardrimort-reason-facing-away = { $name } смотрит в другую сторону: цель за спиной.
wizardrimort-reason-too-high = Цель для { $name } стоит слишком высоко: больше чем на рост воина выше.
wizardrimort-reason-full-cover = { $name } никого не видит: мешает полное укрытие.
wizardrimort-reason-priest-needs-squad = Жрец атакует только в составе отряда.
wizardrimort-reason-not-one-group = Участники должны быть из одной группы.
wizardrimort-reason-attack-limit = Этот воин уже атаковал в этот ход столько раз, сколько может: { $most }.
wizardrimort-reason-no-suicide = Пожертвовать собой может только живой орк, который участвует и дерётся вблизи.
wizardrimort-reason-wrecked = Эта катапульта опрокинута.
wizardrimort-reason-already-shot = Катапульта в этот ход уже стреляла.
wizardrimort-reason-has-moved = Катапульта в этот ход уже катилась и потому не стреляет.
wizardrimort-reason-too-near = Ближе, чем можно, на { $short_tape }: до цели { $distance_tape }, а катапульта бьёт от { $limit_tape }.
wizardrimort-reason-too-far = Дальше, чем можно, на { $short_tape }: до цели { $distance_tape }, а катапульта бьёт до { $limit_tape }.
wizardrimort-reason-no-blocks = В вашем запасе не осталось блоков.
wizardrimort-reason-build-too-far = Лишних { $short_tape }: от блока до ваших воинов { $gap_tape }, а можно { $limit_tape }.
wizardrimort-reason-would-hit-unit = Блок задел бы { $name }.
wizardrimort-reason-unstable = Блок упадёт: под его серединой нет опоры.
wizardrimort-reason-cannot-build-on = На { $name } строить нельзя.
wizardrimort-reason-build-too-high = Лишних { $short_tape } вверх: высота { $level_tape }, а дотянуться можно на { $limit_tape }.
wizardrimort-reason-not-near-enough = Не хватает { $short_tape }: до цели { $gap_tape }, а можно { $limit_tape }.
wizardrimort-reason-still-held = Там ещё есть враг: { $name }.
wizardrimort-reason-indestructible = Обелиск, сад и шахту разрушить нельзя.
wizardrimort-reason-your-own = Это ваше собственное.
wizardrimort-reason-garden-not-held = Сад жизни контролируете не вы.
wizardrimort-reason-priest-stays-dead = Жреца оживить нельзя.
wizardrimort-reason-not-a-skeleton = Это не скелет.
wizardrimort-reason-mercenary-stays-dead = Наёмников в этой игре оживить нельзя.
wizardrimort-reason-no-coins = Нужно монет: { $needs }, а есть { $has }.
wizardrimort-reason-already-hired = В этот ход вы уже нанимали.
wizardrimort-reason-castle-lost = Ваш замок потерян, и нанять никого нельзя.
wizardrimort-reason-no-priests-for-hire = Жрецы не нанимаются.
wizardrimort-reason-no-figures = У вас на столе скелетов столько, сколько можно: { $most }.
wizardrimort-reason-no-room-there = Возле этого воина с той стороны нет места.
wizardrimort-reason-way-closed = Путь перекрыт строем врага: там { $name }.
wizardrimort-reason-nobody-retreats = Туда никто не сдвинулся бы.
wizardrimort-reason-retreat-distance = Отступают не дальше { $limit } единиц, шагом в { $step }.
wizardrimort-reason-not-a-victim = Этого воина здесь выбрать нельзя.
wizardrimort-reason-victims-wanted = Погибнуть должно столько: { $wanted }. Выберите стольких.
wizardrimort-reason-not-in-zone = Воины начинают внутри своей зоны.
wizardrimort-reason-terrain-too-close = Предмет ставят вне замков, по сетке в 100 единиц и не ближе { $limit } единиц к другим предметам.

## Что можно сделать

wizardrimort-action-convert = { $swap ->
    [none] Оставить кубики как есть
   *[other] Конвертировать { $swap }
}
    .short = Конвертация
wizardrimort-action-move = { $unit }: идти в { $point }
    .short = Идти
wizardrimort-action-move-via = { $unit }: путь через { $point }
    .short = Через
wizardrimort-action-stay = { $unit } остаётся
    .short = Остаться
wizardrimort-action-move-squad = Двинуть отряд по плану
    .short = Двинуть отряд
wizardrimort-action-shift-squad = Отряд { $unit }: сдвинуть на { $vector }
    .short = Сдвинуть отряд
wizardrimort-action-gather-squad = Отряд { $unit }: сомкнуться
    .short = Сомкнуться
wizardrimort-action-spread-squad = Отряд { $unit }: рассыпаться
    .short = Рассыпаться
wizardrimort-action-turn = { $unit }: повернуться в сторону { $facing }
    .short = Повернуть
wizardrimort-action-turn-squad = Отряд { $unit }: повернуться в сторону { $facing }
    .short = Повернуть отряд
wizardrimort-action-turn-to-enemies = Отряд { $unit }: повернуться к врагам
    .short = К врагам
wizardrimort-action-face-via = { $unit }: смотреть в сторону { $facing }
    .short = Взгляд
wizardrimort-action-turn-as-planned = Повернуть отряд по плану
    .short = Повернуть отряд
wizardrimort-action-drop-plan = Отменить план
    .short = Отменить план
wizardrimort-action-jump-kill = { $unit }: прыгнуть на { $target }
    .short = Прыжок
wizardrimort-action-attack = { $units }: атаковать группу { $target }
    .short = Атака
wizardrimort-action-shoot-stone = Выстрелить камнем в { $aim }
    .short = Камень
wizardrimort-action-shoot-block = Выстрелить блоком в { $aim }
    .short = Выстрел блоком
wizardrimort-action-land = Десант: { $unit } в { $aim }
    .short = Десант
wizardrimort-action-move-engine = Катить катапульту в { $aim }
    .short = Катить катапульту
wizardrimort-action-engine-via = Катапульта: путь через { $aim }
    .short = Через
wizardrimort-action-build = Поставить блок в { $aim }
    .short = Строить
wizardrimort-action-wreck = { $unit }: опрокинуть { $body }
    .short = Опрокинуть
wizardrimort-action-raze = { $unit }: разрушить { $body }
    .short = Разрушить
wizardrimort-action-rite = Сад жизни: оживить { $unit }
    .short = Оживить
wizardrimort-action-hire = Нанять возле { $unit } ({ wizardrimort-direction-chosen }): { $hired ->
    [D] { wizardrimort-class-defender }
    [B] { wizardrimort-class-berserker }
    [L] { wizardrimort-class-longspear }
    [A] { wizardrimort-class-archer }
   *[P] { wizardrimort-class-priest }
}
    .short = Нанять
wizardrimort-action-end = Закончить
    .short = Конец
wizardrimort-action-interrupt = Прервать: { $unit }
    .short = Прервать
wizardrimort-action-pass = Сейчас не прерывать
    .short = Не сейчас
wizardrimort-action-decline = В этот ход не прерывать
    .short = Не прерывать
wizardrimort-action-counter-attack = { $units }: ударить в ответ по группе { $target }
    .short = В ответ
wizardrimort-action-retreat = Отступить вдоль { $vector } на { $distance }
    .short = Отступить
wizardrimort-action-no-reaction = Не отвечать
    .short = Без ответа
wizardrimort-action-casualty = Гибнет: { $unit }{ $second }
    .short = Гибнет
wizardrimort-action-spear-victim = Длинномер убивает { $unit }
    .short = Гибнет
wizardrimort-action-sacrifice = За Жреца платит { $unit }
    .short = Жертва
wizardrimort-action-drive = Гнать дрогнувших на { wizardrimort-direction-chosen }
    .short = Гнать
wizardrimort-action-obelisk-victim = Обелиск забирает { $unit }
    .short = Обелиск
wizardrimort-action-plague-victim = Чума забирает { $unit }
    .short = Чума
wizardrimort-action-choose-faction = Выбрать народ: { wizardrimort-faction-chosen }
    .short = Народ
wizardrimort-action-choose-class = Взять класс: { $warrior ->
    [D] { wizardrimort-class-defender }
    [B] { wizardrimort-class-berserker }
    [L] { wizardrimort-class-longspear }
    [A] { wizardrimort-class-archer }
   *[P] { wizardrimort-class-priest }
}
    .short = Класс
wizardrimort-action-deploy = { $unit }: встать в { $aim }, смотреть в сторону { $facing }
    .short = Расставить
wizardrimort-action-place-terrain = Поставить следующий предмет в { $aim }
    .short = Поставить

wizardrimort-outcome-lot = Жребий: сторона { $side }
wizardrimort-outcome-dice = Белый { $white }, чёрный { $black }, красный { $red }
wizardrimort-outcome-attack-die = Кубик атаки: { $face }
wizardrimort-outcome-defence-die = Кубик защиты: { $face }
wizardrimort-outcome-spear-die = Длинномер { $unit }: { $face }
wizardrimort-outcome-morale-die = Мораль: { $face }
wizardrimort-outcome-obelisk-die = Обелиск: { $face }
wizardrimort-outcome-tree-die = Дерево: { $face }
wizardrimort-outcome-knock-die = Отбрасывание: { $face }
wizardrimort-outcome-range-dice = Дальность: { $one } + { $two }
wizardrimort-outcome-azimuth-dice = Вбок: { $one } + { $two }

## Параметры

wizardrimort-parameter-tape-finger = Длина пальца
wizardrimort-parameter-tape-hand = Длина руки
wizardrimort-parameter-tape-slack = Сколько прощают действующей стороне
wizardrimort-parameter-tape-hand-pct-1 = Рука первого игрока (фора)
wizardrimort-parameter-tape-hand-pct-2 = Рука второго игрока (фора)
wizardrimort-parameter-tape-hand-pct-3 = Рука третьего игрока (фора)
wizardrimort-parameter-tape-hand-pct-4 = Рука четвёртого игрока (фора)
wizardrimort-parameter-tape-finger-pct-1 = Палец первого игрока (фора)
wizardrimort-parameter-tape-finger-pct-2 = Палец второго игрока (фора)
wizardrimort-parameter-tape-finger-pct-3 = Палец третьего игрока (фора)
wizardrimort-parameter-tape-finger-pct-4 = Палец четвёртого игрока (фора)
wizardrimort-parameter-unit-radius = Радиус подставки воина
wizardrimort-parameter-unit-narrow = Самый узкий проход для воина
wizardrimort-parameter-unit-height = Рост воина
wizardrimort-parameter-block-size = Сторона блока
wizardrimort-parameter-block-pool = Блоков у стороны
wizardrimort-parameter-dice-sides = Граней у кубика
wizardrimort-parameter-conversion-max = Конвертаций за ход
wizardrimort-parameter-conversion-loss = Сколько очков теряет кубик при конвертации
wizardrimort-parameter-conversion-floor = Наименьший кубик после конвертации
wizardrimort-parameter-cost-action = Цена действия
wizardrimort-parameter-cost-attack = Цена атаки
wizardrimort-parameter-cost-garden = Цена обряда сада
wizardrimort-parameter-cost-landing = Цена десанта
wizardrimort-parameter-cost-destroy = Цена разрушения
wizardrimort-parameter-cost-block = Цена блока
wizardrimort-parameter-turn-cost = Цена поворота
wizardrimort-parameter-attack-max-per-unit = Атак воина за ход
wizardrimort-parameter-range-defender = Дальность Защитника
wizardrimort-parameter-range-berserker = Дальность Берсерка
wizardrimort-parameter-range-longspear = Дальность Длинномера
wizardrimort-parameter-range-archer = Дальность Стрелка
wizardrimort-parameter-range-priest = Дальность Жреца
wizardrimort-parameter-group-link = Наибольший промежуток внутри отряда
wizardrimort-parameter-melee-distance = Дистанция ближнего боя
wizardrimort-parameter-archer-close = С какого расстояния Стрелку мешают
wizardrimort-parameter-cover-own-parapet = Как близко свой бруствер стреляющего
wizardrimort-parameter-control-radius = С какого расстояния контролируют объект
wizardrimort-parameter-build-radius = Как далеко от строителя встаёт блок
wizardrimort-parameter-build-radius-mine = То же для держащего шахту
wizardrimort-parameter-build-per-ap-mine = Блоков за очко действий с шахтой
wizardrimort-parameter-build-reach-up = Как высоко можно строить
wizardrimort-parameter-wreck-radius = С какого расстояния опрокидывают катапульту
wizardrimort-parameter-jump-kill-radius = Дальность смертельного прыжка
wizardrimort-parameter-climb-reach = Сколько земли занимает подъём
wizardrimort-parameter-hire-gap = Как близко встаёт наёмник
wizardrimort-parameter-squad-per-unit = Бонус отряда
wizardrimort-parameter-defender-per = Бонус Защитников
wizardrimort-parameter-berserker-alone = Бонус Берсерка-одиночки
wizardrimort-parameter-archer-per-target = Залп Стрелка
wizardrimort-parameter-archer-close-penalty = Штраф лука вблизи
wizardrimort-parameter-priest-per-unit = Бонус Жреца
wizardrimort-parameter-longspear-kill-on = Упреждающий удар Длинномера
wizardrimort-parameter-orc-suicide = Самоубийство орка
wizardrimort-parameter-orc-suicide-max = Самоубийств в атаке
wizardrimort-parameter-dwarf-squad = Бонус отряда гномов
wizardrimort-parameter-human-duel = Бонус человека в поединке
wizardrimort-parameter-rodent-swarm = Бонус грызунов в большинстве
wizardrimort-parameter-rodent-swarmed = Штраф грызунов в меньшинстве
wizardrimort-parameter-skeleton-ranged = Скелеты против дальних атак
wizardrimort-parameter-skeleton-melee = Штраф скелетов в ближнем бою
wizardrimort-parameter-cover-partial = Бонус неполного укрытия
wizardrimort-parameter-charge-bonus = Бонус разбега
wizardrimort-parameter-charge-min = Самый короткий разбег
wizardrimort-parameter-charge-max = Самый длинный разбег
wizardrimort-parameter-charge-tol = Отклонение, при котором путь ещё прямой
wizardrimort-parameter-height-bonus = Бонус превышения
wizardrimort-parameter-height-min = Наименьшее превышение
wizardrimort-parameter-back-bonus = Бонус в спину
wizardrimort-parameter-crit-factor = Во сколько раз атака больше защиты при критическом уроне
wizardrimort-parameter-crit-losses = Потери от критического урона
wizardrimort-parameter-spirit-per-lost = Духов за потерянного воина
wizardrimort-parameter-retreat-distance = Самое длинное отступление
wizardrimort-parameter-morale-distance = Как далеко бегут дрогнувшие
wizardrimort-parameter-climb-up-full = Вверх за каждый полный рост
wizardrimort-parameter-climb-up-partial = Вверх на рост или меньше
wizardrimort-parameter-climb-down-full = Безопасно вниз за каждый полный рост
wizardrimort-parameter-climb-down-partial = Вниз на рост или меньше
wizardrimort-parameter-jump-cost = Цена прыжка
wizardrimort-parameter-jump-death-heights = Наибольшая высота падения, которую переживают
wizardrimort-parameter-art-count = Катапульт
wizardrimort-parameter-art-shots-per-turn = Выстрелов за ход
wizardrimort-parameter-art-radius = Радиус катапульты
wizardrimort-parameter-art-height = Высота катапульты
wizardrimort-parameter-art-wreck-height = Высота обломков
wizardrimort-parameter-art-min-range = Самый близкий выстрел
wizardrimort-parameter-art-max-range = Самый далёкий выстрел
wizardrimort-parameter-art-range-step-least = Наименьшая ошибка по дальности на очко
wizardrimort-parameter-art-range-step-share = Доля расстояния на очко по дальности
wizardrimort-parameter-art-azimuth-step-least = Наименьшая ошибка вбок на очко
wizardrimort-parameter-art-azimuth-step-share = Доля расстояния на очко вбок
wizardrimort-parameter-art-skill-pct = Разброс выстрелов
wizardrimort-parameter-art-stone-radius = Радиус камня
wizardrimort-parameter-art-slope-fall = Насколько камень опускается
wizardrimort-parameter-art-slope-ground = За какой путь по земле он опускается настолько
wizardrimort-parameter-art-sample = Шаг, которым прослеживают полёт
wizardrimort-parameter-art-knock = Отбрасывание за очко
wizardrimort-parameter-art-tree-topple-on = Дерево от попадания падает на
wizardrimort-parameter-obelisk-on = Обелиск поражает на
wizardrimort-parameter-coins-bank = Монет у шахты
wizardrimort-parameter-coins-per-round = Монет от шахты за раунд
wizardrimort-parameter-hire-cost = Цена наёмника
wizardrimort-parameter-hire-per-turn = Наёмников за ход
wizardrimort-parameter-skeleton-figures = Скелетов на столе
wizardrimort-parameter-army-size = Живых воинов в армии
wizardrimort-parameter-army-priests = Жрецов в армии
wizardrimort-parameter-spirit-base = Воинов в начале, для духов
wizardrimort-parameter-castle-wall-height = Высота стен замка
wizardrimort-parameter-castle-wall-hp = Сколько попаданий держит стена
wizardrimort-parameter-rubble-height = Высота развалин и брёвен
wizardrimort-parameter-interrupt-ap = Очков действий в прерывании
wizardrimort-parameter-interrupt-tp = Очков атаки в прерывании
wizardrimort-parameter-interrupt-penalty = Сколько теряет каждый кубик после прерывания
wizardrimort-parameter-overlord-hold = Сколько вражеских ходов держится Владыка
wizardrimort-parameter-siege-rounds = Раундов осады
wizardrimort-parameter-siege-defenders = Защитников в осаде
wizardrimort-parameter-siege-mercenaries = Наёмников в осаде
wizardrimort-parameter-chronicle-games = Партий в летописи
wizardrimort-parameter-chronicle-wins = Побед, решающих летопись
wizardrimort-parameter-limits-rounds = Последний раунд

wizardrimort-measure-u = единиц длины
wizardrimort-measure-fingers = пальцев
wizardrimort-measure-hands = рук
wizardrimort-measure-percent = процентов
wizardrimort-measure-blocks = блоков
wizardrimort-measure-faces = граней
wizardrimort-measure-per-turn = за ход
wizardrimort-measure-per-warrior = на воина (0: без предела)
wizardrimort-measure-pips = очков на кубике
wizardrimort-measure-ap = очков действий
wizardrimort-measure-tp = очков атаки
wizardrimort-measure-per-unit = за каждого воина
wizardrimort-measure-per-defender = за каждого Защитника
wizardrimort-measure-attack = к атаке
wizardrimort-measure-defence = к защите
wizardrimort-measure-both = к атаке и защите
wizardrimort-measure-d6 = и больше на кубике
wizardrimort-measure-per-attack = за атаку
wizardrimort-measure-times = раз
wizardrimort-measure-units = воинов
wizardrimort-measure-on-odd-dice = при нечётном кубике
wizardrimort-measure-heights = ростов воина
wizardrimort-measure-per-full-army = на полную армию
wizardrimort-measure-shots = выстрелов
wizardrimort-measure-coins = монет
wizardrimort-measure-hits = попаданий
wizardrimort-measure-enemy-turns = вражеских ходов
wizardrimort-measure-rounds = раундов
wizardrimort-measure-games = партий
wizardrimort-measure-wins = побед

## Варианты

wizardrimort-option-level = Уровень
    .value-knight = Рыцарь: все правила
    .value-squire = Сквайр: ни конвертации, ни прерывания
wizardrimort-option-attack-free-turn = Участники поворачиваются к целям даром
    .value-true = да
    .value-false = нет
wizardrimort-option-manoeuvre-partial-squad = Часть отряда может идти вместе
    .value-true = да
    .value-false = нет
wizardrimort-option-stacking = Скелеты, луки вблизи и залпы считаются
    .value-once = раз на группу
    .value-per-unit = за каждого воина
wizardrimort-option-priest-bonus = Бонус Жреца
    .value-add = сверх бонуса отряда
    .value-replace = вместо бонуса отряда
wizardrimort-option-combat-defender-kills = Отбитая атака стоит нападавшему воина
    .value-always = всегда
    .value-in-reach = если обороняющиеся доставали
    .value-never = никогда
wizardrimort-option-morale-skeletons-react = Скелеты дрогнувшей группы могут ответить
    .value-true = да
    .value-false = нет
wizardrimort-option-art-move-or-shoot = Катапульта за ход катится или стреляет
    .value-true = одно из двух
    .value-false = и то и другое
wizardrimort-option-landing-no-hit = Десантник, не попавший ни во врага, ни в дерево
    .value-dies = гибнет
    .value-survives = выживает
wizardrimort-option-landing-uses-wp = Десантнику нужно белое очко
    .value-true = да
    .value-false = нет
wizardrimort-option-landing-from-sarcophagus = Замурованным можно выстрелить
    .value-true = да
    .value-false = нет
wizardrimort-option-coins-return-to-bank = Потраченные монеты возвращаются к шахте
    .value-true = да
    .value-false = нет
wizardrimort-option-garden-revives-mercenaries = Сад жизни оживляет наёмников
    .value-true = да
    .value-false = нет
wizardrimort-option-annihilation-wins = Полный разгром побеждает в любом режиме
    .value-true = да
    .value-false = нет
wizardrimort-option-plague-test = Чуму проверяют
    .value-round-end = в конце раунда
    .value-immediate = сразу
wizardrimort-option-limits-result = После последнего раунда
    .value-strength = побеждает тот, кто сильнее
    .value-draw = ничья
wizardrimort-option-sarcophagus-lid-required = Чтобы замуровать, нужна крышка
    .value-true = да
    .value-false = нет
wizardrimort-option-cover-units-block = Воины заслоняют обзор
    .value-true = да
    .value-false = нет

wizardrimort-section-tape = Мера, стол и воины
wizardrimort-section-dice = Кубики и ход
wizardrimort-section-ranges = Дальности и близость
wizardrimort-section-combat = Бой
wizardrimort-section-climbing = Подъём
wizardrimort-section-artillery = Артиллерия
wizardrimort-section-objects = Объекты, наёмники, режимы
wizardrimort-section-readings = Как читать правила

## Сценарии

wizardrimort-scenario-wiz-milestone = Стычка у межевого камня
    .goal = Трое людей против троих орков, две ограды и обелиск: быстрая партия.
wizardrimort-scenario-wiz-allod = Уравновешенный аллод
    .goal = Два замка, полные армии и всё, что есть в игре.
wizardrimort-scenario-wiz-allod-draft = Уравновешенный аллод: набор армий
    .goal = То же поле, но народы и классы вы выбираете сами и сами расставляете воинов в замке.
wizardrimort-scenario-wiz-allod-overlord = Уравновешенный аллод: Владыка
    .goal = Удержать обелиск, сад и шахту весь ход врага.
wizardrimort-scenario-wiz-allod-destruction = Уравновешенный аллод: Разрушение
    .goal = Разрушить замок врага.
wizardrimort-scenario-wiz-plague = Чума
    .goal = Каждый ход чума забирает одного вашего живого воина; останьтесь последним, у кого они есть.
wizardrimort-scenario-wiz-lone-king = Одинокий король
    .goal = Один игрок с двумя армиями против двоих.
wizardrimort-scenario-wiz-split = Общее войско
    .goal = Четверо игроков; у каждой пары одна армия, одна катапульта и общие блоки.
wizardrimort-scenario-wiz-two-crowns = Две короны
    .goal = Двое на двое с полными армиями.
wizardrimort-scenario-wiz-white-gate = Осада Белых ворот
    .goal = Взять замок посередине за десять раундов или удержать его.
wizardrimort-scenario-wiz-drowned-tower = Затонувшая башня
    .goal = Прыжки, подъёмы, десанты и гробницы: всё редкое сразу.
wizardrimort-scenario-wiz-chronicle = Летопись трёх дней
    .goal = Три партии на одном столе, и всё построенное и разрушенное остаётся.

## Названия

wizardrimort-class-defender = Защитник
    .what = Щит и стена: защита за каждого Защитника в группе.
wizardrimort-class-berserker = Берсерк
    .what = Сильнее всех бьёт в одиночку.
wizardrimort-class-longspear = Длинномер
    .what = Убивает тех, кто бьёт с разбега, раньше, чем они ударят.
wizardrimort-class-archer = Стрелок
    .what = Чем больше целей, тем лучше; вблизи слаб.
wizardrimort-class-priest = Жрец забвения
    .what = Силён в большом отряде и платит одним из него.
wizardrimort-faction-human = Люди
    .one = человек
    .what = Хороши в поединке.
wizardrimort-faction-orc = Орки
    .one = орк
    .what = Один может погибнуть ради удара.
wizardrimort-faction-dwarf = Гномы
    .one = гном
    .what = Отряды лучше защищаются.
wizardrimort-faction-rodent = Грызуны
    .one = грызун
    .what = Сильны числом и слабы против числа.
wizardrimort-faction-none = Скелеты
    .one = скелет
    .what = Стрелы им почти не вредят, мечи вредят; они не бегут.
wizardrimort-mode-basic = Обычный
wizardrimort-mode-overlord = Владыка
wizardrimort-mode-destruction = Разрушение
wizardrimort-mode-siege = Осада
wizardrimort-mode-plague = Чума
wizardrimort-level-squire = Сквайр
wizardrimort-level-knight = Рыцарь
wizardrimort-result-lost = поражение
wizardrimort-result-tie = ничья
wizardrimort-result-win = победа
wizardrimort-result-critical = критический урон
wizardrimort-body-rock = камень
wizardrimort-body-hill = холм
wizardrimort-body-fence = ограда
wizardrimort-body-tower = башня
wizardrimort-body-wall = стена замка
wizardrimort-body-rubble = развалины
wizardrimort-body-block = блок
wizardrimort-body-log = бревно
wizardrimort-body-tree = дерево
wizardrimort-body-artillery = катапульта
wizardrimort-body-wreck = обломки катапульты
wizardrimort-body-obelisk = Тёмный обелиск
wizardrimort-body-garden = Сад жизни
wizardrimort-body-mine = шахта
wizardrimort-body-crystal = Кристалл жизни
wizardrimort-body-castle = замок
wizardrimort-modifier-wiz-cmb-a01 = отряд
wizardrimort-modifier-wiz-cmb-a02 = Берсерк-одиночка
wizardrimort-modifier-wiz-cmb-a03 = залп
wizardrimort-modifier-wiz-cmb-a04 = лук вблизи
wizardrimort-modifier-wiz-cmb-a05 = Жрец
wizardrimort-modifier-wiz-cmb-a06 = самоубийство
wizardrimort-modifier-wiz-cmb-a07 = человек в поединке
wizardrimort-modifier-wiz-cmb-a08 = грызуны в большинстве
wizardrimort-modifier-wiz-cmb-a09 = разбег
wizardrimort-modifier-wiz-cmb-a10 = превышение
wizardrimort-modifier-wiz-cmb-a11 = удар в спину
wizardrimort-modifier-wiz-cmb-a12 = мстительные духи
wizardrimort-modifier-wiz-cmb-d01 = отряд
wizardrimort-modifier-wiz-cmb-d02 = Защитник
wizardrimort-modifier-wiz-cmb-d03 = отряд гномов
wizardrimort-modifier-wiz-cmb-d04 = человек в поединке
wizardrimort-modifier-wiz-cmb-d05 = грызуны в меньшинстве
wizardrimort-modifier-wiz-cmb-d06 = скелет
wizardrimort-modifier-wiz-cmb-d07 = лук вблизи
wizardrimort-modifier-wiz-cmb-d08 = укрытие
wizardrimort-modifier-wiz-cmb-d09 = мстительные духи
wizardrimort-direction-0 = восток
wizardrimort-direction-1 = востоко-юго-восток
wizardrimort-direction-2 = юго-восток
wizardrimort-direction-3 = юго-юго-восток
wizardrimort-direction-4 = юг
wizardrimort-direction-5 = юго-юго-запад
wizardrimort-direction-6 = юго-запад
wizardrimort-direction-7 = западо-юго-запад
wizardrimort-direction-8 = запад
wizardrimort-direction-9 = западо-северо-запад
wizardrimort-direction-10 = северо-запад
wizardrimort-direction-11 = северо-северо-запад
wizardrimort-direction-12 = север
wizardrimort-direction-13 = северо-северо-восток
wizardrimort-direction-14 = северо-восток
wizardrimort-direction-15 = востоко-северо-восток

wizardrimort-direction-chosen = { $direction ->
    [k0] { wizardrimort-direction-0 }
    [k1] { wizardrimort-direction-1 }
    [k2] { wizardrimort-direction-2 }
    [k3] { wizardrimort-direction-3 }
    [k4] { wizardrimort-direction-4 }
    [k5] { wizardrimort-direction-5 }
    [k6] { wizardrimort-direction-6 }
    [k7] { wizardrimort-direction-7 }
    [k8] { wizardrimort-direction-8 }
    [k9] { wizardrimort-direction-9 }
    [k10] { wizardrimort-direction-10 }
    [k11] { wizardrimort-direction-11 }
    [k12] { wizardrimort-direction-12 }
    [k13] { wizardrimort-direction-13 }
    [k14] { wizardrimort-direction-14 }
   *[k15] { wizardrimort-direction-15 }
}
wizardrimort-mode-chosen = { $mode ->
    [basic] { wizardrimort-mode-basic }
    [overlord] { wizardrimort-mode-overlord }
    [destruction] { wizardrimort-mode-destruction }
    [siege] { wizardrimort-mode-siege }
   *[plague] { wizardrimort-mode-plague }
}
wizardrimort-faction-chosen = { $faction ->
    [human] { wizardrimort-faction-human }
    [orc] { wizardrimort-faction-orc }
    [dwarf] { wizardrimort-faction-dwarf }
    [rodent] { wizardrimort-faction-rodent }
   *[none] { wizardrimort-faction-none }
}
wizardrimort-one-chosen = { $faction ->
    [human] { wizardrimort-faction-human.one }
    [orc] { wizardrimort-faction-orc.one }
    [dwarf] { wizardrimort-faction-dwarf.one }
    [rodent] { wizardrimort-faction-rodent.one }
   *[none] { wizardrimort-faction-none.one }
}
wizardrimort-modifier-chosen = { $modifier ->
    [WIZ-CMB-A01] { wizardrimort-modifier-wiz-cmb-a01 }
    [WIZ-CMB-A02] { wizardrimort-modifier-wiz-cmb-a02 }
    [WIZ-CMB-A03] { wizardrimort-modifier-wiz-cmb-a03 }
    [WIZ-CMB-A04] { wizardrimort-modifier-wiz-cmb-a04 }
    [WIZ-CMB-A05] { wizardrimort-modifier-wiz-cmb-a05 }
    [WIZ-CMB-A06] { wizardrimort-modifier-wiz-cmb-a06 }
    [WIZ-CMB-A07] { wizardrimort-modifier-wiz-cmb-a07 }
    [WIZ-CMB-A08] { wizardrimort-modifier-wiz-cmb-a08 }
    [WIZ-CMB-A09] { wizardrimort-modifier-wiz-cmb-a09 }
    [WIZ-CMB-A10] { wizardrimort-modifier-wiz-cmb-a10 }
    [WIZ-CMB-A11] { wizardrimort-modifier-wiz-cmb-a11 }
    [WIZ-CMB-A12] { wizardrimort-modifier-wiz-cmb-a12 }
    [WIZ-CMB-D01] { wizardrimort-modifier-wiz-cmb-d01 }
    [WIZ-CMB-D02] { wizardrimort-modifier-wiz-cmb-d02 }
    [WIZ-CMB-D03] { wizardrimort-modifier-wiz-cmb-d03 }
    [WIZ-CMB-D04] { wizardrimort-modifier-wiz-cmb-d04 }
    [WIZ-CMB-D05] { wizardrimort-modifier-wiz-cmb-d05 }
    [WIZ-CMB-D06] { wizardrimort-modifier-wiz-cmb-d06 }
    [WIZ-CMB-D07] { wizardrimort-modifier-wiz-cmb-d07 }
    [WIZ-CMB-D08] { wizardrimort-modifier-wiz-cmb-d08 }
   *[WIZ-CMB-D09] { wizardrimort-modifier-wiz-cmb-d09 }
}
wizardrimort-class-chosen = { $warrior ->
    [defender] { wizardrimort-class-defender }
    [berserker] { wizardrimort-class-berserker }
    [longspear] { wizardrimort-class-longspear }
    [archer] { wizardrimort-class-archer }
   *[priest] { wizardrimort-class-priest }
}
wizardrimort-result-chosen = { $result ->
    [lost] { wizardrimort-result-lost }
    [tie] { wizardrimort-result-tie }
    [win] { wizardrimort-result-win }
    [critical] { wizardrimort-result-critical }
   *[none] –
}

wizardrimort-phase-lot = Жребий решает, кто начинает
    .short = Жребий
wizardrimort-phase-terrain = Поставьте следующий предмет
    .short = Террейн
wizardrimort-phase-draft = Выберите народ и классы
    .short = Армия
wizardrimort-phase-deploy = Расставьте воинов
    .short = Расстановка
wizardrimort-phase-roll = Бросок кубиков хода
    .short = Кубики
wizardrimort-phase-convert = Конвертируйте кубики или оставьте
    .short = Конвертация
wizardrimort-phase-act = Действуйте или закончите
    .short = Действия
wizardrimort-phase-plan = Продолжайте план или выполните его
    .short = Отряд
wizardrimort-phase-turning = Скажите, куда смотрят остальные, или выполните план
    .short = Поворот
wizardrimort-phase-window = Прервите ход или пропустите
    .short = Прерывание
wizardrimort-phase-spears = Длинномеры бьют первыми
    .short = Упреждающий удар
wizardrimort-phase-spear-victim = Выберите, кого убивает Длинномер
    .short = Упреждающий удар
wizardrimort-phase-roll-attack = Бросок атаки
    .short = Кубик атаки
wizardrimort-phase-roll-defence = Бросок защиты
    .short = Кубик защиты
wizardrimort-phase-casualty = Выберите, кто гибнет
    .short = Потери
wizardrimort-phase-sacrifice = Выберите, кто платит за Жреца
    .short = Жертва
wizardrimort-phase-morale = Проверка морали
    .short = Мораль
wizardrimort-phase-flight = Выберите, куда бегут дрогнувшие
    .short = Бегство
wizardrimort-phase-reaction = Ударьте в ответ, отступите или ничего не делайте
    .short = Ответ
wizardrimort-phase-shot-range = Бросок по дальности
    .short = Выстрел
wizardrimort-phase-shot-azimuth = Бросок вбок
    .short = Выстрел
wizardrimort-phase-knock = Бросок отбрасывания
    .short = Отбрасывание
wizardrimort-phase-topple = Бросок на дерево
    .short = Дерево
wizardrimort-phase-obelisk-roll = Бросок обелиска
    .short = Обелиск
wizardrimort-phase-obelisk-victim = Выберите, кого забирает обелиск
    .short = Обелиск
wizardrimort-phase-plague-victim = Выберите, кого забирает чума
    .short = Чума
wizardrimort-phase-over = Игра окончена
    .short = Конец

wizardrimort-word-side = сторона
wizardrimort-word-round = раунд
wizardrimort-word-white = белый
wizardrimort-word-black = чёрный
wizardrimort-word-red = красный
wizardrimort-word-warriors = воины
wizardrimort-word-actions = действия
wizardrimort-word-attacks = атаки
wizardrimort-word-living = живой
wizardrimort-word-skeleton = скелет
wizardrimort-word-mercenary = наёмник
wizardrimort-word-sealed = замурован
wizardrimort-word-used = задействован в этот ход
wizardrimort-word-squad = отряд
wizardrimort-word-loner = одиночка
wizardrimort-word-level = уровень
wizardrimort-word-height = высота
wizardrimort-word-hand = рука
wizardrimort-word-finger = палец
wizardrimort-word-range = дальность
wizardrimort-word-distance = расстояние
wizardrimort-word-price = цена
wizardrimort-word-cover = укрытие
wizardrimort-word-full-cover = полное укрытие
wizardrimort-word-partial-cover = неполное укрытие
wizardrimort-word-front = впереди
wizardrimort-word-back = спина
wizardrimort-word-melee = ближний бой
wizardrimort-word-ranged = дальний бой
wizardrimort-word-attack = атака
wizardrimort-word-defence = защита
wizardrimort-word-sum = сумма
wizardrimort-word-coins = монеты
wizardrimort-word-blocks = блоки
wizardrimort-word-spirits = мстительные духи
wizardrimort-word-control = контроль
wizardrimort-word-nobody = никто
wizardrimort-word-threatens = грозит
wizardrimort-word-lost = потеряны насовсем
wizardrimort-word-hit = попадание
wizardrimort-word-odds = шансы
wizardrimort-word-now = как есть
wizardrimort-word-after = после этого
wizardrimort-word-can-be-attacked-by = могут атаковать

## Стол в браузере

wizardrimort-table-looks = смотрит на { $direction }
wizardrimort-table-looks-to = смотрит на
wizardrimort-table-to-the = на { $direction }
wizardrimort-table-hits-left = { $count ->
    [one] держит { $count } попадание
    [few] держит { $count } попадания
   *[many] держит { $count } попаданий
}
wizardrimort-table-engine-ready = готова
wizardrimort-table-engine-shot = уже стреляла
wizardrimort-table-engine-moved = уже катилась
wizardrimort-table-castle-none = нет
wizardrimort-table-castle-standing = стоит
wizardrimort-table-castle-razed = разрушен
wizardrimort-table-preparation = Перед игрой
wizardrimort-table-round = Раунд { $round } из { $limit }
wizardrimort-table-game = партия { $game } из { $games }
wizardrimort-table-order = порядок
wizardrimort-table-wins = победы
wizardrimort-table-living = живые
wizardrimort-table-strengths = Сила стороны A: { $a }, стороны B: { $b }.
wizardrimort-table-strength = сила
wizardrimort-table-strength-about = Что сравнивают после последнего раунда: 2 за живого воина, 1 за скелета, за замурованного ничего
wizardrimort-table-goal-basic = Не оставьте врагу никого, кто может действовать.
wizardrimort-table-goal-overlord = Удержите обелиск, сад и шахту весь ход врага или не оставьте ему никого, кто может действовать.
wizardrimort-table-goal-destruction = Разрушьте замок врага или не оставьте ему никого, кто может действовать.
wizardrimort-table-goal-siege = Стороне { $attacker } надо разрушить замок или удержать его весь ход стороны { $defender }; стороне { $defender } — продержаться до конца раунда { $limit }. Побеждает и тот, кто не оставит врагу никого, кто может действовать.
wizardrimort-table-goal-plague = Каждый ход забирает одного вашего живого воина: останьтесь последней стороной с живыми.
wizardrimort-table-bank = Монет у шахты: { $count }.
wizardrimort-table-spirits = Духи стороны { $side }: +{ $count } при нечётном кубике.
wizardrimort-table-hold = Сторона { $side } держит то, что приносит победу: этот ход врага последний, чтобы помешать.
wizardrimort-table-obelisk = Обелиск грозит врагам стороны { $side }: в конце их хода бросят его кубик, если они не помешают.
wizardrimort-table-your-decision = { $player }, ваше решение
wizardrimort-table-interrupting = Действуйте: { $unit } — или закончите прерывание
wizardrimort-table-fleeing = мораль сломлена, бегут
wizardrimort-table-interrupts = { $commander } прерывает ход: действует { $unit }.
wizardrimort-table-dice = Кубики игрока { $commander }
wizardrimort-table-white = Белый: сколько разных воинов можно задействовать за ход
wizardrimort-table-black = Чёрный: сколько очков действий осталось на всё, кроме атак
wizardrimort-table-red = Красный: сколько атак осталось
wizardrimort-table-credit = { $count ->
    [one] Ещё { $count } блок даром: помогает шахта.
    [few] Ещё { $count } блока даром: помогает шахта.
   *[many] Ещё { $count } блоков даром: помогает шахта.
}
wizardrimort-table-penalty = Игрок { $commander } прерывал ход: на следующем броске каждый кубик теряет очко.
wizardrimort-table-convert-about = Поменяйте местами два кубика, и один из них потеряет очко. Белый: воины, чёрный: действия, красный: атаки.
wizardrimort-table-as-rolled = как выпало
wizardrimort-table-window-pass = Пусть продолжает
wizardrimort-table-window-decline = Не в этот ход
wizardrimort-table-interrupt-with = Прервать ход воином…
wizardrimort-table-interrupt-about = Один воин получает два очка действий и одну атаку; каждый ваш следующий кубик теряет очко. Раз за ход врага.
wizardrimort-table-end-interruption = Закончить прерывание
wizardrimort-table-end-ask = Ещё есть что делать.
wizardrimort-table-own-attack = Атака
wizardrimort-table-select = Выберите своего воина или катапульту, на столе или в списке.
wizardrimort-table-what-to-do = Что делать
wizardrimort-table-aim-move = Идти
wizardrimort-table-aim-squad = Вести отряд
wizardrimort-table-aim-turn = Повернуть
wizardrimort-table-aim-turn-squad = Повернуть отряд
wizardrimort-table-aim-build = Строить
wizardrimort-table-aim-stone = Стрелять камнем
wizardrimort-table-aim-block = Стрелять блоком
wizardrimort-table-aim-land = Стрелять воином
wizardrimort-table-aim-engine = Катить
wizardrimort-table-aim-deploy = Расставить
wizardrimort-table-aim-terrain = Поставить террейн
wizardrimort-table-aim-retreat = Отступить
wizardrimort-table-how-to-aim = Перетащите воина или выберите действие и жмите стрелки: на палец, с Shift — на руку, с Alt — на единицу.
wizardrimort-table-load-trooper = Кем стрелять
wizardrimort-table-load-stone = камень
wizardrimort-table-load-block = блок
wizardrimort-table-via = { $count ->
    [one] через { $count } точку
    [few] через { $count } точки
   *[many] через { $count } точек
}
wizardrimort-table-jumps = прыгает
wizardrimort-table-jump-down = Спрыгнуть
wizardrimort-table-settle = Идти через это место
wizardrimort-table-unsettle = На точку назад
wizardrimort-table-other-level = Другой уровень
wizardrimort-table-turn-left = Повернуть влево
wizardrimort-table-turn-right = Повернуть вправо
wizardrimort-table-key-ghost = двигать прицел на палец или на единицу длины
wizardrimort-table-key-hand = двигать прицел на руку; без прицела — сдвинуть карту
wizardrimort-table-key-settle = идти через это место
wizardrimort-table-key-unsettle = убрать последнюю точку пути
wizardrimort-table-key-turn = повернуть вправо, влево
wizardrimort-table-key-squad = вести отряд или одного воина
wizardrimort-table-key-build = строить блок
wizardrimort-table-key-level = другой уровень в том же месте
wizardrimort-table-key-jump = спрыгнуть или слезть
wizardrimort-table-class = Класс
wizardrimort-table-beside = рядом с
wizardrimort-table-where = С какой стороны
wizardrimort-table-participants = Кто участвует
wizardrimort-table-who-dies = Кто погибнет ради двух очков
wizardrimort-table-waiting = Кого надо расставить
wizardrimort-table-deploy-about = Возьмите воина, поставьте его в своей зоне, поверните и подтвердите.
wizardrimort-table-next-terrain = Поставьте следующий предмет, куда нужно, и подтвердите.
wizardrimort-table-means-critical = гибнут двое
wizardrimort-table-means-critical-alone = уходит навсегда
wizardrimort-table-means-win = гибнет один
wizardrimort-table-means-tie = все целы
wizardrimort-table-means-lost = гибнет нападавший
wizardrimort-table-sign-critical = ‼
wizardrimort-table-sign-win = +
wizardrimort-table-sign-tie = =
wizardrimort-table-sign-lost = −
wizardrimort-table-no-modifiers = только кубик
wizardrimort-table-on-odd = при нечётном кубике: мстительные духи
wizardrimort-table-how-melee = ближний бой
wizardrimort-table-how-ranged = дальний бой
wizardrimort-table-how-charge = с разбега
wizardrimort-table-how-downhill = бегом с высоты
wizardrimort-table-how-back = в спину
wizardrimort-table-spears = { $count ->
    [one] Сначала бьёт { $count } Длинномер, убивает с шансом { $kills } из 6; ниже это не учтено.
    [few] Сначала бьют { $count } Длинномера, каждый убивает с шансом { $kills } из 6; ниже это не учтено.
   *[many] Сначала бьют { $count } Длинномеров, каждый убивает с шансом { $kills } из 6; ниже это не учтено.
}
wizardrimort-table-suicide = { $unit } погибнет ради этой атаки.
wizardrimort-table-sacrifice = Участвует Жрец: за удачную атаку заплатит один из ваших.
wizardrimort-table-no-answer-back = Атака в спину: ответа не будет.
wizardrimort-table-no-answer = На это не отвечают.
wizardrimort-table-counter = Могут ударить в ответ с места: { $units }; или отступить.
wizardrimort-table-retreat-only = Никто из них не достаёт в ответ; могут отступить.
wizardrimort-table-all-dice = Все 36 бросков
wizardrimort-table-all-dice-about = Строки: кубик атаки. Столбцы: кубик защиты.
wizardrimort-table-hits-enemy = Попадёт во врага: { $chance }
wizardrimort-table-hits-own = в своих: { $chance }
wizardrimort-table-hits-ground = земля
wizardrimort-table-doomed = { $unit } погибнет, если не попадёт ни во врага, ни в дерево.
wizardrimort-table-hits-off = мимо стола
wizardrimort-table-squads-then = отряды тогда
wizardrimort-table-near = Дойдут одним манёвром: { $units }
wizardrimort-table-sheltered = Укрытие лучше от: { $units }
wizardrimort-table-exposed = Укрытие хуже от: { $units }
wizardrimort-table-fallen = Падение убьёт: { $units }
wizardrimort-table-safe = Одним манёвром враг не дойдёт.
wizardrimort-table-left-after = Останется: ОД { $ap }, ОА { $tp }.
wizardrimort-table-walked = путь
wizardrimort-table-descended = спускался
wizardrimort-table-seen-by = его видят
wizardrimort-table-teleported = отброшен или высажен: без разбега
wizardrimort-table-once = прежде: { $people }
wizardrimort-table-about-obelisk = Губит армию того, кто уступил его врагу.
wizardrimort-table-about-garden = Кто держит его, может вернуть скелета к жизни.
wizardrimort-table-about-mine = Платит держащему монету за раунд и удешевляет блоки.
wizardrimort-table-about-crystal = Пока он цел, воины этой стороны встают скелетами.
wizardrimort-table-about-artillery = Стреляет камнями, блоками и воинами или катится на руку.
wizardrimort-table-about-wall = Её ломает только артиллерия.
wizardrimort-table-about-block = Укрытие, ступень наверх или стена вокруг кого-то.
wizardrimort-table-twin-about = Выберите воина: у остальных появится расстояние до них.
wizardrimort-table-twin-from = Расстояния от { $name }. Стрелка подводит прицел к названному.
wizardrimort-table-squads = Отряды
wizardrimort-table-things = Что есть на столе
wizardrimort-table-at-the-back = за спиной
wizardrimort-table-its-back = стоит спиной
wizardrimort-table-can-strike = можно ударить
wizardrimort-table-can-choose = можно выбрать
wizardrimort-table-aim-here = Навести на { $name }
wizardrimort-table-see-below = см. ниже

wizardrimort-changed-moved = { $count ->
    [one] { $count } перемещение
    [few] { $count } перемещения
   *[many] { $count } перемещений
}
wizardrimort-changed-turned = { $count ->
    [one] { $count } поворот
    [few] { $count } поворота
   *[many] { $count } поворотов
}
wizardrimort-changed-attack-declared = { $count ->
    [one] { $count } атака
    [few] { $count } атаки
   *[many] { $count } атак
}
wizardrimort-changed-shot-declared = { $count ->
    [one] { $count } выстрел
    [few] { $count } выстрела
   *[many] { $count } выстрелов
}
wizardrimort-changed-block-put = { $count ->
    [one] { $count } блок
    [few] { $count } блока
   *[many] { $count } блоков
}
wizardrimort-changed-interrupted = { $count ->
    [one] { $count } прерывание
    [few] { $count } прерывания
   *[many] { $count } прерываний
}

wizardrimort-editor-commander = игрок
wizardrimort-editor-people = народ
wizardrimort-editor-mode = режим
wizardrimort-editor-table = Стол и ход
wizardrimort-editor-prompt = Выберите, что поставить, затем место. Или перетащите предмет, или выберите его, чтобы менять числа; стрелки двигают его, Delete убирает.
wizardrimort-editor-keys = Стрелки двигают предмет на палец, с Shift на руку, с Alt на единицу; Delete убирает его.
wizardrimort-editor-middle-of-table = Поставить посреди стола
wizardrimort-editor-radius = радиус
wizardrimort-editor-defender = чей замок осаждён
wizardrimort-editor-deploy = Воинов расставляют игроки перед игрой
wizardrimort-editor-first = начинает
wizardrimort-editor-lot = по жребию
wizardrimort-editor-by-draft = выбирают перед игрой
wizardrimort-editor-add-commander = Ещё игрок стороны { $side }
wizardrimort-editor-in-turn = Посреди хода
wizardrimort-editor-whose-turn = чей ход

# Расстановки
wizardrimort-army-none = В «Визардриморте» армии не на очки, их набирают за столом: voevoda play wizardrimort --scenario wiz_allod_draft; с --set army.size=7 они больше. Своя армия пишется в файле сценария, в units. Игры с армиями на очки: { $known }.
wizardrimort-setup-unknown = { $what }: здесь нет «{ $value }».{ $near ->
    [none] {""}
   *[other] {" "}Может быть, «{ $near }»?
} Возможно: { $known }.
wizardrimort-setup-side = Игроков у стороны { $side }: { $count }. Возможны один или два.
wizardrimort-setup-order = Порядок { $order } невозможен: первой названа сторона A, стороны чередуются, и каждый игрок назван.
wizardrimort-setup-chronicle-siege = В летописи не бывает осады: выберите для её партий другие режимы.
wizardrimort-setup-siege-castle = Осаде нужен защитник с замком: скажите, чей замок осаждён (defender), и дайте этой стороне замок (castles).
wizardrimort-setup-lacks = Режиму «{ wizardrimort-mode-chosen }» ({ $mode }) нужно то, чего нет на столе: { $kind ->
    [obelisk] { wizardrimort-body-obelisk } (obelisk)
    [garden] { wizardrimort-body-garden } (garden)
    [mine] { wizardrimort-body-mine } (mine)
   *[castle] замок у каждой стороны (castle)
}; добавьте или выберите другой режим.
wizardrimort-setup-twice = { $what ->
    [unit] Двух воинов зовут { $id }: оставьте одного или дайте другому новое имя.
    [body] Два предмета зовутся { $id }: оставьте один или дайте другому новое имя.
    [castle] У одной стороны два замка (castle): оставьте один.
    [obelisk] { wizardrimort-body-obelisk } может быть только один: оставьте один.
    [garden] { wizardrimort-body-garden } может быть только один: оставьте один.
   *[mine] { wizardrimort-body-mine } может быть только одна: оставьте одну.
}
wizardrimort-setup-off-table = { $what }: { $shape } — не участок стола { $width } × { $height }: меньшие числа пишите первыми и не выходите за край.
wizardrimort-setup-body-id = «{ $id }» не годится как имя предмета: до 9 латинских букв, цифр и точек, первая заглавная; для блока также b1–b99.
wizardrimort-setup-shape = { $what }: нужна одна форма — либо "disc", либо "rect".
wizardrimort-setup-unit-id = «{ $id }» — не воин: пишите сторону и номер, например A1 или B12.
wizardrimort-setup-no-units = У стороны { $side } нет ни одного воина на столе: дайте ей хотя бы одного.
wizardrimort-setup-commander = { $what }: игрок { $commander } — с другой стороны, выберите своего.
wizardrimort-setup-no-place = { $what }: нет места. Добавьте "at" или разрешите игрокам расстановку.
wizardrimort-setup-point = { $what }: место — это x и y, а для "at" при нужде ещё и уровень.
wizardrimort-setup-unit-off-table = { $what } в точке { NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) } свисает с края: отступите на { $radius } ед. от краёв стола { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) }.
wizardrimort-setup-overlap = { $what } стоит на { $other }: передвиньте одного из них, чтобы между центрами было { $apart } ед.
wizardrimort-setup-blocked = { $what } стоит внутри { $body }: передвиньте или укажите уровень.
wizardrimort-setup-floating = { $what } висит в воздухе на уровне { $level }: опустите или подставьте что-нибудь.
wizardrimort-setup-begun = Посреди игры уже нечего выбирать и расставлять: уберите "{ $field }" или "turn".
wizardrimort-setup-crowded = Предметов вместе с блоками, которые можно построить, слишком много: { $count }. Возьмите меньше предметов или блоков, всего не больше { $most }.
wizardrimort-setup-narrow-zone = У стороны { $side } воинов { $count }, а места для расстановки хватает только для { $room }: увеличьте замок или "zone" либо возьмите армию поменьше.
wizardrimort-setup-no-zone = Стороне { $side } негде расставляться: дайте ей замок или "zone".
wizardrimort-setup-army = В армии стороны { $side } воинов: { $count }, а возможно не больше { $most }: выберите меньший размер.
wizardrimort-setup-hand = { $name } = { $value } — слишком мало: в руке не меньше трёх пальцев. Выберите { NUMBER($least, useGrouping: 0) } или больше, либо уменьшите tape.finger (сейчас { $finger }).
wizardrimort-setup-slack = { $name } = { $value } — слишком много: прощается только меньше пальца. Выберите { $most } или меньше, либо увеличьте tape.finger (сейчас { $finger }).
wizardrimort-setup-narrow = { $name } = { $value } не делится пополам: выберите чётное число.
wizardrimort-setup-catapult = Рядом с { $what } нет места для ещё одной катапульты: передвиньте её или уменьшите art.count.

## Стол

wizardrimort-table-tape = { $hands ->
    [0] { $fingers } п
   *[other] { $fingers ->
        [0] { $hands } р
       *[other] { $hands } р { $fingers } п
    }
}
wizardrimort-table-left = останется { $ap } ОД
wizardrimort-table-allowed = можно
wizardrimort-table-ghost = { $aim }: { $at }
wizardrimort-table-profile = Линия от { $unit } к { $target } сбоку
wizardrimort-table-covers = { $count ->
    [0] укрытий нет
    [one] { $count } неполное укрытие
    [few] { $count } неполных укрытия
   *[many] { $count } неполных укрытий
}
wizardrimort-table-hidden-by = полное укрытие: { $name }
wizardrimort-table-height-of = уровень { $tape }

## Терминал

wizardrimort-board-key = Стол: клетка — 1 × 2 пальца, верх — север. 1…9 X Y Z — воины A1…A12, a…l — воины B1…B12, + — следующие; # стена, o камень, ^ холм, % башня, = ограда, ~ развалины, - бревно, T дерево, B блок, O обелиск, M шахта, G сад, C катапульта, c опрокинутая, * кристалл. Игроки: > чей ход, w задействовано/белый кубик, b чёрный, r красный. Стороны: B блоки, $ монеты, V мстительные духи, O! грозит обелиск, !! удержание, - выбывшие. Воины: имя; класс (D Защитник, B Берсерк, L Длинномер, A Стрелок, P Жрец) и народ (h люди, o орки, d гномы, r грызуны, s скелет); место x,y и уровень; > куда смотрит; = первый в его отряде; * задействован, # замурован, $ наёмник, ? ещё не выставлен. Предметы: центр и радиус r или углы, уровни низ-верх, x прочность, @ кто удерживает. Длины в единицах: палец — 100, рука — 900.
wizardrimort-moment = Раунд { $round } из { $limit }. { $phase }.
wizardrimort-moment-turn = Раунд { $round } из { $limit }. { $phase }. Осталось: новых воинов { $warriors }, ОД { $ap }, ОА { $tp }.
wizardrimort-moment-interruption = Раунд { $round } из { $limit }. Прерывание, действует { $unit }. Осталось: ОД { $ap }, ОА { $tp }.
wizardrimort-moment-fight = Бой: { $attackers } против { $targets }. { $phase }.
wizardrimort-brief-fight = { $attackers } против { $targets }, { $melee ->
    [0] дальний бой
   *[other] ближний бой
}:
wizardrimort-brief-attack = Атака: кубик { $sum }{ $spirits ->
    [0] {""}
   *[other] , при нечётном кубике ещё { $spirits }
}
wizardrimort-brief-defence = Защита: кубик { $sum }{ $spirits ->
    [0] {""}
   *[other] , при нечётном кубике ещё { $spirits }
}
wizardrimort-brief-modifier = – { $what } { $value }
wizardrimort-brief-results = Критический урон { $critical } %, победа { $win } %, ничья { $tie } %, поражение { $lost } %
wizardrimort-brief-spears = Длинномеры, что бьют первыми: { $count }, каждый убивает с шансом { $kills } из 6; что это меняет, выше не учтено
wizardrimort-brief-sacrifice = Победа будет стоить одного вашего воина: участвует Жрец
wizardrimort-brief-suicide = { $unit } погибнет после атаки
wizardrimort-brief-answer = Ударить в ответ могли бы: { $units }
wizardrimort-brief-no-answer = Ответа не будет
wizardrimort-brief-hit = Попадание в { $name }: { $chance } %
wizardrimort-brief-miss = Мимо всего: { $ground } %, за край стола: { $off } %
wizardrimort-brief-doomed = Если { $unit } не попадёт ни во врага, ни в дерево, то погибнет
wizardrimort-brief-squads = Ваши отряды будут: { $squads }
wizardrimort-brief-fallen = Падение убьёт: { $units }
wizardrimort-brief-threats = Достают до того, кто пошёл: { $units }
wizardrimort-brief-near = Достали бы, пройдя руку: { $units }
wizardrimort-brief-sheltered = Укрытие стало лучше от: { $units }
wizardrimort-brief-exposed = Укрытие стало хуже от: { $units }
