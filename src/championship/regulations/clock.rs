//! The clock of games on screens, as a phrase: `10 minutes`, `10 minutes + 5 seconds`, `30 seconds a move`. It is also read as
//! teachers write it in every language: the catalogues list their words.

use crate::facts::{Clock, LONGEST_CLOCK};
use speech::msg;

/// Reads a phrase; nothing where it is none, or a time is no time or longer than ten hours.
pub(super) fn read(text: &str) -> Option<Clock> {
    let lower = text.to_lowercase().replace('+', " + ");
    match lower.split_whitespace().collect::<Vec<_>>()[..] {
        [word] if msg("regulations-clock-words-none").lists(word) => Some(Clock::None),
        [number, unit] => Some(Clock::Game { whole: time(number, unit)?, added: 0 }),
        [number, unit, "+", added, of_added] => {
            Some(Clock::Game { whole: time(number, unit)?, added: time(added, of_added)? })
        }
        [number, unit, a, of] if msg("regulations-clock-words-a-move").lists(&format!("{a} {of}")) => {
            Some(Clock::Move { each: time(number, unit)? })
        }
        _ => None,
    }
}

fn time(number: &str, unit: &str) -> Option<u32> {
    let units =
        [(msg("regulations-clock-words-minute"), 60_000), (msg("regulations-clock-words-second"), 1_000)];
    let (_, unit) = units.iter().find(|(words, _)| words.lists(unit))?;
    let time = number.parse::<u32>().ok()?.checked_mul(*unit)?;
    (1..=LONGEST_CLOCK).contains(&time).then_some(time)
}

/// Writes a clock so that it is read again.
pub(super) fn write(clock: Clock) -> String {
    let words = |time: u32| match time % 60_000 {
        0 => format!("{} minutes", time / 60_000),
        _ => format!("{} seconds", time / 1_000),
    };
    match clock {
        Clock::None => "none".to_owned(),
        Clock::Game { whole, added: 0 } => words(whole),
        Clock::Game { whole, added } => format!("{} + {}", words(whole), words(added)),
        Clock::Move { each } => format!("{} a move", words(each)),
    }
}

#[cfg(test)]
mod tests {
    use super::{read, write};
    use crate::facts::Clock;

    #[test]
    fn clocks_are_read_as_they_are_written() {
        for (text, clock) in [
            ("none", Clock::None),
            ("10 minutes", Clock::Game { whole: 600_000, added: 0 }),
            ("10 minutes + 5 seconds", Clock::Game { whole: 600_000, added: 5_000 }),
            ("90 seconds a move", Clock::Move { each: 90_000 }),
        ] {
            assert_eq!((read(text), write(clock)), (Some(clock), text.to_owned()));
        }
        assert_eq!(read("1 min+2 s"), Some(Clock::Game { whole: 60_000, added: 2_000 }));
        assert_eq!(read("5 minutos"), Some(Clock::Game { whole: 300_000, added: 0 }));
        assert_eq!(read("5 minutos + 3 segundos"), Some(Clock::Game { whole: 300_000, added: 3_000 }));
        assert_eq!(read("30 segundos por lance"), Some(Clock::Move { each: 30_000 }));
        for wrong in ["", "10", "0 minutes", "601 minutes", "10 hours", "-1 minutes", "5 seconds a game"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
