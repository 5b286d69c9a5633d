//! What regulations come to, as the page that makes a championship shows it with every answer.

use championship::decisions::{PlannedStage, plan};
use championship::facts::{Format, MetricKey, Points, Regulations, StageRule};
use championship::regulations;
use championship::standings::metric;
use speech::{Language, Message, Said, Tell, Value, msg};

/// The plan of a tournament.
#[derive(Default)]
pub(super) struct PlanView {
    pub(super) stages: Vec<StageView>,
    /// How long it takes, where the number of rounds is known.
    pub(super) takes: Option<String>,
    /// What games are worth and what decides between equals, in a sentence.
    pub(super) decides: String,
    /// Which of that decides nothing, where everybody plays everybody.
    pub(super) idle: Option<String>,
    pub(super) n_tournaments: usize,
    /// Why there is no plan.
    pub(super) refusal: Option<String>,
}

pub(super) struct StageView {
    pub(super) name: String,
    pub(super) groups: String,
    pub(super) rounds: String,
    /// Who goes on to the next stage, and how many are there then.
    pub(super) goes_on: Option<String>,
}

impl PlanView {
    /// Returns the plan for a field of one tournament.
    pub(super) fn of(regulations: Result<Regulations, Message>, n_pupils: usize, language: Language) -> Self {
        let regulations = match regulations {
            Ok(regulations) => regulations,
            Err(refusal) => {
                return PlanView { refusal: Some(language.say(&refusal)), ..PlanView::default() };
            }
        };
        let (stages, minutes) = planned(&regulations, n_pupils);
        // The minutes of free play stand with its stage, and are none of rounds.
        let has_rounds = !regulations.plays_freely();
        PlanView {
            stages: stage_views(&stages, &regulations, language),
            takes: minutes.filter(|_| has_rounds).map(|minutes| duration(minutes, language).to_string()),
            decides: language.say(&decided(&regulations)),
            idle: idle(&regulations).map(|told| language.say(&told)),
            n_tournaments: regulations.tournaments().len(),
            refusal: None,
        }
    }
}

/// Returns the plan of one tournament and the minutes it takes, where the number of rounds is known.
pub(super) fn planned(regulations: &Regulations, n_pupils: usize) -> (Vec<PlannedStage>, Option<usize>) {
    let stages = plan(regulations, n_pupils);
    if let [StageRule { format: Format::FreePlay { minutes }, .. }] = regulations.stages[..] {
        return (stages, Some(usize::from(minutes)));
    }
    let rounds: Option<usize> = stages.iter().map(|stage| stage.rounds.map(usize::from)).sum();
    (stages, rounds.map(|rounds| rounds * usize::from(regulations.round_minutes)))
}

/// Says what games are worth and what decides between equals.
fn decided(regulations: &Regulations) -> Message {
    let points = regulations.points;
    let worth = |points: Points| Value::from(points.tell());
    let keys = regulations.tie_breaks.iter();
    let ties: Vec<Value> = keys.map(|key| Value::from(metric::of(*key).name.clone())).collect();
    let resort = regulations::last_resorts().into_iter().find(|(way, _)| *way == regulations.last_resort);
    let resort = resort.map_or_else(|| Value::from(""), |(_, word)| Value::from(word.meaning));
    let points = msg("desk-plan-points")
        .with("win", worth(points.win))
        .with("draw", worth(points.draw))
        .with("loss", worth(points.loss));
    match ties.is_empty() {
        true => msg("desk-plan-no-ties").with("points", points).with("resort", resort),
        false => {
            msg("desk-plan-ties").with("points", points).with("ties", Value::All(ties)).with("resort", resort)
        }
    }
}

/// Says which tie-breaks decide nothing where everybody plays everybody, and which ones would.
fn idle(regulations: &Regulations) -> Option<Message> {
    let named = |keys: &[MetricKey]| {
        Value::All(keys.iter().map(|key| Value::from(metric::of(*key).name.clone())).collect())
    };
    let idle = regulations::idle_tie_breaks(regulations);
    let told = || {
        msg("desk-plan-idle-ties")
            .with("count", idle.len())
            .with("ties", named(&idle))
            .with("better", named(&regulations::ROUND_ROBIN_TIE_BREAKS))
    };
    (!idle.is_empty()).then(told)
}

fn stage_views(stages: &[PlannedStage], regulations: &Regulations, language: Language) -> Vec<StageView> {
    let next = stages.iter().skip(1).map(Some).chain([None]);
    let all = stages.iter().zip(&regulations.stages).zip(next);
    all.map(|((stage, rule), next)| stage_view(stage, rule, next, language)).collect()
}

fn stage_view(
    stage: &PlannedStage,
    rule: &StageRule,
    next: Option<&PlannedStage>,
    language: Language,
) -> StageView {
    let (most, least) = (stage.groups.first().unwrap_or(&0), stage.groups.last().unwrap_or(&0));
    let size = if most == least { most.to_string() } else { format!("{least}–{most}") };
    let groups = language.msg("desk-plan-groups").with("count", stage.groups.len()).with("size", size);
    let rounds = match (rule.format, stage.rounds) {
        (Format::FreePlay { minutes }, _) => language.msg("desk-plan-free").with("minutes", minutes),
        (_, Some(rounds)) => language.msg("desk-plan-rounds").with("count", rounds),
        (_, None) => language.msg("desk-plan-bracket"),
    };
    let goes_on = next.map(|next| {
        let told = language
            .msg("desk-plan-go-on")
            .with("qualify", rule.qualify)
            .with("more", rule.runners_up)
            .with("stage", &next.name)
            .with("count", next.n_pupils);
        told.to_string()
    });
    let name = stage.name.in_language(language).to_owned();
    StageView { name, groups: groups.to_string(), rounds: rounds.to_string(), goes_on }
}

/// Says a number of minutes as people do.
fn duration(minutes: usize, language: Language) -> Said {
    match minutes / 60 {
        0 => language.msg("desk-duration-minutes").with("minutes", minutes),
        hours => language.msg("desk-duration-hours").with("hours", hours).with("minutes", minutes % 60),
    }
}
