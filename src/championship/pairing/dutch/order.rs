//! The order in which candidates are generated (articles 3 and 4), as wishes.
//!
//! Among candidates that are equally good by all criteria the first generated is taken. It begins with the players moved
//! down: which of them are paired, then with whom, by the numbers in the bracket. The residents that are left are cut
//! into an upper and a lower half; as few as possible change halves, and then the upper choose in turn.

use super::{
    face::{Face, WISH_BITS},
    terms::{Graph, Place},
};

/// Narrows a face to the candidate generated first.
pub(super) fn narrow(graph: &Graph, face: &mut Face) {
    let n = graph.vertices.len();
    let moved: Vec<usize> = (0..n).filter(|&vertex| graph.vertices[vertex].place == Place::Moved).collect();
    let inside: Vec<usize> = (0..n).filter(|&vertex| graph.vertices[vertex].is_inside()).collect();
    let is_inside = |vertex: usize| graph.vertices[vertex].is_inside();
    // Vertices are numbered as the bracket numbers its players.
    one_by_one(face, &moved, |mover, mate| !is_inside(mate) && mover != mate);
    let paired: Vec<usize> = moved.iter().copied().filter(|&mover| is_inside(face.mates[mover])).collect();
    face.choose(&paired, |other| is_inside(other).then_some(other));
    let remainder: Vec<usize> = inside
        .into_iter()
        .filter(|&vertex| graph.vertices[vertex].place == Place::Resident)
        .filter(|&vertex| graph.vertices[face.mates[vertex]].place != Place::Moved)
        .collect();
    narrow_remainder(face, n, &remainder);
}

/// What a member of the remainder is in a pair.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Upper,
    Lower,
}

fn narrow_remainder(face: &mut Face, n: usize, remainder: &[usize]) {
    // The numbers of the remainder are its own, from 1.
    let mut number = vec![0usize; n];
    for (at, &vertex) in (1..).zip(remainder) {
        number[vertex] = at;
    }
    let is_pair = |vertex: usize| number[face.mates[vertex]] > 0;
    let n_pairs = remainder.iter().filter(|&&vertex| is_pair(vertex)).count() / 2;
    let size = remainder.len();
    let role = |vertex: usize, mate: usize| match number[mate] > number[vertex] {
        true => Role::Upper,
        false => Role::Lower,
    };
    let starts_upper = |vertex: usize| number[vertex] <= n_pairs;
    let goes_down = |vertex: usize, mate: usize| starts_upper(vertex) && role(vertex, mate) == Role::Lower;
    let goes_up = |vertex: usize, mate: usize| !starts_upper(vertex) && role(vertex, mate) == Role::Upper;
    // 4.3.1 the fewest exchanged, 4.3.2 the least difference of the sums of their numbers.
    let sum_bits = usize::BITS - (2 * size * size).leading_zeros();
    let exchanged = |vertex: usize, mate: usize| -> i128 {
        if number[vertex] == 0 {
            return 0;
        }
        if goes_down(vertex, mate) {
            // As many go down as up, so that a constant for each changes nothing.
            (size - number[vertex]) as i128
        } else if goes_up(vertex, mate) {
            (1 << sum_bits) + number[vertex] as i128
        } else {
            0
        }
    };
    face.narrow(|one, other| exchanged(one, other) + exchanged(other, one));
    if face.total(|one, other| exchanged(one, other) + exchanged(other, one)) > 0 {
        let (upper, lower) = remainder.split_at(n_pairs);
        // 4.3.3 the highest different number that goes down.
        let highest_first: Vec<usize> = upper.iter().rev().copied().collect();
        one_by_one(face, &highest_first, |vertex, mate| !goes_down(vertex, mate));
        // 4.3.4 the lowest different number that goes up.
        one_by_one(face, lower, |vertex, mate| !goes_up(vertex, mate));
    }
    let uppers: Vec<usize> =
        remainder.iter().copied().filter(|&vertex| number[face.mates[vertex]] > number[vertex]).collect();
    face.choose(&uppers, |other| Some(number[other]).filter(|number| *number > 0));
}

/// Wishes for each of some vertices in turn that what is unwanted does not happen to it.
fn one_by_one(face: &mut Face, vertices: &[usize], is_unwanted: impl Fn(usize, usize) -> bool) {
    let mut place = vec![None; face.mates.len()];
    for some in vertices.chunks(WISH_BITS as usize - 1) {
        place.fill(None);
        for (at, &vertex) in some.iter().rev().enumerate() {
            place[vertex] = Some(at);
        }
        let cost = |vertex: usize, mate: usize| match place[vertex] {
            Some(at) if is_unwanted(vertex, mate) => 1i128 << at,
            _ => 0,
        };
        face.narrow(|one, other| cost(one, other) + cost(other, one));
    }
}

#[cfg(test)]
mod tests {
    use super::{Face, narrow_remainder};

    /// Narrows the two matchings of a cycle, numbered from 1, and returns the partners that are left.
    fn chosen(cycle: &[usize], n_residents: usize) -> Vec<usize> {
        let n = cycle.len();
        let edges: Vec<[usize; 2]> = (0..n).map(|at| [cycle[at] - 1, cycle[(at + 1) % n] - 1]).collect();
        let mut found = vec![];
        for first in [0, 1] {
            let mut mates = vec![0; n];
            for edge in edges.iter().skip(first).step_by(2) {
                (mates[edge[0]], mates[edge[1]]) = (edge[1], edge[0]);
            }
            let mut face = Face::new(&edges, mates);
            narrow_remainder(&mut face, n, &(0..n_residents).collect::<Vec<_>>());
            found.push(face.mates.iter().map(|mate| mate + 1).collect());
        }
        assert_eq!(found[0], found[1], "it does not matter where one begins");
        found.swap_remove(0)
    }

    /// Article 4.3.1 comes before 4.3.2: one exchange of 2 and 7 before the two of 3 and 4 with 5 and 6, though the sum
    /// of their numbers differs by less.
    #[test]
    fn the_fewest_are_exchanged_however_far_apart_they_are() {
        // 1-2 3-5 4-6 7-8 or 1-3 2-4 5-7 6-8.
        assert_eq!(chosen(&[1, 2, 4, 6, 8, 7, 5, 3], 8), [2, 1, 5, 6, 3, 4, 8, 7]);
    }

    /// The upper half is as long as pairs are made: of six of whom two float, 1 and 2. Whether 2 changes places with 4
    /// or 1 with 3 is decided by 4.3.3: the higher number goes down.
    #[test]
    fn who_floats_is_in_no_half() {
        // 1-5 4-6 and 2, 3 float, or 2-5 3-6 and 1, 4 float; the floaters' partners are 7 and 8.
        assert_eq!(chosen(&[1, 5, 2, 7, 4, 6, 3, 8], 6), [5, 7, 8, 6, 1, 4, 2, 3]);
    }
}
