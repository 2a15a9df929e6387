### Все слова «Великой Стратегической», по-русски. Войска — 1R2, 2G7, …, строения — @b2, места — от 1 до 6.

grand = Великая Стратегическая
    .goal = К началу своего хода владеть больше чем своей долей земель или остаться последним. В отдельном сражении — сохранить карточку, когда у другой стороны их нет.

## Что произошло

grand-event-turn-started = Год { $year }, ход места { $seat }
grand-event-effect-ended = С { $piece } спадает: { grand-spell-chosen }
grand-event-income = Доход места { $seat }: { $gross } − { $upkeep } на содержание; в кошеле { $coins }
grand-event-turmoil-felt = В земле { $land } смута, она ничего не даёт{ $left ->
    [0] ; это был последний раз
   *[other] {" "}(ещё раз: { $left })
}
grand-event-disbanded = { $piece }: войско распущено; у места { $seat } в кошеле { $coins }
grand-event-debt-forgiven = Распускать месту { $seat } больше некого: долг прощён
grand-event-moved = { $piece } перемещается: { $start } – { $cell }
grand-event-carried = { $ship } берёт с собой { $piece }, теперь оба в { $cell }
grand-event-work-ordered = { $piece } начинает в { $cell } за { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
}: { grand-work-chosen }
grand-event-work-done = { $work ->
    [bridge] Готов в { $cell }: мост
    [level] { $piece } вырастает до уровня { $level }
   *[other] Готово в { $cell }: { grand-work-chosen }, уровень { $level }
}
grand-event-work-spoiled = Нападение срывает работу { $piece }: { grand-work-chosen }
grand-event-work-lost = Из работы { $piece } ничего не вышло: { grand-work-chosen }
grand-event-hired = { $piece } приходит по найму в { $cell } за { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
}
grand-event-armed = { $piece } надевает мифрил за { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
}
grand-event-peace-offered = Место { $seat } предлагает мир месту { $partner }
grand-event-peace-made = Между местами { $seat } и { $partner } мир
grand-event-notice-given = Место { $seat } расторгает мир с местом { $partner }; он держится до начала следующего хода места { $seat }
grand-event-peace-ended = Мир мест { $seat } и { $partner } кончился
grand-event-offer-lapsed = Место { $partner } не ответило на предложение места { $seat }: оно теряет силу
grand-event-resigned = Место { $seat } сдаётся
grand-event-cast = { $mage } колдует: { grand-spell-chosen }{ $spell ->
    [storm] {" "}вокруг { $cell }
    [dragon] {""}
    [raise] {""}
    [dust] {""}
   *[other] {" "}на { $target }
}, { $cost ->
    [one] { $cost } монета
    [few] { $cost } монеты
   *[many] { $cost } монет
}
grand-event-rolled = Кубик { $face }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } = { $total }
}
grand-event-effect-laid = До следующего хода места { $seat } на { $piece } действует { grand-spell-chosen }
grand-event-stunned = { $piece }: войско оглушено до следующего хода места { $seat }
grand-event-zombie-raised = { $mage } поднимает { $piece } в { $cell }
grand-event-dragon-called = { $piece } откликнулся и ждёт, когда { $mage } отойдёт
grand-event-dragon-appeared = { $piece } появляется в { $cell }, его приручило место { $seat }
grand-event-dragon-asleep = { $piece } спит в { $cell }
grand-event-dragon-flew = { $piece } летит к своей горе: { $start } – { $cell }
grand-event-control-lost = { $piece } больше никто не контролирует
grand-event-unit-lost = { $piece }: войско потеряно в { $cell }{ $owner ->
    [0] {" "}(было нейтральным)
   *[other] {" "}(место { $owner })
}
grand-event-building-lost = Разрушено в { $piece }: { $building ->
    [city] город
    [fortress] крепость
    [tower] башня
    [mine] рудник
   *[port] порт
}{ $owner ->
    [0] {" "}(без хозяина)
   *[other] {" "}(место { $owner })
}
grand-event-lowered = { $piece } теряет уровень, теперь { $level }
grand-event-owner-changed = { $owner ->
    [0] { $piece } теперь без хозяина
   *[other] { $piece } теперь принадлежит месту { $owner }
}
grand-event-prize = Полководческий приз месту { $seat }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
} за { $detachments ->
    [one] { $detachments } отряд
    [few] { $detachments } отряда
   *[many] { $detachments } отрядов
}
grand-event-spoils-left = Место { $seat } оставляет { $piece } как есть
grand-event-turmoil-laid = В земле { $land } начинается смута; потеряно выплат: { $payments }
grand-event-declared = { $source } { $reaction ->
    [0] объявляет
   *[other] в ответ объявляет
} бой { $target }
grand-event-passed = Место { $seat } не отвечает
grand-event-declaration-void = Битвы { $source } против { $target } не будет: объявление пустое
grand-event-battle-formed = Битва { $number }: { $attackers ->
    [one] { $attackers } нападающий
    [few] { $attackers } нападающих
   *[many] { $attackers } нападающих
}, { $attacking ->
    [0] расставляет случай
   *[other] расставляет место { $attacking }
}; { $defenders ->
    [one] { $defenders } обороняющийся
    [few] { $defenders } обороняющихся
   *[many] { $defenders } обороняющихся
}, { $defending ->
    [0] расставляет случай
   *[other] расставляет место { $defending }
}
grand-event-entered = { $piece } { $side ->
    [att] нападает
   *[def] обороняется
}{ $owner ->
    [0] {" "}без хозяина
   *[other] {""}
}: { $cards ->
    [one] { $cards } карточка
    [few] { $cards } карточки
   *[many] { $cards } карточек
}{ $plus ->
    [0] {""}
   *[other] {" "}с преимуществом
}
grand-event-arranged = Номер { $place } в расстановке: { $piece }
grand-event-order-given = Карточка { $card } у { $piece }: { grand-order-chosen }
grand-event-laid-out = { $side ->
    [att] Нападающие расставили
   *[def] Обороняющиеся расставили
} карточки
grand-event-rows-formed = Вскрытие { $round }: карточек { $attackers } против { $defenders }, в ряду { $width ->
    [one] { $width } место
    [few] { $width } места
   *[many] { $width } мест
}
grand-event-shown = { $side ->
    [att] Нападающие
   *[def] Обороняющиеся
}, карточка { $place }, { $piece }: { grand-order-chosen }{ $plus ->
    [0] {""}
   *[other] {" "}с преимуществом
}
grand-event-duel = Место в ряду { $column }, { $attacker } против { $defender }: { $attacking ->
    [a] { $defending ->
        [s] атака побеждает обстрел
        [d] защита побеждает атаку
       *[a] атака против атаки{ $result ->
            [3] {""}
           *[other] , побеждает преимущество
        }
    }
    [s] { $defending ->
        [a] атака побеждает обстрел
        [d] обстрел побеждает защиту
       *[s] обстрел против обстрела{ $result ->
            [3] {""}
           *[other] , побеждает преимущество
        }
    }
   *[d] { $defending ->
        [a] защита побеждает атаку
        [s] обстрел побеждает защиту
       *[d] защита против защиты{ $result ->
            [3] {""}
           *[other] , побеждает преимущество
        }
    }
}, { $result ->
    [1] снята карточка нападающего
    [2] снята карточка обороняющегося
   *[3] сняты обе
}
grand-event-battle-ended = { $winner ->
    [0] Победили нападающие
    [1] Победили обороняющиеся
   *[other] Битва вничью
}{ $claimant ->
    [0] {""}
   *[other] ; трофеи получает место { $claimant }
}
grand-event-restored = { $piece } снова в полной силе: { $cards ->
    [one] { $cards } отряд
    [few] { $cards } отряда
   *[many] { $cards } отрядов
}
grand-event-round-scored = Сражение { $round }, нападало место { $attacker }: месту 1 идёт { $whole ->
    [1] { $points }
   *[other] { $points }/{ $whole }
}
grand-event-eliminated = У места { $seat } ничего не осталось: игрок выбывает
grand-event-ranked = Команда места { $seat }: земель { $lands }, доход { $income }, монет { $coins }
grand-event-game-over = Игра окончена: { $count ->
    [1] победитель один
    [one] победу делит { $count } игрок
    [few] победу делят { $count } игрока
   *[many] победу делят { $count } игроков
}

grand-ending-gra-end-01 = Команда начала свой ход, владея нужным числом земель.
grand-ending-gra-end-03 = Осталось не больше одной команды.
grand-ending-gra-end-04 = Последний год прошёл.
grand-ending-gra-end-05 = Последний год прошёл: сравнили земли, доход и монеты.
grand-ending-gra-bat-02 = Сражение решено.
grand-ending-gra-bat-05 = Матч сражений закончен.

## Почему действие невозможно

grand-reason-game-over = Игра окончена.
grand-reason-wrong-node = Сначала нужно решить другое.
grand-reason-no-such-piece = Фишки { $piece } в игре нет: она потеряна или её не было. Назовите ту, что стоит на карте.
grand-reason-not-yours = Эта фишка принадлежит не вам.
grand-reason-no-action = У этой фишки нет активного действия, или она оглушена.
grand-reason-no-coins = Это стоит { $needs }, а у вас { $has }.
grand-reason-moved = Это войско уже ходило в этом ходу.
grand-reason-pinned = Это войско связано боем или работой.
grand-reason-out-of-reach = До этой клетки не дойти.
grand-reason-cell-held = На этой клетке стоят чужие.
grand-reason-cell-full = Клетка занята: войск на ней помещается { $most }.
grand-reason-no-passenger = Взять это войско корабль не может.
grand-reason-not-army = Это могут только обычные войска.
grand-reason-not-land = Чтобы строить, войско должно стоять на суше.
grand-reason-work-here = На этой клетке уже что-то строят.
grand-reason-built-on = На этой клетке уже есть строение.
grand-reason-mountain = В горах города не поставить.
grand-reason-no-land = Эта клетка ни к какой земле не относится, города здесь не основать.
grand-reason-has-city = В этой земле уже есть город, или он строится.
grand-reason-no-ore = Здесь нет руды: руднику нужно место для рудника или знак дракона.
grand-reason-no-sea = Рядом с этой клеткой нет моря, а порту оно нужно.
grand-reason-no-river = Здесь нет реки, через которую нужен мост.
grand-reason-no-levels = У этого строения только один уровень.
grand-reason-highest-level = У этого строения уже наибольший уровень.
grand-reason-hires-nothing = Это строение такого не нанимает.
grand-reason-needs-level = Для этого город должен быть уровня { $level }.
grand-reason-too-many-mages = Магов у вас уже { $most }, больше нельзя.
grand-reason-has-personal = Личное войско у вас уже есть.
grand-reason-not-sea-beside = Кораблю нужна клетка моря рядом с портом.
grand-reason-in-mithril = Это войско уже в мифриле.
grand-reason-no-building = Чтобы надеть мифрил, войско должно стоять у вашего строения.
grand-reason-no-mithril = У вас нет рудника уровня 4, а значит, и мифрила.
grand-reason-not-mage = Колдуют только маги.
grand-reason-unknown-spell = Этого заклинания маг не знает.
grand-reason-busy-controlling = Этот маг занят: он контролирует зомби или дракона.
grand-reason-no-such-target = У заклинания «{ grand-spell-chosen }» нет такой цели. Ему { $spell ->
    [wind] нужен корабль или войско на плоту, которые ещё не ходили
    [storm] нужна клетка, вокруг которой есть корабль или плот
    [dragon] нужен дракон, спящий под магом
    [release] нужен приручённый дракон другого мага
    [raise] нужна свободная клетка рядом с магом и со строением, и чтобы у мага ещё было место для зомби
    [dust] нужен зомби в пределах досягаемости
    [ghosts] нужно строение без призрачных воинов
    [quake] нужно строение, которое может потерять уровень
    [water] нужно войско на суше, которое ещё не ходило
   *[other] нужно войско
}.
grand-reason-immune = На эту цель заклинание не действует.
grand-reason-out-of-range = До цели слишком далеко: заклинание достаёт на { $range ->
    [one] { $range } клетку
    [few] { $range } клетки
   *[many] { $range } клеток
}.
grand-reason-declared = Эта фишка уже объявила бой в этом ходу.
grand-reason-too-far = До цели слишком далеко: бой объявляют не дальше чем на { $reach ->
    [one] { $reach } клетку
    [few] { $reach } клетки
   *[many] { $reach } клеток
}.
grand-reason-not-target = Этому бой объявить нельзя.
grand-reason-peace = Не позволяет мир или ваша команда.
grand-reason-own-piece = Это ваша собственная фишка.
grand-reason-already-fights = Эта фишка и так обороняется в той битве.
grand-reason-not-in-battle = В ответ нападают только на нападающих, на стоящих вместе с их целью и на строящих.
grand-reason-keeps-personal = Личное войско распустить нельзя.
grand-reason-no-upkeep = У этого войска нет содержания, распускать его бесполезно.
grand-reason-no-diplomacy = В этой игре нет дипломатии.
grand-reason-no-partner = Такого игрока для переговоров нет.
grand-reason-not-at-war = Мир предлагают только тем, с кем война.
grand-reason-not-at-peace = С этим игроком у вас нет мира.
grand-reason-offer-open = Между вами уже есть открытое предложение.
grand-reason-no-offer = Этот игрок ничего вам не предлагал.
grand-reason-talked = С этим игроком в этом ходу вы уже договаривались.
grand-reason-notice-given = Вы уже расторгли этот мир.
grand-reason-not-to-arrange = Эта фишка уже стоит в расстановке, или она не на этой стороне.
grand-reason-no-such-card = Такой карточки у этой фишки не осталось.
grand-reason-not-offered = С этим строением так поступить нельзя.
grand-reason-not-their-land = Проигравший этой землёй не владеет, или в ней уже смута.
grand-reason-not-qualifying = На этой клетке зомби не поднять.
grand-reason-no-zombie = Такого зомби на нужном расстоянии нет.
grand-reason-lists-full = Больше фишек в игре не помещается.

## Что можно сделать

grand-action-move = Передвинуть { $unit } на { $cell }
    .short = Передвинуть
grand-action-carry = Взять с собой { $unit }
    .short = Взять
grand-action-sail = Больше никого не брать
    .short = Никого
grand-action-build = Строить силами { $unit }: { grand-work-chosen }
    .short = Строить
grand-action-level-up = Поднять { $building } на уровень
    .short = Поднять уровень
grand-action-hire = Нанять в { $building }: { $troops ->
    [personal] { grand-unit-personal }
    [militia] { grand-unit-militia }
    [regulars] { grand-unit-regulars }
   *[guard] { grand-unit-guard }
}
    .short = Нанять
grand-action-hire-mage = Нанять мага в { $building }: { $school ->
    [forest] { grand-school-forest }
    [mountain] { grand-school-mountain }
    [desert] { grand-school-desert }
   *[plain] { grand-school-plain }
}
    .short = Нанять мага
grand-action-hire-ship = Нанять корабль в { $building }: появится в { $cell }
    .short = Нанять корабль
grand-action-arm = Надеть мифрил на { $unit }
    .short = Надеть мифрил
grand-action-cast = Колдует { $unit }: { grand-spell-chosen }
    .short = Колдовать
grand-action-cast-at = Колдует { $unit }: { grand-spell-chosen } вокруг { $cell }
    .short = Колдовать
grand-action-cast-on = Колдует { $unit }: { grand-spell-chosen } на { $target }
    .short = Колдовать
grand-action-declare = Объявить бой: { $source } против { $target }
    .short = Объявить бой
grand-action-disband = Распустить { $unit }
    .short = Распустить
grand-action-offer = Предложить мир месту { $seat }
    .short = Предложить мир
grand-action-accept = Принять мир места { $seat }
    .short = Принять мир
grand-action-notice = Расторгнуть мир с местом { $seat }
    .short = Расторгнуть мир
grand-action-resign = Сдаться
    .short = Сдаться
grand-action-end = Закончить распоряжения
    .short = Закончить
grand-action-pass = Не отвечать
    .short = Пас
grand-action-arrange = Поставить следующей { $piece }
    .short = Поставить следующей
grand-action-give-order = { $card ->
    [a] Атака
    [s] Обстрел
    [d] Защита
   *[other] Положить { $card }
}
    .short = Приказ
grand-action-spoil = { $choice ->
    [leave] Оставить как есть
    [lower] Понизить на уровень
    [take] Взять себе
   *[other] Взять себе, понизив на уровень
}
    .short = Трофей
grand-action-unsettle = Смута в земле { $land }
    .short = Смута
grand-action-place-zombie = Поднять зомби в { $cell }
    .short = Поставить зомби
grand-action-pick-zombie = Обратить в прах { $unit }
    .short = В прах

grand-outcome-die = На кубике { $face }
grand-outcome-draw-card = Приказ даёт случай: { grand-order-chosen }
grand-outcome-prey = Дракон выбирает из тех, кто рядом, номер { $place }

## Параметры

grand-parameter-victory-percent = Доля земель, которую нужно превысить для победы
grand-parameter-year-limit = Последний год
grand-parameter-start-coins = Монеты в начале
grand-parameter-cell-capacity = Сколько войск вмещает клетка
grand-parameter-attack-reach = С какого расстояния объявляют бой
grand-parameter-land-move = Шаги по суше
grand-parameter-raft-move = Шаги на плоту
grand-parameter-ship-move = Шаги корабля
grand-parameter-ship-carry = Сколько войск берёт корабль
grand-parameter-zombie-move = Шаги зомби
grand-parameter-dragon-move = Полёт дракона
grand-parameter-boosted-move = Шаги с Попутным ветром или Водой неутомимости
grand-parameter-row-width = Ширина ряда карточек
grand-parameter-strength-militia = Отряды ополчения
grand-parameter-strength-regulars = Отряды регулярных
grand-parameter-strength-guard = Отряды гвардии
grand-parameter-strength-personal = Отряды личного войска
grand-parameter-strength-mage = За сколько отрядов идёт маг
grand-parameter-strength-ship = Отряды корабля
grand-parameter-strength-zombie = Отряды зомби
grand-parameter-strength-dragon = За сколько отрядов идёт дракон
grand-parameter-cost-militia = Цена ополчения
grand-parameter-cost-regulars = Цена регулярных
grand-parameter-cost-guard = Цена гвардии
grand-parameter-cost-personal = Цена нового личного войска
grand-parameter-cost-mage = Цена мага
grand-parameter-cost-ship = Цена корабля
grand-parameter-upkeep-militia = Содержание ополчения
grand-parameter-upkeep-regulars = Содержание регулярных
grand-parameter-upkeep-guard = Содержание гвардии
grand-parameter-upkeep-personal = Содержание личного войска
grand-parameter-upkeep-mage = Содержание мага
grand-parameter-upkeep-ship = Содержание корабля
grand-parameter-max-mages = Сколько магов может быть у игрока
grand-parameter-guard-min-level = Уровень города, чтобы нанять гвардию
grand-parameter-mage-min-level = Уровень города, чтобы нанять мага
grand-parameter-garrison-city1 = Гарнизон города уровня 1
grand-parameter-garrison-city2 = Гарнизон города уровня 2
grand-parameter-garrison-city3 = Гарнизон города уровня 3
grand-parameter-garrison-fortress = Гарнизон крепости
grand-parameter-garrison-tower = Гарнизон башни
grand-parameter-garrison-mine1 = Гарнизон рудника уровня 1
grand-parameter-garrison-mine2 = Гарнизон рудника уровня 2
grand-parameter-garrison-mine3 = Гарнизон рудника уровня 3
grand-parameter-garrison-mine4 = Гарнизон рудника уровня 4
grand-parameter-garrison-port = Гарнизон порта
grand-parameter-income-city1 = Доход города уровня 1
grand-parameter-income-city2 = Доход города уровня 2
grand-parameter-income-city3 = Доход города уровня 3
grand-parameter-income-mine1 = Доход рудника уровня 1
grand-parameter-income-mine2 = Доход рудника уровня 2
grand-parameter-income-mine3 = Доход рудника уровня 3
grand-parameter-income-mine4 = Доход рудника уровня 4
grand-parameter-income-port = Доход порта
grand-parameter-cost-city = Цена основания города
grand-parameter-cost-city2 = Цена уровня 2 города
grand-parameter-cost-city3 = Цена уровня 3 города
grand-parameter-cost-mine = Цена открытия рудника
grand-parameter-cost-dragon-mine = Цена открытия рудника на знаке дракона
grand-parameter-cost-mine-level = Цена уровня рудника
grand-parameter-cost-tower = Цена башни
grand-parameter-cost-fortress = Цена крепости
grand-parameter-cost-port = Цена порта
grand-parameter-cost-bridge = Цена моста
grand-parameter-mine-max-site = Наибольший уровень рудника на месте для рудника
grand-parameter-mine-max-dragon = Наибольший уровень рудника на знаке дракона
grand-parameter-cost-mithril = Цена мифриловых доспехов
grand-parameter-prize-per-detachment = Полководческий приз за отряд
grand-parameter-turmoil-payments = Выплаты, потерянные из-за смуты
grand-parameter-spell-cost = Цена заклинания
grand-parameter-spell-range = Дальность заклинаний
grand-parameter-fog-radius = Как далеко расходится Туман сна
grand-parameter-city-max = Наибольший уровень города
grand-parameter-storm-table = Шторм: итог для каждой грани кубика
grand-parameter-dragon-table = Вызов дракона: итог для каждой грани кубика
grand-parameter-release-table = Освобождение: итог для каждой грани кубика
grand-parameter-raise-table = Сколько зомби встаёт, по граням кубика
grand-parameter-dust-table = Сколько зомби обращается в прах, по граням кубика
grand-parameter-zombie-limit = Сколько зомби может контролировать маг
grand-parameter-ghosts = Отряды призрачных воинов
grand-parameter-die-cap = За сколько самое большее идёт кубик
grand-parameter-tower-bonus = Прибавка башни к кубику
grand-parameter-assist-bonus = Прибавка другого мага к кубику
grand-parameter-rounds = Сражения в матче

grand-measure-percent = проценты
grand-measure-years = годы
grand-measure-coins = монеты
grand-measure-coins-per-year = монеты в год
grand-measure-coins-per-level = монеты за уровень
grand-measure-units = войска
grand-measure-cells = клетки
grand-measure-columns = места в ряду
grand-measure-detachments = отряды
grand-measure-mages = маги
grand-measure-zombies = зомби
grand-measure-level = уровень
grand-measure-payments = выплаты
grand-measure-face = грань
grand-measure-to-the-die = к кубику
grand-measure-battles = сражения

## Варианты правил

grand-option-storm-area = Область шторма
    .value-3x3 = 3×3 клетки
    .value-1x1 = одна клетка
    .value-5x5 = 5×5 клеток
grand-option-payoff = Чего стоит отдельное сражение
    .value-wdl = победа, ничья или поражение
    .value-survivors = доля уцелевших войск
grand-option-reactions = Ответы
    .value-full = помочь, присоединиться или помешать строить
    .value-join-only = только помочь атакованному
grand-option-build-delay = Работы завершаются
    .value-turn = в том же ходу
    .value-year = через год
grand-option-orders-by = Кто даёт приказ отряду
    .value-owner = его хозяин
    .value-commander = расставляющий стороны
grand-option-mithril-plus = Мифрил даёт преимущество в бою
    .value-on = да
    .value-off = нет, только защиту от магии
grand-option-dragon-plus-everywhere = У дракона преимущество и вдали от горы
    .value-on = да
    .value-off = нет
grand-option-walls-cover-armies = Стены дают преимущество обороняющимся там войскам
    .value-on = да
    .value-off = нет, только гарнизону
grand-option-friendly-fire = Своим фишкам можно объявлять бой
    .value-on = да
    .value-off = нет
grand-option-diplomacy = Дипломатия
    .value-on = да
    .value-off = нет

grand-section-map = Карта и движение
grand-section-troops = Войска
grand-section-buildings = Строения и доход
grand-section-magic = Магия
grand-section-battles = Битвы и трофеи
grand-section-standalone = Отдельные сражения
grand-section-victory = Конец игры
grand-section-readings = Как читать правила

## Сценарии

grand-scenario-ford = Брод
    .goal = Пять земель, река и город на броде: быстрая игра.
grand-scenario-crowns = Две короны
    .goal = Два королевства и всё, что есть в игре, а между ними дракон.
grand-scenario-thrones = Четыре престола
    .goal = Четыре державы вокруг внутреннего моря; мир заключают и расторгают.
grand-scenario-thrones-2v2 = Четыре престола, две команды
    .goal = Двое на двое через всю карту, без дипломатии.
grand-scenario-houses = Шесть домов
    .goal = До шести великих домов, много соседей и долгий вечер.
grand-scenario-houses-5 = Шесть домов, пять игроков
    .goal = Карта шести домов без места 2.
grand-scenario-houses-4 = Шесть домов, четыре игрока
    .goal = Карта шести домов без мест 2 и 5.
grand-scenario-houses-3 = Шесть домов, три игрока
    .goal = Карта шести домов для мест 1, 3 и 5.
grand-scenario-ridge = Драконий хребет
    .goal = Четыре мага, два дракона и по 150 монет: игра для магии.
grand-scenario-spears = Копья
    .goal = Одно сражение, трое против троих: атака, обстрел или защита?
grand-scenario-walls = Стены
    .goal = Одно сражение: трое под стеной против двоих на ней.
grand-scenario-lords = Лорды
    .goal = Одно сражение, по два войска на стороне: какое пойдёт первым?
grand-scenario-hunt = Охота
    .goal = Одно сражение: охотники и лучники против дракона в его горе.
grand-scenario-brothers = Братья
    .goal = Одно сражение, в котором важно, кто вернётся домой.

## Названия

grand-unit-militia = ополчение
    .what = Дёшево и на один отряд больше.
grand-unit-regulars = регулярные
    .what = Хребет армии.
grand-unit-guard = гвардия
    .what = Больше всего силы на одно место клетки.
grand-unit-personal = личное войско
    .what = Верно и без содержания; по одному у игрока.
grand-unit-mage = маг
    .what = Колдует Серую магию и заклинание ещё одной школы.
grand-unit-ship = корабль
    .what = Возит по морю обычные войска и магов.
grand-unit-zombie = зомби
    .what = Без своего мага рассыпается.
grand-unit-dragon = дракон
    .what = Летает; на своей горе у него преимущество.
grand-unit-army = войско
    .what = Фишка отдельного сражения.

grand-army-spearmen = Копейщики
grand-army-storming-party = Штурмовой отряд
grand-army-city-guard = Городская стража
grand-army-guard = Гвардия
grand-army-levy = Ополченцы
grand-army-old-guard = Старая гвардия
grand-army-scouts = Разведчики
grand-army-hunters = Охотники
grand-army-archers = Лучники
grand-army-dragon = Дракон
grand-army-elder = Старший
grand-army-younger = Младший
grand-army-rival = Соперник

grand-building-city = город
    .what = Владеет своей землёй, нанимает войска, приносит доход; его стены дают преимущество.
grand-building-fortress = крепость
    .what = Три отряда с преимуществом.
grand-building-tower = башня
    .what = Один отряд с преимуществом; помогает кубику мага.
grand-building-mine = рудник
    .what = Приносит доход; на уровне 4 даёт мифрил.
grand-building-port = порт
    .what = Приносит доход и нанимает корабли.
grand-building-bridge = мост
    .what = Отменяет реку своей клетки.

grand-terrain-field = Поле
grand-terrain-forest = Лес
grand-terrain-desert = Пустыня
grand-terrain-mountain = Горы
grand-terrain-sea = Море

grand-school-grey = Серая магия
grand-school-forest = магия Леса
grand-school-mountain = магия Гор
grand-school-desert = магия Пустынь
grand-school-plain = магия Равнин

grand-spell-wind = Попутный ветер
    .effect = У корабля или плота на год больше шагов по морю.
grand-spell-storm = Шторм
    .effect = Корабли и плоты вокруг клетки оглушены или тонут.
grand-spell-dragon = Вызов дракона
    .effect = Приручает дракона под магом или губит одного из двоих.
grand-spell-release = Освобождение от контроля
    .effect = Освобождает дракона другого мага.
grand-spell-raise = Подъём зомби
    .effect = Зомби встают рядом с магом и строением.
grand-spell-dust = Обращение в прах
    .effect = Уничтожает зомби на расстоянии.
grand-spell-ghosts = Призрачные воины
    .effect = В гарнизоне больше отрядов до первого сражения.
grand-spell-fog = Туман сна
    .effect = Войско и все обычные войска вплотную оглушены на год.
grand-spell-quake = Землетрясение
    .effect = Строение теряет уровень.
grand-spell-fury = Щит ярости
    .effect = У войска преимущество до первого сражения.
grand-spell-water = Вода неутомимости
    .effect = Войско год ходит дальше и по любой местности.
grand-spell-stun = оглушение
    .effect = Год без активного действия.

grand-spell-chosen = { $spell ->
    [wind] { grand-spell-wind }
    [storm] { grand-spell-storm }
    [dragon] { grand-spell-dragon }
    [release] { grand-spell-release }
    [raise] { grand-spell-raise }
    [dust] { grand-spell-dust }
    [ghosts] { grand-spell-ghosts }
    [fog] { grand-spell-fog }
    [quake] { grand-spell-quake }
    [fury] { grand-spell-fury }
    [stun] { grand-spell-stun }
   *[water] { grand-spell-water }
}
grand-work-chosen = { $work ->
    [city] { grand-building-city }
    [fortress] { grand-building-fortress }
    [tower] { grand-building-tower }
    [mine] { grand-building-mine }
    [port] { grand-building-port }
    [bridge] { grand-building-bridge }
   *[level] ещё один уровень
}
grand-order-chosen = { $order ->
    [a] { grand-order-a }
    [s] { grand-order-s }
   *[d] { grand-order-d }
}

grand-order-a = атака
    .beats = Атака побеждает обстрел и проигрывает защите.
grand-order-s = обстрел
    .beats = Обстрел побеждает защиту и проигрывает атаке.
grand-order-d = защита
    .beats = Защита побеждает атаку и проигрывает обстрелу.

grand-state-asleep = спит
grand-state-waiting = ждёт
grand-state-tamed = приручён
grand-state-free = свободен

grand-side-att = нападающие
grand-side-def = обороняющиеся

grand-node-start = Ход начинается
grand-node-form = Битва собирается
grand-node-lay-out = Карточки расставлены
grand-node-reveal = Карточки вскрывают
grand-node-aftermath = Битва позади
grand-node-complete = Работы завершаются
grand-node-crumble = Зомби без хозяина рассыпаются
grand-node-flight = Освобождённые драконы летят
grand-node-check-end = Ход закончен
grand-node-ask = Начинаются ответы
grand-node-debt = Распустите войско: монет меньше нуля
    .short = Долг
grand-node-orders = Распорядитесь или закончите
    .short = Распоряжения
grand-node-carry = Выберите, кто плывёт с кораблём
    .short = Пассажиры
grand-node-place = Выберите клетку для зомби
    .short = Подъём зомби
grand-node-pick = Выберите зомби, который обратится в прах
    .short = Прах
grand-node-react = Ответьте или откажитесь
    .short = Ответы
grand-node-arrange = Выберите, какая фишка следующая
    .short = Порядок фишек
grand-node-card = Дайте отряду приказ
    .short = Приказы
grand-node-rearrange = Выберите, какая фишка следующая в этот раз
    .short = Порядок фишек
grand-node-relay = Выберите, какая карточка следующая
    .short = Новая расстановка
grand-node-spoils = Решите, что делать с павшим строением
    .short = Трофеи
grand-node-turmoil = Выберите землю, где начнётся смута
    .short = Смута
grand-node-die = Кубик катится
    .short = Кубик
grand-node-prey = Дракон выбирает добычу
    .short = Дракон
grand-node-over = Игра окончена
    .short = Конец

grand-board-key = Карта: F поле, W лес, D пустыня, M горы, S море; строчная буква — с рекой, = мост, o руда, ^ знак дракона; затем владелец (0 — никто), постройка (C город, F крепость, T башня, M шахта, P порт) и уровень. Ниже стоят войска: владелец, затем P личное войско, L ополчение, R регулярные, G гвардия, M маг, H корабль, Z зомби, D дракон. Справа — земли. Игроки: $ монеты, доход − содержание, земли есть/нужно; = мир (! объявлен конец), ? предложение, + команда. Фишки: отряды (+ с преимуществом); * есть действие, > может идти, ! оглушено, f ярость, w неутомимо, ~ ветер, m мифрил, c перевезено, =tower строит (- сорвано), %1 смута. Карточки: a атака, s обстрел, d защита, ? закрыта, - ещё будет, x не осталось.
grand-moment-turn = Год { $year } из { $last }, ход места { $active }. { $node ->
    [react] { $battles ->
        [0] Строительство ещё можно сорвать
       *[other] Объявлено боёв: { $battles }
    }. { grand-node-react }
    [debt] В казне { $coins }. { grand-node-debt }
   *[orders] { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }, доход { $gross } − { $upkeep }; земель { $lands }, для победы { $needed }. { grand-node-orders }
}.
grand-moment-battle = Битва { $number }, вскрытие { $round }. { $node ->
    [arrange] { grand-node-arrange }
    [rearrange] { grand-node-rearrange }
    [relay] { grand-node-relay }
   *[card] { $piece ->
        [none] { grand-node-card }
       *[other] { $piece }, карточка { $card } из { $cards }: дайте приказ
    }
}. Атака бьёт обстрел, обстрел — защиту, защита — атаку.{ $chance ->
    [0] {""}
   *[other] {" "}У стороны без расставляющего карточки ложатся случайно.
}
    .key = Строка вроде 2/4 P1 +1: которое это сражение матча и на сколько впереди P1. ATT нападает, DEF обороняется; затем место, которое расставляет, и каждое войско с карточками в [ ]: a атака, s обстрел, d защита, ? закрыта, - ещё будет, x не осталось. + с преимуществом, > ждёт решения.
grand-moment-spoils = { $node ->
    [spoils] Гарнизон { $piece } пал. { grand-node-spoils }
   *[turmoil] { grand-node-turmoil }
}.
grand-moment-part = { $piece }: { $node ->
    [carry] { grand-node-carry }
    [place] { grand-node-place }; осталось: { $left }
    [pick] { grand-node-pick }; осталось: { $left }
   *[react] дракон летит домой и нападает. { grand-node-react }
}.
grand-odds-no-battle = { $source } против { $target }: до битвы не дойдёт.
grand-odds-now = Как стоит сейчас: { $attackers } против { $defenders }. { $exact ->
    [1] При лучшей игре обеих сторон
   *[0] Приблизительно
} у нападающих: победа { $win }, ничья { $draw }, поражение { $loss }.
grand-odds-joined = Если присоединятся против вас все, кто может ответить: { $attackers } против { $defenders }. { $exact ->
    [1] При лучшей игре обеих сторон
   *[0] Приблизительно
} у нападающих: победа { $win }, ничья { $draw }, поражение { $loss }.
grand-odds-purse = Монет { $before } → { $after }; доход { $was_gross } − { $was_upkeep } → { $is_gross } − { $is_upkeep }.
grand-odds-zombies = Зомби по граням кубика – { $faces }.
grand-odds-battle = Битва стоит для нападающих { $value } (от −1 до +1). { $exact ->
    [1] При лучшей игре обеих сторон
   *[0] Приблизительно
} у них: победа { $win }, ничья { $draw }, поражение { $loss }.
grand-odds-mix = Лучшая смесь расстановок: { $layouts }{ $more ->
    [0] .
   *[other] ; и другие.
}
grand-odds-verdict = Эта расстановка теряет самое большее { $loses } против лучшей.{ $reply ->
    [none] {""}
   *[other] {" "}Лучший ответ на неё: { $reply }.
}

grand-word-seat = место
grand-word-player = игрок
grand-word-team = команда
grand-word-neutral = нейтральный
grand-word-nobody = никто
grand-word-year = год
grand-word-turn = ход
grand-word-cell = клетка
grand-word-land = земля
grand-word-lands = земли
grand-word-no-land = ничья земля
grand-word-needed = нужно для победы
grand-word-controls = владеет
grand-word-unit = войско
grand-word-piece = фишка
grand-word-army = обычное войско
grand-word-building = строение
grand-word-level = уровень
grand-word-garrison = гарнизон
grand-word-strength = отряды
grand-word-advantage = преимущество
grand-word-coins = монеты
grand-word-income = доход
grand-word-gross = поступления
grand-word-upkeep = содержание
grand-word-net = доход
grand-word-before = до
grand-word-after = после
grand-word-price = цена
grand-word-steps = шаги
grand-word-action = активное действие
grand-word-action-ready = действие есть
grand-word-action-spent = действие потрачено
grand-word-stunned = оглушено
grand-word-moved = уже ходило
grand-word-can-move = может идти
grand-word-carried = перевезено
grand-word-pinned = связано
grand-word-mithril = мифрил
grand-word-wind = Попутный ветер
grand-word-water = Вода неутомимости
grand-word-fury = Щит ярости
grand-word-ghosts = призрачные воины
grand-word-until = до следующего хода места
grand-word-school = школа
grand-word-controller = под контролем
grand-word-uncontrolled = никто не контролирует
grand-word-zombies = зомби
grand-word-dragon = дракон
grand-word-home = дом
grand-word-way-home = путь домой
grand-word-former-owner = прежний хозяин
grand-word-terrain = местность
grand-word-river = река
grand-word-bridge = мост
grand-word-ore = руда
grand-word-dragon-mark = знак дракона
grand-word-turmoil = смута
grand-word-work = строится
grand-word-spoiled = сорвано
grand-word-relations = отношения
grand-word-peace = мир
grand-word-war = война
grand-word-offer = предложение мира
grand-word-notice = мир расторгнут
grand-word-personal-alive = личное войско живо
grand-word-personal-lost = личное войско потеряно
grand-word-declarations = объявленные бои
grand-word-declaration = объявление боя
grand-word-open = открыто
grand-word-used = исчерпано
grand-word-void = пусто
grand-word-attackers = нападающие
grand-word-defenders = обороняющиеся
grand-word-joiners = присоединившиеся
grand-word-target = цель
grand-word-commander = расставляющий
grand-word-claimant = получатель трофея
grand-word-spoils = трофеи
grand-word-prize = полководческий приз
grand-word-battle = битва
grand-word-pass = вскрытие
grand-word-row = ряд
grand-word-rank = шеренга
grand-word-column = место в ряду
grand-word-card = карточка
grand-word-face-down = рубашкой вверх
grand-word-layout = расстановка
grand-word-order = приказ
grand-word-by-chance = приказывает случай
grand-word-victory = победа
grand-word-draw = ничья
grand-word-defeat = поражение
grand-word-value = значение
grand-word-best-layout = лучшая смесь расстановок
grand-word-best-answer = лучший ответ
grand-word-loses-at-most = теряет самое большее
grand-word-estimate = оценка
grand-word-exact = точно
grand-word-as-it-stands = как есть сейчас
grand-word-if-all-react = если против вас присоединятся все, кто может
grand-word-reach = куда дойти
grand-word-range = дальность
grand-word-can-attack = может напасть
grand-word-in-range = достаёт заклинание
grand-word-die = кубик
grand-word-bonus = прибавка
grand-word-nothing = ничего
grand-word-stuns = оглушены
grand-word-sinks = тонут
grand-word-mage-dies = гибнет маг
grand-word-dragon-dies = гибнет дракон
grand-word-dragon-tamed = приручён
grand-word-breaks-free = свободен
grand-word-since-last-turn = с вашего прошлого хода
grand-word-eliminated = игрок выбыл

## Стол

grand-table-year = Год { $year } из { $limit }
grand-table-lands-needed = Для победы { $needed ->
    [one] нужна { $needed } земля
    [few] нужны { $needed } земли
   *[many] нужно { $needed } земель
}
grand-table-detachments = { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[many] { $count } отрядов
}{ $plus ->
    [0] {""}
   *[other] {" "}с преимуществом
}
grand-table-purse = +{ $gross } − { $upkeep } = { $net }
grand-table-no-battle = Из этого объявления битвы не выйдет.
grand-table-against = { $attackers } против { $defenders }
grand-table-against-chance = Нейтральным фишкам приказывает случай, каждый приказ с шансом в одну треть.
grand-table-exact = точно, если обе стороны играют лучшим образом
grand-table-estimated = оценка
grand-table-end-ask = Некоторые ваши фишки ещё могут что-то сделать.
grand-table-drastic = Крайние меры…
grand-table-spells = Заклинания
grand-table-pick-target = Выберите цель здесь или на карте.
grand-table-offer-out = мир предложен
grand-table-offer-in = предлагает мир
grand-table-all-cells = Все клетки карты
grand-table-neighbours = Соседи клетки { $cell }
grand-table-show-battle = Показать последнюю битву ещё раз
grand-table-pass = Битва { $number }, вскрытие { $round }
grand-table-no-battle-now = Сейчас битвы нет.
grand-table-look-again = Выберите битву наверху, чтобы взглянуть на неё ещё раз.
grand-table-watching = Карточки вскрываются
grand-table-to-map = К карте
grand-table-to-battle = К битве
grand-table-next-pass = Следующее вскрытие
grand-table-go-on = Расставить заново
grand-table-battle-done = Битва окончена: дальше
grand-table-skip = Показать, чем кончится
grand-table-skip-all = Пропустить всё
grand-table-order-next = Приказ следующей карточке
grand-table-beats = бьёт { $order ->
    [a] атаку
    [s] обстрел
   *[d] защиту
}
grand-table-slot = { $piece }, карточка { $card }: { $order ->
    [a] атака
    [s] обстрел
    [d] защита
   *[none] приказа ещё нет
}
grand-table-earlier = { $piece } на место раньше
grand-table-later = { $piece } на место позже
grand-table-swap = Выберите две карточки одной фишки: они поменяются местами.
grand-table-place = Расставьте фишки по порядку: карточки у каждой одинаковы.
grand-table-alike = Выбирать нечего: все карточки одинаковы.
grand-table-fill = Заполнить:
grand-table-fill-all = { $order ->
    [a] все в атаку
    [s] все на обстрел
   *[d] все в защиту
}
grand-table-fill-random = наугад
grand-table-fill-best = как советуют
grand-table-weigh = Насколько это хорошо?
grand-table-lay-out = Выложить рубашкой вверх
grand-table-best-play = Лучшая игра даёт этой стороне { $value }
grand-table-verdict = Эта расстановка теряет самое большее { $loses }: против лучшего ответа выйдет { $worst }.
grand-table-no-best-layout = Столько карточек можно только оценить, а не решить точно: лучшей расстановки здесь нет.
grand-table-more-layouts = { $count ->
    [one] … и ещё { $count }
    [few] … и ещё { $count }
   *[many] … и ещё { $count }
}
grand-table-score = Счёт матча
grand-table-round = Битва { $round } из { $rounds }
grand-table-round-open = Битва { $round }: нападает { $player }
grand-table-round-drawn = Битва { $round }: ничья
grand-table-round-won = Битва { $round }: победа, { $player }

grand-face-nothing = ничего
grand-face-stuns = оглушены
grand-face-sinks = тонут
grand-face-mage-dies = гибнет маг
grand-face-dragon-dies = гибнет дракон
grand-face-dragon-tamed = приручён
grand-face-breaks-free = на свободе
grand-face-raises = { $count } зомби
grand-face-dusts = { $count } в прах

grand-bearing-n = север
grand-bearing-ne = северо-восток
grand-bearing-e = восток
grand-bearing-se = юго-восток
grand-bearing-s = юг
grand-bearing-sw = юго-запад
grand-bearing-w = запад
grand-bearing-nw = северо-запад

grand-changed-moved = { $count ->
    [one] { $count } переход
    [few] { $count } перехода
   *[many] { $count } переходов
}
grand-changed-hired = { $count ->
    [one] нанято { $count } войско
    [few] нанято { $count } войска
   *[many] нанято { $count } войск
}
grand-changed-work-ordered = { $count ->
    [one] начата { $count } постройка
    [few] начаты { $count } постройки
   *[many] начато { $count } построек
}
grand-changed-cast = { $count ->
    [one] { $count } заклинание
    [few] { $count } заклинания
   *[many] { $count } заклинаний
}
grand-changed-declared = { $count ->
    [one] { $count } объявление боя
    [few] { $count } объявления боя
   *[many] { $count } объявлений боя
}
grand-changed-battle-formed = { $count ->
    [one] { $count } битва
    [few] { $count } битвы
   *[many] { $count } битв
}

## Редактор позиций

grand-editor-owner = владелец
grand-editor-active = чей ход
grand-editor-middle = Середина игры
grand-editor-symmetric = Одинакова при повороте на пол-оборота
grand-editor-add-army = Ещё одно войско

## Что не так с расстановкой

grand-setup-unknown = { $what }: «{ $value }» здесь нет.{ $near ->
    [none] {" "}Бывает: { $known }.
   *[other] {" "}Ближайшее имя — «{ $near }».
}
grand-setup-seats = Места { $known }: назовите каждое один раз, от 1 до 6, по возрастанию.
grand-setup-teams = Каждое место ({ $known }) должно быть ровно в одной команде, а команд нужно не меньше двух.
grand-setup-two-kinds = У отдельного сражения нет карты, войск и строений: уберите их либо нападающих и обороняющихся.
grand-setup-armies = Сторона { $side }, войск { $count }: можно от 1 до { $most }.
grand-setup-battle-seats = Отдельное сражение — для мест 1 и 2, без команд.
grand-setup-rows = Рядов на карте земель { $count }, а местности { $needed }: нужно поровну.
grand-setup-row-length = { $what }, ряд { $row }: клеток { $length }, а нужно { $needed }.
grand-setup-lands = Земель на карте { $count }: можно от 1 до { $most }.
grand-setup-land-empty = У земли { $land } есть имя и нет клеток: отметьте их на карте земель или уберите имя.
grand-setup-terrain = { $cell }: «{ $letter }» — не местность. Пишите F, W, D, M или S; строчные — с рекой, у моря её нет.
grand-setup-land-name = { $cell }: «{ $letter }» — не земля. Пишите букву или цифру, а точку — если земли нет.
grand-setup-land-at-sea = { $cell } — море, а отнесено к земле { $land }: поставьте там точку.
grand-setup-on-sea = { $what } в { $cell }: там море; выберите клетку на суше.
grand-setup-not-mountain = { $what } в { $cell }: там нужны горы.
grand-setup-no-river = Под мостом в { $cell } нет реки: уберите мост или проведите реку.
grand-setup-built = На клетке { $cell } два строения, { $other } и { $what }: передвиньте одно из них или уберите.
grand-setup-land-mountains = Земля { $land } — одни горы, и города в ней нет, поэтому ею никто не завладеет: добавьте клетку другой местности или уберите землю с карты земель.
grand-setup-city-mountain = Город в { $cell } стоит в горах: передвиньте его.
grand-setup-city-no-land = Город в { $cell } не относится ни к какой земле: передвиньте его или продлите туда землю.
grand-setup-two-cities = Город в { $cell }: в земле { $land } уже есть город в { $other }. Передвиньте один из них в другую землю или уберите.
grand-setup-no-ore = Под рудником в { $cell } нет руды: отметьте там место для рудника или передвиньте его.
grand-setup-no-sea = Рядом с портом в { $cell } нет моря: передвиньте порт на берег.
grand-setup-crowd = { $cell }: войск { $count }, а мест { $most }; передвиньте лишних.
grand-setup-units = Их { $count }, а можно не больше { $most }.
grand-setup-nothing = У места { $seat } нет ни войск, ни строений: дайте что-нибудь или уберите место.
grand-setup-tag = «{ $what }» — не имя фишки: пишите место, букву и номер, например 1R2, или @ и клетку строения.
grand-setup-element = { $what } не может стоять в { $cell }: корабли стоят в море, зомби на суше.
grand-setup-dragon-home = В { $cell }, доме { $what }, нет знака дракона: поставьте его или выберите другой дом.
grand-setup-declared-twice = { $what } объявляет бой дважды: за ход можно раз, уберите лишнее.
grand-setup-controller = { $what } под контролем { $mage }, а такого нет: назовите мага из сценария.
grand-setup-coins = Монеты для «{ $seat }»: места нумеруют от 1 до 6.
grand-setup-active = Место { $seat } ходить не может: выберите место, которое в игре.
grand-setup-seat = Место { $seat } здесь не играет.
grand-setup-asymmetric = { $what }: { $cell } и { $other } различаются, а карта, как сказано, перевёрнутая выглядит так же. Измените одну из клеток или симметрию.
