//! Diplomas for everybody and certificates for the podium, from a template.

use std::collections::BTreeMap;

use include_dir::{Dir, include_dir};
use rayon::prelude::*;

use super::canvas::{Canvas, Fitted, Style, fit, sans, serif};
use super::emblem::{Emblem, OnCards as _};
use super::taking_part::TakingPart;
use super::template::{Field, Kind, Template};
use super::{HandoutError, called, event, is_by_hand, school, words};
use crate::facts::{Championship, Entry, EntryCode, GameRule, NameStyle, School, TournamentId, last_day};
use crate::standings::{self, Placing};
use paper::figure::{Anchor, Bounds, Colour, Fill, Outline, Path, Point, Shade, Size, Stroke};
use paper::typeset::TypesetError;
use paper::typeset::fonts::{printable, width};
use paper::typeset::page::Page;
use paper::typeset::raster::Raster;
use speech::{Language, Tell, msg};

/// A4, landscape.
const PAPER: Size = Size::A4.landscape();
/// Where the words stand.
const ROOM: Bounds = Bounds { min: Point::new(32.0, 21.0), max: Point::new(265.0, 181.0) };
/// Millimetres from the edge of the paper at which the rim begins and ends.
const RIM: (f64, f64) = (9.0, 14.5);
/// A line to write a name on by hand.
const NAME_BY_HAND: &str = "________________________";
/// Where the code of whoever has no printed name stands, to be found by who writes it.
const CODE_BY_HAND: Point = Point::new(278.0, 190.0);
/// The least share of its size to which a template is shrunk before it is refused.
const SMALLEST: f64 = 0.5;

/// For what a diploma is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Honour {
    /// For taking part.
    TakingPart,
    /// For one of the first three places.
    Podium,
}

/// What diplomas show.
#[derive(Clone, Debug)]
pub struct DiplomaOptions {
    /// The words.
    pub template: Template,
    /// A picture where the template says `{{logo}}`.
    pub logo: Option<Raster>,
    /// The day, in words; without it, that of the last result.
    pub day: Option<String>,
    /// Where the championship is held, in words; may be empty.
    pub venue: String,
    /// How much of names.
    pub names: NameStyle,
    /// The language.
    pub language: Language,
    /// For what they are given.
    pub honour: Honour,
}

/// The templates that come with the program, a folder a language.
static TEMPLATES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../templates/diplomas");

/// Returns the template that comes with the program, in the language or else in the next best.
pub fn built_in_template(honour: Honour, language: Language) -> &'static str {
    let name = match honour {
        Honour::TakingPart => "diploma.md",
        Honour::Podium => "certificate.md",
    };
    let mut found = language.fallbacks().filter_map(|language| {
        TEMPLATES.get_file(format!("{}/{name}", language.code())).and_then(|file| file.contents_utf8())
    });
    found.next().unwrap_or_default()
}

/// Makes the diplomas of tournaments: by school for taking part, by tournament for the podium.
///
/// Who has not sat at a board and will not, because of withdrawing or of coming when all was played, gets none.
///
/// # Errors
/// Refuses names that cannot be set, and a template too long for a page.
pub fn diplomas(
    championship: &Championship,
    tournaments: &[TournamentId],
    options: &DiplomaOptions,
) -> Result<Vec<Page>, HandoutError> {
    diplomas_of_school(championship, tournaments, None, options)
}

/// Makes the diplomas of one school, which it prints itself, or of all.
///
/// # Errors
/// Refuses names that cannot be set, and a template too long for a page.
pub fn diplomas_of_school(
    championship: &Championship,
    tournaments: &[TournamentId],
    school: Option<u32>,
    options: &DiplomaOptions,
) -> Result<Vec<Page>, HandoutError> {
    let placings: BTreeMap<EntryCode, Placing> = tournaments
        .par_iter()
        .flat_map_iter(|id| standings::of_tournament(championship, *id))
        .map(|placing| (placing.entry, placing))
        .collect();
    let taking_part = TakingPart::of(championship);
    let mut entries: Vec<&Entry> = championship
        .entries()
        .filter(|entry| tournaments.contains(&entry.code.tournament))
        .filter(|entry| school.is_none_or(|number| entry.code.school == number))
        .filter(|entry| match options.honour {
            Honour::TakingPart => taking_part.has(entry),
            Honour::Podium => {
                standings::is_over(championship, entry.code.tournament)
                    && placings.get(&entry.code).is_some_and(|placing| placing.place <= 3)
            }
        })
        .collect();
    match options.honour {
        Honour::TakingPart => entries.sort_by_key(|entry| (entry.code.school, entry.code)),
        Honour::Podium => entries.sort_by_key(|entry| {
            (entry.code.tournament, placings.get(&entry.code).map(|placing| placing.place), entry.code)
        }),
    }
    let last_day = || last_day(championship).map(|day| options.language.say(&day));
    let day = options.day.clone().or_else(last_day).unwrap_or_default();
    let event = event(championship, options.language);
    let games = &championship.regulations().games;
    let numbers = (1u8..).take(games.len());
    let grounds: BTreeMap<u8, Page> = numbers.map(|game| (game, ground(game, games))).collect();
    let blank = ground(0, games);
    let maker = Maker { championship, options, day, event };
    let pages = entries.par_iter().enumerate().map(|(index, entry)| {
        let placing = placings.get(&entry.code);
        let ground = grounds.get(&entry.code.tournament.game).unwrap_or(&blank);
        let mut canvas = Canvas::over(ground);
        let before = index.checked_sub(1).map(|before| entries[before].code);
        maker.bookmark(&mut canvas, entry.code, before);
        if options.honour == Honour::Podium
            && let Some(placing) = placing
        {
            medal(&mut canvas, placing.place)?;
        }
        maker.write(&mut canvas, &|field| maker.value(field, entry, placing))?;
        if is_by_hand(championship, entry.code, options.names) {
            let small = sans(2.6).shade(Shade::DARK);
            canvas.words(CODE_BY_HAND, Anchor::End, 40.0, small, &entry.code.to_string())?;
        }
        Ok(canvas.finish())
    });
    pages.collect()
}

/// Draws what all diplomas of a game share: a frame like the rim of a board, and the emblems of the games, that of the own one in its
/// colour at the corners and large and pale behind the words.
fn ground(game: u8, games: &[GameRule]) -> Page {
    let mut canvas = Canvas::new(PAPER);
    let own = usize::from(game).checked_sub(1).and_then(|index| games.get(index));
    let own = own.map(|rule| Emblem::of(rule.look));
    if let Some(emblem) = &own {
        emblem.watermark(&mut canvas, Point::new(PAPER.width / 2.0, PAPER.height / 2.0 - 4.0), 62.0);
    }
    rim(&mut canvas, own.as_ref());
    let step = 13.0;
    let left = PAPER.width / 2.0 - step * games.len().saturating_sub(1) as f64 / 2.0;
    for (number, rule) in (1u8..).zip(games) {
        let centre = Point::new(left + step * f64::from(number - 1), PAPER.height - 22.0);
        let emblem = Emblem::of(rule.look);
        if number == game {
            emblem.coloured_sign(&mut canvas, centre, 4.6);
        } else {
            emblem.white_sign(&mut canvas, centre, 3.0);
        }
    }
    canvas.finish()
}

/// Draws a rim of cells, every second one in the colour of the game, and its sign at the corners.
fn rim(canvas: &mut Canvas, emblem: Option<&Emblem>) {
    let frame = |inset: f64| Bounds {
        min: Point::new(inset, inset),
        max: Point::new(PAPER.width - inset, PAPER.height - inset),
    };
    let (outer, inner) = (frame(RIM.0), frame(RIM.1));
    let depth = RIM.1 - RIM.0;
    let fill = emblem.map_or(Fill::Solid(Shade::LIGHT), |emblem| Fill::Colour(emblem.colour));
    let (across, down) = (outer.max.x - outer.min.x, outer.max.y - outer.min.y);
    for (length, is_level) in [(across, true), (down, false)] {
        // An odd number of cells begins and ends alike.
        let n_cells = ((length - 2.0 * depth) / depth / 2.0).round() * 2.0 - 1.0;
        let cell = (length - 2.0 * depth) / n_cells;
        for far in [0.0, if is_level { down - depth } else { across - depth }] {
            // One outline like battlements, which meet at its foot.
            let mut ring = Vec::new();
            let mut step = 0.0;
            while step < n_cells {
                let (from, to) = (depth + step * cell, depth + (step + 1.0) * cell);
                ring.extend([(from, 0.0), (from, depth), (to, depth), (to, 0.0)]);
                step += 2.0;
            }
            let place = |(along, out): (f64, f64)| match is_level {
                true => outer.min + Point::new(along, far + out),
                false => outer.min + Point::new(far + out, along),
            };
            let ring = ring.into_iter().map(place).collect();
            canvas.path(Path::filled(Outline::Polygon(ring), fill).with_class("rim"));
        }
    }
    canvas.rect(outer, Some(Stroke::black(0.6)), Fill::None);
    canvas.rect(inner, Some(Stroke::black(0.3)), Fill::None);
    let Some(emblem) = emblem else { return };
    let half = depth * 1.1;
    for x in [outer.min.x + depth / 2.0, outer.max.x - depth / 2.0] {
        for y in [outer.min.y + depth / 2.0, outer.max.y - depth / 2.0] {
            let centre = Point::new(x, y);
            let area = Bounds { min: centre - Point::new(half, half), max: centre + Point::new(half, half) };
            canvas.rect(area, Some(Stroke::black(0.4)), Fill::Solid(Shade::WHITE));
            emblem.coloured_sign(canvas, centre, half * 0.72);
        }
    }
}

/// Millimetres from the edge of the paper to where the medals end.
const MEDALS: f64 = 54.0;

/// Draws a medal with the number of the place.
fn medal(canvas: &mut Canvas, place: usize) -> Result<(), HandoutError> {
    let metal = match place {
        1 => Colour::of(0xe8_b923),
        2 => Colour::of(0xc0_c0c8),
        _ => Colour::of(0xcd_8a4b),
    };
    for (middle, lean) in [(38.0, 1.0), (PAPER.width - 38.0, -1.0)] {
        let centre = Point::new(middle, 46.0);
        for side in [-1.0, 1.0] {
            let ribbon = [
                (side * 3.0, 8.0),
                (side * 10.0, 8.0),
                (side * 12.5 + lean, 27.0),
                (side * 8.2 + lean, 23.5),
                (side * 4.5 + lean, 27.0),
            ];
            let ring = ribbon.iter().map(|(x, y)| centre + Point::new(*x, *y)).collect();
            canvas.path(
                Path::stroked(Outline::Polygon(ring), Stroke::black(0.3))
                    .with_fill(Fill::Solid(Shade::LIGHT)),
            );
        }
        let disc = Outline::circle(centre, 14.0);
        canvas.path(Path::stroked(disc, Stroke::black(0.5)).with_fill(Fill::Colour(metal)));
        canvas.path(Path::stroked(Outline::circle(centre, 11.6), Stroke::black(0.25)));
        let area = Bounds { min: centre - Point::new(9.0, 9.0), max: centre + Point::new(9.0, 9.0) };
        canvas.block(area, Anchor::Middle, 1, sans(15.0).bold(), &place.to_string())?;
    }
    Ok(())
}

struct Maker<'a> {
    championship: &'a Championship,
    options: &'a DiplomaOptions,
    day: String,
    event: String,
}

/// A line of a diploma that has found its size.
struct Item {
    height: f64,
    what: What,
}

enum What {
    Words(Fitted),
    Space,
    Ornament,
    Signatures(Vec<String>, f64),
    Logo(Size),
}

impl Maker<'_> {
    /// Marks the first diploma of a school, or of a tournament's podium, in the outline.
    fn bookmark(&self, canvas: &mut Canvas, code: EntryCode, before: Option<EntryCode>) {
        let regulations = self.championship.regulations();
        match self.options.honour {
            Honour::TakingPart if before.is_none_or(|before| before.school != code.school) => {
                let title =
                    format!("{} {}", School::shown_number(code.school), school(self.championship, code));
                canvas.bookmark(title.trim_end().to_owned());
            }
            Honour::Podium if before.is_none_or(|before| before.tournament != code.tournament) => {
                canvas.bookmark(regulations.tournament_name(code.tournament, self.options.language));
            }
            _ => {}
        }
    }

    /// Returns what a field says of somebody.
    fn value(&self, field: Field, entry: &Entry, placing: Option<&Placing>) -> String {
        let (championship, language) = (self.championship, self.options.language);
        let regulations = championship.regulations();
        match field {
            Field::Name => match is_by_hand(championship, entry.code, self.options.names) {
                true => NAME_BY_HAND.to_owned(),
                false => called(championship, entry.code, self.options.names),
            },
            Field::School => school(championship, entry.code).to_owned(),
            Field::Place => {
                let school = championship.school(entry.code.school);
                school.and_then(|school| school.place.clone()).unwrap_or_default()
            }
            Field::Code => entry.code.to_string(),
            Field::Game => words::game_and_cycle(championship, entry.code.tournament, language).0,
            Field::Cycle => words::game_and_cycle(championship, entry.code.tournament, language).1,
            Field::Year => entry.contestant.school_year.map(|year| year.to_string()).unwrap_or_default(),
            Field::Event => self.event.clone(),
            Field::Championship => regulations.name.in_language(language).to_owned(),
            Field::Edition => regulations.edition.map(|edition| edition.to_string()).unwrap_or_default(),
            Field::Day => self.day.clone(),
            Field::Venue => self.options.venue.clone(),
            // A school that holds its own event is not named twice.
            Field::Host => {
                let host = championship.details().host.clone();
                host.filter(|host| host != school(championship, entry.code)).unwrap_or_default()
            }
            Field::Rank => placing.map(|placing| words::ordinal(placing.place, language)).unwrap_or_default(),
            Field::Points => placing.map(|placing| self.points(placing)).unwrap_or_default(),
            // Where there is one stage, its name tells nobody anything.
            Field::Stage => {
                let placing =
                    placing.filter(|placing| regulations.stages.len() > 1 && !self.is_only_place(placing));
                let stage = placing.and_then(|placing| regulations.stage(placing.stage));
                stage.map(|stage| stage.name.in_language(language).to_owned()).unwrap_or_default()
            }
            Field::Group => {
                let mut groups = championship.groups();
                let first = groups.find(|group| group.id.stage == 1 && group.member(entry.code).is_some());
                first.map(|group| championship.group_label(group.id)).unwrap_or_default()
            }
        }
    }

    /// Says whether a certificate names the place alone: nobody hangs up that they made no points in a final of one game.
    fn is_only_place(&self, placing: &Placing) -> bool {
        self.options.honour == Honour::Podium && standings::points_say_nothing(self.championship, placing)
    }

    /// Says what somebody made; where teams play, what the team did, since the place is the team's.
    fn points(&self, placing: &Placing) -> String {
        let language = self.options.language;
        let is_placed = self.options.honour == Honour::Podium;
        if self.is_only_place(placing) {
            let n_stages = self.championship.regulations().stages.len();
            let is_finalist = n_stages > 1 && usize::from(placing.stage) == n_stages && placing.place > 1;
            return if is_finalist { language.say(&msg("handouts-finalist")) } else { String::new() };
        }
        match standings::team_of(self.championship, placing.entry, placing.stage).filter(|_| is_placed) {
            Some((team, points)) => {
                let name = self.championship.team_name(&team.team);
                language.say(&msg("handouts-with-team").with("team", name).with("points", points.tell()))
            }
            None => language.say(&placing.line.points.tell()),
        }
    }

    /// Sets the lines of the template, smaller if there are too many.
    fn write(&self, canvas: &mut Canvas, value: &dyn Fn(Field) -> String) -> Result<(), HandoutError> {
        let lines = self.options.template.filled(value);
        let room = ROOM.size();
        let tall = |items: &[Item]| items.iter().map(|item| item.height).sum::<f64>();
        let mut items = self.items(&lines, 1.0)?;
        if tall(&items) > room.height {
            let smallest = tall(&self.items(&lines, SMALLEST)?);
            if smallest > room.height {
                let text = lines.first().map(|(_, text)| text.clone()).unwrap_or_default();
                return Err(TypesetError::TooTall { text, height: smallest, room: room.height }.into());
            }
        }
        let mut factor = 1.0;
        while tall(&items) > room.height {
            factor = f64::max(factor * 0.95, SMALLEST);
            items = self.items(&lines, factor)?;
        }
        let height = tall(&items);
        let n_spaces = items.iter().filter(|item| matches!(item.what, What::Space)).count();
        // What is left over goes into the spaces, and what they do not take above and below.
        let widen = ((room.height - height) / n_spaces.max(1) as f64).clamp(0.0, 5.0);
        let mut y = ROOM.min.y + (room.height - height - widen * n_spaces as f64) / 2.0;
        for item in items {
            self.draw(canvas, &item, y)?;
            y += item.height + if matches!(item.what, What::Space) { widen } else { 0.0 };
        }
        Ok(())
    }

    fn items(&self, lines: &[(Kind, String)], factor: f64) -> Result<Vec<Item>, HandoutError> {
        let room = ROOM.size();
        let person = lines.iter().position(|(kind, _)| *kind == Kind::Person).unwrap_or(0);
        let set = |(index, (kind, text)): (usize, &(Kind, String))| {
            // What stands above the name stands between the medals.
            let is_between = self.options.honour == Honour::Podium && index < person;
            let across = if is_between { PAPER.width - 2.0 * MEDALS } else { room.width };
            let words =
                |style: Style, n_lines: usize, above: f64, text: &str| -> Result<Item, HandoutError> {
                    let fitted = fit(text, style.scaled(factor), Size::new(across, 1e6), n_lines)?;
                    Ok(Item { height: fitted.height() + above * factor, what: What::Words(fitted) })
                };
            match kind {
                Kind::Title => words(serif(21.0).bold(), 2, 0.0, text),
                Kind::Person => {
                    // A name reads best in one line, even if a little smaller.
                    let style = serif(14.5).bold();
                    let ems = width(style.face, &printable(text))?;
                    let shrunk = (0.99 * room.width / (ems * style.size * factor).max(1e-6)).min(1.0);
                    let style = if shrunk > 0.7 { style.scaled(shrunk) } else { style.scaled(0.85) };
                    words(style, 2, 3.0, text)
                }
                Kind::Heading => words(sans(6.4), if is_between { 3 } else { 2 }, 1.5, text),
                Kind::Text => words(serif(6.2), 4, 0.6, text),
                Kind::Space => Ok(Item { height: 4.0 * factor, what: What::Space }),
                Kind::Ornament => Ok(Item { height: 8.0 * factor, what: What::Ornament }),
                Kind::Signatures => {
                    let names = text.split('|').map(|name| name.trim().to_owned()).collect();
                    Ok(Item { height: 24.0 * factor, what: What::Signatures(names, factor) })
                }
                Kind::Logo => Ok(match &self.options.logo {
                    Some(logo) => {
                        let size = logo.fitted(Size::new(90.0 * factor, 26.0 * factor));
                        Item { height: size.height + 3.0 * factor, what: What::Logo(size) }
                    }
                    None => Item { height: 0.0, what: What::Space },
                }),
            }
        };
        lines.iter().enumerate().map(set).collect()
    }

    fn draw(&self, canvas: &mut Canvas, item: &Item, y: f64) -> Result<(), HandoutError> {
        let middle = PAPER.width / 2.0;
        match &item.what {
            What::Space => {}
            What::Words(fitted) => {
                let top = y + (item.height - fitted.height()) / 2.0;
                canvas.lines(top, ROOM, Anchor::Middle, fitted)?;
            }
            What::Ornament => {
                let y = y + item.height / 2.0;
                for side in [-1.0, 1.0] {
                    let (from, to) = (middle + side * 4.0, middle + side * 42.0);
                    canvas.line(Point::new(from, y), Point::new(to, y), Stroke::black(0.3));
                }
                let ring = [(0.0, -1.8), (1.8, 0.0), (0.0, 1.8), (-1.8, 0.0)];
                let ring = ring.iter().map(|(dx, dy)| Point::new(middle + dx, y + dy)).collect();
                canvas.path(Path::filled(Outline::Polygon(ring), Fill::Solid(Shade::BLACK)));
            }
            What::Signatures(names, factor) => {
                let step = ROOM.size().width / names.len().max(1) as f64;
                for (index, name) in names.iter().enumerate() {
                    let centre = ROOM.min.x + step * (index as f64 + 0.5);
                    let half = (step / 2.0 - 8.0).min(42.0);
                    let line = y + item.height - 7.0 * factor;
                    canvas.line(
                        Point::new(centre - half, line),
                        Point::new(centre + half, line),
                        Stroke::black(0.3),
                    );
                    let at = Point::new(centre, line + 5.2 * factor);
                    canvas.words(at, Anchor::Middle, 2.0 * half, serif(4.6 * factor).italic(), name)?;
                }
            }
            What::Logo(size) => {
                if let Some(logo) = &self.options.logo {
                    canvas.picture(Point::new(middle - size.width / 2.0, y), *size, logo);
                }
            }
        }
        Ok(())
    }
}
