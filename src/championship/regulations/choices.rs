//! Regulations as a few choices that are made in words: the games of each cycle, groups and a final, rounds, boards, points,
//! what decides between equals. Everything else stays as it was written.

use super::{
    Around, Regulations,
    choice::{Choice, Word},
    editions::EDITIONS,
    keys::{Section, all_keys},
    print,
    surface::Surface,
};
use crate::facts::{
    Acceleration, Format, Grouping, LastResort, MetricKey, Points, PointsRule, RoundCount, StageRule,
    ThirdPlace,
};
use speech::Message;

/// What can be chosen without writing regulations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// The games of each cycle, by id; a cycle without games does not play.
    pub cycles: Vec<Vec<String>>,
    /// In which stages it is played.
    pub shape: Shape,
    /// What a win, a draw and a loss are worth.
    pub points: [Points; 3],
    /// What decides between equal points, in order.
    pub tie_breaks: Vec<MetricKey>,
    /// What decides when no tie-break does.
    pub last_resort: LastResort,
    /// What a round takes.
    pub minutes: u16,
    /// On what it is played.
    pub surface: Surface,
}

/// The stages of a tournament, as far as they are chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Everybody in one group, to the end.
    Together(Play),
    /// Groups, of which some go on to a final.
    Groups {
        /// How the field is cut.
        grouping: Grouping,
        /// What groups play.
        play: Play,
        /// How many of each group go on.
        qualify: u16,
        /// How many more go on, of those who come next.
        runners_up: u16,
        /// What the final plays.
        last: Play,
    },
    /// Stages that only the text can say.
    ByHand,
}

/// What a group plays, as far as it is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// A Swiss of so many rounds.
    Swiss(u16),
    /// A Swiss of as many rounds as its field asks for, within a span.
    SwissByField(u16, u16),
    /// Everybody against everybody.
    RoundRobin,
    /// Everybody against everybody, twice.
    TwiceRoundRobin,
    /// Who loses is out.
    Knockout,
    /// Whoever is free is paired again, for so many minutes.
    FreePlay(u16),
    /// What only the text can say.
    ByHand,
}

/// What decides between equals where everybody plays everybody, in order: there the sums of what opponents made are equal for
/// all who have the same points.
pub const ROUND_ROBIN_TIE_BREAKS: [MetricKey; 3] =
    [MetricKey::DirectEncounter, MetricKey::Wins, MetricKey::SonnebornBerger];

/// Returns the tie-breaks of regulations that say nothing of anybody's play in a stage where everybody plays everybody: they
/// are equal for all who have the same points, or go by the order of the rounds alone.
pub fn idle_tie_breaks(regulations: &Regulations) -> Vec<MetricKey> {
    let is_idle = |key: &MetricKey| {
        use MetricKey::{
            Buchholz, BuchholzCut1, BuchholzCut2, BuchholzMedian1, BuchholzMedian2, GamesPlayed, Progressive,
            ProgressiveCut1, RoundsElected,
        };
        matches!(
            key,
            Buchholz
                | BuchholzCut1
                | BuchholzCut2
                | BuchholzMedian1
                | BuchholzMedian2
                | Progressive
                | ProgressiveCut1
                | RoundsElected
                | GamesPlayed
        )
    };
    let all = (1u8..).zip(&regulations.stages);
    let all = all.filter(|(_, stage)| matches!(stage.format, Format::RoundRobin { .. }));
    let mut idle: Vec<MetricKey> = Vec::new();
    for key in all.flat_map(|(number, _)| regulations.tie_breaks_of(number)).filter(|key| is_idle(key)) {
        if !idle.contains(key) {
            idle.push(*key);
        }
    }
    idle
}

impl Play {
    fn of(stage: &StageRule) -> Play {
        match stage.format {
            _ if stage.games > 1 || stage.acceleration != Acceleration::None => Play::ByHand,
            Format::Swiss { rounds: RoundCount::Fixed(rounds) } => Play::Swiss(rounds),
            Format::Swiss { rounds: RoundCount::ByField { least, most } } => Play::SwissByField(least, most),
            Format::RoundRobin { times: 1 } => Play::RoundRobin,
            Format::RoundRobin { times: 2 } => Play::TwiceRoundRobin,
            Format::Knockout { best_of: 1, third_place: ThirdPlace::Shared } => Play::Knockout,
            Format::FreePlay { minutes } => Play::FreePlay(minutes),
            _ => Play::ByHand,
        }
    }

    /// Changes what a stage plays, where it is another.
    fn onto(self, stage: &mut StageRule) {
        if self == Play::of(stage) {
            return;
        }
        let swiss = |rounds| Some(Format::Swiss { rounds });
        let format = match self {
            Play::Swiss(rounds) => swiss(RoundCount::Fixed(rounds)),
            Play::SwissByField(least, most) => swiss(RoundCount::ByField { least, most }),
            Play::RoundRobin => Some(Format::RoundRobin { times: 1 }),
            Play::TwiceRoundRobin => Some(Format::RoundRobin { times: 2 }),
            Play::Knockout => Some(Format::Knockout { best_of: 1, third_place: ThirdPlace::Shared }),
            Play::FreePlay(minutes) => Some(Format::FreePlay { minutes }),
            Play::ByHand => None,
        };
        if let Some(format) = format {
            (stage.format, stage.games, stage.acceleration) = (format, 1, Acceleration::None);
            // Nobody breaks ties in a bracket.
            stage.tie_breaks = stage.tie_breaks.take().filter(|_| !format.is_bracket());
        }
    }
}

impl Shape {
    /// Says whether everybody plays everybody in one of its stages.
    pub fn has_round_robin(&self) -> bool {
        let is_one = |play: &Play| matches!(play, Play::RoundRobin | Play::TwiceRoundRobin);
        match self {
            Shape::Together(play) => is_one(play),
            Shape::Groups { play, last, .. } => is_one(play) || is_one(last),
            Shape::ByHand => false,
        }
    }

    /// Says whether everybody plays freely, in one lesson.
    pub fn is_free_play(&self) -> bool {
        matches!(self, Shape::Together(Play::FreePlay(_)))
    }

    fn of(stages: &[StageRule]) -> Shape {
        let is_plain = |stage: &&StageRule| !stage.format.is_of_teams();
        match stages {
            [only] if is_plain(&only) && only.grouping == Grouping::Together => {
                Shape::Together(Play::of(only))
            }
            [groups, last]
                if [groups, last].iter().all(is_plain)
                    && groups.grouping != Grouping::Together
                    && last.grouping == Grouping::Together =>
            {
                Shape::Groups {
                    grouping: groups.grouping,
                    play: Play::of(groups),
                    qualify: groups.qualify,
                    runners_up: groups.runners_up,
                    last: Play::of(last),
                }
            }
            _ => Shape::ByHand,
        }
    }

    /// Returns the stages of this shape, which keep of those before what is not chosen here.
    fn onto(&self, stages: &[StageRule]) -> Vec<StageRule> {
        if *self == Shape::of(stages) {
            return stages.to_vec();
        }
        let usual = super::default().stages;
        let last_of = |stages: &[StageRule]| stages.last().cloned().into_iter().chain(usual.clone()).next();
        match self {
            Shape::ByHand => stages.to_vec(),
            Shape::Together(play) => {
                let mut only = Vec::from_iter(last_of(stages));
                only.iter_mut().for_each(|stage| {
                    stage.grouping = Grouping::Together;
                    play.onto(stage);
                });
                only
            }
            Shape::Groups { grouping, play, qualify, runners_up, last } => {
                let are_kept = matches!(Shape::of(stages), Shape::Groups { .. });
                let mut two = if are_kept { stages.to_vec() } else { usual };
                if let [groups, end] = &mut two[..] {
                    (groups.grouping, groups.qualify, groups.runners_up) = (*grouping, *qualify, *runners_up);
                    play.onto(groups);
                    last.onto(end);
                }
                two
            }
        }
    }
}

impl Choices {
    /// Returns what regulations say of what can be chosen.
    pub fn of(regulations: &Regulations) -> Choices {
        let ids = |games: &[u8]| {
            let games = games.iter().filter_map(|&game| regulations.game(game));
            games.map(|game| game.id.0.clone()).collect()
        };
        let points = regulations.points;
        Choices {
            cycles: regulations.cycles.iter().map(|cycle| ids(&cycle.games)).collect(),
            shape: Shape::of(&regulations.stages),
            points: [points.win, points.draw, points.loss],
            tie_breaks: regulations.tie_breaks.clone(),
            last_resort: regulations.last_resort,
            minutes: regulations.round_minutes,
            surface: Surface::of(&regulations.stages),
        }
    }

    /// Returns the choices that were made here instead of those shown, upon others.
    pub fn changed_since(&self, shown: &Choices, others: Choices) -> Choices {
        fn one<T: PartialEq + Clone>(made: &T, shown: &T, other: T) -> T {
            if made == shown { other } else { made.clone() }
        }
        Choices {
            cycles: one(&self.cycles, &shown.cycles, others.cycles),
            shape: one(&self.shape, &shown.shape, others.shape),
            points: one(&self.points, &shown.points, others.points),
            tie_breaks: one(&self.tie_breaks, &shown.tie_breaks, others.tie_breaks),
            last_resort: one(&self.last_resort, &shown.last_resort, others.last_resort),
            minutes: one(&self.minutes, &shown.minutes, others.minutes),
            surface: one(&self.surface, &shown.surface, others.surface),
        }
    }

    /// Writes regulations with these choices; what cannot be chosen stays as it was. Reading the text decides whether they
    /// will do.
    pub fn text(&self, base: &Regulations, around: &Around) -> String {
        let shown = Choices::of(base);
        let mut made = base.clone();
        made.stages = self.shape.onto(&base.stages);
        self.surface.onto(&mut made.stages);
        if self.points != shown.points {
            made.points = following(base.points, self.points);
            // Whoever does not come has not played on.
            if self.shape.is_free_play() {
                made.points.forfeit_loss = Points::ZERO;
            }
        }
        made.tie_breaks.clone_from(&self.tie_breaks);
        made.last_resort = self.last_resort;
        made.round_minutes = self.minutes;
        if self.cycles != shown.cycles {
            self.give_games(&mut made, around);
        }
        print::print(&made) + &super::kept(&base.source)
    }

    /// Gives cycles their games, and the games their numbers as they come.
    fn give_games(&self, regulations: &mut Regulations, around: &Around) {
        let of_stages = regulations.stages.iter().flat_map(|stage| stage.other_games.ids());
        let of_stages: Vec<String> = of_stages.map(|id| id.0.clone()).collect();
        let mut games = Vec::new();
        for id in self.cycles.iter().flatten().chain(&of_stages) {
            let is_it = |game: &&crate::facts::GameRule| game.id.0 == *id;
            if games.iter().any(|game| is_it(&game)) {
                continue;
            }
            let known = regulations.games.iter().find(is_it).cloned();
            games.push(known.or_else(|| around.game(id)).unwrap_or_else(|| super::editions::game(id)));
        }
        let number = |id: &String| {
            let place = games.iter().position(|game| game.id.0 == *id)?;
            u8::try_from(place + 1).ok()
        };
        let mut cycles = std::mem::take(&mut regulations.cycles);
        for (cycle, ids) in cycles.iter_mut().zip(&self.cycles) {
            cycle.games = ids.iter().filter_map(number).collect();
        }
        cycles.retain(|cycle| !cycle.games.is_empty());
        (regulations.cycles, regulations.games) = (cycles, games);
    }
}

/// Returns points in which what stood for a win or a loss still does.
fn following(old: PointsRule, [win, draw, loss]: [Points; 3]) -> PointsRule {
    let as_win = |points: Points| if points == old.win { win } else { points };
    let as_loss = |points: Points| if points == old.loss { loss } else { points };
    PointsRule {
        win,
        draw,
        loss,
        bye: as_win(old.bye),
        free_round: as_win(old.free_round),
        absence: old.absence,
        forfeit_win: as_win(old.forfeit_win),
        forfeit_loss: as_loss(old.forfeit_loss),
    }
}

/// Returns what may decide when no tie-break does, each with its word.
pub fn last_resorts() -> Vec<(LastResort, Word)> {
    let meaning = |word: &str| LastResort::WAYS.iter().find(|way| way.word == word).cloned();
    LastResort::WORDS.iter().filter_map(|(word, way)| Some((*way, meaning(word)?))).collect()
}

/// Returns the games of an edition, by cycle.
pub fn games_of_edition(edition: u16) -> Option<Vec<Vec<String>>> {
    EDITIONS.editions.get(&edition).cloned()
}

/// Returns the year in which an edition was held, or is to be.
pub fn year_of_edition(edition: u16) -> Option<u16> {
    let place = EDITIONS.editions.keys().position(|known| *known == edition)?;
    EDITIONS.years.get(place).copied()
}

/// Writes regulations as a short text upon ready-made ones: only what differs.
pub fn brief(regulations: &Regulations, ready_made: &str) -> String {
    let base = super::parse(ready_made, &format!("extends: {ready_made}\n"));
    let Ok(base) = base else { return regulations.source.clone() };
    let own = print::print(regulations);
    let mut text = format!("extends: {ready_made}\n");
    different(&own, &base.source).for_each(|(_, block)| text.push_str(&block));
    text.push_str(&super::kept(&regulations.source));
    match super::parse(ready_made, &text) {
        Ok(read) if print::print(&read) == own => text,
        _ => regulations.source.clone(),
    }
}

/// Says what regulations have that cannot be chosen and is not as in the ready-made ones.
pub fn by_hand(regulations: &Regulations, ready_made: &str) -> Vec<Message> {
    let base = super::parse(ready_made, &format!("extends: {ready_made}\n"));
    let Ok(base) = base else { return Vec::new() };
    let mut chosen = Choices::of(regulations);
    // Cycles are told by their games alone.
    let are_alike = chosen.cycles.len() == base.cycles.len();
    if !are_alike {
        chosen.cycles = Choices::of(&base).cycles;
    }
    let (own, other) = (print::print(regulations), chosen.text(&base, &Around::NOTHING));
    let is_told = |key: &str| !["name", "edition", "games"].contains(&key) && (key != "cycles" || are_alike);
    let meaning = |name: String| {
        let key = all_keys().find(|key| key.section == Section::File && key.name == name);
        key.map(|key| key.meaning.clone())
    };
    let names = different(&own, &other).map(|(key, _)| key).filter(|key| is_told(key));
    names.filter_map(meaning).collect()
}

/// Returns the parts of one text that another has not, each with its key.
fn different(one: &str, other: &str) -> impl Iterator<Item = (String, String)> {
    let known = blocks(other);
    blocks(one).into_iter().filter(move |block| !known.contains(block))
}

/// Cuts a text that was written here at the keys at the beginning of its lines.
fn blocks(text: &str) -> Vec<(String, String)> {
    let mut blocks: Vec<(String, String)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match (line.starts_with(' '), blocks.last_mut()) {
            (true, Some((_, block))) => {
                block.push_str(line);
                block.push('\n');
            }
            _ => blocks.push((line.split(':').next().unwrap_or_default().to_owned(), format!("{line}\n"))),
        }
    }
    blocks
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::{Around, Choices, Play, Shape, brief, by_hand, year_of_edition};
    use crate::facts::{Grouping, MetricKey, Points, Regulations};
    use crate::regulations::{READY_MADE, keys::all_keys, known_editions, parse};

    fn read(text: &str) -> Regulations {
        parse("t.yaml", text).unwrap_or_else(|problems| panic!("{text}: {problems:?}"))
    }

    fn chosen(base: &Regulations, change: impl Fn(&mut Choices)) -> Regulations {
        let mut choices = Choices::of(base);
        change(&mut choices);
        let made = read(&choices.text(base, &Around::NOTHING));
        assert_eq!(Choices::of(&made), choices, "what is chosen is what is read");
        made
    }

    #[test]
    fn choices_left_as_they_are_change_nothing_whatever_is_written() {
        let files = all_keys().map(crate::regulations::keys::Key::example_file);
        let ready = READY_MADE.iter().map(|ready| format!("extends: {}\n", ready.name));
        for file in files.chain(ready) {
            let base = read(&file);
            assert_eq!(chosen(&base, |_| ()), base, "{file}");
        }
    }

    #[test]
    fn groups_and_a_final_are_chosen_and_what_was_written_by_hand_stays() {
        let rooms =
            "extends: escola\nrooms:\n  - name: Biblioteca\nprizes:\n  - { name: mais novos, years: 1-2 }\n";
        let base = read(rooms);
        let made = chosen(&base, |choices| {
            choices.shape = Shape::Groups {
                grouping: Grouping::OfSize(8),
                play: Play::RoundRobin,
                qualify: 2,
                runners_up: 1,
                last: Play::Swiss(5),
            };
            choices.points = [30, 10, 0].map(Points::from_tenths);
            choices.tie_breaks = vec![MetricKey::Wins];
        });
        assert_eq!((made.rooms.clone(), made.prizes.clone()), (base.rooms.clone(), base.prizes.clone()));
        assert_eq!(made.points.bye, Points::from_tenths(30), "a bye is still worth a win");
        assert_eq!(made.stages.iter().map(|stage| stage.qualify).collect::<Vec<_>>(), [2, 0]);
        assert_eq!(made.stages[0].grouping.sizes(48), [8; 6]);
        assert_eq!(by_hand(&made, "escola").len(), 2, "prizes and rooms");
        let again = chosen(&made, |choices| choices.shape = Shape::Together(Play::Knockout));
        assert_eq!(again.stages.len(), 1);
    }

    #[test]
    fn three_stages_or_teams_are_shown_as_written_by_hand_and_kept() {
        let text = "stages:\n  - { groups of: 4, play: round robin, qualify: 2 }\n  - { groups of: 4, play: \
                    round robin, qualify: 2 }\n  - { play: knockout }\n";
        let base = read(text);
        assert_eq!(Choices::of(&base).shape, Shape::ByHand);
        assert_eq!(chosen(&base, |choices| choices.minutes = 33).stages, base.stages);
        let teams = read("stages:\n  - { play: team round robin on 4 boards }\n");
        assert_eq!(Choices::of(&teams).shape, Shape::ByHand);
        let table = read("extends: cnjm\n");
        assert!(matches!(Choices::of(&table).shape, Shape::Groups { last: Play::ByHand, .. }));
    }

    #[test]
    fn cycles_choose_their_games_and_who_has_none_does_not_play() {
        let base = read("extends: escola\nedition: 20\n");
        let made = chosen_games(&base);
        let ids: Vec<&str> = made.games.iter().map(|game| game.id.0.as_str()).collect();
        assert_eq!((ids, made.cycles.len()), (vec!["hex", "rastros"], 2));
    }

    fn chosen_games(base: &Regulations) -> Regulations {
        let mut choices = Choices::of(base);
        choices.cycles =
            vec![vec!["hex".to_owned()], vec![], vec!["rastros".to_owned(), "hex".to_owned()], vec![]];
        read(&choices.text(base, &Around::NOTHING))
    }

    #[test]
    fn a_short_text_says_the_same_as_the_whole() {
        for ready in &READY_MADE {
            let base = read(&format!("extends: {}\nname: Nosso\nround minutes: 25\n", ready.name));
            let text = brief(&base, ready.name);
            assert_eq!(read(&text), base);
            assert!(text.lines().count() < 8, "{text}");
        }
        let games = chosen_games(&read("extends: escola\nedition: 20\n"));
        assert_eq!(read(&brief(&games, "escola")), games);
    }

    #[test]
    fn every_edition_has_its_year_and_years_grow() {
        let years: Vec<u16> = known_editions().into_iter().filter_map(year_of_edition).collect();
        assert_eq!(years.len(), known_editions().len());
        assert!(years.windows(2).all(|two| two[0] < two[1]) && years[12] == 2017, "{years:?}");
    }
}
