### Glossário: uma palavra para uma coisa. Depois de ≠ estão as que não se usam; um teste procura-as em todos os textos.
###
### emparceirar, emparceiramento: dizer quem joga com quem ≠ emparelh*, pareament*, parear
### lance: colocar ou mover uma peça, uma vez ≠ meio-lance*
### jogada: tudo o que um jogador faz na sua vez ≠ vez de jogo
### registo: tudo o que aconteceu no campeonato, por ordem ≠ diário*, jornal, jornais, registro*
### partida gravada: os lances de uma partida, num ficheiro ≠ registo da partida, registo de partida, registos de partidas, registo de uma partida, gravação, gravações
### letreiro: o papel com o número da mesa ≠ cartaz da mesa, cartaz de mesa, cartazes das mesas, cartazes de mesa, placa, placas, tabuleta*, sinalética
### crachá: o papel com o nome, ao peito ≠ credencia*, distintivo*
### infração: o que um emparceiramento tem contra as regras ≠ infracç*, transgress*, falta de emparceiramento
### falta: quem não vem a uma ronda ≠ ausência*, ausente*
### mesa: a mesa onde joga um grupo ≠ endereço da mesa, mesa de resultados, árbitros da mesa
### ronda: uma ronda do campeonato ≠ rodada*
### classificação: a ordem dos alunos ≠ tabela classificativa
### inscrição: um aluno num torneio ≠ matrícula*
### casa: um lugar do tabuleiro
### peça: o que se põe no tabuleiro ≠ pedra*, ficha, fichas
### aluno: quem joga no campeonato ≠ estudante*
### ficheiro: o que se guarda no computador ≠ arquivo de *

# Words every room uses.

list-and = { $first } e { $last }
list-or = { $first } ou { $last }
language-english = inglês
language-portuguese = português
language-spanish = espanhol
language-unknown = não há a língua `{ $text }`; há { $known }

# O que o sistema operativo recusa.
system-address-in-use = o endereço está a ser usado
system-bad-name = isto não pode ser o nome de um ficheiro
system-connection-refused = ninguém responde lá
system-denied = sem permissão
system-exists = já existe
system-full = não há espaço livre
system-is-folder = é uma pasta
system-not-empty = a pasta não está vazia
system-not-folder = uma parte do caminho não é uma pasta
system-not-found = não existe tal ficheiro ou pasta
system-other = { $text }
system-read-only = lá não se pode escrever nada
system-timed-out = demorou demasiado
system-too-large = o ficheiro é demasiado grande
