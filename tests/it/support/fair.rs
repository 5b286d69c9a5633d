//! A small championship ready to play: schools, pupils, groups and a first round.

use championship::decisions;
use championship::facts::{Contestant, EntryCode, Fact, Regulations, School, TournamentId};
use championship::regulations;
use championship::store::{Desk, DeskError, Location};
use desk::App;
use desk::people::Card;
use desk::visit::Role;

use super::web::{Browser, Server};

/// The tournament that is played.
pub(crate) const RASTROS: TournamentId = TournamentId { cycle: 1, game: 3 };

/// Creates a championship of so many pupils in one tournament, drawn and with the first round out.
pub(crate) fn championship(location: &Location, n_pupils: u32) {
    championship_of(location, regulations::default(), n_pupils);
}

/// Creates one with regulations of its own.
pub(crate) fn championship_of(location: &Location, wished: Regulations, n_pupils: u32) {
    let mut desk = Desk::create(location, "Prova", wished, "teste").unwrap();
    let commit = |desk: &mut Desk, facts: Vec<Fact>| desk.commit(None, |_, _| Ok(facts.clone())).unwrap();
    let mut facts = Vec::new();
    for number in 1..=n_pupils {
        facts.push(Fact::SchoolRegistered {
            school: School { number, name: format!("EB de Vale {number}"), place: None },
        });
        let code = EntryCode { tournament: RASTROS, school: number, index: 1 };
        let name = Some(format!("Aluno{number} do Meio Apelido{number}"));
        facts.push(Fact::EntryAdded { code, contestant: Contestant { name, school_year: Some(3) } });
    }
    commit(&mut desk, facts);
    desk.commit(None, |state, _| decisions::draw(state, &[RASTROS], 7, false)).unwrap();
    next_round(&mut desk);
}

/// Pairs the next round of every group.
pub(crate) fn next_round(desk: &mut Desk) {
    desk.commit(None, |state, _| {
        let groups: Vec<_> = state.groups().map(|group| group.id).collect();
        Ok::<_, DeskError>(decisions::pair(state, &groups, 7, None, true, &|| {})?.0)
    })
    .unwrap();
}

/// A served championship with people who have cards.
pub(crate) struct Fair {
    pub(crate) server: Server,
    pub(crate) cards: Vec<Card>,
    pub(crate) house: String,
}

impl Fair {
    /// Serves a championship with an organiser and arbiters of these tables, in this order.
    pub(crate) fn open(location: &Location, arbiters: &[&[u16]]) -> Self {
        let (app, house) = App::open(location, "organizadora").unwrap();
        app.people.add("Olga Organiza", &Role::Organiser).unwrap();
        for (index, tables) in arbiters.iter().enumerate() {
            app.people.add(&format!("Árbitro {}", index + 1), &Role::Arbiter(tables.to_vec())).unwrap();
        }
        let cards = app.people.issue(&[]).unwrap();
        Fair { server: Server::start(app), cards, house }
    }

    /// Serves a championship with the people it has.
    pub(crate) fn open_as_it_is(location: &Location) -> Self {
        let (app, house) = App::open(location, "organizadora").unwrap();
        Fair { server: Server::start(app), cards: Vec::new(), house }
    }

    /// Stops the server and starts it again at the same address.
    pub(crate) fn restart(&mut self, location: &Location) {
        let at = self.server.at;
        // The old one must be gone before the new one can have its place.
        drop(std::mem::replace(&mut self.server, Server::games_only()));
        let (app, house) = App::open(location, "organizadora").unwrap();
        (self.server, self.house) = (Server::start_at(app, at), house);
    }

    /// Returns a browser in which somebody signed in by their link; 0 is the organiser.
    pub(crate) fn signed_in(&self, who: usize) -> Browser {
        self.by_link(&self.cards[who].path.clone())
    }

    /// Returns a browser that signed in by a link.
    pub(crate) fn by_link(&self, path: &str) -> Browser {
        let mut browser = Browser::new(&self.server);
        let answer = browser.post(path, &[]);
        assert_eq!(answer.status, 303, "{}", answer.text());
        browser
    }
}
