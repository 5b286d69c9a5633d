//! Files that the browser keeps.

use std::io::{Cursor, Write};

use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::problem::Problem;
use speech::msg;

/// Answers with a file to keep.
pub fn download(bytes: Vec<u8>, kind: &str, name: &str) -> Response {
    let plain = |c: char| if c.is_ascii_alphanumeric() || "-_.".contains(c) { c } else { '-' };
    let name: String = name.chars().map(plain).collect();
    let headers = [
        (CONTENT_TYPE, kind.to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
        (CACHE_CONTROL, "no-store".to_owned()),
    ];
    (headers, bytes).into_response()
}

/// Puts files into one.
pub(crate) fn zipped(files: &[(String, Vec<u8>)]) -> Result<Vec<u8>, Problem> {
    let write = || {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        for (name, bytes) in files {
            zip.start_file(name.as_str(), SimpleFileOptions::default())?;
            zip.write_all(bytes)?;
        }
        Ok::<_, zip::result::ZipError>(zip.finish()?.into_inner())
    };
    write().map_err(|error| {
        let text = msg("desk-export-unzipped").with("error", error.to_string());
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, text)
    })
}
