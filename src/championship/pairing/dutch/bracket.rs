//! One bracket: the best candidate of article 3, by the criteria and then by the order of generation.

use super::{
    complete::complete,
    face::{Face, WISH_BITS},
    order,
    player::Field,
    terms::{Criterion, Graph, Place, Vertex},
};
use crate::facts::Points;

/// How much of what lies below is looked at while a bracket is paired.
///
/// Less is faster, and right whenever what was left out can be completed as well as could be wished.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Scope {
    /// The bracket alone.
    Bracket,
    /// The bracket and the next.
    Next,
    /// Everybody.
    Whole,
}

/// The players not yet paired, cut at the bracket to be paired.
#[derive(Clone, Debug)]
pub(super) struct Cut {
    /// Moved down into the bracket, by rank.
    pub(super) moved: Vec<usize>,
    /// Resident in the bracket, by rank.
    pub(super) residents: Vec<usize>,
    /// Resident in the next bracket.
    pub(super) next: Vec<usize>,
    /// Everybody below.
    pub(super) rest: Vec<usize>,
    /// The score of whoever will have the bye, if somebody will.
    pub(super) bye: Option<Points>,
}

/// A bracket paired.
pub(super) struct Paired {
    /// Each pair by rank, and the pairs by the rank of the first.
    pub(super) pairs: Vec<(usize, usize)>,
    /// Those who float down, by rank.
    pub(super) floaters: Vec<usize>,
    /// What the pairing costs by each criterion, if the whole field was looked at.
    pub(super) costs: Vec<(Criterion, i128)>,
}

/// Says of two places and players, of which the second may be the bye, whether they may be paired.
pub(super) type Allows<'a> = &'a dyn Fn(Vertex, Vertex) -> bool;

/// Pairs a bracket, in the smallest scope that can be shown to be enough.
pub(super) fn pair(field: &Field, cut: &Cut, least: Scope) -> Option<Paired> {
    [Scope::Bracket, Scope::Next, Scope::Whole]
        .into_iter()
        .filter(|scope| *scope >= least)
        .find_map(|scope| pair_in(field, cut, scope, &|_, _| true))
}

/// Pairs a bracket as well as a restriction of pairs leaves it, and says what it costs; `None` if it leaves no way.
pub(super) fn pair_restricted(field: &Field, cut: &Cut, allows: Allows) -> Option<Paired> {
    pair_in(field, cut, Scope::Whole, allows)
}

fn pair_in(field: &Field, cut: &Cut, scope: Scope, allows: Allows) -> Option<Paired> {
    let may_bye =
        |player: &usize| field.players[*player].may_have_bye && Some(field.players[*player].score) == cut.bye;
    let below = match scope {
        Scope::Bracket if cut.residents.iter().chain(&cut.moved).any(may_bye) => return None,
        Scope::Bracket => cut.next.len() + cut.rest.len(),
        Scope::Next => cut.rest.len(),
        Scope::Whole => 0,
    };
    if scope != Scope::Whole && below == 0 {
        return None;
    }
    let mut vertices = vec![];
    let mut add = |place: Place, players: &[usize]| {
        vertices.extend(players.iter().map(|&player| Vertex { place, player }));
    };
    add(Place::Moved, &cut.moved);
    add(Place::Resident, &cut.residents);
    if scope >= Scope::Next {
        add(Place::Next, &cut.next);
    }
    if scope >= Scope::Whole {
        add(Place::Rest, &cut.rest);
    }
    let n_players = vertices.len();
    let has_bye = vertices.iter().any(|vertex| may_bye(&vertex.player));
    if has_bye {
        vertices.push(Vertex { place: Place::Bye, player: usize::MAX });
    }
    let bye_may_leave = scope != Scope::Whole && cut.rest.iter().any(may_bye);
    // Holes are in pairs unless the rest is odd, and at least one pair is to remain, or more might have been used.
    let mut n_holes = if scope == Scope::Whole { 0 } else { 2 + vertices.len() % 2 };
    loop {
        let mut vertices = vertices.clone();
        vertices.extend(std::iter::repeat_n(Vertex { place: Place::Hole, player: usize::MAX }, n_holes));
        let graph = Graph { field, vertices };
        let may_pair = |one: usize, other: usize| match (graph.vertices[one], graph.vertices[other]) {
            (one, other) if !allows(one, other) => false,
            (one, other) if one.is_player() && other.is_player() => field.may_meet(one.player, other.player),
            (one, other) if one.is_player() && other.place == Place::Bye => may_bye(&one.player),
            (one, _) if one.place == Place::Bye => bye_may_leave,
            _ => true,
        };
        let Some(mates) = complete(graph.vertices.len(), &may_pair) else {
            if scope == Scope::Whole || n_holes > n_players {
                return None;
            }
            n_holes = 2 * n_holes + n_holes % 2;
            continue;
        };
        let mut edges = vec![];
        for one in 0..graph.vertices.len() {
            edges.extend(
                (one + 1..graph.vertices.len())
                    .filter(|&other| may_pair(one, other))
                    .map(|other| [one, other]),
            );
        }
        let mut face = Face::new(&edges, mates);
        narrow(&graph, &mut face, &graph.first_criteria(scope >= Scope::Next));
        let is_hole = |vertex: usize| graph.vertices[vertex].place == Place::Hole;
        let unused =
            (n_players..graph.vertices.len()).any(|vertex| is_hole(vertex) && is_hole(face.mates[vertex]));
        if scope != Scope::Whole && !unused && n_holes <= n_players {
            n_holes = 2 * n_holes + n_holes % 2;
            continue;
        }
        let n_floaters = face.total(|one, other| graph.cost(Criterion::Floaters, one, other));
        narrow(&graph, &mut face, &graph.last_criteria(n_floaters == 1 && has_bye));
        order::narrow(&graph, &mut face);
        if !is_completed(field, cut, scope, &graph, &face) {
            return None;
        }
        let criteria = [graph.first_criteria(true), graph.last_criteria(n_floaters == 1 && has_bye)].concat();
        let costs = criteria.into_iter().filter(|_| scope == Scope::Whole);
        let cost = |criterion| face.total(|one, other| graph.cost(criterion, one, other));
        let costs = costs.map(|criterion| (criterion, cost(criterion))).collect();
        return Some(read_off(&graph, &face, costs));
    }
}

/// Narrows a face by criteria in strict order, as many at a time as fit.
fn narrow(graph: &Graph, face: &mut Face, criteria: &[Criterion]) {
    let mut stack: Vec<(Criterion, u32)> = vec![];
    let mut bits = 0;
    let flush = |stack: &mut Vec<(Criterion, u32)>, face: &mut Face| {
        let mut at = 0;
        let mut shifts = vec![];
        for (criterion, width) in stack.drain(..).rev() {
            shifts.push((criterion, at));
            at += width;
        }
        face.narrow(|one, other| {
            shifts.iter().map(|&(criterion, shift)| graph.cost(criterion, one, other) << shift).sum()
        });
    };
    for &criterion in criteria {
        let most = graph.most(criterion);
        if most == 0 {
            continue;
        }
        let width = i128::BITS - most.leading_zeros();
        if bits + width > WISH_BITS {
            flush(&mut stack, face);
            bits = 0;
        }
        stack.push((criterion, width));
        bits += width;
    }
    flush(&mut stack, face);
}

/// Says whether what the scope left out can be completed as well as the scope supposed.
fn is_completed(field: &Field, cut: &Cut, scope: Scope, graph: &Graph, face: &Face) -> bool {
    let place = |vertex: usize| graph.vertices[vertex].place;
    let leavers: Vec<usize> = (0..graph.vertices.len())
        .filter(|&vertex| place(vertex) < Place::Bye && place(face.mates[vertex]) == Place::Hole)
        .map(|vertex| graph.vertices[vertex].player)
        .collect();
    match scope {
        Scope::Whole => true,
        Scope::Next => {
            let bye_is_placed = (0..graph.vertices.len())
                .any(|vertex| place(vertex) == Place::Bye && place(face.mates[vertex]) != Place::Hole);
            let bye = if bye_is_placed { None } else { cut.bye };
            can_be_completed(field, &leavers, &cut.rest, bye)
        }
        Scope::Bracket => {
            // All of the next bracket play there, but for one resident if they are odd.
            let players = [&leavers[..], &cut.next].concat();
            let n_players = players.len();
            let n = n_players + n_players % 2;
            let may_pair = |one: usize, other: usize| match other < n_players {
                true => field.may_meet(players[one], players[other]),
                false => one >= leavers.len(),
            };
            let Some(mates) = complete(n, &may_pair) else { return false };
            let left: Vec<usize> = (n_players..n).map(|hole| players[mates[hole]]).collect();
            can_be_completed(field, &left, &cut.rest, cut.bye)
        }
    }
}

/// Says whether those who leave the scope and the rest can be paired, and the bye given.
fn can_be_completed(field: &Field, leavers: &[usize], rest: &[usize], bye: Option<Points>) -> bool {
    let players = [leavers, rest].concat();
    complete_field(field, &players, bye).is_some()
}

/// Pairs all of some players, whatever their scores; `bye` is the score of whoever sits out.
pub(super) fn complete_field(field: &Field, players: &[usize], bye: Option<Points>) -> Option<Vec<usize>> {
    let n = players.len() + usize::from(bye.is_some());
    complete(n, &|one, other| {
        let player = &field.players[players[one]];
        match players.get(other) {
            Some(&other) => field.may_meet(players[one], other),
            None => player.may_have_bye && Some(player.score) == bye,
        }
    })
}

fn read_off(graph: &Graph, face: &Face, costs: Vec<(Criterion, i128)>) -> Paired {
    let (mut pairs, mut floaters) = (vec![], vec![]);
    for (one, &other) in face.mates.iter().enumerate() {
        let (vertex, mate) = (graph.vertices[one], graph.vertices[other]);
        if !vertex.is_inside() {
            continue;
        }
        match mate.is_inside() {
            true if vertex.player < mate.player => pairs.push((vertex.player, mate.player)),
            true => {}
            false => floaters.push(vertex.player),
        }
    }
    // Players are numbered by rank.
    pairs.sort_unstable();
    floaters.sort_unstable();
    Paired { pairs, floaters, costs }
}
