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
        text: String,
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

/// Gives things and their twins, which have the same variants, a way into each other. Fields are turned into their twins; where they
/// are not the same, the way there and the way back are told.
macro_rules! twins {
    ($own:ident = $stored:ident { $($variant:ident),+ }) => {
        impl From<$own> for $stored {
            fn from(own: $own) -> Self {
                match own {
                    $($own::$variant => $stored::$variant,)+
                }
            }
        }

        impl From<$stored> for $own {
            fn from(stored: $stored) -> Self {
                match stored {
                    $($stored::$variant => $own::$variant,)+
                }
            }
        }
    };
    (
        $own:ident = $stored:ident { $($variant:ident { $($field:ident),+ },)+ }
        $there:pat => $twin:expr,
        $back:pat => $itself:expr,
    ) => {
        impl From<$own> for $stored {
            fn from(own: $own) -> Self {
                match own {
                    $($own::$variant { $($field),+ } => $stored::$variant { $($field: $field.into()),+ },)+
                    $there => $twin,
                }
            }
        }

        impl From<$stored> for $own {
            fn from(stored: $stored) -> Self {
                match stored {
                    $($stored::$variant { $($field),+ } => $own::$variant { $($field: $field.into()),+ },)+
                    $back => $itself,
                }
            }
        }
    };
}
pub(super) use twins;

twins!(BoardKind = StoredBoards { Wood, Screen });
twins!(Seat = StoredSeat { First, Second });
twins! {
    Deed = StoredDeed {
        Claimed { seat, device },
        Freed { seat, reason },
        Ready { seat },
        Moved { ply, seat, text, next, lag },
        DrawOffered { seat },
        BackAsked { seat },
        Declined { seat },
        Paused { reason },
        Resumed { reason },
        TakenBack { kept, next, reason },
        TimeGiven { seat, time, reason },
        TimeTaken { seat, time, reason },
        ToWood { reason },
        ToScreen { reason },
    }
    Deed::Ended { ending } => {
        let (ending, seat) = match ending {
            Ending::OnBoard => (StoredEnding::OnBoard, None),
            Ending::Resigned(seat) => (StoredEnding::Resigned, Some(seat)),
            Ending::Agreed => (StoredEnding::Agreed, None),
            Ending::OutOfTime(seat) => (StoredEnding::OutOfTime, Some(seat)),
            Ending::Awarded => (StoredEnding::Awarded, None),
        };
        StoredDeed::Ended { ending, seat: seat.map(StoredSeat::from) }
    },
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
    },
}
