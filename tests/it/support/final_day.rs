//! An invented national final, in memory: schools and pupils with the longest names Portugal has, played to the end.

use championship::facts::{
    Championship, Contestant, Fact, GamePlace, GroupId, Lot, MatchResult, School, Stamp,
};
use championship::pairing;
use championship::regulations;
use championship::standings;

const FIRST: [&str; 24] = [
    "Maria da Conceição",
    "João",
    "Inês",
    "Bartolomeu Sebastião",
    "Ana",
    "Tomás",
    "Guilhermina Esperança",
    "Rui",
    "Constança Benedita",
    "Zé",
    "Leonor",
    "Maximiliano Augusto",
    "Beatriz",
    "Afonso Henrique",
    "Catarina",
    "Francisco de Assis",
    "Íris",
    "Óscar",
    "Matilde",
    "Sebastião",
    "Violante do Céu",
    "Ângelo",
    "Teresa de Jesus",
    "Duarte",
];

const LAST: [&str; 20] = [
    "Silva",
    "Vasconcelos de Albuquerque e Castro",
    "Conceição dos Santos Figueiredo",
    "Ferreira",
    "Mascarenhas-Sottomayor",
    "Água",
    "Teixeira da Mota e Cunha",
    "Fontainhas",
    "Nóbrega de Bettencourt Perestrelo",
    "Gonçalves",
    "Espírito Santo",
    "Corte-Real",
    "Pereira",
    "Guimarães",
    "Rodrigues de Mendonça Furtado",
    "Sá",
    "Quintanilha",
    "Mendes",
    "Albuquerque",
    "Brandão",
];

const KINDS: [&str; 6] = [
    "Escola Básica e Secundária",
    "Agrupamento de Escolas",
    "Escola Básica dos 2.º e 3.º Ciclos com Ensino Secundário",
    "Colégio",
    "Escola Básica do 1.º Ciclo com Jardim de Infância",
    "Escola Secundária com 3.º Ciclo do Ensino Básico",
];

const PATRONS: [&str; 10] = [
    "Professor Doutor Egas Fernando Moniz de Abreu Freire",
    "da Serra",
    "de Santa Maria da Feira e São João da Madeira",
    "D. Filipa",
    "Dr. Bernardino Luís Machado Guimarães e Vasconcelos",
    "do Mar",
    "Padre António de Andrade e Visconde de Juromenha",
    "Infanta D. Henriqueta",
    "de Vila Nova de Famalicão Poente",
    "Poeta Bernardim",
];

const PLACES: [&str; 18] = [
    "Aveiro",
    "Beja",
    "Braga",
    "Bragança",
    "Castelo Branco",
    "Coimbra",
    "Évora",
    "Faro",
    "Guarda",
    "Leiria",
    "Lisboa",
    "Portalegre",
    "Porto",
    "Santarém",
    "Setúbal",
    "Viana do Castelo",
    "Vila Real",
    "Viseu",
];

/// How far the day is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Hour {
    /// All entered, nothing drawn.
    Entered,
    /// The groups are drawn and round 1 is published.
    FirstRound,
    /// The morning is over.
    Morning,
    /// Everything is over.
    Evening,
}

/// Returns the facts of a final with so many pupils, as far as the hour; the same every time.
pub fn facts(n_pupils: u32, hour: Hour) -> Vec<Fact> {
    let created = Fact::Created { name: "final".into(), regulations: Box::new(regulations::default()) };
    let championship = Championship::begin(&created).expect("a championship");
    let mut day = Day { championship, facts: vec![created], lot: Lot::new(7, "final day") };
    day.enter(n_pupils);
    if hour > Hour::Entered {
        day.draw(1);
        day.pair();
    }
    if hour > Hour::FirstRound {
        day.finish_stage();
    }
    if hour > Hour::Morning {
        day.qualify();
        day.draw(2);
        day.pair();
        day.finish_stage();
        day.decide();
    }
    day.facts
}

/// Returns the championship of [`facts`].
pub fn championship(n_pupils: u32, hour: Hour) -> Championship {
    Championship::replay(&facts(n_pupils, hour)).expect("the facts are lawful")
}

struct Day {
    championship: Championship,
    facts: Vec<Fact>,
    lot: Lot,
}

impl Day {
    fn take(&mut self, fact: Fact) {
        self.championship.apply(&fact).unwrap_or_else(|refusal| panic!("{fact:?}: {refusal:?}"));
        self.facts.push(fact);
    }

    fn enter(&mut self, n_pupils: u32) {
        let n_schools = (n_pupils / 5).max(8);
        for number in 1..=n_schools {
            let index = number as usize;
            let name = format!("{} {} n.º {number}", KINDS[index % 6], PATRONS[index * 7 / 6 % 10]);
            let place = Some(PLACES[index % 18].to_owned());
            self.take(Fact::SchoolRegistered { school: School { number, name, place } });
        }
        let tournaments = self.championship.regulations().tournaments();
        for index in 0..n_pupils {
            let tournament = tournaments[index as usize % tournaments.len()];
            let mut school = 1 + index * 7 / 12 % n_schools;
            while self.championship.next_code(school, tournament).index > 1 {
                school = school % n_schools + 1;
            }
            let code = self.championship.next_code(school, tournament);
            let name = format!("{} {}", FIRST[self.lot.below(24)], LAST[self.lot.below(20)]);
            let years =
                self.championship.regulations().cycle(tournament.cycle).map_or((1, 12), |c| c.school_years);
            let contestant = Contestant { name: Some(name), school_year: Some(years.0) };
            self.take(Fact::EntryAdded { code, contestant });
        }
    }

    fn draw(&mut self, stage: u8) {
        for id in self.championship.regulations().tournaments() {
            if let Ok(fact) = pairing::draw(&self.championship, id, stage, 13) {
                self.take(fact);
            }
        }
    }

    /// Pairs the next round of every group that has one.
    fn pair(&mut self) -> bool {
        let groups: Vec<GroupId> = self.championship.groups().map(|group| group.id).collect();
        let mut any = false;
        for id in groups {
            let group = self.championship.group(id).expect("a group");
            let is_done = self.championship.planned_rounds(id) == Some(group.next_round() - 1);
            if !is_done && let Ok(fact) = pairing::pair(&self.championship, id, 13, None) {
                self.take(fact);
                any = true;
            }
        }
        any
    }

    fn finish_stage(&mut self) {
        loop {
            self.play();
            if !self.pair() {
                return;
            }
        }
    }

    /// Enters the missing results: the side that starts wins a little more often, and now and then somebody is missing.
    fn play(&mut self) {
        let open: Vec<(GroupId, u16, u16)> = self
            .championship
            .groups()
            .flat_map(|group| {
                group.missing_results().into_iter().map(|(round, board)| (group.id, round, board))
            })
            .collect();
        for (group, round, board) in open {
            let result = match self.lot.below(100) {
                0 => MatchResult::SecondWinsByForfeit,
                1..=53 => MatchResult::FirstWins,
                _ => MatchResult::SecondWins,
            };
            let place = GamePlace { group, round, board, game: 1 };
            let stamp = Stamp { by: "mesa".into(), at: 0 };
            self.take(Fact::ResultEntered { place, result, record: None, stamp });
        }
    }

    /// Draws lots where tie-breaks leave a tie.
    fn decide(&mut self) {
        let groups: Vec<GroupId> = self.championship.groups().map(|group| group.id).collect();
        for id in groups {
            for fact in standings::draw_lots(&self.championship, id, 5, &Stamp { by: "mesa".into(), at: 0 }) {
                self.take(fact);
            }
        }
    }

    fn qualify(&mut self) {
        self.decide();
        for id in self.championship.regulations().tournaments() {
            if let Ok(fact) = standings::qualify(&self.championship, id, 1, None) {
                self.take(fact);
            }
        }
    }
}
