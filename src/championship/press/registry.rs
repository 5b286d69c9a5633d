//! The registry of products.

use super::product::{Each, Hour, Make, Menu, Packed, Product, Since};
use crate::handouts::{self, Honour, SignKind};
use crate::press::{Folder, Format, Order, PressError};
use crate::reports;
use paper::typeset::page::Page;
use speech::msg;

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
        make: Make::Report(|order| {
            Ok(reports::briefing(order.championship, order.cards.address.is_some(), order.options))
        }),
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
            let (language, address) = (order.options.language, order.cards.address.as_deref());
            Ok(handouts::table_cards(order.championship, language, &order.brand(), address)?)
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
    let (brand, address) = (order.brand(), order.cards.address.as_deref());
    Ok(handouts::signs(order.championship, &order.groups()?, kind, language, &brand, address)?)
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
