//! The tree of a file becomes regulations, key by key.

use super::{
    Around,
    choice::Choice,
    editions::{self, EDITIONS},
    free_play,
    keys::Section,
    node::{Node, Value, kind, width},
    problem::{Problem, near_miss},
};
use crate::facts::{CycleRule, GameId, GameRule, PointsRule, Regulations, Title};
use speech::{Language, Message, msg};

/// Files may extend one another so many times.
const DEEPEST: usize = 8;

/// Reads nodes and collects what is wrong with them.
pub(super) struct Reader<'f> {
    file: &'f str,
    around: &'f Around<'f>,
    // How many files were read on the way here, each extending the next.
    depth: usize,
    // Whether what contradicts itself is refused.
    pub(super) is_strict: bool,
    pub(super) problems: Vec<Problem>,
    // Of files that this one extends; their lines are quoted already.
    pub(super) inherited: Vec<Problem>,
}

impl<'f> Reader<'f> {
    pub(super) fn new(file: &'f str, around: &'f Around<'f>, depth: usize) -> Reader<'f> {
        Reader { file, around, depth, is_strict: true, problems: vec![], inherited: vec![] }
    }

    pub(super) fn regulations(&mut self, node: &Node, base: Regulations) -> Regulations {
        let pairs = self.section(node, Section::File);
        let mut regulations = base;
        for (key, value) in &pairs {
            if *key == "extends" {
                regulations = self.base(value, regulations);
            }
        }
        // What is usual of points follows what is played.
        let is_free = free_play::is_said(&pairs).unwrap_or_else(|| regulations.plays_freely());
        if is_free && regulations.points == PointsRule::default() {
            regulations.points = PointsRule::FREE_PLAY;
        }
        for (key, value) in &pairs {
            match *key {
                "name" => regulations.name = self.title(value),
                "limits" => self.limits(value, &mut regulations.limits),
                "points" => self.points(value, &mut regulations.points, is_free),
                "tie-breaks" => regulations.tie_breaks = self.tie_breaks(value),
                "same school" => self.choose(value, &mut regulations.same_school),
                "starts" => self.choose(value, &mut regulations.starts),
                "last resort" => self.choose(value, &mut regulations.last_resort),
                "unplayed rounds" => self.choose(value, &mut regulations.unplayed),
                "confirmation" => self.choose(value, &mut regulations.confirmation),
                "public standings" => self.choose(value, &mut regulations.public_standings),
                "between groups" => self.choose(value, &mut regulations.between_groups),
                "teams" => self.choose(value, &mut regulations.teams),
                "schools" => regulations.schools = self.school_count(value).unwrap_or(regulations.schools),
                "round minutes" => {
                    let minutes = self.number(value, 1, Regulations::LONGEST_MINUTES);
                    regulations.round_minutes = minutes.unwrap_or(regulations.round_minutes);
                }
                "names kept for months" => {
                    let months = self.number(value, 1, Regulations::LONGEST_KEPT_MONTHS);
                    regulations.names_kept_months = months.or(regulations.names_kept_months);
                }
                "prizes" => regulations.prizes = self.prizes(value),
                "waiting list" => self.choose(value, &mut regulations.waiting_list),
                _ => {}
            }
        }
        // What a stage does not say of points is what the file says.
        if let Some((_, value)) = pairs.iter().find(|(key, _)| *key == "stages") {
            regulations.stages = self.stages(value, &regulations.points);
        }
        free_play::fill_in(&pairs, &mut regulations);
        self.games_and_cycles(&pairs, &mut regulations);
        self.games_of_stages(&pairs, &regulations);
        self.combinations(node, &pairs, &regulations);
        // Quotas speak of the games.
        if let Some((_, value)) = pairs.iter().find(|(key, _)| *key == "quotas") {
            regulations.quotas = self.quotas(value, &regulations);
        }
        // Rooms speak of the games, cycles and stages.
        if let Some((_, value)) = pairs.iter().find(|(key, _)| *key == "rooms") {
            regulations.rooms = self.rooms(value, &regulations);
        }
        regulations
    }

    fn base(&mut self, node: &Node, unchanged: Regulations) -> Regulations {
        let Some(name) = self.text(node) else { return unchanged };
        let is_file = [".yaml", ".yml"].iter().any(|ending| name.ends_with(ending));
        if is_file {
            return self.file_below(node, name, unchanged);
        }
        let names = super::READY_MADE.each_ref().map(|ready| ready.name);
        match super::ready_made(name) {
            None => {
                let fault = msg("regulations-no-ready-made").with("name", name);
                self.complain(node, fault, near_miss(name, names));
                unchanged
            }
            Some(_) if name == super::NATIONAL.name => self.around.met(super::default()),
            // Ready-made files are read onto the national ones and extend nothing themselves.
            Some(text) => self.around.met(super::parse(name, text).unwrap_or(unchanged)),
        }
    }

    /// Returns a game by its id, as its rules are; where nobody here knows them, as the table of editions has it.
    pub(super) fn known_game(&self, id: &str) -> GameRule {
        self.around.game(id).unwrap_or_else(|| editions::game(id))
    }

    /// Reads the file that this one extends.
    fn file_below(&mut self, node: &Node, name: &str, unchanged: Regulations) -> Regulations {
        if self.depth >= DEEPEST {
            let fault = msg("regulations-extends-deep").with("name", name).with("most", DEEPEST);
            self.complain(node, fault, msg("regulations-extends-deep-hint"));
            return unchanged;
        }
        match (self.around.files)(self.file, name) {
            Ok((file, text)) => {
                match super::read_onto(&file, &text, unchanged.clone(), self.around, self.depth + 1) {
                    Ok(read) => read,
                    Err(problems) => {
                        self.inherited.extend(problems);
                        unchanged
                    }
                }
            }
            Err(reason) => {
                let fault = msg("regulations-extends-missing").with("name", name).with("reason", reason);
                self.complain(node, fault, msg("regulations-extends-missing-hint"));
                unchanged
            }
        }
    }

    /// Reads `edition`, `cycles` and `games`, which speak of one thing: who plays what.
    fn games_and_cycles(&mut self, pairs: &[(&str, &Node)], regulations: &mut Regulations) {
        let find = |name: &str| pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| *value);
        let mut table: Option<&Vec<Vec<String>>> = None;
        let unnumbered =
            find("edition").filter(|node| matches!(&node.value, Value::Scalar(word) if word == "none"));
        if unnumbered.is_some() {
            regulations.edition = None;
        } else if let Some(node) = find("edition") {
            let edition = self.number::<u16>(node, 1, 999);
            table = edition.and_then(|edition| EDITIONS.editions.get(&edition));
            if let (Some(edition), None, None) = (edition, table, find("cycles")) {
                let (first, last) = (EDITIONS.editions.keys().next(), EDITIONS.editions.keys().next_back());
                let hint = msg("regulations-editions-known")
                    .with("first", first.unwrap_or(&0))
                    .with("last", last.unwrap_or(&0));
                self.complain(node, msg("regulations-edition-unknown").with("edition", edition), hint);
            }
            regulations.edition = edition;
        }
        let number_of = |games: &[GameRule], number: u8| {
            games.get(usize::from(number).wrapping_sub(1)).map(|game| game.id.0.clone())
        };
        let before: Vec<Vec<String>> = regulations
            .cycles
            .iter()
            .map(|cycle| cycle.games.iter().filter_map(|&game| number_of(&regulations.games, game)).collect())
            .collect();
        let mut cycles: Vec<(CycleRule, Vec<String>)> = regulations.cycles.drain(..).zip(before).collect();
        if let Some(node) = find("cycles") {
            cycles = self.list(node).iter().map(|node| self.cycle(node)).collect();
            if cycles.is_empty() || cycles.len() > 9 {
                let fault = msg("regulations-cycles-count").with("count", cycles.len());
                self.complain(node, fault, msg("regulations-one-to-nine"));
            }
        }
        if let Some(table) = table {
            let open = if find("cycles").is_none() { cycles.len() } else { 0 };
            for (index, (_, games)) in cycles.iter_mut().enumerate() {
                if games.is_empty() || index < open {
                    *games = table.get(index).cloned().unwrap_or_default();
                }
            }
        }
        let listed = find("games").map(|node| self.games(node));
        let mut games: Vec<GameRule> = listed.clone().unwrap_or_default();
        for id in cycles.iter().flat_map(|(_, games)| games) {
            if !games.iter().any(|game| game.id.0 == *id) {
                if let (Some(_), Some(node)) = (&listed, find("games")) {
                    let known: Vec<&str> = games.iter().map(|game| game.id.0.as_str()).collect();
                    let hint = near_miss(id, known);
                    self.complain(node, msg("regulations-game-not-listed").with("game", id), hint);
                }
                games.push(
                    regulations
                        .games
                        .iter()
                        .find(|game| game.id.0 == *id)
                        .cloned()
                        .unwrap_or_else(|| self.known_game(id)),
                );
            }
        }
        for GameId(id) in regulations.stages.iter().flat_map(|stage| stage.other_games.ids()) {
            if !games.iter().any(|game| game.id.0 == *id) {
                let known = regulations.games.iter().find(|game| game.id.0 == *id);
                games.push(known.cloned().unwrap_or_else(|| self.known_game(id)));
            }
        }
        if let (true, Some(node)) = (games.len() > 99, find("cycles").or(find("games")).or(find("stages"))) {
            let fault = msg("regulations-games-count").with("count", games.len());
            self.complain(node, fault, msg("regulations-games-most"));
            games.truncate(99);
        }
        for (cycle, ids) in &mut cycles {
            let number = |id: &String| games.iter().position(|game| game.id.0 == *id);
            cycle.games =
                ids.iter().filter_map(number).filter_map(|index| u8::try_from(index + 1).ok()).collect();
            if let (true, Some(node)) = (cycle.games.is_empty(), find("cycles").or(find("edition"))) {
                let fault = msg("regulations-cycle-without-games").with("cycle", cycle.name.to_string());
                self.complain(node, fault, msg("regulations-cycle-without-games-hint"));
            }
        }
        regulations.games = games;
        regulations.cycles = cycles.into_iter().map(|(cycle, _)| cycle).collect();
    }
}

/// Reading nodes of a kind.
impl Reader<'_> {
    pub(super) fn complain(&mut self, node: &Node, message: Message, hint: impl Into<Option<Message>>) {
        let place = (node.place.line(), node.place.column());
        let mut problem = Problem::new(self.file, place, width(node), message);
        problem.hint = hint.into();
        self.problems.push(problem);
    }

    /// Returns the entries of a section; keys that it does not have are told.
    pub(super) fn section<'n>(&mut self, node: &'n Node, section: Section) -> Vec<(&'n str, &'n Node)> {
        self.map(node, &section.names())
    }

    /// Returns the entries of a map; unknown keys are told.
    pub(super) fn map<'n>(&mut self, node: &'n Node, known: &[&str]) -> Vec<(&'n str, &'n Node)> {
        let Value::Map(pairs) = &node.value else {
            let hint = msg("regulations-known-keys").with("words", known.join(", "));
            self.complain(node, msg("regulations-expected-map").with("found", kind(node)), hint);
            return vec![];
        };
        let mut found = vec![];
        for (key, value) in pairs {
            let Value::Scalar(name) = &key.value else { continue };
            match known.contains(&name.as_str()) {
                true => found.push((name.as_str(), value)),
                false => {
                    // In braces a comma ends the value before it, and what follows is taken for a key.
                    let is_rest = matches!(value.value, Value::Nothing) && name.contains(' ');
                    let hint = match is_rest {
                        true => msg("regulations-comma-hint"),
                        false => near_miss(name, known.iter().copied()),
                    };
                    self.complain(key, msg("regulations-unknown-key").with("key", name), hint);
                }
            }
        }
        found
    }

    pub(super) fn list<'n>(&mut self, node: &'n Node) -> &'n [Node] {
        match &node.value {
            Value::List(items) => items,
            _ => {
                self.complain(node, msg("regulations-expected-list").with("found", kind(node)), None);
                &[]
            }
        }
    }

    pub(super) fn text<'n>(&mut self, node: &'n Node) -> Option<&'n str> {
        match &node.value {
            Value::Scalar(text) if !text.trim().is_empty() => Some(text.trim()),
            Value::Scalar(_) | Value::Nothing => {
                self.complain(node, msg("regulations-empty"), msg("regulations-empty-hint"));
                None
            }
            _ => {
                self.complain(node, msg("regulations-expected-scalar").with("found", kind(node)), None);
                None
            }
        }
    }

    pub(super) fn number<T>(&mut self, node: &Node, least: T, most: T) -> Option<T>
    where
        T: std::str::FromStr + PartialOrd + std::fmt::Display + Copy,
    {
        let text = self.text(node)?;
        let number = text.parse::<T>().ok().filter(|number| *number >= least && *number <= most);
        if number.is_none() {
            let fault = msg("regulations-no-number")
                .with("text", text)
                .with("least", least.to_string())
                .with("most", most.to_string());
            self.complain(node, fault, None);
        }
        number
    }

    /// Chooses what a word says, if it is known.
    pub(super) fn choose<T: Choice>(&mut self, node: &Node, chosen: &mut T) {
        let Some(text) = self.text(node) else { return };
        match T::WORDS.iter().find(|(word, _)| word.eq_ignore_ascii_case(text)) {
            Some((_, value)) => *chosen = *value,
            None => {
                let hint = near_miss(text, T::WORDS.iter().map(|(word, _)| *word));
                self.complain(node, msg("regulations-not-understood").with("text", text), hint);
            }
        }
    }

    /// Reads a name: one text for all languages, or `{ pt: …, en: …, es: … }`, of which some may be left out.
    pub(super) fn title(&mut self, node: &Node) -> Title {
        if let Value::Map(_) = node.value {
            let codes = Language::ALL.map(Language::code);
            let written = self.map(node, &codes).into_iter();
            return Title::of(
                written
                    .filter_map(|(key, value)| Some((Language::of_tag(key)?, self.text(value)?.to_owned()))),
            );
        }
        Title::same(self.text(node).unwrap_or_default())
    }
}
