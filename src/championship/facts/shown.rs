//! What people are shown of pupils and schools: codes and schools only where they tell something.

use std::collections::{BTreeMap, BTreeSet};

use super::{Championship, Entry, EntryCode, NameStyle, TournamentId};
use speech::{Message, Value, msg};

/// The most entries of a class or a school where everybody is known by name.
const MOST_BY_NAME: usize = 300;
/// The most letters of a last name where strangers see it, too.
const MOST_LETTERS: usize = 4;
/// Sentences about codes themselves, which keep them.
const OF_CODES: [&str; 3] = ["decisions-move-code", "imports-code-of-another", "imports-pupil-alike"];
/// Sentences about people, for those who decide about them: they name them also where there are codes.
const OF_NAMES: [&str; 20] = [
    "facts-other-plays",
    "facts-others-play",
    "facts-seats-exchanged",
    "decisions-left-a-board",
    "decisions-asks-left-board",
    "decisions-asks-qualified",
    "decisions-asks-qualified-drawn",
    "decisions-asks-more",
    "decisions-asks-fewer",
    "decisions-asks-tie",
    "decisions-qualified-played-on",
    "decisions-place-moves",
    "decisions-bracket-back",
    "standings-tie-to-play",
    "standings-tie-to-draw",
    "decisions-next-tie",
    "decisions-next-last-tie",
    "decisions-next-share",
    "decisions-done-tie",
    "decisions-done-replaced",
];

/// What stands around a name in a message for pages, unseen: a name is never set in quotation marks.
pub const AROUND_NAMES: [char; 2] = ['\u{2068}', '\u{2069}'];

impl Championship {
    /// Returns how much of names the public sees: on pages, on the wall and on every paper that is hung up or published.
    pub fn public_names(&self) -> NameStyle {
        self.names
    }

    /// Returns how much of names those see who work here: enough to call a pupil.
    pub fn desk_names(&self) -> NameStyle {
        self.names.max(NameStyle::Short)
    }

    /// Says whether people are shown the codes of pupils, groups and tournaments. Within one school names are enough.
    pub fn has_codes(&self) -> bool {
        self.has_schools() || self.entries().nth(MOST_BY_NAME).is_some()
    }

    /// Says whether people are told of schools; a school on its own is everybody's.
    pub fn has_schools(&self) -> bool {
        !self.regulations().is_within_a_school() || self.schools().nth(1).is_some()
    }

    /// Says whether people need the code of an entry beside its name: where there are codes, and where somebody else in the same
    /// tournament is shown by the same name.
    pub fn needs_code(&self, code: EntryCode, style: NameStyle) -> bool {
        self.has_codes() || self.namesakes(code, style).is_some()
    }

    /// Returns what people need beside the name of an entry: the code where there are codes; where somebody else is shown by the
    /// same name, the class that tells them apart, else the code.
    pub fn tag_of(&self, code: EntryCode, style: NameStyle) -> Option<String> {
        if self.has_codes() {
            return Some(code.to_string());
        }
        let alike = self.namesakes(code, style)?;
        let class = self.entry(code).and_then(|own| own.mark.clone()).filter(|_| have_classes(&alike));
        Some(class.unwrap_or_else(|| code.to_string()))
    }

    /// Returns those of a tournament who are shown by the same name as an entry, with it, if there are others.
    fn namesakes(&self, code: EntryCode, style: NameStyle) -> Option<Vec<&Entry>> {
        let own = self.entry(code)?;
        let name = own.contestant.shown_name(style)?;
        // Names are made only of those who can be alike: there may be hundreds.
        let first = |entry: &Entry| -> Option<String> {
            Some(entry.contestant.name.as_deref()?.split_whitespace().next()?.to_owned())
        };
        let own_first = first(own);
        let alike = self
            .entries()
            .filter(|other| other.code.tournament == code.tournament && first(other) == own_first)
            .filter(|other| other.contestant.shown_name(style).as_ref() == Some(&name));
        let alike: Vec<&Entry> = alike.collect();
        (alike.len() > 1).then_some(alike)
    }

    /// Returns how people call an entry: by its code where there are codes, else by its name, with the class or the code behind
    /// it where somebody else is called alike.
    pub fn called(&self, code: EntryCode, style: NameStyle) -> String {
        let name = self.entry(code).and_then(|entry| entry.contestant.shown_name(style));
        match (name, self.tag_of(code, style)) {
            (Some(name), None) => name,
            (Some(name), Some(tag)) if !self.has_codes() => format!("{name} ({tag})"),
            _ => code.to_string(),
        }
    }

    /// Returns how those are called, by their codes, who would be shown by the same name in the same tournament: with their
    /// class, or with more of their last names, or with their codes where nothing else tells them apart.
    pub fn told_apart(&self, style: NameStyle) -> BTreeMap<String, String> {
        let mut by_name: BTreeMap<(TournamentId, String), Vec<&Entry>> = BTreeMap::new();
        for entry in self.entries() {
            if let Some(name) = entry.contestant.shown_name(style) {
                by_name.entry((entry.code.tournament, name)).or_default().push(entry);
            }
        }
        let alike = by_name.values().filter(|entries| entries.len() > 1);
        alike.flat_map(|entries| apart(entries, style)).collect()
    }

    /// Returns how somebody is called where others of the same tournament would be shown by the same name; nothing where the name
    /// is enough.
    pub fn called_apart(&self, code: EntryCode, style: NameStyle) -> Option<String> {
        let own = self.entry(code)?.contestant.shown_name(style)?;
        let is_alike = |entry: &&Entry| {
            entry.code.tournament == code.tournament
                && entry.contestant.shown_name(style).as_ref() == Some(&own)
        };
        let alike: Vec<&Entry> = self.entries().filter(is_alike).collect();
        let called = if alike.len() > 1 { apart(&alike, style) } else { Vec::new() };
        let code = code.to_string();
        called.into_iter().find(|(own, _)| *own == code).map(|(_, called)| called)
    }

    /// Returns a message for pages, where nobody types ids: a tournament is called by its game and cycle, and a group by its
    /// table where there are no codes. Names have [`AROUND_NAMES`] around them.
    #[must_use]
    pub fn spoken(&self, message: Message) -> Message {
        let [before, after] = AROUND_NAMES;
        let message = self.called_in(message, &|name: String| format!("{before}{name}{after}"));
        let arguments = message.arguments().iter();
        arguments.fold(msg(message.key()), |said, (name, value)| {
            // The group of a place stands alone, and not in a sentence.
            let of_place = ["facts-place", "facts-place-of-game"].contains(&message.key());
            let kind = if of_place && *name == "group" { "place" } else { name };
            said.with(name, self.spoken_value(kind, value))
        })
    }

    fn spoken_value(&self, name: &str, value: &Value) -> Value {
        let called = |text: &str| match name {
            "tournament" => {
                let id: TournamentId = text.trim_matches('`').parse().ok()?;
                let game = &self.regulations().game(id.game)?.name;
                let cycle = &self.regulations().cycle(id.cycle)?.name;
                Some(msg("facts-game-and-cycle").with("game", game).with("cycle", cycle))
            }
            "group" if !self.has_codes() => {
                let group = self.group(self.find_group(text.trim_matches('`')).ok()?)?;
                Some(msg("facts-of-table").with("table", group.table))
            }
            "place" if !self.has_codes() => {
                let group = self.group(self.find_group(text.trim_matches('`')).ok()?)?;
                Some(msg("handouts-table-number").with("table", group.table))
            }
            _ => None,
        };
        match value {
            Value::Text(text) => match called(text) {
                Some(called) => Value::from(msg("facts-bare").with("what", called)),
                None => value.clone(),
            },
            Value::Message(message) => Value::from(self.spoken(Message::clone(message))),
            Value::All(values) => Value::All(values.iter().map(|one| self.spoken_value(name, one)).collect()),
            Value::Any(values) => Value::Any(values.iter().map(|one| self.spoken_value(name, one)).collect()),
            Value::Number(_) | Value::Name(_) => value.clone(),
        }
    }

    /// Returns a message for people: groups are called as they call them, and pupils by their names where there are no codes.
    #[must_use]
    pub fn told(&self, message: Message) -> Message {
        self.called_in(message, &|name| name)
    }

    fn called_in(&self, message: Message, set: &dyn Fn(String) -> String) -> Message {
        self.calling(&self.named(message), set, false)
    }

    /// Calls pupils in a message and in those within it: where there are codes, by them, unless the sentence or one around it is
    /// about people.
    fn calling(&self, message: &Message, set: &dyn Fn(String) -> String, is_about_names: bool) -> Message {
        let is_about_names = is_about_names || OF_NAMES.contains(&message.key());
        let keeps_codes = OF_CODES.contains(&message.key()) || (self.has_codes() && !is_about_names);
        let call = |value: &Value| self.calling_in(value, set, is_about_names, keeps_codes);
        let arguments = message.arguments().iter();
        arguments.fold(msg(message.key()), |said, (name, value)| said.with(name, call(value)))
    }

    fn calling_in(
        &self,
        value: &Value,
        set: &dyn Fn(String) -> String,
        is_about_names: bool,
        keeps_codes: bool,
    ) -> Value {
        let each = |values: &[Value]| {
            values.iter().map(|one| self.calling_in(one, set, is_about_names, keeps_codes)).collect()
        };
        match value {
            Value::Text(text) if !keeps_codes => {
                let bare = text.trim_matches('`');
                // A group is written with fewer digits: `1.1.1`, and not `001.1.1`.
                let meant = bare.parse().ok().filter(|code: &EntryCode| code.to_string() == bare);
                let name = match meant.filter(|code| self.entry(*code).is_some()) {
                    Some(code) if is_about_names => self.introduced(code),
                    Some(code) => self.called(code, NameStyle::Short),
                    None => return value.clone(),
                };
                Value::Text(if self.has_codes() { set(name) } else { text.replace(bare, &set(name)) })
            }
            Value::Message(message) => Value::from(self.calling(message, set, is_about_names)),
            Value::All(values) => Value::All(each(values)),
            Value::Any(values) => Value::Any(each(values)),
            Value::Text(_) | Value::Number(_) | Value::Name(_) => value.clone(),
        }
    }

    /// Returns an entry by its full name, with the school and the code behind it where there are several schools: who has to
    /// decide about a pupil does not know them by number.
    fn introduced(&self, code: EntryCode) -> String {
        let name = self.entry(code).and_then(|entry| entry.contestant.shown_name(NameStyle::Full));
        let (Some(name), true) = (name, self.has_codes()) else { return self.called(code, NameStyle::Full) };
        match self.school(code.school).filter(|_| self.has_schools()) {
            Some(school) => format!("{name} ({}, {code})", school.name),
            None => format!("{name} ({code})"),
        }
    }
}

/// Says whether each of some has a class of its own.
fn have_classes(entries: &[&Entry]) -> bool {
    let classes: BTreeSet<&str> = entries.iter().filter_map(|entry| entry.mark.as_deref()).collect();
    classes.len() == entries.len()
}

/// Returns the codes of some who are shown by the same name, and what tells them apart.
fn apart(entries: &[&Entry], style: NameStyle) -> Vec<(String, String)> {
    let has_classes = have_classes(entries);
    let longer = (2..=MOST_LETTERS).find(|letters| {
        let names = entries.iter().map(|entry| entry.contestant.short_name(*letters));
        names.collect::<BTreeSet<_>>().len() == entries.len()
    });
    let called = |entry: &&Entry| {
        let behind = |text: &str| Some(format!("{} ({text})", entry.contestant.shown_name(style)?));
        let called = match (&entry.mark, longer) {
            (Some(class), _) if has_classes => behind(class),
            (_, Some(letters)) if style == NameStyle::Short => entry.contestant.short_name(letters),
            _ => behind(&entry.code.to_string()),
        };
        Some((entry.code.to_string(), called?))
    };
    entries.iter().filter_map(called).collect()
}
