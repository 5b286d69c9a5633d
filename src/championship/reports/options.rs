//! What a report is asked for: part of the championship, language, names, times.

use std::collections::BTreeSet;
use std::str::FromStr;

use super::slug::slug;
use crate::facts::{Championship, CycleRule, GroupId, NameStyle, Tournament, TournamentId};
use speech::{Language, Message, msg};

/// The part of a championship a report covers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scope {
    /// Everything.
    #[default]
    All,
    /// The tournaments of a cycle, by its number.
    Cycle(u8),
    /// A tournament.
    Tournament(TournamentId),
    /// A group.
    Group(GroupId),
}

impl Scope {
    /// Says whether a tournament belongs to it, if only by one of its groups.
    pub fn has_tournament(self, id: TournamentId) -> bool {
        match self {
            Scope::All => true,
            Scope::Cycle(cycle) => id.cycle == cycle,
            Scope::Tournament(own) => id == own,
            Scope::Group(own) => id == own.tournament,
        }
    }

    /// Says whether a group belongs to it.
    pub fn has_group(self, id: GroupId) -> bool {
        match self {
            Scope::Group(own) => id == own,
            _ => self.has_tournament(id.tournament),
        }
    }

    /// Returns its tournaments; of everything in a class, which has no editions, those that somebody plays in, as soon as there
    /// are any. Championships with editions print what they always have.
    pub(super) fn tournaments(self, championship: &Championship) -> impl Iterator<Item = &Tournament> {
        let played: BTreeSet<TournamentId> =
            championship.entries().map(|entry| entry.code.tournament).collect();
        let has_editions = championship.regulations().edition.is_some();
        let is_any = self != Scope::All || has_editions || played.is_empty();
        championship.tournaments().filter(move |tournament| {
            let is_played = || !tournament.stages.is_empty() || played.contains(&tournament.id);
            self.has_tournament(tournament.id) && (is_any || is_played())
        })
    }

    /// Returns its tournaments that somebody plays in: what nobody entered is neither under way nor over.
    pub(super) fn entered(self, championship: &Championship) -> impl Iterator<Item = &Tournament> {
        let played: BTreeSet<TournamentId> =
            championship.entries().map(|entry| entry.code.tournament).collect();
        let tournaments = self.tournaments(championship);
        tournaments.filter(move |tournament| played.contains(&tournament.id))
    }

    /// Returns what files about it are called: empty for everything, else `cycle-1`, `1.3` or `1.3.2`.
    pub(super) fn slug(self, championship: &Championship, language: Language) -> String {
        match self {
            Scope::All => String::new(),
            Scope::Cycle(cycle) => cycle_slug(championship, cycle, language),
            Scope::Tournament(id) => id.to_string(),
            Scope::Group(id) => championship.group_label(id),
        }
    }

    /// Returns what people call it; empty for everything.
    pub(super) fn title(self, championship: &Championship, language: Language) -> String {
        let regulations = championship.regulations();
        match self {
            Scope::All => String::new(),
            Scope::Cycle(number) => {
                let cycle = regulations.cycle(number);
                cycle.map(|cycle| capitalized(cycle.name.in_language(language))).unwrap_or_default()
            }
            Scope::Tournament(id) => regulations.tournament_name(id, language),
            Scope::Group(id) if !championship.has_codes() => {
                regulations.tournament_name(id.tournament, language)
            }
            Scope::Group(id) => {
                let (label, name) =
                    (championship.group_label(id), regulations.tournament_name(id.tournament, language));
                if label.ends_with(".F") {
                    let stage = regulations.stage_name(id.stage, id.tournament, language);
                    return format!("{} · {name}", capitalized(&stage));
                }
                language.say(&msg("reports-group-of").with("group", label).with("tournament", name))
            }
        }
    }
}

/// Returns what files about a cycle are called: after the number in its name, or after its name, where no other cycle is
/// called so.
fn cycle_slug(championship: &Championship, cycle: u8, language: Language) -> String {
    let named = |rule: &CycleRule| {
        let name = rule.name.in_language(language);
        let number: String =
            name.chars().skip_while(|c| !c.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
        match number.is_empty() {
            true => slug(name),
            false => language.say(&msg("reports-file-cycle").with("cycle", number)),
        }
    };
    let regulations = championship.regulations();
    let names: Vec<String> = regulations.cycles.iter().map(named).collect();
    let own = usize::from(cycle).checked_sub(1).and_then(|index| names.get(index));
    match own.filter(|own| !own.is_empty() && names.iter().filter(|name| name == own).count() == 1) {
        Some(own) => own.clone(),
        None => language.say(&msg("reports-file-cycle").with("cycle", cycle)),
    }
}

/// Returns words with a capital at the beginning.
pub(super) fn capitalized(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// How a report is wished.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The language.
    pub language: Language,
    /// How much of pupils' names it shows; they are minors.
    pub names: NameStyle,
    /// When rounds begin, as far as it is known.
    pub times: Timetable,
    /// The seal of the championship as it stands, which proves the paper by the file.
    pub seal: Option<String>,
}

/// When rounds begin: one list of times a stage, in minutes since midnight.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Timetable {
    stages: Vec<Vec<u16>>,
}

impl Timetable {
    /// Returns when a round begins, if that is known.
    pub fn start(&self, stage: u8, round: u16) -> Option<u16> {
        let rounds = self.stages.get(usize::from(stage).checked_sub(1)?)?;
        rounds.get(usize::from(round).checked_sub(1)?).copied()
    }

    /// Says whether no time is known.
    pub fn is_empty(&self) -> bool {
        self.stages.iter().all(Vec::is_empty)
    }
}

impl FromStr for Timetable {
    type Err = Message;

    /// Reads times such as `10:00,10:30,11:00/14:30,15:00`: rounds between commas, stages between slashes.
    fn from_str(text: &str) -> Result<Timetable, Message> {
        let time = |word: &str| {
            let refused = || msg("reports-no-time").with("text", word.trim());
            let (hours, minutes) = word.trim().split_once([':', 'h']).ok_or_else(refused)?;
            let number = |digits: &str| {
                let plain = !digits.is_empty() && digits.len() <= 2;
                digits.parse::<u16>().ok().filter(|_| plain && digits.bytes().all(|b| b.is_ascii_digit()))
            };
            match (number(hours), number(minutes)) {
                (Some(hours @ 0..24), Some(minutes @ 0..60)) => Ok(hours * 60 + minutes),
                _ => Err(refused()),
            }
        };
        let stages = text.split('/').map(|stage| {
            stage
                .split(',')
                .filter(|word| !word.trim().is_empty())
                .map(time)
                .collect::<Result<Vec<u16>, Message>>()
        });
        Ok(Timetable { stages: stages.collect::<Result<_, _>>()? })
    }
}

#[cfg(test)]
mod tests {
    use super::Timetable;

    #[test]
    fn times_are_read_by_stage_and_round() {
        let times: Timetable = "10:00, 10h30/14:05".parse().unwrap();
        assert_eq!(times.start(1, 2), Some(630));
        assert_eq!(times.start(2, 1), Some(845));
        assert_eq!((times.start(1, 3), times.start(3, 1), times.start(0, 1)), (None, None, None));
        assert!("".parse::<Timetable>().unwrap().is_empty());
        for wrong in ["10", "24:00", "10:60", "+1:00", "10:00;11:00", "x", "100:00"] {
            assert!(wrong.parse::<Timetable>().is_err(), "{wrong}");
        }
    }
}
