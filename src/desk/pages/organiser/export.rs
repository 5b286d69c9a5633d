//! Everything to take along: lists for Excel, for other programs and for machines, and all of it in one file.

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::get;
use rayon::prelude::*;
use serde::Deserialize;

use super::copies::copied;
use crate::app::Shared;
use crate::download::{download, zipped};
use crate::faults::aside;
use crate::pages::{answer_or, only_organiser};
use crate::problem::Problem;
use crate::visit::Visit;
use championship::facts::{Championship, NameStyle};
use championship::press::{self, Cards, Order};
use championship::regulations;
use championship::reports::{self, List, Options, Places, RecordText, Table, Taken};
use championship::store::Location;
use championship::tables::{TypedSheet, write_csv, write_workbook};
use championship::trf::{self, Version};
use speech::{Language, Tell, msg};

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/organiser/export/{what}", get(export))
}

/// Returns the lists that are written as CSV: the word of the address, and the name.
pub(super) fn lists(championship: &Championship, language: Language) -> Vec<(&'static str, String)> {
    let is_told = |list: &List| *list != List::Schools || championship.has_schools();
    List::ALL.into_iter().filter(is_told).map(|list| (word_of(list), name_of(list, language))).collect()
}

fn word_of(list: List) -> &'static str {
    match list {
        List::Entries => "entries",
        List::Groups => "groups",
        List::Boards => "boards",
        List::Notes => "notes",
        List::Ties => "ties",
        List::Corrections => "corrections",
        List::Standings => "standings",
        List::Schools => "schools",
    }
}

fn name_of(list: List, language: Language) -> String {
    language.say(&match list {
        List::Entries => msg("desk-export-entries"),
        List::Groups => msg("reports-groups"),
        List::Boards => msg("desk-export-boards"),
        List::Notes => msg("reports-notes"),
        List::Ties => msg("reports-ties"),
        List::Corrections => msg("reports-corrections"),
        List::Standings => msg("desk-export-standings"),
        List::Schools => msg("desk-export-schools"),
    })
}

#[derive(Deserialize)]
struct Wanted {
    /// How much of the names goes in.
    #[serde(default)]
    names: String,
}

async fn export(
    State(app): State<Shared>,
    visit: Visit,
    Path(what): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Response {
    let made = async {
        only_organiser(&visit)?;
        let names = match wanted.names.as_str() {
            "code" => NameStyle::Code,
            "short" => NameStyle::Short,
            _ => NameStyle::Full,
        };
        let hall = app.worker()?;
        let snapshot = hall.snapshot();
        let taking = Taking {
            options: Options { language: visit.language, names, seal: snapshot.seal, ..Options::default() },
            address: app.public_address(),
            location: hall.location().clone(),
        };
        // One at a time: everything at once is work for all cores.
        let _turn = app.uploads.turn().await;
        aside(move || taking.made(&snapshot.championship, &what)).await
    };
    answer_or(&visit, made.await)
}

/// What is taken along, and how.
struct Taking {
    options: Options,
    address: Option<String>,
    location: Location,
}

impl Taking {
    fn made(&self, championship: &Championship, what: &str) -> Result<Response, Problem> {
        let stem = self.location.stem();
        let all = Taken::everything(championship);
        if let Some(list) = List::ALL.into_iter().find(|list| what == format!("{}.csv", word_of(*list))) {
            let one = Taken { lists: vec![list], ..all };
            let table = one.tables(championship, &self.options).remove(0);
            let bytes = write_csv(&table.csv_rows(self.options.language));
            let name = format!("{stem}-{}.csv", name_of(list, self.options.language).to_lowercase());
            return Ok(download(bytes, "text/csv; charset=utf-8", &name));
        }
        match what {
            "lists.xlsx" => {
                let bytes = self.workbook(championship, &all)?;
                let kind = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
                Ok(download(bytes, kind, &format!("{stem}.xlsx")))
            }
            "lists.json" => {
                let bytes = self.json(championship, &all);
                Ok(download(bytes, "application/json", &format!("{stem}.json")))
            }
            "regulations.yaml" => {
                let text = regulations::write(championship.regulations());
                Ok(download(text.into_bytes(), "application/yaml", &format!("{stem}.yaml")))
            }
            "records.txt" => {
                let records = self.records(championship);
                if records.is_empty() {
                    return Err(Problem::new(StatusCode::NOT_FOUND, msg("desk-no-records")));
                }
                let text = reports::records_file(&records).into_bytes();
                let name = format!("{stem}-{}.txt", self.options.language.msg("reports-records-file"));
                Ok(download(text, "text/plain; charset=utf-8", &name))
            }
            "trf.zip" => {
                let files = self.reports(championship, "");
                if files.is_empty() {
                    return Err(Problem::new(StatusCode::NOT_FOUND, msg("desk-nothing-to-print")));
                }
                Ok(download(zipped(&files)?, "application/zip", &format!("{stem}-trf.zip")))
            }
            "everything.zip" => {
                let files = self.everything(championship, &all)?;
                Ok(download(zipped(&files)?, "application/zip", &format!("{stem}.zip")))
            }
            _ => Err(Problem::nothing_here()),
        }
    }

    fn workbook(&self, championship: &Championship, all: &Taken) -> Result<Vec<u8>, Problem> {
        let tables = all.tables(championship, &self.options);
        let sheets: Vec<TypedSheet> = tables.iter().map(Table::sheet).collect();
        let failed = |text| Problem::new(StatusCode::INTERNAL_SERVER_ERROR, text);
        write_workbook(championship.name(), &sheets).map_err(failed)
    }

    fn json(&self, championship: &Championship, all: &Taken) -> Vec<u8> {
        format!("{:#}\n", all.json(championship, self.options.names)).into_bytes()
    }

    /// Returns the records of all games.
    fn records(&self, championship: &Championship) -> Vec<RecordText> {
        let groups: Vec<_> = championship.groups().map(|group| group.id).collect();
        reports::records(championship, &groups, None, &self.options)
    }

    /// Returns a tournament report of each group, for programs of chess.
    fn reports(&self, championship: &Championship, folder: &str) -> Vec<(String, Vec<u8>)> {
        let groups = championship.groups().map(|group| group.id);
        let report = |id| {
            let (names, language) = (self.options.names, self.options.language);
            let file = trf::group_file(championship, id, names, Version::Trf26, language)?;
            let name = format!("{folder}{}.trf", championship.group_label(id));
            Some((name, file.text.into_bytes()))
        };
        groups.filter_map(report).collect()
    }

    /// Returns the papers, the lists, the regulations and a copy of the championship.
    fn everything(
        &self,
        championship: &Championship,
        all: &Taken,
    ) -> Result<Vec<(String, Vec<u8>)>, Problem> {
        let stem = self.location.stem();
        let data = self.options.language.msg("desk-export-folder").to_string();
        let mut files = vec![
            (format!("{stem}.arbitro-backup"), copied(&self.location)?),
            (format!("{data}/{stem}.xlsx"), self.workbook(championship, all)?),
            (format!("{data}/{stem}.json"), self.json(championship, all)),
            (format!("{data}/{stem}.yaml"), regulations::write(championship.regulations()).into_bytes()),
        ];
        files.extend(self.reports(championship, &format!("{data}/trf/")));
        let folder = self.options.language.msg("reports-records-file").to_string();
        files.extend(self.records(championship).into_iter().map(|record| {
            (format!("{data}/{folder}/{}", record.file_name(championship)), record.text.into_bytes())
        }));
        let cards = Cards { address: self.address.clone(), ..Cards::default() };
        let order = Order::all(championship, &self.options, &cards);
        let places = Places::of(championship);
        let made: Result<Vec<_>, _> =
            press::jobs(&order, &places).par_iter().with_max_len(1).map(|job| job.make()).collect();
        let made = made.map_err(|error| {
            let text = msg("desk-unprintable").with("error", error.tell());
            Problem::new(StatusCode::UNPROCESSABLE_ENTITY, text)
        })?;
        let papers = made.into_iter().flatten().chain(press::packed_records(&order));
        files.extend(papers.map(|made| (made.path.to_string_lossy().replace('\\', "/"), made.bytes)));
        files.sort();
        Ok(files)
    }
}
