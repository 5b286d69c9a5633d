# A primeira lição de cada jogo, no tabuleiro.

learn-title = Aprender
learn-game = Aprender { $game }
learn-goal = Ganhar
learn-move = Jogar
learn-take = Capturar
learn-other = Outro lance
learn-answer = Responder
learn-end = Acabar
learn-puzzle = Problema
learn-goal-says = Veja como se ganha.
learn-move-says = Agora jogue: toque num dos sítios iluminados, ou faça outro lance qualquer.
learn-take-says = Tire alguma coisa ao adversário.
learn-other-says = Há ainda outro lance: experimente-o.
learn-answer-says = O adversário jogou. Responda.
learn-end-says = Falta um lance para ganhar. Jogue-o.
learn-puzzle-says = Há uma só maneira de ganhar. Qual é?
learn-right = Muito bem!
learn-wrong = Ainda não. Tente outra vez.
learn-next = Seguinte
learn-again = Outra vez
learn-speak = Ouvir
learn-done = Já sabe jogar.
learn-play = Jogar contra o computador
