//! On what a championship is played, as a choice: boards of wood, or screens with a clock.

use crate::facts::{BoardKind, Clock, LONGEST_CLOCK, StageRule};

/// In milliseconds.
const MINUTE: u32 = 60_000;

/// On what all stages are played, as far as it is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Surface {
    /// On boards of wood.
    Wood,
    /// On screens, with so many minutes for each player and game; 0 is without clocks.
    Screens {
        /// The minutes.
        clock: u16,
    },
    /// What only the text can say.
    ByHand,
}

impl Surface {
    /// Returns screens with so many minutes for each player and game, or as many as a clock can have.
    pub fn screens(minutes: u16) -> Surface {
        let most = u16::try_from(LONGEST_CLOCK / MINUTE).unwrap_or(u16::MAX);
        Surface::Screens { clock: minutes.min(most) }
    }

    pub(super) fn of(stages: &[StageRule]) -> Surface {
        let of_stage = |stage: &StageRule| match (stage.boards, stage.clock) {
            (BoardKind::Wood, Clock::None) => Surface::Wood,
            (BoardKind::Screen, Clock::None) => Surface::Screens { clock: 0 },
            (BoardKind::Screen, Clock::Game { whole, added: 0 }) if whole.is_multiple_of(MINUTE) => {
                u16::try_from(whole / MINUTE).map_or(Surface::ByHand, |clock| Surface::Screens { clock })
            }
            _ => Surface::ByHand,
        };
        let mut all = stages.iter().map(of_stage);
        let first = all.next().unwrap_or(Surface::Wood);
        if all.all(|other| other == first) { first } else { Surface::ByHand }
    }

    /// Changes on what stages are played, where it is another.
    pub(super) fn onto(self, stages: &mut [StageRule]) {
        if self == Surface::of(stages) {
            return;
        }
        let (boards, clock) = match self {
            Surface::ByHand => return,
            Surface::Wood => (BoardKind::Wood, Clock::None),
            Surface::Screens { clock: 0 } => (BoardKind::Screen, Clock::None),
            Surface::Screens { clock } => {
                (BoardKind::Screen, Clock::Game { whole: u32::from(clock) * MINUTE, added: 0 })
            }
        };
        stages.iter_mut().for_each(|stage| (stage.boards, stage.clock) = (boards, clock));
    }
}
