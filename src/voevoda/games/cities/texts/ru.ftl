### Все слова «Войны городов», по-русски. Отряды — u1, u2, …, локации — L1, L2, …, игроки — P1, P2, …

cities = Война городов
    .goal = Остаться единственным игроком, который владеет локациями.

## Что произошло

cities-event-order-drawn = Порядок ходов, место { $place }: { $entry }
cities-event-turn-started = Круг { $round }, ход { $seat }
cities-event-income = { $loc } получает { $amount ->
    [one] { $amount } очко времени
    [few] { $amount } очка времени
   *[many] { $amount } очков времени
}: в запасе { $total }
cities-event-regenerated = { $loc } регенерирует { $amount ->
    [one] { $amount } дух
   *[other] { $amount } духа
}: теперь { $total }
cities-event-paid = { $loc } платит { $cost ->
    [0] 0 очков времени
    [one] { $cost } очко времени
    [few] { $cost } очка времени
   *[many] { $cost } очков времени
}: осталось { $left }, действие { $used } в этом ходу
cities-event-attack-declared = { $attacker } атакует { $target }
cities-event-vampiric-gain = Вампирская реликвия: { $unit } получает { $amount ->
    [one] { $amount } здоровье
   *[other] { $amount } здоровья
}, теперь { $health }
cities-event-rolled = Кость: { $face }
cities-event-missed = Прочерк: { $attacker } промахивается по { $target }
cities-event-hit = { $attacker } попадает по { $target }: { $value } + { $spirit ->
    [one] { $spirit } дух
   *[other] { $spirit } духа
} = { $magic ->
    [0] { $gross ->
        [one] { $gross } физическое повреждение
        [few] { $gross } физических повреждения
       *[many] { $gross } физических повреждений
    }
   *[other] { $gross ->
        [one] { $gross } магическое повреждение
        [few] { $gross } магических повреждения
       *[many] { $gross } магических повреждений
    }
}
cities-event-mystic-tp = Мистическая реликвия: { $loc } получает { $amount ->
    [one] { $amount } очко времени
    [few] { $amount } очка времени
   *[many] { $amount } очков времени
}, теперь { $total }
cities-event-mystic-hit = Мистическая реликвия: вместо промаха по { $target } отряд { $attacker } наносит { $gross ->
    [one] { $gross } магическое повреждение
    [few] { $gross } магических повреждения
   *[many] { $gross } магических повреждений
}
cities-event-damaged = { $unit } { $spirit_lost ->
    [0] { $health_lost ->
        [0] ничего не теряет
        [one] теряет { $health_lost } здоровье (осталось { $health })
       *[other] теряет { $health_lost } здоровья (осталось { $health })
    }
    [one] теряет { $spirit_lost } дух (осталось { $spirit })
   *[other] теряет { $spirit_lost } духа (осталось { $spirit })
}{ $spirit_lost ->
    [0] {""}
   *[other] { $health_lost ->
        [0] {""}
        [one] {" "}и { $health_lost } здоровье (осталось { $health })
       *[other] {" "}и { $health_lost } здоровья (осталось { $health })
    }
}{ $level ->
    [0] {""}
   *[other] , защита — уровень { $level } родной локации
}
cities-event-died = { $unit } гибнет{ $spirit ->
    [0] {" "}без духа
    [one] , оставляя { $spirit } дух
   *[other] , оставляя { $spirit } духа
}
cities-event-captured = Духа у { $unit } не осталось: отряд захвачен, теперь он под контролем { $loc } и ждёт воодушевления
cities-event-spirit-won = { $loc } получает { $amount ->
    [one] { $amount } дух
   *[other] { $amount } духа
} погибшего: теперь { $total }
cities-event-victory = Победа { $unit }, отряд улучшенный: { $spirit ->
    [one] { $spirit } дух
   *[other] { $spirit } духа
}, { $health ->
    [one] { $health } здоровье
   *[other] { $health } здоровья
}
cities-event-assault-declared = { $unit } атакует локацию { $loc }
cities-event-assault-price = { $unit } платит { $spirit_paid ->
    [one] { $spirit_paid } дух
   *[other] { $spirit_paid } духа
} и { $health_paid ->
    [one] { $health_paid } здоровье
   *[other] { $health_paid } здоровья
}: теперь { $spirit ->
    [one] { $spirit } дух
   *[other] { $spirit } духа
} и { $health ->
    [one] { $health } здоровье
   *[other] { $health } здоровья
}
cities-event-struck = Удар { $strike } по { $loc }: { $abandoned ->
    [0] { $spirit ->
        [one] остался { $spirit } дух
       *[other] осталось { $spirit } духа
    }
   *[other] покинутая локация теряет здоровье, осталось { $health }
}
cities-event-form-ended = { $loc } снова в обычной форме; в следующий раз стать покинутой стоит { $price ->
    [one] { $price } очко времени
    [few] { $price } очка времени
   *[many] { $price } очков времени
}
cities-event-conquered = { $seat } завоёвывает { $loc } отрядом { $unit }: { $spirit ->
    [one] { $spirit } дух
   *[other] { $spirit } духа
}, { $health ->
    [one] { $health } здоровье
   *[other] { $health } здоровья
}
cities-event-units-followed = Вслед за { $loc } к новому владельцу { $count ->
    [one] переходит { $count } отряд
    [few] переходят { $count } отряда
   *[many] переходят { $count } отрядов
}
cities-event-eliminated = У { $seat } не осталось локаций: игрок выбывает
cities-event-game-over = Игра окончена: { $count ->
    [1] победитель один
    [one] победу делит { $count } игрок
    [few] победу делят { $count } игрока
   *[many] победу делят { $count } игроков
}
cities-event-stepped = { $unit } идёт из { $start } в { $cell }
cities-event-jumped = { $unit } прыгает из { $start } в { $cell }
cities-event-inspired = { $unit } воодушевлён: позиция { $position } становится прочерком, + { $gained ->
    [one] { $gained } дух
   *[other] { $gained } духа
} = { $spirit }{ $freed ->
    [0] {""}
   *[other] , больше не захвачен
}
cities-event-handed-over = { $loc } передаёт { $amount ->
    [one] { $amount } дух и { $amount } здоровье
   *[other] { $amount } духа и { $amount } здоровья
}: теперь { $spirit ->
    [one] { $spirit } дух
   *[other] { $spirit } духа
} и { $health ->
    [one] { $health } здоровье
   *[other] { $health } здоровья
}
cities-event-row-paid = { $loc } { $cost ->
    [0] ничего не платит
   *[other] платит { $currency ->
        [0] { $cost ->
            [one] { $cost } очко времени
            [few] { $cost } очка времени
           *[many] { $cost } очков времени
        }
        [1] { $cost ->
            [one] { $cost } здоровье
           *[other] { $cost } здоровья
        }
       *[2] { $cost ->
            [one] { $cost } дух
           *[other] { $cost } духа
        }
    }
} за позиции атаки
cities-event-created = { $loc } создаёт { $unit } в { $cell }: { $spirit ->
    [one] { $spirit } дух
   *[other] { $spirit } духа
}, { $health ->
    [one] { $health } здоровье
   *[other] { $health } здоровья
}, атака { $row }
cities-event-swapped = { $unit } и { $other_unit } меняются значениями: позиция { $position } на позицию { $other_position }
cities-event-restored = { $loc } возвращает себе { $amount ->
    [one] { $amount } здоровье
   *[other] { $amount } здоровья
}: теперь { $health }
cities-event-levelled = { $loc } достигает уровня { $level }: { $spirit ->
    [one] { $spirit } дух
   *[other] { $spirit } духа
}, { $health ->
    [one] { $health } здоровье
   *[other] { $health } здоровья
}
cities-event-relic-drawn = Теперь у { $loc } есть { $relic ->
    [1] Мистическая
    [2] Осадная
    [3] Вампирская
   *[4] Невероятная
} реликвия
    .about = { $relic ->
        [1] { cities-relic-mystic.effect }
        [2] { cities-relic-siege.effect }
        [3] { cities-relic-vampiric.effect }
       *[4] { cities-relic-incredible.effect }
    }
cities-event-abandoned = { $loc } становится покинутой за { $price ->
    [one] { $price } очко времени
    [few] { $price } очка времени
   *[many] { $price } очков времени
}: следующая атака по ней отнимет не дух, а здоровье
cities-event-turn-ended = { $seat } завершает ход
cities-event-round-started = Начинается круг { $round }{ $quiet ->
    [0] {""}
   *[other] ; тихих кругов подряд: { $quiet }
}

cities-ending-cit-end-02 = У всех локаций один владелец.
cities-ending-cit-end-03 = Последний круг сыгран.
cities-ending-cit-end-04 = Слишком много кругов подряд прошло без атак.

## Почему действие невозможно

cities-reason-game-over = Игра окончена.
cities-reason-wrong-phase = Сначала нужно сделать другой выбор.
cities-reason-no-such = Такой локации или такого отряда нет.
cities-reason-not-your-location = Эта локация принадлежит другому игроку.
cities-reason-not-ready = Эта локация не действует в этом ходу.
cities-reason-action-limit = У этой локации { $limit ->
    [one] было { $limit } действие
    [few] было { $limit } действия
   *[many] было { $limit } действий
} на этот ход, все уже совершены.
cities-reason-no-tp = { $needs ->
    [one] Нужно { $needs } очко времени
    [few] Нужны { $needs } очка времени
   *[many] Нужно { $needs } очков времени
}, у локации их { $has }.
cities-reason-not-its-unit = Нужен отряд под контролем действующей локации.
cities-reason-subdued = Отряд захвачен: сначала его нужно воодушевить.
cities-reason-already-attacked = Этот отряд уже атаковал в этом ходу.
cities-reason-friendly-target = Целью может быть только вражеский отряд или вражеская локация.
cities-reason-out-of-range = До цели { $distance ->
    [one] { $distance } клетка
    [few] { $distance } клетки
   *[many] { $distance } клеток
}, а атака достаёт на { $range ->
    [one] { $range } клетку.
    [few] { $range } клетки.
   *[many] { $range } клеток.
}
cities-reason-not-improved = Атаковать локацию может только улучшенный отряд — тот, что одолел вражеский отряд.
cities-reason-no-spirit = У отряда слишком мало духа, чтобы заплатить за атаку по локации.
cities-reason-no-step = Двигаться некому: свободных клеток для шага нет.
cities-reason-not-your-unit = Этот отряд принадлежит другому игроку.
cities-reason-off-map = Этой клетки нет на карте.
cities-reason-cell-far = Эта клетка слишком далеко: нужна соседняя.
cities-reason-cell-blocked = Эта клетка занята.
cities-reason-no-relic = Нет нужной реликвии: с Невероятной родные отряды локации прыгают, с Осадной локация может стать покинутой.
cities-reason-use-step = Эта клетка рядом с отрядом: туда ведёт обычный шаг.
cities-reason-must-step = Перемещение можно закончить, потратив хотя бы одну клетку.
cities-reason-dash-position = В этой позиции уже прочерк; для воодушевления нужно число.
cities-reason-no-free-cell = Новому отряду нужна свободная клетка рядом с локацией.
cities-reason-amount-range = { $high ->
    [0] Локации нечего передать отряду.
   *[other] Локация может передать от { $low } до { $high } духа и столько же здоровья.
}
cities-reason-row-unknown = Локация этого типа не даёт таких позиций атаки.
cities-reason-row-cost = Такие позиции атаки стоят { $currency ->
    [0] { $needs ->
        [one] { $needs } очко времени
        [few] { $needs } очка времени
       *[many] { $needs } очков времени
    }
    [1] { $needs ->
        [one] { $needs } здоровье
       *[other] { $needs } здоровья
    }
   *[2] { $needs ->
        [one] { $needs } дух
       *[other] { $needs } духа
    }
}, а потратить можно { $has }.
cities-reason-position-used = Эта позиция нового отряда уже обменяна.
cities-reason-same-value = Значения одинаковы, а для обмена нужны разные.
cities-reason-health-full = Здоровье локации, { $health }, уже на максимуме или выше.
cities-reason-max-level = У локации уже наибольший уровень, { $level }.
cities-reason-already-abandoned = Локация уже покинутая.
cities-reason-no-health = Чтобы стать покинутой, локации нужно хотя бы 1 здоровье.

## Что можно сделать

cities-action-attack = Атаковать { $target } отрядом { $unit }
    .short = Атаковать
cities-action-assault = Атаковать локацию { $place } отрядом { $unit }
    .short = Атаковать локацию
cities-action-move = Двигать отряды за счёт { $loc }
    .short = Двигать
cities-action-step = Передвинуть { $unit } в { $cell }
    .short = Шагнуть
cities-action-jump = Прыгнуть отрядом { $unit } в { $cell }
    .short = Прыгнуть
cities-action-stop = Закончить перемещение
    .short = Закончить перемещение
cities-action-inspire = Воодушевить { $unit }: сделать позицию { $position } прочерком
    .short = Воодушевить
cities-action-create = Создать отряд в { $loc }: передать { $amount ->
    [one] { $amount } дух и { $amount } здоровье
   *[other] { $amount } духа и { $amount } здоровья
}
    .short = Создать
cities-action-choose-row = Выбрать позиции атаки { $row }
    .short = Выбрать позиции
cities-action-place = Поставить отряд в { $cell }
    .short = Поставить отряд
cities-action-swap = Обменять позицию { $position } на позицию { $other } отряда { $unit }
    .short = Обменять
cities-action-done = Закончить обмены
    .short = Закончить обмены
cities-action-restore = Восстановить здоровье { $loc }
    .short = Восстановить
cities-action-level-up = Повысить уровень { $loc }
    .short = Повысить уровень
cities-action-hide = Сделать { $loc } покинутой
    .short = Стать покинутой
cities-action-end = Завершить ход
    .short = Завершить ход

cities-outcome-die = На кости { $face }
cities-outcome-draw = Следующее место в порядке ходов: { $entry }

## Параметры

cities-parameter-base-spirit-castle = Дух нового замка
cities-parameter-base-spirit-tower = Дух новой башни
cities-parameter-base-spirit-camp = Дух нового лагеря
cities-parameter-base-spirit-lair = Дух нового логова
cities-parameter-base-health-castle = Здоровье нового замка
cities-parameter-base-health-tower = Здоровье новой башни
cities-parameter-base-health-camp = Здоровье нового лагеря
cities-parameter-base-health-lair = Здоровье нового логова
cities-parameter-tp-income = Доход локации
cities-parameter-tp-income-high = Повышенный доход локации
cities-parameter-income-level = Уровень, с которого доход повышен
cities-parameter-tp-cap = Сколько очков времени локация может накопить
cities-parameter-start-tp = Очки времени локации в начале
cities-parameter-max-actions = Действия локации за ход
cities-parameter-cost-attack = Цена атаки
cities-parameter-cost-move = Цена перемещения
cities-parameter-cost-inspire = Цена воодушевления
cities-parameter-cost-create = Цена создания отряда
cities-parameter-cost-restore = Цена восстановления
cities-parameter-cost-level = Цена уровня
cities-parameter-siege-cost = Первая цена покинутой формы
cities-parameter-siege-step = Насколько падает цена покинутой формы
cities-parameter-siege-min = Наименьшая цена покинутой формы
cities-parameter-die-sides = Грани кости
cities-parameter-standard-row = Стандартная атака нового отряда
cities-parameter-attack-range = Дальность атаки
cities-parameter-attacks-per-unit = Атаки отряда за ход
cities-parameter-move-cells = Клетки за перемещение
cities-parameter-health-multiplier = Во сколько раз растёт переданное здоровье
cities-parameter-min-spirit-left = Дух, который локация оставляет себе, создавая отряд
cities-parameter-min-health-left = Здоровье, которое локация оставляет себе, создавая отряд
cities-parameter-victory-spirit = Дух за победу
cities-parameter-victory-health = Здоровье за победу
cities-parameter-inspire-spirit = Дух за воодушевление
cities-parameter-assault-spirit = Дух, которым отряд платит за атаку по локации
cities-parameter-assault-health = Здоровье, которым отряд платит за атаку по локации
cities-parameter-castle-dash-cost = Замок: цена замены прочерка на 0
cities-parameter-castle-raise-cost = Замок: цена повышения нуля
cities-parameter-castle-raise-max = Замок: сколько нулей можно повысить
cities-parameter-castle-raise-value = Замок: значение повышенного нуля
cities-parameter-lair-step-cost = Логово: цена повышения позиции на 1
cities-parameter-lair-max-value = Логово: наибольшее значение позиции
cities-parameter-tower-dash-cost = Башня: цена замены прочерка на 0
cities-parameter-camp-swap-cost = Лагерь: цена перестановки позиций
cities-parameter-start-level = Уровень локации в начале
cities-parameter-max-level = Наибольший уровень
cities-parameter-level-spirit = Дух за новый уровень
cities-parameter-level-health = Здоровье за новый уровень
cities-parameter-relic-level = Уровень, на котором определяется реликвия
cities-parameter-relic-table-1 = Реликвия, если на кости 1
cities-parameter-relic-table-2 = Реликвия, если на кости 2
cities-parameter-relic-table-3 = Реликвия, если на кости 3
cities-parameter-relic-table-4 = Реликвия, если на кости 4
cities-parameter-regen-level = Уровень, с которого регенерирует дух
cities-parameter-regen-spirit = Сколько духа регенерирует
cities-parameter-restore-health = Здоровье за восстановление
cities-parameter-mystic-damage = Мистическая реликвия: повреждения от прочерка
cities-parameter-mystic-tp = Мистическая реликвия: очки времени за первый прочерк хода
cities-parameter-vampiric-health = Вампирская реликвия: здоровье атакованному отряду
cities-parameter-round-limit = Последний круг
cities-parameter-quiet-limit = Тихие круги подряд, после которых игра заканчивается (0 — не заканчивается)

cities-measure-spirit = дух
cities-measure-health = здоровье
cities-measure-tp = очки времени
cities-measure-tp-per-turn = очки времени за ход
cities-measure-level = уровень
cities-measure-actions = действия
cities-measure-faces = грани
cities-measure-cells = клетки
cities-measure-per-turn = за ход
cities-measure-times = раз
cities-measure-positions = позиции
cities-measure-value = значение
cities-measure-free = бесплатно
cities-measure-damage = повреждения
cities-measure-rounds = круги

## Варианты правил

cities-option-relic-table-1 = { cities-parameter-relic-table-1 }
    .value-mystic = { cities-relic-mystic }
    .value-siege = { cities-relic-siege }
    .value-vampiric = { cities-relic-vampiric }
    .value-incredible = { cities-relic-incredible }
cities-option-relic-table-2 = { cities-parameter-relic-table-2 }
    .value-mystic = { cities-relic-mystic }
    .value-siege = { cities-relic-siege }
    .value-vampiric = { cities-relic-vampiric }
    .value-incredible = { cities-relic-incredible }
cities-option-relic-table-3 = { cities-parameter-relic-table-3 }
    .value-mystic = { cities-relic-mystic }
    .value-siege = { cities-relic-siege }
    .value-vampiric = { cities-relic-vampiric }
    .value-incredible = { cities-relic-incredible }
cities-option-relic-table-4 = { cities-parameter-relic-table-4 }
    .value-mystic = { cities-relic-mystic }
    .value-siege = { cities-relic-siege }
    .value-vampiric = { cities-relic-vampiric }
    .value-incredible = { cities-relic-incredible }
cities-option-adjacency = Соседние клетки
    .value-8 = все восемь вокруг
    .value-4 = четыре с общей стороной
cities-option-initiative-unit = Кому принадлежит ход
    .value-player = игроку со всеми его локациями
    .value-location = одной локации
cities-option-initiative-mode = Порядок ходов
    .value-seat = как в сценарии
    .value-random = разыгрывается в начале
cities-option-move-scope = Какие отряды двигает локация
    .value-player = любые отряды своего игрока
    .value-location = только те, которые контролирует
cities-option-magic-health-loss = Когда магия отнимает и здоровье
    .value-flat = при каждом попадании с повреждениями
    .value-with-spirit-loss = только если после вычета уровня что-то осталось
cities-option-camp-swap = Что может переставлять лагерь
    .value-own-row = позиции нового отряда
    .value-between-units = значения между новым отрядом и другими своими
cities-option-open-gates = Атака по локации неулучшенным отрядом
    .value-false = никогда
    .value-true = если у её владельца нет отрядов на карте
cities-option-limit-result = Итог на пределе
    .value-score = сравнивают локации, затем дух, затем здоровье
    .value-draw = победу делят все оставшиеся

cities-section-locations = Локации в начале
cities-section-time = Очки времени и цены
cities-section-fighting = Бой и движение
cities-section-units = Новые отряды
cities-section-levels = Уровни и реликвии
cities-section-limits = Пределы партии
cities-section-readings = Как читать правила

## Сценарии

cities-scenario-duel = Брод
    .goal = Замок против замка на узкой полосе: быстро и остро.
cities-scenario-duel-lair = Брод: логова
    .goal = Два логова: сильные отряды с первого хода, а за лучшие позиции платят здоровьем.
cities-scenario-duel-tower = Брод: башни
    .goal = Две башни и сплошная магия: отряды снова и снова меняют сторону.
cities-scenario-duel-camp = Брод: лагеря
    .goal = Два бедных лагеря, где на счету каждое очко времени и каждая крупица духа.
cities-scenario-standard = Корона и шар
    .goal = У каждой стороны замок и башня: игра такая, какой она задумана.
cities-scenario-four-banners = Четыре знамени
    .goal = Четыре игрока, у каждого свой тип локаций; слабые типы выступают парой.
cities-scenario-relics = Четыре реликвии
    .goal = Все локации начинают с уровнем и реликвией, и в игре все четыре реликвии.
cities-scenario-three-lairs = Три логова
    .goal = Ссора на троих: дайте подраться двум остальным, но не слишком долго.
cities-scenario-six-lairs = Кольцо шести
    .goal = Шесть логов по кругу, долгий вечер и двое соседей, за которыми нужен глаз.

## Названия

cities-type-castle = замок
    .icon = корона
cities-type-tower = башня
    .icon = магический шар
cities-type-camp = лагерь
    .icon = флажок
cities-type-lair = логово
    .icon = пещера

cities-relic-none = Нет реликвии
    .effect = Реликвия определяется, когда локация достигает уровня 1.
cities-relic-mystic = Мистическая
    .effect = Выбросив прочерк против отряда, её отряды не промахиваются, а наносят магические повреждения, и первый такой прочерк за ход приносит время.
cities-relic-siege = Осадная
    .effect = Локация может стать покинутой: следующая атака по ней отнимет не дух, а здоровье.
cities-relic-vampiric = Вампирская
    .effect = Когда отряд атакует её отряд, тот получает здоровье ещё до броска.
cities-relic-incredible = Невероятная
    .effect = Её родные отряды могут прыгать друг к другу с любого расстояния.

cities-phase-order = Разыгрывается порядок ходов
cities-phase-main = Выберите действие или завершите ход
cities-phase-move = Выберите отряд и клетку для него
cities-phase-row = Выберите позиции атаки нового отряда
cities-row-about = Кубик атаки выбирает одну из четырёх позиций: прочерк — промах, число — удар: само число плюс дух отряда.
cities-phase-cell = Выберите клетку для нового отряда
cities-phase-swap = Выберите значения для обмена или закончите
cities-phase-roll-attack = Бросок атаки
cities-phase-roll-relic = Бросок реликвии
cities-phase-over = Игра окончена

cities-board-key = На доске: S дух, H здоровье, V уровень, T очки времени, A позиции атаки (прочерк — промах);
    castle замок, tower башня, camp лагерь, lair логово; actions осталось действий, unready в этот ход не действует;
    home родная локация, ctrl контролирующая, improved улучшенный, subdued захваченный, attacked уже атаковал.

cities-word-location = локация
cities-word-unit = отряд
cities-word-player = игрок
cities-word-spirit = дух
cities-word-health = здоровье
cities-word-level = уровень
cities-word-time-points = очки времени
cities-word-relic = реликвия
cities-word-abandoned = покинутая
cities-word-improved = улучшенный
cities-word-subdued = захваченный
cities-word-attacked = уже атаковал
cities-word-ready = готова к действию
cities-word-not-ready = не готова к действию
cities-word-home = родная локация
cities-word-controller = под контролем
cities-word-round = круг
cities-word-quiet-rounds = тихие круги
cities-word-initiative = порядок ходов
cities-word-locations = локации
cities-word-eliminated = игрок выбыл
cities-word-castle-crown = корона
cities-word-tower-orb = магический шар
cities-word-camp-flag = флажок
cities-word-lair-cave = пещера
cities-word-wall = стена
cities-word-row = позиции атаки
cities-word-dash = прочерк
cities-word-face = кость
cities-word-physical = физические повреждения
cities-word-magic = магические повреждения
cities-word-miss = промах
cities-word-nothing = без последствий
cities-word-hurt = потери
cities-word-dies = гибель
cities-word-captured = захват
cities-word-chance-to-hit = шанс попасть
cities-word-chance-to-kill = шанс убить
cities-word-chance-to-capture = шанс захватить
cities-word-expected-health-loss = потеря здоровья в среднем
cities-word-expected-spirit-loss = потеря духа в среднем
cities-word-spirit-won = дух для локации, самое большее
cities-word-strike = удар
cities-word-conquers = завоёвывает локацию
cities-word-actions-left = осталось действий
cities-word-price-of-abandoning = цена покинутой формы

# Added by the table

cities-cell-free = свободно
cities-cell-location = { $type } { $id }, владелец { $owner }, дух { $spirit }, здоровье { $health }, уровень { $level }, очки времени { $time }
cities-cell-unit = отряд { $id }, владелец { $owner }, дух { $spirit }, здоровье { $health }, позиции { $row }, родная локация { $home }, { $magic ->
    [0] { cities-word-physical }
   *[other] { cities-word-magic }
}
cities-cell-relic = { $relic } реликвия
cities-cell-actions-left = { $count ->
    [one] осталось { $count } действие
    [few] осталось { $count } действия
   *[other] осталось { $count } действий
}
cities-cell-legal = Можно: { $action }
cities-quiet = Тихие круги: { $quiet } из { $limit }
cities-end-points-left = { $points ->
    [0] В этом ходу ещё можно что-то сделать.
    [one] { $points } очко времени останется в запасе.
    [few] { $points } очка времени останутся в запасе.
   *[other] { $points } очков времени останутся в запасе.
}
cities-odds-result = Исход
cities-odds-assault-dies = { $unit } гибнет от цены атаки раньше, чем успевает ударить.
cities-odds-assault-conquers = Удар { $strike }: { $place } завоёвана, в ней { $spirit } духа и { $health } здоровья.
cities-odds-assault-strikes = Удар { $strike }: в { $place } остаётся { $spirit } духа и { $health } здоровья.
cities-which-create = Создать отряд: сколько духа передать, и столько же здоровья
cities-which-choose-row = Позиции атаки нового отряда
cities-which-place = Клетка нового отряда
cities-which-step = Передвинуть { $unit } в клетку
cities-which-jump = Перепрыгнуть отрядом { $unit } в клетку
cities-which-inspire = Воодушевить { $unit }: какая позиция станет прочерком
cities-which-swap = Обмен: позиция нового отряда, отряд и его позиция
cities-placing = Места

## The position editor

cities-scenario-position = Своя позиция
cities-editor-kind = вид
cities-editor-owner = владелец
cities-editor-number = номер
cities-editor-cell = клетка
cities-editor-used = действий за этот ход
cities-editor-mystic-used = мистическая реликвия в этот ход уже сработала
cities-editor-unready = в этот ход не действует
cities-editor-middle = Середина хода; нужна для отрядов
cities-editor-slot = чей ход
cities-editor-attack-seen = в этом круге уже атаковали
cities-editor-round-limit = последний круг
cities-editor-place-first = Сначала поставьте локацию: у каждого отряда есть родная.

# Table

cities-cell-reach = Сюда ведёт передвижение, платит { $loc }
cities-move-now = Или выберите отмеченную клетку, чтобы сразу пойти туда.
cities-move-payer = За передвижение платит
cities-points-left = Остаток очков времени и действий
cities-points-of = { $loc }: { $time ->
    [one] { $time } очко времени
    [few] { $time } очка времени
   *[other] { $time } очков времени
}, { $actions ->
    [one] осталось { $actions } действие
    [few] осталось { $actions } действия
   *[other] осталось { $actions } действий
}
cities-changed-moved = { $count ->
    [one] передвинут { $count } отряд
    [few] передвинуты { $count } отряда
   *[other] передвинуто { $count } отрядов
}
cities-changed-attacks = { $count ->
    [one] { $count } атака
    [few] { $count } атаки
   *[other] { $count } атак
}
cities-changed-assaults = { $count ->
    [one] { $count } атака на локацию
    [few] { $count } атаки на локации
   *[other] { $count } атак на локации
}
cities-changed-created = { $count ->
    [one] { $count } новый отряд
    [few] { $count } новых отряда
   *[other] { $count } новых отрядов
}
cities-changed-died = { $count ->
    [one] погиб { $count } отряд
    [few] погибли { $count } отряда
   *[other] погибло { $count } отрядов
}
cities-changed-captured = { $count ->
    [one] захвачен { $count } отряд
    [few] захвачены { $count } отряда
   *[other] захвачено { $count } отрядов
}
cities-changed-conquered = { $count ->
    [one] завоёвана { $count } локация
    [few] завоёваны { $count } локации
   *[other] завоёвано { $count } локаций
}
cities-changed-levelled = { $count ->
    [one] получен { $count } уровень
    [few] получены { $count } уровня
   *[other] получено { $count } уровней
}
cities-odds-faces = Каждая грань кости
cities-odds-spirit = дух −{ $spirit }
cities-odds-health = здоровье −{ $health }
cities-odds-victor = { $unit } после победы: улучшенный отряд
cities-odds-numbers = дух { $spirit }, здоровье { $health }
cities-preview-creation = В { $loc } остаётся: дух { $spirit }, здоровье { $health }, { $time ->
    [one] { $time } очко времени
    [few] { $time } очка времени
   *[other] { $time } очков времени
}. Отряд начинает с духом { $amount } и здоровьем { $unitHealth }.
cities-preview-threat = Опасно: за один ход { $units } { $count ->
    [one] может
   *[other] могут
} ударить по { $loc } с силой до { $strike } и завоевать её.
cities-preview-before = до
cities-preview-after = после
cities-preview-damage = средний урон атаки
cities-preview-freed = { $unit } снова может действовать.
