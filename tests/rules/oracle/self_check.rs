//! Checks of the oracles themselves: published and hand-counted numbers, solved games, and laws of play.

use std::collections::{BTreeMap, BTreeSet};

use super::{Oracle, Verdict, atari_go, faisca, flume, gatos_e_caes, go7, oracle, ouri, perft, semaforo, y};

/// Every id the factory knows by name.
const IDS: [&str; 36] = [
    "amazonas",
    "atari-go",
    "avanco",
    "avanco-5x5",
    "avanco-8x8",
    "clobber",
    "dominorio",
    "faisca",
    "flume",
    "flume-centro",
    "gatos-e-caes",
    "gatos-e-caes-6x6",
    "go-7x7",
    "hex",
    "hex-7x7",
    "hexapawn",
    "konane",
    "konane-6x6",
    "nex",
    "nex-4x4",
    "ouri",
    "oware",
    "peoes",
    "pontos-e-quadrados",
    "pontos-e-quadrados-4x4",
    "produto",
    "produto-2026",
    "produto-lado-4",
    "quelhas",
    "rastros",
    "rastros-5x5",
    "rastros-9x9",
    "semaforo",
    "semaforo-3x3",
    "sesqui",
    "tic-tac-toe",
];

fn start(id: &str) -> Box<dyn Oracle> {
    oracle(id).unwrap_or_else(|| panic!("there is no oracle `{id}`"))
}

/// Where each row comes from: Breakthrough and Amazonas are published; the others are counted with pencil and paper,
/// with the reckoning beside them.
#[test]
fn counts_agree_with_published_and_hand_counted_numbers() {
    let rows: &[(&str, &[u64])] = &[
        ("tic-tac-toe", &[9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872, 0]),
        ("avanco-8x8", &[22, 484, 11_132]),
        ("amazonas", &[2_176, 4_307_152]),
        // 7 × 8 upright dominoes; 14 in the outer columns block 2 lying ones, 42 block 4.
        ("dominorio", &[56, 56 * 56 - 14 * 2 - 42 * 4]),
        // 10 columns × 45 runs.
        ("quelhas", &[450]),
        // 60 edges in any order.
        ("pontos-e-quadrados", &[60, 60 * 59, 60 * 59 * 58]),
        // The swap makes up for the taken cell, and after it nobody has moved.
        ("hex", &[121, 121 * 121, 121 * 120 * 120]),
        ("flume", &[49, 49 * 49, 49 * 48 * 48]),
        ("flume-centro", &[48, 48 * 49, 48 * 48 * 48]),
        // Own, neutral, then one of 119 cells or the swap: one neutral cannot be converted.
        ("nex", &[121, 121 * 120, 121 * 120 * 120]),
        ("produto", &[122, 122 * 120, 122 * 120 * 118]),
        ("produto-lado-4", &[74, 74 * 72, 74 * 72 * 70]),
        // 14 lines can be made green in 6 orders; 12 games have a red cell after three moves.
        ("semaforo", &[12, 144, 1_728, (1_728 - 14 * 6) * 12 - 12]),
        ("rastros", &[8, 8 * 7]),
        // 60 cells outside the centre, 2 of them beside the cat.
        ("gatos-e-caes", &[4, 4 * 58]),
        ("atari-go", &[81, 81 * 80, 81 * 80 * 79]),
        ("go-7x7", &[50, 49 * 49 + 50]),
        // The deeper numbers come from a second program, in another language.
        ("oware", &[6, 36, 190, 1_014, 5_219, 27_332]),
        ("ouri", &[6, 36, 180, 900, 3_767]),
        // Sidecar a corner lie 2 white pieces, beside a central piece 4.
        ("konane", &[4, 2 + 2 + 4 + 4]),
        ("peoes", &[16, 256]),
        // Ordered pairs at distance 1, 2 and 3 on 6 × 5.
        ("faisca", &[98 + 76 + 54]),
        // 420 ordered pairs of touching cells; each is lost once for the white stone.
        ("sesqui", &[64, 64 * 63, 420 * 62]),
        // 4 × 6 + 5 × 5 neighbouring pairs.
        ("clobber", &[49]),
        ("hexapawn", &[3, 3 + 4 + 3]),
    ];
    for (id, counts) in rows {
        for (depth, count) in counts.iter().enumerate() {
            assert_eq!(perft(start(id).as_ref(), depth + 1), *count, "{id} at depth {}", depth + 1);
        }
    }
}

/// Solved positions: cells, side to move, verdict.
type Known = BTreeMap<(Vec<(String, String)>, usize), Verdict>;

/// Plays both sides perfectly; positions are told apart by cells and side to move.
fn solve(game: &dyn Oracle, known: &mut Known) -> Verdict {
    if let Some(verdict) = game.outcome() {
        return verdict;
    }
    let mut cells = game.cells();
    cells.sort();
    let key = (cells, game.side_to_move());
    if let Some(verdict) = known.get(&key) {
        return *verdict;
    }
    let mut best = Verdict::win(1 - game.side_to_move());
    for mv in game.moves() {
        let mut next = game.boxed_clone();
        next.play(&mv);
        let verdict = solve(next.as_ref(), known);
        if verdict == Verdict::win(game.side_to_move()) {
            best = verdict;
            break;
        }
        if verdict == Verdict::Draw {
            best = verdict;
        }
    }
    known.insert(key, best);
    best
}

/// Tic-tac-toe is drawn, Hexapawn is lost for the first side (Gardner), square Domineering as in Breuker, Uiterwijk and
/// van den Herik.
#[test]
fn small_games_have_their_known_winner() {
    let rows = [
        ("tic-tac-toe", Verdict::Draw),
        ("hexapawn", Verdict::Second),
        ("dominorio-2x2", Verdict::First),
        ("dominorio-3x3", Verdict::First),
        ("dominorio-4x4", Verdict::First),
        ("dominorio-5x5", Verdict::Second),
    ];
    for (id, verdict) in rows {
        assert_eq!(solve(start(id).as_ref(), &mut Known::new()), verdict, "{id}");
    }
}

/// There are 57 legal Go positions on 2×2 and 12,675 on 3×3 (Tromp); all can be built without a capture.
#[test]
fn go_builds_every_legal_position_of_a_small_board() {
    for (size, count) in [(2, 57), (3, 12_675)] {
        let mut boards = BTreeSet::from([vec![]]);
        let mut known = BTreeSet::new();
        let mut open: Vec<Box<dyn Oracle>> = vec![Box::new(go7::Go::new(size))];
        while let Some(game) = open.pop() {
            let stones = game.cells().len();
            for mv in game.moves() {
                let mut next = game.boxed_clone();
                next.play(&mv);
                if next.outcome().is_some() || (mv != "pass" && next.cells().len() <= stones) {
                    continue;
                }
                let key = (next.cells(), next.side_to_move());
                boards.insert(next.cells());
                if known.insert(key) {
                    open.push(next);
                }
            }
        }
        assert_eq!(boards.len(), count, "{size}×{size}");
    }
}

/// A small generator, so that a failure can be repeated.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % bound
    }
}

#[test]
fn every_game_lists_each_move_once_and_ends() {
    for id in IDS {
        let mut dice = Dice(2026);
        for _ in 0..5 {
            let mut game = start(id);
            let mut plies = 0;
            while game.outcome().is_none() {
                let moves = game.moves();
                assert!(!moves.is_empty(), "{id} stops without an outcome after {plies} plies");
                let distinct: BTreeSet<&String> = moves.iter().collect();
                assert_eq!(distinct.len(), moves.len(), "{id} repeats a move after {plies} plies");
                game.play(&moves[dice.below(moves.len())]);
                let cells: BTreeSet<String> = game.cells().into_iter().map(|(cell, _)| cell).collect();
                assert_eq!(
                    cells.len(),
                    game.cells().len(),
                    "{id} has two things on a cell after {plies} plies"
                );
                plies += 1;
                // Go goes on until both pass; random players need long.
                assert!(plies < 5_000, "{id} does not end");
            }
            assert!(game.moves().is_empty(), "{id} goes on after its end");
        }
    }
}

/// A full rhombus has exactly one winner, so these games are never drawn and never stuck.
#[test]
fn connection_games_always_have_a_winner() {
    for id in ["hex-3x3", "hex-5x5", "nex-2x2", "nex-3x3", "nex-4x4"] {
        let mut dice = Dice(11);
        for _ in 0..200 {
            let mut game = start(id);
            while game.outcome().is_none() {
                let moves = game.moves();
                assert!(!moves.is_empty(), "{id} is stuck");
                game.play(&moves[dice.below(moves.len())]);
            }
            assert_ne!(game.outcome(), Some(Verdict::Draw), "{id}");
        }
    }
}

/// A triangle of points with `rows` points a side: row `r` from the bottom has the points a, b, c… and one fewer than
/// the row below it.
fn triangle(rows: usize) -> y::Y {
    let point = |c: usize, r: usize| format!("{}{}", char::from(b'a' + c as u8), r + 1);
    let mut points = vec![];
    let mut edges = vec![];
    let mut sides = [vec![], vec![], vec![]];
    for r in 0..rows {
        let length = rows - r;
        for c in 0..length {
            points.push(point(c, r));
            if c + 1 < length {
                edges.push((point(c, r), point(c + 1, r)));
                edges.push((point(c, r), point(c, r + 1)));
                edges.push((point(c + 1, r), point(c, r + 1)));
            }
        }
        sides[0].push(point(0, r));
        sides[1].push(point(length - 1, r));
        sides[2].push(point(r, 0));
    }
    y::Y::new(points, edges, sides)
}

fn play_all(game: &mut dyn Oracle, moves: &str) {
    for mv in moves.split_whitespace() {
        assert!(game.moves().iter().any(|listed| listed == mv), "`{mv}` is not listed");
        game.play(mv);
    }
}

#[test]
fn y_is_won_by_a_group_that_touches_three_sides() {
    let rows = [
        // The corner a1 lies on the left and the bottom side; the group reaches the right side at e1.
        ("a1 a5 b1 a4 c1 a3 d1 b3 e1", Verdict::First),
        // White goes down the left side: a5 lies on the right side too, a1 on the bottom.
        ("b2 swap a5 b1 a4 c1 a3 d1 a2 e1 a1", Verdict::Second),
    ];
    for (moves, verdict) in rows {
        let mut game = triangle(5);
        play_all(&mut game, moves);
        assert_eq!(game.outcome(), Some(verdict), "{moves}");
    }
    for (moves, may_swap) in
        [("", false), ("b2", true), ("b2 swap", false), ("b2 a1", false), ("b2 a1 c1", false)]
    {
        let mut game = triangle(5);
        play_all(&mut game, moves);
        assert_eq!(game.moves().contains(&"swap".to_string()), may_swap, "{moves}");
    }
    let mut dice = Dice(3);
    for _ in 0..200 {
        let mut game = triangle(6);
        while game.outcome().is_none() {
            let moves = game.moves();
            assert!(!moves.is_empty(), "a full triangle has a winner");
            game.play(&moves[dice.below(moves.len())]);
        }
    }
}

/// On 4×3 and on 3×3 eight pieces of one colour always hold a line, so a supply of eight never runs out in play.
#[test]
fn semaforo_ends_before_eight_pieces_of_a_colour_stand() {
    for (columns, rows) in [(4, 3), (3, 3)] {
        let game = semaforo::Semaforo::new(columns, rows, 12);
        let cells = game.moves();
        for chosen in 0_u32..1 << cells.len() {
            if chosen.count_ones() != 8 {
                continue;
            }
            let mut game = game.clone();
            (0..cells.len()).filter(|i| chosen & (1 << i) != 0).for_each(|i| game.play(&cells[i]));
            assert_ne!(game.outcome(), None, "{:?}", game.cells());
        }
    }
}

#[test]
fn an_empty_box_stops_placing() {
    // Two greens are out: only they can be replaced; the first yellow frees a green.
    let mut lights = semaforo::Semaforo::new(4, 3, 2);
    play_all(&mut lights, "a1 c3");
    assert_eq!(lights.moves(), ["a1", "c3"]);
    play_all(&mut lights, "a1");
    assert_eq!(lights.moves().len(), 12);
    // With one piece of each colour the box is empty when the first cell is red and two more hold the rest.
    let mut lights = semaforo::Semaforo::new(4, 3, 1);
    play_all(&mut lights, "a1 a1 a1 b3 b3 d1");
    assert_eq!((lights.moves(), lights.outcome()), (vec![], Some(Verdict::Draw)));

    let mut animals = gatos_e_caes::GatosECaes::new(8, 2);
    play_all(&mut animals, "d4 h8 d5 h7");
    assert_eq!(animals.outcome(), Some(Verdict::Second));

    let mut stones = atari_go::AtariGo::new(3, 1);
    play_all(&mut stones, "a1 c3");
    assert_eq!(stones.outcome(), Some(Verdict::Second));

    // b1 leaves one empty neighbour and earns another stone, but First has none left: two against one.
    let mut stones = flume::Flume::new(3, 2, flume::Centre::Free);
    play_all(&mut stones, "b2 a1 b1");
    assert_eq!((stones.side_to_move(), stones.outcome()), (0, Some(Verdict::First)));

    let mut pieces = faisca::Faisca::new(6, 5, 1);
    play_all(&mut pieces, "one:a1,b1 one:b1,c1");
    assert!(pieces.moves().iter().all(|mv| !mv.starts_with("one")));
    assert!(!pieces.moves().is_empty());
}

/// Positions of Ouri that a whole game reaches only after a long way; houses in sowing order from a1.
#[test]
fn ouri_feeds_spares_and_counts() {
    // Second has nothing: only the house that reaches its side may be played.
    let hungry =
        ouri::Ouri::with(ouri::Rule::International, [1, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0], [22, 22], 0);
    assert_eq!(hungry.moves(), ["f1"]);
    // Nobody can be fed: First keeps the four seeds in its houses.
    let stuck =
        ouri::Ouri::with(ouri::Rule::International, [1, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0], [20, 24], 0);
    assert_eq!((stuck.moves(), stuck.outcome()), (vec![], Some(Verdict::Draw)));
    let stuck =
        ouri::Ouri::with(ouri::Rule::International, [1, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0], [21, 23], 0);
    assert_eq!(stuck.outcome(), Some(Verdict::First));
    // The capture of f2 and e2 would take all: it is not made.
    let mut slam =
        ouri::Ouri::with(ouri::Rule::International, [3, 0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 0], [20, 21], 0);
    slam.play("f1");
    let left = [("a1", "3"), ("f2", "2"), ("e2", "2")].map(|(a, b)| (a.to_string(), b.to_string()));
    assert_eq!((slam.cells(), slam.side_to_move()), (left.to_vec(), 1));
    // With one more seed on that side it is made, and reaches 25.
    let mut capture =
        ouri::Ouri::with(ouri::Rule::International, [2, 0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 1], [21, 20], 0);
    capture.play("f1");
    assert_eq!((capture.cells().len(), capture.outcome()), (2, Some(Verdict::First)));
    // The row of twos and threes is broken by a four.
    let mut broken =
        ouri::Ouri::with(ouri::Rule::International, [0, 0, 0, 0, 0, 4, 1, 3, 1, 2, 0, 1], [18, 18], 0);
    broken.play("f1");
    let left = [("f2", "2"), ("e2", "4"), ("a2", "1")].map(|(a, b)| (a.to_string(), b.to_string()));
    assert_eq!(broken.cells(), left);
    // Twelve seeds go round and leave out the house they came from.
    let mut lap =
        ouri::Ouri::with(ouri::Rule::International, [0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 1], [17, 18], 0);
    lap.play("c1");
    let count =
        |game: &ouri::Ouri, house: &str| game.cells().iter().find(|c| c.0 == house).map(|c| c.1.clone());
    assert_eq!(
        (count(&lap, "c1"), count(&lap, "d1"), count(&lap, "a2")),
        (None, Some("2".into()), Some("2".into()))
    );
    // Four seeds chase each other round the board until a position comes back.
    let mut chase =
        ouri::Ouri::with(ouri::Rule::International, [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0], [23, 23], 0);
    let mut plies = 0;
    while chase.outcome().is_none() {
        chase.play(&chase.moves()[0]);
        plies += 1;
    }
    assert_eq!((plies, chase.outcome()), (12, Some(Verdict::Draw)));
}

/// What the schools play otherwise.
#[test]
fn ouri_of_the_schools_keeps_single_seeds_and_takes_all() {
    let schools = |seeds, captured| ouri::Ouri::with(ouri::Rule::Schools, seeds, captured, 0);
    // A single seed stays while another house holds more; then it goes.
    assert_eq!(schools([1, 0, 3, 0, 0, 1, 0, 0, 1, 0, 0, 0], [20, 22]).moves(), ["c1"]);
    assert_eq!(schools([1, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0], [20, 24]).moves(), ["a1", "c1", "f1"]);
    // The capture of f2 and e2 takes all: First plays again and has to feed, which e1 could not.
    let mut slam = schools([7, 0, 0, 0, 1, 2, 1, 1, 0, 0, 0, 0], [18, 18]);
    slam.play("f1");
    let left = [("a1", "7"), ("e1", "1")].map(|(a, b)| (a.to_string(), b.to_string()));
    assert_eq!((slam.cells(), slam.side_to_move()), (left.to_vec(), 0));
    assert_eq!(slam.moves(), ["a1"]);
    // Without a way to feed the game is over, and First keeps what it has.
    let mut last = schools([2, 0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 0], [18, 24]);
    last.play("f1");
    assert_eq!(last.outcome(), Some(Verdict::Draw));
}
