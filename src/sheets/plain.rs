//! Plain texts written from the rules, for games without prose of their own.

use super::fact;
use super::phrase::Phrases;
use crate::game::{BySide, Condition, End, Family, Game, Language, Owner, Prose, Side, Verdict, Who};

/// Writes every section of a sheet from the rules of the game.
pub fn prose(game: &Game, language: Language) -> Prose {
    let writer = Writer { phrases: Phrases { game, language }, game };
    let smooth = |texts: Vec<String>| match language {
        Language::Pt => texts.iter().map(|text| contracted(text)).collect(),
        Language::En => texts,
    };
    Prose {
        material: smooth(writer.material()),
        goal: smooth(writer.goal()),
        rules: smooth(writer.rules()),
        notes: Vec::new(),
    }
}

/// Says by which rule a game ends.
pub(super) fn end(game: &Game, end: &End, language: Language) -> String {
    let writer = Writer { phrases: Phrases { game, language }, game };
    match language {
        Language::Pt => contracted(&writer.end(end)),
        Language::En => writer.end(end),
    }
}

/// Joins Portuguese prepositions to the articles after them.
fn contracted(text: &str) -> String {
    let pairs = [
        (" de essa ", " dessa "),
        (" de a ", " da "),
        (" de as ", " das "),
        (" de o ", " do "),
        (" de os ", " dos "),
        (" em a ", " na "),
        (" em as ", " nas "),
        (" em o ", " no "),
        (" em os ", " nos "),
        (" em uma ", " numa "),
        (" em um ", " num "),
        (" a a ", " à "),
        (" a as ", " às "),
        (" a o ", " ao "),
        (" a os ", " aos "),
        (" por a ", " pela "),
        (" por o ", " pelo "),
    ];
    // A full stop or comma may follow, so both are tried.
    let mut out = text.replace(" de essa", " dessa");
    for (apart, joined) in pairs {
        out = out.replace(apart, joined);
    }
    out
}

struct Writer<'a> {
    phrases: Phrases<'a>,
    game: &'a Game,
}

impl Writer<'_> {
    fn say(&self, pt: impl Into<String>, en: impl Into<String>) -> String {
        self.phrases.say(pt, en)
    }

    fn material(&self) -> Vec<String> {
        let board = &self.game.board;
        let (columns, rows) = (board.columns, board.rows);
        let text = match board.family {
            Family::Square => self.say(
                format!("Um tabuleiro de {columns} por {rows} casas quadradas."),
                format!("A board of {columns} by {rows} square cells."),
            ),
            Family::Points => self.say(
                format!("Um tabuleiro com {columns} por {rows} linhas; joga-se nas interseções."),
                format!("A board of {columns} by {rows} lines; play is on the intersections."),
            ),
            Family::Hexagon => self.say(
                format!("Um tabuleiro hexagonal com {columns} casas de lado."),
                format!("A hexagonal board with {columns} cells a side."),
            ),
            Family::Rhombus => self.say(
                format!("Um losango de {columns} por {rows} casas hexagonais."),
                format!("A rhombus of {columns} by {rows} hexagonal cells."),
            ),
            Family::Boxes => self.say(
                format!("Uma grelha de pontos que formam {columns} por {rows} quadrados."),
                format!("A grid of dots that form {columns} by {rows} boxes."),
            ),
            Family::Pits => self.say(
                format!("Um tabuleiro com {rows} filas de {columns} covas."),
                format!("A board with {rows} rows of {columns} pits."),
            ),
            Family::Graph => self.say(
                format!("Um tabuleiro com {} pontos ligados por linhas.", board.n_cells()),
                format!("A board of {} points joined by lines.", board.n_cells()),
            ),
        };
        let mut material = vec![text];
        material.extend(self.supplies());
        material
    }

    fn supplies(&self) -> Vec<String> {
        let seeds: u32 = self.game.seeds.iter().map(|seeds| u32::from(*seeds)).sum();
        if seeds > 0 {
            return vec![self.say(format!("{seeds} sementes."), format!("{seeds} seeds."))];
        }
        let (mut each, mut shared, mut texts) = (Vec::new(), Vec::new(), Vec::new());
        for (number, kind) in self.game.kinds.iter().enumerate() {
            let name = &self.phrases.kind(number);
            let count =
                self.game.layers.iter().find(|layer| layer.kind == number).map_or(0, |layer| layer.supply);
            let many = if count == 1 {
                format!("1 {name}")
            } else {
                format!("{count} {}", self.phrases.plural(name))
            };
            match kind.owner {
                Owner::Each => each.push(many),
                Owner::Shared => shared.push(many),
                Owner::Only(side) => {
                    let side = self.phrases.side(side);
                    texts.push(self.say(format!("Para {side}: {many}."), format!("For {side}: {many}.")));
                }
            }
        }
        let list = |words: &[String]| {
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            fact::joined(&words, self.phrases.language)
        };
        if !each.is_empty() {
            let list = list(&each);
            texts.insert(
                0,
                self.say(format!("{list} para cada jogador."), format!("{list} for each player.")),
            );
        }
        if !shared.is_empty() {
            let list = list(&shared);
            texts.push(self.say(format!("{list} para ambos."), format!("{list} for both players.")));
        }
        texts
    }

    fn goal(&self) -> Vec<String> {
        let mut goal: Vec<String> = self.game.ends.iter().map(|end| self.end(end)).collect();
        if let Some(score) = &self.game.score {
            let score = self.phrases.number(score);
            goal.push(self.say(
                format!("A pontuação de um jogador é {score}."),
                format!("A player's score is {score}."),
            ));
        }
        goal
    }

    fn end(&self, end: &End) -> String {
        if let (Condition::NoMove, [Verdict::Win(Who::Next)]) = (&end.condition, end.verdicts.as_slice()) {
            return self.say("Quem, na sua vez, não tiver jogada ganha.", "A player who cannot move wins.");
        }
        if let (Condition::NoMove, [Verdict::Loss(Who::Next)]) = (&end.condition, end.verdicts.as_slice()) {
            return self.say("Quem, na sua vez, não tiver jogada perde.", "A player who cannot move loses.");
        }
        let when = self.phrases.condition(&end.condition);
        let mut results: Vec<String> = Vec::new();
        for verdict in &end.verdicts {
            results.push(self.verdict(verdict));
        }
        let results = results.join(&self.say("; se houver empate, ", "; if that is equal, "));
        self.say(format!("Se {when}, {results}."), format!("If {when}, {results}."))
    }

    fn verdict(&self, verdict: &Verdict) -> String {
        match verdict {
            Verdict::Draw => self.say("a partida acaba empatada", "the game is a draw"),
            Verdict::Win(who) => self.outcome(*who, ("ganha", "ganham"), ("wins", "win")),
            Verdict::Loss(who) => self.outcome(*who, ("perde", "perdem"), ("loses", "lose")),
            Verdict::Contest { more, number } => {
                let number = self.phrases.number(number);
                if *more {
                    self.say(
                        format!("ganha quem tiver maior {}", bare(&number)),
                        format!("the player wins for whom {number} is larger"),
                    )
                } else {
                    self.say(
                        format!("ganha quem tiver menor {}", bare(&number)),
                        format!("the player wins for whom {number} is smaller"),
                    )
                }
            }
        }
    }

    fn outcome(&self, who: Who, pt: (&str, &str), en: (&str, &str)) -> String {
        match who {
            Who::Mover => self.say(
                format!("{} quem acabou de jogar", pt.0),
                format!("the player who has just moved {}", en.0),
            ),
            Who::Next => {
                self.say(format!("{} quem teria de jogar", pt.0), format!("the player to move {}", en.0))
            }
            Who::Side(side) => {
                let name = self.phrases.side(side);
                let verb = if self.phrases.is_plural(side) { (pt.1, en.1) } else { (pt.0, en.0) };
                self.say(format!("{} {name}", verb.0), format!("{name} {}", verb.1))
            }
        }
    }

    fn rules(&self) -> Vec<String> {
        let mut rules = vec![self.opening()];
        rules.extend(self.start());
        let first_turns = &self.game.first_turn;
        for side in Side::BOTH {
            if let Some(turn) = &first_turns[side] {
                let player = self.player(side);
                let lead = self
                    .say(format!("No seu primeiro lance, {player}"), format!("In the first turn, {player}"));
                rules.push(self.phrases.turn(turn, &lead));
            }
        }
        let BySide([first, second]) = &self.game.turn;
        if first == second {
            let lead = self.say("Na sua vez, cada jogador", "In turn, each player");
            rules.push(self.phrases.turn(first, &lead));
        } else {
            for side in Side::BOTH {
                let player = self.player(side);
                let lead = self.say(format!("Na sua vez, {player}"), format!("In turn, {player}"));
                rules.push(self.phrases.turn(&self.game.turn[side], &lead));
            }
        }
        if self.game.swap {
            rules.push(self.say(
                "No seu primeiro lance, o segundo jogador pode trocar de lado em vez de jogar, ficando com a jogada do adversário.",
                "In the first turn the second player may swap sides instead of moving, taking over the opponent's move.",
            ));
        }
        rules
    }

    /// Names the person who plays a side, so that the verb is always singular.
    fn player(&self, side: Side) -> String {
        let name = self.phrases.side(side);
        if self.game.sides[side].name.in_language(self.phrases.language).starts_with(char::is_lowercase) {
            return name;
        }
        self.say(format!("quem joga com {name}"), format!("the player of {name}"))
    }

    fn opening(&self) -> String {
        let name = self.phrases.side(Side::First);
        if self.phrases.is_plural(Side::First) {
            self.say(format!("Começam {name}."), format!("{} begin.", capital(&name)))
        } else {
            self.say(format!("Começa {name}."), format!("{} begins.", capital(&name)))
        }
    }

    fn start(&self) -> Option<String> {
        if let Some(seeds) = self.game.seeds.first()
            && self.game.seeds.iter().all(|other| other == seeds)
        {
            return Some(self.say(
                format!("No início, cada cova tem {seeds} sementes."),
                format!("At the start every pit holds {seeds} seeds."),
            ));
        }
        if self.game.start.is_empty() {
            return Some(self.say("No início, o tabuleiro está vazio.", "At the start the board is empty."));
        }
        let mut parts = Vec::new();
        for (layer, cells) in &self.game.start {
            let layer = &self.game.layers[*layer];
            let kind = self.phrases.kind(layer.kind);
            let kind = if cells.len() == 1 { kind } else { self.phrases.plural(&kind) };
            let name = match layer.side {
                Some(side) => {
                    format!("{kind} ({})", self.game.sides[side].name.in_language(self.phrases.language))
                }
                None => kind,
            };
            let place = self.phrases.place(cells);
            let place = if cells.len() > 12 && place.contains(',') {
                let n = cells.len();
                self.say(format!("nas {n} casas do diagrama"), format!("on the {n} cells of the diagram"))
            } else {
                place.replace("entre ", "em ").replace("among ", "on ")
            };
            parts.push(format!("{name} {place}"));
        }
        let list = parts.join("; ");
        Some(self.say(format!("No início: {list}."), format!("At the start: {list}.")))
    }
}

/// Drops the article of a number's name.
fn bare(number: &str) -> &str {
    number.strip_prefix("o ").unwrap_or(number)
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
