//! Links between pieces, beside a board on which they are drawn by hand.

use crate::beyond::{Dice, of_catalogue, read};
use rules::engine::Position;
use rules::game::Side;
use std::collections::{BTreeMap, BTreeSet};

type Point = (i32, i32);
type Link = (Point, Point);

fn name((x, y): Point) -> String {
    format!("{}{}", char::from(b'a' + x as u8), y + 1)
}

/// Whether two lines meet between their ends, by solving for where they do: `a + t·(b-a) = c + u·(d-c)`.
fn meet(((ax, ay), (bx, by)): Link, ((cx, cy), (dx, dy)): Link) -> bool {
    let (ux, uy, vx, vy) = (bx - ax, by - ay, dx - cx, dy - cy);
    let by_det = ux * vy - uy * vx;
    let t = (cx - ax) * vy - (cy - ay) * vx;
    let u = (cx - ax) * uy - (cy - ay) * ux;
    let is_inside = |n: i32| if by_det > 0 { 0 < n && n < by_det } else { by_det < n && n < 0 };
    by_det != 0 && is_inside(t) && is_inside(u)
}

/// TwixT by hand: pegs, and the links in the order in which they were made.
struct Twixt {
    size: i32,
    pegs: BTreeMap<Point, usize>,
    links: Vec<Link>,
}

impl Twixt {
    fn moves(&self, side: usize) -> BTreeSet<String> {
        let last = self.size - 1;
        let all = (0..self.size).flat_map(|x| (0..self.size).map(move |y| (x, y)));
        let may = |&(x, y): &Point| {
            let (on_rows, on_columns) = (y == 0 || y == last, x == 0 || x == last);
            !self.pegs.contains_key(&(x, y)) && !(if side == 0 { on_columns } else { on_rows })
        };
        all.filter(may).map(name).collect()
    }

    fn place(&mut self, at: Point, side: usize) {
        self.pegs.insert(at, side);
        for (dx, dy) in [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)] {
            let other = (at.0 + dx, at.1 + dy);
            let link = (at.min(other), at.max(other));
            if self.pegs.get(&other) == Some(&side) && !self.links.iter().any(|there| meet(*there, link)) {
                self.links.push(link);
            }
        }
    }

    /// Whether a chain of links of a side leads from one of its borders to the other.
    fn has_won(&self, side: usize) -> bool {
        let along = |&(x, y): &Point| if side == 0 { y } else { x };
        let own = self.pegs.iter().filter(|(_, owner)| **owner == side).map(|(at, _)| *at);
        let mut reached: BTreeSet<Point> = own.filter(|at| along(at) == 0).collect();
        loop {
            let n = reached.len();
            for (a, b) in &self.links {
                if reached.contains(a) || reached.contains(b) {
                    reached.extend([*a, *b]);
                }
            }
            if reached.len() == n {
                return reached.iter().any(|at| along(at) == self.size - 1);
            }
        }
    }

    fn written(&self) -> BTreeSet<BTreeSet<String>> {
        self.links.iter().map(|(a, b)| BTreeSet::from([name(*a), name(*b)])).collect()
    }
}

/// The links that a position tells.
fn links(position: &Position) -> BTreeSet<BTreeSet<String>> {
    let text = position.write();
    let told = text.split_whitespace().find_map(|word| word.strip_prefix("links="));
    let pair = |link: &str| link.split('-').map(str::to_owned).collect();
    told.map(|told| told.split(',').map(pair).collect()).unwrap_or_default()
}

#[test]
fn twixt_plays_as_links_drawn_by_hand_do() {
    let small = "extends: twixt\nboard: points 7x7 without a1 g1 a7 g7\n\
                 zones: { border: { white: row 1 or row 7, black: column a or column g } }\n";
    let mut dice = Dice(3);
    let (mut wins, mut draws, mut crossed) = ([0, 0], 0, 0);
    for (table, size, games) in [(of_catalogue("twixt"), 12, 6), (read(small).expect("a game"), 7, 60)] {
        for _ in 0..games {
            let mut position = Position::start(&table);
            let mut game = Twixt { size, pegs: BTreeMap::new(), links: Vec::new() };
            let mut side = 0;
            loop {
                let mut moves = game.moves(side);
                if let Some(ending) = position.ending() {
                    assert_eq!(ending.winner.is_none(), moves.is_empty() && !game.has_won(1 - side));
                    match ending.winner {
                        Some(winner) => wins[winner.index()] += 1,
                        None => draws += 1,
                    }
                    break;
                }
                if game.pegs.len() == 1 {
                    moves.insert("swap".to_owned());
                }
                let told = position.write_moves(&position.moves());
                assert_eq!(told.into_iter().collect::<BTreeSet<_>>(), moves, "{}", position.write());
                moves.remove("swap");
                let mv = moves.iter().nth(dice.below(moves.len())).expect("a move");
                let at = (i32::from(mv.as_bytes()[0] - b'a'), mv[1..].parse::<i32>().expect("a row") - 1);
                game.place(at, side);
                position = position.play_text(mv).expect("legal");
                assert_eq!(links(&position), game.written(), "{}", position.write());
                assert_eq!(
                    position.ending().and_then(|ending| ending.winner),
                    game.has_won(side).then_some(Side::BOTH[side])
                );
                let again = Position::read(&table, &position.write())
                    .unwrap_or_else(|_| panic!("it reads what it wrote"));
                assert_eq!(again.write(), position.write());
                side = 1 - side;
            }
            let pegs = &game.pegs;
            let near = pegs.keys().flat_map(|a| pegs.keys().map(move |b| (*a, *b))).filter(|(a, b)| {
                let (dx, dy) = ((a.0 - b.0).abs(), (a.1 - b.1).abs());
                a < b && dx.min(dy) == 1 && dx.max(dy) == 2 && pegs[a] == pegs[b]
            });
            crossed += near.count() - game.links.len();
        }
    }
    assert!(wins[0] > 3 && wins[1] > 3 && draws > 3 && crossed > 1_000, "{wins:?} {draws} {crossed}");
}

/// A small board with links along neighbours, on which pieces move, are taken and change.
fn small(turn: &str) -> Position {
    let text = format!(
        "board: square 4x4\nsides: [white, black]\npieces: {{ man: each, king: each }}\nturn:\n  - {turn}\n  - pass\n\
         end: {{ 9 passes: draw }}\n"
    );
    Position::start(&read(&text).expect("a game"))
}

#[test]
fn a_link_goes_with_either_of_its_ends() {
    let played = |rest: &str, moves: &str| {
        let turn = format!("place own man on empty, linking own around it\n  - {rest}");
        let position = small(&turn).play_text(moves).expect("legal");
        let written = |link: BTreeSet<String>| link.into_iter().collect::<Vec<_>>().join("-");
        links(&position).into_iter().map(written).collect::<Vec<_>>().join(" ")
    };
    let three = "b2 pass c2 pass b3 pass";
    assert_eq!(played("remove own", three), "b2-b3 b2-c2 b3-c2");
    assert_eq!(
        played("remove own", &format!("{three} c3")),
        "b2-b3 b2-c2 b3-c2 b3-c3 c2-c3",
        "b3-c2 is in the way"
    );
    assert_eq!(played("remove own", &format!("{three} c2")), "b2-b3");
    assert_eq!(
        played("remove own", &format!("{three} c2 pass c3")),
        "b2-b3 b2-c3 b3-c3",
        "nothing is in the way now"
    );
    assert_eq!(played("move own to empty beside it", &format!("{three} b2-b1")), "b3-c2");
    let along = "move own to empty beside it, linking own around it";
    assert_eq!(played(along, &format!("{three} b2-b1")), "b1-c2 b3-c2");
    assert_eq!(played("replace own man by own king", &format!("{three} king:b2")), "b3-c2");
}

#[test]
fn links_of_one_axis_too_many_are_refused() {
    let of = |clause: &str| {
        let text =
            format!("board: square 6x6\nturn: place own on empty, {clause}\nend: {{ no move: draw }}\n");
        read(&text).map(drop).err()
    };
    assert_eq!(of("linking own knight-leap from it"), None);
    assert_eq!(of("linking own around it"), None);
    let far = of("linking own knight-leap from it, linking own beside it").expect("six axes");
    assert!(far.contains("x.yaml:3"), "{far}");
    assert!(of("linking own").expect("no step").contains("linking own"));
    assert!(of("linking own 2 straight from it").is_some());
    assert!(of("provided linked groups of own").expect("no links").contains("linked groups of own"));
}
