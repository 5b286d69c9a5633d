//! Signs for doors and tables, in the colour, shape and pattern of the game.

use rayon::prelude::*;

use super::canvas::{Canvas, sans};
use super::emblem::{Emblem, OnCards as _};
use super::qr::public_code;
use super::{HandoutError, event, words};
use crate::facts::{Championship, Group, GroupId, RoomRule, TournamentId};
use paper::figure::{Anchor, Bounds, Fill, Point, Shade, Size, Stroke};
use paper::typeset::brand::Brand;
use paper::typeset::page::Page;
use speech::{Language, msg};

/// A4, landscape.
const PAPER: Size = Size::A4.landscape();
/// No printer reaches the edge of the paper.
const EDGE: f64 = 8.0;
/// The side of the code, its white margin included: a phone reads it from an arm's length.
const CODE: f64 = 30.0;

/// Which signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignKind {
    /// One for each tournament: which tables are behind this door.
    Door,
    /// One for each table.
    Table,
}

/// Makes signs for the tables of groups, or for the doors that lead to them, with the address of the public pages as a code
/// where there is one.
///
/// # Errors
/// Refuses names that cannot be set, and an address that no code holds.
pub fn signs(
    championship: &Championship,
    groups: &[GroupId],
    kind: SignKind,
    language: Language,
    brand: &Brand,
    address: Option<&str>,
) -> Result<Vec<Page>, HandoutError> {
    let mut groups: Vec<&Group> = groups.iter().filter_map(|id| championship.group(*id)).collect();
    groups.sort_by_key(|group| (group.id.stage, group.id.tournament, group.table));
    match kind {
        SignKind::Table => {
            groups.par_iter().map(|group| table(championship, group, language, (brand, address))).collect()
        }
        SignKind::Door => {
            let doors: Vec<&[&Group]> = groups
                .chunk_by(|one, other| behind_door(championship, one) == behind_door(championship, other))
                .collect();
            doors.par_iter().map(|groups| door(championship, groups, language, (brand, address))).collect()
        }
    }
}

/// Returns what a door leads to: the groups of a tournament and a stage that play in one room.
fn behind_door<'c>(
    championship: &'c Championship,
    group: &Group,
) -> (TournamentId, u8, Option<&'c RoomRule>) {
    (group.id.tournament, group.id.stage, championship.regulations().room_of(group))
}

/// Begins a sign: frame, band with the game, and the event at the foot.
fn begin(
    championship: &Championship,
    id: TournamentId,
    language: Language,
    (brand, address): (&Brand, Option<&str>),
) -> Result<Canvas, HandoutError> {
    let mut canvas = Canvas::new(PAPER);
    let emblem = Emblem::of(championship.regulations().look_of(id.game));
    let (game, cycle) = words::game_and_cycle(championship, id, language);
    let (left, right) = (EDGE, PAPER.width - EDGE);
    let area = |top: f64, bottom: f64| Bounds { min: Point::new(left, top), max: Point::new(right, bottom) };
    emblem.band(&mut canvas, area(EDGE, 62.0));
    emblem.strip(&mut canvas, area(62.0, 70.0));
    emblem.white_sign(&mut canvas, Point::new(left + 30.0, 35.0), 20.0);
    let ink = sans(30.0).bold().shade(emblem.ink());
    let name = Bounds { min: Point::new(left + 60.0, 12.0), max: Point::new(right - 8.0, 46.0) };
    canvas.title();
    canvas.block(name, Anchor::Start, 1, ink, &game)?;
    let below = Bounds { min: Point::new(left + 60.0, 45.0), max: Point::new(right - 8.0, 59.0) };
    canvas.block(below, Anchor::Start, 1, ink.scaled(0.4), &words::capital(&cycle))?;
    canvas.rect(area(EDGE, PAPER.height - EDGE), Some(Stroke::black(0.8)), Fill::None);
    let foot = Bounds {
        min: Point::new(left + 50.0, PAPER.height - EDGE - 14.0),
        max: Point::new(right - 50.0, PAPER.height - EDGE - 1.5),
    };
    let style = sans(5.0).shade(Shade::DARK);
    canvas.block(foot, Anchor::Middle, 2, style, &event(championship, language))?;
    let corner = Point::new(right - 4.0, PAPER.height - EDGE - 3.0);
    canvas.logo(Bounds { min: corner - Point::new(46.0, 20.0), max: corner }, brand);
    if let Some(address) = address {
        let below = Bounds {
            min: Point::new(left + 3.0, PAPER.height - EDGE - 11.0),
            max: Point::new(left + 49.0, PAPER.height - EDGE - 1.5),
        };
        let code = Point::new(left + 1.0, below.min.y - CODE);
        public_code(&mut canvas, address, (code, CODE), (below, 2.7), language)?;
    }
    Ok(canvas)
}

fn table(
    championship: &Championship,
    group: &Group,
    language: Language,
    foot: (&Brand, Option<&str>),
) -> Result<Page, HandoutError> {
    let mut canvas = begin(championship, group.id.tournament, language, foot)?;
    let word = language.say(&msg("handouts-table"));
    canvas.bookmark(language.say(&msg("handouts-table-number").with("table", group.table)));
    let middle = PAPER.width / 2.0;
    canvas.words(Point::new(EDGE + 10.0, 92.0), Anchor::Start, 80.0, sans(17.0), &word)?;
    if let Some(room) = words::room(championship, group, language) {
        let area =
            Bounds { min: Point::new(PAPER.width - 105.0, 74.0), max: Point::new(PAPER.width - 16.0, 98.0) };
        canvas.block(area, Anchor::End, 2, sans(10.0).bold(), room)?;
    }
    let number = group.table.to_string();
    let area = Bounds { min: Point::new(70.0, 74.0), max: Point::new(PAPER.width - 70.0, 172.0) };
    canvas.block(area, Anchor::Middle, 1, sans(125.0).bold(), &number)?;
    let stage = words::stage(championship, group, language);
    let line = match championship.has_codes() {
        true => {
            let called = words::group(championship, group, language);
            // A final is called by its stage already.
            match called == words::capital(&stage) {
                true => called,
                false => {
                    language.say(&msg("handouts-groups-of-stage").with("groups", called).with("stage", stage))
                }
            }
        }
        false => words::capital(&stage),
    };
    canvas.words(Point::new(middle, 184.0), Anchor::Middle, 180.0, sans(13.0), &line)?;
    Ok(canvas.finish())
}

fn door(
    championship: &Championship,
    groups: &[&Group],
    language: Language,
    foot: (&Brand, Option<&str>),
) -> Result<Page, HandoutError> {
    let (Some(first), Some(last)) = (groups.first(), groups.last()) else {
        return Ok(Canvas::new(PAPER).finish());
    };
    let id = first.id.tournament;
    let mut canvas = begin(championship, id, language, foot)?;
    canvas.bookmark(championship.regulations().tournament_name(id, language));
    let middle = PAPER.width / 2.0;
    let stage = words::capital(&words::stage(championship, first, language));
    let room = words::room(championship, first, language);
    let (top, style) = match room {
        Some(room) => (room, sans(19.0).bold()),
        None => (stage.as_str(), sans(14.0)),
    };
    canvas.words(Point::new(middle, 92.0), Anchor::Middle, 260.0, style, top)?;
    let tables = match (first.table, last.table) {
        (one, other) if one == other => msg("handouts-table-number").with("table", one),
        (one, other) => msg("handouts-tables").with("first", one).with("last", other),
    };
    let tables = language.say(&tables);
    let area = Bounds { min: Point::new(20.0, 98.0), max: Point::new(PAPER.width - 20.0, 160.0) };
    canvas.block(area, Anchor::Middle, 1, sans(48.0).bold(), &tables)?;
    let labels = (championship.group_label(first.id), championship.group_label(last.id));
    let (one, other) = (&labels.0, &labels.1);
    let line = if one == other {
        words::group(championship, first, language)
    } else {
        language.say(&msg("handouts-groups").with("first", one).with("last", other))
    };
    let line = match (room, championship.has_codes()) {
        (Some(_), true) => {
            let stage = words::stage(championship, first, language);
            match line == words::capital(&stage) {
                true => line,
                false => {
                    language.say(&msg("handouts-groups-of-stage").with("groups", line).with("stage", stage))
                }
            }
        }
        // Without a room the stage stands above.
        (None, true) if line == stage => String::new(),
        (None, true) => line,
        // Where there are no codes, what is not said above is said here.
        (Some(_), false) => stage,
        (None, false) => String::new(),
    };
    canvas.words(Point::new(middle, 182.0), Anchor::Middle, 180.0, sans(14.0), &line)?;
    Ok(canvas.finish())
}
