//! Reading: text becomes a file, or a list of problems.

use std::collections::BTreeSet;

use super::{Colour, Player, ProblemKind, ResultCode, RoundCell, TrfFile, TrfProblem};
use crate::facts::Points;
use speech::{Message, msg};

/// A start number has four digits; more than so many rounds is no tournament.
const MOST_ROUNDS: usize = 999;

/// Reads a file. Lines may end with CR, LF or both; a byte order mark is skipped.
///
/// Lines of other sections (teams, national ratings, accelerations) are kept as headers and not
/// interpreted.
///
/// # Errors
///
/// Gives back every problem found in the layout, with line and column.
pub fn read(text: &str) -> Result<TrfFile, Vec<TrfProblem>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n").replace('\r', "\n");
    let mut reader = Reader { file: TrfFile::default(), problems: vec![] };
    for (number, line) in (1..).zip(text.split('\n')) {
        reader.line(number, line);
    }
    let Reader { file, mut problems } = reader;
    if file.players.is_empty() {
        problems.push(TrfProblem { line: 1, column: 1, kind: ProblemKind::NoPlayers });
    }
    let mut seen = BTreeSet::new();
    for player in file.players.iter().filter(|player| !seen.insert(player.start_number)) {
        let kind = ProblemKind::DuplicateNumber(player.start_number);
        problems.push(TrfProblem { line: player.line, column: 5, kind });
    }
    problems.sort_by_key(|problem| (problem.line, problem.column));
    if problems.is_empty() { Ok(file) } else { Err(problems) }
}

struct Reader {
    file: TrfFile,
    problems: Vec<TrfProblem>,
}

impl Reader {
    fn line(&mut self, number: usize, line: &str) {
        let line = line.trim_end();
        if line.is_empty() || line.starts_with("###") {
            return;
        }
        let columns: Vec<char> = line.chars().collect();
        let code: String = columns.iter().take(3).collect();
        let rest: String = columns.iter().skip(4).collect();
        match code.as_str() {
            "001" => self.player(number, &columns),
            "142" | "XXR" => match rest.trim().parse() {
                Ok(rounds) => self.file.rounds = Some(rounds),
                Err(_) => self.field(number, 5, msg("trf-rounds"), rest.trim(), NUMBER),
            },
            "162" => self.points(number, &columns),
            "202" | "212" => {
                let names = rest.split(',').map(|name| name.trim().to_uppercase());
                self.file.tie_breaks = names.filter(|name| !name.is_empty() && name != "PTS").collect();
            }
            _ => self.file.headers.push((code, rest.trim().to_owned())),
        }
    }

    /// Reads the scoring system: letters at column 6, 15, 24 and so on, each with four columns of points.
    fn points(&mut self, line: usize, columns: &[char]) {
        let text: String = columns.iter().skip(4).collect();
        let words: Vec<&str> = text.split_whitespace().collect();
        for pair in words.chunks(2) {
            let [letter, value] = pair else {
                let expected = msg("trf-expected-scoring");
                self.field(line, 6, msg("trf-scoring"), &text, expected);
                return;
            };
            let value = match value.parse::<Points>() {
                Ok(value) if (0..=1000).contains(&value.tenths()) => value,
                _ => {
                    let expected = msg("trf-expected-scoring-points");
                    self.field(line, 6, msg("trf-scoring"), value, expected);
                    return;
                }
            };
            let points = &mut self.file.points;
            match *letter {
                "W" => (points.win, points.forfeit_win, points.bye) = (value, value, value),
                "D" => points.draw = value,
                "L" => points.loss = value,
                "A" | "Z" => (points.absence, points.forfeit_loss) = (value, value),
                "P" => points.bye = value,
                "X" => {}
                _ => {
                    let expected = msg("trf-expected-scoring-letter");
                    self.field(line, 6, msg("trf-scoring"), letter, expected);
                }
            }
        }
    }

    fn player(&mut self, line: usize, columns: &[char]) {
        let field = |from: usize, to: usize| -> String {
            columns.get(from - 1..).unwrap_or(&[]).iter().take(to + 1 - from).collect::<String>()
        };
        let number = field(5, 8);
        let Some(start_number) = number.trim().parse::<u32>().ok().filter(|number| *number > 0) else {
            return self.field(line, 5, msg("trf-start-number"), number.trim(), NUMBER);
        };
        let mut player = Player {
            line,
            start_number,
            name: field(15, 47).trim().to_owned(),
            particulars: [field(10, 13), field(49, 79)],
            ..Player::default()
        };
        let points = field(81, 84);
        match (points.trim(), points.parse()) {
            ("", _) => {}
            (_, Ok(points)) => player.points = Some(points),
            (found, Err(_)) => self.field(line, 81, msg("trf-points"), found, msg("trf-expected-points")),
        }
        let rank = field(86, 89);
        match (rank.trim(), rank.trim().parse()) {
            ("", _) => {}
            (_, Ok(rank)) => player.rank = Some(rank),
            (found, Err(_)) => self.field(line, 86, msg("trf-rank"), found, NUMBER),
        }
        let n_rounds = columns.len().saturating_sub(91).div_ceil(10).min(MOST_ROUNDS);
        for index in 0..n_rounds {
            let from = 92 + index * 10;
            let cell = self.cell(line, from, &field(from, from + 3), &field(from + 4, from + 7));
            player.rounds.extend(cell);
        }
        self.file.players.push(player);
    }

    fn cell(&mut self, line: usize, column: usize, opponent: &str, rest: &str) -> Option<RoundCell> {
        let rest: Vec<char> = rest.chars().collect();
        let opponent = match opponent.trim() {
            "" | "0000" | "0" => None,
            text => match text.parse::<u32>() {
                Ok(number) => Some(number),
                Err(_) => {
                    self.field(line, column, msg("trf-opponent"), text, NUMBER);
                    return None;
                }
            },
        };
        let colour = match rest.get(1).copied().unwrap_or(' ') {
            'w' | 'W' => Some(Colour::White),
            'b' | 'B' => Some(Colour::Black),
            '-' | ' ' => None,
            found => {
                let expected = msg("trf-expected-colour");
                self.field(line, column + 5, msg("trf-colour"), &found.to_string(), expected);
                return None;
            }
        };
        let code = match rest.get(3).copied().unwrap_or(' ').to_ascii_uppercase() {
            '1' | 'W' => ResultCode::Win,
            '=' | 'D' => ResultCode::Draw,
            '0' | 'L' => ResultCode::Loss,
            '+' => ResultCode::ForfeitWin,
            '-' => ResultCode::ForfeitLoss,
            'U' => ResultCode::PairingBye,
            'F' => ResultCode::FullPointBye,
            'H' => ResultCode::HalfPointBye,
            'Z' => ResultCode::ZeroPointBye,
            ' ' if opponent.is_some() => ResultCode::Open,
            ' ' => ResultCode::ZeroPointBye,
            found => {
                let expected = msg("trf-expected-result");
                self.field(line, column + 7, msg("trf-result"), &found.to_string(), expected);
                return None;
            }
        };
        // Old files write a bye as a forfeit without an opponent.
        let code = match (opponent, code) {
            (None, ResultCode::ForfeitWin | ResultCode::Win) => ResultCode::FullPointBye,
            (None, ResultCode::Draw) => ResultCode::HalfPointBye,
            (None, ResultCode::ForfeitLoss | ResultCode::Loss) => ResultCode::ZeroPointBye,
            (_, code) => code,
        };
        Some(RoundCell { opponent: opponent.filter(|_| code.is_paired()), colour, code })
    }

    fn field(&mut self, line: usize, column: usize, field: Message, found: &str, expected: Message) {
        let found = found.chars().take(40).collect();
        self.problems.push(TrfProblem { line, column, kind: ProblemKind::Field { field, found, expected } });
    }
}

const NUMBER: Message = msg("trf-expected-number");
