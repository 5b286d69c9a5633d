//! Words that several cards need.

use crate::facts::{Championship, Group, Title, TournamentId};
use speech::{Language, msg};

/// Returns a place in an order: `1.º`, `1st`.
pub(super) fn ordinal(number: usize, language: Language) -> String {
    let place =
        msg("handouts-ordinal").with("n", number).with("units", number % 10).with("teens", number % 100);
    language.say(&place)
}

/// Returns a word with a capital.
pub(super) fn capital(text: &str) -> String {
    let mut characters = text.chars();
    match characters.next() {
        Some(first) => first.to_uppercase().chain(characters).collect(),
        None => String::new(),
    }
}

/// Returns the names of the game and of the cycle of a tournament.
pub(super) fn game_and_cycle(
    championship: &Championship,
    id: TournamentId,
    language: Language,
) -> (String, String) {
    let regulations = championship.regulations();
    let in_language = |title: &Title| title.in_language(language).to_owned();
    let game = regulations.game(id.game).map_or_else(String::new, |game| in_language(&game.name));
    let cycle = regulations.cycle(id.cycle).map_or_else(String::new, |cycle| in_language(&cycle.name));
    (game, cycle)
}

/// Returns the name of a group's stage, with what is played in it where that is not the tournament's game.
pub(super) fn stage(championship: &Championship, group: &Group, language: Language) -> String {
    championship.regulations().stage_name(group.id.stage, group.id.tournament, language)
}

/// Returns how people call a group: by its code, or, where everybody of a last stage plays together, by the name of the stage.
pub(super) fn group(championship: &Championship, group: &Group, language: Language) -> String {
    let label = championship.group_label(group.id);
    match label.ends_with(".F") {
        true => capital(&stage(championship, group, language)),
        false => language.say(&msg("handouts-group-label").with("group", label)),
    }
}

/// Returns the name of the room in which a group plays, where that is told.
pub(super) fn room<'c>(championship: &'c Championship, group: &Group, language: Language) -> Option<&'c str> {
    championship.regulations().room_of(group).map(|room| room.name.in_language(language))
}

/// Divides a line among boxes to tick by how long the words beside them are: where each begins, and how much room it has.
pub(super) fn shares(words: &[String], width: f64) -> Vec<(f64, f64)> {
    /// Letters that a box and the gap behind its words take.
    const BOX: f64 = 7.0;
    let weight = |words: &String| words.chars().count() as f64 + BOX;
    let all: f64 = words.iter().map(weight).sum();
    let mut from = 0.0;
    let share = |words: &String| {
        let (at, room) = (from, width * weight(words) / all);
        from += room;
        (at, room)
    };
    words.iter().map(share).collect()
}

#[cfg(test)]
mod tests {
    use super::{capital, ordinal, shares};
    use speech::Language::{En, Es, Pt};

    #[test]
    fn places_are_said_in_every_language() {
        let english: Vec<String> =
            [1, 2, 3, 4, 11, 12, 13, 21, 112].iter().map(|n| ordinal(*n, En)).collect();
        assert_eq!(english, ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "112th"]);
        assert_eq!(ordinal(3, Pt), "3.º");
        assert_eq!([1, 2, 3, 11].map(|n| ordinal(n, Es)), ["1.er", "2.º", "3.er", "11.º"]);
        assert_eq!(capital("época"), "Época");
    }

    #[test]
    fn long_words_beside_a_box_have_more_room_than_short_ones() {
        let words = ["empate", "faltou quem começa", "faltou quem responde"].map(str::to_owned);
        let shares = shares(&words, 87.0);
        // Letters of 2.9 mm are 1.5 mm wide, and a box takes 6.
        let has_room =
            |(words, (_, room)): (&String, &(f64, f64))| *room >= 1.5 * words.chars().count() as f64 + 6.0;
        assert!(words.iter().zip(&shares).all(has_room), "{shares:?}");
        assert!(shares.windows(2).all(|two| (two[0].0 + two[0].1 - two[1].0).abs() < 1e-9));
    }
}
