//! What can go wrong between a championship and its storage.

use std::path::{Path, PathBuf};

use crate::facts::Title;

/// A refusal or failure of the store. Nothing was changed when one is returned.
///
/// `Display` is the English sentence; [`StoreError::text`] has both languages.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.text().en)]
pub enum StoreError {
    /// The place where a new championship should go is taken.
    AlreadyExists(String),
    /// Somebody else changed what the caller had looked at.
    Conflict {
        /// What was changed, or empty when the caller expected the journal as a whole unchanged.
        subject: String,
        /// The version the caller had seen.
        expected: u64,
        /// The version that is there.
        found: u64,
    },
    /// The operating system refused to read or write a file.
    File {
        /// The file.
        path: PathBuf,
        /// The system's own words.
        reason: String,
    },
    /// Somebody else has the championship open.
    InUse(String),
    /// The request itself cannot be stored.
    Invalid(Title),
    /// An idempotency key came twice with different contents.
    KeyReused(String),
    /// Nothing is there.
    Missing(String),
    /// The file or database holds something else.
    NotAChampionship(String),
    /// The database failed; the outcome of a request in flight may be unknown until it is repeated with its key.
    Database {
        /// Where the championship is.
        place: String,
        /// The database's own words.
        reason: String,
    },
    /// The championship was written by a newer program.
    TooNew {
        /// Where the championship is.
        place: String,
        /// Its format.
        found: u32,
        /// The newest format this program knows.
        known: u32,
    },
    /// The journal does not hold together.
    Damaged {
        /// Where the championship is.
        place: String,
        /// What was found.
        reason: Title,
    },
}

impl StoreError {
    /// Returns the error of a file operation.
    pub(crate) fn file(path: &Path, error: &std::io::Error) -> Self {
        StoreError::File { path: path.to_path_buf(), reason: error.to_string() }
    }

    /// Returns the sentence for the user in both languages.
    pub fn text(&self) -> Title {
        match self {
            StoreError::AlreadyExists(place) => Title::new(
                format!("`{place}` já existe; escolha outro nome ou apague-o primeiro"),
                format!("`{place}` already exists; choose another name or remove it first"),
            ),
            StoreError::Conflict { subject, expected, found } if subject.is_empty() => Title::new(
                format!(
                    "o campeonato mudou entretanto (esperava a versão {expected}, está na {found}); veja o que mudou com `arbitro log` e repita"
                ),
                format!(
                    "the championship changed meanwhile (expected version {expected}, found {found}); see what changed with `arbitro log` and try again"
                ),
            ),
            StoreError::Conflict { subject, expected, found } => Title::new(
                format!(
                    "`{subject}` foi alterado entretanto por outra pessoa (esperava a versão {expected}, está na {found}); nada foi gravado"
                ),
                format!(
                    "`{subject}` was changed meanwhile by somebody else (expected version {expected}, found {found}); nothing was saved"
                ),
            ),
            StoreError::File { path, reason } => Title::new(
                format!("não foi possível usar o ficheiro `{}`: {reason}", path.display()),
                format!("cannot use the file `{}`: {reason}", path.display()),
            ),
            StoreError::InUse(place) => Title::new(
                format!("`{place}` está aberto noutro programa; feche-o primeiro"),
                format!("`{place}` is open in another program; close that first"),
            ),
            StoreError::Invalid(text) => text.clone(),
            StoreError::KeyReused(key) => Title::new(
                format!("a chave de pedido `{key}` já serviu para um pedido diferente; use uma chave nova"),
                format!("the request key `{key}` was already used for a different request; use a new key"),
            ),
            StoreError::Missing(place) => Title::new(
                format!("não há nenhum campeonato em `{place}`; crie-o com `arbitro new`"),
                format!("there is no championship at `{place}`; create it with `arbitro new`"),
            ),
            StoreError::NotAChampionship(place) => Title::new(
                format!("`{place}` não é um campeonato do arbitro"),
                format!("`{place}` is not an arbitro championship"),
            ),
            StoreError::Database { place, reason } => Title::new(
                format!(
                    "a base de dados `{place}` falhou: {reason}; repita o comando, nada do que foi confirmado se perdeu"
                ),
                format!(
                    "the database `{place}` failed: {reason}; repeat the command, nothing confirmed was lost"
                ),
            ),
            StoreError::TooNew { place, found, known } => Title::new(
                format!(
                    "`{place}` foi escrito por uma versão mais recente do arbitro (formato {found}; esta conhece até ao {known}); atualize o programa"
                ),
                format!(
                    "`{place}` was written by a newer arbitro (format {found}; this one knows up to {known}); update the program"
                ),
            ),
            StoreError::Damaged { place, reason } => Title::new(
                format!(
                    "o diário de `{place}` está danificado: {}; recupere uma cópia com `arbitro restore`",
                    reason.pt
                ),
                format!(
                    "the journal of `{place}` is damaged: {}; recover a copy with `arbitro restore`",
                    reason.en
                ),
            ),
        }
    }
}
