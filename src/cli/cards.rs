//! The cards of a pack: slips, signs, badges, diplomas and certificates.

use super::failure::Failure;
use super::folders::Folder;
use super::pack::Product;
use super::{badges, diplomas, handout, slips};
use championship::facts::{Championship, GroupId, NameStyle, TournamentId};
use championship::handouts::{self, DiplomaOptions, HandoutError, Honour, SignKind, SlipOptions};
use championship::reports::Options;
use paper::typeset::page::Page;
use paper::typeset::pdf;
use speech::{Language, msg};

/// Lists the cards there are to print now, the slowest first.
pub(super) fn products<'c>(
    championship: &'c Championship,
    options: &'c Options,
    address: Option<&str>,
) -> Vec<Product<'c>> {
    let language = options.language;
    let all: Vec<TournamentId> = championship.tournaments().map(|tournament| tournament.id).collect();
    let has_rounds = championship.groups().any(|group| !group.rounds.is_empty());
    let mut products = Vec::new();
    let honours = [(Honour::TakingPart, msg("cli-pack-diplomas"), msg("cli-pack-diplomas-title"))];
    let podium = (Honour::Podium, msg("cli-pack-certificates"), msg("cli-pack-certificates-title"));
    // Who takes a medal is known when every tournament has played its last stage.
    let is_over = all.iter().all(|id| is_over(championship, *id));
    for (honour, name, title) in honours.into_iter().filter(|_| has_rounds).chain(is_over.then_some(podium)) {
        let all = all.clone();
        let (name, title) = (language.say(&name), language.say(&title));
        products.push(card(Folder::HandOut, championship, &name, &title, language, move || {
            let template = diplomas::template(None, honour, language)?;
            let options = DiplomaOptions {
                template,
                logo: None,
                day: None,
                venue: String::new(),
                names: NameStyle::Full,
                language,
                honour,
            };
            said(handouts::diplomas(championship, &all, &options), language)
        }));
    }
    let name = language.msg("cli-pack-badges").to_string();
    let title = language.msg("cli-badges-title").to_string();
    products.push(card(Folder::HandOut, championship, &name, &title, language, move || {
        let entries = badges::by_school(championship, &all);
        said(handouts::badges(championship, &entries, NameStyle::Full, language), language)
    }));
    let n_stages = u8::try_from(championship.regulations().stages.len()).unwrap_or(u8::MAX);
    for stage in 1..=n_stages {
        let groups: Vec<GroupId> =
            championship.groups().map(|group| group.id).filter(|id| id.stage == stage).collect();
        if groups.is_empty() {
            continue;
        }
        let stage_name = championship.regulations().stage(stage);
        let stage_name = stage_name.map_or("", |rule| rule.name.in_language(language));
        let name = format!("{}-{stage}", language.msg("cli-pack-signs"));
        let title = format!("{}: {stage_name}", language.msg("cli-pack-signs-title"));
        let of_signs = groups.clone();
        products.push(card(Folder::Doors, championship, &name, &title, language, move || {
            let mut pages =
                said(handouts::signs(championship, &of_signs, SignKind::Door, language), language)?;
            pages
                .extend(said(handouts::signs(championship, &of_signs, SignKind::Table, language), language)?);
            Ok(pages)
        }));
        let rounds = slips::rounds(championship, &groups, None);
        if rounds.is_empty() {
            continue;
        }
        let name = format!("{}-{stage}", language.msg("cli-pack-slips"));
        let title = format!("{}: {stage_name}", language.msg("cli-pack-slips-title"));
        let slip_options =
            SlipOptions { names: options.names, language, address: address.map(str::to_owned) };
        products.push(card(Folder::Desk, championship, &name, &title, language, move || {
            said(handouts::slips(championship, &rounds, &slip_options), language)
        }));
    }
    products
}

/// Says whether a tournament has played its last stage, or has nobody in it.
fn is_over(championship: &Championship, id: TournamentId) -> bool {
    let Some(tournament) = championship.tournament(id) else { return true };
    let n_stages = championship.regulations().stages.len();
    match tournament.current_stage() {
        Some(stage) => {
            tournament.stages.len() == n_stages
                && stage.groups.iter().all(|group| championship.missing_games(group.id) == 0)
        }
        None => championship.entries_of(id).is_empty(),
    }
}

fn said(pages: Result<Vec<Page>, HandoutError>, language: Language) -> Result<Vec<Page>, Failure> {
    pages.map_err(|error| handout::refused(&error, language))
}

/// Returns a PDF of cards as a product; one without pages is left out.
fn card<'c>(
    folder: Folder,
    championship: &'c Championship,
    name: &str,
    title: &str,
    language: Language,
    make: impl Fn() -> Result<Vec<Page>, Failure> + Send + Sync + 'c,
) -> Product<'c> {
    let (name, title) = (format!("{name}.pdf"), title.to_owned());
    let make = move || {
        let pages = make()?;
        if pages.is_empty() {
            return Ok(Vec::new());
        }
        let bytes = pdf::pdf_of_pages(&pages, &handouts::facts(championship, &title, language));
        Ok(vec![(name.clone(), title.clone(), bytes)])
    };
    Product { folder, language, make: Box::new(make) }
}
