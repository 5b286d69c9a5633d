# Las ediciones del campeonato.

editions-cycle-first = 1.er ciclo
editions-cycle-second = 2.º ciclo
editions-cycle-third = 3.er ciclo
editions-cycle-secondary = Secundaria
editions-no-such-cycle = no hay ciclo `{ $text }`; los ciclos son 1, 2, 3 y sec
# What people type for them, with commas between.
editions-written-first = 1, 1.º, primer ciclo
editions-written-second = 2, 2.º, segundo ciclo
editions-written-third = 3, 3.º, tercer ciclo
editions-written-secondary = sec, secundaria
