//! Editions that were not played with this program, as tables tell them: games, winners and numbers.

use std::collections::BTreeSet;

use super::entries::spaced;
use super::problem::{ListProblem, Severity};
use crate::facts::{LONGEST_TITLE, check_words};
use crate::tables::{Row, Table};
use speech::{Language, Message, Tell, fold, msg};

/// The most rows of all past editions together.
pub const MOST_PAST_ROWS: usize = 20_000;

/// What a table says of an edition in one row: that a game was played, who won it, or how many played.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct PastRow {
    /// What the edition is called; the year where it has no other name.
    pub edition: String,
    /// The year.
    pub year: Option<u16>,
    /// The cycle, as it was written.
    pub cycle: String,
    /// The game, as it was written.
    pub game: String,
    /// The place of who is named.
    pub place: Option<u32>,
    /// Who made that place.
    pub name: String,
    /// The school.
    pub school: String,
    /// The town.
    pub town: String,
    /// The region.
    pub region: String,
    /// How many pupils took part in what the row is about.
    pub pupils: Option<u32>,
    /// How many games were won by who started.
    pub first_wins: Option<u32>,
    /// How many were won by who answered.
    pub second_wins: Option<u32>,
    /// How many were drawn.
    pub draws: Option<u32>,
}

/// What a table says, and what speaks against some of its rows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PastPreview {
    /// The rows that can be taken.
    pub rows: Vec<PastRow>,
    /// The problems, by row.
    pub problems: Vec<ListProblem>,
}

/// A column of such a table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PastColumn {
    Edition,
    Year,
    Cycle,
    Game,
    Place,
    Name,
    School,
    Town,
    Region,
    Pupils,
    FirstWins,
    SecondWins,
    Draws,
}

use PastColumn::{
    Cycle, Draws, Edition, FirstWins, Game, Name, Place, Pupils, Region, School, SecondWins, Town, Year,
};

impl PastColumn {
    const ALL: [PastColumn; 13] =
        [Edition, Year, Cycle, Game, Place, Name, School, Town, Region, Pupils, FirstWins, SecondWins, Draws];

    fn title(self) -> Message {
        match self {
            Edition => msg("imports-past-edition"),
            Year => msg("imports-past-year"),
            Cycle => msg("imports-past-cycle"),
            Game => msg("imports-past-game"),
            Place => msg("imports-past-place"),
            Name => msg("imports-past-name"),
            School => msg("imports-past-school"),
            Town => msg("imports-past-town"),
            Region => msg("imports-past-region"),
            Pupils => msg("imports-past-pupils"),
            FirstWins => msg("imports-past-first-wins"),
            SecondWins => msg("imports-past-second-wins"),
            Draws => msg("imports-past-draws"),
        }
    }

    /// What people call it besides.
    fn also(self) -> &'static [&'static str] {
        match self {
            Edition => &["Ed.", "Ed"],
            Cycle => &["Escalão", "Categoria", "Category"],
            Place => &["Classificação", "Posto", "Rank", "Pos"],
            Name => &["Vencedor", "Aluno", "Winner", "Pupil", "Ganador", "Alumno"],
            Town => &["Concelho", "Cidade", "City", "Ciudad"],
            Region => &["Distrito", "Ilha", "District", "Provincia"],
            Pupils => &["Alunos", "Inscritos", "Pupils", "Entries", "Alumnos"],
            Year | Game | School | FirstWins | SecondWins | Draws => &[],
        }
    }

    fn is_called(self, title: &str) -> bool {
        let wanted = fold(title);
        let own = Language::ALL.iter().map(|language| language.say(&self.title()));
        own.chain(self.also().iter().map(|name| (*name).to_owned())).any(|name| fold(&name) == wanted)
    }
}

/// Where a table has which columns.
struct Head {
    /// How many rows end with that of the titles.
    n_rows: usize,
    found: Vec<(PastColumn, usize)>,
    /// Columns that are called after cycles and list their games.
    cycles: Vec<(String, usize)>,
}

fn head(table: &Table) -> Option<Head> {
    table.rows.iter().take(20).enumerate().find_map(|(index, row)| {
        let titles = || row.cells.iter().enumerate().filter(|(_, title)| !title.trim().is_empty());
        let known = |title: &str| PastColumn::ALL.into_iter().find(|column| column.is_called(title));
        let found: Vec<_> = titles().filter_map(|(at, title)| Some((known(title)?, at))).collect();
        let has = |wanted: PastColumn| found.iter().any(|(column, _)| *column == wanted);
        // Beside other columns that are known, a title that is not is no cycle's but says something that is not read.
        let is_of_cycles = found.iter().all(|(column, _)| matches!(column, Edition | Year));
        let cycles: Vec<_> = match is_of_cycles {
            false => Vec::new(),
            true => titles()
                .filter(|(_, title)| known(title).is_none())
                .map(|(at, title)| (spaced(title), at))
                .collect(),
        };
        let says_something = found.len() > 1 || !cycles.is_empty();
        ((has(Edition) || has(Year)) && says_something).then_some(Head { n_rows: index + 1, found, cycles })
    })
}

/// Reads a table of past editions: a row for each winner, game or count, or a row for each edition with a column for each cycle
/// that lists its games.
pub fn read_past(table: &Table) -> PastPreview {
    let mut preview = PastPreview::default();
    let Some(head) = head(table) else {
        let message = msg("imports-past-no-titles");
        preview.problems.push(ListProblem { row: None, column: None, severity: Severity::Error, message });
        return preview;
    };
    let filled = |row: &&Row| row.cells.iter().any(|cell| !cell.trim().is_empty());
    for row in table.rows.iter().skip(head.n_rows).filter(filled) {
        match read_row(&head, row) {
            Ok(rows) => preview.rows.extend(rows),
            Err(message) => {
                let row = Some(row.number);
                preview.problems.push(ListProblem { row, column: None, severity: Severity::Error, message });
            }
        }
    }
    if preview.rows.len() > MOST_PAST_ROWS {
        let message = msg("imports-past-too-many").with("most", MOST_PAST_ROWS);
        preview.rows.clear();
        preview.problems.push(ListProblem { row: None, column: None, severity: Severity::Error, message });
    }
    preview
}

fn read_row(head: &Head, row: &Row) -> Result<Vec<PastRow>, Message> {
    let cell = |wanted: PastColumn| {
        let at = head.found.iter().find(|(column, _)| *column == wanted).map(|(_, at)| *at);
        at.map(|at| spaced(row.cell(at))).unwrap_or_default()
    };
    let number = |wanted: PastColumn| -> Result<Option<u32>, Message> {
        let text = cell(wanted);
        let digits: String = text.chars().filter(char::is_ascii_digit).collect();
        let is_number = text.chars().all(|c| c.is_ascii_digit() || " .ºª".contains(c));
        match digits.parse() {
            _ if text.is_empty() => Ok(None),
            Ok(number) if is_number => Ok(Some(number)),
            _ => Err(msg("imports-past-no-number").with("column", wanted.title()).with("text", text)),
        }
    };
    for column in PastColumn::ALL {
        check_words(&cell(column), LONGEST_TITLE).map_err(|unfit| unfit.tell())?;
    }
    let year = match number(Year)? {
        None => None,
        Some(year @ 1900..=2999) => u16::try_from(year).ok(),
        Some(year) => return Err(msg("imports-past-no-year").with("text", year)),
    };
    let said = PastRow {
        edition: String::new(),
        year,
        cycle: cell(Cycle),
        game: cell(Game),
        place: number(Place)?,
        name: cell(Name),
        school: cell(School),
        town: cell(Town),
        region: cell(Region),
        pupils: number(Pupils)?,
        first_wins: number(FirstWins)?,
        second_wins: number(SecondWins)?,
        draws: number(Draws)?,
    };
    // A row may be about two editions that had the same games.
    let mut editions: Vec<String> = match head.cycles.is_empty() {
        true => vec![cell(Edition)],
        false => cell(Edition).split(',').map(spaced).collect(),
    };
    editions.retain(|edition| !edition.is_empty());
    if editions.is_empty() {
        editions.extend(year.map(|year| year.to_string()));
    }
    if editions.is_empty() {
        return Err(msg("imports-past-no-edition"));
    }
    let games = head.cycles.iter().flat_map(|(cycle, at)| {
        let games = row.cell(*at).split([',', ';', '\n']).map(spaced).filter(|game| !game.is_empty());
        games.map(|game| (cycle.clone(), game)).collect::<Vec<_>>()
    });
    let games: Vec<(String, String)> = games.collect();
    for text in games.iter().flat_map(|(cycle, game)| [cycle, game]) {
        check_words(text, LONGEST_TITLE).map_err(|unfit| unfit.tell())?;
    }
    let said_of = |edition: &String| -> Vec<PastRow> {
        let own = PastRow { edition: edition.clone(), ..said.clone() };
        let is_about_nothing = own == PastRow { edition: edition.clone(), year, ..PastRow::default() };
        let of_games = games.iter().map(|(cycle, game)| {
            let (cycle, game) = (cycle.clone(), game.clone());
            PastRow { edition: edition.clone(), year, cycle, game, ..PastRow::default() }
        });
        let of_games: Vec<PastRow> = of_games.collect();
        let own = (!is_about_nothing || of_games.is_empty()).then_some(own);
        own.into_iter().chain(of_games).collect()
    };
    Ok(editions.iter().flat_map(said_of).collect())
}

/// Puts rows beside those that are known: what says another thing of the same takes the place of what was said before.
pub fn with_past(known: &[PastRow], new: &[PastRow]) -> Vec<PastRow> {
    let about = |row: &PastRow| {
        let is_named = !row.name.is_empty() || row.place.is_some();
        let who = match (is_named, row.place) {
            (true, Some(place)) => (format!("#{place}"), fold(&row.name)),
            (true, None) => ("#".to_owned(), fold(&row.name)),
            // A count is about a school, a town or a region.
            (false, _) => (fold(&row.school), format!("{}/{}", fold(&row.town), fold(&row.region))),
        };
        (fold(&row.edition), fold(&row.cycle), fold(&row.game), is_named, who)
    };
    let replaced: BTreeSet<_> = new.iter().map(about).collect();
    // Who made a place is said by one table: two share it where one says so.
    let place = |row: &PastRow| Some((fold(&row.edition), fold(&row.cycle), fold(&row.game), row.place?));
    let placed: BTreeSet<_> = new.iter().filter_map(place).collect();
    let is_said_again = |row: &PastRow| place(row).is_some_and(|place| placed.contains(&place));
    let kept = known.iter().filter(|row| !replaced.contains(&about(row)) && !is_said_again(row));
    let mut met = BTreeSet::new();
    let mut rows: Vec<PastRow> =
        kept.chain(new.iter().rev()).filter(|row| met.insert(about(row))).cloned().collect();
    rows.sort_by_cached_key(|row| {
        (row.year, row.edition.clone(), row.cycle.clone(), row.game.clone(), row.place, row.clone())
    });
    rows
}

/// Returns rows as a table that is read again, with its titles.
pub fn past_table(rows: &[PastRow], language: Language) -> Vec<Vec<String>> {
    let number = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
    let line = |row: &PastRow| {
        let cells = PastColumn::ALL.map(|column| match column {
            Edition => row.edition.clone(),
            Year => row.year.map(|year| year.to_string()).unwrap_or_default(),
            Cycle => row.cycle.clone(),
            Game => row.game.clone(),
            Place => number(row.place),
            Name => row.name.clone(),
            School => row.school.clone(),
            Town => row.town.clone(),
            Region => row.region.clone(),
            Pupils => number(row.pupils),
            FirstWins => number(row.first_wins),
            SecondWins => number(row.second_wins),
            Draws => number(row.draws),
        });
        cells.to_vec()
    };
    let titles = PastColumn::ALL.map(|column| language.say(&column.title())).to_vec();
    std::iter::once(titles).chain(rows.iter().map(line)).collect()
}

/// Takes somebody's name out of all rows; how many had it.
pub fn forget_past(rows: &mut [PastRow], name: &str) -> usize {
    let wanted = fold(name);
    let mut count = 0;
    for row in rows.iter_mut().filter(|row| !row.name.is_empty() && fold(&row.name) == wanted) {
        row.name.clear();
        count += 1;
    }
    count
}

#[cfg(test)]
mod tests {
    use super::{PastRow, forget_past, past_table, read_past, with_past};
    use crate::tables::{read, write_csv};
    use speech::Language;

    fn past(text: &str) -> super::PastPreview {
        read_past(&read(text.as_bytes()).expect("a table"))
    }

    #[test]
    fn the_games_of_editions_are_read_as_they_are_published() {
        let told = past(
            "Jogos por edição\n\nEd.;1º;2º;Sec\n1;Pontos e Quadrados, Ouri;Ouri;Hex\n17, 18;G&C, Rastros;Dominório;Nex\n",
        );
        assert_eq!(told.problems, []);
        let line = |row: &PastRow| format!("{} {} {}", row.edition, row.cycle, row.game);
        let lines: Vec<String> = told.rows.iter().map(line).collect();
        assert_eq!(lines[..4], ["1 1º Pontos e Quadrados", "1 1º Ouri", "1 2º Ouri", "1 Sec Hex"]);
        assert_eq!(lines[4..8], ["17 1º G&C", "17 1º Rastros", "17 2º Dominório", "17 Sec Nex"]);
        assert_eq!(lines[8..], ["18 1º G&C", "18 1º Rastros", "18 2º Dominório", "18 Sec Nex"]);
    }

    #[test]
    fn winners_and_numbers_are_read_in_any_language_and_what_is_wrong_is_told_by_its_row() {
        let told = past(
            "Edición;Año;Ciclo;Juego;Puesto;Nombre;Escuela;Región;Participantes\n\
             13;2017;1.º;Rastros;1.º;Ana Um;EB 1;Centro;\n13;2017;1.º;Rastros;;;;;150\n13;mil;1.º;Rastros;1;X;;;\n;;1.º;Rastros;1;X;;;\n13;3017;;Hex;1;Y;;;\n",
        );
        assert_eq!(told.problems.iter().map(|one| one.row).collect::<Vec<_>>(), [Some(4), Some(5), Some(6)]);
        let winner = PastRow {
            edition: "13".into(),
            year: Some(2017),
            cycle: "1.º".into(),
            game: "Rastros".into(),
            place: Some(1),
            name: "Ana Um".into(),
            school: "EB 1".into(),
            region: "Centro".into(),
            ..PastRow::default()
        };
        assert_eq!(told.rows[0], winner);
        assert_eq!((told.rows[1].pupils, told.rows[1].name.as_str()), (Some(150), ""));
        assert_eq!(past("Jogo;Nome\nHex;Ana\n").problems.len(), 1, "no edition and no year");
        let odd = past("Edición;Nombre;Observaciones\n13;Ana Um;vino de lejos\n");
        assert_eq!(
            odd.rows.iter().map(|row| row.cycle.as_str()).collect::<Vec<_>>(),
            [""],
            "a remark is no cycle"
        );
        let long = past(&format!("Edición;1.º\n13;{}\n", "Hex ".repeat(200)));
        assert_eq!((long.rows.len(), long.problems.len()), (0, 1));
    }

    #[test]
    fn what_is_written_is_read_again_and_what_is_said_again_takes_the_place_of_what_was_said() {
        let told = past(
            "Edition;Year;Cycle;Game;Place;Name;Participants;Draws\n2;2006;1;Ouri;1;Ana;;\n2;2006;1;Ouri;;;210;3\n2;2006;1;Ouri;1;Rui;;\n2;2006;;;;;650;\n",
        );
        assert_eq!(told.problems, []);
        let rows = with_past(&[], &told.rows);
        assert_eq!(rows.len(), 4, "two may share a place");
        for language in Language::ALL {
            let again = read_past(&read(&write_csv(&past_table(&rows, language))).expect("a table"));
            assert_eq!((again.rows, again.problems), (rows.clone(), vec![]));
        }
        assert_eq!(with_past(&rows, &told.rows), rows, "twice is once");
        let winner = past("Edition;Year;Cycle;Game;Place;Name\n2;2006;1;Ouri;1;Anna\n").rows;
        let winners = with_past(&rows, &winner).into_iter().filter(|row| row.place == Some(1));
        assert_eq!(
            winners.map(|row| row.name).collect::<Vec<_>>(),
            ["Anna"],
            "who is put right is there once"
        );
        let corrected = past("Edition;Year;Cycle;Game;Participants\n2;2006;1;Ouri;211\n").rows;
        let mut all = with_past(&rows, &corrected);
        assert_eq!(all.len(), 4);
        assert!(
            all.iter().any(|row| row.pupils == Some(211)) && all.iter().all(|row| row.pupils != Some(210))
        );
        assert_eq!((forget_past(&mut all, "ANA"), forget_past(&mut all, "Ana")), (1, 0));
        assert!(all.iter().all(|row| row.name != "Ana"));
    }
}
