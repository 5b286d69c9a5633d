//! The columns a list may have, by the names people give them.

use super::problem::{Problem, Severity, fold};
use crate::facts::Title;
use crate::tables::{Row, Table};

/// How far down the header is looked for: lists often begin with a title.
const HEADER_WITHIN: usize = 20;

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Column {
    /// The pupil's name.
    Name,
    /// The school's name.
    School,
    /// The school's number.
    SchoolNumber,
    /// The school's town.
    Place,
    /// The school year, 1 to 12.
    Year,
    /// The cycle.
    Cycle,
    /// The game.
    Game,
    /// The entry's code, when it has one already.
    Code,
    /// The group or tournament of a result.
    Group,
    /// The round.
    Round,
    /// The board.
    Board,
    /// The game of a match of several.
    GameNumber,
    /// The entry that starts.
    First,
    /// The entry that answers.
    Second,
    /// The result.
    Result,
}

impl Column {
    /// The columns of a list of entries, in the order of the template.
    pub const OF_ENTRIES: &[Column] = &[
        Column::Name,
        Column::School,
        Column::Place,
        Column::Year,
        Column::Cycle,
        Column::Game,
        Column::SchoolNumber,
        Column::Code,
    ];

    /// The columns of a list of results.
    pub const OF_RESULTS: &[Column] = &[
        Column::Group,
        Column::Round,
        Column::Board,
        Column::First,
        Column::Second,
        Column::Result,
        Column::GameNumber,
        Column::Code,
    ];

    /// Returns the header we write.
    pub fn title(self) -> Title {
        let (pt, en) = match self {
            Column::Name => ("Nome", "Name"),
            Column::School => ("Escola", "School"),
            Column::SchoolNumber => ("N.º da escola", "School number"),
            Column::Place => ("Localidade", "Place"),
            Column::Year => ("Ano", "School year"),
            Column::Cycle => ("Ciclo", "Cycle"),
            Column::Game => ("Jogo", "Game"),
            Column::Code => ("Código", "Code"),
            Column::Group => ("Grupo", "Group"),
            Column::Round => ("Ronda", "Round"),
            Column::Board => ("Tabuleiro", "Board"),
            Column::GameNumber => ("Partida", "Game number"),
            Column::First => ("Começa", "First"),
            Column::Second => ("Responde", "Second"),
            Column::Result => ("Resultado", "Result"),
        };
        Title::new(pt, en)
    }

    /// Returns the other names people use, folded and without spaces.
    fn aliases(self) -> &'static [&'static str] {
        match self {
            Column::Name => &[
                "nomecompleto",
                "nomedoaluno",
                "nomedaaluna",
                "nomedoalunoa",
                "nomealuno",
                "aluno",
                "aluna",
                "alunoa",
                "alunos",
                "participante",
                "jogador",
                "fullname",
                "pupil",
                "pupilname",
                "student",
                "studentname",
                "nameofpupil",
                "player",
                "contestant",
            ],
            Column::School => &[
                "nomedaescola",
                "nomeescola",
                "agrupamento",
                "agrupamentoescola",
                "escolaagrupamento",
                "agrupamentodeescolas",
                "estabelecimento",
                "estabelecimentodeensino",
                "instituicao",
                "schoolname",
                "nameofschool",
            ],
            Column::SchoolNumber => &[
                "nescola",
                "noescola",
                "noddaescola",
                "nodaescola",
                "numerodaescola",
                "numeroescola",
                "codigodaescola",
                "codigoescola",
                "codescola",
                "schoolno",
                "schoolcode",
                "schoolid",
                "numberofschool",
            ],
            Column::Place => &[
                "local",
                "concelho",
                "cidade",
                "vila",
                "ilha",
                "terra",
                "municipio",
                "town",
                "city",
                "location",
                "municipality",
            ],
            Column::Year => &[
                "anoescolar",
                "anodeescolaridade",
                "anoescolaridade",
                "escolaridade",
                "year",
                "grade",
                "class",
            ],
            Column::Cycle => {
                &["ciclodeensino", "categoria", "escalao", "nivel", "category", "level", "stage"]
            }
            Column::Game => &["jogos", "modalidade", "jogomatematico", "games"],
            Column::Code => &[
                "codigodoaluno",
                "codigodojogador",
                "codigodeinscricao",
                "cod",
                "entry",
                "entrycode",
                "playercode",
            ],
            Column::Group => &["torneio", "grupotorneio", "tournament", "grupooutorneio", "codigodogrupo"],
            Column::Round => &["rondan", "nronda", "jornada", "roundno", "roundnumber"],
            Column::Board => &["mesa", "tab", "tabuleiron", "table", "boardno", "boardnumber"],
            Column::GameNumber => &["npartida", "jogon", "gameno"],
            Column::First => {
                &["primeiro", "1o", "1ojogador", "brancas", "starts", "white", "jogador1", "player1"]
            }
            Column::Second => {
                &["segundo", "2o", "2ojogador", "pretas", "answers", "black", "jogador2", "player2"]
            }
            Column::Result => &["res", "pontos", "score", "results", "resultados"],
        }
    }

    fn is_called(self, header: &str) -> bool {
        let folded = fold(header).replace(' ', "");
        let title = self.title();
        [title.pt, title.en].iter().any(|name| fold(name).replace(' ', "") == folded)
            || self.aliases().contains(&folded.as_str())
    }
}

/// The header of a table and the rows below it.
pub(super) struct Columns<'t> {
    /// Each known column with its index and the header as written.
    found: Vec<(Column, usize, String)>,
    pub(super) rows: &'t [Row],
}

impl<'t> Columns<'t> {
    /// Finds the header row of a table.
    ///
    /// # Errors
    /// When there is none, a needed column is missing, or a column is there twice.
    pub(super) fn find(
        table: &'t Table,
        known: &[Column],
        needed: &[&[Column]],
    ) -> Result<Self, Vec<Problem>> {
        let read = |row: &Row| -> Vec<(Column, usize, String)> {
            let cells = row.cells.iter().enumerate();
            cells
                .filter_map(|(index, cell)| {
                    let column = known.iter().find(|column| column.is_called(cell))?;
                    Some((*column, index, cell.clone()))
                })
                .collect()
        };
        let within = table.rows.iter().take(HEADER_WITHIN).enumerate();
        let best = within
            .map(|(index, row)| (index, read(row)))
            .max_by_key(|(index, found)| (found.len(), HEADER_WITHIN - index));
        let Some((index, found)) = best.filter(|(_, found)| !found.is_empty()) else {
            let first = table.rows.first();
            let cells = first.map(|row| row.cells.join("`, `")).unwrap_or_default();
            return Err(vec![Problem {
                row: first.map(|row| row.number),
                column: None,
                severity: Severity::Error,
                message: Title::new(
                    format!(
                        "não há linha de títulos: encontrei `{cells}`; esperava colunas como {}",
                        list(known, |t| t.pt)
                    ),
                    format!(
                        "there is no header row: found `{cells}`; expected columns such as {}",
                        list(known, |t| t.en)
                    ),
                ),
            }]);
        };
        let number = table.rows[index].number;
        let mut problems = Vec::new();
        for (position, (column, at, header)) in found.iter().enumerate() {
            if let Some((_, _, earlier)) = found[..position].iter().find(|(other, _, _)| other == column) {
                problems.push(Problem {
                    row: Some(number),
                    column: Some((*at, header.clone())),
                    severity: Severity::Error,
                    message: Title::new(
                        format!(
                            "`{header}` e `{earlier}` dizem o mesmo; apague ou mude o nome de uma das colunas"
                        ),
                        format!(
                            "`{header}` and `{earlier}` say the same; remove or rename one of the columns"
                        ),
                    ),
                });
            }
        }
        for choices in needed {
            if !choices.iter().any(|choice| found.iter().any(|(column, _, _)| column == choice)) {
                problems.push(Problem {
                    row: Some(number),
                    column: None,
                    severity: Severity::Error,
                    message: Title::new(
                        format!("falta a coluna {}", choice(choices, " ou ", |t| t.pt)),
                        format!("the column {} is missing", choice(choices, " or ", |t| t.en)),
                    ),
                });
            }
        }
        match problems.is_empty() {
            true => Ok(Columns { found, rows: &table.rows[index + 1..] }),
            false => Err(problems),
        }
    }

    /// Returns the text of a column in a row, empty when the table has no such column.
    pub(super) fn cell<'r>(&self, row: &'r Row, column: Column) -> &'r str {
        self.place(column).map_or("", |(index, _)| row.cell(index))
    }

    /// Returns the index and header of a column.
    pub(super) fn place(&self, column: Column) -> Option<(usize, String)> {
        let found = self.found.iter().find(|(other, _, _)| *other == column)?;
        Some((found.1, found.2.clone()))
    }
}

fn list(columns: &[Column], words: impl Fn(Title) -> String) -> String {
    choice(columns, ", ", words)
}

fn choice(columns: &[Column], between: &str, words: impl Fn(Title) -> String) -> String {
    let names: Vec<String> = columns.iter().map(|column| format!("`{}`", words(column.title()))).collect();
    names.join(between)
}
