# Уроки и наставник

lesson-count = { $n } из { $all }
lesson-next = Дальше
lesson-done = Играть
lesson-leave = Закончить урок
coach-warns = Наставник: так вы много теряете. Лучше — { $better }. { $why }
coach-take-back = Взять назад
