//! The choices that make regulations, as fields of a form and as pages show them.

use std::collections::BTreeMap;

use super::make::Kind;
use crate::play::kept::OwnGame;
use crate::view::points;
use championship::facts::{
    Format, Grouping, MetricKey, Points, PointsRule, Regulations, RoundCount, StageRule,
};
use championship::regulations::{self, Choices, Play, Shape, Surface};
use championship::standings::metric::{self, METRICS};
use rules::catalog::Catalog;
use speech::{Language, Message, Value, msg};

/// The rounds of a Swiss that nobody has chosen yet.
const USUAL_ROUNDS: u16 = 5;
/// The minutes of free play that nobody has chosen yet.
const USUAL_LESSON: u16 = 40;
/// As many tie-breaks can be chosen, or one more than there are.
const TIE_BREAKS: usize = 4;

/// Reads the choices of a form; what it does not ask is as shown.
///
/// # Errors
/// When points are no points.
pub(super) fn read(fields: &BTreeMap<String, String>, shown: &Choices) -> Result<Choices, Message> {
    let text = |key: &str| fields.get(key).map(|value| value.trim());
    let number = |key: &str| text(key).and_then(|text| text.parse::<u16>().ok());
    let mut choices = shown.clone();
    choices.cycles = cycles(fields, shown);
    let (old_groups, old_last) = plays(&shown.shape);
    let last = play(text("play"), (number("rounds"), number("free")), old_last);
    choices.shape = match text("shape") {
        Some("together") => Shape::Together(last),
        Some("groups") => {
            let size = number("size").unwrap_or(8).clamp(2, 1_000);
            Shape::Groups {
                grouping: match text("cut") {
                    Some("count") => Grouping::Count(size),
                    _ => Grouping::OfSize(size),
                },
                play: play(text("gplay"), (number("grounds"), None), old_groups),
                qualify: number("qualify").unwrap_or(1).clamp(1, 1_000),
                runners_up: number("runners").unwrap_or(0).min(1_000),
                last,
            }
        }
        // Who says only what is played plays it in the stage that there is.
        None if text("play").is_some() => Shape::Together(last),
        _ => shown.shape.clone(),
    };
    let named = [("win", 0), ("draw", 1), ("loss", 2)];
    for (key, place) in named {
        let Some(typed) = text(key).filter(|typed| !typed.is_empty()) else { continue };
        let read: Option<Points> = typed.parse().ok();
        choices.points[place] = read.ok_or_else(|| msg("regulations-no-points").with("text", typed))?;
    }
    if fields.contains_key("tie1") {
        let ties = (1..=20).filter_map(|number| text(&format!("tie{number}")));
        let ties = ties.filter_map(|word| metric::find(word).filter(|_| !word.is_empty()));
        choices.tie_breaks.clear();
        for metric in ties {
            if !choices.tie_breaks.contains(&metric.key) {
                choices.tie_breaks.push(metric.key);
            }
        }
    }
    // What games are worth and what decides between equals follow the way of playing, as long as nobody has chosen them.
    let was = text("was_all").map_or_else(|| Usual::of(&shown.shape), Usual::read);
    let is = Usual::of(&choices.shape);
    if was != is {
        if choices.tie_breaks == was.tie_breaks(shown) {
            choices.tie_breaks = is.tie_breaks(shown);
        }
        if choices.points == was.points(shown) {
            choices.points = is.points(shown);
        }
    }
    let resort = regulations::last_resorts().into_iter().find(|(_, word)| Some(word.word) == text("resort"));
    choices.last_resort = resort.map_or(shown.last_resort, |(resort, _)| resort);
    choices.minutes = number("minutes").map_or(shown.minutes, |minutes| minutes.clamp(1, 240));
    choices.surface = match text("surface") {
        Some("wood") => Surface::Wood,
        Some("screens") => Surface::screens(number("clock").unwrap_or(0)),
        _ => shown.surface,
    };
    Ok(choices)
}

/// A way of playing that has its usual points and tie-breaks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Usual {
    /// As the regulations say that were begun with.
    Own,
    RoundRobin,
    FreePlay,
}

impl Usual {
    fn of(shape: &Shape) -> Usual {
        match () {
            () if shape.is_free_play() => Usual::FreePlay,
            () if shape.has_round_robin() => Usual::RoundRobin,
            () => Usual::Own,
        }
    }

    /// Reads what [`Usual::word`] writes.
    fn read(word: &str) -> Usual {
        match word {
            "1" => Usual::RoundRobin,
            "free" => Usual::FreePlay,
            _ => Usual::Own,
        }
    }

    fn word(self) -> &'static str {
        match self {
            Usual::Own => "0",
            Usual::RoundRobin => "1",
            Usual::FreePlay => "free",
        }
    }

    fn tie_breaks(self, shown: &Choices) -> Vec<MetricKey> {
        match self {
            Usual::RoundRobin => regulations::ROUND_ROBIN_TIE_BREAKS.to_vec(),
            Usual::FreePlay => regulations::FREE_PLAY_TIE_BREAKS.to_vec(),
            Usual::Own => shown.tie_breaks.clone(),
        }
    }

    fn points(self, shown: &Choices) -> [Points; 3] {
        let free = PointsRule::FREE_PLAY;
        match self {
            Usual::FreePlay => [free.win, free.draw, free.loss],
            Usual::Own | Usual::RoundRobin => shown.points,
        }
    }
}

/// Reads the games of each cycle: those of another edition, those ticked, or those shown.
fn cycles(fields: &BTreeMap<String, String>, shown: &Choices) -> Vec<Vec<String>> {
    let chosen = fields.get("edition").filter(|edition| fields.get("was_edition") != Some(edition));
    let table = chosen.and_then(|edition| regulations::games_of_edition(edition.trim().parse().ok()?));
    if let Some(table) = table.filter(|table| shown.cycles.len() <= table.len()) {
        return table.into_iter().take(shown.cycles.len()).collect();
    }
    let is_plain = |id: &&str| id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    let is_asked = fields.contains_key("cycles") || fields.keys().any(|key| key.starts_with("c1/"));
    let ticked = |(number, before): (usize, &Vec<String>)| {
        let start = format!("c{number}/");
        let ticked = fields.keys().filter_map(|key| key.strip_prefix(&start)).filter(is_plain);
        let ticked: Vec<String> = ticked.map(str::to_owned).collect();
        // The order of before says which number a game has in codes.
        let is_same = ticked.len() == before.len() && ticked.iter().all(|id| before.contains(id));
        if is_same { before.clone() } else { ticked }
    };
    match is_asked {
        true => (1..).zip(&shown.cycles).map(ticked).collect(),
        false => shown.cycles.clone(),
    }
}

/// Reads what is played, from a word and the numbers of rounds and of minutes beside it.
fn play(word: Option<&str>, (rounds, minutes): (Option<u16>, Option<u16>), shown: Play) -> Play {
    match word.unwrap_or_default() {
        "free" => Play::FreePlay(minutes.unwrap_or(USUAL_LESSON).clamp(1, Regulations::LONGEST_MINUTES)),
        "swiss" => Play::Swiss(rounds.unwrap_or(USUAL_ROUNDS).clamp(1, 30)),
        "field" => match shown {
            Play::SwissByField(..) => shown,
            _ => Play::SwissByField(4, 7),
        },
        "all" => Play::RoundRobin,
        "twice" => Play::TwiceRoundRobin,
        "knockout" => Play::Knockout,
        _ => shown,
    }
}

/// Returns what groups play, and what the last stage plays.
fn plays(shape: &Shape) -> (Play, Play) {
    match shape {
        Shape::Together(play) => (Play::Swiss(4), *play),
        Shape::Groups { play, last, .. } => (*play, *last),
        Shape::ByHand => (Play::Swiss(4), Play::Swiss(USUAL_ROUNDS)),
    }
}

/// Returns the edition whose games these are, the newest first.
pub(super) fn edition_of(cycles: &[Vec<String>]) -> Option<u16> {
    let is_it = |edition: &u16| {
        let table = regulations::games_of_edition(*edition).unwrap_or_default();
        table.get(..cycles.len()) == Some(cycles)
    };
    regulations::known_editions().into_iter().rev().find(is_it)
}

/// A word that a form may send, what it says for people, and whether it is chosen.
pub(super) struct OptionView {
    pub(super) word: String,
    pub(super) says: String,
    pub(super) is_chosen: bool,
}

/// A cycle and the games it may play.
pub(super) struct CycleView {
    pub(super) number: usize,
    pub(super) name: String,
    /// The games it plays, as people say them.
    pub(super) plays: String,
    pub(super) games: Vec<OptionView>,
}

/// What a stage plays.
pub(super) struct PlayView {
    pub(super) ways: Vec<OptionView>,
    pub(super) rounds: u16,
    /// The minutes of free play.
    pub(super) minutes: u16,
}

/// The choices as a page shows them.
pub(super) struct ChoicesView {
    /// From what the championship starts.
    pub(super) start: String,
    /// The regulations that the choices are made upon.
    pub(super) base: String,
    /// The editions whose games can be played; none for a class.
    pub(super) editions: Vec<OptionView>,
    pub(super) edition: String,
    pub(super) cycles: Vec<CycleView>,
    pub(super) shape: &'static str,
    /// How many stages there are that only the text can say.
    pub(super) stages_by_hand: Option<usize>,
    pub(super) cuts_by_count: bool,
    pub(super) size: u16,
    pub(super) qualify: u16,
    pub(super) runners: u16,
    pub(super) groups: PlayView,
    pub(super) last: PlayView,
    pub(super) points: [String; 3],
    pub(super) ties: Vec<Vec<OptionView>>,
    /// For which way of playing points and tie-breaks are shown.
    pub(super) usual: &'static str,
    pub(super) resorts: Vec<OptionView>,
    pub(super) minutes: u16,
    /// `wood`, `screens` or `hand`, and the minutes of the clock.
    pub(super) surface: &'static str,
    pub(super) clock: u16,
    /// How many pupils the plan is drawn for.
    pub(super) n_pupils: usize,
    /// What else the text says, kept as it is.
    pub(super) by_hand: Vec<String>,
}

/// What a page knows of the choices it shows.
pub(super) struct Shown<'a> {
    pub(super) start: String,
    pub(super) ready_made: &'static str,
    pub(super) base: &'a Regulations,
    pub(super) choices: &'a Choices,
    pub(super) at_hand: &'a [OwnGame],
    pub(super) n_pupils: usize,
    pub(super) language: Language,
}

impl Shown<'_> {
    /// Returns the choices as the form shows them.
    pub(super) fn view(&self) -> ChoicesView {
        let (choices, language) = (self.choices, self.language);
        let say = |message: &Message| language.say(message);
        let (shape, grouping, qualify, runners) = match &choices.shape {
            Shape::Together(_) => ("together", Grouping::OfSize(8), 2, 0),
            Shape::Groups { grouping, qualify, runners_up, .. } => {
                ("groups", *grouping, *qualify, *runners_up)
            }
            Shape::ByHand => ("hand", Grouping::OfSize(8), 2, 0),
        };
        let size = match grouping {
            Grouping::OfSize(size) | Grouping::Count(size) => size,
            Grouping::Together => 8,
        };
        let (surface, clock) = match choices.surface {
            Surface::Wood => ("wood", 0),
            Surface::Screens { clock } => ("screens", clock),
            Surface::ByHand => ("hand", 0),
        };
        let (groups, last) = plays(&choices.shape);
        let stages = &self.base.stages;
        let mut in_groups = play_view(groups, stages.first(), language);
        // Free play is one lesson, from which nobody goes on.
        in_groups.ways.retain(|way| way.word != "free");
        let edition = edition_of(&choices.cycles);
        let resort = |(way, word): (_, regulations::keys::Word)| OptionView {
            is_chosen: way == choices.last_resort,
            says: say(&word.meaning),
            word: word.word.to_owned(),
        };
        ChoicesView {
            start: self.start.clone(),
            base: self.base.source.clone(),
            editions: if self.start == Kind::Class.word() { Vec::new() } else { editions(edition, language) },
            edition: edition.map(|edition| edition.to_string()).unwrap_or_default(),
            cycles: self.cycles(),
            shape,
            stages_by_hand: (Choices::of(self.base).shape == Shape::ByHand).then_some(stages.len()),
            cuts_by_count: matches!(grouping, Grouping::Count(_)),
            size,
            qualify,
            runners,
            groups: in_groups,
            last: play_view(last, stages.last(), language),
            points: choices.points.map(|amount| points(amount, language)),
            ties: ties(&choices.tie_breaks, language),
            usual: Usual::of(&choices.shape).word(),
            resorts: regulations::last_resorts().into_iter().map(resort).collect(),
            minutes: choices.minutes,
            surface,
            clock,
            n_pupils: self.n_pupils,
            by_hand: regulations::by_hand(self.base, self.ready_made).iter().map(say).collect(),
        }
    }

    fn cycles(&self) -> Vec<CycleView> {
        let games = self.games();
        let cycle = |((number, chosen), rule): ((usize, &Vec<String>), &championship::facts::CycleRule)| {
            let game = |(id, name): &(String, String)| OptionView {
                is_chosen: chosen.contains(id),
                says: name.clone(),
                word: id.clone(),
            };
            let games: Vec<OptionView> = games.iter().map(game).collect();
            let plays = games.iter().filter(|game| game.is_chosen).map(|game| game.says.as_str());
            let plays = plays.collect::<Vec<_>>().join(", ");
            CycleView { number, name: rule.name.in_language(self.language).to_owned(), plays, games }
        };
        (1..).zip(&self.choices.cycles).zip(&self.base.cycles).map(cycle).collect()
    }

    /// Returns the games that can be chosen, by id and name: those of the editions, of the folder, and what is played already.
    fn games(&self) -> Vec<(String, String)> {
        let catalog = Catalog::built_in();
        let known = regulations::games_of_editions();
        let known = known.into_iter().filter(|(id, _)| catalog.ids().any(|known| known == id));
        let own = self.at_hand.iter().map(|game| (game.id.clone(), game.name.clone()));
        let played = self.base.games.iter().map(|game| (game.id.0.clone(), game.name.clone()));
        let mut games: Vec<(String, String)> = Vec::new();
        for (id, name) in known.chain(own).chain(played) {
            if games.iter().all(|(other, _)| *other != id) {
                games.push((id, name.in_language(self.language).to_owned()));
            }
        }
        games
    }
}

fn editions(chosen: Option<u16>, language: Language) -> Vec<OptionView> {
    let names: BTreeMap<String, _> = regulations::games_of_editions().into_iter().collect();
    let told = |edition: u16| {
        let mut games: Vec<String> = Vec::new();
        for id in regulations::games_of_edition(edition).unwrap_or_default().into_iter().flatten() {
            let name = names.get(&id).map_or(id.as_str(), |name| name.in_language(language));
            if !games.iter().any(|game| game == name) {
                games.push(name.to_owned());
            }
        }
        let year = regulations::year_of_edition(edition).unwrap_or_default();
        let told = msg("desk-edition")
            .with("number", edition)
            .with("year", year.to_string())
            .with("games", games.join(", "));
        OptionView {
            word: edition.to_string(),
            says: language.say(&told),
            is_chosen: Some(edition) == chosen,
        }
    };
    let own = OptionView {
        word: String::new(),
        says: language.msg("desk-edition-none").to_string(),
        is_chosen: chosen.is_none(),
    };
    regulations::known_editions().into_iter().rev().map(told).chain([own]).collect()
}

fn play_view(play: Play, stage: Option<&StageRule>, language: Language) -> PlayView {
    let (least, most) = if let Play::SwissByField(least, most) = play { (least, most) } else { (4, 7) };
    let (word, rounds) = match play {
        Play::Swiss(rounds) => ("swiss", rounds),
        Play::SwissByField(..) => ("field", USUAL_ROUNDS),
        Play::RoundRobin => ("all", USUAL_ROUNDS),
        Play::TwiceRoundRobin => ("twice", USUAL_ROUNDS),
        Play::Knockout => ("knockout", USUAL_ROUNDS),
        Play::FreePlay(_) => ("free", USUAL_ROUNDS),
        Play::ByHand => ("hand", USUAL_ROUNDS),
    };
    let mut ways = vec![
        ("swiss", msg("desk-play-swiss")),
        ("field", msg("desk-play-field").with("least", least).with("most", most)),
        ("all", msg("desk-play-all")),
        ("twice", msg("desk-play-twice")),
        ("knockout", msg("desk-play-knockout")),
        ("free", msg("desk-play-free")),
    ];
    let minutes = if let Play::FreePlay(minutes) = play { minutes } else { USUAL_LESSON };
    if let (Play::ByHand, Some(stage)) = (play, stage) {
        ways.push(("hand", play_told(stage)));
    }
    let way = |(own, says): (&str, Message)| OptionView {
        word: own.to_owned(),
        says: language.say(&says),
        is_chosen: own == word,
    };
    PlayView { ways: ways.into_iter().map(way).collect(), rounds, minutes }
}

/// Says what a stage plays that cannot be chosen.
fn play_told(stage: &StageRule) -> Message {
    match stage.format {
        Format::Swiss { rounds: RoundCount::BySize(table) } if stage.games <= 1 => {
            let step = |(rounds, size): (u16, u16)| {
                Value::from(msg("desk-play-step").with("rounds", rounds).with("size", size))
            };
            let steps = Value::All(table.steps().map(step).collect());
            msg("desk-play-by-size").with("steps", steps).with("above", table.above())
        }
        _ => msg("desk-play-by-hand").with("text", regulations::phrase(stage)),
    }
}

fn ties(chosen: &[MetricKey], language: Language) -> Vec<Vec<OptionView>> {
    let options = |place: usize| {
        let own = chosen.get(place);
        let known = METRICS.iter().filter(|metric| metric.key != MetricKey::Points);
        let known = known.map(|metric| OptionView {
            word: metric.abbreviation.to_owned(),
            says: format!("{}: {}", language.say(&metric.name), language.say(&metric.explanation)),
            is_chosen: own == Some(&metric.key),
        });
        let none = OptionView {
            word: String::new(),
            says: language.msg("desk-choose-tie-none").to_string(),
            is_chosen: own.is_none(),
        };
        std::iter::once(none).chain(known).collect()
    };
    (0..TIE_BREAKS.max(chosen.len() + 1)).map(options).collect()
}
