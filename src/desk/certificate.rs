//! A certificate given to the program: with it the server speaks HTTPS by itself, without another server before it.
//!
//! The files are looked at again while the server runs, so that a certificate that was renewed is used from the next connection on. When
//! what is there then cannot be used, the one before stays, and the terminal says so.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime};

use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{Error, InconsistentKeys, ServerConfig};
use tokio::net::TcpStream;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;

use speech::{Language, Message, Tell, msg};

/// How often it is looked whether the files have changed.
const LOOK: Duration = Duration::from_secs(2);

/// How long a greeting may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why a certificate cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CertificateError(Message);

impl Tell for CertificateError {
    fn tell(&self) -> Message {
        self.0.clone()
    }
}

/// A certificate and its key, in use.
pub struct Certificate {
    files: [PathBuf; 2],
    language: Language,
    current: Mutex<Current>,
}

struct Current {
    config: Arc<ServerConfig>,
    stamps: [Option<(SystemTime, u64)>; 2],
    looked: Instant,
}

impl Certificate {
    /// Reads a certificate, with those that it stands on, and its key, both as PEM.
    ///
    /// # Errors
    /// When one of the files cannot be read, or they do not belong together.
    pub fn read(certificate: &Path, key: &Path, language: Language) -> Result<Self, CertificateError> {
        let files = [certificate.to_owned(), key.to_owned()];
        // Looked at first: what changes meanwhile is read again.
        let stamps = stamps(&files);
        let current = Mutex::new(Current {
            config: config(&files).map_err(CertificateError)?,
            stamps,
            looked: Instant::now(),
        });
        Ok(Certificate { files, language, current })
    }

    /// Greets somebody who has connected; nothing where they do not speak TLS, or dawdle.
    pub(super) async fn greet(&self, stream: TcpStream) -> Option<TlsStream<TcpStream>> {
        let greeting = TlsAcceptor::from(self.config()).accept(stream);
        tokio::time::timeout(PATIENCE, greeting).await.ok()?.ok()
    }

    /// Returns what to greet with, read again where the files have changed.
    fn config(&self) -> Arc<ServerConfig> {
        let mut current = self.current.lock().unwrap_or_else(PoisonError::into_inner);
        if current.looked.elapsed() > LOOK {
            current.looked = Instant::now();
            let stamps = stamps(&self.files);
            if stamps != current.stamps {
                current.stamps = stamps;
                match config(&self.files) {
                    Ok(config) => current.config = config,
                    Err(message) => {
                        let said = msg("certificate-stays").with("reason", message);
                        eprintln!("{}", self.language.say(&said));
                    }
                }
            }
        }
        Arc::clone(&current.config)
    }
}

fn stamps(files: &[PathBuf; 2]) -> [Option<(SystemTime, u64)>; 2] {
    files.each_ref().map(|file| {
        // What cannot be read is not there yet, so that it is read once it can be.
        let about = File::open(file).ok()?.metadata().ok()?;
        Some((about.modified().ok()?, about.len()))
    })
}

fn config([certificate, key]: &[PathBuf; 2]) -> Result<Arc<ServerConfig>, Message> {
    let read = |file: &Path| {
        std::fs::read(file).map_err(|error| {
            msg("certificate-unread").with("file", file.display().to_string()).with("reason", error.tell())
        })
    };
    let shown = |file: &Path| file.display().to_string();
    let chain: Vec<CertificateDer<'static>> = CertificateDer::pem_slice_iter(&read(certificate)?)
        .collect::<Result<Vec<_>, _>>()
        .ok()
        .filter(|chain| !chain.is_empty())
        .ok_or_else(|| msg("certificate-none").with("file", shown(certificate)))?;
    let secret = PrivateKeyDer::from_pem_slice(&read(key)?)
        .map_err(|_| msg("certificate-no-key").with("file", shown(key)))?;
    let refused = |error: Error| match error {
        Error::InconsistentKeys(InconsistentKeys::KeyMismatch) => {
            msg("certificate-other-key").with("file", shown(key)).with("certificate", shown(certificate))
        }
        error => {
            msg("certificate-refused").with("file", shown(certificate)).with("reason", error.to_string())
        }
    };
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let mut config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(refused)?
        .with_no_client_auth()
        .with_single_cert(chain, secret)
        .map_err(refused)?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(Arc::new(config))
}
