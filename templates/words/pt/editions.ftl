# As edições do campeonato.

editions-cycle-first = 1.º ciclo
editions-cycle-second = 2.º ciclo
editions-cycle-third = 3.º ciclo
editions-cycle-secondary = Secundário
editions-no-such-cycle = não há ciclo `{ $text }`; os ciclos são 1, 2, 3 e sec
