//! The registry of products.

use crate::facts::{Championship, NameStyle};
use crate::handouts::{self, Honour, SignKind};
use crate::press::public_code::with_public_code;
use crate::press::{Folder, Format, Order, PressError};
use crate::reports::{self, Report};
use crate::standings;
use paper::typeset::page::Page;
use paper::typeset::pdf;
use speech::{Message, msg};

/// Something that is printed or exported.
#[derive(Debug)]
pub struct Product {
    /// Its word on the command line and in addresses on the desk.
    pub key: &'static str,
    /// Words by which it was called before.
    pub also: &'static [&'static str],
    /// Its name.
    pub name: Message,
    /// The menus it stands in.
    pub menus: &'static [Menu],
    /// When one needs it.
    pub hour: Hour,
    /// Since when there is one.
    pub since: Since,
    /// How it is made.
    pub make: Make,
    /// What a pack has of it.
    pub packed: &'static [Packed],
}

/// A menu of a door.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    /// The desk's page of papers.
    Desk,
    /// `arbitro report`.
    Report,
    /// `arbitro lists`.
    Lists,
}

/// When a product is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Hour {
    /// Before play begins.
    Before,
    /// For each round.
    Round,
    /// While results come.
    Results,
    /// When everything is played.
    Prizes,
}

impl Hour {
    /// All, in the order of the day.
    pub const ALL: [Hour; 4] = [Hour::Before, Hour::Round, Hour::Results, Hour::Prizes];

    /// Returns the heading under which its products stand.
    pub fn title(self) -> Message {
        match self {
            Hour::Before => msg("press-hour-before"),
            Hour::Round => msg("press-hour-round"),
            Hour::Results => msg("press-hour-results"),
            Hour::Prizes => msg("press-hour-prizes"),
        }
    }
}

/// Since when there is a product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Since {
    /// From the beginning.
    Beginning,
    /// Since groups were drawn.
    Draw,
    /// Since a round was published.
    Round,
    /// Since everything has been played.
    End,
}

/// How a product is made.
#[derive(Debug)]
pub enum Make {
    /// A report, in every format.
    Report(fn(&Order) -> Result<Report, PressError>),
    /// Cards, as PDF: what the file is called, and the pages.
    Cards(Message, fn(&Order) -> Result<Vec<Page>, PressError>),
}

/// What a pack has of a product.
#[derive(Clone, Copy, Debug)]
pub struct Packed {
    /// Where it goes.
    pub folder: Folder,
    /// In which formats.
    pub formats: &'static [Format],
    /// How many there are.
    pub each: Each,
}

/// For what a pack has one of a product.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Each {
    /// For everything.
    Whole,
    /// For each cycle.
    Cycle,
    /// For each stage.
    Stage,
    /// For each round.
    Round,
    /// For each school.
    School,
}

use Format::{Csv, Html, Json, Pdf, Xlsx};

const fn packed(folder: Folder, formats: &'static [Format], each: Each) -> Packed {
    Packed { folder, formats, each }
}

/// The products, in the order of the day.
pub static PRODUCTS: [Product; 32] = [
    Product {
        key: "entries",
        also: &[],
        name: msg("press-entries"),
        menus: &[Menu::Desk, Menu::Lists],
        hour: Hour::Before,
        since: Since::Beginning,
        make: Make::Report(|order| Ok(reports::entries(order.championship, order.school, order.options))),
        packed: &[
            packed(Folder::Schools, &[Pdf, Xlsx], Each::Whole),
            packed(Folder::Schools, &[Pdf], Each::School),
        ],
    },
    Product {
        key: "groups",
        also: &[],
        name: msg("press-groups"),
        menus: &[Menu::Desk, Menu::Lists],
        hour: Hour::Before,
        since: Since::Draw,
        make: Make::Report(|order| Ok(reports::groups(order.championship, order.scope, order.options))),
        packed: &[packed(Folder::Doors, &[Pdf], Each::Cycle)],
    },
    Product {
        key: "check-in",
        also: &[],
        name: msg("press-check-in"),
        menus: &[Menu::Desk],
        hour: Hour::Before,
        since: Since::Beginning,
        make: Make::Report(|order| {
            Ok(reports::check_in(order.championship, order.scope, order.school, order.options))
        }),
        packed: &[packed(Folder::Desk, &[Pdf], Each::Whole)],
    },
    Product {
        key: "consents",
        also: &[],
        name: msg("press-consents"),
        menus: &[Menu::Desk],
        hour: Hour::Before,
        since: Since::Beginning,
        make: Make::Report(|order| {
            Ok(reports::consents(order.championship, order.scope, order.school, order.options))
        }),
        packed: &[packed(Folder::Desk, &[Pdf], Each::Whole)],
    },
    Product {
        key: "programme",
        also: &[],
        name: msg("press-programme"),
        menus: &[Menu::Desk],
        hour: Hour::Before,
        since: Since::Beginning,
        make: Make::Report(|order| Ok(reports::programme(order.championship, order.options))),
        packed: &[packed(Folder::Publish, &[Pdf], Each::Whole)],
    },
    Product {
        key: "plan",
        also: &[],
        name: msg("press-plan"),
        menus: &[Menu::Desk],
        hour: Hour::Before,
        since: Since::Draw,
        make: Make::Report(|order| Ok(reports::plan(order.championship, order.scope, order.options))),
        packed: &[packed(Folder::Doors, &[Pdf], Each::Whole)],
    },
    Product {
        key: "briefing",
        also: &[],
        name: msg("press-briefing"),
        menus: &[Menu::Desk],
        hour: Hour::Before,
        since: Since::Beginning,
        make: Make::Report(|order| Ok(reports::briefing(order.championship, order.options))),
        packed: &[packed(Folder::Desk, &[Pdf], Each::Whole)],
    },
    Product {
        key: "table-cards",
        also: &[],
        name: msg("press-table-cards"),
        menus: &[Menu::Desk],
        hour: Hour::Before,
        since: Since::Draw,
        make: Make::Cards(msg("press-file-table-cards"), |order| {
            Ok(handouts::table_cards(order.championship, order.options.language, &order.brand())?)
        }),
        packed: &[packed(Folder::Doors, &[Pdf], Each::Whole)],
    },
    Product {
        key: "staff-badges",
        also: &[],
        name: msg("press-staff-badges"),
        menus: &[Menu::Desk],
        hour: Hour::Before,
        since: Since::Beginning,
        make: Make::Cards(msg("press-file-staff-badges"), |order| {
            let language = order.options.language;
            Ok(handouts::staff_badges(order.championship, order.school, language, &order.brand())?)
        }),
        packed: &[packed(Folder::HandOut, &[Pdf], Each::Whole)],
    },
    Product {
        key: "envelopes",
        also: &[],
        name: msg("press-envelopes"),
        menus: &[Menu::Desk],
        hour: Hour::Before,
        since: Since::Beginning,
        make: Make::Cards(msg("press-file-envelopes"), |order| {
            let language = order.options.language;
            Ok(handouts::envelopes(order.championship, order.school, language, &order.brand())?)
        }),
        packed: &[packed(Folder::HandOut, &[Pdf], Each::Whole)],
    },
    Product {
        key: "blank-slips",
        also: &[],
        name: msg("press-blank-slips"),
        menus: &[Menu::Desk],
        hour: Hour::Before,
        since: Since::Beginning,
        make: Make::Cards(msg("press-file-blank-slips"), |order| {
            Ok(handouts::blank_slips(order.championship, order.options.language, &order.brand())?)
        }),
        packed: &[packed(Folder::Desk, &[Pdf], Each::Whole)],
    },
    Product {
        key: "berger",
        also: &[],
        name: msg("press-berger"),
        menus: &[Menu::Desk],
        hour: Hour::Before,
        since: Since::Beginning,
        make: Make::Report(|order| Ok(reports::berger_grids(order.championship, order.options))),
        packed: &[],
    },
    Product {
        key: "badges",
        also: &[],
        name: msg("press-badges"),
        menus: &[Menu::Desk],
        hour: Hour::Before,
        since: Since::Beginning,
        make: Make::Cards(msg("press-file-badges"), |order| {
            let (names, language) = (order.cards.names, order.options.language);
            let (entries, brand) = (order.entries(), order.brand());
            let address = order.cards.address.as_deref();
            Ok(handouts::badges_to_scan(order.championship, &entries, names, language, &brand, address)?)
        }),
        packed: &[packed(Folder::HandOut, &[Pdf], Each::Whole)],
    },
    Product {
        key: "signs",
        also: &[],
        name: msg("press-signs"),
        menus: &[],
        hour: Hour::Before,
        since: Since::Draw,
        make: Make::Cards(msg("press-file-signs"), |order| {
            let mut pages = signs(order, SignKind::Door)?;
            pages.extend(signs(order, SignKind::Table)?);
            Ok(pages)
        }),
        packed: &[packed(Folder::Doors, &[Pdf], Each::Stage)],
    },
    Product {
        key: "door-signs",
        also: &["doors"],
        name: msg("press-door-signs"),
        menus: &[Menu::Desk],
        hour: Hour::Before,
        since: Since::Draw,
        make: Make::Cards(msg("press-file-signs"), |order| signs(order, SignKind::Door)),
        packed: &[],
    },
    Product {
        key: "table-signs",
        also: &[],
        name: msg("press-table-signs"),
        menus: &[Menu::Desk],
        hour: Hour::Before,
        since: Since::Draw,
        make: Make::Cards(msg("press-file-signs"), |order| signs(order, SignKind::Table)),
        packed: &[],
    },
    Product {
        key: "tables",
        also: &["pairings"],
        name: msg("press-tables"),
        menus: &[Menu::Desk, Menu::Lists],
        hour: Hour::Round,
        since: Since::Round,
        make: Make::Report(|order| {
            Ok(reports::pairings_by_table(order.championship, order.listed_rounds(), order.options))
        }),
        packed: &[packed(Folder::Doors, &[Pdf], Each::Cycle)],
    },
    Product {
        key: "names",
        also: &[],
        name: msg("press-names"),
        menus: &[Menu::Desk, Menu::Lists],
        hour: Hour::Round,
        since: Since::Round,
        make: Make::Report(|order| {
            Ok(reports::pairings_by_name(order.championship, order.listed_rounds(), order.options))
        }),
        packed: &[packed(Folder::Doors, &[Pdf], Each::Cycle)],
    },
    Product {
        key: "slips",
        also: &[],
        name: msg("press-slips"),
        menus: &[Menu::Desk],
        hour: Hour::Round,
        since: Since::Round,
        make: Make::Cards(msg("press-file-slips"), |order| {
            Ok(handouts::slips(order.championship, &order.rounds()?, &order.slips())?)
        }),
        packed: &[packed(Folder::Desk, &[Pdf], Each::Stage)],
    },
    Product {
        key: "scores",
        also: &[],
        name: msg("press-scores"),
        menus: &[Menu::Desk, Menu::Report],
        hour: Hour::Results,
        since: Since::Beginning,
        make: Make::Report(|order| Ok(reports::scores(order.championship, order.scope, order.options))),
        packed: &[packed(Folder::Publish, &[Pdf, Html, Csv, Xlsx, Json], Each::Cycle)],
    },
    Product {
        key: "results",
        also: &[],
        name: msg("press-results"),
        menus: &[Menu::Desk, Menu::Report],
        hour: Hour::Results,
        since: Since::Round,
        make: Make::Report(|order| Ok(reports::results(order.championship, order.scope, order.options))),
        packed: &[packed(Folder::Desk, &[Pdf, Xlsx], Each::Cycle)],
    },
    Product {
        key: "standings",
        also: &[],
        name: msg("press-standings"),
        menus: &[Menu::Report],
        hour: Hour::Results,
        since: Since::Round,
        make: Make::Report(|order| {
            let (stage, round) = order.stage_and_round();
            Ok(reports::standings_after(order.championship, order.scope, stage, round, order.options))
        }),
        packed: &[packed(Folder::Desk, &[Pdf], Each::Round)],
    },
    Product {
        key: "wallcharts",
        also: &[],
        name: msg("press-wallcharts"),
        menus: &[Menu::Desk],
        hour: Hour::Results,
        since: Since::Draw,
        make: Make::Report(|order| Ok(reports::wall_charts(order.championship, order.scope, order.options))),
        packed: &[packed(Folder::Doors, &[Pdf], Each::Cycle)],
    },
    Product {
        key: "cross",
        also: &["crosstables"],
        name: msg("press-cross"),
        menus: &[Menu::Desk, Menu::Report],
        hour: Hour::Results,
        since: Since::Round,
        make: Make::Report(|order| Ok(reports::cross_tables(order.championship, order.scope, order.options))),
        packed: &[packed(Folder::Desk, &[Pdf], Each::Cycle)],
    },
    Product {
        key: "schools",
        also: &[],
        name: msg("press-schools"),
        menus: &[Menu::Desk, Menu::Report],
        hour: Hour::Results,
        since: Since::Round,
        make: Make::Report(|order| {
            Ok(reports::schools(order.championship, order.cycle("schools")?, order.options))
        }),
        packed: &[packed(Folder::Publish, &[Pdf, Xlsx], Each::Whole)],
    },
    Product {
        key: "prizes",
        also: &[],
        name: msg("press-prizes"),
        menus: &[Menu::Desk, Menu::Report],
        hour: Hour::Prizes,
        since: Since::Round,
        make: Make::Report(|order| Ok(reports::prizes(order.championship, order.scope, order.options))),
        packed: &[packed(Folder::Publish, &[Pdf, Xlsx], Each::Whole)],
    },
    Product {
        key: "prize-script",
        also: &[],
        name: msg("press-prize-script"),
        menus: &[Menu::Desk],
        hour: Hour::Prizes,
        since: Since::Round,
        make: Make::Report(|order| Ok(reports::prize_script(order.championship, order.scope, order.options))),
        packed: &[packed(Folder::Desk, &[Pdf], Each::Whole)],
    },
    Product {
        key: "prize-labels",
        also: &[],
        name: msg("press-prize-labels"),
        menus: &[Menu::Desk],
        hour: Hour::Prizes,
        since: Since::Round,
        make: Make::Cards(msg("press-file-prize-labels"), |order| {
            let (language, tournaments) = (order.options.language, order.tournaments());
            Ok(handouts::prize_labels(order.championship, &tournaments, language, &order.brand())?)
        }),
        packed: &[packed(Folder::HandOut, &[Pdf], Each::Whole)],
    },
    Product {
        key: "school-results",
        also: &[],
        name: msg("press-school-results"),
        menus: &[Menu::Desk],
        hour: Hour::Prizes,
        since: Since::Round,
        make: Make::Report(|order| {
            Ok(reports::school_results(order.championship, order.places, order.school, order.options))
        }),
        packed: &[
            packed(Folder::Schools, &[Pdf, Xlsx], Each::Whole),
            packed(Folder::Schools, &[Pdf], Each::School),
        ],
    },
    Product {
        key: "certificates",
        also: &[],
        name: msg("press-certificates"),
        menus: &[Menu::Desk],
        hour: Hour::Prizes,
        since: Since::End,
        make: Make::Cards(msg("press-file-certificates"), |order| diplomas(order, Honour::Podium)),
        packed: &[packed(Folder::HandOut, &[Pdf], Each::Whole)],
    },
    Product {
        key: "diplomas",
        also: &[],
        name: msg("press-diplomas"),
        menus: &[Menu::Desk],
        hour: Hour::Prizes,
        since: Since::Round,
        make: Make::Cards(msg("press-file-diplomas"), |order| diplomas(order, Honour::TakingPart)),
        packed: &[packed(Folder::HandOut, &[Pdf], Each::Whole)],
    },
    Product {
        key: "final",
        also: &["summary"],
        name: msg("press-final"),
        menus: &[Menu::Desk, Menu::Report],
        hour: Hour::Prizes,
        since: Since::Beginning,
        make: Make::Report(|order| match order.cycle("final")? {
            None => Ok(reports::summary(order.championship, order.options)),
            Some(_) => Err(PressError::Whole("final")),
        }),
        packed: &[packed(Folder::Publish, &[Pdf, Html, Xlsx, Json], Each::Whole)],
    },
];

fn signs(order: &Order, kind: SignKind) -> Result<Vec<Page>, PressError> {
    let language = order.options.language;
    Ok(handouts::signs(order.championship, &order.groups()?, kind, language, &order.brand())?)
}

fn diplomas(order: &Order, honour: Honour) -> Result<Vec<Page>, PressError> {
    let (tournaments, options) = (order.tournaments(), order.diplomas(honour)?);
    Ok(handouts::diplomas_of_school(order.championship, &tournaments, order.school, &options)?)
}

/// Finds a product by its word, or by one it had before.
pub fn find(key: &str) -> Option<&'static Product> {
    PRODUCTS.iter().find(|product| product.key == key || product.also.contains(&key))
}

/// Returns the products of a menu.
pub fn menu(menu: Menu) -> impl Iterator<Item = &'static Product> {
    PRODUCTS.iter().filter(move |product| product.menus.contains(&menu))
}

impl Since {
    /// Says whether it has come to that.
    pub fn is_reached(self, championship: &Championship) -> bool {
        match self {
            Since::Beginning => true,
            Since::Draw => championship.groups().next().is_some(),
            Since::Round => championship.groups().any(|group| !group.rounds.is_empty()),
            Since::End => championship.tournaments().all(|tournament| {
                standings::is_over(championship, tournament.id)
                    || championship.entries_of(tournament.id).is_empty()
            }),
        }
    }
}

impl Product {
    /// Says whether everybody may come to see it: what is published, hung up, or shows how things stand.
    pub fn is_public(&self) -> bool {
        // Signs for doors alone or for tables alone are parts of what a pack has whole.
        let is_sign = matches!(self.key, "door-signs" | "table-signs");
        is_sign || self.hour == Hour::Results || self.packed.iter().any(|packed| packed.folder.is_public())
    }

    /// Returns how much of names it shows unless somebody wishes otherwise: what the public may see, or enough to work with.
    pub fn names(&self, championship: &Championship) -> NameStyle {
        match self.is_public() {
            true => championship.public_names(),
            false => championship.desk_names(),
        }
    }

    /// Returns the formats it comes in.
    pub fn formats(&self) -> &'static [Format] {
        match &self.make {
            Make::Report(_) => &Format::ALL,
            Make::Cards(..) => &[Pdf],
        }
    }

    /// Says whether it hangs on a wall or a door.
    fn hangs(&self, order: &Order) -> bool {
        order.cards.sheet.is_some() || self.packed.iter().any(|packed| packed.folder == Folder::Doors)
    }

    /// Makes the product: what its file is called without ending, what it is in words, and its bytes in each format.
    ///
    /// # Errors
    /// When there is nothing of it, or something does not fit.
    pub fn made(&self, order: &Order, formats: &[Format]) -> Result<Printed, PressError> {
        match &self.make {
            Make::Report(make) => {
                let mut report = make(order)?;
                report.brand = order.brand();
                report.sheet = order.cards.sheet;
                let title = match report.subtitle.as_str() {
                    "" => report.title.clone(),
                    subtitle => format!("{}: {subtitle}", report.title),
                };
                // What is read at a wall leads to the public pages.
                let address = order.cards.address.as_deref().filter(|_| self.hangs(order));
                let hung = address.map(|address| with_public_code(&report, address)).transpose()?;
                let for_print = hung.as_ref().unwrap_or(&report);
                let files = formats.iter().map(|format| match format {
                    Pdf | Html => Ok((*format, format.bytes(for_print)?)),
                    _ => Ok((*format, format.bytes(&report)?)),
                });
                let files = files.collect::<Result<Vec<_>, PressError>>()?;
                Ok(Printed { name: report.id.clone(), title, files, n_pages: None })
            }
            Make::Cards(file, make) => {
                let language = order.options.language;
                let (mut name, title) = (language.say(file), language.say(&self.name));
                if let Some(number) = order.school {
                    name = format!("{name}-{}", reports::school_slug(order.championship, number));
                }
                let pages = make(order)?;
                if pages.is_empty() {
                    return Err(PressError::Nothing);
                }
                let facts = handouts::facts(order.championship, &title, language);
                let files = vec![(Pdf, pdf::pdf_of_pages(&pages, &facts))];
                Ok(Printed { name, title, files, n_pages: Some(pages.len()) })
            }
        }
    }
}

/// A product that was made.
#[derive(Clone, Debug)]
pub struct Printed {
    /// What its files are called, without ending.
    pub name: String,
    /// What it is, in words.
    pub title: String,
    /// Its bytes by format.
    pub files: Vec<(Format, Vec<u8>)>,
    /// How many pages cards have.
    pub n_pages: Option<usize>,
}
