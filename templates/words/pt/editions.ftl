# As edições do campeonato.

editions-cycle-first = 1.º ciclo
editions-cycle-second = 2.º ciclo
editions-cycle-third = 3.º ciclo
editions-cycle-secondary = Secundário
editions-no-such-cycle = não há ciclo `{ $text }`; os ciclos são 1, 2, 3 e sec
# What people type for them, with commas between.
editions-written-first = 1, 1.º
editions-written-second = 2, 2.º
editions-written-third = 3, 3.º
editions-written-secondary = sec, secundário, ensino secundário
