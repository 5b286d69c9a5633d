//! The keys inside games, cycles, limits, stages, points, prizes, quotas and rooms.

use super::{
    Key, Section,
    Usual::{Inherited, Told as Usually},
    Values,
    Values::{Told, Words},
    key, tie_breaks, words_of,
};
use crate::facts::{AtZero, BoardKind, Draws, LastResort, Podium, QuotaOf, Swap, TeamOrder};
use speech::msg;

const NUMBER_OR_NONE: Values = Told(msg("regulations-values-limit"));
const POINTS: Values = Told(msg("regulations-values-points"));
const NAME: Values = Told(msg("regulations-values-name"));

/// In the order in which they are explained.
pub(super) const OF_PARTS: &[Key] = &[
    key!(
        Game,
        "id",
        msg("regulations-key-game-id"),
        Told(msg("regulations-values-game-id")),
        Usually(msg("regulations-usual-needed")),
        "hex"
    ),
    key!(
        Game,
        "name",
        msg("regulations-key-game-name"),
        NAME,
        Usually(msg("regulations-usual-catalogue")),
        "Hex 7×7"
    ),
    key!(
        Game,
        "draws",
        msg("regulations-key-draws"),
        Words(words_of::<Draws>),
        Usually(msg("regulations-usual-catalogue")),
        "possible"
    ),
    key!(
        Game,
        "swap",
        msg("regulations-key-swap"),
        Words(words_of::<Swap>),
        Usually(msg("regulations-usual-catalogue")),
        "possible"
    ),
    key!(
        Game,
        "sides",
        msg("regulations-key-sides"),
        Told(msg("regulations-values-sides")),
        Usually(msg("regulations-usual-catalogue")),
        "[Brancas, Pretas]"
    ),
    key!(
        Cycle,
        "name",
        msg("regulations-key-cycle-name"),
        NAME,
        Usually(msg("regulations-usual-needed")),
        "todos"
    ),
    key!(
        Cycle,
        "years",
        msg("regulations-key-years"),
        Told(msg("regulations-values-years")),
        Usually(msg("regulations-usual-years")),
        "5-6"
    ),
    key!(
        Cycle,
        "games",
        msg("regulations-key-cycle-games"),
        Told(msg("regulations-values-game-ids")),
        Usually(msg("regulations-usual-edition")),
        "[hex, rastros]"
    ),
    key!(
        Limits,
        "per school and tournament",
        msg("regulations-key-per-school-and-tournament"),
        NUMBER_OR_NONE,
        Inherited,
        "3"
    ),
    key!(Limits, "per school", msg("regulations-key-per-school"), NUMBER_OR_NONE, Inherited, "none"),
    key!(Limits, "per tournament", msg("regulations-key-per-tournament"), NUMBER_OR_NONE, Inherited, "40"),
    key!(Limits, "total", msg("regulations-key-total"), NUMBER_OR_NONE, Inherited, "300"),
    key!(
        Stage,
        "name",
        msg("regulations-key-stage-name"),
        NAME,
        Usually(msg("regulations-usual-stage-name")),
        "final"
    ),
    key!(
        Stage,
        "play",
        msg("regulations-key-play"),
        Told(msg("regulations-values-play")),
        Usually(msg("regulations-usual-needed")),
        "knockout, best of 3, with third place"
    ),
    key!(
        Stage,
        "groups of",
        msg("regulations-key-groups-of"),
        Told(msg("regulations-values-groups-of")),
        Usually(msg("regulations-usual-together")),
        "8"
    ),
    key!(
        Stage,
        "groups",
        msg("regulations-key-groups"),
        Told(msg("regulations-values-groups")),
        Usually(msg("regulations-usual-together")),
        "4"
    ),
    key!(
        Stage,
        "qualify",
        msg("regulations-key-qualify"),
        Told(msg("regulations-values-qualify")),
        Usually(msg("regulations-usual-qualify")),
        "2"
    ),
    key!(
        Stage,
        "runners-up",
        msg("regulations-key-runners-up"),
        Told(msg("regulations-values-qualify")),
        Usually(msg("regulations-usual-nobody")),
        "2"
    ),
    key!(
        Stage,
        "points",
        msg("regulations-key-stage-points"),
        Told(msg("regulations-values-stage-points")),
        Usually(msg("regulations-usual-file")),
        "{ win: 3, draw: 1 }"
    ),
    key!(
        Stage,
        "tie-breaks",
        msg("regulations-key-stage-tie-breaks"),
        Words(tie_breaks),
        Usually(msg("regulations-usual-file")),
        "[GP, SB]"
    ),
    key!(
        Stage,
        "last resort",
        msg("regulations-key-stage-last-resort"),
        Words(words_of::<LastResort>),
        Usually(msg("regulations-usual-file")),
        "play-off"
    ),
    key!(
        Stage,
        "draws",
        msg("regulations-key-stage-draws"),
        Words(words_of::<Draws>),
        Usually(msg("regulations-usual-game")),
        "possible"
    ),
    key!(
        Stage,
        "games",
        msg("regulations-key-stage-games"),
        Told(msg("regulations-values-stage-games")),
        Usually(msg("regulations-usual-stage-games")),
        "[rastros, semaforo]"
    ),
    key!(
        Stage,
        "match points",
        msg("regulations-key-match-points"),
        Told(msg("regulations-values-match-points")),
        Usually(msg("regulations-usual-match-points")),
        "3-1-0"
    ),
    key!(
        Stage,
        "team order",
        msg("regulations-key-team-order"),
        Words(words_of::<TeamOrder>),
        Usually(msg("regulations-usual-team-order")),
        "board points"
    ),
    key!(
        Stage,
        "boards",
        msg("regulations-key-boards"),
        Words(words_of::<BoardKind>),
        Usually(msg("regulations-usual-boards")),
        "screens"
    ),
    key!(
        Stage,
        "clock",
        msg("regulations-key-clock"),
        Told(msg("regulations-values-clock")),
        Usually(msg("regulations-usual-clock")),
        "10 minutes + 5 seconds"
    ),
    key!(
        Stage,
        "at zero",
        msg("regulations-key-at-zero"),
        Words(words_of::<AtZero>),
        Usually(msg("regulations-usual-at-zero")),
        "arbiter"
    ),
    key!(Points, "win", msg("regulations-key-win"), POINTS, Inherited, "3"),
    key!(Points, "draw", msg("regulations-key-draw"), POINTS, Inherited, "0.4"),
    key!(Points, "loss", msg("regulations-key-loss"), POINTS, Inherited, "0.1"),
    key!(Points, "bye", msg("regulations-key-bye"), POINTS, Usually(msg("regulations-usual-win")), "0.5"),
    key!(
        Points,
        "free round",
        msg("regulations-key-free-round"),
        POINTS,
        Usually(msg("regulations-usual-bye")),
        "1"
    ),
    key!(Points, "absence", msg("regulations-key-absence"), POINTS, Inherited, "0.5"),
    key!(
        Points,
        "forfeit win",
        msg("regulations-key-forfeit-win"),
        POINTS,
        Usually(msg("regulations-usual-win")),
        "0.5"
    ),
    key!(
        Points,
        "forfeit loss",
        msg("regulations-key-forfeit-loss"),
        POINTS,
        Usually(msg("regulations-usual-loss")),
        "0.1"
    ),
    key!(
        Prize,
        "name",
        msg("regulations-key-prize-name"),
        NAME,
        Usually(msg("regulations-usual-needed")),
        "mais novos"
    ),
    key!(
        Prize,
        "years",
        msg("regulations-key-prize-years"),
        Told(msg("regulations-values-years")),
        Usually(msg("regulations-usual-everybody")),
        "3-4"
    ),
    key!(
        Prize,
        "town",
        msg("regulations-key-prize-town"),
        Told(msg("regulations-values-text")),
        Usually(msg("regulations-usual-everybody")),
        "Funchal"
    ),
    key!(
        Prize,
        "mark",
        msg("regulations-key-prize-mark"),
        Told(msg("regulations-values-text")),
        Usually(msg("regulations-usual-everybody")),
        "5A"
    ),
    key!(
        Prize,
        "column",
        msg("regulations-key-prize-column"),
        Told(msg("regulations-values-column-value")),
        Usually(msg("regulations-usual-everybody")),
        "género = F"
    ),
    key!(
        Prize,
        "places",
        msg("regulations-key-prize-places"),
        Told(msg("regulations-values-places")),
        Usually(msg("regulations-usual-one")),
        "3"
    ),
    key!(
        Prize,
        "podium",
        msg("regulations-key-prize-podium"),
        Words(words_of::<Podium>),
        Usually(msg("regulations-usual-podium")),
        "counts"
    ),
    key!(
        Quota,
        "most",
        msg("regulations-key-quota-most"),
        Told(msg("regulations-values-quota-most")),
        Usually(msg("regulations-usual-needed")),
        "8"
    ),
    key!(
        Quota,
        "column",
        msg("regulations-key-quota-column"),
        Told(msg("regulations-values-column")),
        Usually(msg("regulations-usual-quota-column")),
        "região"
    ),
    key!(
        Quota,
        "games",
        msg("regulations-key-quota-games"),
        Told(msg("regulations-values-game-ids")),
        Usually(msg("regulations-usual-all-games")),
        "[rastros]"
    ),
    key!(
        Quota,
        "per",
        msg("regulations-key-quota-per"),
        Words(words_of::<QuotaOf>),
        Usually(msg("regulations-usual-quota-per")),
        "school"
    ),
    key!(
        Room,
        "name",
        msg("regulations-key-room-name"),
        NAME,
        Usually(msg("regulations-usual-needed")),
        "Biblioteca"
    ),
    key!(
        Room,
        "tables",
        msg("regulations-key-room-tables"),
        Told(msg("regulations-values-spans")),
        Usually(msg("regulations-usual-all-tables")),
        "[1-20, 31]"
    ),
    key!(
        Room,
        "games",
        msg("regulations-key-room-games"),
        Told(msg("regulations-values-game-ids")),
        Usually(msg("regulations-usual-all-games")),
        "[rastros]"
    ),
    key!(
        Room,
        "cycles",
        msg("regulations-key-room-cycles"),
        Told(msg("regulations-values-spans")),
        Usually(msg("regulations-usual-all-cycles")),
        "1-2"
    ),
    key!(
        Room,
        "stages",
        msg("regulations-key-room-stages"),
        Told(msg("regulations-values-spans")),
        Usually(msg("regulations-usual-all-stages")),
        "2"
    ),
];
