//! Tests of the typefaces and of shaping.

use super::{Face, Family, PROGRAMS, Shaped, printable, printable_name, shape, width};
use crate::typeset::TypesetError;

#[test]
fn the_font_crates_still_hold_the_faces_where_we_look() {
    for program in PROGRAMS.iter() {
        // The name table spells the PostScript name in UTF-16 or Latin; look for either.
        let latin = program.name.as_bytes();
        let wide: Vec<u8> = latin.iter().flat_map(|byte| [0, *byte]).collect();
        let holds = |name: &[u8]| program.bytes.windows(name.len()).any(|window| window == name);
        assert!(holds(latin) || holds(&wide), "{}", program.name);
    }
}

#[test]
fn text_faces_have_what_portuguese_and_games_need() {
    for family in [Family::Serif, Family::Sans] {
        for character in "áàâãçéêíóôõúüÁÀÂÃÇÉÊÍÓÔÕÚº ª½–—“”«»…×→&".chars()
        {
            assert!(shape(Face::of(family), &character.to_string()).is_ok(), "{family:?} lacks {character}");
        }
        for character in "áàâãçéêíóôõúÁÇÉÓºª½–—“”«»…×".chars() {
            assert!(Face::of(family).program().covers(character), "{family:?} lacks {character}");
        }
    }
}

#[test]
fn kerning_brings_letters_together() {
    let face = Face::of(Family::Serif);
    let apart = width(face, "A").unwrap() + width(face, "V").unwrap();
    assert!(width(face, "AV").unwrap() < apart);
}

#[test]
fn a_letter_with_a_loose_accent_is_the_letter_with_its_accent() {
    for family in [Family::Serif, Family::Sans, Family::Mono] {
        let face = Face::of(family);
        assert_eq!(shape(face, "Ine\u{302}s").unwrap(), shape(face, "Inês").unwrap());
    }
}

#[test]
fn every_visible_sign_takes_its_place() {
    for family in [Family::Serif, Family::Sans, Family::Mono] {
        for sign in '!'..='~' {
            assert!(width(Face::of(family), &sign.to_string()).unwrap() > 0.1, "{family:?} {sign}");
        }
    }
}

#[test]
fn a_ligature_keeps_its_letters() {
    let pieces = shape(Face::of(Family::Serif), "final").unwrap();
    let mut text = String::new();
    pieces.iter().flat_map(|piece| &piece.glyphs).for_each(|glyph| glyph.text.push_to(&mut text));
    assert_eq!(text, "final");
}

#[test]
fn a_character_nobody_has_is_named() {
    let error = shape(Face::of(Family::Serif), "abc \u{13000}").unwrap_err();
    assert!(matches!(error, TypesetError::MissingGlyph { character: '\u{13000}', .. }), "{error}");
    assert!(error.to_string().contains("U+13000"), "{error}");
}

#[test]
fn anything_at_all_can_be_made_printable() {
    assert_eq!(printable("Inês\u{202e} Água\u{0}\n½"), "Inês Água ½");
    assert_eq!(printable("Rui 🚀👩\u{200d}🚀 Sá"), "Rui Sá");
    let strange = printable("名前 \u{5d0} 😀\u{10ffff}");
    assert!(strange.contains('□') && shape(Face::of(Family::Sans).bold(), &strange).is_ok(), "{strange}");
}

#[test]
fn a_name_is_shown_whole_or_not_at_all() {
    assert_eq!(printable_name("Zoé 🚀 Sá").as_deref(), Some("Zoé Sá"));
    assert_eq!(printable_name("محمد").as_deref(), Some("محمد"));
    for name in ["王小明", "Ana 王", "🦊🐺", ""] {
        assert_eq!(printable_name(name), None, "{name}");
    }
}

#[test]
fn arabic_letters_join_and_are_read_leftwards() {
    for face in [Face::of(Family::Serif), Face::of(Family::Sans).bold(), Face::of(Family::Serif).italic()] {
        let pieces = shape(face, "محمد علي").unwrap();
        let glyphs: Vec<_> = pieces.iter().flat_map(|piece| &piece.glyphs).collect();
        let mut seen = String::new();
        glyphs.iter().for_each(|glyph| glyph.text.push_to(&mut seen));
        assert_eq!(seen.chars().rev().collect::<String>(), "محمد علي");
        // A letter in the middle of a word does not look as it does alone.
        let alone = shape(face, "ح").unwrap();
        let joined = glyphs.iter().find(|glyph| glyph.text == super::Letters::One('ح')).unwrap();
        assert_ne!(joined.id, alone[0].glyphs[0].id);
    }
    let hebrew = shape(Face::of(Family::Sans), "Ana נועה 7").unwrap();
    let mut seen = String::new();
    hebrew.iter().flat_map(|piece| &piece.glyphs).for_each(|glyph| glyph.text.push_to(&mut seen));
    assert_eq!(seen, "Ana העונ 7");
    // The full stop of an initial is read after it, that of a sentence where the sentence ends.
    for (text, as_it_stands) in [
        ("محمد\u{a0}ع.", ".ع\u{a0}دمحم"),
        ("ע.", ".ע"),
        ("Ana, נועה\u{a0}כ. 7", "Ana, .כ\u{a0}העונ 7"),
        ("Ana e נועה.", "Ana e העונ."),
    ] {
        let mut seen = String::new();
        let pieces = shape(Face::of(Family::Sans), text).unwrap();
        pieces.iter().flat_map(|piece| &piece.glyphs).for_each(|glyph| glyph.text.push_to(&mut seen));
        assert_eq!(seen, as_it_stands, "{text}");
    }
}

#[test]
fn arabic_letters_are_as_wide_as_they_are_drawn_and_as_thick_as_the_words_around_them() {
    for thin in [Face::of(Family::Serif), Face::of(Family::Sans), Face::of(Family::Serif).italic()] {
        for face in [thin, thin.bold()] {
            let of_name = Face { family: Family::Arabic, bold: face.bold, italic: false };
            let pieces = shape(face, "محمد").unwrap();
            assert!(pieces.iter().all(|piece| piece.face == of_name), "{face:?}");
            assert!(width(face, "س").unwrap() > 3.0 * width(face, "ا").unwrap(), "{face:?}");
        }
        assert!(width(thin.bold(), "محمد").unwrap() > width(thin, "محمد").unwrap());
    }
}

/// Returns the faces of the pieces that have such a letter.
fn faces_of(pieces: &[Shaped], is_meant: fn(char) -> bool) -> Vec<Face> {
    let has = |piece: &&Shaped| {
        let mut text = String::new();
        piece.glyphs.iter().for_each(|glyph| glyph.text.push_to(&mut text));
        text.contains(is_meant)
    };
    pieces.iter().filter(has).map(|piece| piece.face).collect()
}

/// Thick Hebrew has a face of its own; digits and letters around it stay in theirs.
#[test]
fn hebrew_letters_are_as_thick_as_the_words_around_them() {
    let of_name = Face { family: Family::Hebrew, bold: true, italic: false };
    for thin in [Face::of(Family::Serif), Face::of(Family::Sans), Face::of(Family::Serif).italic()] {
        let pieces = shape(thin.bold(), "Ana נועה\u{a0}כ. 7").unwrap();
        let hebrew = faces_of(&pieces, |letter| ('\u{5d0}'..='\u{5ea}').contains(&letter));
        assert!(!hebrew.is_empty() && hebrew.iter().all(|face| *face == of_name), "{thin:?}");
        let others = faces_of(&pieces, |letter| letter.is_ascii_alphanumeric());
        assert!(!others.is_empty() && others.iter().all(|face| *face == thin.bold()), "{thin:?}");
        assert!(shape(thin, "נועה").unwrap().iter().all(|piece| !piece.face.bold), "{thin:?}");
    }
}

#[test]
fn rare_signs_come_from_another_face() {
    let pieces = shape(Face::of(Family::Sans), "a■♞").unwrap();
    assert!(pieces.len() >= 2);
}
