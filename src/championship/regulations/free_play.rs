//! Free play in regulations: what it is worth where nobody says it, and what it cannot be played with.

use super::{
    node::{Node, Value},
    phrase,
    reader::Reader,
};
use crate::facts::{Format, MetricKey, PublicStandings, Regulations, StageRule, Title};
use crate::standings::metric;
use speech::msg;

/// What decides between equals in free play, in order: what opponents made, and who met whom, say little where everybody plays as
/// often as they can.
pub const FREE_PLAY_TIE_BREAKS: [MetricKey; 2] = [MetricKey::GamesWon, MetricKey::WinsAsSecond];

/// Says whether a number is as true of who has played often as of who has played little, as free play needs it.
pub fn fits_free_play(key: MetricKey) -> bool {
    use MetricKey::{
        GamePoints, GamesAsSecond, GamesPlayed, GamesWon, Points, StartNumber, Starts, Wins, WinsAsSecond,
    };
    let fitting =
        [Points, Wins, GamesWon, GamePoints, GamesAsSecond, WinsAsSecond, Starts, GamesPlayed, StartNumber];
    fitting.contains(&key)
}

/// Says whether the stages that a file names play freely; nothing where it names none.
pub(super) fn is_said(pairs: &[(&str, &Node)]) -> Option<bool> {
    let (_, stages) = pairs.iter().find(|(key, _)| *key == "stages")?;
    let Value::List(stages) = &stages.value else { return Some(false) };
    let is_free = stages.iter().any(|stage| {
        let Value::Map(keys) = &stage.value else { return false };
        keys.iter().any(|(key, node)| match (&key.value, &node.value) {
            (Value::Scalar(key), Value::Scalar(text)) if key == "play" => {
                let mut read = StageRule::new(Title::same(""), Format::FreePlay { minutes: 1 });
                phrase::read(text, &mut read).is_ok() && read.format.is_free_play()
            }
            _ => false,
        })
    });
    Some(is_free)
}

/// Gives free play the tie-breaks that go with it, where a file plays it and names no others.
pub(super) fn fill_in(pairs: &[(&str, &Node)], regulations: &mut Regulations) {
    let names = |name: &str| pairs.iter().any(|(key, _)| *key == name);
    if !regulations.plays_freely() || !names("stages") {
        return;
    }
    if !names("tie-breaks") && !regulations.tie_breaks.iter().all(|key| fits_free_play(*key)) {
        regulations.tie_breaks = FREE_PLAY_TIE_BREAKS.to_vec();
    }
}

impl Reader<'_> {
    /// Complains of what cannot be together with free play.
    pub(super) fn beside_free_play(
        &mut self,
        whole: &Node,
        pairs: &[(&str, &Node)],
        regulations: &Regulations,
    ) {
        let number = regulations.stages.iter().position(|stage| stage.format.is_free_play());
        let Some(number) = number.and_then(|index| u8::try_from(index + 1).ok()) else { return };
        let at = |name: &str| pairs.iter().find(|(key, _)| *key == name).map_or(whole, |(_, node)| *node);
        if regulations.stages.len() > 1 {
            let hint = msg("regulations-free-play-alone-hint");
            self.complain(whole, msg("regulations-free-play-alone"), hint);
        }
        if regulations.public_standings == PublicStandings::FrozenBeforeLastRound {
            let hint = msg("regulations-frozen-free-play-hint");
            self.complain(at("public standings"), msg("regulations-frozen-free-play"), hint);
        }
        let unfit = regulations.tie_breaks_of(number).iter().find(|key| !fits_free_play(**key));
        if let Some(key) = unfit {
            let fault = msg("regulations-free-play-tie-break").with("key", metric::of(*key).abbreviation);
            let usual: Vec<&str> =
                FREE_PLAY_TIE_BREAKS.iter().map(|key| metric::of(*key).abbreviation).collect();
            let hint = msg("regulations-free-play-tie-break-hint").with("keys", usual.join(", "));
            self.complain(at("tie-breaks"), fault, hint);
        }
    }
}
