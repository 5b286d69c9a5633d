//! Days and hours as the clock on the wall shows them, and the seconds since 1970 that facts hold.

use jiff::Timestamp;
use jiff::civil::{Date, DateTime, Time};
use jiff::tz::TimeZone;

use crate::facts::{day_in_words, moment_in_words};
use speech::{Language, Message};

/// Returns when a day begins here, or a moment with its hour: as forms write them (`2027-03-01`, `2027-03-01T18:00`) or as people
/// do (`1/3/2027`, `1 de março de 2027, às 18:00`); nothing for what is neither.
pub fn day_begins(text: &str) -> Option<i64> {
    moment(text, |day| Some(day.at(0, 0, 0, 0)))
}

/// Returns the last second of a day here, or a moment with its hour; nothing for what is neither.
pub fn day_ends(text: &str) -> Option<i64> {
    moment(text, |day| Some(day.at(23, 59, 59, 0)))
}

fn moment(text: &str, of_day: impl Fn(Date) -> Option<DateTime>) -> Option<i64> {
    let text = text.trim().to_lowercase();
    let at = text.trim_end_matches(|c: char| c.is_ascii_digit() || c == ':').len();
    let (day, hour) = match text[at..].contains(':') {
        true => (&text[..at], Some(&text[at..])),
        false => (text.as_str(), None),
    };
    let day = written_day(day)?;
    let here = match hour {
        None => of_day(day)?,
        Some(hour) => {
            let parts: Option<Vec<i8>> = hour.split(':').map(|part| part.parse().ok()).collect();
            match parts?[..] {
                [hour, minute] => day.to_datetime(Time::new(hour, minute, 0, 0).ok()?),
                [hour, minute, second] => day.to_datetime(Time::new(hour, minute, second, 0).ok()?),
                _ => return None,
            }
        }
    };
    Some(here.to_zoned(TimeZone::system()).ok()?.timestamp().as_second())
}

/// Reads a day as forms or people write it, in any language: three numbers, or two with the name of a month between them.
fn written_day(text: &str) -> Option<Date> {
    let parts = text.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty());
    let (numbers, words): (Vec<&str>, Vec<&str>) =
        parts.partition(|part| part.starts_with(|c: char| c.is_ascii_digit()));
    let digits = |part: &&str| part.trim_end_matches('t').parse::<i16>().ok();
    let numbers = numbers.iter().map(digits).collect::<Option<Vec<i16>>>()?;
    let months: Vec<i8> = (1..=12).filter(|month| words.iter().any(|word| is_month(word, *month))).collect();
    let is_known =
        |word: &&str| AROUND_DAYS.contains(word) || months.iter().any(|month| is_month(word, *month));
    if !words.iter().all(is_known) {
        return None;
    }
    let (year, month, day) = match (&numbers[..], &months[..]) {
        ([year, month, day], []) if *year > 31 => (*year, i8::try_from(*month).ok()?, *day),
        ([day, month, year], []) if *year > 31 => (*year, i8::try_from(*month).ok()?, *day),
        ([day, year], [month]) if *year > 31 => (*year, *month, *day),
        _ => return None,
    };
    Date::new(year, month, i8::try_from(day).ok()?).ok()
}

/// Words that stand beside the numbers of a day or an hour.
const AROUND_DAYS: [&str; 8] = ["de", "del", "às", "as", "at", "a", "las", "t"];

/// Says whether a word is the name of a month, in any language.
fn is_month(word: &str, month: i8) -> bool {
    let Ok(first) = Date::new(2027, month, 1) else { return false };
    Language::ALL.iter().any(|language| {
        let said = language.say(&day_in_words(first)).to_lowercase();
        !AROUND_DAYS.contains(&word) && said.split(|c: char| !c.is_alphanumeric()).any(|part| part == word)
    })
}

/// Says the day and the minute of a moment, as the clock on the wall showed it.
pub(super) fn said_moment(at: Timestamp) -> Message {
    moment_in_words(on_the_wall(at))
}

/// The same of seconds since 1970.
pub fn said_second(seconds: i64) -> Message {
    said_moment(Timestamp::from_second(seconds).unwrap_or_default())
}

/// Says until when something lasts: the day where it lasts until its end, else the minute.
pub fn said_end(seconds: i64) -> Message {
    let end = on_the_wall(Timestamp::from_second(seconds).unwrap_or_default());
    match (end.hour(), end.minute()) {
        (23, 59) => day_in_words(end.date()),
        _ => moment_in_words(end),
    }
}

/// Says the day of a moment, without the hour.
pub fn said_day(seconds: i64) -> Message {
    day_in_words(on_the_wall(Timestamp::from_second(seconds).unwrap_or_default()).date())
}

/// Says the time of an entry of the journal; what is no time as it is.
pub fn said_entry_time(at: &str, language: Language) -> String {
    at.parse().map_or_else(|_| at.to_owned(), |time| language.say(&said_moment(time)))
}

/// Says the day of an entry of the journal; what is no time as it is.
pub fn said_entry_day(at: &str, language: Language) -> String {
    at.parse().map_or_else(|_| at.to_owned(), |time| language.say(&day_in_words(on_the_wall(time).date())))
}

/// Returns the day of a moment, as forms write it; empty for what no calendar has.
pub fn form_day(seconds: i64) -> String {
    let moment = Timestamp::from_second(seconds).ok();
    moment.map(|at| on_the_wall(at).strftime("%Y-%m-%d").to_string()).unwrap_or_default()
}

/// Returns the hour and the minute of a moment, as forms write it; empty for what an empty one means: the beginning of the day, or
/// its end where something ends.
pub fn form_time(seconds: i64, is_end: bool) -> String {
    let usual = if is_end { (23, 59, 59) } else { (0, 0, 0) };
    let moment = Timestamp::from_second(seconds).ok().map(on_the_wall);
    let moment = moment.filter(|at| (at.hour(), at.minute(), at.second()) != usual);
    moment.map(|at| at.strftime("%H:%M").to_string()).unwrap_or_default()
}

/// Returns the hour and the minute of an entry of the journal; what is no time as it is.
pub fn time_of_day(at: &str) -> String {
    at.parse().map_or_else(|_| at.to_owned(), |time| on_the_wall(time).strftime("%H:%M").to_string())
}

/// Says the moment that the name of a file holds, as digits with or without marks between them: by the clock on the wall, or in
/// UTC.
pub fn said_in_name(text: &str, is_utc: bool) -> Option<Message> {
    let digits: String = text.chars().filter(char::is_ascii_digit).take(14).collect();
    let written = DateTime::strptime("%Y%m%d%H%M%S", digits).ok()?;
    Some(match is_utc {
        true => said_moment(written.to_zoned(TimeZone::UTC).ok()?.timestamp()),
        false => moment_in_words(written),
    })
}

fn on_the_wall(at: Timestamp) -> DateTime {
    at.to_zoned(TimeZone::system()).datetime()
}

#[cfg(test)]
mod tests {
    use super::{day_begins, day_ends, form_day, said_end, said_entry_time, said_second, time_of_day};
    use speech::Language::{En, Pt};

    #[test]
    fn a_day_lasts_from_its_first_to_its_last_second_here() {
        let (begins, ends) = (day_begins("2027-01-15").unwrap(), day_ends(" 2027-01-15 ").unwrap());
        assert_eq!(ends - begins, 24 * 60 * 60 - 1);
        assert_eq!((form_day(begins), form_day(ends)), ("2027-01-15".into(), "2027-01-15".into()));
        assert_eq!(Pt.say(&said_end(ends)), "15 de janeiro de 2027");
        let evening = day_ends("2027-01-15T18:30").unwrap();
        assert_eq!(Pt.say(&said_end(evening)), "15 de janeiro de 2027, às 18:30");
        assert_eq!(En.say(&said_second(evening)), "15 January 2027 at 18:30");
        for wrong in [
            "",
            "ontem",
            "2027-02-30",
            "31/02/2027",
            "15/13/2027",
            "2027-01-15T99:00",
            "15 de janeiro",
            "15 janela 2027",
            "1/2/3",
            "15/01/2027 18:00:00:00",
            ":",
            "março",
        ] {
            assert_eq!((day_begins(wrong), day_ends(wrong)), (None, None), "{wrong}");
        }
        assert_eq!(form_day(i64::MAX), "");
        let shown = |at, is_end| super::form_time(at, is_end);
        assert_eq!((shown(evening, true), shown(ends, true)), ("18:30".into(), String::new()));
        // What ends at midnight does not end a day later because its form was saved again.
        assert_eq!((shown(begins, true), shown(begins, false)), ("00:00".into(), String::new()));
        assert_eq!(shown(ends - 59, true), "23:59");
    }

    #[test]
    fn what_the_program_says_of_a_day_or_a_moment_is_read_again() {
        for day in 0..366 {
            let moment = day_begins("2028-01-01").unwrap() + day * 86_400 + 9 * 3_600 + 5 * 60;
            for language in speech::Language::ALL {
                let said = language.say(&said_second(moment));
                assert_eq!(day_ends(&said), Some(moment), "{said}");
                let said = language.say(&super::said_day(moment));
                assert_eq!(day_begins(&said).map(form_day), Some(form_day(moment)), "{said}");
            }
        }
        for same in ["15/1/2027", "15.01.2027", "15-1-2027", "15 January 2027", "15 ENERO 2027"] {
            assert_eq!(day_begins(same).map(form_day).as_deref(), Some("2027-01-15"), "{same}");
        }
        assert_eq!(day_ends("15/01/2027 18:30"), day_ends("2027-01-15T18:30"));
    }

    #[test]
    fn times_of_the_journal_are_said_and_what_is_none_stays() {
        let said = said_entry_time("2026-03-20T10:00:00Z", Pt);
        assert!(said.contains(" de março de 2026, às ") && !said.contains("2026-"), "{said}");
        assert_eq!(time_of_day("2026-03-20T10:00:00Z").len(), 5);
        assert_eq!((said_entry_time("ontem", Pt), time_of_day("ontem")), ("ontem".into(), "ontem".into()));
    }
}
