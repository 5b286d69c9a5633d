//! The regulations of a championship, as data.

use super::{
    code::TournamentId,
    games::{Draws, GameRule},
    group::Group,
    honours::{BetweenGroups, Category, PrizeRule, QuotaRule, SchoolCount, WaitingList, is_same_word},
    metric::{LastResort, MetricKey},
    points::PointsRule,
    room::RoomRule,
    stage::StageRule,
    team::TeamSource,
};
use speech::{Language, Localized as Title, msg};

/// The regulations: what is played, by whom, in which stages, for which points.
///
/// Made by `regulations::parse` from a YAML text, which is kept: the text is what a store writes down, and
/// reading it again gives these regulations again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Regulations {
    /// The text they were read from.
    pub source: String,
    /// The name of the championship or event.
    pub name: Title,
    /// The edition, where there are editions.
    pub edition: Option<u16>,
    /// The games; a game's number in codes is its place in this list, from 1.
    pub games: Vec<GameRule>,
    /// The cycles; a cycle's number in codes is its place in this list, from 1.
    pub cycles: Vec<CycleRule>,
    /// How many may enter.
    pub limits: EntryLimits,
    /// The stages, in order; never empty.
    pub stages: Vec<StageRule>,
    /// What a game is worth.
    pub points: PointsRule,
    /// Whether pupils of one school may meet.
    pub same_school: SameSchool,
    /// Who starts.
    pub starts: StartRule,
    /// What decides between equal points, in order.
    pub tie_breaks: Vec<MetricKey>,
    /// What decides when no tie-break does.
    pub last_resort: LastResort,
    /// How rounds without a game count in tie-breaks.
    pub unplayed: UnplayedRounds,
    /// Who must have seen a result before it counts.
    pub confirmation: Confirmation,
    /// What the public sees while the last round is played.
    pub public_standings: PublicStandings,
    /// How those who go on from groups of different size are compared.
    pub between_groups: BetweenGroups,
    /// Which pupils' points make those of their school.
    pub schools: SchoolCount,
    /// Lists of winners besides the podium.
    pub prizes: Vec<PrizeRule>,
    /// What makes a team, where teams play.
    pub teams: TeamSource,
    /// How many of a kind may enter.
    pub quotas: Vec<QuotaRule>,
    /// What becomes of who is entered when no place is free.
    pub waiting_list: WaitingList,
    /// The rooms; a group plays in the first that takes it.
    pub rooms: Vec<RoomRule>,
    /// What a round takes, in minutes: the clock of the hall begins with it.
    pub round_minutes: u16,
    /// How many months after the last result the pupils' names are kept; nothing is for as long as somebody likes.
    pub names_kept_months: Option<u16>,
}

/// A cycle of schooling and the games it plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CycleRule {
    /// The name.
    pub name: Title,
    /// The first and the last school year.
    pub school_years: (u8, u8),
    /// The numbers of its games, from 1, in order.
    pub games: Vec<u8>,
}

/// How many may enter; `None` is no limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EntryLimits {
    /// Pupils of one school in one tournament.
    pub per_school_and_tournament: Option<u32>,
    /// Pupils of one school altogether.
    pub per_school: Option<u32>,
    /// Pupils in one tournament.
    pub per_tournament: Option<u32>,
    /// Pupils altogether.
    pub total: Option<u32>,
}

/// Whether pupils of one school may meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SameSchool {
    /// It does not matter.
    Allowed,
    /// Avoided after equal scores.
    AvoidedLate,
    /// Avoided before equal scores, as far as the field allows.
    Avoided,
    /// Never, as long as a pairing without exists; then as few as possible, and the checker says so.
    Forbidden,
}

/// Who starts a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartRule {
    /// Starts are balanced over the rounds, never three alike where that can be.
    Balanced,
    /// A lot decides each game.
    Lot,
}

/// How rounds without a game count in tie-breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnplayedRounds {
    /// FIDE Handbook C.07 (1 March 2026), article 16.
    Fide2026,
    /// As SwissPerfect does: no opponent, nothing counted.
    Plain,
}

/// Who must have seen a result before it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirmation {
    /// Whoever enters it.
    None,
    /// Somebody else besides: two eyes.
    SecondPerson,
}

/// What the public sees while the last round is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PublicStandings {
    /// Everything, as it comes.
    Live,
    /// The standings before the last round of the last stage, until the tournament is closed at the prize-giving.
    FrozenBeforeLastRound,
}

impl Regulations {
    /// What a round takes where nobody says it, in minutes.
    pub const USUAL_MINUTES: u16 = 20;

    /// The longest round, in minutes.
    pub const LONGEST_MINUTES: u16 = 600;

    /// The longest that names are kept, in months.
    pub const LONGEST_KEPT_MONTHS: u16 = 240;

    /// Regulations with nothing in them, onto which the national ones are read.
    pub(crate) fn blank() -> Self {
        Regulations {
            source: String::new(),
            name: Title::same(""),
            edition: None,
            games: vec![],
            cycles: vec![],
            limits: EntryLimits::default(),
            stages: vec![],
            points: PointsRule::default(),
            same_school: SameSchool::Avoided,
            starts: StartRule::Balanced,
            tie_breaks: vec![],
            last_resort: LastResort::Share,
            unplayed: UnplayedRounds::Plain,
            confirmation: Confirmation::None,
            public_standings: PublicStandings::Live,
            between_groups: BetweenGroups::Averages,
            schools: SchoolCount::All,
            prizes: vec![],
            quotas: vec![],
            waiting_list: WaitingList::None,
            teams: TeamSource::School,
            rooms: vec![],
            round_minutes: Regulations::USUAL_MINUTES,
            names_kept_months: None,
        }
    }

    /// Says whether schools mean nothing to them, as in a class or a school of its own: no limit counts their pupils and any of
    /// them may meet.
    pub fn is_within_a_school(&self) -> bool {
        let limits = &self.limits;
        limits.per_school_and_tournament.is_none()
            && limits.per_school.is_none()
            && self.quotas.is_empty()
            && self.same_school == SameSchool::Allowed
    }

    /// Returns the columns of lists that prizes and quotas ask for, besides those that every list has.
    pub fn own_columns(&self) -> impl Iterator<Item = &str> {
        let of_prizes = self.prizes.iter().filter_map(|prize| match &prize.category {
            Category::Column(column, _) => Some(column.as_str()),
            _ => None,
        });
        let all = of_prizes.chain(self.quotas.iter().filter_map(|quota| quota.column.as_deref()));
        let is_own = |column: &&str| {
            !["school", "town", "year", "mark"].contains(&column.trim().to_lowercase().as_str())
        };
        let mut columns: Vec<&str> = Vec::new();
        for column in all.filter(is_own) {
            if !columns.iter().any(|known| is_same_word(known, column)) {
                columns.push(column);
            }
        }
        columns.into_iter()
    }

    /// Returns the tournaments, by cycle and game.
    pub fn tournaments(&self) -> Vec<TournamentId> {
        let mut tournaments = vec![];
        for (cycle, rule) in (1u8..).zip(&self.cycles) {
            tournaments.extend(rule.games.iter().map(|&game| TournamentId { cycle, game }));
        }
        tournaments
    }

    /// Returns the rule of a game by its number.
    pub fn game(&self, number: u8) -> Option<&GameRule> {
        self.games.get(usize::from(number).checked_sub(1)?)
    }

    /// Returns the rule of a cycle by its number.
    pub fn cycle(&self, number: u8) -> Option<&CycleRule> {
        self.cycles.get(usize::from(number).checked_sub(1)?)
    }

    /// Says whether a stage is free play.
    pub fn plays_freely(&self) -> bool {
        self.stages.iter().any(|stage| stage.format.is_free_play())
    }

    /// Returns the rule of a stage by its number.
    pub fn stage(&self, number: u8) -> Option<&StageRule> {
        self.stages.get(usize::from(number).checked_sub(1)?)
    }

    /// Returns what a game is worth in a stage.
    pub fn points_of(&self, stage: u8) -> PointsRule {
        self.stage(stage).and_then(|stage| stage.points).unwrap_or(self.points)
    }

    /// Returns what decides between equal points in a stage, in order.
    pub fn tie_breaks_of(&self, stage: u8) -> &[MetricKey] {
        self.stage(stage).and_then(|stage| stage.tie_breaks.as_deref()).unwrap_or(&self.tie_breaks)
    }

    /// Returns what decides in a stage when no tie-break does.
    pub fn last_resort_of(&self, stage: u8) -> LastResort {
        self.stage(stage).and_then(|stage| stage.last_resort).unwrap_or(self.last_resort)
    }

    /// Returns whether a game of a stage can be drawn.
    pub fn draws_of(&self, stage: u8, game: u8) -> Draws {
        let of_game = || self.game(game).map_or(Draws::Impossible, |game| game.draws);
        self.stage(stage).and_then(|stage| stage.draws).unwrap_or_else(of_game)
    }

    /// Returns the room in which a group plays, where the rooms are told.
    pub fn room_of(&self, group: &Group) -> Option<&RoomRule> {
        let game = self.game(group.id.tournament.game).map(|game| &game.id);
        self.rooms.iter().find(|room| room.takes(group, game))
    }

    /// Returns what is held: the name, with the edition.
    pub fn event(&self, language: Language) -> String {
        match self.edition {
            Some(edition) => {
                language.say(&msg("facts-event").with("name", &self.name).with("edition", edition))
            }
            None => self.name.in_language(language).to_owned(),
        }
    }

    /// Returns the name of a tournament: `Rastros, 1.º ciclo`.
    pub fn tournament_name(&self, id: TournamentId, language: Language) -> String {
        let game = self.game(id.game).map_or("?", |game| game.name.in_language(language));
        let cycle = self.cycle(id.cycle).map_or("?", |cycle| cycle.name.in_language(language));
        format!("{game}, {cycle}")
    }
}
