//! Plain texts written from the rules, for games without prose of their own.

use super::fact;
use super::noun::Form;
use super::phrase::Phrases;
use rules::game::{
    Bound, BySide, Condition, End, Family, Game, Language, Number, Owner, Prose, Set, Side, Verdict, Who,
};

/// Writes every section of a sheet from the rules of the game.
pub fn prose(game: &Game, language: Language) -> Prose {
    let writer = Writer { phrases: Phrases { game, language }, game };
    let smooth = |texts: Vec<String>| match language {
        Language::Pt => texts.iter().map(|text| contracted(text)).collect(),
        Language::En | Language::Es => texts,
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
        Language::En | Language::Es => writer.end(end),
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
        let board = self.game.board();
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
        material.extend(self.supplies().iter().map(|text| capital(text)));
        material
    }

    fn supplies(&self) -> Vec<String> {
        let seeds: u32 = self.game.seeds().iter().map(|seeds| u32::from(*seeds)).sum();
        if seeds > 0 {
            return vec![self.say(format!("{seeds} sementes."), format!("{seeds} seeds."))];
        }
        let (mut each, mut shared, mut texts) = (Vec::new(), Vec::new(), Vec::new());
        for (number, kind) in self.game.kinds().iter().enumerate() {
            let name = &self.phrases.kind(number);
            let count =
                self.game.layers().iter().find(|layer| layer.kind == number).map_or(0, |layer| layer.supply);
            let many = if !kind.counted {
                let many = self.phrases.plural(name);
                self.say(format!("{many} em número suficiente"), format!("enough {many}"))
            } else if count == 1 {
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
        let mut goal: Vec<String> = self.game.ends().iter().map(|end| self.end(end)).collect();
        if let Some(score) = self.game.score() {
            let score = self.phrases.number(score);
            goal.push(self.say(
                format!("Os pontos de um jogador são {score}."),
                format!("A player's points are {score}."),
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
        if let Some(simple) = self.simple_end(end) {
            return simple;
        }
        let when = self.phrases.condition(&end.condition);
        let mut results: Vec<String> = Vec::new();
        for verdict in &end.verdicts {
            results.push(self.verdict(verdict));
        }
        let results = results.join(&self.say("; se houver empate, ", "; if that is equal, "));
        self.say(format!("Se {when}, {results}."), format!("If {when}, {results}."))
    }

    /// Says in one breath what ends with a win or a loss of whoever has just moved.
    fn simple_end(&self, end: &End) -> Option<String> {
        let Condition::Count(set, bound, n) = &end.condition else { return None };
        let [verdict] = end.verdicts.as_slice() else { return None };
        let wins = match verdict {
            Verdict::Win(Who::Mover) => true,
            Verdict::Loss(Who::Mover) => false,
            _ => return None,
        };
        let (verb_pt, verb_en) = if wins { ("Ganha", "wins") } else { ("Perde", "loses") };
        let none = matches!((bound, n), (Bound::AtMost | Bound::Exactly, 0));
        if let (true, Set::Layers(BySide([first, second]))) = (none, set) {
            let own = Side::BOTH.map(|side| self.game.layers_of(side));
            if [*first, *second] == own {
                return Some(self.say(
                    format!("{verb_pt} quem ficar sem peças no tabuleiro."),
                    format!("Whoever is left without pieces on the board {verb_en}."),
                ));
            }
            if [*second, *first] == own {
                return Some(self.say(
                    format!("{verb_pt} quem deixar o adversário sem peças."),
                    format!("Whoever leaves the opponent without pieces {verb_en}."),
                ));
            }
        }
        if (*bound, *n) != (Bound::AtLeast, 1) {
            return None;
        }
        let thing = self.phrases.noun(set, Form::One);
        let make = match set {
            Set::Line(..) | Set::Groups(..) | Set::Pattern(_) => ("fizer", "makes"),
            _ => ("puser", "gets"),
        };
        Some(self.say(
            format!("{verb_pt} quem, com a sua jogada, {} {thing}.", make.0),
            format!("Whoever, by their move, {} {thing} {verb_en}.", make.1),
        ))
    }

    fn verdict(&self, verdict: &Verdict) -> String {
        match verdict {
            Verdict::Draw => self.say("a partida acaba empatada", "the game is a draw"),
            Verdict::Win(who) => self.outcome(*who, ("ganha", "ganham"), ("wins", "win")),
            Verdict::Loss(who) => self.outcome(*who, ("perde", "perdem"), ("loses", "lose")),
            Verdict::Contest { more, number } => self.contest(*more, number),
        }
    }

    fn contest(&self, more: bool, number: &Number) -> String {
        let (pt, en) = if more { ("mais", "more") } else { ("menos", "fewer") };
        if self.game.score() == Some(number) {
            return self
                .say(format!("ganha quem tiver {pt} pontos"), format!("the player with {en} points wins"));
        }
        if let Number::Count(set) = number {
            let things = match set {
                Set::Layers(masks) => {
                    let own = Side::BOTH.map(|side| self.game.layers_of(side));
                    let own_only = masks.0 == own;
                    own_only.then(|| self.say("peças no tabuleiro", "pieces on the board"))
                }
                _ => None,
            };
            let things = things.unwrap_or_else(|| self.phrases.noun(set, Form::Some));
            return self.say(
                format!("ganha quem tiver {pt} {things}"),
                format!("the player with {en} {things} wins"),
            );
        }
        let number = self.phrases.number(number);
        let (pt, en) = if more { ("maior", "larger") } else { ("menor", "smaller") };
        self.say(
            format!("ganha quem tiver {pt} {}", bare(&number)),
            format!("the player for whom {number} is {en} wins"),
        )
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
        let first_turns = self.game.first_turn();
        for side in Side::BOTH {
            if let Some(turn) = &first_turns[side] {
                let player = self.player(side);
                let lead = self
                    .say(format!("No seu primeiro lance, {player}"), format!("In the first turn, {player}"));
                rules.push(self.phrases.turn(turn, &lead));
            }
        }
        let BySide([first, second]) = self.game.turn();
        if first == second {
            let lead = self.say("Na sua vez, cada jogador", "In turn, each player");
            rules.push(self.phrases.turn(first, &lead));
        } else {
            for side in Side::BOTH {
                let player = self.player(side);
                let lead = self.say(format!("Na sua vez, {player}"), format!("In turn, {player}"));
                rules.push(self.phrases.turn(&self.game.turn()[side], &lead));
            }
        }
        if self.game.kinds().iter().any(|kind| kind.placed_once) {
            rules.push(self.say(
                "As peças que saem do tabuleiro não voltam a entrar.",
                "Pieces that leave the board never come back.",
            ));
        }
        if self.game.swap() {
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
        if self.game.sides()[side].name.in_language(self.phrases.language).starts_with(char::is_lowercase) {
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
        if let Some(seeds) = self.game.seeds().first()
            && self.game.seeds().iter().all(|other| other == seeds)
        {
            return Some(self.say(
                format!("No início, cada cova tem {seeds} sementes."),
                format!("At the start every pit holds {seeds} seeds."),
            ));
        }
        if self.game.start().is_empty() {
            return Some(self.say("No início, o tabuleiro está vazio.", "At the start the board is empty."));
        }
        let is_long = |cells: &[u16]| cells.len() > 8 && self.phrases.place(cells).contains(',');
        if self.game.start().iter().any(|(_, cells)| is_long(cells)) {
            return Some(self.say(
                "No início, as peças estão dispostas como no diagrama.",
                "At the start the pieces stand as in the diagram.",
            ));
        }
        let mut parts = Vec::new();
        for (layer, cells) in self.game.start() {
            let layer = &self.game.layers()[*layer];
            let kind = self.phrases.kind(layer.kind);
            let kind = if cells.len() == 1 { kind } else { self.phrases.plural(&kind) };
            let name = match layer.side {
                Some(_) if matches!(self.game.kinds()[layer.kind].owner, Owner::Only(_)) => kind,
                Some(side) => {
                    format!("{kind} ({})", self.game.sides()[side].name.in_language(self.phrases.language))
                }
                None => kind,
            };
            let place = self.phrases.place(cells);
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
