"""Reads games as OpenSpiel names them, a line each, and writes how many random actions a second its C++ rollouts make."""

import random
import sys
import time

import pyspiel

random.seed(1)
for line in sys.stdin:
    state = pyspiel.load_game(line.strip()).new_initial_state()
    lengths = []
    for _ in range(30):
        played = state.clone()
        while not played.is_terminal():
            played.apply_action(random.choice(played.legal_actions()))
        lengths.append(len(played.history()))
    players = range(state.num_players())
    bots = [pyspiel.make_uniform_random_bot(player, 1 + player) for player in players]
    begun, games = time.process_time(), 0
    while time.process_time() - begun < 0.4:
        pyspiel.evaluate_bots(state.clone(), bots, games)
        games += 1
    spent = time.process_time() - begun
    print(games * sum(lengths) / len(lengths) / spent, flush=True)
