# Problemas para resolver en el tablero.

train-title = Entrenar
train-game = Entrenar { $game }
train-lead = En cada problema hay un solo movimiento que gana. Elija la dificultad y juegue en el tablero.
train-how-hard = Dificultad
train-easy = Fácil
train-medium = Medio
train-hard = Difícil
train-hint = Pista
train-again = Probar otra vez
train-searching = Buscando un problema…
train-none = No se ha encontrado ningún problema de esta dificultad. Pruebe con otra.
train-broken = Este navegador no puede buscar problemas.
train-task = Juegan: { $side }. Encuentre el movimiento que gana en { $turns } jugadas, contando las de los dos lados.
train-right = ¡Correcto! Así se gana: { $line }. Intentos: { $tries }.
train-wrong = No es ese. Pruebe otra vez, o pida una pista.
train-hint-is = Empiece en { $move }.
train-solved = Problemas resueltos en este dispositivo: { $count }
train-daily = Problema del día
train-wrong-loss = No es ese: después gana el otro lado. Inténtelo de nuevo o pida una pista.
train-wrong-draw = No es ese: después no gana nadie. Inténtelo de nuevo o pida una pista.
train-go-on = ¡Bien hasta aquí! Mire la respuesta y siga.
train-streak = Seguidos a la primera: { $count }
