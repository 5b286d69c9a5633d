//! The lists that commands show and export: entries, pairings and results.

use super::grid::Grid;
use crate::championship::{Championship, EntryCode, Group, Language, NameStyle, Round, TournamentId};
use crate::standings::{SchoolOrder, Standings, metric, of_tournament, schools as ranked_schools};

/// Returns the name of an entry's school.
pub(crate) fn school(championship: &Championship, code: EntryCode) -> String {
    championship.school(code.school).map(|school| school.name.clone()).unwrap_or_default()
}

/// Lists entries in the order of entering; the columns are those an import takes.
pub(crate) fn entries(
    championship: &Championship,
    wanted: Option<TournamentId>,
    style: NameStyle,
    language: Language,
) -> Grid {
    let header = language.pick(
        ["Código", "Nome", "Escola", "Localidade", "Ano", "Ciclo", "Jogo", "Estado"],
        ["Code", "Name", "School", "Place", "School year", "Cycle", "Game", "Status"],
    );
    let mut grid = Grid::new(&header);
    let regulations = championship.regulations();
    let mut entries: Vec<_> =
        championship.entries().filter(|entry| wanted.is_none_or(|id| entry.code.tournament == id)).collect();
    entries.sort_by_key(|entry| (entry.code.tournament, entry.number));
    for entry in entries {
        let school = championship.school(entry.code.school);
        let id = entry.code.tournament;
        let cycle = regulations.cycle(id.cycle).map(|cycle| cycle.name.in_language(language));
        let game = regulations.game(id.game).map(|game| game.name.in_language(language));
        let status = if entry.is_active() { "" } else { language.pick("desistiu", "withdrawn") };
        grid.push(vec![
            entry.code.to_string(),
            entry.contestant.shown_name(style).unwrap_or_default(),
            school.map(|school| school.name.clone()).unwrap_or_default(),
            school.and_then(|school| school.place.clone()).unwrap_or_default(),
            entry.contestant.school_year.map(|year| year.to_string()).unwrap_or_default(),
            cycle.unwrap_or_default().to_owned(),
            game.unwrap_or_default().to_owned(),
            status.to_owned(),
        ]);
    }
    grid
}

/// The header of lists of pairings and results; an import of results takes it, too.
pub(crate) fn round_header(language: Language) -> [&'static str; 9] {
    language.pick(
        ["Grupo", "Mesa n.º", "Ronda", "Tabuleiro", "Começa", "Nome 1", "Responde", "Nome 2", "Resultado"],
        ["Group", "Table no.", "Round", "Board", "First", "Name 1", "Second", "Name 2", "Result"],
    )
}

/// Returns the rows of one round: a row a game, then byes and absences.
pub(crate) fn round_rows(
    championship: &Championship,
    group: &Group,
    round: &Round,
    style: NameStyle,
    language: Language,
) -> Vec<Vec<String>> {
    let name = |code: EntryCode| {
        let entry = championship.entry(code);
        entry.and_then(|entry| entry.contestant.shown_name(style)).unwrap_or_default()
    };
    let place = |board: String| {
        vec![championship.group_label(group.id), group.table.to_string(), round.number.to_string(), board]
    };
    let mut rows = Vec::new();
    for board in &round.boards {
        let games =
            board.games.iter().filter_map(|history| history.current()).map(|result| result.to_string());
        let mut row = place(board.number.to_string());
        row.extend([
            board.first.to_string(),
            name(board.first),
            board.second.to_string(),
            name(board.second),
        ]);
        row.push(games.collect::<Vec<_>>().join(" "));
        rows.push(row);
    }
    let off = |code: EntryCode, word: &str| {
        let mut row = place(String::new());
        row.extend([code.to_string(), name(code), String::new(), word.to_owned(), String::new()]);
        row
    };
    rows.extend(round.byes.iter().map(|code| off(*code, language.pick("(folga)", "(bye)"))));
    rows.extend(round.absent.iter().map(|code| off(*code, language.pick("(falta)", "(absent)"))));
    rows
}

/// Lists the standings of a group.
pub(crate) fn standings(
    championship: &Championship,
    table: &Standings,
    style: NameStyle,
    language: Language,
) -> Grid {
    let mut header: Vec<&str> =
        language.pick(["Lugar", "Código", "Nome", "Escola"], ["Rank", "Code", "Name", "School"]).to_vec();
    header.extend(table.metrics.iter().map(|key| metric::of(*key).abbreviation));
    let mut grid = Grid::new(&header);
    for line in &table.lines {
        let name = championship.entry(line.entry).and_then(|entry| entry.contestant.shown_name(style));
        let mut row = vec![
            line.rank.to_string(),
            line.entry.to_string(),
            name.unwrap_or_default(),
            school(championship, line.entry),
        ];
        row.extend(
            table.metrics.iter().zip(&line.values).map(|(key, value)| metric::of(*key).format(*value)),
        );
        grid.push(row);
    }
    grid
}

/// Lists the order of a whole tournament.
pub(crate) fn overall(
    championship: &Championship,
    id: TournamentId,
    style: NameStyle,
    language: Language,
) -> Grid {
    let header = language.pick(
        ["Lugar", "Código", "Nome", "Escola", "Fase", "Pontos"],
        ["Place", "Code", "Name", "School", "Stage", "Points"],
    );
    let mut grid = Grid::new(&header);
    for placing in of_tournament(championship, id) {
        let name = championship.entry(placing.entry).and_then(|entry| entry.contestant.shown_name(style));
        let stage =
            championship.regulations().stage(placing.stage).map(|stage| stage.name.in_language(language));
        grid.push(vec![
            placing.place.to_string(),
            placing.entry.to_string(),
            name.unwrap_or_default(),
            school(championship, placing.entry),
            stage.unwrap_or_default().to_owned(),
            placing.line.points.to_string(),
        ]);
    }
    grid
}

/// Lists the schools in an order.
pub(crate) fn schools(
    championship: &Championship,
    cycle: Option<u8>,
    order: SchoolOrder,
    language: Language,
) -> Grid {
    let header = language.pick(
        ["Lugar", "N.º", "Escola", "Pontos", "1.º", "2.º", "3.º", "Finalistas", "Inscritos"],
        ["Rank", "No.", "School", "Points", "1st", "2nd", "3rd", "Finalists", "Entries"],
    );
    let mut grid = Grid::new(&header);
    for line in ranked_schools(championship, cycle, order) {
        let name = championship.school(line.school).map(|school| school.name.clone()).unwrap_or_default();
        let mut row = vec![line.rank.to_string(), line.school.to_string(), name, line.points.to_string()];
        row.extend(line.medals.iter().map(ToString::to_string));
        row.extend([line.n_finalists.to_string(), line.n_entries.to_string()]);
        grid.push(row);
    }
    grid
}
