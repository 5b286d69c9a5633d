//! Claims: the sentences about an example, read into the tree.

use grammar::Rule;
use pest::iterators::Pair;

use super::ast::{Among, At, Claim, Fate, Statement, Supposed, When, Word};
use super::parser::{Parsed, Phrase, first, integer, presume, presume_never};

impl Phrase<'_> {
    /// Reads a line of `claims`.
    pub fn claim(&self) -> Parsed<Claim> {
        let top = self.parse(Rule::claim_value)?;
        let (mut supposed, mut statement) = (Vec::new(), None);
        for pair in top.into_inner() {
            match pair.as_rule() {
                Rule::after => {
                    let is_any = pair.clone().into_inner().any(|part| part.as_rule() == Rule::any_move);
                    let moves = || Supposed::After(self.words(pair));
                    supposed.push(if is_any { Supposed::AfterAny } else { moves() });
                }
                Rule::with_turn => supposed.push(Supposed::ToMove(self.word(first(pair)))),
                Rule::EOI => {}
                _ => statement = Some(self.statement(pair)),
            }
        }
        Ok(Claim { supposed, statement: presume(statement) })
    }

    fn words(&self, pair: Pair<Rule>) -> Vec<Word> {
        pair.into_inner().map(|word| self.word(word)).collect()
    }

    fn statement(&self, pair: Pair<Rule>) -> At<Statement> {
        let span = self.span(&pair);
        let node = match pair.as_rule() {
            Rule::to_move => Statement::ToMove(self.word(first(pair))),
            Rule::plays => self.plays(pair),
            Rule::has_moves => {
                let (mut side, mut count) = (None, 0);
                for pair in pair.into_inner() {
                    match pair.as_rule() {
                        Rule::word => side = Some(self.word(pair)),
                        _ => count = integer(&pair),
                    }
                }
                Statement::HasMoves(side, count)
            }
            Rule::has_won => {
                let mut inner = pair.into_inner();
                let who = self.word(presume(inner.next()));
                Statement::Won(who, inner.next().map(|condition| self.condition_pair(condition)))
            }
            Rule::goes_on => Statement::GoesOn,
            Rule::points => {
                let mut inner = pair.into_inner();
                let mut next = || integer(&presume(inner.next()));
                Statement::Score(next(), next())
            }
            Rule::fates => self.fates(pair),
            Rule::holds => Statement::Holds(self.condition_pair(first(pair))),
            rule => presume_never(rule),
        };
        At { node, span }
    }

    fn plays(&self, pair: Pair<Rule>) -> Statement {
        let (mut side, mut among, mut moves) = (None, Among::These, Vec::new());
        for pair in pair.into_inner() {
            match pair.as_rule() {
                Rule::word => side = Some(self.word(pair)),
                Rule::play_word if pair.as_str().starts_with("cannot") => among = Among::None,
                Rule::play_word if pair.as_str().contains("only") => among = Among::Only,
                Rule::play_word => {}
                _ => moves = self.words(pair),
            }
        }
        Statement::Play { side, among, moves }
    }

    fn fates(&self, pair: Pair<Rule>) -> Statement {
        let (mut only, mut of, mut fate, mut when) = (false, Vec::new(), None, When::Finally);
        for pair in pair.into_inner() {
            match pair.as_rule() {
                Rule::only => only = true,
                Rule::plies => of = self.words(pair),
                Rule::fate_word => {
                    let meant = match pair.as_str().split_whitespace().next() {
                        Some("win" | "wins") => Fate::Wins,
                        Some("lose" | "loses") => Fate::Loses,
                        Some("draw" | "draws") => Fate::Draws,
                        Some("is" | "are") => Fate::IsSafe,
                        _ => Fate::DoesNotLose,
                    };
                    fate = Some(self.at(&pair, meant));
                }
                _ => when = self.when(pair),
            }
        }
        Statement::Fate { only, of, fate: presume(fate), when }
    }

    fn when(&self, pair: Pair<Rule>) -> When {
        let (mut within, mut count) = (false, None);
        for pair in pair.into_inner() {
            match pair.as_rule() {
                Rule::at_most => within = true,
                Rule::int => count = Some(integer(&pair)),
                _ => {}
            }
        }
        match (count, within) {
            (None, _) => When::AtOnce,
            (Some(count), true) => When::Within(count),
            (Some(count), false) => When::In(count),
        }
    }
}
