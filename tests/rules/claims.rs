//! Claims of the game files: every one of them is proven, and the sheets of edition 13 make enough of them.

use rules::analysis::claims;
use rules::catalog::Catalog;
use rules::compile::{Compiled, Failure, GameText, compile};
use speech::Language;

fn all() -> Vec<Compiled> {
    let catalog = Catalog::built_in();
    catalog.ids().map(|id| *catalog.load(id).unwrap_or_else(|error| panic!("{id}: {error}"))).collect()
}

#[test]
fn every_claim_of_the_built_in_games_is_true() {
    let (mut proven, mut wrong) = (0, Vec::new());
    for compiled in all() {
        let complaints = claims::check(&compiled, claims::POSITIONS);
        if !complaints.is_empty() {
            wrong.push(complaints.render(&compiled.sources, Language::En));
        }
        proven += compiled.game.info().examples.iter().map(|example| example.claims.len()).sum::<usize>();
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    assert!(proven >= 90, "only {proven} claims");
}

/// What the sheets of the edition say of their figures, each sentence as some claim.
#[test]
fn the_figures_of_the_six_sheets_carry_their_claims() {
    let expected = [
        ("semaforo", "wins", "only a3, d1 and c1 win at once"),
        ("semaforo", "endgame", "only b1, d2 and d1 are safe"),
        ("semaforo", "endgame", "second wins"),
        ("gatos-e-caes", "start", "after d5, cannot play c5, d4, e4, e5"),
        ("gatos-e-caes", "endgame", "only h6 wins"),
        ("gatos-e-caes", "endgame", "with cats to move, only h6 wins"),
        ("rastros", "puzzle", "only c1 wins in 3 moves"),
        ("rastros", "puzzle", "after c1, can only play b1 or b2"),
        ("avanco", "moves", "black can only play e5-d4, e5-e4 or e5-f4"),
        ("avanco", "captures", "can only play d4xc5 or d4xe5"),
        ("produto", "count", "score is 21 to 18"),
        ("produto", "merge", "largest group of black is exactly black"),
        ("flume", "double", "after e1 e2 f3 a3, black to move"),
        ("flume", "endgame", "exactly 19 black"),
        ("flume", "endgame", "after any move, black to move"),
    ];
    let games = all();
    for (id, example, phrase) in expected {
        let game = games.iter().find(|compiled| compiled.game.id() == id).expect("a built-in game");
        let example = game.game.info().examples.iter().find(|known| known.word == example);
        let example = example.unwrap_or_else(|| panic!("{id} lost an example"));
        assert!(example.claims.iter().any(|claim| claim.phrase == phrase), "{id} no longer says `{phrase}`");
    }
    // Every figure that the texts of these sheets place says something that is proven.
    for id in ["semaforo", "gatos-e-caes", "rastros", "avanco", "produto", "flume"] {
        let game = games.iter().find(|compiled| compiled.game.id() == id).expect("a built-in game");
        for example in game.game.info().examples.iter() {
            assert!(!example.claims.is_empty(), "{id}: `{}` claims nothing", example.word);
        }
    }
}

/// A claim may speak of a rule; a variant with other rules does not inherit it, one with other words does.
#[test]
fn a_variant_inherits_claims_only_with_the_rules() {
    let catalog = Catalog::built_in();
    let parent = |id: &str| catalog.text(id).ok().flatten();
    let variant = |text: &str| {
        let text = GameText { name: "variant.yaml".to_owned(), text: text.to_owned() };
        compile("variant", text, &parent).expect("a good variant")
    };
    let renamed = variant("name: { pt: Outro, en: Other }\nextends: rastros\n");
    assert!(renamed.game.info().examples.iter().any(|example| !example.claims.is_empty()));
    let smaller = variant("name: { pt: Outro, en: Other }\nextends: rastros\nstart: { marker: d4 }\n");
    assert!(smaller.game.info().examples.iter().all(|example| example.claims.is_empty()));
    assert!(smaller.game.info().examples.iter().any(|example| example.caption.is_some()));
}

/// Who loses has an opponent who wins: both are said of the same position, and the contrary is not.
#[test]
fn who_loses_is_claimed_like_who_wins() {
    let catalog = Catalog::built_in();
    let parent = |id: &str| catalog.text(id).ok().flatten();
    let original = parent("semaforo").expect("a built-in game").text;
    let is_true = |claim: &str| {
        let text = original.replacen("second wins", claim, 1);
        let file = GameText { name: "semaforo.yaml".to_owned(), text };
        let compiled = compile("semaforo", file, &parent)
            .unwrap_or_else(|failure| panic!("{claim}: {}", told(&failure)));
        claims::check(&compiled, claims::POSITIONS).is_empty()
    };
    assert!(is_true("second wins") && is_true("first loses"));
    assert!(!is_true("second loses") && !is_true("first wins"));
}

/// Twelve layers are held; neither thirteen nor far more get through.
#[test]
fn too_many_kinds_are_refused_however_many_they_are() {
    let original = Catalog::built_in().text("semaforo").ok().flatten().expect("a built-in game").text;
    for n_more in [12, 13, 17] {
        let more: String = (0..n_more).map(|n| format!(", kind{}: 1 shared", char::from(b'a' + n))).collect();
        let text = original.replacen("red: 8 shared", &format!("red: 8 shared{more}"), 1);
        let refused = compile("semaforo", GameText { name: "x.yaml".to_owned(), text }, &|_| None);
        let told = told(&refused.expect_err("it is too much"));
        assert!(told.contains("at most 14 are possible"), "{n_more}: {told}");
    }
}

fn told(failure: &Failure) -> String {
    failure.diagnostics.render(&failure.sources, Language::En)
}
