//! Lines of `turn` → steps of a turn.

use speech::msg;

use super::lower::Lowering;
use super::lower_names::{MOST_BESIDE_LINKS, MOST_BESIDE_MEMORY};
use super::meant_cells::{after_step, set_after_step, unless_said_empty, unless_said_occupied};
use crate::diag::{Diagnostic, Span, nearest};
use crate::game::{
    Action, BySide, Condition, Effect, Family, Part, Set, Shift, Side, Sowing, Step, Steps, TurnLine, Turning,
};
use crate::lang::ast;
use crate::words::Relation;

/// A step may be repeated by `twice` or `n times` at most so often.
const MOST_REPEATS: u32 = 20;
/// A line of `turn` has at most so many steps.
const MOST_STEPS: usize = 60;

impl Lowering<'_> {
    /// Resolves a line of `turn`.
    pub(super) fn turn_line(&mut self, line: &ast::TurnLine, phrase: &str) -> Option<TurnLine> {
        let mut steps = Vec::new();
        let mut failed = false;
        for (index, step) in line.steps.iter().enumerate() {
            if let Some(clause) = step.node.clauses.iter().find(|clause| goes_on_anywhere(&clause.node))
                && line.steps.len() > 1
            {
                let complaint = Diagnostic::error(clause.span, msg("compile-any-line"));
                self.diagnostics.add(complaint.help(msg("compile-any-line-help")));
                return None;
            }
            match self.step(step, index > 0) {
                Some((_, times)) if steps.len() + times as usize > MOST_STEPS => {
                    let message = msg("compile-most-steps").with("most", MOST_STEPS);
                    self.diagnostics.add(Diagnostic::error(step.span, message));
                    return None;
                }
                Some((step, times)) => steps.extend(std::iter::repeat_n(step, times as usize)),
                None => failed = true,
            }
        }
        failed |= !self.ends_in_one_way(line);
        (!failed).then(|| TurnLine { otherwise: line.otherwise, steps, phrase: phrase.trim().to_owned() })
    }

    /// Complains where something must hold at the end of a turn that does not end with its line, or not by the mover's choice alone.
    fn ends_in_one_way(&mut self, line: &ast::TurnLine) -> bool {
        let clauses = || line.steps.iter().flat_map(|step| &step.node.clauses);
        let Some(asked) = clauses().find(|clause| matches!(clause.node, ast::Clause::ProvidedAtEnd(_)))
        else {
            return true;
        };
        let word = clauses().find_map(|clause| match &clause.node {
            ast::Clause::Again { any_line: true, .. } => Some("in any line"),
            ast::Clause::Most(_) => Some("as many as possible"),
            ast::Clause::Removing { afterwards: true, .. } => Some("removing … afterwards"),
            ast::Clause::Putting { afterwards: true, .. } => Some("putting … afterwards"),
            _ => None,
        });
        let Some(word) = word else { return true };
        let message = msg("compile-provided-afterwards").with("word", word);
        let complaint = Diagnostic::error(asked.span, message);
        self.diagnostics.add(complaint.help(msg("compile-provided-afterwards-help")));
        false
    }

    /// Resolves a step; in a later one `it` is what the step before has moved or placed, until a piece is chosen.
    fn step(&mut self, step: &ast::At<ast::Step>, is_later: bool) -> Option<(Step, u32)> {
        let ast = &step.node;
        if ast.optional && !is_later {
            let complaint = Diagnostic::error(step.span, msg("compile-first-optional"));
            self.diagnostics.add(complaint.help(msg("compile-first-optional-help")));
            return None;
        }
        if let (ast::Action::Pass, Some(also)) = (&ast.action.node, &ast.also) {
            let complaint = Diagnostic::error(also.span, msg("compile-pass-and"));
            self.diagnostics.add(complaint.help(msg("compile-pass-and-help")));
            return None;
        }
        if let (ast::Action::Shift { .. }, Some(also)) = (&ast.action.node, &ast.also) {
            let complaint = Diagnostic::error(also.span, msg("compile-shift-and"));
            self.diagnostics.add(complaint.help(msg("compile-shift-and-help")));
            return None;
        }
        self.it_is_known = is_later;
        let action =
            self.action(&ast.action).map(|action| if is_later { after_step(action) } else { action });
        self.it_is_known = true;
        let also = match &ast.also {
            Some(also) => Some(self.action(also)?),
            None => None,
        };
        let mut lowered = Step {
            optional: ast.optional,
            action: Action::Pass,
            also,
            guard: None,
            effects: Vec::new(),
            afterwards: Vec::new(),
            provided: None,
            provided_at_end: None,
            again: None,
            again_with_it: false,
            again_with_it_if: None,
            in_any_line: false,
            most: None,
            may_stop: false,
        };
        let mut times = 1;
        let mut complete = true;
        for (index, clause) in ast.clauses.iter().enumerate() {
            let is_twice = |other: &&ast::At<ast::Clause>| {
                is_said_once(&clause.node) && alike(&other.node, &clause.node)
            };
            if ast.clauses[..index].iter().any(|other| is_twice(&other)) {
                let message = msg("compile-clause-twice");
                self.diagnostics.add(Diagnostic::error(clause.span, message));
                complete = false;
                continue;
            }
            let knew_way = asks_way(&lowered);
            complete &= self.clause(clause, &mut lowered, &mut times, is_later).is_some();
            if !knew_way && asks_way(&lowered) && !leads_somewhere(&ast.action.node) {
                let complaint = Diagnostic::error(clause.span, msg("compile-no-way"));
                self.diagnostics.add(complaint.help(msg("compile-no-way-help")));
                complete = false;
            }
        }
        let jumps = matches!(ast.action.node, ast::Action::Jump { .. });
        if !jumps && asks(&lowered, &|set| matches!(set, Set::Jumped)) {
            let complaint = Diagnostic::warning(ast.action.span, msg("compile-no-jump"));
            self.diagnostics.add(complaint.help(msg("compile-no-jump-help")));
        }
        self.it_is_known = false;
        lowered.action = action?;
        complete.then_some((lowered, times))
    }

    fn clause(
        &mut self,
        clause: &ast::At<ast::Clause>,
        step: &mut Step,
        times: &mut u32,
        is_later: bool,
    ) -> Option<()> {
        let always = Condition::And(Vec::new());
        match &clause.node {
            ast::Clause::Leaving(piece) => {
                let piece = self.piece(piece)?;
                step.effects.push(Effect::Leaving(self.one_piece(clause, piece)?));
            }
            ast::Clause::Removing { set, afterwards, condition } => {
                let set = self.set(set);
                let condition = self.optional_condition(condition.as_ref())?;
                if *afterwards {
                    self.needs_room(clause.span, "removing … afterwards", MOST_BESIDE_MEMORY)?;
                }
                step.effects.push(match afterwards {
                    true => Effect::Dooming(set?, condition),
                    false => Effect::Removing(set?, condition),
                });
            }
            ast::Clause::Putting { piece, set, afterwards, condition } => {
                let piece = self.piece(piece);
                let set = self.set(set);
                let condition = self.optional_condition(condition.as_ref())?;
                let piece = self.one_piece(clause, piece?)?;
                match afterwards {
                    true => step.afterwards.push(Effect::Putting(piece, set?, condition)),
                    false => step.effects.push(Effect::Putting(piece, set?, condition)),
                }
            }
            ast::Clause::Linking(set, condition) => {
                let (span, set) = (set.span, self.set(set));
                let condition = self.optional_condition(condition.as_ref())?;
                let set = set?;
                self.needs_room(clause.span, "linking", MOST_BESIDE_LINKS)?;
                if self.scope.link_directions(&set).is_none() {
                    let complaint = Diagnostic::error(span, msg("compile-link-steps"));
                    self.diagnostics.add(complaint.help(msg("compile-link-steps-help")));
                    return None;
                }
                step.effects.push(Effect::Linking(set, condition));
            }
            ast::Clause::Taking(set, condition) => {
                let set = self.set(set);
                let condition = self.optional_condition(condition.as_ref())?;
                if self.scope.board.track().is_empty() {
                    let complaint = Diagnostic::error(clause.span, msg("compile-taking"));
                    self.diagnostics.add(complaint.help(msg("compile-taking-help")));
                    return None;
                }
                step.effects.push(Effect::Taking(set?, condition));
            }
            ast::Clause::Provided(condition) => {
                let condition = self.condition(condition)?;
                step.provided = Some(both(step.provided.take(), condition));
            }
            ast::Clause::ProvidedAtEnd(condition) => {
                let condition = self.condition(condition)?;
                step.provided_at_end = Some(both(step.provided_at_end.take(), condition));
            }
            ast::Clause::If(condition) => {
                (self.it_is_known, self.in_guard) = (is_later, true);
                let condition = self.condition(condition);
                (self.it_is_known, self.in_guard) = (true, false);
                let condition = if is_later { condition?.map(&mut set_after_step) } else { condition? };
                step.guard = Some(both(step.guard.take(), condition));
            }
            ast::Clause::Again { with_it: true, any_line, optional, condition } => {
                (step.again_with_it, step.in_any_line, step.may_stop) = (true, *any_line, *optional);
                step.again_with_it_if = self.optional_condition(condition.as_ref())?;
            }
            ast::Clause::Most(preferred) => {
                step.most = Some(match preferred {
                    Some(preferred) => Some(self.set(preferred)?),
                    None => None,
                });
            }
            ast::Clause::Again { condition, .. } => {
                step.again = Some(self.optional_condition(condition.as_ref())?.unwrap_or(always));
            }
            ast::Clause::Times(n) => {
                if !(1..=MOST_REPEATS).contains(n) {
                    let message = msg("compile-repeats").with("most", MOST_REPEATS);
                    self.diagnostics.add(Diagnostic::error(clause.span, message));
                    return None;
                }
                *times = *n;
            }
        }
        Some(())
    }

    fn optional_condition(&mut self, condition: Option<&ast::ConditionAt>) -> Option<Option<Condition>> {
        match condition {
            Some(condition) => self.condition(condition).map(Some),
            None => Some(None),
        }
    }

    fn one_piece(
        &mut self,
        clause: &ast::At<ast::Clause>,
        piece: BySide<crate::game::Layers>,
    ) -> Option<BySide<crate::game::Layers>> {
        self.needs_pieces(clause.span)?;
        if piece.0.iter().any(|mask| mask.count_ones() != 1) {
            let complaint = Diagnostic::error(clause.span, msg("compile-one-piece"));
            self.diagnostics.add(complaint.help(msg("compile-one-piece-help")));
            return None;
        }
        Some(piece)
    }

    /// Complains where there are only seeds.
    fn needs_pieces(&mut self, span: Span) -> Option<()> {
        if self.scope.board.family == Family::Pits {
            let complaint = Diagnostic::error(span, msg("compile-only-seeds"));
            self.diagnostics.add(complaint.help(msg("compile-only-seeds-help")));
            return None;
        }
        Some(())
    }

    fn action(&mut self, action: &ast::At<ast::Action>) -> Option<Action> {
        let moves_seeds =
            matches!(action.node, ast::Action::Sow { .. } | ast::Action::Remove(_) | ast::Action::Pass);
        if !moves_seeds {
            self.needs_pieces(action.span)?;
        }
        Some(match &action.node {
            ast::Action::Place(piece, set) => {
                let (piece, set) = (self.piece(piece), self.set(set));
                Action::Place(piece?, unless_said_empty(set?))
            }
            ast::Action::PlaceRun(piece, (least, most), of, direction) => {
                let (piece, of, steps) = (self.piece(piece), self.set(of), self.steps(direction));
                if *least == 0 || least > most {
                    self.diagnostics.add(Diagnostic::error(action.span, msg("compile-run-length")));
                    return None;
                }
                if steps? == BySide([Steps::Links, Steps::Links]) {
                    self.diagnostics.add(Diagnostic::error(direction.span, msg("compile-run-direction")));
                    return None;
                }
                Action::PlaceRun(piece?, (*least, *most), of?, steps?)
            }
            ast::Action::Move(from, to) => {
                if let ast::Set::Or(parts) = &to.node
                    && parts.first().is_some_and(is_bare)
                    && parts.last().is_some_and(is_described)
                {
                    let complaint = Diagnostic::warning(to.span, msg("compile-or-apart"));
                    self.diagnostics.add(complaint.help(msg("compile-or-apart-help")));
                }
                let from = self.set(from);
                self.it_is_known = true;
                Action::Move(unless_said_occupied(from?), unless_said_empty(self.set(to)?))
            }
            ast::Action::Shift { .. } if !self.scope.board.revisits().is_empty() => {
                self.diagnostics.add(Diagnostic::error(action.span, msg("compile-shift-path")));
                return None;
            }
            ast::Action::Shift { amount, of, direction, to, pushed } => {
                let (of, to) = (self.set(of), self.set(to));
                let pushed = match pushed {
                    Some((pushed, fewer)) => Some((unless_said_occupied(self.set(pushed)?), *fewer)),
                    None => None,
                };
                let beside = ast::At { node: Relation::Beside, span: action.span };
                let steps = self.steps(direction.as_ref().unwrap_or(&beside))?;
                if amount.0 == 0 || amount.0 > amount.1 {
                    self.diagnostics.add(Diagnostic::error(action.span, msg("compile-run-length")));
                    return None;
                }
                let (of, to) = (unless_said_occupied(of?), unless_said_empty(to?));
                Action::Shift(Box::new(Shift { of, amount: *amount, steps, to, pushed }))
            }
            ast::Action::Jump { from, direction, over, to, repeatedly, flying } => {
                self.in_jump = true;
                let (from, over, to) = (self.set(from), self.set(over), self.set(to));
                self.in_jump = false;
                let steps = match direction {
                    Some(word) => self.along(word),
                    None => self.steps(&ast::At { node: Relation::Straight, span: action.span }),
                };
                let (repeatedly, flying) = (*repeatedly, *flying);
                Action::Jump { from: from?, steps: steps?, over: over?, to: to?, repeatedly, flying }
            }
            ast::Action::Turn(zones, hand) => self.turn_part(zones, *hand)?,
            ast::Action::Replace(set, piece) => {
                let (set, piece) = (self.set(set), self.piece(piece));
                Action::Replace(unless_said_occupied(set?), piece?)
            }
            ast::Action::Remove(set) => Action::Remove(unless_said_occupied(self.set(set)?)),
            ast::Action::Sow { pit, skips_origin, stores } => {
                if self.scope.board.track().is_empty() {
                    let complaint = Diagnostic::error(action.span, msg("compile-sow"));
                    self.diagnostics.add(complaint.help(msg("compile-declare-pits")));
                    return None;
                }
                let sowing = Sowing { skips_origin: *skips_origin, stores: *stores };
                Action::Sow(Set::And(vec![self.set(pit)?, Set::Seeds(1, u32::MAX)]), sowing)
            }
            ast::Action::Pass => Action::Pass,
        })
    }
}

impl Lowering<'_> {
    /// Returns the quarter turns of some zones, each of which must be a square.
    fn turn_part(&mut self, zones: &[ast::Word], hand: Option<bool>) -> Option<Action> {
        let mut turns: BySide<Vec<Turning>> = BySide::default();
        for word in zones {
            let zone = self.scope.zones.iter().find(|zone| zone.word == word.node).map(|zone| &zone.cells);
            let Some(cells) = zone else {
                let near = nearest(&word.node, self.scope.zones.iter().map(|zone| zone.word.as_str()));
                let complaint =
                    Diagnostic::error(word.span, msg("compile-turn-zone").with("word", &word.node));
                self.diagnostics.add(match near {
                    Some(near) => complaint.did_you_mean(Some(near)),
                    None => complaint.help(msg("compile-turn-zone-help")),
                });
                return None;
            };
            for to_left in
                [true, false].into_iter().filter(|to_left| hand.is_none_or(|hand| hand == *to_left))
            {
                for side in Side::BOTH {
                    let Some(turn) = self.scope.board.quarter_turn(&cells[side], to_left) else {
                        let message = msg("compile-turn-square").with("word", &word.node);
                        let complaint = Diagnostic::error(word.span, message);
                        self.diagnostics.add(complaint.help(msg("compile-turn-zone-help")));
                        return None;
                    };
                    turns[side].push(turn);
                }
            }
        }
        Some(Action::Turn(turns))
    }
}

/// Joins what is asked for twice.
fn both(before: Option<Condition>, condition: Condition) -> Condition {
    match before {
        None => condition,
        Some(Condition::And(mut parts)) => {
            parts.push(condition);
            Condition::And(parts)
        }
        Some(before) => Condition::And(vec![before, condition]),
    }
}

/// Returns whether a second clause of the kind would contradict the first.
fn is_said_once(clause: &ast::Clause) -> bool {
    matches!(
        clause,
        ast::Clause::Times(_) | ast::Clause::Most(_) | ast::Clause::Again { .. } | ast::Clause::Leaving(_)
    )
}

fn alike(one: &ast::Clause, other: &ast::Clause) -> bool {
    std::mem::discriminant(one) == std::mem::discriminant(other)
}

/// Returns whether a step asks for what lies further on from its piece, or further back.
fn asks_way(step: &Step) -> bool {
    asks(step, &|set| matches!(set, Set::RunOn(..)))
}

/// Returns whether a step asks for such a set.
fn asks(step: &Step, is_such: &dyn Fn(&Set) -> bool) -> bool {
    let mut asks = false;
    for part in step.children() {
        part.each(&mut |part| asks |= matches!(part, Part::Set(set) if is_such(set)));
    }
    asks
}

/// Returns whether an action takes a piece from one cell to another, so that its way leads on.
fn leads_somewhere(action: &ast::Action) -> bool {
    matches!(action, ast::Action::Move(..) | ast::Action::Jump { .. })
}

/// Returns whether a description is `empty` or the like alone, wherever on the board.
fn is_bare(set: &ast::SetAt) -> bool {
    let is_anywhere = |word: &ast::Word| ["empty", "enemy", "occupied"].contains(&word.node.as_str());
    matches!(&set.node, ast::Set::Nouns(words) if words.iter().all(is_anywhere))
}

/// Returns whether a description is such a word with what says where.
fn is_described(set: &ast::SetAt) -> bool {
    matches!(&set.node, ast::Set::And(parts) if parts.first().is_some_and(is_bare))
}

fn goes_on_anywhere(clause: &ast::Clause) -> bool {
    matches!(clause, ast::Clause::Again { any_line: true, .. })
}
