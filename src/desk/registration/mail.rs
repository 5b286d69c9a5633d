//! A mail as a draft that any program opens: one file, nothing sent.

use std::fmt::Write;

/// The longest line, with what ends it.
const LINE: usize = 72;

/// What the line of the subject begins with.
const SUBJECT: &str = "Subject: ";

/// Returns a draft, as RFC 5322 and 2045 write it; an empty address is left for a person to fill in.
pub(super) fn draft(to: &str, subject: &str, text: &str) -> Vec<u8> {
    let mut mail = String::new();
    // An address of a list is one line, whatever somebody put into it.
    let to: String = to.chars().filter(|letter| letter.is_ascii_graphic()).collect();
    if !to.is_empty() {
        mail += &format!("To: {to}\r\n");
    }
    mail += &format!("{SUBJECT}{}\r\n", encoded_words(subject));
    mail += "X-Unsent: 1\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n";
    mail += "Content-Transfer-Encoding: quoted-printable\r\n\r\n";
    for line in text.lines() {
        mail += &quoted_printable(line);
        mail += "\r\n";
    }
    mail.into_bytes()
}

/// Writes a subject that may have any letters, in words short enough for a line.
fn encoded_words(text: &str) -> String {
    let mut words: Vec<String> = vec![String::new()];
    let room = |n_words: usize| LINE - "=?utf-8?Q??=".len() - if n_words == 1 { SUBJECT.len() } else { 1 };
    for letter in text.chars().filter(|letter| !letter.is_control()) {
        let mut bytes = [0; 4];
        let written: String = letter.encode_utf8(&mut bytes).bytes().map(of_header).collect();
        if words.last().is_some_and(|word| word.len() + written.len() > room(words.len())) {
            words.push(String::new());
        }
        if let Some(word) = words.last_mut() {
            *word += &written;
        }
    }
    let words: Vec<String> = words.iter().map(|word| format!("=?utf-8?Q?{word}?=")).collect();
    words.join("\r\n ")
}

fn of_header(byte: u8) -> String {
    match byte {
        b' ' => "_".to_owned(),
        _ if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
        _ => format!("={byte:02X}"),
    }
}

/// Writes a line of text; a long one goes over several.
fn quoted_printable(line: &str) -> String {
    let (mut written, mut length) = (String::new(), 0);
    for byte in line.bytes() {
        let is_plain = (byte.is_ascii_graphic() && byte != b'=') || byte == b' ';
        let size = if is_plain { 1 } else { 3 };
        if length + size > LINE {
            written += "=\r\n";
            length = 0;
        }
        match is_plain {
            true => written.push(char::from(byte)),
            false => drop(write!(written, "={byte:02X}")),
        }
        length += size;
    }
    // A blank at the end of a line may be lost on the way.
    match written.strip_suffix(' ') {
        Some(before) => format!("{before}=20"),
        None => written,
    }
}

#[cfg(test)]
mod tests {
    use super::draft;

    #[test]
    fn a_draft_is_plain_ascii_in_short_lines_and_nobody_adds_a_header() {
        let text = "Caros colegas,\n\nação = ½ ".to_owned() + &"é".repeat(80) + "\nhttps://x.example/a?b=c";
        let subject = "Inscrições\r\nBcc: outro@example.pt — ".to_owned() + &"ã".repeat(60);
        let mail = String::from_utf8(draft("eb@example.pt\r\nBcc: ", &subject, &text)).unwrap();
        assert!(mail.is_ascii() && mail.lines().all(|line| line.len() <= 76), "{mail}");
        let (head, body) = mail.split_once("\r\n\r\n").unwrap();
        assert!(
            head.starts_with("To: eb@example.ptBcc:\r\nSubject: =?utf-8?Q?Inscri=C3=A7=C3=B5es"),
            "{head}"
        );
        assert!(!head.contains("\nBcc"), "{head}");
        assert!(body.starts_with("Caros colegas,\r\n\r\na=C3=A7=C3=A3o =3D =C2=BD"), "{body}");
        assert!(body.ends_with("https://x.example/a?b=3Dc\r\n"), "{body}");
    }
}
