//! What a group plays, as a phrase: `swiss in 4 rounds`, `knockout, best of 3, with third place`.

use crate::facts::{Format, RoundCount, ThirdPlace};
use speech::{Message, msg};

/// Examples for messages.
pub(super) const EXAMPLES: &str = "`swiss in 4 rounds`, `swiss in 4-5 rounds`, `dutch in 7 rounds`, `round robin`, `double round robin`, \
                                   `knockout`, `knockout, best of 3, with third place`, `double elimination, best of 3`";

/// Reads a phrase, or says what is wrong with it.
pub(super) fn read(text: &str) -> Result<Format, Message> {
    let lower = text.to_lowercase().replace(',', " ");
    let words: Vec<&str> = lower.split_whitespace().collect();
    match words[..] {
        ["swiss", "in", rounds, "rounds" | "round"] => Ok(Format::Swiss { rounds: round_count(rounds)? }),
        ["swiss", ..] => Err(msg("regulations-swiss-rounds")),
        ["dutch", "in", rounds, "rounds" | "round"] => Ok(Format::Dutch { rounds: round_count(rounds)? }),
        ["dutch", ..] => Err(msg("regulations-dutch-rounds")),
        ["round", "robin"] => Ok(Format::RoundRobin { times: 1 }),
        ["double", "round", "robin"] => Ok(Format::RoundRobin { times: 2 }),
        ["knockout" | "knock-out", ref rest @ ..] => {
            let (rest, third_place) = match rest {
                [before @ .., "with", "third", "place"] => (before, ThirdPlace::Played),
                rest => (rest, ThirdPlace::Shared),
            };
            Ok(Format::Knockout { best_of: best_of(rest)?, third_place })
        }
        ["double", "elimination", ref rest @ ..] => Ok(Format::DoubleElimination { best_of: best_of(rest)? }),
        _ => Err(msg("regulations-no-format").with("text", text)),
    }
}

/// Writes a phrase.
pub(super) fn write(format: Format) -> String {
    let best = |games: u8| if games == 1 { String::new() } else { format!(", best of {games}") };
    match format {
        Format::Swiss { rounds: RoundCount::Fixed(rounds) } => format!("swiss in {rounds} rounds"),
        Format::Swiss { rounds: RoundCount::ByField { least, most } } => {
            format!("swiss in {least}-{most} rounds")
        }
        Format::Dutch { rounds: RoundCount::Fixed(rounds) } => format!("dutch in {rounds} rounds"),
        Format::Dutch { rounds: RoundCount::ByField { least, most } } => {
            format!("dutch in {least}-{most} rounds")
        }
        Format::RoundRobin { times: 1 } => "round robin".to_owned(),
        Format::RoundRobin { .. } => "double round robin".to_owned(),
        Format::Knockout { best_of, third_place: ThirdPlace::Shared } => format!("knockout{}", best(best_of)),
        Format::Knockout { best_of, third_place: ThirdPlace::Played } => {
            format!("knockout{}, with third place", best(best_of))
        }
        Format::DoubleElimination { best_of } => format!("double elimination{}", best(best_of)),
    }
}

fn round_count(text: &str) -> Result<RoundCount, Message> {
    let number = |text: &str| text.parse::<u16>().ok().filter(|rounds| (1..=50).contains(rounds));
    let refused = || msg("regulations-no-rounds").with("text", text);
    match text.split_once('-') {
        None => number(text).map(RoundCount::Fixed).ok_or_else(refused),
        Some((least, most)) => match (number(least), number(most)) {
            (Some(least), Some(most)) if least <= most => Ok(RoundCount::ByField { least, most }),
            _ => Err(refused()),
        },
    }
}

fn best_of(words: &[&str]) -> Result<u8, Message> {
    match words {
        [] => Ok(1),
        ["best", "of", games] => {
            let odd = games.parse::<u8>().ok().filter(|games| games % 2 == 1 && *games <= 21);
            odd.ok_or_else(|| msg("regulations-best-of").with("games", *games))
        }
        other => Err(msg("regulations-not-understood").with("text", other.join(" "))),
    }
}

#[cfg(test)]
mod tests {
    use super::{read, write};

    #[test]
    fn phrases_read_what_they_write() {
        for text in [
            "swiss in 4 rounds",
            "swiss in 4-5 rounds",
            "dutch in 7 rounds",
            "dutch in 5-9 rounds",
            "round robin",
            "double round robin",
            "knockout",
            "knockout, best of 3",
            "knockout, best of 5, with third place",
            "double elimination",
            "double elimination, best of 3",
        ] {
            assert_eq!(write(read(text).expect("a phrase")), text);
        }
        for text in ["", "swiss", "swiss in 0 rounds", "swiss in 5-4 rounds", "knockout best of 2", "chess"] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
