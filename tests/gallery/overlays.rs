//! Every game varied in every way that one key allows, and its sheets held to its rules: every number is one of the
//! rules', every cell lies on the board, and nobody is called by a name that is no longer theirs.

use std::collections::BTreeSet;

use gallery::diagram::looks;
use gallery::sheets::{rule_sheet, young};
use rules::catalog::Catalog;
use rules::compile::{Compiled, GameText, compile};
use rules::engine::Table;
use rules::game::{Game, Language, Side};

/// The keys that say how a game is played.
const KEYS: [&str; 11] =
    ["board", "sides", "pieces", "zones", "sets", "patterns", "start", "first turn", "turn", "end", "score"];

fn text_of(id: &str) -> Option<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
    let paths = [format!("{folder}/{id}.yaml"), format!("{folder}/extra/{id}.yaml")];
    paths.iter().find_map(|path| std::fs::read_to_string(path).ok())
}

fn variant(of: &str, lines: &str) -> Option<Compiled> {
    let parent = |id: &str| Some(GameText { name: format!("{id}.yaml"), text: text_of(id)? });
    let text = format!("extends: {of}\nname: {{ pt: Variante, en: Variant, es: Variante }}\n{lines}");
    compile("variant", GameText { name: "variant.yaml".to_owned(), text }, &parent).ok().map(|one| *one)
}

/// Returns the rules of a file, key by key, as they are written.
fn blocks(text: &str) -> Vec<(&str, String)> {
    let mut blocks: Vec<(&str, String)> = Vec::new();
    for line in text.lines().filter(|line| !line.trim_start().starts_with('#')) {
        match line.split_once(':') {
            Some((key, _)) if !line.starts_with(' ') => blocks.push((key, format!("{line}\n"))),
            _ => {
                if let Some((_, block)) = blocks.last_mut() {
                    block.push_str(line);
                    block.push('\n');
                }
            }
        }
    }
    blocks.retain(|(key, _)| KEYS.contains(key));
    blocks
}

/// Returns where the numbers of a text stand that are not part of a name.
fn numbers(text: &str) -> Vec<(std::ops::Range<usize>, u32)> {
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let end = (at..bytes.len()).find(|&i| !bytes[i].is_ascii_digit()).unwrap_or(bytes.len());
        if end == at {
            at += 1;
            continue;
        }
        let before = text[..at].chars().next_back();
        let is_size = before == Some('x') && at > 1 && bytes[at - 2].is_ascii_digit();
        if !before.is_some_and(|c| c.is_alphanumeric() || c == '-' && !text[..at].ends_with(" -")) || is_size
        {
            found.extend(text[at..end].parse().ok().map(|n| (at..end, n)));
        }
        at = end;
    }
    found
}

fn with(text: &str, range: &std::ops::Range<usize>, n: u32) -> String {
    format!("{}{n}{}", &text[..range.start], &text[range.end..])
}

/// Returns every way to write a key a little differently.
fn overlays(id: &str, text: &str) -> Vec<String> {
    let blocks = blocks(text);
    let mut all = Vec::new();
    for (key, block) in &blocks {
        let found = numbers(block);
        let longer = |by: i32| {
            found.iter().rev().fold(block.clone(), |text, (range, n)| {
                with(&text, range, n.saturating_add_signed(by).max(1))
            })
        };
        match *key {
            "board" if block.contains("points:") => {}
            "board" => {
                all.extend([longer(1), longer(-1)]);
                all.extend(found.last().map(|(range, n)| with(block, range, n + 1)));
            }
            "sides" => all.extend(renamed(&blocks)),
            _ => {
                for (range, n) in &found {
                    all.push(with(block, range, n + 1));
                    all.extend((*n > 1).then(|| with(block, range, n - 1)));
                }
            }
        }
        if *key == "end" {
            let lines: Vec<&str> = block.lines().skip(1).filter(|line| line.starts_with("  - ")).collect();
            for (index, line) in lines.iter().enumerate() {
                let turned = match (line.contains(" wins"), line.contains(" loses")) {
                    (true, false) => line.replace(" wins", " loses"),
                    (false, true) => line.replace(" loses", " wins"),
                    _ => continue,
                };
                if !line.contains("er ") || line.contains("mover") {
                    let other = |(i, old): (usize, &&str)| {
                        format!("{}\n", if i == index { turned.clone() } else { (*old).to_owned() })
                    };
                    all.push(format!("end:\n{}", lines.iter().enumerate().map(other).collect::<String>()));
                }
            }
            for dropped in (0..lines.len()).filter(|_| lines.len() > 1) {
                let kept = lines.iter().enumerate().filter(|(i, _)| *i != dropped);
                all.push(format!("end:\n{}", kept.map(|(_, line)| format!("{line}\n")).collect::<String>()));
            }
        }
    }
    let swaps = text.lines().any(|line| line.starts_with("swap:"));
    all.push(if swaps { "swap: never\n" } else { "swap: on second turn\n" }.to_owned());
    all.retain(|lines| !(id == "y" && lines.starts_with("zones")));
    all
}

/// Returns the rules with other names of the sides, where the file names them in a list.
fn renamed(blocks: &[(&str, String)]) -> Option<String> {
    let (_, sides) = blocks.iter().find(|(key, _)| *key == "sides")?;
    let (_, names) = sides.split_once('[')?;
    let (first, second) = names.split_once(']')?.0.split_once(", ")?;
    let is_name = |c: char| c.is_alphanumeric() || c == '-';
    let others = |text: &str| {
        let mut out = String::new();
        for piece in text.split_inclusive(|c: char| !is_name(c)) {
            let word = piece.trim_end_matches(|c: char| !is_name(c));
            let other = match word {
                word if word == first.trim() => "azuis",
                word if word == second.trim() => "laranjas",
                word => word,
            };
            out.push_str(other);
            out.push_str(&piece[word.len()..]);
        }
        out
    };
    let changed = blocks.iter().filter(|(_, block)| others(block) != **block);
    Some(changed.map(|(_, block)| others(block)).collect())
}

/// Returns every number that the rules of a game speak of.
fn true_numbers(game: &Game, rules: &str) -> BTreeSet<u32> {
    let board = game.board();
    let mut all: BTreeSet<u32> = numbers(rules).into_iter().map(|(_, n)| n).collect();
    all.extend([0, 1, 2, board.columns.into(), board.rows.into(), board.n_cells() as u32]);
    let total: u32 = game.seeds().iter().map(|seeds| u32::from(*seeds)).sum();
    all.extend([total, total / 2]);
    all.extend(game.seeds().iter().map(|seeds| u32::from(*seeds)));
    all.extend(game.layers().iter().map(|layer| u32::from(layer.supply)));
    // Five in six, in tens, of all there may be, or of those that fill half the board.
    let half = board.n_cells().div_ceil(2) as u32;
    let supplies = game.layers().iter().map(|layer| u32::from(layer.supply)).chain([half]);
    all.extend(supplies.map(|supply| (supply * 5 / 6 + 5) / 10 * 10));
    // What threatens a line of five are lines of four and three.
    let lines =
        rules.split("line of ").skip(1).filter_map(|rest| rest.split(' ').next()?.parse::<u32>().ok());
    all.extend(lines.flat_map(|length| [length.saturating_sub(1), length.saturating_sub(2)]));
    all.extend(rules.contains("third row").then_some(3));
    let names = board.cells().iter().map(|cell| cell.name.split_at(1));
    let (columns, rows): (BTreeSet<&str>, BTreeSet<&str>) = names.unzip();
    all.extend([columns.len() as u32, rows.len() as u32]);
    for side in [Some(Side::First), Some(Side::Second), None] {
        let of_side = |layer: usize| side.is_none() || game.layers()[layer].side == side;
        let standing = game.start().iter().filter(|(layer, _)| of_side(*layer));
        all.insert(standing.map(|(_, cells)| cells.len() as u32).sum());
        let supply = game.layers().iter().filter(|layer| side.is_none() || layer.side == side);
        all.insert(supply.map(|layer| u32::from(layer.supply)).sum());
    }
    all.extend(game.start().iter().map(|(_, cells)| cells.len() as u32));
    all.extend(game.zones().iter().flat_map(|(_, zone)| zone.0.each_ref().map(|cells| cells.len() as u32)));
    for turn in game.turn().0.iter().chain(game.first_turn().0.iter().flatten()) {
        all.insert(turn.lines.len() as u32);
    }
    all.insert(game.kinds().len() as u32);
    // Pieces that are called by a number carry it.
    let called = (0..game.layers().len()).map(|layer| looks::inscription(game, layer));
    all.extend(called.filter_map(|number| number.parse::<u32>().ok()));
    all.insert(game.zones().len() as u32);
    all.insert(game.patterns().iter().map(|pattern| pattern.cells.len() as u32).max().unwrap_or(0));
    all
}

/// The words for three, four and so on.
fn number_words(language: Language) -> [&'static str; 14] {
    match language {
        Language::Pt => [
            "três",
            "quatro",
            "cinco",
            "seis",
            "sete",
            "oito",
            "nove",
            "dez",
            "onze",
            "doze",
            "treze",
            "catorze",
            "quinze",
            "dezasseis",
        ],
        Language::En => [
            "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
            "fourteen", "fifteen", "sixteen",
        ],
        Language::Es => [
            "tres",
            "cuatro",
            "cinco",
            "seis",
            "siete",
            "ocho",
            "nueve",
            "diez",
            "once",
            "doce",
            "trece",
            "catorce",
            "quince",
            "dieciséis",
        ],
    }
}

/// Returns what a sheet says that its rules do not.
fn untrue(game: &Game, rules: &str, text: &str, language: Language) -> Vec<String> {
    let truth = true_numbers(game, rules);
    let board = game.board();
    let holes: BTreeSet<String> = ('a'..='z')
        .take(usize::from(board.columns))
        .flat_map(|column| (1..=board.rows).map(move |row| format!("{column}{row}")))
        .filter(|name| board.cell(name).is_none())
        .collect();
    let has_rows = game.seeds().is_empty();
    let mut wrong = Vec::new();
    for paragraph in text.split("\n\n") {
        let is_head = ["#", "*", "\\", ":::"].iter().any(|mark| paragraph.starts_with(mark));
        if is_head && paragraph.lines().count() < 2 {
            continue;
        }
        // Figures and marks are held by claims.
        let bare = paragraph.replace("**", "");
        let bare = bare.lines().filter(|line| !line.starts_with([':', '#'])).collect::<Vec<_>>().join(" ");
        // What stands in italics is somebody's name.
        let bare = bare.split('*').step_by(2).collect::<Vec<_>>().join(" ");
        let mut since_row = 9;
        for word in bare.split(|c: char| !c.is_alphanumeric() && c != '[' && c != ']') {
            let lower = word.to_lowercase();
            let is_row =
                ["linha", "linhas", "row", "rows", "fila", "filas", "line", "lines"].contains(&&*lower);
            since_row = if is_row { 0 } else { since_row + usize::from(!word.is_empty()) };
            let named =
                number_words(language).iter().zip(3..).find(|(name, _)| **name == lower).map(|(_, n)| n);
            let number = word.parse::<u32>().ok().or(named);
            if let Some(n) = number {
                let is_year = (1_000..2_100).contains(&n);
                let is_line = since_row <= 3 && has_rows && n <= u32::from(board.rows);
                if !is_year && !is_line && !truth.contains(&n) {
                    wrong.push(format!("{n}: {bare}"));
                }
                continue;
            }
            let letters = lower.trim_end_matches(|c: char| c.is_ascii_digit());
            let is_cell = letters.len() == 1 && letters.len() < lower.len() && lower == word;
            // A sentence may say which cells are missing, if it names all of them.
            let is_hole = holes.contains(word) && holes.iter().all(|hole| bare.contains(hole.as_str()));
            if is_cell && board.cell(word).is_none() && !is_hole {
                wrong.push(format!("{word}: {bare}"));
            }
        }
    }
    wrong
}

/// Returns the sheet and the young sheet.
fn sheets(game: &Game, language: Language) -> [String; 2] {
    let table = Table::new(game.clone());
    let sheet = rule_sheet::text(&table, language).unwrap_or_else(|error| panic!("{}: {error}", game.id()));
    let young = young::words(game, language).unwrap_or_else(|error| panic!("{}: {error}", game.id()));
    [sheet, young.join("\n\n")]
}

/// Varies a game in every way and returns what its sheets say wrongly, and how many ways there were.
fn faults(id: &str) -> (Vec<String>, usize) {
    let Some(text) = text_of(id).filter(|text| !text.contains("\nextends:")) else { return (Vec::new(), 0) };
    let parent = Catalog::built_in().load(id).unwrap_or_else(|error| panic!("{id}: {error}")).game;
    let (mut wrong, mut n_games) = (Vec::new(), 0);
    for lines in overlays(id, &text) {
        let Some(compiled) = variant(id, &lines) else { continue };
        n_games += 1;
        let own = blocks(&lines);
        let is_own = |key: &str| own.iter().any(|(other, _)| *other == key);
        let inherited = blocks(&text).into_iter().filter(|(key, _)| !is_own(key)).map(|(_, block)| block);
        let rules: String = inherited.chain(own.iter().map(|(_, block)| block.clone())).collect();
        let are_renamed = is_own("sides");
        for language in Language::ALL {
            for sheet in sheets(&compiled.game, language) {
                let mut told = untrue(&compiled.game, &rules, &sheet, language);
                // The game it is based on keeps its name.
                let sheet = sheet.replace(parent.info().name.in_language(language), "");
                for side in Side::BOTH.into_iter().filter(|_| are_renamed) {
                    let old = parent.sides()[side].name.in_language(language);
                    let is_word = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()) == old;
                    if old.chars().next().is_some_and(char::is_uppercase)
                        && sheet.split_whitespace().any(is_word)
                    {
                        told.push(format!("`{old}` plays no longer"));
                    }
                }
                wrong.extend(
                    told.into_iter().map(|what| format!("{id} {language} with {}: {what}", lines.trim())),
                );
            }
        }
    }
    (wrong, n_games)
}

#[test]
fn no_sheet_says_a_number_a_cell_or_a_name_that_the_rules_do_not() {
    let catalog = Catalog::built_in();
    let ids: Vec<&str> = catalog.ids().collect();
    let halves = ids.chunks(ids.len().div_ceil(2).max(1));
    let found: Vec<(Vec<String>, usize)> = std::thread::scope(|scope| {
        let of = |half: &[&str]| half.iter().map(|id| faults(id)).collect::<Vec<_>>();
        let handles: Vec<_> = halves.map(|half| scope.spawn(move || of(half))).collect();
        handles.into_iter().flat_map(|handle| handle.join().expect("no panic")).collect()
    });
    let n_games: usize = found.iter().map(|(_, n)| n).sum();
    let mut wrong: Vec<String> = found.into_iter().flat_map(|(wrong, _)| wrong).collect();
    wrong.dedup();
    assert!(wrong.is_empty(), "{} of {n_games} variants:\n{}", wrong.len(), wrong.join("\n"));
    assert!(n_games > 300, "{n_games}");
}
