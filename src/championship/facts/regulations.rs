//! The regulations of a championship, as data.

use super::{
    Group,
    code::TournamentId,
    honours::{BetweenGroups, PrizeRule, SchoolCount},
    metric::MetricKey,
    points::Points,
    round::MatchLength,
    stage::StageRule,
    team::{TeamSource, TeamSystem},
};
use speech::{Language, Localized as Title, msg};

/// A game, by its id in the catalogue (`rastros`); a championship may hold games nobody can yet play here.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub String);

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
}

/// A game of the edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRule {
    /// The id in the catalogue.
    pub id: GameId,
    /// The name.
    pub name: Title,
    /// Whether a game can be drawn.
    pub draws: Draws,
}

/// Whether a game can end in a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draws {
    /// Somebody always wins.
    Impossible,
    /// A draw may be entered.
    Possible,
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

/// How a field is cut into groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grouping {
    /// No cut: everybody together.
    Together,
    /// As few groups as hold the field with at most so many each, as equal as possible.
    OfSize(u16),
    /// So many groups, as equal as possible.
    Count(u16),
}

/// What a group plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// The championship Swiss: so many rounds, never a rematch, opponents of equal scores.
    Swiss {
        /// How many rounds.
        rounds: RoundCount,
    },
    /// FIDE's Dutch system (C.04.3, February 2026): so many rounds, bracket by bracket.
    Dutch {
        /// How many rounds.
        rounds: RoundCount,
    },
    /// Everybody against everybody, by Berger tables.
    RoundRobin {
        /// How many times.
        times: u8,
    },
    /// Who loses a match is out.
    Knockout {
        /// The games of a match.
        best_of: u8,
        /// Whether the losers of the semi-finals play for the third place.
        third_place: ThirdPlace,
    },
    /// Who loses two matches is out.
    DoubleElimination {
        /// The games of a match.
        best_of: u8,
    },
    /// Teams meet board by board.
    Teams {
        /// Which teams meet.
        system: TeamSystem,
        /// The boards of a match; `None` where everybody of a team plays.
        boards: Option<u16>,
    },
}

/// Whether a knock-out plays for the third place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThirdPlace {
    /// The losers of the semi-finals meet.
    Played,
    /// They share it.
    Shared,
}

/// How many rounds a Swiss has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundCount {
    /// So many.
    Fixed(u16),
    /// As many as a knock-out of the same field would need, within limits.
    ByField {
        /// At least.
        least: u16,
        /// At most.
        most: u16,
    },
    /// As many as fit into a time.
    InTime {
        /// The time there is, in minutes.
        minutes: u16,
        /// What a round takes, in minutes.
        a_round: u16,
    },
}

/// What a game, a bye or an absence is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointsRule {
    /// A game won.
    pub win: Points,
    /// A game drawn.
    pub draw: Points,
    /// A game lost.
    pub loss: Points,
    /// A bye.
    pub bye: Points,
    /// The free round of a round robin of odd size, which everybody has once.
    pub free_round: Points,
    /// An announced absence.
    pub absence: Points,
    /// A win because the other did not come.
    pub forfeit_win: Points,
    /// A loss for not coming.
    pub forfeit_loss: Points,
}

impl Default for PointsRule {
    fn default() -> PointsRule {
        PointsRule {
            win: Points::ONE,
            draw: Points::HALF,
            loss: Points::ZERO,
            bye: Points::ONE,
            free_round: Points::ZERO,
            absence: Points::ZERO,
            forfeit_win: Points::ONE,
            forfeit_loss: Points::ZERO,
        }
    }
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

/// What decides when points and tie-breaks are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastResort {
    /// Nothing: the place is shared.
    Share,
    /// A play-off between the tied.
    PlayOff,
    /// A seeded lot.
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
            teams: TeamSource::School,
        }
    }

    /// Says whether schools mean nothing to them, as in a class or a school of its own: no limit counts their pupils and any of
    /// them may meet.
    pub fn is_within_a_school(&self) -> bool {
        let limits = &self.limits;
        limits.per_school_and_tournament.is_none()
            && limits.per_school.is_none()
            && self.same_school == SameSchool::Allowed
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

impl Format {
    /// Returns how many rounds a group of a size plays, or `None` where the results decide (brackets).
    ///
    /// A Swiss has never more rounds than there are opponents to meet.
    pub fn planned_rounds(self, n_members: usize) -> Option<u16> {
        let n = u16::try_from(n_members).unwrap_or(u16::MAX - 1);
        // With an odd number everybody sits out once, which takes one round more.
        let all_opponents = if n < 2 { 0 } else { n - 1 + n % 2 };
        match self {
            Format::Swiss { rounds }
            | Format::Dutch { rounds }
            | Format::Teams { system: TeamSystem::Swiss { rounds }, .. } => {
                let wished = match rounds {
                    RoundCount::Fixed(rounds) => rounds,
                    RoundCount::InTime { minutes, a_round } => minutes / a_round.max(1),
                    RoundCount::ByField { least, most } => {
                        let by_field = n.max(1).next_power_of_two().trailing_zeros();
                        u16::try_from(by_field).unwrap_or(most).clamp(least, most.max(least))
                    }
                };
                Some(wished.min(all_opponents))
            }
            Format::RoundRobin { times } | Format::Teams { system: TeamSystem::RoundRobin { times }, .. } => {
                Some(all_opponents * u16::from(times))
            }
            // Everybody meets the others one by one.
            Format::Teams { system: TeamSystem::Scheveningen, .. } => Some(n),
            Format::Knockout { .. } | Format::DoubleElimination { .. } => None,
        }
    }

    /// Returns how long a match is.
    pub fn match_length(self) -> MatchLength {
        match self {
            Format::Swiss { .. }
            | Format::Dutch { .. }
            | Format::RoundRobin { .. }
            | Format::Teams { .. } => MatchLength::SingleGame,
            Format::Knockout { best_of, .. } | Format::DoubleElimination { best_of } => {
                MatchLength::BestOf(best_of)
            }
        }
    }

    /// Returns how many losses put somebody out of a bracket.
    pub fn losses_allowed(self) -> usize {
        match self {
            Format::DoubleElimination { .. } => 2,
            _ => 1,
        }
    }

    /// Says whether teams meet.
    pub fn is_of_teams(self) -> bool {
        matches!(self, Format::Teams { .. })
    }

    /// Says whether a round names every member of a group: brackets leave out who lost, teams their reserves.
    pub fn names_everybody(self) -> bool {
        !self.is_bracket() && !self.is_of_teams()
    }

    /// Returns what the number of rounds depends on: members, or teams, or the members of the larger of two teams.
    pub fn field_size(self, group: &Group) -> usize {
        match self {
            Format::Teams { system: TeamSystem::Scheveningen, .. } => {
                group.teams().iter().map(|team| team.members.len()).max().unwrap_or(0)
            }
            Format::Teams { .. } => group.teams().len(),
            _ => group.members.len(),
        }
    }

    /// Says whether losers leave.
    pub fn is_bracket(self) -> bool {
        matches!(self, Format::Knockout { .. } | Format::DoubleElimination { .. })
    }
}

impl Grouping {
    /// Returns the sizes of the groups of a field: as equal as possible, the larger ones first.
    pub fn sizes(self, n_entries: usize) -> Vec<usize> {
        let n_groups = match self {
            Grouping::Together => 1,
            Grouping::OfSize(size) => n_entries.div_ceil(usize::from(size.max(1))),
            Grouping::Count(count) => usize::from(count).min(n_entries),
        };
        if n_entries == 0 || n_groups == 0 {
            return vec![];
        }
        let (base, larger) = (n_entries / n_groups, n_entries % n_groups);
        (0..n_groups).map(|index| base + usize::from(index < larger)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Format, Grouping, RoundCount};

    #[test]
    fn groups_are_as_equal_as_possible() {
        assert_eq!(Grouping::OfSize(12).sizes(155), [12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 11]);
        assert_eq!(Grouping::OfSize(12).sizes(25), [9, 8, 8]);
        assert_eq!(Grouping::Count(4).sizes(10), [3, 3, 2, 2]);
        assert_eq!(Grouping::Count(4).sizes(3), [1, 1, 1]);
        assert_eq!(Grouping::Together.sizes(7), [7]);
        assert_eq!(Grouping::Together.sizes(0), [0; 0]);
    }

    #[test]
    fn rounds_never_outnumber_opponents() {
        let four = Format::Swiss { rounds: RoundCount::Fixed(4) };
        assert_eq!([12, 5, 4, 3, 2, 1, 0].map(|n| four.planned_rounds(n)), [4, 4, 3, 3, 1, 0, 0].map(Some));
        let by_field = Format::Swiss { rounds: RoundCount::ByField { least: 4, most: 5 } };
        assert_eq!([7, 16, 17, 40].map(|n| by_field.planned_rounds(n)), [4, 4, 5, 5].map(Some));
        assert_eq!(Format::RoundRobin { times: 2 }.planned_rounds(5), Some(10));
    }
}
