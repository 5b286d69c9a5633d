//! What reports are written as, and where.

use std::path::PathBuf;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::args::ReplaceArgs;
use crate::championship::names::NamesArgs;
use crate::championship::place::PlaceArgs;
use crate::championship::target;
use crate::championship::ways_out;
use crate::failure::{Failure, OrFail, spoken};
use crate::files;
use crate::out_file;
use crate::paper::brand::BrandArgs;
use crate::paper::handout;
use crate::paper::slips;
use crate::watch::bar;
use championship::facts::{Championship, NameStyle};
use championship::imports::find_cycle;
use championship::press::{self, Cards, Format, Menu, Order, Product};
use championship::reports::{Options, Scope, Sheet, Timetable};
use championship::store::Desk;
use speech::Language;

/// Returns a product that there is.
pub(crate) fn product(key: &str) -> &'static Product {
    press::find(key).expect("the commands name products that there are")
}

/// Returns a reader of the products of a menu.
pub(crate) fn products(menu: Menu) -> impl TypedValueParser<Value = &'static Product> {
    PossibleValuesParser::new(press::menu(menu).map(|product| product.key)).map(|key| product(&key))
}

/// Returns a reader of formats.
fn formats() -> impl TypedValueParser<Value = Format> {
    let endings = Format::ALL.map(Format::ending);
    PossibleValuesParser::new(endings).map(|ending| Format::of_ending(&ending).unwrap_or(Format::Pdf))
}

/// Returns a reader of the sheets for walls.
fn sheets() -> impl TypedValueParser<Value = Sheet> {
    PossibleValuesParser::new(Sheet::ALL.map(Sheet::word))
        .map(|word| Sheet::ALL.into_iter().find(|sheet| sheet.word() == word).unwrap_or(Sheet::A4))
}

/// The part of the championship a command is about.
#[derive(Args, Clone, Debug)]
pub(crate) struct ScopeArgs {
    #[arg(value_name = "TOURNAMENT|GROUP")]
    pub(crate) target: Option<String>,
    #[arg(long, value_name = "CYCLE", conflicts_with = "target")]
    pub(crate) cycle: Option<String>,
    #[arg(long, conflicts_with_all = ["target", "cycle"])]
    pub(crate) all: bool,
}

impl ScopeArgs {
    fn scope(&self, championship: &Championship, language: Language) -> Result<Scope, Failure> {
        match &self.cycle {
            Some(cycle) => find_cycle(championship.regulations(), cycle).map(Scope::Cycle).or_fail(language),
            None => target::scope(championship, self.target.as_deref(), language),
        }
    }
}

/// How a report is told.
#[derive(Args, Clone, Debug)]
pub(crate) struct TellingArgs {
    #[arg(long, value_name = "TIMES")]
    pub(crate) times: Option<String>,
    #[command(flatten)]
    pub(crate) names: NamesArgs,
}

impl TellingArgs {
    /// Returns the options of reports that bear the seal of a championship as it stands.
    ///
    /// # Errors
    /// When a time is none, or the journal cannot be read.
    pub(crate) fn sealed(&self, desk: &Desk, language: Language) -> Result<Options, Failure> {
        let seal = desk.seal().or_fail(language)?.map(|seal| seal.to_string());
        let names = self.names.style(desk.championship());
        Ok(Options { seal, names, ..self.options(language)? })
    }

    /// Returns the options of reports.
    ///
    /// # Errors
    /// When a time is none.
    pub(crate) fn options(&self, language: Language) -> Result<Options, Failure> {
        let times = self.times.as_deref().map_or(Ok(Timetable::default()), str::parse);
        let times = times.map_err(|error| Failure::usage(spoken(&error, language)))?;
        Ok(Options { language, names: self.names.wished().unwrap_or_default(), times, seal: None })
    }
}

/// What all commands that write reports share.
#[derive(Args, Clone, Debug)]
pub(crate) struct PressArgs {
    #[command(flatten)]
    scope: ScopeArgs,
    #[arg(long, value_parser = formats())]
    format: Option<Format>,
    #[arg(long, value_name = "FILE|DIR")]
    out: Option<PathBuf>,
    #[command(flatten)]
    replace: ReplaceArgs,
    #[command(flatten)]
    telling: TellingArgs,
    #[command(flatten)]
    brand: BrandArgs,
    #[arg(long, value_parser = sheets())]
    paper: Option<Sheet>,
    #[arg(long, value_name = "URL")]
    address: Option<String>,
    #[command(flatten)]
    place: PlaceArgs,
}

impl PressArgs {
    /// Writes what is ordered, one product to a file and several to a folder, and says so.
    ///
    /// # Errors
    /// When something was typed wrongly, does not fit the format, or cannot be written.
    pub(crate) fn write(
        &self,
        language: Language,
        orders: impl FnOnce(Order) -> Result<Vec<(&'static Product, Order)>, Failure>,
    ) -> Result<String, Failure> {
        // What was typed wrongly is said before anything is opened.
        let format = self.format(language)?;
        self.telling.options(language)?;
        slips::check_address(self.address.as_deref(), language)?;
        let cards = Cards { sheet: self.paper, address: self.address.clone(), ..Cards::default() };
        let cards = self.brand.on(&cards, language)?;
        let desk = self.place.open(language)?;
        let options = self.telling.sealed(&desk, language)?;
        let championship = desk.championship();
        if format == Format::Pdf {
            handout::tell_not_as_written(championship, language);
        }
        let scope = self.scope.scope(championship, language)?;
        let all = Order::all(championship, &options, &cards);
        match &orders(Order { scope, ..all })?[..] {
            [(product, order)] => self.write_one(product, order, format, language),
            several => self.write_many(several, format, language),
        }
    }

    /// Returns the format chosen, or told by the ending of the file.
    fn format(&self, language: Language) -> Result<Format, Failure> {
        let endings: Vec<&str> = match self.format {
            Some(format) => vec![format.ending()],
            None => Format::ALL.map(Format::ending).to_vec(),
        };
        let named = self.out.as_deref().filter(|path| path.extension().is_some());
        let told = named.map_or(Ok(None), |path| out_file::ending(path, &endings, language))?;
        Ok(self.format.or(told.and_then(Format::of_ending)).unwrap_or(Format::Pdf))
    }

    fn write_one(
        &self,
        product: &Product,
        order: &Order,
        format: Format,
        language: Language,
    ) -> Result<String, Failure> {
        // A wish is honoured or refused.
        if product.has_whole_names() && self.telling.names.wished() == Some(NameStyle::Short) {
            return Err(Failure::usage(language.msg("cli-print-whole-names").with("paper", product.key)));
        }
        let (name, bytes) = self.made(product, order, format, language)?;
        let path = match &self.out {
            Some(path) if path.is_dir() => path.join(name),
            Some(path) => path.clone(),
            None => name,
        };
        out_file::write_new(&path, &bytes, self.replace, language)?;
        Ok(format!("{}: {} KB\n", path.display(), bytes.len().div_ceil(1024)))
    }

    fn write_many(
        &self,
        orders: &[(&'static Product, Order)],
        format: Format,
        language: Language,
    ) -> Result<String, Failure> {
        let folder = self.out.clone().unwrap_or_else(|| PathBuf::from("."));
        files::make_folder(&folder, language)?;
        let bar = bar(orders.len() as u64, language);
        let mut files = Vec::with_capacity(orders.len());
        for (product, order) in orders {
            files.push(self.made(product, order, format, language)?);
            bar.inc(1);
        }
        bar.finish_and_clear();
        files::write_folder(&folder, &files, self.replace, language)?;
        let told = language
            .msg("cli-files-written")
            .with("folder", folder.display().to_string())
            .with("count", files.len());
        Ok(format!("{}\n", told))
    }

    /// Makes a product in a format: the name of its file, and its bytes.
    fn made(
        &self,
        product: &Product,
        order: &Order,
        format: Format,
        language: Language,
    ) -> Result<(PathBuf, Vec<u8>), Failure> {
        if !product.formats().contains(&format) {
            return Err(Failure::usage(language.msg("cli-print-pdf-only").with("paper", product.key)));
        }
        let names = self.telling.names.wished().unwrap_or(product.names(order.championship));
        let options = Options { names, ..order.options.clone() };
        let printed = product.made(&Order { options: &options, ..*order }, &[format]);
        let printed = printed.map_err(|error| match &error {
            press::PressError::Whole(_) => Failure::usage(spoken(&error, language)),
            _ => Failure::data(ways_out::unprinted(&error, order.championship, language)),
        })?;
        let bytes = printed.files.into_iter().next().map(|(_, bytes)| bytes).unwrap_or_default();
        Ok((PathBuf::from(format!("{}.{}", printed.name, format.ending())), bytes))
    }
}
