//! The sections of a sheet as sentences: what is needed, how one wins, how one plays.

use super::{
    Counted, Feat, Form, Head, Meaning, Name, Noun, Place, Quantity, Reference, Ruling, Sense, Sentence,
    Subject, Supplied, Trait, View, Whose, idioms,
};
use rules::game::{
    Action, Board, Bond, Bound, BySide, Condition, End, Family, Game, Localized, Number, Owner, Part,
    Pattern, PatternCell, Set, Side, Step, Steps, TurnLine, Verdict, Who,
};
use speech::{Message, Value, msg};

/// The sentences of a sheet, by section.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::sheets) struct Sections {
    pub(in crate::sheets) material: Vec<Sentence>,
    pub(in crate::sheets) goal: Vec<Sentence>,
    pub(in crate::sheets) rules: Vec<Sentence>,
}

impl Sections {
    /// Builds every sentence from the rules of a game.
    pub(in crate::sheets) fn of(game: &Game) -> Self {
        let view = View::new(game);
        Sections { material: view.material(), goal: view.goal(), rules: view.rules() }
    }
}

impl<'g> View<'g> {
    fn material(self) -> Vec<Sentence> {
        let board = &self.game.board();
        let (columns, rows) = (board.columns, board.rows);
        let text = match board.family {
            Family::Square if columns == rows => {
                msg("sheets-board-square").with("columns", columns).with("rows", rows)
            }
            Family::Square => msg("sheets-board-oblong").with("columns", columns).with("rows", rows),
            Family::Points => msg("sheets-board-points").with("columns", columns).with("rows", rows),
            Family::Hexagon => msg("sheets-board-hexagon").with("side", columns),
            Family::Rhombus => msg("sheets-board-rhombus").with("columns", columns).with("rows", rows),
            Family::Boxes => msg("sheets-board-boxes").with("columns", columns).with("rows", rows),
            Family::Pits => msg("sheets-board-pits").with("columns", columns).with("rows", rows),
            Family::Graph => msg("sheets-board-graph").with("cells", board.n_cells()),
        };
        let mut material = vec![Sentence::Fixed(text)];
        let names: Vec<String> = match board.family {
            Family::Square | Family::Points | Family::Rhombus => (1..=rows)
                .flat_map(|row| ('a'..='z').take(usize::from(columns)).map(move |c| format!("{c}{row}")))
                .collect(),
            Family::Hexagon => {
                let whole = Board::hexagon(u32::from(columns));
                whole.iter().flat_map(Board::cells).map(|cell| cell.name.clone()).collect()
            }
            Family::Boxes | Family::Pits | Family::Graph => Vec::new(),
        };
        let holes = names.into_iter().filter(|name| board.cell(name).is_none());
        let holes: Vec<Value> = holes.map(Value::Text).collect();
        if !holes.is_empty() {
            let (n, cells) = (holes.len(), Value::All(holes));
            material.push(Sentence::Fixed(msg("sheets-board-holes").with("n", n).with("cells", cells)));
        }
        material.extend(self.supplies());
        material
    }

    fn supplies(self) -> Vec<Sentence> {
        let seeds: u32 = self.game.seeds().iter().map(|seeds| u32::from(*seeds)).sum();
        if seeds > 0 {
            return vec![Sentence::Fixed(msg("sheets-seeds").with("seeds", seeds))];
        }
        let of = |wanted: Owner| -> Vec<(Name, Option<u16>)> {
            let kinds = self.game.kinds().iter().enumerate().filter(|(_, kind)| kind.owner == wanted);
            let kinds =
                kinds.map(|(index, kind)| (self.kind_name(index), kind.counted.then_some(kind.supply)));
            idioms::numbered_together(kinds.collect())
        };
        let supplies = [
            (Supplied::Each, of(Owner::Each)),
            (Supplied::Side(self.side_name(Side::First)), of(Owner::Only(Side::First))),
            (Supplied::Side(self.side_name(Side::Second)), of(Owner::Only(Side::Second))),
            (Supplied::Both, of(Owner::Shared)),
        ];
        let supplies = supplies.into_iter().filter(|(_, kinds)| !kinds.is_empty());
        supplies.map(|(whose, kinds)| Sentence::Supply { whose, kinds }).collect()
    }

    fn goal(self) -> Vec<Sentence> {
        let mut goal: Vec<Sentence> = self.game.ends().iter().map(|end| self.end(end)).collect();
        if idioms::may_contradict(self.game) {
            goal.push(Sentence::Fixed(msg("sheets-end-first")));
        }
        if self.may_be_stuck() {
            goal.push(Sentence::Fixed(msg("sheets-end-stuck-draws")));
        }
        if let Some(score) = self.game.score() {
            goal.push(Sentence::Score(self.quantity(score)));
        }
        goal
    }

    /// Returns whether a side may come to have no move, as far as the rules tell, and no end says what that means.
    pub(in crate::sheets) fn may_be_stuck(self) -> bool {
        let speaks_of_it = |end: &End| {
            let mut asks = false;
            Part::Condition(&end.condition).each(&mut |part| {
                let is_full = matches!(
                    part,
                    Part::Condition(Condition::Count(Set::Empty, Bound::Exactly | Bound::AtMost, 0))
                );
                asks |= is_full || matches!(part, Part::Condition(Condition::NoMove));
            });
            asks
        };
        let may_always = |step: &Step| {
            matches!(step.action, Action::Pass) && step.guard.is_none() && step.provided.is_none()
        };
        let can_pass = |side: &Side| {
            let lines = &self.game.turn()[*side].lines;
            lines.iter().filter_map(|line| line.steps.first()).any(may_always)
        };
        !self.game.ends().iter().any(speaks_of_it) && !Side::BOTH.iter().all(can_pass)
    }

    /// Says by which rule a game ends.
    pub(in crate::sheets) fn end(self, end: &End) -> Sentence {
        if let [verdict] = end.verdicts.as_slice()
            && let Some(message) = self.known_end(&end.condition, verdict)
        {
            return Sentence::Fixed(message);
        }
        if let Some(simple) = self.achievement(end) {
            return simple;
        }
        let mut rulings: Vec<Ruling> = end.verdicts.iter().map(|verdict| self.ruling(verdict)).collect();
        // Who is to play is the opponent, unless somebody plays on; and who cannot play is called so.
        if let [Ruling::Next { wins }] = rulings[..]
            && !self.may_play_on()
            && !idioms::asks_for_moves(&end.condition)
        {
            rulings = vec![Ruling::Opponent { wins }];
        }
        Sentence::End { when: self.clause(&end.condition), rulings }
    }

    /// Returns the sentence for the ends that most games share.
    fn known_end(self, condition: &Condition, verdict: &Verdict) -> Option<Message> {
        let wins = matches!(verdict, Verdict::Win(_));
        match (condition, verdict) {
            (Condition::NoMove, Verdict::Win(Who::Next)) => Some(msg("sheets-end-stuck-wins")),
            (Condition::NoMove, Verdict::Loss(Who::Next)) => Some(msg("sheets-end-stuck-loses")),
            (
                Condition::Count(Set::Layers(BySide(masks)), Bound::AtMost | Bound::Exactly, 0),
                Verdict::Win(Who::Mover) | Verdict::Loss(Who::Mover),
            ) => {
                let [first, second] = Side::BOTH.map(|side| self.game.layers_of(side));
                match (*masks == [first, second], *masks == [second, first], wins) {
                    (true, _, true) => Some(msg("sheets-end-without-own-wins")),
                    (true, _, false) => Some(msg("sheets-end-without-own-loses")),
                    (_, true, true) => Some(msg("sheets-end-without-enemy-wins")),
                    (_, true, false) => Some(msg("sheets-end-without-enemy-loses")),
                    _ => None,
                }
            }
            (Condition::Compare(Number::Taken, Bound::AtLeast, Number::Int(n)), Verdict::Win(Who::Mover)) => {
                Some(match self.game.board().track().is_empty() {
                    true => msg("sheets-end-captured").with("pieces", *n),
                    false => msg("sheets-end-taken").with("seeds", *n),
                })
            }
            _ => None,
        }
    }

    /// Says in one breath what ends with a win or a loss of whoever has just moved.
    fn achievement(self, end: &End) -> Option<Sentence> {
        let (Condition::Count(set, Bound::AtLeast, n), [verdict]) = (&end.condition, end.verdicts.as_slice())
        else {
            return None;
        };
        let wins = match verdict {
            // Who plays on is the next to play, too, and is not the opponent.
            Verdict::Win(Who::Next) | Verdict::Loss(Who::Next) if self.may_play_on() => return None,
            Verdict::Win(Who::Mover) | Verdict::Loss(Who::Next) => true,
            Verdict::Loss(Who::Mover) | Verdict::Win(Who::Next) => false,
            Verdict::Win(Who::Side(_))
            | Verdict::Loss(Who::Side(_))
            | Verdict::Draw
            | Verdict::Contest { .. } => return None,
        };
        if set.factors().iter().any(|part| self.reference(part).is_some()) {
            return None;
        }
        let makes = matches!(set, Set::Line(..) | Set::Groups(..) | Set::Pattern(_));
        let what = match n {
            1 => self.noun(set, Form::One, Sense::Cell),
            n => self.counted(set, Form::Count(Some(Bound::AtLeast), *n)),
        };
        let Noun::Thing(thing) = &what else { return None };
        let is_enemys = match &thing.head {
            Head::Group(of) => matches!(&**of, Noun::Thing(of) if of.whose == Whose::Enemy),
            Head::Line(_, _, Some(of)) => matches!(&**of, Noun::Thing(of) if of.whose == Whose::Enemy),
            Head::Cell(_) => return None,
            Head::Line(_, _, None) | Head::Piece | Head::Kind(_) | Head::Figure(_) => {
                thing.whose == Whose::Enemy
            }
        };
        let feat = match makes && thing.form != Form::The {
            _ if is_enemys => Feat::Leaving,
            true => Feat::Making,
            // Nothing can be brought to where it is not.
            false if thing.traits.iter().any(|one| matches!(one, Trait::At(_) | Trait::Near(..))) => {
                Feat::Bringing
            }
            false => return None,
        };
        Some(Sentence::Achieve { wins, feat, what })
    }

    fn ruling(self, verdict: &Verdict) -> Ruling {
        match verdict {
            Verdict::Draw => Ruling::Draw,
            Verdict::Win(who) => self.outcome_for(*who, true),
            Verdict::Loss(who) => self.outcome_for(*who, false),
            Verdict::Contest { more, number } => Ruling::More { more: *more, what: self.contested(number) },
        }
    }

    fn outcome_for(self, who: Who, wins: bool) -> Ruling {
        match who {
            Who::Mover => Ruling::Mover { wins },
            Who::Next => Ruling::Next { wins },
            Who::Side(side) => Ruling::Side { who: self.side_name(side), wins },
        }
    }

    fn contested(self, number: &Number) -> Counted {
        if self.game.score() == Some(number) {
            return Counted::Points;
        }
        match self.quantity(number) {
            Quantity::Count(things) => match number {
                Number::Count(Set::Layers(masks))
                    if masks.0 == Side::BOTH.map(|side| self.game.layers_of(side)) =>
                {
                    Counted::Pieces
                }
                _ => Counted::Things(things),
            },
            number => Counted::Number(number),
        }
    }

    fn rules(self) -> Vec<Sentence> {
        let mut rules = vec![Sentence::Begins(self.side_name(Side::First))];
        rules.extend(self.start());
        let begins = Side::BOTH
            .map(|side| self.game.first_turn()[side].as_ref().map(|turn| (side, self.of(side).tiers(turn))));
        match begins {
            [Some((_, first)), Some((_, second))] if first == second => {
                rules.push(Sentence::Turn { who: Subject::Each, first: true, tiers: first });
            }
            begins => rules.extend(begins.into_iter().flatten().map(|(side, tiers)| Sentence::Turn {
                who: Subject::Side(self.side_name(side)),
                first: true,
                tiers,
            })),
        }
        let BySide([first, second]) = &self.game.turn();
        let [of_first, of_second] = Side::BOTH.map(|side| self.of(side).tiers(&self.game.turn()[side]));
        if first == second || of_first == of_second {
            rules.push(Sentence::Turn { who: Subject::Each, first: false, tiers: self.tiers(first) });
        } else {
            for (side, tiers) in [(Side::First, of_first), (Side::Second, of_second)] {
                let who = Subject::Side(self.side_name(side));
                rules.push(Sentence::Turn { who, first: false, tiers });
            }
        }
        if self.game.kinds().iter().any(|kind| kind.placed_once) {
            rules.push(Sentence::Fixed(msg("sheets-placed-once")));
        }
        if self.game.swap() {
            rules.push(Sentence::Fixed(msg("sheets-swap")));
        }
        rules.extend(self.definitions());
        rules
    }

    /// Says what a side may do, in its first turn or in any other.
    pub(in crate::sheets) fn turn_of(self, side: Side, is_first: bool) -> Sentence {
        let special = self.game.first_turn()[side].as_ref().filter(|_| is_first);
        let turn = special.unwrap_or(&self.game.turn()[side]);
        let who = Subject::Side(self.side_name(side));
        Sentence::Turn { who, first: special.is_some(), tiers: self.of(side).tiers(turn) }
    }

    /// Says once what the names mean that the sentences use.
    fn definitions(self) -> Vec<Sentence> {
        let view = View { uses_names: false, it: Reference::Arrived, ..self };
        let mut all = Vec::new();
        for (name, set) in self.game.named() {
            all.push(match set {
                Set::Cells(cells) => {
                    Sentence::Define(name.clone(), Meaning::Place(view.place_by_side(cells)))
                }
                Set::Pattern(_) => continue,
                set => {
                    let noun = view.noun(set, Form::One, Sense::Cell);
                    Sentence::Define(name.clone(), idioms::meaning(noun))
                }
            });
        }
        for (index, pattern) in self.game.patterns().iter().enumerate() {
            let name = self.name_of(&Set::Pattern(index)).cloned();
            let quoted = msg("sheets-quoted").with("word", &pattern.word);
            let name = name.unwrap_or_else(|| Localized::from(&quoted));
            all.push(Sentence::Fixed(drawn(&name, pattern, self.game.board().family)));
        }
        all.extend(self.neighbours().map(Sentence::Fixed));
        all.extend(self.sight().map(Sentence::Fixed));
        all
    }

    /// Returns every way to spend a turn, of both sides.
    fn all_lines(self) -> impl Iterator<Item = &'g TurnLine> {
        let game = self.game;
        let turns = Side::BOTH.map(|side| game.first_turn()[side].iter().chain([&game.turn()[side]]));
        turns.into_iter().flatten().flat_map(|turn| &turn.lines)
    }

    /// Says whether whoever has just played may be the next to play, in the middle of a turn or in another one.
    fn may_play_on(self) -> bool {
        let goes_on = |step: &Step| step.again.is_some() || step.again_with_it;
        self.all_lines().any(|line| line.steps.len() > 1 || line.steps.iter().any(goes_on))
    }

    /// Says what counts as neighbours, where the rules speak of them without saying which way.
    fn neighbours(self) -> impl Iterator<Item = Message> {
        let (mut beside, mut groups) = (false, false);
        let of_steps = self.all_lines().flat_map(|line| &line.steps).flat_map(Step::children);
        let of_ends = self.game.ends().iter().map(|end| Part::Condition(&end.condition));
        let of_score = self.game.score().into_iter().map(Part::Number);
        for part in of_steps.chain(of_ends).chain(of_score) {
            part.each(&mut |part| match part {
                Part::Set(Set::Near(steps, ..)) => beside |= steps.0.contains(&Steps::Links),
                Part::Set(set @ Set::Groups(_, touches, bond)) => {
                    // The only piece of its kind is no group.
                    let noun = self.noun(set, Form::One, Sense::Cell);
                    groups |= *bond == Bond::Touch
                        && matches!(noun, Noun::Thing(thing) if matches!(thing.head, Head::Group(_)));
                    beside |= touches.iter().any(|touch| !touch.reaching);
                }
                Part::Number(Number::Largest(..)) => groups = true,
                Part::Number(Number::Groups(of)) => groups |= of.bond() == Bond::Touch,
                Part::Set(_) | Part::Condition(_) | Part::Number(_) => {}
            });
        }
        let board = self.game.board();
        let beside = match board.family {
            Family::Square if !board.diagonals_touch => beside.then_some(msg("sheets-beside-cells")),
            Family::Points if !board.diagonals_touch => beside.then_some(msg("sheets-beside-points")),
            _ => None,
        };
        let groups = groups.then_some(match board.diagonals_touch {
            true => msg("sheets-group-diagonals"),
            false => msg("sheets-group"),
        });
        beside.into_iter().chain(groups)
    }

    fn start(self) -> Option<Sentence> {
        let game = self.game;
        if let Some(seeds) = game.seeds().first()
            && game.seeds().iter().all(|other| other == seeds)
        {
            return Some(Sentence::Fixed(msg("sheets-start-seeds").with("seeds", *seeds)));
        }
        if game.start().is_empty() {
            return Some(Sentence::Fixed(msg("sheets-start-empty")));
        }
        let is_long = |place: &Place| matches!(place, Place::Cells(cells) if cells.len() > 8);
        let mut stands = Vec::new();
        for (layer, cells) in game.start() {
            let layer = &game.layers()[*layer];
            let place = self.place(cells);
            if is_long(&place) {
                return Some(Sentence::Fixed(msg("sheets-start-diagram")));
            }
            let side = match game.kinds()[layer.kind].owner {
                Owner::Each => layer.side.map(|side| self.side_name(side)),
                Owner::Only(_) | Owner::Shared => None,
            };
            stands.push((self.kind_name(layer.kind), cells.len(), side, place));
        }
        Some(Sentence::Start(stands))
    }
}

/// Draws a pattern in a line, with what its letters mean.
fn drawn(name: &Localized, pattern: &Pattern, family: Family) -> Message {
    let letter = |content: PatternCell| match content {
        PatternCell::Own => ('x', msg("sheets-pattern-own")),
        PatternCell::Enemy => ('o', msg("sheets-pattern-enemy")),
        PatternCell::Empty if family == Family::Points => ('.', msg("sheets-pattern-empty-point")),
        PatternCell::Empty => ('.', msg("sheets-pattern-empty")),
        PatternCell::Occupied => ('#', msg("sheets-pattern-occupied")),
    };
    let span = |of: fn(&(i32, i32, PatternCell)) -> i32| {
        let all = pattern.cells.iter().map(of);
        all.clone().min().unwrap_or(0)..=all.max().unwrap_or(0)
    };
    let at = |column: i32, row: i32| {
        let found = pattern.cells.iter().find(|(c, r, _)| (*c, *r) == (column, row));
        found.map_or('?', |(_, _, content)| letter(*content).0)
    };
    let rows =
        span(|cell| cell.1).rev().map(|row| span(|cell| cell.0).map(|column| at(column, row)).collect());
    let mut key: Vec<Message> = Vec::new();
    for (_, _, content) in &pattern.cells {
        let (_, meaning) = letter(*content);
        if !key.contains(&meaning) {
            key.push(meaning);
        }
    }
    let rows: Vec<String> = rows.collect();
    if rows.iter().any(|row| row.contains('?')) {
        key.push(msg("sheets-pattern-anything"));
    }
    let key = Value::All(key.into_iter().map(Value::from).collect());
    msg("sheets-pattern").with("name", name).with("rows", rows.join(" / ")).with("key", key)
}
