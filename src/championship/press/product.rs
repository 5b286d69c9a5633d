//! What a product is: since when there is one, how it is made, and what a pack has of it.

use crate::facts::{Championship, NameStyle};
use crate::handouts;
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

    /// Says whether it shows whole names even where shorter ones are usual: who signs for pupils needs them, and so does their school.
    pub fn has_whole_names(&self) -> bool {
        matches!(self.key, "check-in" | "consents" | "school-results")
    }

    /// Returns the formats it comes in.
    pub fn formats(&self) -> &'static [Format] {
        match &self.make {
            Make::Report(_) => &Format::ALL,
            Make::Cards(..) => &[Format::Pdf],
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
        // Whoever did not agree has no name where everybody may come to see it.
        let is_published = self.is_public() || self.hangs(order);
        let published = is_published.then(|| order.championship.as_published()).flatten();
        let order = &Order { championship: published.as_ref().unwrap_or(order.championship), ..*order };
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
                let hangs = self.hangs(order) && !report.stays_in_hand;
                let address = order.cards.address.as_deref().filter(|_| hangs);
                let hung = address.map(|address| with_public_code(&report, address)).transpose()?;
                let for_print = hung.as_ref().unwrap_or(&report);
                let files = formats.iter().map(|format| match format {
                    Format::Pdf | Format::Html => Ok((*format, format.bytes(for_print)?)),
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
                let files = vec![(Format::Pdf, pdf::pdf_of_pages(&pages, &facts))];
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
