//! What profiles come to, in sentences.

use super::rows::{favoured, share};
use super::{Origin, name};
use rules::analysis::profile::{Profile, Tally};
use rules::game::{Language, Side};

/// Says of each game in a sentence whether it is fair, how long it is and how late it is decided; `**` marks names.
pub fn findings(profiles: &[Profile], language: Language) -> Vec<String> {
    profiles.iter().map(|profile| finding(profile, language)).collect()
}

fn finding(profile: &Profile, language: Language) -> String {
    let name = name(profile, language);
    let how = match profile.strong {
        Some(_) => language.pick("com jogo forte", "with strong play"),
        None => language.pick("ao acaso", "at random"),
    };
    // Strong play says more about a game than random moves do.
    let tally = profile.strong.as_ref().map_or(&profile.random, |strong| &strong.games);
    let mut text = format!("**{name}**: {how}, {}", fairness(tally, language));
    if !tally.lengths.is_empty() {
        text.push_str("; ");
        text.push_str(&length(tally, language));
    }
    if tally.late.of > 0 {
        let late = share(tally.late, language);
        text.push_str(&language.pick(
            format!("; decidem-se tarde {late} das partidas"),
            format!("; {late} of the games are decided late"),
        ));
    }
    text + "."
}

fn fairness(tally: &Tally, language: Language) -> String {
    let decided = tally.decided(Side::First);
    if decided.of == 0 {
        return language.pick("nenhuma partida teve vencedor", "nobody won a game").to_owned();
    }
    let said = share(decided, language);
    let begins = language.pick(format!("quem começa ganha {said}"), format!("who begins wins {said}"));
    let of = match decided.of == tally.games {
        true => language.pick("das partidas", "of the games"),
        false => language.pick("das partidas com vencedor", "of the games that somebody won"),
    };
    let verdict = match favoured(tally) {
        Some(Side::First) => language.pick("uma vantagem", "an advantage"),
        Some(Side::Second) => language.pick("uma desvantagem", "a disadvantage"),
        None => language.pick(
            "não se vê vantagem de ninguém com este número de partidas",
            "with so many games no advantage of either is shown",
        ),
    };
    format!("{begins} {of}, {verdict}")
}

fn length(tally: &Tally, language: Language) -> String {
    match (tally.length_at(5), tally.length_at(95)) {
        (low, high) if low == high => {
            language.pick(format!("quase todas duram {low} lances"), format!("nearly all last {low} moves"))
        }
        (low, high) => language.pick(
            format!("nove em cada dez duram entre {low} e {high} lances"),
            format!("nine out of ten last {low} to {high} moves"),
        ),
    }
}

/// Says how hard the strong players thought; `None` if there were none.
pub fn effort(profiles: &[Profile], origin: &Origin, language: Language) -> Option<String> {
    let playouts: Vec<u64> =
        profiles.iter().filter_map(|profile| Some(profile.strong.as_ref()?.strength.playouts)).collect();
    let (least, most) = (playouts.iter().min()?, playouts.iter().max()?);
    let Origin { level, full, .. } = origin;
    let number = match least == most {
        true => least.to_string(),
        false => language.pick(format!("{least} a {most}"), format!("{least} to {most}")),
    };
    let mut text = language.pick(
        format!(
            "**Jogo forte**: o computador contra si próprio, ao nível «{level}», ensaiando {number} continuações ao \
             acaso antes de cada lance"
        ),
        format!(
            "**Strong play**: the computer against itself, at the level ‘{level}’, trying out {number} random \
             continuations before each move"
        ),
    );
    if least < full {
        text.push_str(
            &language.pick(
                format!("; o nível completo ensaia {full}"),
                format!("; the full level tries out {full}"),
            ),
        );
    }
    Some(text + ".")
}
