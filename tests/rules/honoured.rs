//! What is written is honoured: every number and every adjective of the grammar, changed alone, changes play or is refused.

use std::collections::{BTreeMap, BTreeSet};

use rules::compile::{GameText, compile};
use rules::engine::{Position, Rng, Table};
use rules::words::Relation;

/// What a game is like to play: what can be played first and what comes of it, for both sides, and how random games end.
/// Nothing if the file is refused.
fn play(text: &str) -> Option<Vec<String>> {
    let file = GameText { name: "small.yaml".to_owned(), text: format!("name: small\n{text}") };
    let table = Table::new(compile("small", file, &|_| None).ok()?.game);
    let start = Position::start(&table);
    let told = |position: &Position| -> Vec<(String, Position)> {
        let after = |&mv| (position.write_move(mv), position.play_legal(mv));
        position.moves().iter().map(after).collect()
    };
    let mut all = Vec::new();
    for (mv, after) in told(&start) {
        all.push(format!("{mv}: {} {:?}", after.write(), after.ending()));
        let replies = told(&after)
            .into_iter()
            .map(|(reply, then)| format!("{reply}: {} {:?}", then.write(), then.ending()));
        all.extend(replies.take(200));
    }
    table.playouts(&start, 30, &mut Rng::new(1), 60, |playout| {
        let ending = playout.ending.map(|ending| (ending.winner, ending.end));
        all.push(format!("{ending:?} after {}", playout.plies));
    });
    Some(all)
}

/// What either side can play first, and what comes of it; nothing if the file is refused.
fn moves_of_both(text: &str) -> Option<Vec<String>> {
    let file = GameText { name: "small.yaml".to_owned(), text: format!("name: small\n{text}") };
    let start = Position::start(&Table::new(compile("small", file, &|_| None).ok()?.game));
    let told = |position: &Position| -> Vec<String> {
        let moves = position.moves();
        let texts = position.write_moves(&moves);
        let after = moves.iter().map(|&mv| position.play_legal(mv).write());
        texts.into_iter().zip(after).map(|(mv, after)| format!("{mv}: {after}")).collect()
    };
    let second = start.play_text("pass").ok()?;
    Some([told(&start), told(&second)].concat())
}

/// A wide board with a king each where no direction is like another: alone, among enemies, and with enemies two steps off.
fn around_kings(steps: i32) -> String {
    let around = |column: i32, row: i32| -> String {
        let ways = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
        let cell = |(x, y): &(i32, i32)| {
            format!("{}{}", char::from(b'a' + (column + x * steps) as u8), row + 1 + y * steps)
        };
        ways.iter().map(cell).collect::<Vec<_>>().join(" ")
    };
    let stones = match steps {
        0 => String::new(),
        _ => format!(", black stone: {}, white stone: {}", around(3, 3), around(9, 4)),
    };
    format!(
        "board: square 13x9\nsides: [white, black]\npieces: {{ king: 1 each, stone: each }}\n\
         start: {{ white king: d4, black king: j5{stones} }}\n"
    )
}

/// Phrases with `@` where the grammar lets a number or an adjective stand, the rule of the grammar it stands in, and what
/// may stand there. No two of them play alike.
const SITES: &[(&str, &str, &[&str])] = &[
    (
        "amount",
        "board: square 4x4\nturn: place own on run of @ empty ahead\nend: { no move: next loses }",
        &["1", "2", "3", "2 or more", "2 to 3", "3 to 2", "0"],
    ),
    (
        "amount",
        "board: square 4x4\nsides: [white, black]\nstart: { white: a1 b1 c1 a2, black: a4 b4 c4 d4 }\n\
       turn: shift run of @ own to empty\nend: { no move: next loses }",
        &["1", "2", "1 to 2", "2 or more", "0"],
    ),
    (
        "amount",
        "board: pits 3x2\nstart: { seeds: 3 }\nturn: sow first row with @ seeds\nend: { no move: next loses }",
        &["1", "3", "1 to 3", "2 or more", "3 to 2"],
    ),
    (
        "times",
        "board: square 3x3\nturn: place own on empty@\nend:\n  - line of 3 own: mover wins\n  - no empty: draw",
        &["", ", twice", ", 3 times", ", 0 times", ", 1 times, twice"],
    ),
    (
        "passes",
        "board: square 3x3\nturn: [place own on empty, pass]\nend:\n  - @ passes: draw\n  - no move: next loses",
        &["1", "2", "3", "0", "999"],
    ),
    (
        "occurred",
        "board: square 3x1\npieces: { king: 1 each }\nstart: { first king: a1, second king: c1 }\n\
       turn: [move own to empty beside it, otherwise pass]\nend: { position occurred @ times: draw }",
        &["2", "3", "4", "1"],
    ),
    (
        "quantity",
        "board: square 3x3\nturn: place own on empty\nend:\n  - @ own: mover wins\n  - no empty: draw",
        &["at least 2", "at least 3", "exactly 1", "more than 3", "fewer than 1"],
    ),
    (
        "summand",
        "board: square 3x3\nturn: place own on empty\nend:\n  - own is at least @: mover wins\n  - no empty: draw",
        &["2", "3", "enemy + 1", "enemy + 2"],
    ),
    (
        "largest",
        "board: square 3x3\nscore: @ of own\nturn: place own on empty\nend: { no empty: 'higher score wins' }",
        &[
            "largest group",
            "product of 2 largest groups",
            "product of 3 largest groups",
            "product of 0 largest groups",
            "product of 9 largest groups",
        ],
    ),
    (
        "least_of",
        "board: square 4x4\nturn: place own on empty\n\
       end:\n  - groups of own @ corners: mover wins\n  - no empty: draw",
        &[
            "reaching",
            "reaching at least 2 of",
            "reaching 3 of",
            "not reaching 2 of",
            "touching",
            "touching 2 of",
        ],
    ),
    (
        "line",
        "board: square 4x4\nturn: place own on empty\nend:\n  - @ own: mover wins\n  - no empty: draw",
        &["line of 2", "line of 3", "straight line of 3", "diagonal line of 3", "line of 0"],
    ),
    (
        "line",
        "board: square 5x5\nturn: place own on empty, removing @ enemy between it and own\nend: { no empty: draw }",
        &[
            "line of",
            "line of 1",
            "line of 2",
            "line of 3",
            "straight line of 1",
            "straight line of 2",
            "diagonal line of",
            "line of 0",
        ],
    ),
    (
        "relation",
        "board: square 5x5\npieces: { king: 1 each }\nstart: { first king: a1, second king: d5 }\n\
       turn: move own to empty @ it\nend: { no move: next loses }",
        &[
            "straight from",
            "2 straight from",
            "3 straight from",
            "0 straight from",
            "diagonal to",
            "2 diagonal to",
            "2 around",
            "around",
            "9 ahead of",
            "99 ahead of",
        ],
    ),
    (
        "rows",
        "board: square 4x4\nturn: place own on empty in @\nend: { no move: next loses }",
        &[
            "row 1",
            "row 2",
            "rows 1-2",
            "rows 2-1",
            "row 9",
            "column a",
            "columns a-c",
            "columns c-a",
            "last row",
            "second row",
        ],
    ),
    (
        "supply_value",
        "board: square 3x3\npieces: @\nturn: [place own on empty, otherwise remove own]\n\
       end: { line of 3 own: mover wins }",
        &["3 each", "4 each", "5 each placed once"],
    ),
    (
        "bound",
        "board: square 3x3\nturn: place own on empty\nend:\n  - own is @ 2: mover wins\n  - no empty: draw",
        &["at least", "more than", "fewer than"],
    ),
    (
        "repeated",
        "board: square 3x1\npieces: { king: 1 each }\nstart: { first king: a1, second king: c1 }\n\
       turn: [move own to empty beside it, otherwise pass]\nend: { @ repeated: draw, 9 passes: draw }",
        &["board", "position", "board not"],
    ),
    (
        "pushing",
        "board: square 7x1\nsides: [white, black]\nstart: { white: a1 b1, black: c1 f1 }\n\
       turn: shift run of 1 to 3 own to empty@\nend: { no move: next loses }",
        &["", ", pushing enemy", ", pushing fewer enemy"],
    ),
    (
        "repeatedly",
        "board: square 7x1\nsides: [white, black]\nstart: { white: a1 g1, black: b1 d1 }\n\
       turn: [jump own over enemy to empty@, otherwise move own to empty beside it]\nend: { no move: next loses }",
        &["", " once or more", ", removing jumped", " once or more, removing jumped"],
    ),
    (
        "sow",
        "board: pits 3x2\nstart: { seeds: 7 }\nturn: sow first row@\nend:\n  - no move: higher taken wins\n  - taken is at least 3: mover wins",
        &["", " skipping origin", " into store", " skipping origin into store"],
    ),
    (
        "removing",
        "board: square 5x1\nsides: [white, black]\nstart: { white: a1, black: b1 d1 }\n\
       turn: jump own over enemy to empty@\nend: { no move: more own wins }",
        &[
            "",
            ", removing jumped, again with it",
            ", removing jumped if at least 2 enemy",
            ", removing jumped, again with it if at least 2 enemy",
            ", removing jumped, optionally again with it",
            ", removing jumped, again",
        ],
    ),
    (
        "again",
        "board: square 3x3\nturn: place own on empty@\nend:\n  - line of 3 own: mover wins\n  - no empty: draw",
        &["", ", again", ", again if own beside it", ", again if enemy beside it"],
    ),
    (
        "provided",
        "board: square 3x3\nturn: place own on empty@\nend:\n  - line of 3 own: mover wins\n  - no move: draw",
        &[
            "",
            ", provided no own in b2",
            ", provided no own in a1",
            ", provided no own in b2, provided no own in a1",
            ", if exactly 9 empty",
            ", if at least 4 empty, if at most 8 empty",
            ", if at least 4 empty",
        ],
    ),
    (
        "touch",
        "board: square 3x3\nturn: place own on empty@\nend: { no move: next loses }",
        &[
            "",
            ", provided no groups of own not touching empty",
            ", provided no groups of own touching enemy",
            ", provided no groups of own reaching centre",
            ", provided no groups of own not reaching centre",
        ],
    ),
    (
        "run_on",
        "board: square 8x1\nsides: [white, black]\nstart: { white: b1, black: a1 d1 e1 g1 }\n\
       turn: move own to empty in sight of it, removing @\nend: { no move: more own wins }",
        &[
            "line of enemy further on",
            "line of 1 enemy further on",
            "line of 2 enemy further on",
            "line of enemy further back",
            "line of 3 enemy further on",
            "line of 0 enemy further on",
            "leftward line of enemy further on",
        ],
    ),
    (
        "without",
        "board: square 3x3\nturn: place own on empty @\nend: { no move: next loses }",
        &["centre", "not centre", "corners", "not corners", "dark"],
    ),
    (
        "diagonals_touch",
        "board: @\nturn: place own on empty not beside enemy\nend: { no move: next loses }",
        &[
            "square 4x4",
            "'square 4x4, diagonals touch'",
            "square 4x4 without b2",
            "hexagon 3",
            "'hexagon 3, diagonals touch'",
            "'rhombus 4, diagonals touch'",
            "rhombus 4",
            "square 4x3",
        ],
    ),
    (
        "verdict",
        "board: square 3x3\nturn: place own on empty\nend:\n  - line of 3 own: @\n  - no empty: draw",
        &[
            "mover wins",
            "mover loses",
            "draw",
            "first wins",
            "second wins",
            "higher largest group of own wins",
            "lower largest group of own wins",
        ],
    ),
];

#[test]
fn every_number_and_adjective_changed_alone_changes_play_or_is_refused() {
    let mut wrong = Vec::new();
    for (rule, text, values) in SITES {
        let mut seen: BTreeMap<_, &str> = BTreeMap::new();
        for value in *values {
            let Some(played) = play(&text.replace('@', value)) else { continue };
            if let Some(other) = seen.insert(played, value) {
                wrong.push(format!("{rule}: `{value}` plays like `{other}` in\n{text}\n"));
            }
        }
        assert!(seen.len() > 1 || values.len() < 2, "{rule}: too much is refused in\n{text}");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Where a direction may stand, each word leads elsewhere than without it and than any other word.
#[test]
fn every_direction_leads_where_it_says_or_is_refused() {
    let sites = [
        "move own king to empty @ of it",
        "move own king to (empty or enemy) @ in sight of it",
        "move own king to @ farthest in sight of it",
        "move own king to empty @ as far from it as occupied in line",
        "jump own king @ over occupied to empty",
        "fly own king @ over occupied to empty",
        "shift run of 1 to 2 own @ to empty",
        "place own stone on run of 2 empty @",
        "place own stone on empty, removing @ line of enemy between it and own",
        "place own stone on empty, provided @ line of 2 own",
        "move own king to empty around it, removing @ line of enemy further on",
    ];
    // On squares that touch along their sides only, neighbours are those straight ahead, behind and on either hand.
    let synonyms = [["beside", "straight"]];
    // A line is the same read from its other end, and a run is.
    let has_two_ends = |site: &str| site.contains("run of 2 empty") || site.contains("provided");
    let mut wrong = Vec::new();
    let played = |turn: &str| {
        let of = |steps: i32| {
            let kings = around_kings(steps);
            moves_of_both(&format!("{kings}turn:\n  - {turn}\n  - pass\nend: {{ 3 passes: more own wins }}"))
        };
        Some([of(0)?, of(1)?, of(2)?])
    };
    for site in sites {
        let mut seen: BTreeMap<_, &str> = BTreeMap::new();
        for word in Relation::ALL.iter().map(|relation| relation.word()) {
            let turn = site.replace('@', word);
            let Some(played) = played(&turn) else { continue };
            match seen.get(&played) {
                Some(other) if !synonyms.contains(&[other, word]) && !has_two_ends(site) => {
                    wrong.push(format!("`{turn}`: like `{other}`"));
                }
                _ => {}
            }
            seen.insert(played, word);
        }
        let without = site.replace("@ ", "").replace(" @", "");
        if let Some(other) = played(&without).and_then(|played| seen.get(&played).copied())
            && !["around", "beside", "straight"].contains(&other)
        {
            wrong.push(format!("`{site}`: nothing said is like `{other}`"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A rule of the grammar that lets a number stand has its place in the list above.
#[test]
fn every_rule_with_a_number_is_tried() {
    let grammar = include_str!("../../grammar/rules.pest");
    let (rules, _claims) = grammar.split_once("// ---- claims").expect("claims come last");
    let tried: BTreeSet<&str> = SITES.iter().map(|(rule, ..)| *rule).collect();
    let is_used =
        |body: &str, word: &str| body.split(|c: char| !c.is_alphanumeric() && c != '_').any(|w| w == word);
    for rule in rules.split("\n\n").flat_map(|part| part.split("\n/// ")).flat_map(|part| part.split('\n')) {
        let Some((name, body)) = rule.split_once(" = ") else { continue };
        if is_used(body, "int") && !name.contains(' ') {
            assert!(tried.contains(name), "`{name}` lets a number stand and is not tried");
        }
    }
}

/// A board that comes back inside a chain ends nothing; the same board at the end of another turn does.
#[test]
fn repetition_is_judged_when_a_turn_is_over() {
    let halma = crate::games::table("halma-6x6");
    let start = Position::start(&halma);
    let chain = start.play_text("a1-c3 c3-a1 a1-c3").expect("legal");
    assert_eq!(chain.ending(), None, "White is still in the first turn");
    let round = start.play_text("a1-c3 c3-a1 stop f6-d4 d4-f6 stop").expect("legal");
    assert!(round.ending().is_some(), "the start has come back, with White to move");
}

/// After a move it is the other side's turn: that position has not occurred if only the board has.
#[test]
fn what_may_not_be_repeated_is_the_position_after_the_move() {
    let start = |what: &str| {
        let text = format!(
            "name: small\nboard: {{ points: a1 0 0; b1 2 0; c1 1 2, paths: a1 b1; b1 c1; c1 a1 }}\n\
             pieces: {{ marker: 1 shared }}\nstart: {{ marker: a1 }}\n\
             turn: 'move marker to empty beside it, provided {what} not repeated'\nend: {{ no move: next loses }}\n"
        );
        let file = GameText { name: "small.yaml".to_owned(), text };
        Position::start(&Table::new(compile("small", file, &|_| None).expect("right").game))
    };
    let round = start("position").play_text("a1-b1 b1-c1").expect("legal");
    assert_eq!(round.moves().len(), 1, "a1 with the second side to move is new, b1 is not");
    let round = start("board").play_text("a1-b1 b1-c1").expect("legal");
    assert_eq!(round.moves().len(), 0, "all three boards have been there");
}

/// A path that comes to a point twice is followed as it was written.
#[test]
fn a_path_that_crosses_itself_keeps_its_way() {
    let slides = |start: &str| {
        let text = format!(
            "name: small\nboard: {{ points: a 0 0; x 1 0; b 2 0; c 2 1; d 1 2, paths: a x b c x d }}\n\
             pieces: {{ king: each, stone: each }}\nstart: {{ {start} }}\nturn: move own king to empty in sight of it\n\
             end: {{ no move: next loses }}\n"
        );
        let file = GameText { name: "small.yaml".to_owned(), text };
        let position = Position::start(&Table::new(compile("small", file, &|_| None).expect("right").game));
        let mut moves: Vec<_> = position.moves().iter().map(|&mv| position.write_move(mv)).collect();
        moves.sort_unstable();
        moves.join(" ")
    };
    assert_eq!(slides("first king: a"), "a-b a-c a-d a-x", "round the loop and out at d");
    assert_eq!(slides("first king: a, second stone: b"), "a-x", "not from x to d");
    assert_eq!(slides("first king: d, second stone: c"), "d-x", "not from x to a");
    assert_eq!(slides("first king: b, second stone: c"), "b-a b-x");
    assert_eq!(slides("first king: x, second stone: b c"), "x-a x-d", "both ways through x");
}

/// A line of jumps and of pieces goes on along the path as well.
#[test]
fn jumps_and_lines_follow_a_path_that_crosses_itself() {
    let of = |rules: &str| {
        let text = format!(
            "name: small\nboard: {{ points: a 0 0; x 1 0; b 2 0; c 2 1; d 1 2, paths: a x b c x d }}\n{rules}\n\
             end: {{ no move: next loses }}\n"
        );
        let file = GameText { name: "small.yaml".to_owned(), text };
        Position::start(&Table::new(compile("small", file, &|_| None).expect("right").game))
    };
    let written = |position: &Position| -> Vec<String> {
        position.moves().iter().map(|&mv| position.write_move(mv)).collect()
    };
    let jump = of("start: { first: a b, second: x }\nturn: jump own over enemy to empty, removing jumped");
    assert_eq!(written(&jump), Vec::<String>::new(), "behind x on the way from a stands b; d is not on it");
    let jump = of("start: { first: c, second: x }\nturn: jump own over enemy to empty, removing jumped");
    assert_eq!(written(&jump), ["cxd"], "from c over x to d, and not to a");
    let line = of("start: { first: a x }\nturn: place own on empty, provided no line of 3 own");
    assert_eq!(written(&line), ["c", "d"], "a x b is a line, a x d is none");
}
