//! The claims of examples: what the sentences mean, and where their parts stand.

use speech::msg;

use super::declare::not_a_side;
use super::lower::Lowering;
use super::prose::claim_texts;
use super::scope::Scope;
use super::shell::Shell;
use crate::diag::{Diagnostic, Diagnostics, Span};
use crate::game::{Claim, End, Fate, Side, Statement, Supposed, When};
use crate::lang::Phrase;
use crate::lang::ast;
use crate::lang::document::Text;

/// Where a claim and its moves stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimPlace {
    /// The whole sentence.
    pub whole: Span,
    /// What is said, without what is supposed.
    pub statement: Span,
    /// The moves that are supposed, of all suppositions in a row.
    pub supposed: Vec<Span>,
    /// The moves the statement names.
    pub moves: Vec<Span>,
}

/// No example has more claims.
const MOST_CLAIMS: usize = 100;

/// Reads the claims of every example, in the order of the examples.
pub(super) fn claims(
    shell: &Shell,
    scope: &Scope,
    ends: &[End],
    diagnostics: &mut Diagnostics,
) -> Vec<(String, Vec<(Claim, ClaimPlace)>)> {
    let mut all = Vec::new();
    for (word, texts) in claim_texts(shell, diagnostics) {
        if texts.len() > MOST_CLAIMS {
            let message = msg("compile-most-claims").with("most", MOST_CLAIMS);
            diagnostics.add(Diagnostic::error(texts[MOST_CLAIMS].span, message));
            continue;
        }
        let read = texts.into_iter().filter_map(|text| {
            let claim = Phrase::new(text).claim().map_err(|d| diagnostics.add(d)).ok()?;
            Reading { scope, ends, diagnostics }.claim(text, &claim)
        });
        all.push((word.to_owned(), read.collect()));
    }
    all
}

struct Reading<'a> {
    scope: &'a Scope,
    ends: &'a [End],
    diagnostics: &'a mut Diagnostics,
}

impl Reading<'_> {
    fn claim(&mut self, text: &Text, claim: &ast::Claim) -> Option<(Claim, ClaimPlace)> {
        let mut place = ClaimPlace {
            whole: text.span,
            statement: claim.statement.span,
            supposed: Vec::new(),
            moves: Vec::new(),
        };
        let mut supposed = Vec::new();
        for part in &claim.supposed {
            supposed.push(match part {
                ast::Supposed::After(moves) => Supposed::After(spell(moves, &mut place.supposed)),
                ast::Supposed::AfterAny => Supposed::AfterAny,
                ast::Supposed::ToMove(side) => Supposed::ToMove(self.side(side)?),
            });
        }
        let statement = match &claim.statement.node {
            ast::Statement::ToMove(side) => Statement::ToMove(self.side(side)?),
            ast::Statement::Play { side, among, moves } => {
                supposed.extend(self.supposed_side(side.as_ref())?);
                Statement::Play(*among, spell(moves, &mut place.moves))
            }
            ast::Statement::HasMoves(side, count) => {
                supposed.extend(self.supposed_side(side.as_ref())?);
                Statement::MoveCount(*count)
            }
            ast::Statement::Won(who, by) => {
                let who = if who.node == "nobody" { None } else { Some(self.side(who)?) };
                let end = match by {
                    Some(condition) => Some(self.end(condition)?),
                    None => None,
                };
                Statement::Won(who, end)
            }
            ast::Statement::GoesOn => Statement::GoesOn,
            ast::Statement::Score(first, second) => {
                if self.scope.score.is_none() {
                    let complaint = Diagnostic::error(claim.statement.span, msg("compile-no-score"));
                    self.diagnostics.add(complaint.help(msg("compile-no-score-help")));
                    return None;
                }
                Statement::Score(i64::from(*first), i64::from(*second))
            }
            ast::Statement::Fate { only, of, fate, when } => {
                self.fate(*only, of, fate, *when, &mut place.moves)?
            }
            ast::Statement::Holds(condition) => {
                let mut lowering = Lowering::new(self.scope, self.diagnostics, false);
                Statement::Holds(lowering.condition(condition)?)
            }
        };
        let phrase = text.text.split_whitespace().collect::<Vec<_>>().join(" ");
        Some((Claim { supposed, statement, phrase }, place))
    }

    fn fate(
        &mut self,
        only: bool,
        of: &[ast::Word],
        fate: &ast::At<ast::Fate>,
        soon: When,
        places: &mut Vec<Span>,
    ) -> Option<Statement> {
        let takes_time = matches!(fate.node, ast::Fate::Wins | ast::Fate::Loses);
        if soon != When::Finally && !takes_time {
            self.diagnostics.add(Diagnostic::error(fate.span, msg("compile-only-winning")));
            return None;
        }
        let subject = match of {
            [one] => self.known_side(&one.node).map(Some).or((one.node == "nobody").then_some(None)),
            _ => None,
        };
        if let Some(subject) = subject {
            let winner = match (fate.node, subject) {
                (ast::Fate::Wins, side) => Some(side),
                (ast::Fate::Loses, Some(side)) => Some(Some(!side)),
                (ast::Fate::Draws, Some(_)) => Some(None),
                _ => None,
            };
            let Some(winner) = winner.filter(|winner| !only && (winner.is_some() || soon == When::Finally))
            else {
                let complaint = Diagnostic::error(of[0].span, msg("compile-of-a-side"));
                self.diagnostics.add(complaint.help(msg("compile-of-a-side-help")));
                return None;
            };
            return Some(Statement::Value(winner, soon));
        }
        let fate = match fate.node {
            ast::Fate::Wins => Fate::Wins(soon),
            ast::Fate::Loses => Fate::Loses(soon),
            ast::Fate::Draws => Fate::Draws,
            ast::Fate::DoesNotLose => Fate::DoesNotLose,
            ast::Fate::IsSafe => Fate::IsSafe,
        };
        let is_nothing = of.len() == 1 && of[0].node == "nothing";
        let moves = if is_nothing { Vec::new() } else { spell(of, places) };
        Some(Statement::Moves { only: only || is_nothing, moves, fate })
    }

    fn known_side(&self, word: &str) -> Option<Side> {
        let side = self.scope.side(word)?;
        (side[Side::First] == side[Side::Second]).then_some(side[Side::First])
    }

    fn side(&mut self, word: &ast::Word) -> Option<Side> {
        let side = self.known_side(&word.node);
        if side.is_none() {
            self.diagnostics.add(not_a_side(&word.node, word.span, &self.scope.sides));
        }
        side
    }

    /// A side that is named is supposed to be to move.
    fn supposed_side(&mut self, side: Option<&ast::Word>) -> Option<Option<Supposed>> {
        match side {
            Some(side) => Some(Some(Supposed::ToMove(self.side(side)?))),
            None => Some(None),
        }
    }

    /// Finds the end a claim means.
    fn end(&mut self, condition: &ast::ConditionAt) -> Option<usize> {
        let lowered = Lowering::new(self.scope, self.diagnostics, true).condition(condition)?;
        let end = self.ends.iter().position(|end| end.condition == lowered);
        if end.is_none() {
            let conditions: Vec<_> =
                self.ends.iter().map(|end| format!("`{}`", condition_of(&end.phrase))).collect();
            let help = msg("compile-ends-are").with("ends", conditions.join(", "));
            let complaint = Diagnostic::error(condition.span, msg("compile-no-such-end"));
            self.diagnostics.add(complaint.help(help));
        }
        end
    }
}

/// Returns the condition of an end as written, without its result.
pub(crate) fn condition_of(phrase: &str) -> &str {
    phrase.split_once(": ").map_or(phrase, |(condition, _)| condition)
}

fn spell(moves: &[ast::Word], places: &mut Vec<Span>) -> Vec<String> {
    places.extend(moves.iter().map(|word| word.span));
    moves.iter().map(|word| word.node.clone()).collect()
}
