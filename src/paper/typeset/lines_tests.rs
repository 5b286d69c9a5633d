//! Tests of line breaking.

use super::TypesetError;
use super::fonts::{Face, Family};
use super::lines::{Breaking, LineAlign, Shaper, Span};
use super::page::Mark;
use crate::figure::Shade;
use speech::Language;

const PROSE: &str = "Cada jogador, alternadamente, desloca a peça branca para um quadrado vazio \
    adjacente, na vertical, na horizontal ou na diagonal, e a casa que ela deixa recebe uma peça negra, \
    onde já ninguém poderá entrar durante o resto da partida, que vai ficando sempre mais apertada.";

fn span(text: &str) -> Span {
    Span { face: Face::of(Family::Serif), size: 3.9, shade: Shade::BLACK, text: text.to_owned() }
}

fn broken(text: &str, width: f64, align: LineAlign, hyphenate: Option<Language>) -> Vec<(String, f64)> {
    let lines = Shaper::default().lines(&[span(text)], Breaking { width, align, hyphenate }).unwrap();
    lines
        .iter()
        .map(|line| {
            let text = line
                .marks
                .iter()
                .map(|mark| match mark {
                    Mark::Text(text) => text.text(),
                    Mark::Path(_) | Mark::Picture(_) | Mark::Tag(_) => String::new(),
                })
                .collect();
            (text, line.width)
        })
        .collect()
}

#[test]
fn justified_lines_fill_the_measure_and_lose_no_letter() {
    let lines = broken(PROSE, 70.0, LineAlign::Justified, Some(Language::Pt));
    assert!(lines.len() > 4);
    for (text, width) in &lines[..lines.len() - 1] {
        assert!((width - 70.0).abs() < 1e-6, "`{text}` is {width} mm wide");
    }
    let joined: String = lines.iter().map(|(text, _)| text.trim_end_matches('-')).collect();
    let letters = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
    assert_eq!(letters(&joined), letters(PROSE));
}

#[test]
fn words_divide_at_syllables_of_their_language_only_if_allowed() {
    let narrow = broken(PROSE, 30.0, LineAlign::Justified, Some(Language::Pt));
    assert!(narrow.iter().any(|(text, _)| text.ends_with('-')), "{narrow:?}");
    let ragged = broken(PROSE, 30.0, LineAlign::Left, None);
    assert!(ragged.iter().all(|(text, _)| !text.ends_with('-')), "{ragged:?}");
    assert!(ragged.iter().all(|(_, width)| *width <= 30.0 + 1e-6));
}

#[test]
fn a_dot_between_words_stands_at_no_end_of_a_line() {
    let words = "Escola Básica dos Cruzados · Novembro · Lisboa · Gatos e Cães · mesa 12 · final";
    for text in [words.to_owned(), words.replace(" · ", "\u{a0}· ")] {
        for width in [24.0, 31.0, 38.0, 45.0, 52.0, 59.0, 66.0] {
            for (line, _) in broken(&text, width, LineAlign::Left, None) {
                let line = line.trim_matches([' ', '\u{a0}']);
                assert!(!line.starts_with('·') && !line.ends_with('·'), "{width}: {line}");
            }
        }
    }
}

#[test]
fn what_is_to_be_typed_is_never_divided() {
    let command =
        Span { face: Face::of(Family::Mono), ..span("arbitro classificações regulamentos emparelhamento") };
    let how = Breaking { width: 45.0, align: LineAlign::Justified, hyphenate: Some(Language::Pt) };
    let lines = Shaper::default().lines(&[command], how).unwrap();
    let texts = lines.iter().flat_map(|line| &line.marks).filter_map(|mark| match mark {
        Mark::Text(text) => Some(text.text()),
        Mark::Path(_) | Mark::Picture(_) | Mark::Tag(_) => None,
    });
    assert!(
        lines.len() > 2 && texts.clone().all(|text| !text.contains('-')),
        "{:?}",
        texts.collect::<Vec<_>>()
    );
}

#[test]
fn a_no_break_space_holds_words_together() {
    let lines = broken("um dois três\u{a0}quatro", 17.5, LineAlign::Left, None);
    assert!(lines.iter().any(|(text, _)| text.contains("três\u{a0}quatro")), "{lines:?}");
}

#[test]
fn a_word_wider_than_the_measure_is_an_error_that_names_it() {
    let how = Breaking { width: 12.0, align: LineAlign::Left, hyphenate: None };
    let error = Shaper::default().lines(&[span("um desproporcionadamente")], how).unwrap_err();
    let TypesetError::TooWide { text, width, room } = error else { panic!("{error}") };
    assert_eq!(text, "desproporcionadamente");
    assert!(width > room && room == 12.0);
}

#[test]
fn faces_may_change_inside_a_word() {
    let bold = Span { face: Face::of(Family::Serif).bold(), ..span("ne") };
    let spans = [span("A jogada "), bold, span("gra, diz-se.")];
    let how = Breaking { width: 60.0, align: LineAlign::Left, hyphenate: None };
    let lines = Shaper::default().lines(&spans, how).unwrap();
    assert_eq!(lines.len(), 1);
    assert_eq!(lines[0].marks.len(), 3);
}

#[test]
fn a_dot_between_words_is_not_set_where_the_line_ends() {
    let mut is_parted = false;
    for width in [36.0, 40.0, 44.0, 48.0, 52.0] {
        let lines = broken("Rastros, primeiro ciclo\u{a0}· Final", width, LineAlign::Left, None);
        assert!(lines.iter().all(|(text, _)| !text.ends_with('·')), "{width}: {lines:?}");
        is_parted = is_parted || (lines.len() > 1 && lines[lines.len() - 2].0.ends_with("ciclo"));
    }
    assert!(is_parted, "some line ends there");
    let whole = broken("Rastros, primeiro ciclo\u{a0}· Final", 200.0, LineAlign::Left, None);
    assert!(whole[0].0.contains('·'), "{whole:?}");
}
