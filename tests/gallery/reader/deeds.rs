//! What players do and how games end.

use super::words::Words;
use super::{Act, Cell, Check, Content, Deed, Goal, LineWay, Noun, Read, Verdict, Way};

impl Words<'_> {
    pub(super) fn deed(&mut self) -> Read<Deed> {
        let (act, is_open) = self.act()?;
        let mut deed = Deed { act, removing: Vec::new(), checks: Vec::new(), is_open };
        if self.eat("removing") {
            deed.removing.push(self.noun()?);
        }
        if self.eat("provided that afterwards") {
            deed.checks.push(self.check()?);
        }
        self.done()?;
        Ok(deed)
    }

    /// Reads what comes of a deed, or is demanded of it.
    pub(super) fn demand(&mut self, deed: &mut Deed) -> Read<()> {
        if self.eat("any piece there is captured") {
            deed.is_open = false;
            return Ok(());
        }
        if self.eat("the move is allowed only if at least one piece is removed") {
            deed.checks.push(Check::Removed);
            return Ok(());
        }
        if self.eat("the move is allowed only if afterwards") {
            deed.checks.push(self.check()?);
            return Ok(());
        }
        if self.eat("the piece jumped over is removed") || self.eat("the pieces jumped over are removed") {
            return match &mut deed.act {
                Act::Jump { removing, .. } => {
                    *removing = true;
                    Ok(())
                }
                _ => Err("nothing jumps".to_owned()),
            };
        }
        let end = if self.words.ends_with(&["are", "removed"]) { "are removed" } else { "is removed" };
        deed.removing.push(self.noun_before(end)?);
        Ok(())
    }

    fn check(&mut self) -> Read<Check> {
        if self.eat("the move removes at least one piece") {
            return Ok(Check::Removed);
        }
        if !self.eat("there are") {
            self.need("there is")?;
        }
        let is_none = self.eat("none of") || self.eat("no");
        let noun = self.noun()?;
        Ok(if is_none { Check::AtMost(noun, 0) } else { Check::There(noun) })
    }

    /// Reads what is done, and whether it is still to be said what is captured.
    fn act(&mut self) -> Read<(Act, bool)> {
        if !(self.eat("moves") || self.eat("move")) {
            return Ok((self.other_act()?, false));
        }
        let who = self.noun()?;
        let onto = self.eat("onto");
        if !onto {
            self.need("to")?;
        }
        let to = self.noun()?;
        let is_open = match to.on {
            Content::Enemy | Content::Own | Content::Occupied => !(onto && self.eat("capturing it")),
            Content::EmptyOrEnemy | Content::Anything => !self.eat("capturing any piece there"),
            Content::Empty => false,
        };
        Ok((Act::Move(who, to), is_open))
    }

    fn other_act(&mut self) -> Read<Act> {
        if self.eat("passes") || self.eat("pass") {
            return Ok(Act::Pass);
        }
        if self.eat("removes") || self.eat("remove") {
            return Ok(Act::Remove(self.noun()?));
        }
        if self.eat("puts") || self.eat("put") {
            self.own_piece()?;
            self.need("on")?;
            let run = self.attempt(|words| {
                let n = words.number().ok_or_else(|| "a number".to_owned())?;
                if !(words.eat("empty cells in a row") || words.eat("empty points in a row")) {
                    return Err("a run".to_owned());
                }
                Ok(n)
            });
            let Some(n) = run else { return Ok(Act::Put(self.noun()?)) };
            let first = self.axes()?;
            // `along a column (White) or along a row (Black)`
            let second = match self.words.get(self.at).is_some_and(|word| word.starts_with('(')) {
                true => {
                    self.at += 1;
                    self.need("or")?;
                    let second = self.axes()?;
                    self.at += 1;
                    second
                }
                false => first.clone(),
            };
            return Ok(Act::PutRun(n, [first, second]));
        }
        if !self.eat("jump with") {
            self.need("jumps with")?;
        }
        let who = self.noun()?;
        let touching = if self.diagonals_touch { Way::Every } else { Way::Straight };
        let way = self.attempt(Self::toward).unwrap_or(touching);
        self.need("over")?;
        let over = self.noun_before("next to it to")?;
        let to = self.noun_before("just behind")?;
        let repeatedly = self.eat("once or more in the same line");
        let removing =
            self.eat("removing the piece jumped over") || self.eat("removing the pieces jumped over");
        Ok(Act::Jump { who, way, over, to, repeatedly, removing })
    }

    /// Reads a noun that ends where these words begin.
    fn noun_before(&mut self, end: &str) -> Read<Noun> {
        let n = end.split(' ').count();
        let stop = (self.at..self.words.len())
            .find(|at| self.words.get(*at..at + n).is_some_and(|w| w.iter().copied().eq(end.split(' '))));
        let stop = stop.ok_or_else(|| format!("no `{end}`"))?;
        let mut inner = Words {
            words: self.words[self.at..stop].to_vec(),
            at: 0,
            diagonals_touch: self.diagonals_touch,
            pieces: self.pieces,
        };
        let noun = inner.noun()?;
        inner.done()?;
        self.at = stop + n;
        Ok(noun)
    }

    fn own_piece(&mut self) -> Read<()> {
        self.need("one of their")?;
        if self.piece() { Ok(()) } else { Err(format!("no piece in `{}`", self.rest())) }
    }

    fn axes(&mut self) -> Read<Vec<Cell>> {
        for (phrase, axes) in [
            ("along a row or column", vec![(1, 0), (0, 1)]),
            ("along a row", vec![(1, 0)]),
            ("along a column", vec![(0, 1)]),
            ("along a diagonal", vec![(1, 1), (1, -1)]),
            ("in a straight line", vec![(1, 0), (0, 1), (1, 1), (1, -1)]),
        ] {
            if self.eat(phrase) {
                return Ok(axes);
            }
        }
        Err(format!("no axis in `{}`", self.rest()))
    }

    fn verdict(&mut self) -> Read<Verdict> {
        for (phrase, verdict) in [
            ("the game is a draw", Verdict::Draw),
            ("the player who has just moved wins", Verdict::Mover(true)),
            ("the player who has just moved loses", Verdict::Mover(false)),
            ("the opponent wins", Verdict::Next(true)),
            ("the opponent loses", Verdict::Next(false)),
            ("the player to move wins", Verdict::Next(true)),
            ("the player to move loses", Verdict::Next(false)),
            ("the player with more pieces on the board wins", Verdict::MorePieces(true)),
            ("the player with fewer pieces on the board wins", Verdict::MorePieces(false)),
        ] {
            if self.eat(phrase) {
                return Ok(verdict);
            }
        }
        Err(format!("no verdict in `{}`", self.rest()))
    }

    pub(super) fn goal(&mut self) -> Read<Goal> {
        for (phrase, goal) in [
            ("A player who cannot move loses", Goal::Stuck(Verdict::Next(false))),
            ("A player who cannot move wins", Goal::Stuck(Verdict::Next(true))),
            ("Whoever is left without pieces on the board wins", none(Content::Own, true)),
            ("Whoever is left without pieces on the board loses", none(Content::Own, false)),
            ("Whoever leaves the opponent without pieces on the board wins", none(Content::Enemy, true)),
            ("Whoever leaves the opponent without pieces on the board loses", none(Content::Enemy, false)),
        ] {
            if self.eat(phrase) {
                return Ok(goal);
            }
        }
        if self.eat("Whoever by their move") {
            return self.achievement();
        }
        for (phrase, verdict) in [
            ("The player who has just moved wins if", Verdict::Mover(true)),
            ("The player who has just moved loses if", Verdict::Mover(false)),
        ] {
            if self.eat(phrase) {
                return self.condition(&|_| Ok(verdict));
            }
        }
        self.need("If")?;
        self.condition(&Self::verdict)
    }

    /// Reads when a game ends, and how, where that comes after it.
    fn condition(&mut self, verdict: &dyn Fn(&mut Self) -> Read<Verdict>) -> Read<Goal> {
        if self.eat("the board is full") {
            return Ok(Goal::Full(verdict(self)?));
        }
        if self.eat("the player to move cannot") {
            return Ok(Goal::Stuck(verdict(self)?));
        }
        if self.eat("the position has occurred before") {
            return Ok(Goal::Repeated(verdict(self)?));
        }
        if self.eat("fewer than") {
            let n = self.number().ok_or_else(|| "a number".to_owned())?;
            let own = self.eat("of their");
            let enemy = !own && self.eat("enemy");
            if !self.piece() || !(own || enemy) {
                return Err(format!("whose: `{}`", self.rest()));
            }
            self.need("are left")?;
            let on = if own { Content::Own } else { Content::Enemy };
            let noun = Noun { least: 1, on, traits: Vec::new() };
            return Ok(Goal::AtMost(noun, n - 1, verdict(self)?));
        }
        if self.eat("there is") || self.eat("there are") {
            let is_none = self.eat("none of") || self.eat("no");
            let bound = self.attempt(|words| {
                words.need("at most")?;
                words.number().ok_or_else(|| "a number".to_owned())
            });
            if bound.is_some() && self.eat("of their") {
                if !self.piece() {
                    return Err(self.rest());
                }
                let noun = Noun { least: 1, on: Content::Own, traits: Vec::new() };
                return Ok(Goal::AtMost(noun, bound.unwrap_or(0), verdict(self)?));
            }
            let noun = self.noun()?;
            let verdict = verdict(self)?;
            return Ok(match (is_none, bound) {
                (true, _) => Goal::AtMost(noun, 0, verdict),
                (_, Some(n)) => Goal::AtMost(noun, n, verdict),
                _ => Goal::There(noun, verdict),
            });
        }
        Err(format!("no condition in `{}`", self.rest()))
    }

    fn achievement(&mut self) -> Read<Goal> {
        if self.eat("makes a line of") {
            let n = self.number().ok_or_else(|| "a number".to_owned())?;
            let own = self.eat("of their");
            if !own {
                self.need("enemy")?;
            }
            if !self.piece() {
                return Err(format!("no piece in `{}`", self.rest()));
            }
            let ways = [
                ("along a row or column", LineWay::Straight),
                ("along a row", LineWay::Row),
                ("along a column", LineWay::Column),
                ("along a diagonal", LineWay::Diagonal),
            ];
            let way = ways.iter().find(|(phrase, _)| self.eat(phrase)).map_or(LineWay::Every, |way| way.1);
            let on = if own { Content::Own } else { Content::Enemy };
            return Ok(Goal::Line(n, way, on, self.wins()?));
        }
        if !self.eat("puts") {
            self.need("leaves")?;
        }
        let noun = self.noun()?;
        Ok(Goal::There(noun, self.wins()?))
    }

    fn wins(&mut self) -> Read<Verdict> {
        match self.next()? {
            "wins" => Ok(Verdict::Mover(true)),
            "loses" => Ok(Verdict::Mover(false)),
            other => Err(format!("`{other}` instead of who wins")),
        }
    }
}

fn none(on: Content, wins: bool) -> Goal {
    Goal::AtMost(Noun { least: 1, on, traits: Vec::new() }, 0, Verdict::Mover(wins))
}
