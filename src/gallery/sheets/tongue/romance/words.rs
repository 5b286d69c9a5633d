//! What a Romance language fills in: its words, its endings, and how articles join prepositions.
//!
//! The grammar in this room is the same for all of them. A verb is written in one and many; a verb of a condition as it
//! stands after `if` and after `provided that`.

use super::super::flow::Flow;
use super::super::lemma::{Lemma, Nouns};
use super::super::parts::{Join, SeedWords, listed};
use super::super::{Gender, Number};
use super::lexicon::{Forms, Moods, Word, lexicon};
use super::told::ToldWords;
use super::ways::{Compasses, Ways};
use super::{Article, Prep};
use crate::sheets::phrase::{Name, SideName};
use rules::game::Language;

lexicon! {
    /// A Romance language: its endings as functions, its words as data.
    Words {
        language: Language,
        /// Nouns whose ending does not tell their gender.
        masculine: &'static [Word], feminine: &'static [Word],
        /// How feminine nouns end.
        feminine_endings: &'static [Word],
        /// How feminine nouns end in the plural that do not end in `as`.
        feminine_plural: Word,
        /// The name of a side that does not bend like the other colours, in lower case.
        blue: Forms,
        /// Writes one word in the plural.
        many: fn(&str) -> String,
        /// Writes a preposition with the article after it.
        article: fn(Prep, Article, Gender, Number) -> Flow,
        join: Join,
        /// One to ten, in both genders.
        small: [Forms; 10],
        /// First to fifth, feminine.
        nth: [Word; 5],
        nouns: Nouns<Gender>, corner: Lemma<Gender>, edge: Lemma<Gender>,
        own: Own, joints: JointWords, sentences: SentenceWords, steps: StepWords, deeds: DeedWords,
        outcomes: OutcomeWords, things: ThingWords, traits: TraitWords, said: SaidWords, places: PlaceWords,
        clauses: ClauseWords, numbers: NumberWords, seeds: SeedWords, sight: SightWords, ways: Ways,
        told: ToldWords,
        compass: Compasses,
    }
    /// `seu`: how a thing is said to be the player's own.
    Own {
        /// Before the noun, in both genders.
        before: (Forms, Forms),
        /// After the noun.
        after: (Forms, Forms),
        /// Whether the article stands before it: `a sua casa`.
        takes_article: bool,
    }
    /// What joins words and conditions.
    JointWords {
        and: Word, or: Word, nor: Word, r#if: Word, if_none: Word, not: Word, that_not: Word, with: Word,
        without: Word,
        /// The word before where something goes; `a` with its article where there is none.
        toward: Option<Word>,
    }
    /// The words of whole sentences.
    SentenceWords {
        begins: Forms, at_start: Word, whoever_wins: Word, whoever_loses: Word, by_their_move: Word,
        makes: Word, puts: Word, leaves: Word, if_equal: Word, points_are: Word, score_is: Word, score: Word,
        in_sufficient_number: Word, for_each: Word, for_both: Word, wins: Forms, loses: Forms, draw: Word,
        who_moved: Word, who_moves: Word, opponent: Word, and_those_before: Word, as_long_as_they_are: Word, more: Forms, fewer: Forms, wins_who_has: Word, points: Word,
        pieces_on_board: Word, in_first_turn: Word, in_turn: Word, each_player: Word, does_one_of: Forms,
        if_impossible: Word, if_none_possible: Word, then: Word,
    }
    /// The words of steps.
    StepWords {
        wishes: Forms, times: Word, provided: Word, provided_removes: Word, counts_only_if: Word, at_its_end: Word, ends_by_removing: Word, plays: Forms, again: Word, most: Word, most_of: Word,
        may: Forms,
        /// `continuar com a mesma peça`, as `may` asks, by any line and by the same.
        go_on: Forms,
        stops_at_will: Forms,
        /// `a mesma peça continua enquanto puder`, by any line and by the same.
        must_go_on: Forms,
    }
    /// The words of what players do.
    DeedWords {
        puts: Forms, moves: Forms, jumps: Forms, replaces: Forms, removes: Forms, takes: Forms,
        passes: Forms, turns: Forms, the_square: Word, all_on_it: Word, by_a_quarter: Word, to_hand: (Word, Word),
        to_either_hand: Word, to: Word, or_more: Word, over: Word,
        /// `em cada um de`, in both genders.
        in_each_of: Forms,
        in_row: Word, from: Word, in_line: Word, all_of: Word, one_step: Word, along_or_aside: Word, may_push: Word,
        that_stand: Word, just_before: Word, if_fewer: Word, if_behind: Word, behind: Word, pushed_off: Word,
        capturing_any: Word,
        /// `capturando-`, before the ending of a pronoun.
        capturing: Word,
        from_any_distance: Word, across: Word, farther_on: Word, nothing_else_between: Word,
        just_beside: Word, just_behind: Word, repeatedly: Word, from_board: Word, the_seeds: Word,
        sows_them: Forms, one_by_one: Word, anticlockwise: Word, one_in_store: Word, skipping: Word,
    }
    /// The words of what comes of it.
    OutcomeWords {
        leaving: Word, where_it_left: Word, removing: Word, at_end: Word, only_at_end: Word, becomes: Word, replacing: Word,
        putting: Word, linking: Word, never_across: Word, taking: Word, of_both_pits: Word,
    }
    /// The words about nouns: how many, whose, and those spoken of before.
    ThingWords {
        exactly: Word, at_least: Word, at_most: Word, of_enemy: Word, of_either: Word, any: Word,
        equal_pieces: Word, played: Word, last_seed_fell: Word, it_left: Word, of_last_move: Word, last_move_left: Word,
    }
    /// The words that narrow nouns down; stems want an ending.
    TraitWords {
        stands: Moods, stand: Moods,
        /// `esteja`, after `que não`.
        be: Forms,
        is: Forms, has: Forms, empty: Word, occupied: Word, changed: Word, has_changed: Word,
        this_turn: Word, dark: Word, light: Word, lies: Forms, just_between: Word, forms: Forms,
        unbroken_line: Word, of_exactly: Word, between: Word, trail: Word, includes: Forms, beside: Word, outside: Word, except: Word,
        reaches: Forms, joins: Forms,
    }
    /// The words about lines, a piece's past, and how much a group reaches.
    SaidWords {
        never: Word, moved: Word, onward: Word, visited: Word, unvisited: Word, turning: Word, removed: Word, linked: Word, by_links: Word, end_of_line: Word, from: Word,
        as_many_steps: Word, in_whole_line: Word, passing_over: Word, in_run: Word, run_ahead: Word, run_behind: Word, if_it_moved: Word,
        at_least: Word, sides: Word, no_corners: Word,
        /// `estando também vazia a casa do meio`, of both genders of that word.
        middle_empty: Forms,
        /// `por cima da qual passou o último lance`, of both genders.
        passed_over: Forms,
        in_sight: Word,
    }
    /// The words of places.
    PlaceWords {
        row: Forms, column: Forms, to: Word, last_row: Word, pit_row: Word, centre: Word, dark_cells: Word,
        light_cells: Word, nowhere: Word, between_points: Word, in_box: Forms, shaded: Word,
    }
    /// The words of conditions.
    ClauseWords {
        no_move: Word, can: Moods, move_at_all: Word, a_player: Word, passes: Moods, players: Word,
        pass: Moods, in_a_row: Word,
        last_seed: Word, falls: Moods, in_store: Word, the_move: Word, removes: Moods, a_piece: Word, no_piece: Word, position: Word, arrangement: Word, occurs: Moods,
        by_the: Word, time: Word, not_yet: Word, already: Word, has: Moods, occurred: Word, board: Word,
        is: Moods, full: Word, there_is: Moods, are_left: Moods, fewer_than: Word, equals: Moods,
        equal: Word, more_than: Word, less_than: Word, owns: Moods, more_pieces: Word, fewer_pieces: Word, largest_group: Word,
        largest_removed: Word, seeds: Word, form: Moods, one_group: Word,
    }
    /// The words of numbers.
    NumberWords {
        plus: Word, minus: Word, number: Word, number_of_seeds: Word, pieces_taken: Word,
        seeds_taken: Word, largest_group: Word, product: Word, largest_groups: Word, zero_if_fewer: Word,
    }
    /// The words of open lines.
    SightWords {
        in_line: Word, in_line_with: Word, in_straight_line_with: Word, straight: Word, diagonal: Word,
        vertical: Word, horizontal: Word, diagonals_too: Word, nothing_between: Word, only_between: Word,
        beyond: Word, nothing_else_between: Word, only_between_besides: Word,
        /// `a direito`, of the same way as another that is said behind a comma.
        straight_on: Word,
        /// `dela`, of a cell, in both genders.
        of_it: Forms,
    }
}

impl Words {
    /// Returns the noun of a kind of piece.
    pub(super) fn lemma(&self, name: &Name) -> Lemma<Gender> {
        match name {
            Name::Numbered(n) => self.nouns.numbered(&n.to_string()),
            Name::AllOf(several) => self.nouns.numbered(&listed(several, self.joints.and)),
            Name::OneOf(several) => self.nouns.numbered(&listed(several, self.joints.or)),
            Name::Said(name) => {
                let one = name.in_language(self.language).to_owned();
                let gender = self.gender(one.split_whitespace().next().unwrap_or(&one));
                // A word that was never translated is quoted: nobody says "um cat".
                if Language::ALL.iter().all(|other| name.in_language(*other) == one) {
                    return self.nouns.quoted(&one);
                }
                Lemma { many: self.plural(&one).into(), one: one.into(), gender }
            }
        }
    }

    /// Returns the gender of a noun, as its ending tells, or the list of those whose ending does not.
    fn gender(&self, noun: &str) -> Gender {
        let noun = noun.to_lowercase();
        let is_feminine = self.feminine.contains(&noun.as_str())
            || self.feminine_endings.iter().any(|ending| noun.ends_with(ending));
        match is_feminine && !self.masculine.contains(&noun.as_str()) {
            true => Gender::Feminine,
            false => Gender::Masculine,
        }
    }

    /// Returns the plural of a noun and the adjectives after it.
    fn plural(&self, noun: &str) -> String {
        // What stands after a preposition keeps its number: peças de xadrez.
        match noun.split_once(" de ") {
            Some((head, rest)) => format!("{} de {rest}", self.plural(head)),
            None => noun.split(' ').map(self.many).collect::<Vec<_>>().join(" "),
        }
    }

    /// Returns the gender and number of the name of a side.
    pub(super) fn side(&self, side: &SideName) -> (Gender, Number) {
        let name = side.name.in_language(self.language);
        if side.is_ordinal {
            return (Gender::Masculine, Number::One);
        }
        let head = name.split_whitespace().next().unwrap_or(name).to_lowercase();
        let mut kinds = side.kinds.iter().map(|kind| kind.in_language(self.language));
        if let Some(kind) = kinds.find(|kind| {
            let kind = kind.to_lowercase();
            head == kind || head == self.plural(&kind)
        }) {
            let number = if head == kind.to_lowercase() { Number::One } else { Number::Many };
            return (self.gender(kind), number);
        }
        match head.as_str() {
            word if self.masculine.contains(&word) => (Gender::Masculine, Number::One),
            word if word == self.blue.1 => (Gender::Feminine, Number::Many),
            // Peoples have one form for both genders: os moscovitas.
            word if word.ends_with("itas") || word.ends_with("istas") => (Gender::Masculine, Number::Many),
            word => self.agreement_of(word),
        }
    }

    /// Returns the gender and number of a name, as its ending tells.
    pub(super) fn agreement_of(&self, name: &str) -> (Gender, Number) {
        let head = name.split_whitespace().next().unwrap_or(name).to_lowercase();
        match head.as_str() {
            word if self.masculine.contains(&word) => (Gender::Masculine, Number::One),
            word if word.ends_with("as") || word.ends_with(self.feminine_plural) => {
                (Gender::Feminine, Number::Many)
            }
            word if word.ends_with('s') => (Gender::Masculine, Number::Many),
            word => (self.gender(word), Number::One),
        }
    }

    /// Returns an ordinal number, feminine.
    pub(super) fn nth(&self, n: u32) -> String {
        let word = usize::try_from(n).ok().and_then(|n| self.nth.get(n.checked_sub(1)?));
        word.map_or_else(|| format!("{n}.ª"), |word| (*word).to_owned())
    }
}

impl Own {
    /// Says whose it is, before the noun.
    pub(super) fn before(&self, gender: Gender, number: Number) -> &'static str {
        number.form(gender.pick(self.before.0, self.before.1))
    }

    /// Says whose it is, after the noun.
    pub(super) fn after(&self, gender: Gender, number: Number) -> &'static str {
        number.form(gender.pick(self.after.0, self.after.1))
    }
}

/// Ends an adjective or pronoun in `o`, `a`, `os` or `as`.
pub(super) fn agreed(stem: &str, gender: Gender, number: Number) -> String {
    format!("{stem}{}{}", gender.pick('o', 'a'), number.pick("", "s"))
}
