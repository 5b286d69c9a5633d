//! What all reports say alike: names, schools, stages, groups, heads of columns.

use super::model::{Column, Kind, Paper, Print, Report, SCHOOL_NUMBER, Section};
use super::options::{Options, Scope, Timetable, capitalized};
use super::slug::slug;
use crate::facts::{
    Championship, EntryCode, Format, Group, GroupId, NameStyle, School, TeamSource, TeamSystem, Tournament,
    TournamentId,
};
use crate::tables::Value;
use paper::typeset::fonts::printable_name;
use speech::{Language, Message, msg};

/// The longest words of a cell: more is no name, and no page holds it.
const LONGEST: usize = 240;

/// A championship and how it is wished to be told.
#[derive(Clone, Copy)]
pub(super) struct Teller<'c> {
    pub(super) championship: &'c Championship,
    pub(super) options: &'c Options,
}

impl<'c> Teller<'c> {
    pub(super) fn new(championship: &'c Championship, options: &'c Options) -> Self {
        Teller { championship, options }
    }

    /// Returns the language.
    pub(super) fn language(self) -> Language {
        self.options.language
    }

    /// Says a message in the language.
    pub(super) fn say(self, message: Message) -> String {
        self.options.language.say(&message)
    }

    /// Begins a report; its file is called after what it is and what it covers.
    pub(super) fn report(self, id: Message, title: Message, scope: Scope, sections: Vec<Section>) -> Report {
        let slug = scope.slug(self.championship, self.language());
        let subtitle = clean(&scope.title(self.championship, self.language()));
        let mut sections = sections;
        if let [only] = &mut sections[..]
            && only.heading == subtitle
        {
            // The title of the report says it.
            only.heading.clear();
        }
        let id = self.say(id);
        let id = if slug.is_empty() { id } else { format!("{id}-{slug}") };
        Report {
            id,
            event: self.event(),
            title: self.say(title),
            subtitle,
            about: clean(&self.championship.details().line()),
            language: self.language(),
            paper: Paper::A4,
            seal: self
                .options
                .seal
                .as_ref()
                .map_or_else(String::new, |seal| self.language().say(&msg("vault-seal").with("seal", seal))),
            sections,
            brand: Default::default(),
            sheet: None,
            points: None,
            fills: false,
            is_letter: false,
            stays_in_hand: false,
            keeps_title: false,
            has_feet: false,
        }
    }

    /// Returns what is held: the name of the regulations with the edition.
    pub(super) fn event(self) -> String {
        clean(&self.championship.regulations().event(self.language()))
    }

    /// Returns how a pupil is called: the name as far as it is wished and known, else the code.
    pub(super) fn name(self, code: EntryCode) -> Value {
        let entry = self.championship.entry(code);
        let name = entry.and_then(|entry| entry.contestant.shown_name(self.options.names));
        match name.map(|name| clean(&name)).filter(|name| !name.is_empty()) {
            // Where no column tells the codes, they tell namesakes apart.
            Some(name) if !self.has_codes() && self.championship.needs_code(code, self.options.names) => {
                Value::Text(format!("{name} ({code})"))
            }
            Some(name) => Value::Text(name),
            None => Value::Code(code.to_string()),
        }
    }

    /// Returns how a pupil is called in a sentence, which is read on paper too: by the code where the fonts lack letters of the name.
    pub(super) fn name_in_prose(self, code: EntryCode) -> String {
        let name = self.name(code).shown(self.language(), 0);
        if printable_name(&name).is_some() { name } else { code.to_string() }
    }

    /// Says whether people are shown codes.
    pub(super) fn has_codes(self) -> bool {
        self.options.names == NameStyle::Code || self.championship.has_codes()
    }

    /// Returns how something appears that says nothing where there are no codes.
    pub(super) fn with_codes(self, print: Print) -> Print {
        if self.has_codes() { print } else { Print::Programs }
    }

    /// Returns how something appears that says nothing where all are of one school.
    pub(super) fn with_schools(self, print: Print) -> Print {
        let has_teams = self.championship.regulations().teams == TeamSource::Mark;
        if has_teams || self.championship.has_schools() { print } else { Print::Programs }
    }

    /// Returns the column of pupils' codes.
    pub(super) fn code_column(self) -> Column {
        Column::new("code", self.say(msg("reports-code")), Kind::Code).print(self.with_codes(Print::Column))
    }

    /// Returns the name of an entry's school, or of its team where that is not the school's.
    pub(super) fn school(self, code: EntryCode) -> Value {
        match self.championship.own_team(code) {
            Some(team) => Value::text(clean(team)),
            None => Value::text(self.school_name(code.school)),
        }
    }

    /// Returns the heads of the column that says whose pupil somebody is: alone, after a name, after a code.
    fn whose(self) -> [String; 3] {
        let has_teams = self.championship.regulations().stages.iter().any(|stage| stage.format.is_of_teams());
        match self.championship.regulations().teams {
            TeamSource::Mark if has_teams => {
                [msg("reports-team"), msg("reports-name-and-team"), msg("reports-code-and-team")]
            }
            _ => [msg("reports-school"), msg("reports-name-and-school"), msg("reports-code-and-school")],
        }
        .map(|message| self.say(message))
    }

    /// Returns the name of a school by its number.
    pub(super) fn school_name(self, number: u32) -> String {
        self.championship.school(number).map(|school| clean(&school.name)).unwrap_or_default()
    }

    /// Returns the title of what is about a school: none where there is but one.
    pub(super) fn school_title(self, number: u32) -> String {
        if self.championship.has_schools() { self.school_name(number) } else { String::new() }
    }

    /// Returns what files about a school are called after: its number and its name.
    pub(super) fn school_slug(self, number: u32) -> String {
        match slug(&self.school_name(number)) {
            name if name.is_empty() => School::shown_number(number),
            name => format!("{}-{name}", School::shown_number(number)),
        }
    }

    /// Returns what stands below the name of a school: its number, its town, how many pupils.
    pub(super) fn school_detail(self, school: &School, n_pupils: usize) -> String {
        self.school_line(school, msg("reports-pupils-detail").with("count", n_pupils))
    }

    /// Returns what stands below the name of a school: its number, its town, and how many of its pupils there are, in such words.
    pub(super) fn school_line(self, school: &School, pupils: Message) -> String {
        let mut detail = Vec::new();
        if self.championship.has_schools() {
            let number = School::shown_number(school.number);
            detail.push(self.say(msg("reports-school-detail").with("number", number)));
        }
        detail.extend(school.place.as_deref().map(clean).filter(|place| !place.is_empty()));
        detail.push(self.say(pupils));
        detail.join(" · ")
    }

    /// Returns the leading columns of tables by school.
    pub(super) fn school_columns(self) -> Vec<Column> {
        let columns = [
            Column::new(SCHOOL_NUMBER, self.say(msg("reports-school-number")), Kind::Integer),
            Column::new("school", self.say(msg("reports-school")), Kind::Text),
            Column::new("place", self.say(msg("reports-town")), Kind::Text),
        ];
        columns.map(|column| column.print(self.with_schools(Print::Column))).into()
    }

    /// Returns the values of [`Teller::school_columns`].
    pub(super) fn school_values(self, school: &School) -> Vec<Value> {
        let place = school.place.as_deref().map(clean).unwrap_or_default();
        vec![Value::number(school.number), Value::text(clean(&school.name)), Value::text(place)]
    }

    /// Returns code, name and school of an entry, as the columns of [`Teller::person_columns`] take them.
    pub(super) fn person(self, code: EntryCode) -> Vec<Value> {
        match self.options.names {
            NameStyle::Code => vec![Value::code(code), self.school(code)],
            _ => vec![Value::code(code), self.name(code), self.school(code)],
        }
    }

    /// Returns the columns of a pupil: code, and name and school in one cell.
    pub(super) fn person_columns(self) -> Vec<Column> {
        let code = self.code_column();
        let [whose, name_and_whose, code_and_whose] = self.whose();
        let school = Column::new("school", whose, Kind::Text).print(self.with_schools(Print::After));
        let both = |head| if school.print == Print::After { Print::With(head) } else { Print::Strong };
        match self.options.names {
            NameStyle::Code => vec![code.print(both(code_and_whose)), school],
            _ => {
                let name = Column::new("name", self.say(msg("reports-name")), Kind::Text);
                vec![code, name.print(both(name_and_whose)), school]
            }
        }
    }

    /// Returns the columns of one side of a board: name and code in one cell; the school is for machines.
    pub(super) fn side_columns(self, key: &str, side: &Message) -> Vec<Column> {
        let column = |part: &str, word: Message, kind| {
            let title = self.say(msg("reports-side-column").with("side", side.clone()).with("part", word));
            Column::new(format!("{key}_{part}"), title, kind)
        };
        let code = column("code", msg("reports-code-of"), Kind::Code);
        let school = column("school", msg("reports-school-of"), Kind::Text);
        let school = school.print(self.with_schools(Print::Hidden));
        let head = Print::With(self.say(side.clone()));
        match self.options.names {
            NameStyle::Code => vec![code.print(head), school],
            _ => {
                let name = column("name", msg("reports-name-of"), Kind::Text).print(head);
                vec![name, code.print(self.with_codes(Print::After)), school]
            }
        }
    }

    /// Returns the values of [`Teller::side_columns`].
    pub(super) fn side(self, code: EntryCode) -> Vec<Value> {
        match self.options.names {
            NameStyle::Code => vec![Value::code(code), self.school(code)],
            _ => vec![self.name(code), Value::code(code), self.school(code)],
        }
    }

    /// Returns when rounds begin: as it was asked for, or as the championship keeps it.
    pub(super) fn times(self) -> Timetable {
        let kept = || self.championship.details().times.as_deref()?.parse().ok();
        let asked = &self.options.times;
        if asked.is_empty() { kept().unwrap_or_default() } else { asked.clone() }
    }

    /// Returns when the rounds of each stage begin, as far as that is known: `final: 14:30 · 15:00`.
    pub(super) fn timetable(self) -> Option<String> {
        let stages = (1..).zip(&self.championship.regulations().stages).filter_map(|(number, stage)| {
            let most = self.most_rounds(number).unwrap_or(u16::MAX);
            let times = self.times();
            let times = (1..=most).map_while(|round| times.start(number, round));
            let times: Vec<String> = times.map(|time| Value::Time(time).shown(self.language(), 0)).collect();
            let name = clean(stage.name.in_language(self.language()));
            let times = times.join(", ");
            (!times.is_empty())
                .then(|| self.say(msg("reports-timetable").with("stage", name).with("times", times)))
        });
        let stages: Vec<String> = stages.collect();
        (!stages.is_empty()).then(|| stages.join(" · "))
    }

    /// Returns the most rounds any tournament plays in a stage, as far as that is known; a stage not yet drawn has those
    /// who will qualify for it.
    pub(super) fn most_rounds(self, stage: u8) -> Option<u16> {
        let regulations = self.championship.regulations();
        let rounds_of = |tournament: &Tournament| -> Option<u16> {
            let index = usize::from(stage).checked_sub(1)?;
            if let Some(drawn) = tournament.stages.get(index) {
                let planned = drawn.groups.iter().map(|group| self.championship.planned_rounds(group.id));
                return planned.collect::<Option<Vec<u16>>>()?.into_iter().max();
            }
            let rule = regulations.stage(stage)?;
            let before = tournament.stages.get(index.checked_sub(1)?)?;
            let going_on = usize::from(regulations.stage(stage - 1)?.qualify) * before.groups.len();
            let largest = rule.grouping.sizes(going_on).into_iter().max()?;
            let is_whole = matches!(rule.format, Format::Teams { system: TeamSystem::Scheveningen, .. });
            rule.format.planned_rounds(largest).filter(|_| !is_whole)
        };
        self.championship.tournaments().filter_map(rounds_of).max()
    }

    /// Returns the name of a game.
    pub(super) fn game(self, id: TournamentId) -> String {
        self.game_name(id.game)
    }

    /// Returns the name of a game by its number.
    pub(super) fn game_name(self, number: u8) -> String {
        let game = self.championship.regulations().game(number);
        game.map(|game| clean(game.name.in_language(self.language()))).unwrap_or_default()
    }

    /// Returns the names of the games of a round.
    pub(super) fn games_of_round(self, id: GroupId, round: u16) -> String {
        let regulations = self.championship.regulations();
        clean(&regulations.game_names(&regulations.games_of_round(id, round), self.language()))
    }

    /// Returns the name of a cycle, with a capital.
    pub(super) fn cycle(self, number: u8) -> String {
        let cycle = self.championship.regulations().cycle(number);
        cycle.map(|cycle| capitalized(&clean(cycle.name.in_language(self.language())))).unwrap_or_default()
    }

    /// Returns the name of a tournament.
    pub(super) fn tournament(self, id: TournamentId) -> String {
        clean(&self.championship.regulations().tournament_name(id, self.language()))
    }

    /// Returns the name of a stage, with a capital.
    pub(super) fn stage(self, number: u8) -> String {
        let stage = self.championship.regulations().stage(number);
        stage.map(|stage| capitalized(&clean(stage.name.in_language(self.language())))).unwrap_or_default()
    }

    /// Returns the name of a stage, with a capital, and with what is played in it where that is another game.
    pub(super) fn stage_title(self, number: u8) -> String {
        capitalized(&clean(&self.championship.regulations().stage_title(number, self.language())))
    }

    /// Returns the name of a stage of a tournament, with a capital, and with what is played in it where that is another game.
    pub(super) fn stage_of(self, id: TournamentId, number: u8) -> String {
        self.playing(&self.stage(number), id, number)
    }

    /// Adds to words what a tournament plays in a stage, where that is another game.
    fn playing(self, words: &str, id: TournamentId, stage: u8) -> String {
        self.championship.regulations().playing(words, stage, id, self.language())
    }

    /// Returns the leading columns of tables by group.
    pub(super) fn group_columns(self) -> Vec<Column> {
        let mut columns = vec![
            Column::new("cycle", self.say(msg("reports-cycle")), Kind::Text),
            Column::new("game", self.say(msg("reports-game")), Kind::Text),
            Column::new("stage", self.say(msg("reports-stage")), Kind::Text),
            Column::new("group", self.say(msg("reports-group")), Kind::Code)
                .print(self.with_codes(Print::Column)),
            Column::new("table", self.say(msg("reports-table")), Kind::Integer),
        ];
        columns.extend(self.room_column());
        columns
    }

    /// Returns the values of the leading columns of a group.
    pub(super) fn group_values(self, group: &Group) -> Vec<Value> {
        let id = group.id;
        let mut values = vec![
            Value::text(self.cycle(id.tournament.cycle)),
            Value::text(self.game(id.tournament)),
            Value::text(self.stage_of(id.tournament, id.stage)),
            Value::code(self.championship.group_label(id)),
            Value::number(group.table),
        ];
        values.extend(self.room_value(Some(group)));
        values
    }

    /// Returns the column of rooms, where the regulations name any.
    pub(super) fn room_column(self) -> Option<Column> {
        let has_rooms = !self.championship.regulations().rooms.is_empty();
        has_rooms.then(|| Column::new("room", self.say(msg("reports-room")), Kind::Text))
    }

    /// Returns the value of [`Teller::room_column`].
    pub(super) fn room_value(self, group: Option<&Group>) -> Option<Value> {
        let has_rooms = !self.championship.regulations().rooms.is_empty();
        let room = group.and_then(|group| self.room(group));
        has_rooms.then(|| room.map_or(Value::Empty, Value::text))
    }

    /// Returns the room in which a group plays, where that is told.
    pub(super) fn room(self, group: &Group) -> Option<String> {
        let room = self.championship.regulations().room_of(group)?;
        Some(clean(room.name.in_language(self.language())))
    }

    /// Returns the title of a group: its stage where that is one group or there are no codes, else its code, and its table; and
    /// what is played there where that is another game.
    pub(super) fn group_title(self, group: &Group) -> String {
        self.playing(&self.place_title(group), group.id.tournament, group.id.stage)
    }

    /// Returns the title of a round of a group, with what is played in it where that is another game.
    pub(super) fn round_title(self, group: &Group, round: u16) -> String {
        let title = msg("reports-group-round").with("group", self.place_title(group)).with("round", round);
        let regulations = self.championship.regulations();
        regulations.playing_in_round(&self.say(title), group.id, round, self.language())
    }

    fn place_title(self, group: &Group) -> String {
        let label = self.championship.group_label(group.id);
        let title = match label.ends_with(".F") || !self.has_codes() {
            true => msg("reports-stage-at-table")
                .with("stage", self.stage(group.id.stage))
                .with("table", group.table),
            false => msg("reports-group-at-table").with("group", label).with("table", group.table),
        };
        match self.room(group) {
            Some(room) => self.say(msg("reports-group-in-room").with("group", title).with("room", room)),
            None => self.say(title),
        }
    }

    /// Returns a round's title.
    pub(super) fn round(self, number: u16) -> String {
        self.say(msg("reports-round-number").with("round", number))
    }

    /// Returns when a round begins, for a title; empty where that is not known.
    pub(super) fn time(self, stage: u8, round: u16) -> String {
        let start = self.times().start(stage, round);
        start.map(|minutes| Value::Time(minutes).shown(self.language(), 0)).unwrap_or_default()
    }
}

/// Takes out what is no part of a name: steering marks, control characters, endless length.
pub(super) fn clean(words: &str) -> String {
    let is_steering = |c: char| matches!(c, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}');
    let kept = words.chars().filter(|c| !is_steering(*c)).map(|c| if c.is_control() { ' ' } else { c });
    let kept: String = kept.collect();
    let single: Vec<&str> = kept.split_whitespace().collect();
    let single = single.join(" ");
    match single.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &single[..end]),
        None => single,
    }
}

#[cfg(test)]
mod tests {
    use super::clean;

    #[test]
    fn names_lose_what_is_no_part_of_them() {
        assert_eq!(clean(" Inês\u{202e}\u{0}  Água\n"), "Inês Água");
        assert_eq!(clean(&"x".repeat(500)).chars().count(), 241);
    }
}
