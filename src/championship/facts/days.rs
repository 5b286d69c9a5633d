//! Days as people write them. Files, exports and forms write `2026-12-18`; whatever is read is said by these.

use super::Championship;
use jiff::civil::{Date, DateTime};
use speech::{Message, msg};

/// Says a day: `18 de dezembro de 2026`, `18 December 2026`.
pub fn day_in_words(day: Date) -> Message {
    msg("facts-day")
        .with("day", day.day().unsigned_abs())
        .with("month", day.month().unsigned_abs())
        .with("year", day.year().to_string())
}

/// Says a day and the minute: `18 de dezembro de 2026, às 10:23`.
pub fn moment_in_words(moment: DateTime) -> Message {
    let time = moment.strftime("%H:%M").to_string();
    msg("facts-moment").with("day", day_in_words(moment.date())).with("time", time)
}

/// Says the day of the last result, as the clock of UTC has it; nothing where there is none.
pub fn last_day(championship: &Championship) -> Option<Message> {
    let boards = championship.groups().flat_map(|group| &group.rounds).flat_map(|round| &round.boards);
    let results = boards.flat_map(|board| &board.games).flat_map(|history| history.entries());
    results.map(|result| result.stamp.at).max().map(|at| day_in_words(day_at(at)))
}

/// Returns the day of a time in seconds since 1970, in UTC.
fn day_at(seconds: i64) -> Date {
    let moment = jiff::Timestamp::from_second(seconds).unwrap_or_default();
    moment.to_zoned(jiff::tz::TimeZone::UTC).date()
}

#[cfg(test)]
mod tests {
    use super::{day_at, day_in_words, moment_in_words};
    use jiff::civil::date;
    use speech::Language::{self, En, Es, Pt};

    #[test]
    fn days_are_written_as_each_language_writes_them() {
        let day = |language: Language| language.say(&day_in_words(date(2026, 12, 18)));
        assert_eq!(day(Pt), "18 de dezembro de 2026");
        assert_eq!(day(En), "18 December 2026");
        assert_eq!(day(Es), "18 de diciembre de 2026");
        let last = |language: Language| language.say(&day_in_words(day_at(1_804_809_600)));
        assert_eq!(last(Es), "12 de marzo de 2027");
        assert_eq!(last(Pt), "12 de março de 2027");
        assert_eq!(last(En), "12 March 2027");
        let moment = |language: Language| language.say(&moment_in_words(date(2027, 3, 1).at(9, 5, 59, 0)));
        assert_eq!(moment(Pt), "1 de março de 2027, às 09:05");
        assert_eq!(moment(En), "1 March 2027 at 09:05");
        assert_eq!(moment(Es), "1 de marzo de 2027, a las 09:05");
    }
}
