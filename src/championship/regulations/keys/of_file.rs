//! The keys at the beginning of a line.

use super::{
    Key, Section,
    Usual::{Inherited, Told as Usually},
    Values,
    Values::{Told, Words},
    key, ready_made, tie_breaks, words_of,
};
use crate::facts::{
    BetweenGroups, Confirmation, LastResort, PublicStandings, SameSchool, StartRule, TeamSource,
    UnplayedRounds, WaitingList,
};
use speech::msg;

const NAME: Values = Told(msg("regulations-values-name"));

/// In the order in which they are explained.
pub(super) const OF_FILE: &[Key] = &[
    key!(
        File,
        "extends",
        msg("regulations-key-extends"),
        Words(ready_made),
        Usually(msg("regulations-usual-national")),
        "escola"
    ),
    key!(File, "name", msg("regulations-key-name"), NAME, Inherited, "Torneio da Páscoa"),
    key!(
        File,
        "edition",
        msg("regulations-key-edition"),
        Told(msg("regulations-values-edition")),
        Inherited,
        "20"
    ),
    key!(
        File,
        "games",
        msg("regulations-key-games"),
        Told(msg("regulations-values-games")),
        Usually(msg("regulations-usual-games")),
        "[semaforo, gatos-e-caes, rastros, { id: avanco, draws: possible }, produto, flume]"
    ),
    key!(
        File,
        "cycles",
        msg("regulations-key-cycles"),
        Told(msg("regulations-values-cycles")),
        Usually(msg("regulations-usual-cycles")),
        "[{ name: todos, games: [hex] }]"
    ),
    key!(
        File,
        "limits",
        msg("regulations-key-limits"),
        Told(msg("regulations-values-keys")),
        Usually(msg("regulations-usual-each")),
        "{ per school: none }"
    ),
    key!(
        File,
        "stages",
        msg("regulations-key-stages"),
        Told(msg("regulations-values-stages")),
        Usually(msg("regulations-usual-stages")),
        "[{ play: round robin }]"
    ),
    key!(
        File,
        "points",
        msg("regulations-key-points"),
        Told(msg("regulations-values-keys")),
        Usually(msg("regulations-usual-each")),
        "{ win: 3, draw: 1 }"
    ),
    key!(
        File,
        "same school",
        msg("regulations-key-same-school"),
        Words(words_of::<SameSchool>),
        Inherited,
        "allow"
    ),
    key!(File, "starts", msg("regulations-key-starts"), Words(words_of::<StartRule>), Inherited, "lot"),
    key!(File, "tie-breaks", msg("regulations-key-tie-breaks"), Words(tie_breaks), Inherited, "[DE, BH, SB]"),
    key!(
        File,
        "last resort",
        msg("regulations-key-last-resort"),
        Words(words_of::<LastResort>),
        Inherited,
        "play-off"
    ),
    key!(
        File,
        "unplayed rounds",
        msg("regulations-key-unplayed-rounds"),
        Words(words_of::<UnplayedRounds>),
        Inherited,
        "fide-2026"
    ),
    key!(
        File,
        "confirmation",
        msg("regulations-key-confirmation"),
        Words(words_of::<Confirmation>),
        Usually(msg("regulations-usual-confirmation")),
        "second person"
    ),
    key!(
        File,
        "public standings",
        msg("regulations-key-public-standings"),
        Words(words_of::<PublicStandings>),
        Usually(msg("regulations-usual-public-standings")),
        "frozen before the last round"
    ),
    key!(
        File,
        "between groups",
        msg("regulations-key-between-groups"),
        Words(words_of::<BetweenGroups>),
        Usually(msg("regulations-usual-between-groups")),
        "totals"
    ),
    key!(
        File,
        "schools",
        msg("regulations-key-schools"),
        Told(msg("regulations-values-schools")),
        Usually(msg("regulations-usual-schools")),
        "best 4"
    ),
    key!(
        File,
        "teams",
        msg("regulations-key-teams"),
        Words(words_of::<TeamSource>),
        Usually(msg("regulations-usual-teams")),
        "mark"
    ),
    key!(
        File,
        "prizes",
        msg("regulations-key-prizes"),
        Told(msg("regulations-values-prizes")),
        Usually(msg("regulations-usual-prizes")),
        "[{ name: mais novos, years: 1-3 }]"
    ),
    key!(
        File,
        "quotas",
        msg("regulations-key-quotas"),
        Told(msg("regulations-values-quotas")),
        Usually(msg("regulations-usual-quotas")),
        "[{ column: região, most: 8 }]"
    ),
    key!(
        File,
        "waiting list",
        msg("regulations-key-waiting-list"),
        Words(words_of::<WaitingList>),
        Usually(msg("regulations-usual-waiting-list")),
        "kept"
    ),
    key!(
        File,
        "rooms",
        msg("regulations-key-rooms"),
        Told(msg("regulations-values-rooms")),
        Usually(msg("regulations-usual-rooms")),
        "[{ name: Biblioteca, tables: 1-20 }, { name: Ginásio }]"
    ),
    key!(
        File,
        "round minutes",
        msg("regulations-key-round-minutes"),
        Told(msg("regulations-values-minutes")),
        Usually(msg("regulations-usual-minutes")),
        "15"
    ),
    key!(
        File,
        "names kept for months",
        msg("regulations-key-names-kept"),
        Told(msg("regulations-values-names-kept")),
        Usually(msg("regulations-usual-names-kept")),
        "24"
    ),
];
