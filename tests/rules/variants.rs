//! Variants: files that extend another game and say only what differs.

use std::collections::BTreeSet;

use rules::catalog::Catalog;
use rules::compile::{GameText, compile};
use rules::game::Game;
use speech::Language;

fn game(id: &str) -> Game {
    Catalog::built_in().load(id).unwrap_or_else(|error| panic!("{error}")).game
}

/// The ids of the built-in games that extend another.
fn variants() -> Vec<String> {
    let catalog = Catalog::built_in();
    let ids: Vec<String> = catalog.ids().map(str::to_owned).collect();
    ids.into_iter().filter(|id| game(id).info().extends.is_some()).collect()
}

/// The top-level keys of a game file.
fn keys(id: &str) -> BTreeSet<String> {
    let text = Catalog::built_in().text(id).expect("readable").expect("built in").text;
    let is_key = |line: &&str| line.starts_with(char::is_alphabetic);
    text.lines()
        .filter(is_key)
        .filter_map(|line| line.split_once(':'))
        .map(|(key, _)| key.to_owned())
        .collect()
}

#[test]
fn another_size_needs_no_rules() {
    let is_size = |id: &String| id.rsplit('-').next().is_some_and(|last| last.contains('x'));
    let sizes: Vec<String> = variants().into_iter().filter(is_size).collect();
    assert!(sizes.len() >= 25, "{sizes:?}");
    // A size may bring a diagram of its own, and what is said of it.
    let allowed = ["name", "extends", "board", "pieces", "zones", "start", "text", "examples"];
    let allowed = allowed.map(str::to_owned).into();
    for id in sizes {
        assert!(keys(&id).is_subset(&allowed), "{id} says more than its size: {:?}", keys(&id));
    }
}

#[test]
fn every_game_has_a_name_of_its_own() {
    let catalog = Catalog::built_in();
    let names: Vec<_> = catalog.ids().map(|id| game(id).info().name.clone()).collect();
    for language in Language::ALL {
        let distinct: BTreeSet<_> = names.iter().map(|name| name.in_language(language)).collect();
        assert_eq!(distinct.len(), names.len(), "{language}: {names:?}");
    }
}

#[test]
fn a_variant_inherits_the_text_and_what_is_said_of_the_start() {
    let (parent, child) = (game("amazonas"), game("amazonas-6x6"));
    assert!(!parent.info().prose.is_empty());
    // What speaks of the board, the pieces and the start is said anew on another board; the goal is the same.
    let goals =
        |game: &Game| -> Vec<_> { game.info().prose.values().map(|prose| prose.goal.clone()).collect() };
    assert_eq!(goals(&parent), goals(&child));
    assert_eq!(parent.info().author, child.info().author);
    let captions = |game: &Game| -> Vec<_> {
        game.info().examples.iter().map(|example| (example.word.clone(), example.caption.clone())).collect()
    };
    let of_start =
        |game: &Game| captions(game).into_iter().filter(|(word, _)| word == "start").collect::<Vec<_>>();
    assert_eq!(
        captions(&child),
        of_start(&parent),
        "a caption of the start holds on any board, and no other"
    );
    assert!(
        child.info().examples.iter().all(|example| example.claims.is_empty()),
        "claims hold on one board"
    );
}

#[test]
fn a_variant_does_not_inherit_positions_of_other_rules() {
    let file = |text: &str| GameText { name: "test".to_owned(), text: text.to_owned() };
    let parent = "name: Rows
board: square 3x3
turn: place own on empty
end: [{ line of 3 own: mover wins }, { no move: draw }]
examples:
  start: { caption: The start. }
  middle: { after: b2 }
  corner: { position: ../../. first }
";
    let words = |child: &str| {
        let compiled = compile("child", file(child), &|id| (id == "rows").then(|| file(parent)));
        let examples = compiled.unwrap_or_else(|failure| panic!("{failure:?}")).game.info().examples.clone();
        examples.into_iter().map(|example| example.word).collect::<Vec<_>>()
    };
    assert_eq!(words("name: Wide\nextends: rows\nboard: square 4x3\n"), ["start"]);
    assert_eq!(words("name: Same\nextends: rows\n"), ["start", "middle", "corner"], "the rules are the same");
}

/// Another size leaves alone what names no number, drops what does, and makes no game of its own.
#[test]
fn a_text_that_names_numbers_does_not_outlive_them() {
    let file = |text: &str| GameText { name: "test".to_owned(), text: text.to_owned() };
    let parent = "name: { pt: Linhas, en: Rows }
board: square 3x3
turn: place own on empty
end: [{ line of 3 own: mover wins }, { no move: draw }]
text:
  en:
    goal: [Make a line.]
    notes: [Begin in the middle., There are 9 cells., The middle is b2., One of 1 is all.]
";
    let variant = |child: &str| {
        let compiled = compile("child", file(child), &|id| (id == "rows").then(|| file(parent)));
        compiled.unwrap_or_else(|failure| panic!("{failure:?}")).game.info().clone()
    };
    let notes = |info: &rules::game::Info| info.prose[&Language::En].notes.clone();
    let all = ["Begin in the middle.", "There are 9 cells.", "The middle is b2.", "One of 1 is all."];
    let same = variant("name: Same\nextends: rows\n");
    assert_eq!((notes(&same), same.based_on.is_none()), (all.map(str::to_owned).to_vec(), true));
    let wide = variant("name: Wide\nextends: rows\nboard: square 4x4\n");
    assert_eq!(notes(&wide), [all[0], all[3]], "no number of the smaller board is left");
    assert_eq!(wide.prose[&Language::En].goal, ["Make a line."]);
    assert_eq!(wide.based_on, None, "another size is the same game");
    let other = variant("name: Other\nextends: rows\nturn: [place own on empty, pass]\n");
    assert_eq!(other.based_on.map(|name| name.in_language(Language::En).to_owned()), Some("Rows".to_owned()));
}

/// A larger board leaves a corner in its middle: that is told of, unless the variant says what it wants.
#[test]
fn what_stood_at_the_edge_is_noticed_when_the_edge_goes_away() {
    let said = |lines: &str| {
        let text = format!("name: Maior\nextends: rastros\n{lines}");
        let catalog = Catalog::built_in();
        let file = GameText { name: "maior.yaml".to_owned(), text };
        let compiled = compile("maior", file, &|id| catalog.text(id).ok().flatten()).expect("a game");
        compiled.warnings.render(&compiled.sources, Language::En)
    };
    let warned = said("board: square 8x8\npieces: { stone: 63 shared }\n");
    assert!(warned.contains("puts goal on `g7`") && warned.contains("with goal on `h8`"), "{warned}");
    for zones in ["h8", "g7"] {
        let lines = format!(
            "board: square 8x8\npieces: {{ stone: 63 shared }}\nzones: {{ goal: {{ first: a1, second: {zones} }} }}\n"
        );
        assert_eq!(said(&lines), "", "{zones} is what the variant says");
    }
    for id in variants() {
        let compiled = Catalog::built_in().load(&id).unwrap_or_else(|error| panic!("{error}"));
        let words = compiled.warnings.render(&compiled.sources, Language::En);
        assert!(!words.contains("at the edge"), "{id}: {words}");
    }
}

/// A number that a rule had and has no longer takes along what names it, in every language; others stay.
#[test]
fn a_number_that_is_gone_takes_its_paragraph_along() {
    let sections = |text: &str| {
        let dropped = crate::small_games::compiled(text).dropped;
        dropped.iter().map(|one| one.section.clone()).collect::<BTreeSet<String>>()
    };
    let all = sections("extends: teeko\npieces: 3 each\n");
    assert!(all.contains("rules") || all.contains("goal") || all.contains("material"), "{all:?}");
    let seeds = sections("extends: kalah\nstart: { seeds: 3 }\n");
    assert!(!seeds.is_empty(), "the sheet of Kalah tells how many seeds there are");
    assert!(sections("extends: rastros\nauthor: Nobody\n").is_empty(), "nothing has changed");
}

/// The parent's names of its sides are not this file's mistake; a name of one's own for nobody is.
#[test]
fn other_sides_are_not_blamed_for_names_they_inherit() {
    let catalog = Catalog::built_in();
    let warned = |words: &str| {
        let text = format!(
            "name: {{ pt: X, en: X, es: X }}\nextends: ordem-e-caos\nsides: [fox, hen]\n{words}\
             end:\n  - line of 5 alike: fox wins\n  - no empty: hen wins\n"
        );
        let file = GameText { name: "x.yaml".to_owned(), text };
        let compiled = compile("x", file, &|id| catalog.text(id).ok().flatten()).expect("a variant");
        compiled.warnings.render(&compiled.sources, Language::En)
    };
    assert_eq!(warned(""), "");
    assert!(warned("words: { owl: { pt: mocho, en: owl } }\n").contains("x.yaml:4"));
}
