//! Why a pair came out so, in words.

use super::{
    field::{Field, Seat},
    starts,
    term::{self, Term},
};
use crate::facts::{Championship, EntryCode, GroupId, Language, Points};

/// The words of a pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// Who plays whom.
    pub heading: String,
    /// One sentence a term, in the order of weight.
    pub lines: Vec<String>,
}

/// Explains what an entry got in a round, from the results as they are now; `instead` asks what another
/// opponent would have cost.
///
/// Returns `None` if the entry was not paired in such a round of such a group.
pub fn explain(
    championship: &Championship,
    id: GroupId,
    round: u16,
    entry: EntryCode,
    instead: Option<EntryCode>,
    language: Language,
) -> Option<Explanation> {
    let group = championship.group(id)?;
    let published = group.round(round)?;
    let field = Field::before_round(championship, id, round)?;
    let seat = |code: EntryCode| {
        let row = group.members.iter().position(|member| member.entry == code)?;
        field.seats.iter().find(|seat| seat.row == row)
    };
    let name = |code: EntryCode| code.to_string();
    if let Some(other) = instead {
        let words = Words { field: &field, language };
        let heading = language.pick(
            format!("`{}` contra `{}`, em vez do que foi publicado", name(entry), name(other)),
            format!("`{}` against `{}`, instead of what was published", name(entry), name(other)),
        );
        return Some(Explanation { heading, lines: words.pair(seat(entry)?, seat(other)?, (entry, other)) });
    }
    let words = Words { field: &field, language };
    if published.byes.contains(&entry) {
        let heading =
            language.pick(format!("`{}` folga", name(entry)), format!("`{}` has the bye", name(entry)));
        return Some(Explanation { heading, lines: words.bye(seat(entry)?) });
    }
    let board = published.board_of(entry)?;
    let (first, second) = (board.first, board.second);
    let heading = language.pick(
        format!("tabuleiro {}: `{}` começa contra `{}`", board.number, name(first), name(second)),
        format!("board {}: `{}` starts against `{}`", board.number, name(first), name(second)),
    );
    let lines = words.pair(seat(first)?, seat(second)?, (first, second));
    Some(Explanation { heading, lines })
}

struct Words<'f> {
    field: &'f Field,
    language: Language,
}

impl Words<'_> {
    fn say(&self, pt: String, en: String) -> String {
        self.language.pick(pt, en)
    }

    fn pair(&self, one: &Seat, other: &Seat, codes: (EntryCode, EntryCode)) -> Vec<String> {
        let terms = term::of_pair(self.field, one, other);
        let value = |term: Term| terms[term as usize];
        let (a, b) = codes;
        let mut lines = vec![match value(Term::Rematch) {
            0 => self.say("ainda não jogaram entre si".into(), "they have not met".into()),
            times => self
                .say(format!("já jogaram entre si ({times} vez)"), format!("they have met ({times} time)")),
        }];
        lines.push(
            match (one.school == other.school, value(Term::SameSchool) + value(Term::SameSchoolLate)) {
                (false, _) => {
                    self.say("são de escolas diferentes".into(), "they are of different schools".into())
                }
                (true, 0) => self.say(
                    "são da mesma escola, o que aqui não se evita".into(),
                    "they are of one school, which is not avoided here".into(),
                ),
                (true, _) => self.say(
                    "são da mesma escola: não houve forma melhor de o evitar".into(),
                    "they are of one school: there was no better way to avoid it".into(),
                ),
            },
        );
        lines.push(self.points(one.points, other.points));
        if value(Term::FloatAgain) > 0 {
            lines.push(
                self.say(
                    "um deles volta a jogar fora do seu grupo de pontos na mesma direção das últimas rondas"
                        .into(),
                    "one of them leaves the group of equal points in the direction of the last rounds again"
                        .into(),
                ),
            );
        }
        lines.extend(self.sides((one, a), (other, b)));
        lines.push(self.seeding(one, other, value(Term::Seeding)));
        lines.push(self.say(
            "entre emparceiramentos iguais em tudo isto decide o sorteio com a semente registada".into(),
            "among pairings equal in all this the lot of the recorded seed decides".into(),
        ));
        lines
    }

    fn points(&self, one: Points, other: Points) -> String {
        match (one.tenths() - other.tenths()).abs() {
            0 => self.say(format!("têm ambos {one} pontos"), format!("both have {one} points")),
            gap => {
                let gap = Points::from_tenths(gap);
                self.say(
                    format!("têm {one} e {other} pontos: diferença de {gap}, a menor possível no conjunto da ronda"),
                    format!("they have {one} and {other} points: {gap} apart, the least possible over the whole round"),
                )
            }
        }
    }

    fn sides(&self, one: (&Seat, EntryCode), other: (&Seat, EntryCode)) -> Vec<String> {
        let started = |seat: &Seat| {
            let games = seat.sides.len();
            let started =
                usize::try_from((i64::try_from(games).unwrap_or(0) + seat.balance()) / 2).unwrap_or(0);
            (started, games)
        };
        let ((a_started, a_games), (b_started, b_games)) = (started(one.0), started(other.0));
        let mut lines = vec![self.say(
            format!(
                "`{}` começou {a_started} de {a_games} partidas, `{}` {b_started} de {b_games}",
                one.1, other.1
            ),
            format!(
                "`{}` started {a_started} of {a_games} games, `{}` {b_started} of {b_games}",
                one.1, other.1
            ),
        )];
        let cost = starts::best_cost(self.field, one.0, other.0);
        if cost.third_alike > 0 {
            lines.push(self.say(
                "um deles fica do mesmo lado pela terceira vez seguida".into(),
                "one of them has the same side a third time running".into(),
            ));
        } else if cost.imbalance > 0 {
            lines.push(self.say(
                "um deles não recebe o lado que equilibraria as suas partidas".into(),
                "one of them does not get the side that would balance the games".into(),
            ));
        }
        lines
    }

    fn seeding(&self, one: &Seat, other: &Seat, value: i64) -> String {
        let places = (one.place + 1, other.place + 1, one.n_equal, other.n_equal);
        match (one.level == other.level, value) {
            (true, 0) => self.say(
                format!("entre os {} com os mesmos pontos são o {}.º e o {}.º: metade de cima contra metade de baixo", places.2, places.0, places.1),
                format!("of the {} with equal points they are number {} and {}: upper half against lower half", places.2, places.0, places.1),
            ),
            (true, _) => self.say(
                format!("entre os {} com os mesmos pontos são o {}.º e o {}.º", places.2, places.0, places.1),
                format!("of the {} with equal points they are number {} and {}", places.2, places.0, places.1),
            ),
            (false, _) => self.say(
                format!("são o {}.º de {} e o {}.º de {} nos seus grupos de pontos", places.0, places.2, places.1, places.3),
                format!("they are number {} of {} and {} of {} in their groups of points", places.0, places.2, places.1, places.3),
            ),
        }
    }

    fn bye(&self, seat: &Seat) -> Vec<String> {
        let mut lines = vec![self.say(
            "o número de presentes é ímpar, por isso alguém folga".into(),
            "the number present is odd, so somebody sits out".into(),
        )];
        lines.push(match seat.n_byes {
            0 => self.say("ainda não tinha folgado".into(), "had no bye before".into()),
            _ => self.say(
                "já tinha folgado, mas todos os presentes também".into(),
                "had a bye before, but so had everybody present".into(),
            ),
        });
        lines.push(match seat.level {
            0 => self.say(
                format!("tem {} pontos, o mínimo dos presentes", seat.points),
                format!("has {} points, the fewest of those present", seat.points),
            ),
            _ => self.say(
                format!(
                    "tem {} pontos; quem tem menos já folgou ou não podia folgar sem repetir partidas",
                    seat.points
                ),
                format!(
                    "has {} points; those with fewer had a bye, or could not sit out without rematches",
                    seat.points
                ),
            ),
        });
        lines
    }
}
