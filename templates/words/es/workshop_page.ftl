# Lo que dice la página del taller, sin el motor.

workshop-changes = Cambiar:
workshop-change-misere = Al revés: pierde quien ganaba
workshop-change-smaller = Tablero más pequeño
workshop-change-larger = Tablero más grande
workshop-change-start = Otro comienzo
workshop-change-swap = Cambio de lados en la segunda jugada
workshop-copy = Copiar el código
workshop-copied = El código del juego está copiado: péguelo en un mensaje o en un archivo.
