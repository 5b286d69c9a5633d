//! Days and hours as the clock on the wall shows them, and the seconds since 1970 that facts hold.

use jiff::civil::{Date, DateTime};
use jiff::tz::TimeZone;

/// Returns when a day such as `2027-03-01` begins here, or the moment of `2027-03-01T18:00`; nothing for what is neither.
pub fn day_begins(text: &str) -> Option<i64> {
    moment(text, |day| Some(day.at(0, 0, 0, 0)))
}

/// Returns the last second of a day here, or the moment of `2027-03-01T18:00`; nothing for what is neither.
pub fn day_ends(text: &str) -> Option<i64> {
    moment(text, |day| Some(day.at(23, 59, 59, 0)))
}

fn moment(text: &str, of_day: impl Fn(Date) -> Option<DateTime>) -> Option<i64> {
    let text = text.trim();
    let here = match text.len() {
        0..=10 => of_day(text.parse::<Date>().ok()?)?,
        _ => text.parse::<DateTime>().ok()?,
    };
    Some(here.to_zoned(TimeZone::system()).ok()?.timestamp().as_second())
}

/// Returns the day and the minute of a moment, as the clock on the wall showed it; empty for what no calendar has.
pub fn shown_moment(seconds: i64) -> String {
    shown(seconds, "%Y-%m-%d %H:%M")
}

/// Returns the day of a moment, as forms write it.
pub fn shown_day(seconds: i64) -> String {
    shown(seconds, "%Y-%m-%d")
}

fn shown(seconds: i64, way: &str) -> String {
    let moment = jiff::Timestamp::from_second(seconds).ok();
    moment.map(|at| at.to_zoned(TimeZone::system()).strftime(way).to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{day_begins, day_ends, shown_day, shown_moment};

    #[test]
    fn a_day_lasts_from_its_first_to_its_last_second_here() {
        let (begins, ends) = (day_begins("2027-01-15").unwrap(), day_ends(" 2027-01-15 ").unwrap());
        assert_eq!(ends - begins, 24 * 60 * 60 - 1);
        assert_eq!((shown_day(begins), shown_day(ends)), ("2027-01-15".into(), "2027-01-15".into()));
        assert_eq!(shown_moment(day_ends("2027-01-15T18:30").unwrap()), "2027-01-15 18:30");
        for wrong in ["", "ontem", "2027-02-30", "15/01/2027", "2027-01-15T99:00"] {
            assert_eq!((day_begins(wrong), day_ends(wrong)), (None, None), "{wrong}");
        }
        assert_eq!(shown_moment(i64::MAX), "");
    }
}
