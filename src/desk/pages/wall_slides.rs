//! The slides of the projector: who plays whom, by name; results as they come; standings.

use std::collections::BTreeMap;

use super::public::{leaders, school_views};
use crate::boards::WallBoard;
use crate::projector::Show;
use crate::view::{self, Pupil, cut, dotted, pupil};
use championship::facts::{
    Board, BoardKind, Championship, EntryCode, Format, Group, NameStyle, Round, Stage, TournamentId,
};
use championship::imports::fold;
use championship::standings::SchoolOrder;
use speech::Language;

/// The most lines in a column that can be read from the back of a hall.
const LINES: usize = 9;

/// The most lines in a column that may be larger still.
const FEW: usize = 5;

/// A line: a number in front, a name, something small under it, and a value at the end.
#[derive(Clone, Default)]
pub(super) struct Row {
    pub(super) key: String,
    pub(super) name: String,
    pub(super) small: String,
    pub(super) value: String,
    /// The other side of a board, shown after the value.
    pub(super) other: Option<String>,
    /// Whether it is the name of what comes below it.
    pub(super) is_head: bool,
}

/// A slide: a title, a line under it, and one or two columns of lines.
pub(super) struct Slide {
    pub(super) title: String,
    pub(super) under: String,
    pub(super) columns: Vec<Vec<Row>>,
    pub(super) is_few: bool,
    /// Boards that are played on screens.
    pub(super) boards: Vec<WallBoard>,
}

impl Slide {
    /// Returns a slide without lines.
    pub(super) fn title(title: &str, under: &str) -> Self {
        Slide {
            title: title.to_owned(),
            under: under.to_owned(),
            columns: Vec::new(),
            is_few: true,
            boards: vec![],
        }
    }
}

/// What a hall needs to see of a tournament now.
fn hour_of(stage: &Stage) -> Show {
    let last: Vec<&Round> = stage.groups.iter().filter_map(|group| group.rounds.last()).collect();
    let n_missing: usize = stage.groups.iter().map(|group| group.missing_results().len()).sum();
    let is_begun =
        last.iter().flat_map(|round| &round.boards).any(|board| !board.games.is_empty()) && !last.is_empty();
    match (n_missing, is_begun) {
        (0, _) if !last.is_empty() => Show::Standings,
        (_, true) => Show::Results,
        (_, false) => Show::Names,
    }
}

/// What all slides of a tournament share.
struct Hall<'a> {
    championship: &'a Championship,
    style: NameStyle,
    language: Language,
    /// How those are called who would be shown by the same name, by their codes.
    alike: BTreeMap<String, String>,
}

/// Returns the slides of everything, of a cycle or of a tournament.
pub(super) fn slides(
    championship: &Championship,
    of: &str,
    show: Show,
    style: NameStyle,
    language: Language,
) -> Vec<Slide> {
    let hall = Hall { championship, style, language, alike: championship.told_apart(style) };
    let is_wanted = |id: TournamentId| of.is_empty() || of == id.cycle.to_string() || of == id.to_string();
    let mut slides = Vec::new();
    for tournament in championship.tournaments().filter(|tournament| is_wanted(tournament.id)) {
        let Some(stage) = tournament.current_stage() else { continue };
        let title = championship.regulations().tournament_name(tournament.id, language);
        let is_free_play = stage.groups.iter().any(|group| hall.is_free_play(group));
        let now = match show {
            // The table grows with every game; on wood somebody also looks for a board.
            Show::Hour if is_free_play && stage.groups.iter().any(|group| !group.rounds.is_empty()) => {
                if stage.groups.iter().any(|group| hall.is_on_wood(group)) {
                    hall.names(&mut slides, &title, stage);
                }
                Show::Standings
            }
            Show::Hour => hour_of(stage),
            show => show,
        };
        match now {
            Show::Names => hall.names(&mut slides, &title, stage),
            Show::Results => hall.results(&mut slides, &title, stage),
            Show::Standings => hall.standings(&mut slides, &title, stage),
            Show::Hour | Show::Schools | Show::Boards => {}
        }
    }
    let has_schools = championship.has_schools();
    if show == Show::Schools || (show == Show::Hour && of.is_empty() && has_schools) {
        hall.schools(&mut slides);
    }
    packed(slides, championship.name())
}

/// The most boards on a slide.
const BOARDS: usize = 12;

/// Returns the slides of boards that are played on screens, as few as hold them all and as equal as possible. Before anybody sits
/// down they say who plays whom.
pub(super) fn board_slides(boards: Vec<WallBoard>, title: &str) -> Vec<Slide> {
    if !boards.iter().any(|board| board.is_begun) {
        let row = |board: WallBoard| {
            let mut names = board.players.into_iter().map(|player| player.name);
            Row {
                name: names.next().unwrap_or_default(),
                small: board.place,
                value: "–".to_owned(),
                other: names.next(),
                ..Row::default()
            }
        };
        let mut slides = Vec::new();
        push(&mut slides, title, "", boards.into_iter().map(row).collect(), 2);
        return slides;
    }
    let count = boards.len().div_ceil(BOARDS).max(1);
    let size = boards.len().div_ceil(count).max(1);
    let mut boards = boards.into_iter().peekable();
    let mut slides = Vec::new();
    while boards.peek().is_some() {
        let boards = boards.by_ref().take(size).collect();
        slides.push(Slide { boards, ..Slide::title(title, "") });
    }
    slides
}

/// Puts small groups that follow one another beside each other on one screen, each under its own name.
fn packed(slides: Vec<Slide>, name: &str) -> Vec<Slide> {
    let mut made: Vec<Slide> = Vec::new();
    // The name of a part takes a line of its own.
    let is_small = |slide: &Slide| slide.columns.len() == 1 && slide.columns[0].len() < LINES;
    let mut waiting: Option<Slide> = None;
    let headed = |slide: &Slide| -> Vec<Row> {
        let head =
            Row { name: slide.title.clone(), small: slide.under.clone(), is_head: true, ..Row::default() };
        std::iter::once(head).chain(slide.columns.iter().flatten().cloned()).collect()
    };
    for slide in slides {
        match waiting.take() {
            Some(first) if is_small(&slide) => {
                let columns = vec![headed(&first), headed(&slide)];
                let is_few = columns.iter().all(|column| column.len() <= FEW);
                made.push(Slide {
                    title: name.to_owned(),
                    under: String::new(),
                    columns,
                    is_few,
                    boards: vec![],
                });
            }
            Some(first) => {
                made.push(first);
                made.push(slide);
            }
            None if is_small(&slide) => waiting = Some(slide),
            None => made.push(slide),
        }
    }
    made.extend(waiting);
    made
}

impl Hall<'_> {
    fn pupil(&self, code: EntryCode) -> Pupil {
        pupil(self.championship, code, self.style)
    }

    /// Returns the name of a pupil, with what tells it from others of that name.
    fn name(&self, code: EntryCode) -> String {
        self.name_of(&self.pupil(code))
    }

    fn name_of(&self, pupil: &Pupil) -> String {
        match self.alike.get(&pupil.code) {
            Some(called) => cut(called),
            None => pupil.label().to_owned(),
        }
    }

    fn stage_name(&self, stage: &Stage) -> String {
        let Some(group) = stage.groups.first() else { return String::new() };
        self.championship.regulations().stage_name(stage.number, group.id.tournament, self.language)
    }

    fn room(&self, group: &Group) -> Option<String> {
        view::room(self.championship, group, self.language)
    }

    /// Returns the name of a stage, with the room where all of it is played in one.
    fn stage_and_room(&self, stage: &Stage) -> String {
        let mut rooms: Vec<Option<String>> = stage.groups.iter().map(|group| self.room(group)).collect();
        rooms.dedup();
        match &rooms[..] {
            [Some(room)] => dotted([self.stage_name(stage).as_str(), room]),
            _ => self.stage_name(stage),
        }
    }

    /// Returns the room of a group where its stage has several.
    fn own_room(&self, stage: &Stage, group: &Group) -> String {
        let own = self.room(group);
        let is_shared = stage.groups.iter().all(|other| self.room(other) == own);
        own.filter(|_| !is_shared).unwrap_or_default()
    }

    /// Who plays whom and where, in the order of the names: everybody looks for their own.
    fn names(&self, slides: &mut Vec<Slide>, title: &str, stage: &Stage) {
        let mut rows: Vec<Row> =
            stage.groups.iter().flat_map(|group| self.seats(group, &self.own_room(stage, group))).collect();
        rows.sort_by_cached_key(|row| fold(&row.name));
        let name = self.stage_and_room(stage);
        let is_free_play = stage.groups.iter().any(|group| self.is_free_play(group));
        let under = match self.round_of_all(stage) {
            Some(1..) if is_free_play => self.language.msg("desk-wall-names-now").with("stage", name),
            None => self.language.msg("desk-wall-names-now").with("stage", name),
            Some(0) => self.language.msg("desk-wall-seats").with("stage", name),
            Some(round) => self.language.msg("desk-wall-names").with("stage", name).with("round", round),
        };
        push(slides, title, &under.to_string(), rows, 2);
    }

    fn is_free_play(&self, group: &Group) -> bool {
        self.championship.format_of(group.id).is_some_and(Format::is_free_play)
    }

    /// Says whether the last round of a group is played on wood.
    fn is_on_wood(&self, group: &Group) -> bool {
        self.championship.board_kind(group.id, group.next_round() - 1) == BoardKind::Wood
    }

    /// Returns the round that all groups of a stage are in; nothing where they are not in one.
    fn round_of_all(&self, stage: &Stage) -> Option<usize> {
        let mut rounds: Vec<usize> = stage.groups.iter().map(|group| group.rounds.len()).collect();
        rounds.dedup();
        match rounds[..] {
            [round] => Some(round),
            _ => None,
        }
    }

    /// Returns the boards at which a group plays now: those of its last round; in free play every one without a result.
    fn current_boards<'g>(&self, group: &'g Group, last: &'g Round) -> Vec<&'g Board> {
        match self.is_free_play(group) {
            true => group.open_boards().into_iter().map(|(_, board)| board).collect(),
            false => last.boards.iter().collect(),
        }
    }

    fn seats(&self, group: &Group, room: &str) -> Vec<Row> {
        let language = self.language;
        let Some(round) = group.rounds.last() else {
            let table = language.msg("desk-wall-at-table").with("table", group.table).to_string();
            let seat = |code: EntryCode| {
                let pupil = self.pupil(code);
                let (name, small) = (self.name(code), dotted([pupil.school.as_str(), room]));
                Row { name, small, value: table.clone(), ..Row::default() }
            };
            let here = group.members.iter().filter(|member| member.withdrawn_from.is_none());
            return here.map(|member| seat(member.entry)).collect();
        };
        let seat = |own: EntryCode, other: EntryCode, board: u16| {
            let place = language.msg("desk-wall-at-both").with("table", group.table).with("board", board);
            let against = language.msg("desk-wall-against").with("name", self.name(other)).to_string();
            let small = dotted([against.as_str(), room]);
            let name = self.name(own);
            Row { name, small, value: place.to_string(), ..Row::default() }
        };
        let boards = self.current_boards(group, round).into_iter().flat_map(|board| {
            [seat(board.first, board.second, board.shown), seat(board.second, board.first, board.shown)]
        });
        let byes = round.byes.iter().map(|code| Row {
            name: self.name(*code),
            value: language.msg("desk-bye").to_string(),
            ..Row::default()
        });
        let is_waited = self.is_free_play(group) && !group.free_play.is_over;
        let free = group.free_members().into_iter().filter(|_| is_waited).map(|member| Row {
            name: self.name(member.entry),
            value: language.msg("boards-free-play-free").to_string(),
            ..Row::default()
        });
        boards.chain(byes).chain(free).collect()
    }

    /// Says of a group that plays freely how many games were played.
    fn games_played(&self, stage: &Stage, group: &Group) -> String {
        let boards = group.rounds.iter().flat_map(|round| &round.boards);
        let n_games = boards.filter(|board| board.winner_or_draw().is_some()).count();
        self.language
            .msg("boards-free-play-table")
            .with("stage", self.stage_and_room(stage))
            .with("count", n_games)
            .to_string()
    }

    /// The boards of the round with what is known of them, in free play the newest results; of many tables who leads at each.
    fn results(&self, slides: &mut Vec<Slide>, title: &str, stage: &Stage) {
        let [group] = &stage.groups[..] else { return self.leading(slides, title, stage) };
        let Some(round) = group.rounds.last() else { return };
        let row = |board: &Board| Row {
            key: board.shown.to_string(),
            name: self.name(board.first),
            value: board.results(),
            other: Some(self.name(board.second)),
            ..Row::default()
        };
        if self.is_free_play(group) {
            let newest = group.boards_newest_first().into_iter().take(LINES);
            return push(slides, title, &self.games_played(stage, group), newest.map(row).collect(), 1);
        }
        let under = self
            .language
            .msg("desk-wall-round")
            .with("stage", self.stage_and_room(stage))
            .with("table", group.table)
            .with("round", round.number)
            .to_string();
        push(slides, title, &under, round.boards.iter().map(row).collect(), 1);
    }

    fn standings(&self, slides: &mut Vec<Slide>, title: &str, stage: &Stage) {
        let [group] = &stage.groups[..] else { return self.leading(slides, title, stage) };
        let table = view::table(self.championship, group.id, self.style, self.language);
        // A round that is only paired counts nothing yet.
        let counted = self.championship.counted_rounds(group.id);
        let under = match self.is_free_play(group) {
            true => self.games_played(stage, group),
            false => self
                .language
                .msg("desk-wall-standings")
                .with("stage", self.stage_and_room(stage))
                .with("table", group.table)
                .with("round", counted)
                .to_string(),
        };
        let rows = table.lines.into_iter().map(|line| Row {
            key: line.rank,
            name: self.name_of(&line.pupil),
            small: line.pupil.school.clone(),
            value: line.values.first().cloned().unwrap_or_default(),
            ..Row::default()
        });
        push(slides, title, &under, rows.collect(), 2);
    }

    fn leading(&self, slides: &mut Vec<Slide>, title: &str, stage: &Stage) {
        let name = self.stage_and_room(stage);
        let under = match self.round_of_all(stage) {
            Some(round) => self.language.msg("desk-wall-leaders").with("stage", name).with("round", round),
            None => self.language.msg("desk-wall-leaders-now").with("stage", name),
        };
        let under = under.to_string();
        let row = |group: &Group| {
            let leaders = leaders(self.championship, group.id, self.style, self.language);
            let names: Vec<String> = leaders.iter().map(|(pupil, _)| self.name_of(pupil)).collect();
            let missing = group.missing_results().len();
            let small = match (&leaders[..], missing) {
                (_, 1..) => self.language.msg("desk-missing").with("count", missing).to_string(),
                ([(pupil, _)], 0) => pupil.school.clone(),
                _ => String::new(),
            };
            let small = dotted([self.own_room(stage, group).as_str(), &small]);
            Row {
                key: group.table.to_string(),
                name: names.join(" · "),
                small,
                value: leaders.first().map(|(_, points)| points.clone()).unwrap_or_default(),
                ..Row::default()
            }
        };
        push(slides, title, &under, stage.groups.iter().map(row).collect(), 2);
    }

    fn schools(&self, slides: &mut Vec<Slide>) {
        let medals = school_views(self.championship, SchoolOrder::Medals, self.language);
        let rows: Vec<Row> = medals
            .into_iter()
            .take(LINES)
            .map(|school| {
                let [gold, silver, bronze] = school.medals;
                let value = format!("{gold} · {silver} · {bronze}");
                Row { key: school.rank.to_string(), name: school.name, value, ..Row::default() }
            })
            .collect();
        if !rows.is_empty() {
            let title = self.language.msg("desk-wall-medals").to_string();
            push(slides, &title, &self.language.msg("desk-wall-places").to_string(), rows, 1);
        }
    }
}

/// Adds rows as slides of so many columns of lines.
fn push(slides: &mut Vec<Slide>, title: &str, under: &str, rows: Vec<Row>, columns: usize) {
    // Slides of equal length look better than one with a single line left over.
    let most = LINES * columns;
    let count = rows.len().div_ceil(most).max(1);
    let size = rows.len().div_ceil(count).max(1);
    for (index, chunk) in rows.chunks(size).enumerate() {
        let under = if count > 1 { format!("{under} ({}/{count})", index + 1) } else { under.to_owned() };
        let height = if chunk.len() > LINES { chunk.len().div_ceil(columns) } else { chunk.len() };
        slides.push(Slide {
            title: title.to_owned(),
            under,
            columns: chunk.chunks(height.max(1)).map(<[Row]>::to_vec).collect(),
            is_few: height <= FEW,
            boards: vec![],
        });
    }
}
