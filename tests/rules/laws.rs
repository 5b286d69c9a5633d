//! What holds for every game of the catalogue, whatever its rules.

use std::sync::Arc;

use rules::analysis::playouts;
use rules::engine::{GameRecord, PlayError, Position, Rng, Table};
use rules::game::Side;
use speech::{Language, Tell};

use crate::games::{ids, table};

/// A random game longer than this has no end.
const LONGEST: usize = 5_000;

/// Plays one random game by the list of moves and returns every position and the moves as text.
fn random_game(table: &Arc<Table>, rng: &mut Rng) -> (Vec<Position>, Vec<String>) {
    let mut positions = vec![Position::start(table)];
    let mut texts = Vec::new();
    loop {
        let position = &positions[positions.len() - 1];
        let moves = position.moves();
        if position.ending().is_some() {
            assert!(moves.is_empty(), "{}: moves after the end", table.game().id());
            return (positions, texts);
        }
        assert!(!moves.is_empty(), "{}: no move and no end after {texts:?}", table.game().id());
        assert!(texts.len() < LONGEST, "{}: a random game does not end", table.game().id());
        let mv = moves[rng.below(moves.len() as u32) as usize];
        texts.push(position.write_move(mv));
        positions.push(position.play(mv).expect("a listed move plays"));
    }
}

/// Whether moves depend on boards that a written position does not tell.
fn asks_for_history(table: &Table) -> bool {
    let game = table.game();
    let lines = game.turn().0.iter().flat_map(|turn| turn.lines.iter().map(|line| line.phrase.clone()));
    lines.chain(game.ends().iter().map(|end| end.phrase.clone())).any(|phrase| phrase.contains("repeated"))
}

/// One or more random games of every game, with a few positions where every move is looked at.
pub(crate) fn for_random_positions(seed: u64, mut each: impl FnMut(&str, &Position, bool)) {
    for id in &ids() {
        let table = table(id);
        // Each game has numbers of its own, whatever other games there are.
        let own = id.bytes().fold(seed, |own, byte| own.wrapping_mul(31).wrapping_add(u64::from(byte)));
        let mut rng = Rng::new(own);
        let mut seen = 0;
        for _ in 0..12 {
            let (positions, _) = random_game(&table, &mut rng);
            for (ply, position) in positions.iter().enumerate() {
                each(id, position, ply % 11 == 0);
            }
            seen += positions.len();
            if seen > 150 {
                break;
            }
        }
    }
}

#[test]
fn every_listed_move_plays_and_every_text_means_its_move() {
    for_random_positions(10, |id, position, _| {
        let moves = position.moves();
        let mut texts = Vec::new();
        // Amazonas lists two thousand moves; reading each against all of them would take minutes.
        let stride = moves.len() / 12 + 1;
        for (i, &mv) in moves.iter().enumerate() {
            let text = position.write_move(mv);
            if i % stride == 0 {
                assert_eq!(position.read_move(&text), Ok(mv), "{id}: `{text}`");
                let after =
                    position.play(mv).unwrap_or_else(|_| panic!("{id}: `{text}` is listed and refused"));
                let unmoved = after.setup() == position.setup();
                assert!(!unmoved, "{id}: `{text}` changes nothing, not even the turn");
            }
            texts.push(text);
        }
        texts.sort();
        let listed = texts.len();
        texts.dedup();
        assert_eq!(texts.len(), listed, "{id}: two moves are written alike in {}", position.write());
    });
}

#[test]
fn unlisted_moves_are_refused_and_legal_ones_named() {
    for id in ids() {
        let table = table(&id);
        let (positions, _) = random_game(&table, &mut Rng::new(20));
        let start = &positions[0];
        let legal = start.moves();
        // Moves that were legal later in the game, or for the other side, and are not at the start.
        let strangers: Vec<_> =
            positions.iter().flat_map(Position::moves).filter(|mv| !legal.contains(mv)).collect();
        for &mv in strangers.iter().take(50) {
            assert_eq!(start.play(mv), Err(PlayError::Illegal(mv)), "{id}");
        }
        for text in ["z99", "", "💥", "own", "e5-e5-e5", "swap!swap", "\u{0}", "a1a1a1a1a1a1a1a1"] {
            let error = start.read_move(text).expect_err("this is no move");
            assert!(!error.reason.in_language(Language::En).is_empty(), "{id}: `{text}`");
            assert_eq!(error.legal.len(), legal.len(), "{id}: `{text}`");
        }
        let last = &positions[positions.len() - 1];
        for mv in legal {
            assert_eq!(last.play(mv), Err(PlayError::Over), "{id}");
        }
        let error = last.read_move("a1").expect_err("the game is over");
        assert!(
            error.reason.in_language(Language::En).contains("over") && error.legal.is_empty(),
            "{id}: {error:?}"
        );
    }
}

#[test]
fn positions_round_trip_at_every_ply() {
    for_random_positions(30, |id, position, _| {
        if position.ending().is_some() && asks_for_history(position.table()) {
            // What ended by repetition is over because of what came before, which a written position does not say.
            return;
        }
        let text = position.write();
        let read = Position::read(position.table(), &text)
            .unwrap_or_else(|e| panic!("{id}: `{text}`: {}", Language::En.say(&e.0)));
        assert_eq!(read.write(), text, "{id}");
        assert_eq!(read.side_to_move(), position.side_to_move(), "{id}: `{text}`");
        for side in Side::BOTH {
            assert_eq!(read.score(side), position.score(side), "{id}: `{text}`");
        }
        if asks_for_history(position.table()) {
            // A written position does not say which boards came before: what they forbid is allowed again.
            let read_moves = read.moves();
            let all_known = position.moves().iter().all(|mv| read_moves.contains(mv));
            assert!(all_known || read.ending().is_some() != position.ending().is_some(), "{id}: `{text}`");
        } else {
            assert!(
                read == *position,
                "{id}: `{text}` reads as {:?}, not {:?}",
                read.setup(),
                position.setup()
            );
            assert_eq!(read.ending(), position.ending(), "{id}: `{text}`");
            assert_eq!(read.moves(), position.moves(), "{id}: `{text}`");
            assert_eq!(read.hash(), position.hash(), "{id}: `{text}`");
        }
    });
}

#[test]
fn records_replay_to_equal_positions() {
    for id in ids() {
        let table = table(&id);
        let (positions, moves) = random_game(&table, &mut Rng::new(40));
        let note = |key: &str, value: &str| (key.to_owned(), value.to_owned());
        let notes = vec![note("first", "Inês"), note("place", "Évora: sala 3"), note("result", "second")];
        let record = GameRecord { game: id.clone(), notes: notes.clone(), moves, lines: Vec::new() };
        let read = GameRecord::read(&record.to_string()).unwrap_or_else(|e| panic!("{id}: {e:?}"));
        assert_eq!((&read.game, &read.notes, &read.moves), (&record.game, &notes, &record.moves), "{id}");
        let replayed = read.replay(&table).unwrap_or_else(|e| panic!("{id}: {e:?}"));
        assert!(replayed == positions, "{id}: the replay differs");
        for language in Language::ALL {
            let written = record.written(language);
            let again = GameRecord::read(&written).unwrap_or_else(|e| panic!("{id}: {e:?}"));
            assert_eq!(again, read, "{id} in `{language}`:\n{written}");
        }
        let portuguese = record.written(Language::Pt);
        assert!(portuguese.starts_with("jogo: ") && portuguese.contains("resultado: segundo\nlances:"));
        let ends: Vec<_> = replayed.iter().map(Position::ending).collect();
        assert_eq!(ends, positions.iter().map(Position::ending).collect::<Vec<_>>(), "{id}");
    }
}

#[test]
fn supplies_are_never_exceeded() {
    for_random_positions(50, |id, position, _| {
        let game = position.table().game();
        let setup = position.setup();
        for (index, layer) in game.layers().iter().enumerate() {
            let standing = setup.cells.iter().filter(|stands| **stands == Some(index)).count();
            assert!(standing <= usize::from(layer.supply), "{id}: {standing} {}", layer.word);
        }
        // Shared kinds count for both sides together, and seeds are never lost.
        for (kind, piece) in game.kinds().iter().enumerate().filter(|(_, piece)| piece.counted) {
            let of_kind =
                |stands: &&Option<usize>| stands.is_some_and(|layer| game.layers()[layer].kind == kind);
            let owners = game.layers().iter().filter(|layer| layer.kind == kind).count();
            let standing = setup.cells.iter().filter(of_kind).count();
            assert!(standing <= usize::from(piece.supply) * owners, "{id}: {standing} {}", piece.word);
        }
        let sown: u32 = game.seeds().iter().map(|&seeds| u32::from(seeds)).sum();
        // Where there are no seeds, what was taken are pieces.
        let taken = if game.seeds().is_empty() { &[][..] } else { &setup.taken[..] };
        let there: u32 = setup.seeds.iter().chain(taken).map(|&seeds| u32::from(seeds)).sum();
        assert_eq!(there, sown, "{id}: seeds were lost or made");
    });
}

/// How random games went.
#[derive(Clone, Copy, Default)]
struct Statistics {
    games: f64,
    wins: [f64; 2],
    plies: f64,
    squares: f64,
}

impl Statistics {
    fn add(&mut self, winner: Option<Side>, plies: usize) {
        self.games += 1.0;
        if let Some(winner) = winner {
            self.wins[winner.index()] += 1.0;
        }
        self.plies += plies as f64;
        self.squares += (plies * plies) as f64;
    }

    fn mean(&self) -> f64 {
        self.plies / self.games
    }

    fn variance_of_mean(&self) -> f64 {
        (self.squares / self.games - self.mean().powi(2)).max(0.0) / self.games
    }
}

/// Plays to the end by the list of moves alone, without keeping positions.
fn plain_playout(table: &Arc<Table>, rng: &mut Rng) -> (Option<Side>, usize) {
    let mut position = Position::start(table);
    let mut plies = 0;
    while position.ending().is_none() {
        let moves = position.moves();
        let mv = moves[rng.below(moves.len() as u32) as usize];
        position = position.play(mv).expect("a listed move plays");
        plies += 1;
        assert!(plies < LONGEST, "{} does not end", table.game().id());
    }
    (position.ending().and_then(|ending| ending.winner), plies)
}

/// Play by lists goes on for so many plies at most, once it has played some games.
const PLIES: f64 = 20_000.0;

/// The fused random play and play by lists draw from the same games: shares and lengths agree within five sigma.
#[test]
fn random_play_is_the_same_by_lists_and_by_the_fused_path() {
    for (index, id) in ids().iter().enumerate() {
        let table = table(id);
        let (mut slow, mut fast) = (Statistics::default(), Statistics::default());
        let mut rng = Rng::new(60 + index as u64);
        while slow.games < 1_500.0 && (slow.games < 60.0 || slow.plies < PLIES) {
            let (winner, plies) = plain_playout(&table, &mut rng);
            slow.add(winner, plies);
        }
        let start = Position::start(&table);
        let count = (slow.games as u64) * 2;
        table.playouts(&start, count, &mut Rng::new(90 + index as u64), LONGEST as u32, |playout| {
            let ending = playout.ending.unwrap_or_else(|| panic!("{id}: a random game does not end"));
            fast.add(ending.winner, playout.plies as usize);
        });
        assert_eq!(fast.games as u64, count, "{id}");
        for side in Side::BOTH {
            let [a, b] = [&slow, &fast].map(|s| s.wins[side.index()] / s.games);
            let pooled = (slow.wins[side.index()] + fast.wins[side.index()]) / (slow.games + fast.games);
            let sigma = (pooled * (1.0 - pooled) * (1.0 / slow.games + 1.0 / fast.games)).sqrt();
            assert!((a - b).abs() <= 5.0 * sigma + 1e-9, "{id}: {side:?} wins {a:.3} by lists, {b:.3} fused");
        }
        let sigma = (slow.variance_of_mean() + fast.variance_of_mean()).sqrt();
        let difference = (slow.mean() - fast.mean()).abs();
        assert!(
            difference <= 5.0 * sigma + 1e-9,
            "{id}: {} plies by lists, {} fused",
            slow.mean(),
            fast.mean()
        );
    }
}

/// Random play is a function of its seed.
#[test]
fn the_same_seed_plays_the_same_games() {
    for id in ids() {
        let table = table(&id);
        let start = Position::start(&table);
        let play = |seed| {
            let mut games = Vec::new();
            table.playouts(&start, 5, &mut Rng::new(seed), LONGEST as u32, |playout| games.push(playout));
            games
        };
        assert_eq!(play(3), play(3), "{id}");
    }
}

/// Both ways to ask for random games count the same games.
#[test]
fn a_tally_of_random_games_adds_up() {
    for id in ["semaforo", "hex", "ouri", "hexapawn", "tic-tac-toe"] {
        let table = table(id);
        let start = Position::start(&table);
        let (mut plies, mut wins, mut draws, mut unfinished) = (0_u64, [0_u64; 2], 0, 0);
        table.playouts(&start, 40, &mut Rng::new(7), playouts::LONGEST, |playout| {
            plies += u64::from(playout.plies);
            match playout.ending.map(|ending| ending.winner) {
                Some(Some(side)) => wins[side.index()] += 1,
                Some(None) => draws += 1,
                None => unfinished += 1,
            }
        });
        let tally = playouts::play(&start, 40, 7);
        assert_eq!((tally.games, tally.plies, tally.wins.0), (40, plies, wins), "{id}");
        assert_eq!((tally.draws, tally.unfinished), (draws, unfinished), "{id}");
        assert!((tally.mean_length() - plies as f64 / 40.0).abs() < 1e-9 && plies > 40, "{id}");
    }
}

/// What is noted before the game is named is no name of a game.
#[test]
fn a_record_may_begin_with_anything_but_moves() {
    let text = "event: a final\ngame: semaforo\ngame: of the morning\nmoves: a1 b2\n c3\n";
    let record = GameRecord::read(text).unwrap();
    assert_eq!(record.game, "semaforo");
    assert_eq!(record.moves, ["a1", "b2", "c3"]);
    let notes: Vec<(&str, &str)> = record.notes.iter().map(|(key, note)| (&key[..], &note[..])).collect();
    assert_eq!(notes, [("event", "a final"), ("game", "of the morning")]);
    assert_eq!(record.lines, [4, 4, 5]);
}
