### Все слова «Войн Церилии», по-русски. Отряды — a1, a2, … и d1, d2, …, заклинатели — m1, p1, …

cerilia = Войны Церилии
    .goal = Уничтожить, рассеять или сломить вражескую армию либо выполнить задачу битвы.

## Что произошло

cerilia-event-fort-placed = Укрепление стоит в { $sector }: уровень { $level }, бонус { $bonus }
cerilia-event-fort-omitted = Защитник обходится без укрепления
cerilia-event-card-laid = Местность в { $sector }: { $kind_ ->
    [cliff] { cerilia-terrain-cliff }
    [river] { cerilia-terrain-river }
    [forest] { cerilia-terrain-forest }
    [swamp] { cerilia-terrain-swamp }
   *[hill] { cerilia-terrain-hill }
}{ $direction ->
    [n] , закрывает северную границу
    [e] , закрывает восточную границу
    [s] , закрывает южную границу
    [w] , закрывает западную границу
   *[other] {""}
}
cerilia-event-card-omitted = Местность не положена: { $kind_ ->
    [cliff] { cerilia-terrain-cliff }
    [river] { cerilia-terrain-river }
    [forest] { cerilia-terrain-forest }
    [swamp] { cerilia-terrain-swamp }
   *[hill] { cerilia-terrain-hill }
}
cerilia-event-deployed = { $unit } занимает место: { $place ->
    [R] резерв
   *[other] { $place }
}
cerilia-event-attached = { $caster } присоединяется к { $unit }
cerilia-event-battle-began = Битва начинается: у Атакующего { $attacker ->
    [one] { $attacker } очко
    [few] { $attacker } очка
   *[many] { $attacker } очков
}, у Защитника { $defender }
cerilia-event-round-started = Раунд { $round }
cerilia-event-initiative-rolled = Инициатива: у Атакующего { $attacker }, у Защитника { $defender }; первым действует { $side ->
    [ATT] Атакующий
   *[DEF] Защитник
}
cerilia-event-initiative-taken = Инициатива без костей: первым действует { $side ->
    [ATT] Атакующий
   *[DEF] Защитник
}
cerilia-event-phase-started = Фаза: { $phase ->
    [P0_FORT] { cerilia-phase-p0-fort.short }
    [P0_TERRAIN] { cerilia-phase-p0-terrain.short }
    [P0_DEPLOY] { cerilia-phase-p0-deploy.short }
    [P0_ATTACH] { cerilia-phase-p0-attach.short }
    [START] { cerilia-phase-start.short }
    [RALLY] { cerilia-phase-rally.short }
    [MAGIC] { cerilia-phase-magic.short }
    [MOVE] { cerilia-phase-move.short }
    [DETECT] { cerilia-phase-detect.short }
    [MISSILE] { cerilia-phase-missile.short }
    [CHARGE] { cerilia-phase-charge.short }
    [MELEE] { cerilia-phase-melee.short }
    [END] { cerilia-phase-end.short }
   *[OVER] { cerilia-phase-over.short }
}
cerilia-event-morale-held = { $unit } удерживается: { $face ->
    [C] на кости Корона
    [S] на кости Меч
    [B] на кости Знамя
   *[other] бросок не нужен
}, знаки отряда: { $signs }
cerilia-event-morale-failed = { $unit } не удерживается: { $face ->
    [C] на кости Корона
    [S] на кости Меч
    [B] на кости Знамя
   *[other] бросок не нужен
}, знаки отряда: { $signs }
cerilia-event-rallied = { $unit } приходит в себя и больше не разгромлен
cerilia-event-stayed-in-fort = { $unit } остаётся в укреплении, всё ещё разгромленный
cerilia-event-left-battle = { $unit } покидает битву
cerilia-event-spell-cast = { $caster } колдует: { $spell ->
    [stone_to_mud] { cerilia-spell-stone-to-mud }
    [water_to_dust] { cerilia-spell-water-to-dust }
    [level_earth] { cerilia-spell-level-earth }
    [fog] { cerilia-spell-fog }
    [mass_invisibility] { cerilia-spell-mass-invisibility }
    [wall_stone] { cerilia-spell-wall-stone }
    [wall_force] { cerilia-spell-wall-force }
    [wall_ice] { cerilia-spell-wall-ice }
    [wall_iron] { cerilia-spell-wall-iron }
    [wall_fire] { cerilia-spell-wall-fire }
    [wall_thorns] { cerilia-spell-wall-thorns }
    [illusory_terrain] { cerilia-spell-illusory-terrain }
    [night] { cerilia-spell-night }
    [day] { cerilia-spell-day }
    [summon_legion] { cerilia-spell-summon-legion }
    [bless] { cerilia-spell-bless }
    [fire_storm] { cerilia-spell-fire-storm }
    [call_lightning] { cerilia-spell-call-lightning }
    [flame_strike] { cerilia-spell-flame-strike }
    [blade_barrier] { cerilia-spell-blade-barrier }
    [fire_seeds] { cerilia-spell-fire-seeds }
    [creeping_doom] { cerilia-spell-creeping-doom }
    [earthquake] { cerilia-spell-earthquake }
    [turn_undead] { cerilia-spell-turn-undead }
    [pyrotechnics] { cerilia-spell-pyrotechnics }
    [insect_plague] { cerilia-spell-insect-plague }
    [sunray] { cerilia-spell-sunray }
    [illusory_artillery] { cerilia-spell-illusory-artillery }
    [spike_growth] { cerilia-spell-spike-growth }
   *[sandstorm] { cerilia-spell-sandstorm }
}
cerilia-event-duration-rolled = Заклинание длится { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}, до конца раунда { $until }
cerilia-event-card-removed = Из { $sector } убрана местность: { $kind_ ->
    [cliff] { cerilia-terrain-cliff }
    [river] { cerilia-terrain-river }
    [forest] { cerilia-terrain-forest }
    [swamp] { cerilia-terrain-swamp }
   *[hill] { cerilia-terrain-hill }
}
cerilia-event-card-appeared = Новая местность в { $sector }: { $kind_ ->
    [cliff] { cerilia-terrain-cliff }
    [river] { cerilia-terrain-river }
    [forest] { cerilia-terrain-forest }
    [swamp] { cerilia-terrain-swamp }
   *[hill] { cerilia-terrain-hill }
}{ $direction ->
    [n] , закрывает северную границу
    [e] , закрывает восточную границу
    [s] , закрывает южную границу
    [w] , закрывает западную границу
   *[other] {""}
}{ $source ->
    [illusory] {" "}(иллюзия)
    [transmuted] {" "}(превращение)
   *[natural] {""}
}
cerilia-event-fort-weakened = Укрепление ослаблено: уровень { $level }, бонус { $bonus }
cerilia-event-fog-rose = Туман лежит на { $sector } до конца раунда { $until }
cerilia-event-fog-lifted = Туман над { $sector } рассеивается
cerilia-event-wall-rose = { $spell ->
    [wall_stone] { cerilia-spell-wall-stone }
    [wall_force] { cerilia-spell-wall-force }
    [wall_ice] { cerilia-spell-wall-ice }
    [wall_iron] { cerilia-spell-wall-iron }
    [wall_fire] { cerilia-spell-wall-fire }
   *[wall_thorns] { cerilia-spell-wall-thorns }
} закрывает { $direction ->
    [n] северную
    [e] восточную
    [s] южную
   *[w] западную
} границу { $sector } до конца раунда { $until }
cerilia-event-wall-fell = { $direction ->
    [n] Северная
    [e] Восточная
    [s] Южная
   *[w] Западная
} граница { $sector } снова свободна: { $spell ->
    [wall_stone] { cerilia-spell-wall-stone }
    [wall_force] { cerilia-spell-wall-force }
    [wall_ice] { cerilia-spell-wall-ice }
    [wall_iron] { cerilia-spell-wall-iron }
    [wall_fire] { cerilia-spell-wall-fire }
   *[wall_thorns] { cerilia-spell-wall-thorns }
} исчезает
cerilia-event-marker-laid = Массовая невидимость в { $sector }: отряд прячет { $side ->
    [ATT] Атакующий
   *[DEF] Защитник
}
cerilia-event-unit-hid = { $unit } сокрыт в { $sector }
cerilia-event-found-nobody = { $unit } обыскивает { $sector } и никого не находит
cerilia-event-revealed = { $unit } раскрыт в { $sector }
cerilia-event-night-fell = Поле окутывает ночь
cerilia-event-day-broke = Снова день
cerilia-event-summoned = { $unit } восстаёт в { $sector }
cerilia-event-blessed = { $unit } благословлён до конца раунда { $until }{ $sign ->
    [C] {" "}и получает Корону
    [S] {" "}и получает Меч
    [B] {" "}и получает Знамя
   *[other] {""}
}
cerilia-event-blessing-ended = Благословение { $unit } заканчивается
cerilia-event-damaged = { $unit ->
    [fort] Укрепление
   *[other] { $unit }
} получает { $amount ->
    [one] { $amount } повреждение
    [few] { $amount } повреждения
   *[many] { $amount } повреждений
}, всего { $damage }
cerilia-event-destroyed = { $unit ->
    [fort] Укрепление разрушено
   *[other] { $unit } уничтожен
}
cerilia-event-caster-lost = Заклинатель { $caster } потерян
cerilia-event-routed = { $unit } разгромлен
cerilia-event-retreated = { $unit } отступает: { $start ->
    [R] резерв
   *[other] { $start }
} – { $place ->
    [R] резерв
   *[other] { $place }
}
cerilia-event-retreat-blocked = { $unit } не может отступить, путь преграждён: { $place ->
    [R] резерв
   *[other] { $place }
}
cerilia-event-ambushed = { $unit } попадает в засаду, отступая в { $sector }
cerilia-event-moved = { $unit } перемещается: { $start ->
    [R] резерв
   *[other] { $start }
} – { $place ->
    [R] резерв
   *[other] { $place }
}, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
cerilia-event-withdrew = { $unit } отходит: { $start ->
    [R] резерв
   *[other] { $start }
} – { $place ->
    [R] резерв
   *[other] { $place }
}
cerilia-event-attack-declared = { $phase ->
    [MISSILE] Стрельба
    [CHARGE] Кавалерийская атака
   *[MELEE] Ближний бой
}, { $attacker ->
    [fort] укрепление
   *[other] { $attacker }
} против { $target ->
    [fort] укрепления
   *[other] { $target }
}: { $value } против Защиты { $defense }, столбец { $column }
cerilia-event-battle-rolled = Кость { $face } против { $target ->
    [fort] укрепления
   *[other] { $target }
}: { $result ->
    [F] отступление
    [H] попадание
    [R] разгром
    [D] уничтожение
   *[other] ничего
}
cerilia-event-result-ignored = { $unit ->
    [fort] Укрепление
   *[other] { $unit }
} не замечает { $result ->
    [R] разгрома
   *[F] отступления
}
cerilia-event-doomed = { $unit ->
    [fort] Укрепление обречено
   *[other] { $unit } обречён
}
cerilia-event-falling = В конце фазы { $unit } { $result ->
    [R] будет разгромлен
   *[F] отступит
}
cerilia-event-battle-over = Битва окончена: { $winners ->
    [1] победил Атакующий
    [2] победил Защитник
    [5] победили Атакующие
    [10] победили Защитники
   *[other] ничья
}

cerilia-ending-cer-vic-01 = У одной из армий не осталось отрядов.
cerilia-ending-cer-vic-02 = Одна из армий потеряла поле: неразгромленных отрядов на нём не осталось.
cerilia-ending-cer-vic-04 = Задача битвы выполнена.
cerilia-ending-cer-vic-05 = Одна из армий сломлена потерями.
cerilia-ending-cer-vic-06 = Последний раунд сыгран.

## Почему действие невозможно

cerilia-reason-e-over = Битва окончена.
cerilia-reason-e-phase = В этой фазе так нельзя.
cerilia-reason-e-unknown = Такого отряда, заклинателя, сектора или метки нет.
cerilia-reason-e-owner = Этим распоряжается другой командующий.
cerilia-reason-e-off-mat = Отряд не на поле боя.
cerilia-reason-e-routed = Отряд разгромлен.
cerilia-reason-e-engaged = Отряд связан боем: он может только отойти.
cerilia-reason-e-not-engaged = Отойти может только отряд, связанный боем.
cerilia-reason-e-moved = Отряд уже двигался в этом раунде.
cerilia-reason-e-attacked = Отряд уже атаковал в этом раунде.
cerilia-reason-e-withdrew = Отошедший отряд в этом раунде не атакует.
cerilia-reason-e-range = До цели слишком далеко.
cerilia-reason-e-move-points = На этот путь не хватает Очков перемещения.
cerilia-reason-e-stop = По пути отряд обязан остановиться.
cerilia-reason-e-slot = В линии там нет свободной ячейки.
cerilia-reason-e-edge = Путь закрывают Скалы или Река.
cerilia-reason-e-wall = Путь закрывает магический барьер.
cerilia-reason-e-fort-mounted = Ездовые отряды Атакующего не могут войти в укрепление.
cerilia-reason-e-fort-charge = В укреплении Атакующий кавалерийских атак не проводит.
cerilia-reason-e-terrain-charge = В этой местности кавалерийской атакой не поразить никого.
cerilia-reason-e-no-charge-move = Для кавалерийской атаки нужно войти в сектор в этом раунде.
cerilia-reason-e-fog = Мешает туман.
cerilia-reason-e-cliff-cover = Отряды в Скалах нельзя обстрелять.
cerilia-reason-e-no-rating = Такой атаки у отряда нет: её показатель не больше 0.
cerilia-reason-e-shot-engaged = Когда началось перемещение, отряд был связан боем, поэтому стрелять он не может.
cerilia-reason-e-shot-moved = После перемещения стреляют только застрельщики.
cerilia-reason-e-shot-close = В секторе стоит противник: стрелять можно только там.
cerilia-reason-e-no-target = Видимого противника, в которого можно целить, нет.
cerilia-reason-e-doomed = Эта цель уже обречена.
cerilia-reason-e-fort-manned = В укреплении есть отряды: само оно не сражается и повреждений не получает.
cerilia-reason-e-cast-done = Этот заклинатель уже колдовал в этом раунде.
cerilia-reason-e-no-spell = Такого заклинания этот заклинатель не подготовил.
cerilia-reason-e-caster-out = Носитель этого заклинателя разгромлен или не на поле боя.
cerilia-reason-e-spell-range = Цель слишком далеко для этого заклинания.
cerilia-reason-e-no-effect = Заклинание там ничего не изменит.
cerilia-reason-e-illusion = Иллюзорную местность этим заклинанием не убрать.
cerilia-reason-e-natural = Естественная местность и укрепление иллюзиям не поддаются.
cerilia-reason-e-wall-exists = На этой границе уже стоит барьер.
cerilia-reason-e-sign = Этот знак морали у отряда уже есть.
cerilia-reason-e-card = В этом секторе уже лежит карточка.
cerilia-reason-e-direction = Нужно направление в сторону другого сектора поля.
cerilia-reason-e-path = Отряд пошёл бы не этим путём.
cerilia-reason-e-home-row = Отряды расставляют в своём дружественном ряду или в резерве.
cerilia-reason-e-host = Заклинателю нужен носитель того же командующего, без другого заклинателя.
cerilia-reason-e-fort-sector = В этом секторе укрепление стоять не может.
cerilia-reason-e-fort-needed = Укрепление — задача этой битвы, его нужно поставить.

## Что можно сделать

cerilia-action-place-fort = { $sector ->
    [A3] Поставить укрепление в { $sector }
    [B3] Поставить укрепление в { $sector }
    [C3] Поставить укрепление в { $sector }
    [D3] Поставить укрепление в { $sector }
    [E3] Поставить укрепление в { $sector }
   *[other] Обойтись без укрепления
}
    .short = Укрепление
cerilia-action-lay-card = Положить карточку местности { $card }: { $spot }
    .short = Местность
cerilia-action-deploy = Расставить { $unit }: { $place ->
    [R] резерв
   *[other] { $place }
}
    .short = Расставить
cerilia-action-attach = Присоединить { $caster } к { $unit }
    .short = Дать носителя
cerilia-action-cast = Колдует { $caster }: { $spell ->
    [stone_to_mud] { cerilia-spell-stone-to-mud }
    [water_to_dust] { cerilia-spell-water-to-dust }
    [level_earth] { cerilia-spell-level-earth }
    [fog] { cerilia-spell-fog }
    [mass_invisibility] { cerilia-spell-mass-invisibility }
    [wall_stone] { cerilia-spell-wall-stone }
    [wall_force] { cerilia-spell-wall-force }
    [wall_ice] { cerilia-spell-wall-ice }
    [wall_iron] { cerilia-spell-wall-iron }
    [wall_fire] { cerilia-spell-wall-fire }
    [wall_thorns] { cerilia-spell-wall-thorns }
    [illusory_terrain] { cerilia-spell-illusory-terrain }
    [night] { cerilia-spell-night }
    [day] { cerilia-spell-day }
    [summon_legion] { cerilia-spell-summon-legion }
    [bless] { cerilia-spell-bless }
    [fire_storm] { cerilia-spell-fire-storm }
    [call_lightning] { cerilia-spell-call-lightning }
    [flame_strike] { cerilia-spell-flame-strike }
    [blade_barrier] { cerilia-spell-blade-barrier }
    [fire_seeds] { cerilia-spell-fire-seeds }
    [creeping_doom] { cerilia-spell-creeping-doom }
    [earthquake] { cerilia-spell-earthquake }
    [turn_undead] { cerilia-spell-turn-undead }
    [pyrotechnics] { cerilia-spell-pyrotechnics }
    [insect_plague] { cerilia-spell-insect-plague }
    [sunray] { cerilia-spell-sunray }
    [illusory_artillery] { cerilia-spell-illusory-artillery }
    [spike_growth] { cerilia-spell-spike-growth }
   *[sandstorm] { cerilia-spell-sandstorm }
}
    .short = { cerilia-spell-chosen }
    .kind = Колдовать
cerilia-action-aim-sector = Направить на { $sector }
    .short = Выбрать сектор
cerilia-action-aim-unit = Направить на { $unit ->
    [fort] укрепление
   *[other] { $unit }
}
    .short = Выбрать отряд
cerilia-action-point = Закрыть { $direction ->
    [n] северную
    [e] восточную
    [s] южную
   *[w] западную
} границу
    .short = Выбрать границу
cerilia-action-shape = Придать сектору вид: { $shape ->
    [forest] { cerilia-terrain-forest }
    [swamp] { cerilia-terrain-swamp }
    [hill] { cerilia-terrain-hill }
   *[other] { $shape }
}
    .short = Выбрать местность
cerilia-action-sign = Добавить знак: { $sign ->
    [C] Корона
    [S] Меч
   *[B] Знамя
}
    .short = Выбрать знак
cerilia-action-move-unit = Переместить { $unit }: { $path }
    .short = Переместить
cerilia-action-withdraw = Отойти отрядом { $unit }
    .short = Отойти
cerilia-action-shoot = Стрельба: { $attacker ->
    [fort] укрепление
   *[other] { $attacker }
} по { $target ->
    [fort] укреплению
   *[other] { $target }
}
    .short = Стрелять
cerilia-action-charge-at = Кавалерийская атака: { $attacker ->
    [fort] укрепление
   *[other] { $attacker }
} против { $target ->
    [fort] укрепления
   *[other] { $target }
}
    .short = С разгона
cerilia-action-strike = Ближний бой: { $attacker ->
    [fort] укрепление
   *[other] { $attacker }
} против { $target ->
    [fort] укрепления
   *[other] { $target }
}
    .short = Ударить
cerilia-action-reveal-marker = Раскрыть метку { $number }
    .short = Раскрыть
cerilia-action-step-aside = Отступить на { $direction ->
    [w] запад
   *[e] восток
}
    .short = Отступить вбок
cerilia-action-pass = Закончить свою часть фазы
    .short = Пас

cerilia-outcome-initiative-dice = Инициатива: у Атакующего { $attacker }, у Защитника { $defender }
cerilia-outcome-battle-die = На кости боя { $face }
cerilia-outcome-morale-die = На кости морали { $sign ->
    [C] Корона
    [S] Меч
   *[B] Знамя
}
cerilia-outcome-duration-die = Заклинание длится { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}

## Параметры

cerilia-parameter-cols = Столбцы поля
cerilia-parameter-rows = Ряды поля
cerilia-parameter-slots-per-side = Ячейки в линии
cerilia-parameter-battle-faces = Грани кости боя
cerilia-parameter-battle-table = Исходы атак, столбец за столбцом
cerilia-parameter-column-min = Наименьший столбец
cerilia-parameter-column-max = Наибольший столбец
cerilia-parameter-morale-signs = Знаки морали
cerilia-parameter-initiative-die = Грани кости инициативы
cerilia-parameter-duration-die = Грани кости длительности
cerilia-parameter-round-limit = Последний раунд
cerilia-parameter-break-fraction = Доля очков, потеря которой сломит армию
cerilia-parameter-points-ratio = Перевес в очках для победы после последнего раунда
cerilia-parameter-missile-range = Дальность стрельбы
cerilia-parameter-artillery-range = Дальность артиллерии
cerilia-parameter-skirmish-penalty = Штраф за стрельбу после перемещения
cerilia-parameter-night-missile-penalty = Штраф за стрельбу ночью
cerilia-parameter-night-strong-bonus = Ночной бонус отрядов, сильных ночью
cerilia-parameter-light-shy-penalty = Дневной штраф отрядов, боящихся света
cerilia-parameter-forest-missile-penalty = Штраф за стрельбу в Лес
cerilia-parameter-forest-elf-bonus = Бонус эльфов в Лесу
cerilia-parameter-swamp-mounted-penalty = Штраф ездовых в Болотах
cerilia-parameter-hill-bonus = Бонус доминирующих на Холмах
cerilia-parameter-cliff-bonus = Бонус доминирующих в Скалах
cerilia-parameter-fort-sectors = Секторы, где может стоять укрепление
cerilia-parameter-fort-level = Уровень укрепления
cerilia-parameter-fort-bonus = Бонус укрепления к Защите
cerilia-parameter-fort-min-level = Наименьший уровень укрепления
cerilia-parameter-fort-rout-damage = Повреждения от R в укреплении
cerilia-parameter-stone-step = На сколько уровней «Обратить камень в грязь» понижает укрепление
cerilia-parameter-spell-range-sector = Дальность заклинаний на сектор
cerilia-parameter-spell-range-attack = Дальность боевых заклинаний
cerilia-parameter-spell-range-summon = Дальность призыва
cerilia-parameter-spell-range-bless = Дальность Благословения
cerilia-parameter-casts-per-round = Заклинания одного заклинателя за раунд
cerilia-parameter-bless-bonus = Бонус благословения
cerilia-parameter-detect-range = На каком расстоянии Разведчики находят сокрытых
cerilia-parameter-breakthrough-units = Отряды, нужные для прорыва

cerilia-measure-columns = столбцы
cerilia-measure-rows = ряды
cerilia-measure-units = отряды
cerilia-measure-faces = грани
cerilia-measure-column = столбец
cerilia-measure-signs = знаки
cerilia-measure-rounds = раунды
cerilia-measure-sectors = секторы
cerilia-measure-rating = показатель
cerilia-measure-level = уровень
cerilia-measure-defense = Защита
cerilia-measure-damage = повреждения
cerilia-measure-spells = заклинания

## Варианты правил

cerilia-option-morale-on-hit = Проверка морали после попадания
    .value-true = да
    .value-false = нет
cerilia-option-initiative-mode = Инициатива
    .value-roll = по костям, каждый раунд
    .value-alternate = по очереди
cerilia-option-timeout = Итог после последнего раунда
    .value-points = решают очки
    .value-att = победа Атакующего
    .value-def = победа Защитника
    .value-draw = ничья
cerilia-option-elf-forest-side = Чьим эльфам помогает Лес
    .value-defender = эльфам Защитника
    .value-any = эльфам обеих сторон
cerilia-option-garrison-card = Карточка отряда у пустого укрепления
    .value-irregulars = { cerilia-unit-irregulars }
    .value-levies = { cerilia-unit-levies }
    .value-infantry = { cerilia-unit-infantry }
    .value-heavy-infantry = { cerilia-unit-heavy-infantry }
    .value-elite-infantry = { cerilia-unit-elite-infantry }
    .value-pikemen = { cerilia-unit-pikemen }
    .value-archers = { cerilia-unit-archers }
    .value-scouts = { cerilia-unit-scouts }
    .value-cavalry = { cerilia-unit-cavalry }
    .value-knights = { cerilia-unit-knights }
    .value-artillery = { cerilia-unit-artillery }
    .value-marines = { cerilia-unit-marines }
    .value-berserkers = { cerilia-unit-berserkers }
    .value-varsk-riders = { cerilia-unit-varsk-riders }
    .value-merc-infantry = { cerilia-unit-merc-infantry }
    .value-merc-crossbows = { cerilia-unit-merc-crossbows }
    .value-merc-cavalry = { cerilia-unit-merc-cavalry }
    .value-elf-infantry = { cerilia-unit-elf-infantry }
    .value-elf-archers = { cerilia-unit-elf-archers }
    .value-elf-cavalry = { cerilia-unit-elf-cavalry }
    .value-elf-guard = { cerilia-unit-elf-guard }
    .value-elf-scouts = { cerilia-unit-elf-scouts }
    .value-dwarf-infantry = { cerilia-unit-dwarf-infantry }
    .value-dwarf-pikemen = { cerilia-unit-dwarf-pikemen }
    .value-dwarf-guard = { cerilia-unit-dwarf-guard }
    .value-dwarf-crossbows = { cerilia-unit-dwarf-crossbows }
    .value-orog-infantry = { cerilia-unit-orog-infantry }
    .value-orog-guard = { cerilia-unit-orog-guard }
    .value-goblin-riders = { cerilia-unit-goblin-riders }
    .value-legion-dead = { cerilia-unit-legion-dead }
cerilia-option-stone-reduces-bonus = «Обратить камень в грязь» понижает и бонус укрепления
    .value-true = да
    .value-false = нет, только уровень
cerilia-option-summon-unit = Карточка призываемого отряда
    .value-legion-dead = { cerilia-unit-legion-dead }
    .value-levies = { cerilia-unit-levies }
    .value-irregulars = { cerilia-unit-irregulars }
    .value-infantry = { cerilia-unit-infantry }
    .value-heavy-infantry = { cerilia-unit-heavy-infantry }
    .value-elite-infantry = { cerilia-unit-elite-infantry }
    .value-pikemen = { cerilia-unit-pikemen }
    .value-archers = { cerilia-unit-archers }
    .value-scouts = { cerilia-unit-scouts }
    .value-cavalry = { cerilia-unit-cavalry }
    .value-knights = { cerilia-unit-knights }
    .value-artillery = { cerilia-unit-artillery }
    .value-marines = { cerilia-unit-marines }
    .value-berserkers = { cerilia-unit-berserkers }
    .value-varsk-riders = { cerilia-unit-varsk-riders }
    .value-merc-infantry = { cerilia-unit-merc-infantry }
    .value-merc-crossbows = { cerilia-unit-merc-crossbows }
    .value-merc-cavalry = { cerilia-unit-merc-cavalry }
    .value-elf-infantry = { cerilia-unit-elf-infantry }
    .value-elf-archers = { cerilia-unit-elf-archers }
    .value-elf-cavalry = { cerilia-unit-elf-cavalry }
    .value-elf-guard = { cerilia-unit-elf-guard }
    .value-elf-scouts = { cerilia-unit-elf-scouts }
    .value-dwarf-infantry = { cerilia-unit-dwarf-infantry }
    .value-dwarf-pikemen = { cerilia-unit-dwarf-pikemen }
    .value-dwarf-guard = { cerilia-unit-dwarf-guard }
    .value-dwarf-crossbows = { cerilia-unit-dwarf-crossbows }
    .value-orog-infantry = { cerilia-unit-orog-infantry }
    .value-orog-guard = { cerilia-unit-orog-guard }
    .value-goblin-riders = { cerilia-unit-goblin-riders }
cerilia-option-retreat-mode = Куда отступают отряды
    .value-back-only = прямо назад
    .value-back-or-side = вбок, если путь назад преграждён
cerilia-option-free-retreat = Умеющие пересекать Скалы и Реки пересекают их и отступая
    .value-true = да
    .value-false = нет
cerilia-option-hidden-mans-fort = Сокрытые отряды обороняют укрепление
    .value-true = да
    .value-false = нет
cerilia-option-invisible-info = Что противник видит на месте сокрытого отряда
    .value-marker = метку
    .value-secret = ничего
cerilia-option-wall-before-rout = Огненная стена закрывает путь прежде, чем её жертва убежит
    .value-false = нет
    .value-true = да
cerilia-option-magic-phase = Магия
    .value-before-move = до перемещения
    .value-after-move = после перемещения
cerilia-option-setup = Подготовка
    .value-scenario = как в сценарии
    .value-fixed = всё на обычных местах
    .value-deployed = местность и укрепление заданы, отряды расставляются свободно
    .value-free = всё расставляется свободно

## Сценарии

cerilia-scenario-duel = Стычка на границе
    .goal = Четыре отряда против четырёх на открытом месте, без магии: легко научиться.
cerilia-scenario-open-field = Битва в чистом поле
    .goal = Равные армии, у каждой маг и жрец: игра такая, какой она задумана.
cerilia-scenario-castle = Штурм замка
    .goal = Атакующий должен разрушить укрепление до конца последнего раунда.
cerilia-scenario-river = Броды
    .goal = Атакующий должен перевести через реку три отряда — по двум бродам, которые охраняют.
cerilia-scenario-night-raid = Мёртвые приходят ночью
    .goal = Мёртвые и ороги против ополчения, жреца и дневного света.
cerilia-scenario-elf-ambush = Эльфийская засада
    .goal = Армия входит в леса, где ждут немногие эльфы, и видны из них не все.
cerilia-scenario-two-crowns = Война двух корон
    .goal = Четверо командующих, двое на двое: ороги и мёртвые против дворфов и рыцарей.

## Названия

cerilia-unit-levies = Ополчение
cerilia-unit-irregulars = Иррегулярные войска
cerilia-unit-infantry = Пехота
cerilia-unit-heavy-infantry = Тяжёлая пехота
cerilia-unit-elite-infantry = Элитная пехота
cerilia-unit-pikemen = Пикинёры
cerilia-unit-archers = Лучники
cerilia-unit-scouts = Разведчики
cerilia-unit-cavalry = Кавалерия
cerilia-unit-knights = Рыцари
cerilia-unit-artillery = Артиллерия
cerilia-unit-marines = Морская пехота
cerilia-unit-berserkers = Берсерки
cerilia-unit-varsk-riders = Всадники на варсках
cerilia-unit-merc-infantry = Наёмная пехота
cerilia-unit-merc-crossbows = Наёмные арбалетчики
cerilia-unit-merc-cavalry = Наёмная кавалерия
cerilia-unit-elf-infantry = Эльфийская пехота
cerilia-unit-elf-archers = Эльфийские лучники
cerilia-unit-elf-cavalry = Эльфийская кавалерия
cerilia-unit-elf-guard = Эльфийская гвардия
cerilia-unit-elf-scouts = Эльфийские разведчики
cerilia-unit-dwarf-infantry = Дворфийская пехота
cerilia-unit-dwarf-pikemen = Дворфийские пикинёры
cerilia-unit-dwarf-guard = Дворфийская гвардия
cerilia-unit-dwarf-crossbows = Дворфийские арбалетчики
cerilia-unit-orog-infantry = Пехота орогов
cerilia-unit-orog-guard = Гвардия орогов
cerilia-unit-goblin-riders = Гоблины на волках
cerilia-unit-legion-dead = Легион Мёртвых

cerilia-trait-mounted = ездовой
    .effect = Останавливается в Лесу, страдает в Болотах; у Атакующего не входит в укрепление.
cerilia-trait-free-move = свободное перемещение
    .effect = Никакая местность не останавливает и не закрывает границ; барьеры закрывают.
cerilia-trait-marine = морской
    .effect = Переходит Реки.
cerilia-trait-scout = разведчик
    .effect = Находит сокрытые отряды в своём секторе.
cerilia-trait-skirmisher = застрельщик
    .effect = Может стрелять после перемещения, на 1 слабее.
cerilia-trait-artillery = артиллерия
    .effect = Бьёт на 2 сектора по прямой и не считается с защитой укрепления.
cerilia-trait-pike = пики
    .effect = Ослабляет кавалерийские атаки против себя.
cerilia-trait-elf = эльф
    .effect = Сильнее в Лесу, обычно только у Защитника.
cerilia-trait-dwarf = дворф
    .effect = Холмы против него не помогают.
cerilia-trait-undead = нежить
    .effect = Всегда удерживает мораль.
cerilia-trait-mercenary = наёмник
    .effect = Не собравшись, покидает битву.
cerilia-trait-darksight = видит в темноте
    .effect = Ночью стреляет не хуже.
cerilia-trait-night-strong = силён ночью
    .effect = Ночью все атаки на 1 больше.
cerilia-trait-light-shy = боится света
    .effect = Днём все атаки на 1 меньше.

cerilia-terrain-cliff = Скалы
    .effect = Одна граница закрыта, и отступление через неё гибельно. Отряды там нельзя ни обстрелять, ни поразить кавалерийской атакой. У доминирующих Ближний бой и Защита на 1 больше.
cerilia-terrain-river = Река
    .effect = Одна граница закрыта, и отступление через неё гибельно.
cerilia-terrain-forest = Лес
    .effect = Ездовые останавливаются. Кавалерийской атакой там не поразить, стрельба снаружи слабее. Эльфы Защитника атакуют лучше.
cerilia-terrain-swamp = Болота
    .effect = Отряды останавливаются. Кавалерийской атакой там не поразить. У ездовых меньше Ближний бой и Защита.
cerilia-terrain-hill = Холмы
    .effect = Отряды останавливаются. Кавалерийской атакой там не поразить. Доминирующие лучше атакуют и защищаются и скачут с холма вниз.
cerilia-terrain-fort = Укрепление
    .effect = Ездовые отряды Атакующего не входят, и кавалерийских атак он там не проводит. У отрядов Защитника Защита равна уровню, они не отступают и не бывают разгромлены. Пустое бьётся как Иррегулярные войска.

cerilia-source-natural = естественная
cerilia-source-transmuted = превращённая
cerilia-source-illusory = иллюзорная

cerilia-spell-stone-to-mud = Обратить камень в грязь
    .effect = Убирает Скалы или ослабляет укрепление; в пустом секторе создаёт Болота.
cerilia-spell-water-to-dust = Обратить воду в пыль
    .effect = Убирает Реку или Болота; в пустом секторе создаёт Болота.
cerilia-spell-level-earth = Сравнять землю
    .effect = Убирает Холмы; в пустом секторе создаёт Болота.
cerilia-spell-fog = Туман
    .effect = Ни стрельбы внутрь и наружу, ни кавалерийских атак.
cerilia-spell-mass-invisibility = Массовая невидимость
    .effect = Прячет отряд: его не атакуют, а отступающих ждёт засада.
cerilia-spell-wall-stone = Каменная стена
    .effect = Закрывает границу.
cerilia-spell-wall-force = Силовое поле
    .effect = Закрывает границу.
cerilia-spell-wall-ice = Стена льда
    .effect = Закрывает границу.
cerilia-spell-wall-iron = Железная стена
    .effect = Закрывает границу.
cerilia-spell-wall-fire = Стена огня
    .effect = Закрывает границу и разгромляет первого противника в секторе.
cerilia-spell-wall-thorns = Стена шипов
    .effect = Закрывает границу и разгромляет первого противника в секторе.
cerilia-spell-illusory-terrain = Иллюзорная местность
    .effect = Даёт сектору другую местность.
cerilia-spell-night = Ночь
    .effect = Наступает тьма.
cerilia-spell-day = День
    .effect = Свет возвращается.
cerilia-spell-summon-legion = Призвать Легион Мёртвых
    .effect = В линию встаёт новый Легион Мёртвых.
cerilia-spell-bless = Благословение
    .effect = Все атаки на 1 больше и недостающий знак морали.
cerilia-spell-fire-storm = Огненный шторм
    .effect = Класс D: уничтожает.
cerilia-spell-call-lightning = Вызвать молнию
    .effect = Класс R: 1 повреждение и разгром.
cerilia-spell-flame-strike = Огненный удар
    .effect = Класс R: 1 повреждение и разгром.
cerilia-spell-blade-barrier = Барьер из лезвий
    .effect = Класс R: 1 повреждение и разгром.
cerilia-spell-fire-seeds = Семена огня
    .effect = Класс R: 1 повреждение и разгром.
cerilia-spell-creeping-doom = Крадущаяся погибель
    .effect = Класс R: 1 повреждение и разгром.
cerilia-spell-earthquake = Землетрясение
    .effect = Класс R: 1 повреждение и разгром.
cerilia-spell-turn-undead = Прогнать нежить
    .effect = Класс R: 1 повреждение и разгром.
cerilia-spell-pyrotechnics = Огненное представление
    .effect = Класс F: отступление.
cerilia-spell-insect-plague = Саранча
    .effect = Класс F: отступление.
cerilia-spell-sunray = Солнечный луч
    .effect = Класс F: отступление.
cerilia-spell-illusory-artillery = Иллюзорная артиллерия
    .effect = Класс F: отступление.
cerilia-spell-spike-growth = Рост шипов
    .effect = Класс F: отступление.
cerilia-spell-sandstorm = Песчаная буря
    .effect = Класс F: отступление.

cerilia-class-mage = маг
cerilia-class-priest = жрец

cerilia-side-att = Атакующий
cerilia-side-def = Защитник
cerilia-seat-att = Атакующий
cerilia-seat-def = Защитник
cerilia-seat-att1 = Атакующий 1
cerilia-seat-def1 = Защитник 1
cerilia-seat-att2 = Атакующий 2
cerilia-seat-def2 = Защитник 2
cerilia-seat-1-of-2 = { cerilia-seat-att }
cerilia-seat-2-of-2 = { cerilia-seat-def }
cerilia-seat-1-of-4 = { cerilia-seat-att1 }
cerilia-seat-2-of-4 = { cerilia-seat-def1 }
cerilia-seat-3-of-4 = { cerilia-seat-att2 }
cerilia-seat-4-of-4 = { cerilia-seat-def2 }

cerilia-sign-c = Корона
cerilia-sign-s = Меч
cerilia-sign-b = Знамя

cerilia-direction-n = север
cerilia-direction-e = восток
cerilia-direction-s = юг
cerilia-direction-w = запад

cerilia-result-miss = ничего
cerilia-result-f = отступление
cerilia-result-h = попадание
cerilia-result-r = разгром
cerilia-result-d = уничтожение

cerilia-objective-none = Уничтожить, рассеять или сломить вражескую армию
cerilia-objective-fort = Атакующий должен разрушить укрепление
cerilia-objective-breakthrough = Атакующий должен прорваться в ряд 3

cerilia-timeout-points = После последнего раунда решают очки
cerilia-timeout-att = После последнего раунда побеждает Атакующий
cerilia-timeout-def = После последнего раунда побеждает Защитник
cerilia-timeout-draw = После последнего раунда — ничья

cerilia-phase-p0-fort = Выберите сектор для укрепления
    .short = Укрепление
cerilia-phase-p0-terrain = Выберите сектор для карточки местности
    .short = Местность
cerilia-phase-p0-deploy = Выберите место для отряда
    .short = Расстановка
cerilia-phase-p0-attach = Выберите носителя для заклинателя
    .short = Заклинатели
cerilia-phase-start = Начинается новый раунд
    .short = Начало
cerilia-phase-rally = Разгромленные отряды пытаются собраться
    .short = Сбор
cerilia-phase-magic = Выберите заклинателя и заклинание или спасуйте
    .short = Магия
cerilia-phase-move = Выберите отряд и куда он пойдёт или спасуйте
    .short = Перемещение
cerilia-phase-detect = Разведчики ищут сокрытых
    .short = Обнаружение
cerilia-phase-missile = Выберите, кто в кого стреляет, или спасуйте
    .short = Стрельба
cerilia-phase-charge = Выберите, кто кого бьёт с разгона, или спасуйте
    .short = Конные атаки
cerilia-phase-melee = Выберите, кто кого бьёт, или спасуйте
    .short = Ближний бой
cerilia-phase-end = Раунд окончен
    .short = Конец
cerilia-phase-over = Битва окончена
    .short = Конец битвы

cerilia-node-target = Выберите цель заклинания
cerilia-node-option = Выберите, как заклинание подействует
cerilia-node-reveal = Выберите метку, которая будет раскрыта
cerilia-node-sidestep = Выберите, в какую сторону отступить
cerilia-node-duration = Бросок длительности
cerilia-node-initiative = Бросок инициативы
cerilia-node-battle = Бросок атаки
cerilia-node-morale = Бросок морали
cerilia-node-rallying = Разгромленный отряд проверяет мораль

cerilia-word-attacker = Атакующий
cerilia-word-defender = Защитник
cerilia-word-commander = командующий
cerilia-word-unit = отряд
cerilia-word-sector = сектор
cerilia-word-reserve = резерв
cerilia-word-line = линия фронта
cerilia-word-slot = ячейка
cerilia-word-empty-slot = пустая ячейка
cerilia-word-round = раунд
cerilia-word-phase = фаза
cerilia-word-initiative = инициатива
cerilia-word-goal = задача
cerilia-word-move = Очки перемещения
cerilia-word-melee = Ближний бой
cerilia-word-missile = Дистанционная атака
cerilia-word-charge = Кавалерийская атака
cerilia-word-defense = Защита
cerilia-word-hits = Прочность
cerilia-word-cost = очки
cerilia-word-traits = свойства
cerilia-word-damage = повреждения
cerilia-word-signs = знаки морали
cerilia-word-morale = мораль
cerilia-word-routed = разгромлен
cerilia-word-hidden = сокрыт
cerilia-word-marker = сокрытый отряд
cerilia-word-blessed = благословлён
cerilia-word-summoned = призван
cerilia-word-doomed = обречён
cerilia-word-engaged = связан боем
cerilia-word-moved = двигался
cerilia-word-attacked = атаковал
cerilia-word-withdrew = отошёл
cerilia-word-destroyed = уничтожен
cerilia-word-fled = покинул битву
cerilia-word-caster = заклинатель
cerilia-word-host = носитель
cerilia-word-host-hidden = носитель сокрыт
cerilia-word-lost-caster = потерян
cerilia-word-has-cast = уже колдовал
cerilia-word-spells = подготовленные заклинания
cerilia-word-no-spells = заклинаний не осталось
cerilia-word-terrain = местность
cerilia-word-open-ground = открытое место
cerilia-word-fort = укрепление
cerilia-word-fort-level = уровень
cerilia-word-fort-bonus = бонус
cerilia-word-manned = с гарнизоном
cerilia-word-unmanned = без гарнизона
cerilia-word-holder = доминирует
cerilia-word-nobody = никто
cerilia-word-edge = закрытая граница
cerilia-word-wall = барьер
cerilia-word-fog = туман
cerilia-word-until = до конца раунда
cerilia-word-night = ночь
cerilia-word-day = день
cerilia-word-points = очков осталось
cerilia-word-lost = очков потеряно
cerilia-word-break-line = сломлена при
cerilia-word-attack = атака
cerilia-word-column = столбец
cerilia-word-result = исход
cerilia-word-face = кость боя
cerilia-word-nothing = ничего
cerilia-word-fall-back = отступление
cerilia-word-hit = попадание
cerilia-word-rout = разгром
cerilia-word-killed = уничтожение
cerilia-word-chance-of-damage = шанс нанести повреждение
cerilia-word-chance-of-rout = разгром с учётом морали
cerilia-word-chance-to-destroy = шанс уничтожить
cerilia-word-expected-damage = ожидаемые повреждения
cerilia-word-way-back = путь назад
cerilia-word-way-back-free = свободен
cerilia-word-way-back-blocked = преграждён: отступая, будет уничтожен
cerilia-word-range = дальность
cerilia-word-charge-reach = возможна кавалерийская атака
cerilia-word-shot-reach = возможна стрельба
cerilia-word-queue = исходы этой фазы
cerilia-word-printed = карточка
cerilia-word-blessing = благословение
cerilia-word-pike = пики
cerilia-word-downhill = с холма
cerilia-word-moved-shot = стрельба после перемещения
cerilia-word-cover = Лес

## Added by the table

cerilia-spell-chosen = { $spell ->
    [stone_to_mud] { cerilia-spell-stone-to-mud }
    [water_to_dust] { cerilia-spell-water-to-dust }
    [level_earth] { cerilia-spell-level-earth }
    [fog] { cerilia-spell-fog }
    [mass_invisibility] { cerilia-spell-mass-invisibility }
    [wall_stone] { cerilia-spell-wall-stone }
    [wall_force] { cerilia-spell-wall-force }
    [wall_ice] { cerilia-spell-wall-ice }
    [wall_iron] { cerilia-spell-wall-iron }
    [wall_fire] { cerilia-spell-wall-fire }
    [wall_thorns] { cerilia-spell-wall-thorns }
    [illusory_terrain] { cerilia-spell-illusory-terrain }
    [night] { cerilia-spell-night }
    [day] { cerilia-spell-day }
    [summon_legion] { cerilia-spell-summon-legion }
    [bless] { cerilia-spell-bless }
    [fire_storm] { cerilia-spell-fire-storm }
    [call_lightning] { cerilia-spell-call-lightning }
    [flame_strike] { cerilia-spell-flame-strike }
    [blade_barrier] { cerilia-spell-blade-barrier }
    [fire_seeds] { cerilia-spell-fire-seeds }
    [creeping_doom] { cerilia-spell-creeping-doom }
    [earthquake] { cerilia-spell-earthquake }
    [turn_undead] { cerilia-spell-turn-undead }
    [pyrotechnics] { cerilia-spell-pyrotechnics }
    [insect_plague] { cerilia-spell-insect-plague }
    [sunray] { cerilia-spell-sunray }
    [illusory_artillery] { cerilia-spell-illusory-artillery }
    [spike_growth] { cerilia-spell-spike-growth }
   *[sandstorm] { cerilia-spell-sandstorm }
}

cerilia-part-cer-val-01 = карточка
cerilia-part-cer-val-02 = благословение
cerilia-part-cer-val-04 = стрельба на ходу или в темноте
cerilia-part-cer-val-05 = ночь или дневной свет
cerilia-part-cer-val-07 = против пик
cerilia-part-cer-val-10 = карточка
cerilia-part-cer-ter-14 = Скалы
cerilia-part-cer-ter-33 = укрытие в Лесу
cerilia-part-cer-ter-34 = эльфы в Лесу
cerilia-part-cer-ter-43 = верхом в Болоте
cerilia-part-cer-ter-53 = Холмы
cerilia-part-cer-ter-56 = с холма
cerilia-part-cer-for-03 = Укрепление

cerilia-table-preparation = Подготовка
cerilia-table-add = Добавить
cerilia-table-ground = Поле битвы
cerilia-table-armies-good = Армии можно выставить.
cerilia-table-army-empty = Отрядов пока нет: выберите тип и добавьте.
cerilia-table-army-open = Открыть армию
cerilia-table-army-save = Сохранить армию
cerilia-table-army-clear = Очистить список
cerilia-table-no-army = В файле { $file } нет армии: выберите файл, сохранённый здесь.
cerilia-table-limit = Очков у каждой армии
cerilia-table-round = Раунд { $round } из { $limit }
cerilia-table-waiting = не расставлены
cerilia-table-hits = прочность { $left } из { $hits }
cerilia-table-pending = будет повреждений: { $damage }
cerilia-table-will-rout = будет разгромлен
cerilia-table-will-fall-back = отступит
cerilia-table-wall = { $wall }: край «{ $direction }», до конца раунда { $until }
cerilia-table-edge = закрыт край «{ $direction }»
cerilia-table-fog = туман до конца раунда { $until }
cerilia-table-legal = Здесь: { $action }
cerilia-table-leave-out = Не выкладывать: { $card }
cerilia-table-unseen = { $count ->
    [one] { $count } сокрытый отряд
    [few] { $count } сокрытых отряда
   *[other] { $count } сокрытых отрядов
}
cerilia-table-casters = заклинатели и заклинания
cerilia-table-cards = Все карточки отрядов в книге правил
cerilia-table-letter-melee = Б
cerilia-table-letter-missile = С
cerilia-table-letter-charge = К
cerilia-table-letter-move = Ход
cerilia-table-letter-defense = З
cerilia-table-as-seen = Насколько видно: сокрытые враги не учтены.
cerilia-table-way-edge = нет: край закрыт, отступая, будет уничтожен
cerilia-table-way-enemy = нет: там враги, отступая, будет уничтожен
cerilia-table-way-fort = остаётся в Укреплении
cerilia-table-way-none = не отступает
cerilia-table-can-charge = сможет атаковать с разгона: { $units }
cerilia-table-can-shoot = сможет стрелять: { $units }
cerilia-table-threats = под выстрелами: { $units }
cerilia-table-quiet = Врагов в досягаемости нет
cerilia-table-no-more = Больше ничего.
cerilia-table-declared = Атаки этой фазы
cerilia-table-together = Повреждения, отступления и потери вступают в силу вместе, в конце фазы.
cerilia-table-orders = Задуманные атаки
cerilia-table-order = Запомнить и добавить атаку
cerilia-table-recall = Отменить
cerilia-table-with-orders = { $count ->
    [one] Сначала { $count } задуманная атака.
    [few] Сначала { $count } задуманные атаки.
   *[other] Сначала { $count } задуманных атак.
}
cerilia-table-carry-out = { $count ->
    [one] Провести { $count } атаку
    [few] Провести { $count } атаки
   *[other] Провести { $count } атак
}
cerilia-table-pass-ask = Ваши отряды ещё могут действовать в этой фазе.
cerilia-table-as-proposed = Как предложено: { $place }
cerilia-table-all-as-proposed = Всё как предложено

cerilia-section-mat = Поле и подготовка
cerilia-section-battle = Атаки и мораль
cerilia-section-round = Раунды и инициатива
cerilia-section-victory = Конец битвы
cerilia-section-missiles = Стрельба, ночь и день
cerilia-section-terrain = Местность и отступление
cerilia-section-fort = Укрепление
cerilia-section-magic = Магия и сокрытые отряды

## В терминале

cerilia-board-key = Поле: в секторе карточка, под ней линия Защитника, ниже линия Атакующего; границу закрывает ~ река, # скалы, = магия; [] сокрытый отряд. Отряды: H осталось прочности, ближний бой/стрельба/разгон, D Защита, знаки морали C, S, B; ! разгромлен, ? сокрыт, + благословлён, ^ призван, > ходил, * атаковал.
cerilia-moment-preparation = Подготовка. { $phase ->
    [P0_FORT] { cerilia-phase-p0-fort }
    [P0_TERRAIN] { cerilia-phase-p0-terrain }: { $card ->
        [cliff] { cerilia-terrain-cliff }
        [river] { cerilia-terrain-river }
        [forest] { cerilia-terrain-forest }
        [swamp] { cerilia-terrain-swamp }
       *[hill] { cerilia-terrain-hill }
    }
    [P0_DEPLOY] { cerilia-phase-p0-deploy } { $card }
   *[P0_ATTACH] { cerilia-phase-p0-attach } { $card }
}.{ $proposed ->
    [none] {""}
   *[other] {" "}Сценарий предлагает { $proposed }.
}
cerilia-moment-round = Раунд { $round } из { $limit }, { $night ->
    [1] ночь
   *[0] день
}. { $first ->
    [ATT] Первым действует Атакующий
    [DEF] Первым действует Защитник
   *[none] Инициативы нет ни у кого
}. { $phase ->
    [MAGIC] { cerilia-phase-magic.short }. { cerilia-phase-magic }
    [MOVE] { cerilia-phase-move.short }. { cerilia-phase-move }
    [MISSILE] { cerilia-phase-missile.short }. { cerilia-phase-missile }
    [CHARGE] { cerilia-phase-charge.short }. { cerilia-phase-charge }
   *[MELEE] { cerilia-phase-melee.short }. { cerilia-phase-melee }
}.
cerilia-moment-spell = { $caster }, { cerilia-spell-chosen }: { $node ->
    [target] { cerilia-node-target }
   *[option] { cerilia-node-option }
}.
cerilia-moment-retreat = { $unit } отступает{ $node ->
    [reveal] {" "}туда, где скрыты враги: меток { $markers }. { cerilia-node-reveal }
   *[sidestep] , а прямой путь закрыт. { cerilia-node-sidestep }
}.

## Что не так с расстановкой

cerilia-setup-unknown = { $what }: «{ $value }» здесь нет.{ $near ->
    [none] {" "}Известны: { $known }.
   *[other] {" "}Может быть, «{ $near }»?
}
cerilia-setup-unit-name = «{ $what }» — не имя отряда: у Атакующего a1, a2, …, у Защитника d1, d2, ….
cerilia-setup-caster-name = «{ $what }» — не имя заклинателя: маги m1, m2, …, жрецы p1, p2, ….
cerilia-setup-twice = { $what } встречается дважды: дайте одному другой номер.
cerilia-setup-no-place = У { $what } нет места, а расстановки здесь не будет: назовите сектор или R — резерв.
cerilia-setup-no-units = { $side ->
    [ATT] Атакующий
   *[DEF] Защитник
}: у командующего { $commander } нет отрядов, нужен хотя бы один.
cerilia-setup-too-many = { $what ->
    [units] Отряды
    [casters] Заклинатели
   *[other] Заклинания { $what }
}: { $count } — слишком много, возможно не больше { $most }.
cerilia-setup-direction = { $what } в { $sector }: скалам, реке и стене нужно направление к другому сектору поля, прочей местности — нет.
cerilia-setup-card-taken = { $what } в { $sector }: в секторе лежит одна карточка, выберите другой сектор.
cerilia-setup-no-fort = Цель — укрепление, но его нет: добавьте укрепление или смените цель.
cerilia-setup-fort-mounted = { $what } — ездовой отряд и не может стоять в чужом укреплении в { $sector }: переставьте его.
cerilia-setup-home-row = { $what } в { $sector }: отряды ставят в свой ряд или в резерв (R).
cerilia-setup-slots = { $what } в { $sector }: ячеек в линии только { $slots }; выберите другой сектор или резерв (R).
cerilia-setup-class = { $what } ({ $kind ->
    [mage] маг
   *[priest] жрец
}) не может подготовить { $spell }: уберите заклинание.
cerilia-setup-no-host = У { $what } нет отряда-носителя, а назначать его здесь некому: назовите отряд.
cerilia-setup-host-taken = { $what }: { $host } уже несёт { $other }, выберите другой отряд.
cerilia-setup-host-commander = { $what }: { $host } принадлежит другому командующему, выберите отряд того же.
cerilia-setup-casters = { $side ->
    [ATT] Атакующий
   *[DEF] Защитник
}, командующий { $commander }: заклинателей { $count }, им нужно столько же отрядов, а их { $units }.
cerilia-setup-points = { $side ->
    [ATT] Атакующий
   *[DEF] Защитник
}: армия стоит { $cost }, на { $over } больше предела { $limit }: уберите отряды или поднимите предел.

cerilia-army-empty = { $side ->
    [ATT] Армия Атакующего
    [DEF] Армия Защитника
   *[other] Армия
}: нет ни одного отряда, добавьте хотя бы один.
cerilia-army-type = { $side ->
    [ATT] Армия Атакующего
    [DEF] Армия Защитника
   *[other] Армия
}, отряд { $number }: типа «{ $value }» нет.{ $near ->
    [none] {""}
   *[other] {" "}Может быть, «{ $near }»?
}
cerilia-army-many = { $side ->
    [ATT] Армия Атакующего
    [DEF] Армия Защитника
   *[other] Армия
}: отрядов { $count }, возможно не больше { $most }: уберите лишние.
cerilia-army-points = { $side ->
    [ATT] Армия Атакующего
    [DEF] Армия Защитника
   *[other] Армия
} стоит { $cost }, на { $over } больше предела { $limit }: без отряда { $number } ({ $drop }) она дешевле на { $saves }.
cerilia-army-casters = { $side ->
    [ATT] Армия Атакующего
    [DEF] Армия Защитника
   *[other] Армия
}: заклинателей { $count }, возможно не больше { $most }: каждому нужен свой отряд.
cerilia-army-class = { $side ->
    [ATT] Армия Атакующего
    [DEF] Армия Защитника
   *[other] Армия
}, заклинатель { $number }: рода «{ $value }» нет. Известны: { $known }.
cerilia-army-host = { $side ->
    [ATT] Армия Атакующего
    [DEF] Армия Защитника
   *[other] Армия
}, заклинатель { $number }: отряд { $host } не может быть носителем; назовите отряд от 1 до { $units } без другого заклинателя.
cerilia-army-spell = { $side ->
    [ATT] Армия Атакующего
    [DEF] Армия Защитника
   *[other] Армия
}, заклинатель { $number } ({ $kind ->
    [mage] маг
   *[priest] жрец
}) не может подготовить «{ $spell }».{ $near ->
    [none] {" "}Уберите заклинание.
   *[other] {" "}Может быть, «{ $near }»?
}
cerilia-army-count = После «{ $text }» нужен отряд, а число — от 1 до 999: пишите «2 infantry».

cerilia-column-unit = отряд
cerilia-column-name = название
cerilia-column-cost = очки
cerilia-column-move = ход
cerilia-column-melee = Б
cerilia-column-missile = С
cerilia-column-charge = К
cerilia-column-defense = З
cerilia-column-signs = знаки
cerilia-column-traits = название и свойства
cerilia-column-caster = заклинатель
cerilia-column-spell = заклинание
cerilia-column-effect = что делает
cerilia-column-number = №
cerilia-cards-key = Б ближний бой, С стрельба, К кавалерийская атака: без урона/после 1/после 2, столько же прочности. З Защита. Знаки морали: C Корона, S Меч, B Знамя.

## Редактор позиций

cerilia-editor-battle = Битва
cerilia-editor-prompt = Выберите, что поставить, затем сектор. Или выберите отряд или сектор, чтобы его изменить: щелчок по сектору переставит отряд, Delete уберёт.
cerilia-editor-side = сторона
cerilia-editor-type = тип
cerilia-editor-place = место
cerilia-editor-path = путь в этом раунде
cerilia-editor-bless-sign = знак благословения
cerilia-editor-no-caster = нет
cerilia-editor-source = происхождение
cerilia-editor-fixed = нельзя положить в другой сектор
cerilia-editor-by-units = по отрядам
cerilia-editor-fort-row = Укрепление стоит в ряду 3, у Защитника.
cerilia-editor-timeout = в конце
cerilia-editor-round-limit = последний раунд
cerilia-editor-middle = Посреди битвы
cerilia-editor-other-side = сторона с инициативой уже провела свою часть фазы
cerilia-editor-way = подготовка
cerilia-editor-way-fixed = нет: всё стоит как показано
cerilia-editor-way-deployed = обе стороны расставляют отряды
cerilia-editor-way-free = ещё укрепление и местность
