# Las ediciones del campeonato.

editions-cycle-first = 1.er ciclo
editions-cycle-second = 2.º ciclo
editions-cycle-third = 3.er ciclo
editions-cycle-secondary = Secundaria
editions-no-such-cycle = no hay ciclo `{ $text }`; los ciclos son 1, 2, 3 y sec
