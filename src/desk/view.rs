//! Pupils, boards and tournaments as pages show them.

use championship::decisions;
use championship::facts::{
    AROUND_NAMES, Championship, EntryCode, Format, Group, GroupId, MatchResult, MetricKey, NameStyle, Points,
    TieMeans, TournamentId, TournamentStatus,
};
use championship::reports::{self, KnockoutProgress, Options};
use championship::standings::{self, metric};
use championship::tables::Value;
use speech::{Language, Message};

/// A pupil as shown: no more of the name than the style allows.
#[derive(Clone, Debug)]
pub(super) struct Pupil {
    pub(super) code: String,
    /// The code, or the class, where people need it to tell somebody from others; empty where the name is enough.
    pub(super) tag: String,
    pub(super) name: String,
    /// Its school, or its team where that is not the school's.
    pub(super) school: String,
}

/// Returns a pupil as shown.
pub(super) fn pupil(championship: &Championship, code: EntryCode, style: NameStyle) -> Pupil {
    let name = championship.entry(code).and_then(|entry| entry.contestant.shown_name(style));
    let school = championship.school(code.school).filter(|_| championship.has_schools());
    let school = championship.own_team(code).or(school.map(|school| school.name.as_str()));
    Pupil {
        code: code.to_string(),
        tag: championship.tag_of(code, style).unwrap_or_default(),
        name: name.map(|name| cut(&name)).unwrap_or_default(),
        school: cut(school.unwrap_or_default()),
    }
}

/// Says why a pupil does not play: waiting for a place, and as which, replaced by another of the same phase, or withdrawn; nothing of
/// who plays.
pub(super) fn why_out(championship: &Championship, code: EntryCode, language: Language) -> Option<String> {
    let entry = championship.entry(code).filter(|entry| !entry.is_active())?;
    let place = decisions::place_in_line(championship, entry.code);
    let said = match (place, championship.replaced_by(entry.code)) {
        (Some(place), _) => language.msg("desk-in-line").with("place", place),
        (None, Some(by)) => {
            let by = pupil(championship, by, championship.public_names());
            language.msg("desk-replaced-by").with("name", by.label())
        }
        (None, None) => language.msg("desk-withdrawn"),
    };
    Some(said.to_string())
}

/// Returns what people call a group: its code, or within a school its table.
pub(super) fn group_called(championship: &Championship, group: &Group, language: Language) -> String {
    match championship.has_codes() {
        true => championship.group_label(group.id),
        false => language.msg("desk-table").with("table", group.table).to_string(),
    }
}

/// Returns the room in which a group plays, where the rooms are told.
pub(super) fn room(championship: &Championship, group: &Group, language: Language) -> Option<String> {
    let room = championship.regulations().room_of(group)?;
    Some(cut(room.name.in_language(language)))
}

/// Puts what follows a name together with dots between, and leaves out what is empty.
pub(super) fn dotted<'a>(parts: impl IntoIterator<Item = &'a str>) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// Returns a sentence of any room as pages say it: what terminals set between backticks stands bare where it is a code or a
/// name, else in quotation marks.
pub(super) fn plain(text: &str) -> String {
    let parts: Vec<&str> = text.split('`').collect();
    if parts.len().is_multiple_of(2) {
        return text.replace(AROUND_NAMES, "");
    }
    let is_code =
        |part: &str| part.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | '-' | 'F' | ':' | '/'));
    let is_name = |part: &str| part.contains(AROUND_NAMES);
    let said = parts.iter().enumerate().map(|(index, part)| match index % 2 {
        1 if !is_code(part) && !is_name(part) => format!("“{part}”"),
        _ => part.replace(AROUND_NAMES, ""),
    });
    said.collect()
}

/// Says what a change has changed, and what it asks, a sentence each.
pub(super) fn changed(before: &Championship, after: &Championship, language: Language) -> Vec<String> {
    let changes = decisions::changes(before, after).into_iter();
    changes.map(|change| sentence(&told(after, change.told, language))).collect()
}

/// Says several messages, a sentence each.
pub(super) fn sentences(championship: &Championship, messages: &[Message], language: Language) -> String {
    let said = messages.iter().map(|message| sentence(&told(championship, message.clone(), language)));
    said.collect::<Vec<_>>().join(" ")
}

/// Makes a sentence of what was told: a capital first, a stop last.
pub(super) fn sentence(text: &str) -> String {
    let stop = if text.ends_with(['.', '?', '!', ':']) { "" } else { "." };
    format!("{}{stop}", capital(text))
}

/// Returns a text with a capital first.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().map(|first| first.to_uppercase().collect()).unwrap_or_default();
    format!("{first}{}", letters.as_str())
}

/// Says a message of any room about a championship: groups and pupils are called as people call them.
pub(super) fn told(championship: &Championship, message: Message, language: Language) -> String {
    plain(&language.say(&championship.spoken(message)))
}

/// Returns the name by which the journal knows who did something, as it is told: a board on a screen is called so in the
/// language of the desk that wrote it down, and in the reader's here.
pub(super) fn doer(name: &str, language: Language) -> String {
    let is_board = Language::ALL.into_iter().any(|known| known.msg("boards-actor").to_string() == name);
    match is_board {
        true => language.msg("boards-actor").to_string(),
        false => cut(&crate::visit::called(name, language)),
    }
}

/// Returns a text that cannot break a page: not endless, and without marks that turn the direction of writing.
pub(super) fn cut(text: &str) -> String {
    cut_to(text, 120)
}

/// The same of what the desk itself said, which is several sentences at times.
pub(super) fn whole(text: &str) -> String {
    cut_to(text, 2_000)
}

fn cut_to(text: &str, most: usize) -> String {
    let is_mark = |c: &char| {
        matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
            || c.is_control()
    };
    let mut shown: String = text.chars().filter(|c| !is_mark(c)).take(most + 1).collect();
    if shown.chars().count() > most {
        shown = shown.chars().take(most).collect::<String>() + "…";
    }
    shown
}

impl Pupil {
    /// Returns the name, or the code of somebody without one.
    pub(super) fn label(&self) -> &str {
        if self.name.is_empty() { &self.code } else { &self.name }
    }

    /// Returns the name, with the code behind it where that is needed.
    pub(super) fn called(&self) -> String {
        match self.name.is_empty() || self.tag.is_empty() {
            true => self.label().to_owned(),
            false => format!("{} ({})", self.name, self.tag),
        }
    }
}

/// A result in words, such as `Inês A. ganhou`.
pub(super) fn result_words(result: MatchResult, first: &str, second: &str, language: Language) -> String {
    language.say(&decisions::result_told(result, first, second))
}

/// Writes a number of hundredths as people do: no decimals it can do without, and the sign of the language.
fn number(hundredths: i64, language: Language) -> String {
    let value = Value::Decimal(hundredths);
    value.shown(language, value.decimals())
}

/// Writes points, on every page alike.
pub(super) fn points(points: Points, language: Language) -> String {
    number(i64::from(points.tenths()) * 10, language)
}

/// A line of standings.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// Empty for who has played nothing so far.
    pub(super) rank: String,
    pub(super) pupil: Pupil,
    pub(super) values: Vec<String>,
    /// The tie-breaks in one line, for a narrow screen: `BH 10 · PS 9`.
    pub(super) ties: String,
    /// How equals were told apart at last, where somebody had to; empty elsewhere.
    pub(super) decided: String,
    pub(super) is_out: bool,
    /// Why somebody is out; empty for who plays.
    pub(super) out: String,
}

/// Standings with the heads of their columns.
#[derive(Clone, Debug, Default)]
pub(super) struct StandingsView {
    /// What each metric is called, and what that is: its abbreviation and its name, in free play its name and what it counts.
    pub(super) heads: Vec<(String, String)>,
    pub(super) lines: Vec<Line>,
    /// Where who loses leaves, the values are words: how far somebody came, and the last match.
    pub(super) in_words: bool,
}

/// Returns the standings of a group.
pub(super) fn table(
    championship: &Championship,
    id: GroupId,
    style: NameStyle,
    language: Language,
) -> StandingsView {
    let Some(table) = standings::of_group(championship, id) else { return StandingsView::default() };
    // A class that plays freely knows no abbreviations of tournaments.
    let is_free_play = championship.format_of(id).is_some_and(Format::is_free_play);
    let called = |key: MetricKey| match (metric::of(key), is_free_play) {
        (metric, true) => language.say(&metric.name),
        (metric, false) => metric.abbreviation.to_owned(),
    };
    let heads = table.metrics.iter().map(|key| {
        let metric = metric::of(*key);
        let meaning = if is_free_play { &metric.explanation } else { &metric.name };
        (capital(&called(*key)), language.say(meaning))
    });
    let ties = |values: &[i64]| -> String {
        let tie = |(key, value): (&MetricKey, &i64)| format!("{} {}", called(*key), number(*value, language));
        // Where nobody has as many points there is no tie to break.
        if table.lines.iter().filter(|other| other.values.first() == values.first()).count() < 2 {
            return String::new();
        }
        table.metrics.iter().zip(values).skip(1).map(tie).collect::<Vec<_>>().join(" · ")
    };
    let lines = table.lines.iter().map(|line| Line {
        rank: line.rank.to_string(),
        pupil: pupil(championship, line.entry, style),
        values: line.values.iter().map(|value| number(*value, language)).collect(),
        ties: ties(&line.values),
        decided: match line.decided {
            None => String::new(),
            Some(TieMeans::Lot { .. }) => language.msg("desk-tie-by-lot").to_string(),
            Some(TieMeans::PlayOff) => language.msg("desk-tie-by-play-off").to_string(),
        },
        is_out: championship.entry(line.entry).is_some_and(|entry| !entry.is_active()),
        out: why_out(championship, line.entry, language).unwrap_or_default(),
    });
    let unplaced = table.unplaced.iter().map(|code| Line {
        rank: String::new(),
        pupil: pupil(championship, *code, style),
        values: table.metrics.iter().map(|_| String::new()).collect(),
        ties: String::new(),
        decided: String::new(),
        is_out: false,
        out: String::new(),
    });
    let told =
        StandingsView { heads: heads.collect(), lines: lines.chain(unplaced).collect(), in_words: false };
    let options = Options { language, names: style, ..Options::default() };
    match reports::progress(championship, &table, &options) {
        Some((heads, progress)) => told.in_words(heads, progress),
        None => told,
    }
}

impl StandingsView {
    /// Tells how far everybody came instead of what was counted.
    fn in_words(mut self, heads: [String; 2], progress: Vec<KnockoutProgress>) -> StandingsView {
        self.heads = heads.map(|head| (head, String::new())).into();
        for (line, progress) in self.lines.iter_mut().zip(progress) {
            line.ties = progress.last_match.clone();
            line.values = vec![progress.reached, progress.last_match];
        }
        StandingsView { in_words: true, ..self }
    }
}

/// A team in its place.
#[derive(Clone, Debug)]
pub(super) struct TeamLine {
    pub(super) rank: usize,
    pub(super) name: String,
    pub(super) match_points: String,
    pub(super) board_points: String,
}

/// Returns the standings of the teams of a group; nothing where no teams play.
pub(super) fn teams(championship: &Championship, id: GroupId, language: Language) -> Vec<TeamLine> {
    let lines = standings::of_teams(championship, id).map(|table| table.lines).unwrap_or_default();
    let line = |line: standings::TeamLine| TeamLine {
        rank: line.rank,
        name: cut(&championship.team_name(&line.team)),
        match_points: points(line.match_points, language),
        board_points: points(line.board_points, language),
    };
    lines.into_iter().map(line).collect()
}

/// How far a tournament is.
#[derive(Clone, Debug)]
pub(super) struct Progress {
    pub(super) id: TournamentId,
    pub(super) game: String,
    pub(super) cycle: String,
    pub(super) n_entries: usize,
    pub(super) n_groups: usize,
    pub(super) stage: String,
    /// The rounds published: fewest and most among the groups.
    pub(super) rounds: (usize, usize),
    pub(super) n_missing: usize,
    pub(super) is_over: bool,
    /// Whether nothing may change any more unless it is opened again.
    pub(super) is_closed: bool,
    pub(super) can_draw: bool,
    /// Whether a group waits for its next round.
    pub(super) can_pair: bool,
    /// Whether everything of the stage is played and nobody has said who goes on.
    pub(super) can_settle: bool,
    /// The group with a tie that stands before that.
    pub(super) tie: Option<GroupId>,
}

/// Returns how far each tournament is that somebody plays in; all of them while nobody has entered.
pub(super) fn played(championship: &Championship, language: Language) -> Vec<Progress> {
    let mut all = progress(championship, language);
    if all.iter().any(|one| one.n_entries > 0) {
        all.retain(|one| one.n_entries > 0 || one.n_groups > 0);
    }
    all
}

/// Returns how far each tournament is.
pub(super) fn progress(championship: &Championship, language: Language) -> Vec<Progress> {
    let regulations = championship.regulations();
    let of = |tournament: &championship::facts::Tournament| {
        let id = tournament.id;
        let stage = tournament.current_stage();
        let groups = stage.map(|stage| stage.groups.as_slice()).unwrap_or_default();
        let rounds = groups.iter().map(|group| group.rounds.len());
        let is_over = standings::is_over(championship, id);
        let is_settled = stage.is_some_and(|stage| stage.qualified.is_some());
        let is_played = !is_over && !is_settled;
        Progress {
            id,
            game: regulations
                .game(id.game)
                .map(|game| game.name.in_language(language).to_owned())
                .unwrap_or_default(),
            cycle: regulations
                .cycle(id.cycle)
                .map(|cycle| cycle.name.in_language(language).to_owned())
                .unwrap_or_default(),
            n_entries: championship
                .entries()
                .filter(|entry| entry.code.tournament == id && entry.is_active())
                .count(),
            n_groups: groups.len(),
            stage: stage.map(|stage| regulations.stage_name(stage.number, id, language)).unwrap_or_default(),
            rounds: (rounds.clone().min().unwrap_or(0), rounds.max().unwrap_or(0)),
            n_missing: groups.iter().map(|group| group.missing_results().len()).sum(),
            is_over,
            is_closed: tournament.status == TournamentStatus::Closed,
            can_draw: stage.is_none() || is_settled,
            can_pair: is_played && groups.iter().any(|group| championship.can_pair(group)),
            can_settle: is_played
                && !groups.is_empty()
                && groups.iter().all(|group| championship.missing_games(group.id) == 0),
            tie: decisions::open_tie(championship, id).map(|tie| tie.group),
        }
    };
    championship.tournaments().map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::{doer, plain};
    use speech::Language;

    #[test]
    fn a_board_on_a_screen_is_called_so_in_the_language_of_who_reads() {
        let boards = Language::ALL.map(|language| language.msg("boards-actor").to_string());
        for name in &boards {
            assert_eq!(Language::ALL.map(|language| doer(name, language)), boards);
        }
        assert_eq!(doer("Rita", Language::En), "Rita");
    }

    #[test]
    fn sentences_lose_the_marks_of_terminals() {
        assert_eq!(plain("`001.1.3-2` desistiu"), "001.1.3-2 desistiu");
        assert_eq!(plain("não há `Ana`, nem `1.3.F`"), "não há “Ana”, nem 1.3.F");
        assert_eq!(plain("um ` só"), "um ` só");
        assert_eq!(plain(""), "");
    }

    #[test]
    fn names_stand_bare_and_what_somebody_typed_in_quotation_marks() {
        assert_eq!(plain("`\u{2068}Eva E.\u{2069}` já jogou com `Evva`"), "Eva E. já jogou com “Evva”");
        assert_eq!(plain("\u{2068}Eva E.\u{2069} ` só"), "Eva E. ` só");
    }
}
