# Lessons and the coach

lesson-count = { $n } of { $all }
lesson-next = Next
lesson-done = Play on
lesson-leave = Leave the lesson
coach-warns = The coach: this gives a lot away. Better — { $better }. { $why }
coach-take-back = Take it back
