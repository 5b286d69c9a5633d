//! Turns in words: what a player does, what comes of it, and under which conditions.

use super::condition::Mood;
use super::noun::{Form, parts};
use super::phrase::Phrases;
use rules::game::{Action, BySide, Condition, Effect, Set, Step, Steps, Turn, TurnLine};
use rules::words::Relation;

impl Phrases<'_> {
    /// Says what may be done in a turn, after the words that say whose it is.
    pub(super) fn turn(&self, turn: &Turn, lead: &str) -> String {
        match turn.lines.as_slice() {
            [line] => format!("{lead} {}.", self.line(line)),
            lines => {
                let mut text = self
                    .say(format!("{lead} faz uma destas coisas:\n"), format!("{lead} does one of these:\n"));
                for line in lines {
                    let otherwise = if line.otherwise {
                        self.say("se nada disto for possível, ", "if none of this is possible, ")
                    } else {
                        String::new()
                    };
                    let line = self.line(line);
                    // Two conditions in a row are joined.
                    let condition =
                        line.strip_prefix(&self.say("se ", "if ")).filter(|_| !otherwise.is_empty());
                    let joined = condition.map(|rest| {
                        let both = otherwise.trim_end_matches(", ");
                        self.say(format!("{both} e {rest}"), format!("{both} and {rest}"))
                    });
                    let line = joined.unwrap_or(format!("{otherwise}{line}"));
                    text.push_str(&format!("\n- {line};"));
                }
                text.pop();
                text.push_str(".\n");
                text
            }
        }
    }

    fn line(&self, line: &TurnLine) -> String {
        let steps: Vec<String> = line.steps.iter().map(|step| self.step(step)).collect();
        // Equal steps are told once.
        if let [first, rest @ ..] = steps.as_slice()
            && !rest.is_empty()
            && rest.iter().all(|other| other == first)
        {
            let n = steps.len();
            return self.say(format!("{first}, {n} vezes"), format!("{first}, {n} times"));
        }
        let mut text = steps.first().cloned().unwrap_or_default();
        for step in steps.iter().skip(1) {
            let then = if step.starts_with("if ") { "; then, " } else { "; then " };
            text.push_str(&self.say("; depois, ", then));
            text.push_str(step);
        }
        text
    }

    fn step(&self, step: &Step) -> String {
        let mut text = String::new();
        if let Some(guard) = &step.guard {
            let when = self.condition(guard);
            text.push_str(&self.say(format!("se {when}, "), format!("if {when}, ")));
        }
        if step.optional {
            text.push_str(&self.say("se quiser, ", "optionally "));
        }
        text.push_str(&self.action(&step.action));
        if let Some(also) = &step.also {
            text.push_str(&self.say(" e ", " and "));
            text.push_str(&self.action(also));
        }
        for effect in &step.effects {
            text.push_str(&self.effect(effect));
        }
        if let Some(provided) = &step.provided {
            let when = self.clause(provided, Mood::Provided);
            text.push_str(
                &self.say(format!(", desde que depois {when}"), format!(", provided that afterwards {when}")),
            );
        }
        if let Some(again) = &step.again {
            let when = self.condition(again);
            let always = matches!(again, Condition::And(all) if all.is_empty());
            text.push_str(&if always {
                self.say(" e joga outra vez", " and plays again")
            } else {
                self.say(
                    format!("; se {when}, joga outra vez"),
                    format!("; if {when}, the same player goes on"),
                )
            });
        }
        if step.again_with_it && step.may_stop {
            text.push_str(&self.say(
                "; pode continuar com a mesma peça, da mesma maneira, e parar quando quiser",
                "; the same piece may go on in the same way, and stop at any point",
            ));
        } else if step.again_with_it {
            text.push_str(&self.say(
                "; a mesma peça continua, da mesma maneira, enquanto puder",
                "; the same piece must go on in the same way as long as it can",
            ));
        }
        text
    }

    fn action(&self, action: &Action) -> String {
        let phrases = self;
        match action {
            Action::Place(layers, on) => {
                let (pieces, cell) = (phrases.pieces(layers), phrases.noun(on, Form::One));
                self.say(format!("coloca {pieces} em {cell}"), format!("puts {pieces} on {cell}"))
            }
            Action::PlaceRun(layers, (least, most), on, steps) => {
                let (way_pt, way_en) = if steps.0[0] == steps.0[1] {
                    ("em linha reta", "in a straight line")
                } else {
                    ("na sua direção", "in the player's own direction")
                };
                let (pieces, cells) = (phrases.pieces(layers), phrases.noun(on, Form::Some));
                let n = if least == most {
                    least.to_string()
                } else if *most > 64 {
                    self.say(format!("{least} ou mais"), format!("{least} or more"))
                } else {
                    self.say(format!("{least} a {most}"), format!("{least} to {most}"))
                };
                self.say(
                    format!("coloca {pieces} sobre {n} {cells} seguidas, {way_pt}"),
                    format!("puts {pieces} on {n} {cells} in a row, {way_en}"),
                )
            }
            Action::Move(from, to) => {
                let thing = phrases.noun(from, Form::One);
                let cell = moving(&phrases.noun(to, Form::One));
                let all = parts(to);
                if all.iter().any(|part| matches!(part, Set::Layers(_))) {
                    return self.say(
                        format!("move {thing} para a casa de {cell}, que é capturada"),
                        format!("moves {thing} onto {cell}, which is captured"),
                    );
                }
                let is_piece = |part: &Set| matches!(part, Set::Layers(_));
                let may_capture =
                    all.iter().any(|part| matches!(part, Set::Or(sets) if sets.iter().any(is_piece)));
                let capture = if may_capture {
                    self.say(", capturando o que lá estiver", ", capturing whatever stands there")
                } else {
                    String::new()
                };
                self.say(
                    format!("move {thing} para {cell}{capture}"),
                    format!("moves {thing} to {cell}{capture}"),
                )
            }
            Action::Jump { from, steps, over, to, repeatedly } => {
                let [thing, over, cell] = [from, over, to].map(|set| match set {
                    Set::Not(inner) if **inner == Set::Empty => self.say("uma peça qualquer", "any piece"),
                    set => phrases.noun(set, Form::One),
                });
                let more = if *repeatedly {
                    self.say(", uma ou mais vezes na mesma linha", ", once or more in the same line")
                } else {
                    String::new()
                };
                let way = phrases.jump_way(steps);
                self.say(
                    format!(
                        "salta com {thing} por cima de {over} ao lado{way} para {cell} logo a seguir{more}"
                    ),
                    format!("jumps with {thing} over {over} next to it{way} to {cell} just behind{more}"),
                )
            }
            Action::Replace(set, layers) => {
                let (thing, pieces) = (phrases.noun(set, Form::One), phrases.pieces(layers));
                self.say(format!("troca {thing} por {pieces}"), format!("replaces {thing} by {pieces}"))
            }
            Action::Remove(set) => {
                let thing = phrases.noun(set, Form::One);
                self.say(format!("retira {thing}"), format!("removes {thing}"))
            }
            Action::Sow(set, skips) => {
                let pit = phrases.noun(set, Form::One);
                let skip = if *skips {
                    self.say(", saltando a cova de partida", ", leaving out the pit it started from")
                } else {
                    String::new()
                };
                self.say(
                    format!("pega nas sementes de {pit} e semeia-as uma a uma pelas covas seguintes{skip}"),
                    format!(
                        "takes the seeds of {pit} and sows them one by one in the pits that follow{skip}"
                    ),
                )
            }
            Action::Pass => self.say("passa", "passes"),
        }
    }

    /// Says in which directions a jump goes, unless it is along rows and columns.
    fn jump_way(&self, steps: &BySide<Steps>) -> String {
        let facing = self.game.sides().0.each_ref().map(|side| side.facing);
        let means = |relation: Relation| {
            [0, 1].iter().all(|&side| relation.steps(self.game.board(), facing[side]) == Some(steps.0[side]))
        };
        if means(Relation::DiagonallyAhead) {
            self.say(", na diagonal e em frente,", ", diagonally ahead,")
        } else if means(Relation::Diagonally) {
            self.say(", na diagonal,", ", diagonally,")
        } else if means(Relation::Around) {
            self.say(", em qualquer direção,", ", in any direction,")
        } else {
            String::new()
        }
    }

    fn effect(&self, effect: &Effect) -> String {
        let phrases = self;
        let when = |condition: &Option<_>| match condition {
            Some(condition) => {
                let when = phrases.condition(condition);
                self.say(format!(" se {when}"), format!(" if {when}"))
            }
            None => String::new(),
        };
        match effect {
            Effect::Leaving(layers) => {
                let pieces = phrases.pieces(layers);
                self.say(
                    format!(", deixando {pieces} na casa de onde saiu"),
                    format!(", leaving {pieces} on the cell it came from"),
                )
            }
            Effect::Removing(set, condition) => {
                let (things, when) = (phrases.noun(set, Form::Every), when(condition));
                self.say(
                    format!(", retirando do tabuleiro {things}{when}"),
                    format!(", removing {things}{when}"),
                )
            }
            Effect::Putting(layers, set, condition) => {
                let (pieces, when) = (phrases.pieces(layers), when(condition));
                let all = parts(set);
                if all.iter().any(|part| matches!(part, Set::It)) {
                    let rest = all.iter().filter(|part| !matches!(part, Set::It));
                    let place: Vec<String> = rest.map(|part| phrases.modifier(part, false)).collect();
                    let place = place.join(" ");
                    let upon = if place.is_empty() {
                        String::new()
                    } else {
                        self.say(format!(" se ficar {place}"), format!(" if it ends {place}"))
                    };
                    return self.say(
                        format!("; a peça que jogou passa a ser {pieces}{upon}{when}"),
                        format!("; the piece that moved becomes {pieces}{upon}{when}"),
                    );
                }
                let things = phrases.noun(set, Form::Every);
                let stands = |part: &&Set| matches!(part, Set::Layers(_) | Set::Between(..));
                if all.iter().any(stands) {
                    let own = phrases.piece_noun(layers, Form::Some);
                    self.say(
                        format!(", trocando {things} por {own}{when}"),
                        format!(", replacing {things} by {}{when}", own.replace("their ", "their own ")),
                    )
                } else {
                    self.say(
                        format!(", pondo {pieces} em {things}{when}"),
                        format!(", putting {pieces} on {things}{when}"),
                    )
                }
            }
            Effect::Taking(set, condition) => {
                let (pits, when) = (phrases.noun(set, Form::Every), when(condition));
                self.say(
                    format!(", recolhendo as sementes de {pits}{when}"),
                    format!(", taking the seeds of {pits}{when}"),
                )
            }
        }
    }
}

/// While a target is chosen, the cell the rules speak of is where the piece stands.
fn moving(text: &str) -> String {
    let text = text.replace(" de essa casa", "").replace(" com essa casa", "");
    let text = text.replace("straight ahead of that cell", "straight ahead");
    text.replace("diagonally ahead of that cell", "diagonally ahead").replace("that cell", "it")
}
