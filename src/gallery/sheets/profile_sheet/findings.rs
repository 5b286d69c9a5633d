//! What profiles come to, in sentences.

use super::rows::{favoured, share};
use super::{Origin, name};
use rules::analysis::profile::{Profile, Tally};
use rules::game::{Language, Side};
use speech::{Message, msg};

/// Says of each game in a sentence whether it is fair, how long it is and how late it is decided; `**` marks names.
pub fn findings(profiles: &[Profile], language: Language) -> Vec<String> {
    profiles.iter().map(|profile| finding(profile, language)).collect()
}

fn finding(profile: &Profile, language: Language) -> String {
    // Strong play says more about a game than random moves do.
    let tally = profile.strong.as_ref().map_or(&profile.random, |strong| &strong.games);
    let name = name(profile, language);
    let fairness = fairness(tally, language);
    let mut parts = vec![language.say(&match profile.strong {
        Some(_) => msg("profiles-finding-strong").with("game", name).with("fairness", fairness),
        None => msg("profiles-finding-random").with("game", name).with("fairness", fairness),
    })];
    if !tally.lengths.is_empty() {
        parts.push(language.say(&length(tally)));
    }
    if tally.late.of > 0 {
        parts.push(language.msg("profiles-late").with("share", share(tally.late, language)).to_string());
    }
    parts.join("; ") + "."
}

fn fairness(tally: &Tally, language: Language) -> Message {
    let decided = tally.decided(Side::First);
    if decided.of == 0 {
        return msg("profiles-nobody-won");
    }
    let verdict = match favoured(tally) {
        Some(Side::First) => msg("profiles-an-advantage"),
        Some(Side::Second) => msg("profiles-a-disadvantage"),
        None => msg("profiles-no-advantage"),
    };
    let share = share(decided, language);
    match decided.of == tally.games {
        true => msg("profiles-begins-wins").with("share", share).with("verdict", verdict),
        false => msg("profiles-begins-wins-decided").with("share", share).with("verdict", verdict),
    }
}

fn length(tally: &Tally) -> Message {
    match (tally.length_at(5), tally.length_at(95)) {
        (low, high) if low == high => msg("profiles-one-length").with("moves", low),
        (low, high) => msg("profiles-most-lengths").with("low", low).with("high", high),
    }
}

/// Says how hard the strong players thought; `None` if there were none.
pub fn effort(profiles: &[Profile], origin: &Origin, language: Language) -> Option<String> {
    let playouts: Vec<u64> =
        profiles.iter().filter_map(|profile| Some(profile.strong.as_ref()?.strength.playouts)).collect();
    let (least, most) = (playouts.iter().min()?, playouts.iter().max()?);
    let Origin { level, full, .. } = origin;
    let number = match least == most {
        true => msg("profiles-number").with("n", least.to_string()),
        false => msg("profiles-range").with("low", least.to_string()).with("high", most.to_string()),
    };
    Some(
        language.say(&match least < full {
            true => msg("profiles-effort-less")
                .with("level", level)
                .with("number", number)
                .with("full", full.to_string()),
            false => msg("profiles-effort").with("level", level).with("number", number),
        }),
    )
}
