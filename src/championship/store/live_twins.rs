//! What is done at boards on screens, as it is written down. Every field stands beside the place, so that whoever looks for
//! what people wrote finds the reasons where all other facts have them.

use serde::{Deserialize, Serialize};

use crate::facts::{BoardKind, Deed, Ending, Seat};

/// The twin of `BoardKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum StoredBoards {
    Wood,
    Screen,
}

/// The twin of `Seat`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum StoredSeat {
    First,
    Second,
}

/// The twin of `Ending`, without the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum StoredEnding {
    OnBoard,
    Resigned,
    Agreed,
    OutOfTime,
    Awarded,
}

/// The twin of `Deed`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "deed", rename_all = "kebab-case")]
pub(super) enum StoredDeed {
    Claimed {
        seat: StoredSeat,
        device: String,
    },
    Freed {
        seat: StoredSeat,
        reason: String,
    },
    Ready {
        seat: StoredSeat,
    },
    Moved {
        ply: u16,
        seat: StoredSeat,
        #[serde(rename = "move")]
        mv: String,
        next: StoredSeat,
        #[serde(default, skip_serializing_if = "is_zero")]
        lag: u32,
    },
    DrawOffered {
        seat: StoredSeat,
    },
    BackAsked {
        seat: StoredSeat,
    },
    Declined {
        seat: StoredSeat,
    },
    Paused {
        reason: String,
    },
    Resumed {
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    TakenBack {
        kept: u16,
        next: StoredSeat,
        reason: String,
    },
    TimeGiven {
        seat: StoredSeat,
        time: u32,
        reason: String,
    },
    TimeTaken {
        seat: StoredSeat,
        time: u32,
        reason: String,
    },
    ToWood {
        reason: String,
    },
    ToScreen {
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    Ended {
        ending: StoredEnding,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<StoredSeat>,
    },
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl From<BoardKind> for StoredBoards {
    fn from(kind: BoardKind) -> Self {
        match kind {
            BoardKind::Wood => StoredBoards::Wood,
            BoardKind::Screen => StoredBoards::Screen,
        }
    }
}

impl From<StoredBoards> for BoardKind {
    fn from(kind: StoredBoards) -> Self {
        match kind {
            StoredBoards::Wood => BoardKind::Wood,
            StoredBoards::Screen => BoardKind::Screen,
        }
    }
}

impl From<Seat> for StoredSeat {
    fn from(seat: Seat) -> Self {
        match seat {
            Seat::First => StoredSeat::First,
            Seat::Second => StoredSeat::Second,
        }
    }
}

impl From<StoredSeat> for Seat {
    fn from(seat: StoredSeat) -> Self {
        match seat {
            StoredSeat::First => Seat::First,
            StoredSeat::Second => Seat::Second,
        }
    }
}

impl From<Deed> for StoredDeed {
    fn from(deed: Deed) -> Self {
        match deed {
            Deed::Claimed { seat, device } => StoredDeed::Claimed { seat: seat.into(), device },
            Deed::Freed { seat, reason } => StoredDeed::Freed { seat: seat.into(), reason },
            Deed::Ready { seat } => StoredDeed::Ready { seat: seat.into() },
            Deed::Moved { ply, seat, text, next, lag } => {
                StoredDeed::Moved { ply, seat: seat.into(), mv: text, next: next.into(), lag }
            }
            Deed::DrawOffered { seat } => StoredDeed::DrawOffered { seat: seat.into() },
            Deed::BackAsked { seat } => StoredDeed::BackAsked { seat: seat.into() },
            Deed::Declined { seat } => StoredDeed::Declined { seat: seat.into() },
            Deed::Paused { reason } => StoredDeed::Paused { reason },
            Deed::Resumed { reason } => StoredDeed::Resumed { reason },
            Deed::TakenBack { kept, next, reason } => {
                StoredDeed::TakenBack { kept, next: next.into(), reason }
            }
            Deed::TimeGiven { seat, time, reason } => {
                StoredDeed::TimeGiven { seat: seat.into(), time, reason }
            }
            Deed::TimeTaken { seat, time, reason } => {
                StoredDeed::TimeTaken { seat: seat.into(), time, reason }
            }
            Deed::ToWood { reason } => StoredDeed::ToWood { reason },
            Deed::ToScreen { reason } => StoredDeed::ToScreen { reason },
            Deed::Ended { ending } => {
                let (ending, seat) = match ending {
                    Ending::OnBoard => (StoredEnding::OnBoard, None),
                    Ending::Resigned(seat) => (StoredEnding::Resigned, Some(seat)),
                    Ending::Agreed => (StoredEnding::Agreed, None),
                    Ending::OutOfTime(seat) => (StoredEnding::OutOfTime, Some(seat)),
                    Ending::Awarded => (StoredEnding::Awarded, None),
                };
                StoredDeed::Ended { ending, seat: seat.map(StoredSeat::from) }
            }
        }
    }
}

impl From<StoredDeed> for Deed {
    fn from(deed: StoredDeed) -> Self {
        match deed {
            StoredDeed::Claimed { seat, device } => Deed::Claimed { seat: seat.into(), device },
            StoredDeed::Freed { seat, reason } => Deed::Freed { seat: seat.into(), reason },
            StoredDeed::Ready { seat } => Deed::Ready { seat: seat.into() },
            StoredDeed::Moved { ply, seat, mv, next, lag } => {
                Deed::Moved { ply, seat: seat.into(), text: mv, next: next.into(), lag }
            }
            StoredDeed::DrawOffered { seat } => Deed::DrawOffered { seat: seat.into() },
            StoredDeed::BackAsked { seat } => Deed::BackAsked { seat: seat.into() },
            StoredDeed::Declined { seat } => Deed::Declined { seat: seat.into() },
            StoredDeed::Paused { reason } => Deed::Paused { reason },
            StoredDeed::Resumed { reason } => Deed::Resumed { reason },
            StoredDeed::TakenBack { kept, next, reason } => {
                Deed::TakenBack { kept, next: next.into(), reason }
            }
            StoredDeed::TimeGiven { seat, time, reason } => {
                Deed::TimeGiven { seat: seat.into(), time, reason }
            }
            StoredDeed::TimeTaken { seat, time, reason } => {
                Deed::TimeTaken { seat: seat.into(), time, reason }
            }
            StoredDeed::ToWood { reason } => Deed::ToWood { reason },
            StoredDeed::ToScreen { reason } => Deed::ToScreen { reason },
            StoredDeed::Ended { ending, seat } => {
                let seat = seat.map_or(Seat::First, Seat::from);
                let ending = match ending {
                    StoredEnding::OnBoard => Ending::OnBoard,
                    StoredEnding::Resigned => Ending::Resigned(seat),
                    StoredEnding::Agreed => Ending::Agreed,
                    StoredEnding::OutOfTime => Ending::OutOfTime(seat),
                    StoredEnding::Awarded => Ending::Awarded,
                };
                Deed::Ended { ending }
            }
        }
    }
}
