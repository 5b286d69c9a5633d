//! A pack: everything there is to print and publish now.

use std::path::{Path, PathBuf};

use crate::facts::Championship;
use crate::press::{Cards, Each, Folder, Make, Order, PRODUCTS, Packed, PressError, Product};
use crate::reports::{self, Options, Places, Scope, Sheet};

/// One piece of work for a pack.
#[derive(Clone, Copy, Debug)]
pub struct Job<'c> {
    product: &'static Product,
    packed: Packed,
    order: Order<'c>,
}

/// A file of a pack.
#[derive(Clone, Debug)]
pub struct Made {
    /// The folder it goes into.
    pub folder: Folder,
    /// Where it goes, from the folder of the pack.
    pub path: PathBuf,
    /// What it is, in words.
    pub title: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// Lists what there is to make now, the slowest first, so that no core waits for the last one. All papers share the places.
pub fn jobs<'c>(order: &Order<'c>, places: &'c Places) -> Vec<Job<'c>> {
    let order = &Order { places: Some(places), ..*order };
    let there = PRODUCTS.iter().filter(|product| product.since.is_reached(order.championship));
    let has_schools = has_several_schools(order.championship);
    // Schools are not compared where there is one.
    let there = there.filter(|product| has_schools || product.key != "schools");
    let mut jobs: Vec<Job> = there
        .flat_map(|product| product.packed.iter().map(move |packed| (product, *packed)))
        .flat_map(|(product, packed)| {
            let orders = split(order, packed.each);
            orders.into_iter().map(move |order| Job { product, packed, order })
        })
        .collect();
    jobs.sort_by_key(|job| (matches!(job.product.make, Make::Report(_)), job.packed.each));
    jobs
}

/// Returns the file of all recorded games, to be published, with names as the public may see them; nothing where none is recorded.
pub fn packed_records(order: &Order) -> Option<Made> {
    let published = order.championship.as_published();
    let championship = published.as_ref().unwrap_or(order.championship);
    let language = order.options.language;
    let names = order.options.names.min(championship.public_names());
    let options = Options { names, ..order.options.clone() };
    let groups: Vec<_> = championship.groups().map(|group| group.id).collect();
    let records = reports::records(championship, &groups, None, &options);
    if records.is_empty() {
        return None;
    }
    let folder = Folder::Publish;
    let name = language.msg("reports-records-file");
    Some(Made {
        folder,
        path: Path::new(&language.say(&folder.name())).join(format!("{name}.txt")),
        title: language.msg("reports-records").to_string(),
        bytes: reports::records_file(&records).into_bytes(),
    })
}

/// Says whether pupils of more than one school play.
fn has_several_schools(championship: &Championship) -> bool {
    let mut schools = championship.entries().map(|entry| entry.code.school);
    schools.next().is_some_and(|first| schools.any(|other| other != first))
}

/// Splits an order of everything into those of its parts.
fn split<'c>(order: &Order<'c>, each: Each) -> Vec<Order<'c>> {
    let championship = order.championship;
    match each {
        Each::Whole => vec![*order],
        Each::Cycle => {
            // Paper of a cycle that nobody plays in is waste.
            let is_played =
                |cycle: &u8| championship.entries().any(|entry| entry.code.tournament.cycle == *cycle);
            let cycles = (1..).take(championship.regulations().cycles.len()).filter(is_played);
            cycles.map(|cycle| Order { scope: Scope::Cycle(cycle), ..*order }).collect()
        }
        Each::Stage => {
            let mut stages: Vec<u8> = championship.groups().map(|group| group.id.stage).collect();
            stages.sort_unstable();
            stages.dedup();
            stages.into_iter().map(|stage| Order { stage: Some(stage), ..*order }).collect()
        }
        Each::Round => {
            let one = |(stage, round)| Order { stage: Some(stage), round: Some(round), ..*order };
            rounds(championship).into_iter().map(one).collect()
        }
        Each::School => {
            let mut schools: Vec<u32> = championship.entries().map(|entry| entry.code.school).collect();
            schools.sort_unstable();
            schools.dedup();
            // The list of the only school is the list of all.
            if schools.len() < 2 {
                return Vec::new();
            }
            schools.into_iter().map(|school| Order { school: Some(school), ..*order }).collect()
        }
    }
}

/// Returns the rounds that have been published in any group that ranks: stage and number.
fn rounds(championship: &Championship) -> Vec<(u8, u16)> {
    let rounds = championship.groups().flat_map(|group| {
        let is_bracket = championship.format_of(group.id).is_some_and(|format| format.is_bracket());
        let rounds = group.rounds.iter().filter(move |_| !is_bracket);
        rounds.map(|round| (group.id.stage, round.number))
    });
    let mut rounds: Vec<(u8, u16)> = rounds.collect();
    rounds.sort_unstable();
    rounds.dedup();
    rounds
}

impl Job<'_> {
    /// Does the work; what there turns out to be nothing of is left out.
    ///
    /// # Errors
    /// When something does not fit.
    pub fn make(&self) -> Result<Vec<Made>, PressError> {
        let language = self.order.options.language;
        // What everybody may see never says more than was chosen, whatever else is.
        let allowed = self.order.championship.public_names();
        let names = match self.packed.folder.is_public() {
            true => self.order.options.names.min(allowed),
            false => self.order.options.names,
        };
        let options = Options { names, ..self.order.options.clone() };
        // What is hung up is made for walls.
        let sheet = match self.packed.folder {
            Folder::Doors => self.order.cards.sheet.or(Some(Sheet::A3)),
            _ => self.order.cards.sheet,
        };
        let cards = Cards { sheet, ..self.order.cards.clone() };
        let order = Order { options: &options, cards: &cards, ..self.order };
        let printed = match self.product.made(&order, self.packed.formats) {
            Ok(printed) => printed,
            Err(PressError::Nothing | PressError::NoRound) => return Ok(Vec::new()),
            Err(error) => return Err(error),
        };
        let is_card = printed.n_pages.is_some();
        let stage = self.order.stage.filter(|_| is_card);
        let of_stage = stage.and_then(|stage| self.order.championship.regulations().stage(stage));
        let (name, title) = match (stage, of_stage) {
            (Some(stage), Some(rule)) => (
                format!("{}-{stage}", printed.name),
                format!("{}: {}", printed.title, rule.name.in_language(language)),
            ),
            _ => (printed.name, printed.title),
        };
        let folder = language.say(&self.packed.folder.name());
        let made = printed.files.into_iter().map(|(format, bytes)| {
            let path = Path::new(&folder).join(format!("{name}.{}", format.ending()));
            Made { folder: self.packed.folder, path, title: title.clone(), bytes }
        });
        Ok(made.collect())
    }
}
