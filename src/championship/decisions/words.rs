//! Facts in words, for the log. Pupils appear by their codes alone.

use crate::facts::{Fact, Language, TieMeans};

/// Says what happened, as the predicate of who did it.
pub fn describe(fact: &Fact, language: Language) -> String {
    let say = |pt: String, en: String| language.pick(pt, en);
    match fact {
        Fact::Created { name, .. } => {
            say(format!("criou o campeonato `{name}`"), format!("created the championship `{name}`"))
        }
        Fact::SchoolRegistered { school } => {
            let (number, name) = (school.number, &school.name);
            say(
                format!("registou a escola {number:03} {name}"),
                format!("registered school {number:03} {name}"),
            )
        }
        Fact::EntryAdded { code, .. } => say(format!("inscreveu {code}"), format!("entered {code}")),
        Fact::EntryChanged { code, .. } => {
            say(format!("alterou a inscrição {code}"), format!("changed the entry {code}"))
        }
        Fact::EntryWithdrawn { code, from_round, reason } => {
            let from = match from_round {
                Some(round) => say(format!(" a partir da ronda {round}"), format!(" from round {round} on")),
                None => String::new(),
            };
            say(format!("retirou {code}{from}: {reason}"), format!("withdrew {code}{from}: {reason}"))
        }
        Fact::EntryReinstated { code } => say(format!("readmitiu {code}"), format!("reinstated {code}")),
        Fact::AbsenceAnnounced { code, round } => say(
            format!("anunciou a falta de {code} à ronda {round}"),
            format!("announced that {code} misses round {round}"),
        ),
        Fact::GroupsDrawn { tournament, stage, seed, groups } => {
            let count = groups.len();
            say(
                format!("sorteou {tournament}, fase {stage} (grupos: {count}; semente: {seed})"),
                format!("drew {tournament}, stage {stage} (groups: {count}; seed: {seed})"),
            )
        }
        Fact::DrawAnnulled { tournament, stage, reason } => say(
            format!("anulou o sorteio de {tournament}, fase {stage}: {reason}"),
            format!("annulled the draw of {tournament}, stage {stage}: {reason}"),
        ),
        Fact::LateEntryPlaced { code, group } => {
            say(format!("colocou {code} no grupo {group}"), format!("placed {code} in group {group}"))
        }
        Fact::RoundPublished { group, round, seed, pairings, forced } => {
            let count = pairings.len();
            let why = forced.as_ref().map(|why| {
                say(format!(", com resultados em falta: {why}"), format!(", over missing results: {why}"))
            });
            let why = why.unwrap_or_default();
            say(
                format!("publicou a ronda {round} do grupo {group} (linhas: {count}; semente: {seed}){why}"),
                format!("published round {round} of group {group} (lines: {count}; seed: {seed}){why}"),
            )
        }
        Fact::RoundAnnulled { group, round, reason } => say(
            format!("anulou a ronda {round} do grupo {group}: {reason}"),
            format!("annulled round {round} of group {group}: {reason}"),
        ),
        Fact::ResultEntered { place, result, .. } => format!("{}: {result}", place.in_language(language)),
        Fact::ResultCorrected { place, was, result, reason, .. } => say(
            format!("{}: corrigiu {was} para {result}: {reason}", place.in_language(language)),
            format!("{}: corrected {was} to {result}: {reason}", place.in_language(language)),
        ),
        Fact::ResultRetracted { place, was, reason, .. } => say(
            format!("{}: anulou o resultado {was}: {reason}", place.in_language(language)),
            format!("{}: took back the result {was}: {reason}", place.in_language(language)),
        ),
        Fact::Noted { place, text, .. } => say(
            format!("{}: anotou: {text}", place.in_language(language)),
            format!("{}: noted: {text}", place.in_language(language)),
        ),
        Fact::TieDecided { group, order, means, .. } => {
            let order: Vec<String> = order.iter().map(ToString::to_string).collect();
            let (order, means) = (
                order.join(" > "),
                match means {
                    TieMeans::Lot { seed } => {
                        say(format!("sorteio, semente {seed}"), format!("lot, seed {seed}"))
                    }
                    TieMeans::PlayOff => say("jogo de desempate".into(), "play-off".into()),
                },
            );
            say(
                format!("desempatou o grupo {group}: {order} ({means})"),
                format!("decided a tie of group {group}: {order} ({means})"),
            )
        }
        Fact::Qualified { tournament, stage, qualifiers, forced } => {
            let count = qualifiers.len();
            let why = forced.as_ref().map(|why| format!(": {why}")).unwrap_or_default();
            say(
                format!("apurou a fase {stage} de {tournament} (passam: {count}){why}"),
                format!("settled stage {stage} of {tournament} (going on: {count}){why}"),
            )
        }
        Fact::TournamentClosed { tournament } => {
            say(format!("fechou o torneio {tournament}"), format!("closed tournament {tournament}"))
        }
        Fact::TournamentReopened { tournament, reason } => say(
            format!("reabriu o torneio {tournament}: {reason}"),
            format!("reopened tournament {tournament}: {reason}"),
        ),
        Fact::Forgotten { code } => {
            say(format!("apagou os dados pessoais de {code}"), format!("removed the personal data of {code}"))
        }
    }
}
