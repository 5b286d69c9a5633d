//! Turns in words: what a player does, what comes of it, and under which conditions.

use super::phrase::Phrases;
use crate::game::{Action, Effect, Set, Step, Turn, TurnLine};

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
                    text.push_str(&format!("\n- {otherwise}{};", self.line(line)));
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
        steps.join(&self.say("; depois, ", "; then "))
    }

    fn step(&self, step: &Step) -> String {
        let mut text = String::new();
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
        if let Some(guard) = &step.guard {
            let when = self.condition(guard);
            text.push_str(&self.say(format!(", se {when}"), format!(", if {when}")));
        }
        if let Some(provided) = &step.provided {
            let when = self.condition(provided);
            text.push_str(
                &self.say(
                    format!(", desde que, depois, {when}"),
                    format!(", provided that afterwards {when}"),
                ),
            );
        }
        if let Some(again) = &step.again {
            let when = self.condition(again);
            text.push_str(
                &self.say(format!("; joga outra vez se {when}"), format!("; and plays again if {when}")),
            );
        }
        if step.again_with_it {
            text.push_str(&self.say(
                ", e continua com a mesma peça enquanto puder",
                ", and goes on with the same piece as long as possible",
            ));
        }
        text
    }

    fn action(&self, action: &Action) -> String {
        let phrases = self;
        match action {
            Action::Place(layers, on) => {
                let (pieces, cell) = (phrases.pieces(layers), phrases.cell(on));
                self.say(format!("coloca {pieces} n{cell}"), format!("puts {pieces} on {cell}"))
            }
            Action::PlaceRun(layers, (least, most), on, _) => {
                let (pieces, quality) = (phrases.pieces(layers), phrases.quality(on));
                let n = if least == most {
                    least.to_string()
                } else if *most > 64 {
                    self.say(format!("{least} ou mais"), format!("{least} or more"))
                } else {
                    self.say(format!("{least} a {most}"), format!("{least} to {most}"))
                };
                self.say(
                    format!("coloca {pieces} em cada casa de uma fila reta de {n} casas {quality}, na sua direção"),
                    format!("puts {pieces} on every cell of a straight run of {n} cells {quality}, in their direction"),
                )
            }
            Action::Move(from, to) => {
                let (thing, cell) = (phrases.thing(from), phrases.cell(to));
                // While a target is chosen, the cell the rules speak of is where the piece stands.
                let cell = cell.replace("essa casa", "essa peça").replace("that cell", "that piece");
                self.say(format!("move {thing} para {cell}"), format!("moves {thing} to {cell}"))
            }
            Action::Jump { from, over, to, repeatedly, .. } => {
                let (thing, over, cell) = (phrases.thing(from), phrases.thing(over), phrases.cell(to));
                let more = if *repeatedly {
                    self.say(", uma ou mais vezes na mesma linha", ", once or more in the same line")
                } else {
                    String::new()
                };
                self.say(
                    format!("salta com {thing} por cima de {over} para {cell}, logo a seguir{more}"),
                    format!("jumps with {thing} over {over} to {cell}, just behind it{more}"),
                )
            }
            Action::Replace(set, layers) => {
                let (thing, pieces) = (phrases.thing(set), phrases.pieces(layers));
                self.say(format!("troca {thing} por {pieces}"), format!("replaces {thing} by {pieces}"))
            }
            Action::Remove(set) => {
                let thing = phrases.thing(set);
                self.say(format!("retira {thing}"), format!("removes {thing}"))
            }
            Action::Sow(set, skips) => {
                let quality = phrases.quality(set);
                let skip = if *skips {
                    self.say(", saltando a cova de partida", ", leaving out the pit it started from")
                } else {
                    String::new()
                };
                self.say(
                    format!("pega nas sementes de uma cova {quality} e semeia-as uma a uma pelas covas seguintes{skip}"),
                    format!("takes the seeds of a pit {quality} and sows them one by one in the pits that follow{skip}"),
                )
            }
            Action::Pass => self.say("passa", "passes"),
        }
    }

    /// Names all the cells of a set.
    fn every(&self, set: &Set) -> String {
        match set {
            Set::It | Set::Origin | Set::Arrived | Set::Departed | Set::Jumped => self.thing(set),
            set => {
                let quality = self.quality(set);
                self.say(format!("todas as casas {quality}"), format!("every cell {quality}"))
            }
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
                let (cells, when) = (self.every(set), when(condition));
                self.say(
                    format!(", retirando o que está em {cells}{when}"),
                    format!(", removing what stands on {cells}{when}"),
                )
            }
            Effect::Putting(layers, set, condition) => {
                let (pieces, cells, when) = (phrases.pieces(layers), self.every(set), when(condition));
                self.say(
                    format!(", pondo {pieces} em {cells}{when}"),
                    format!(", putting {pieces} on {cells}{when}"),
                )
            }
            Effect::Taking(set, condition) => {
                let (quality, when) = (phrases.quality(set), when(condition));
                self.say(
                    format!(", recolhendo as sementes das covas {quality}{when}"),
                    format!(", taking the seeds of the pits {quality}{when}"),
                )
            }
        }
    }
}
