//! What a PDF says about itself in XMP, the form that programs other than readers look for.

use lopdf::{Dictionary, Object, Stream};
use quick_xml::escape::partial_escape;

use super::Facts;

/// The name of the program.
pub(super) const PRODUCER: &str = "arbitro";

/// The properties that are not among those PDF/A knows by itself, described as it asks.
const EXTENSION: &str = r#"<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
<pdfaProperty:name>part</pdfaProperty:name>
<pdfaProperty:valueType>Integer</pdfaProperty:valueType>
<pdfaProperty:category>internal</pdfaProperty:category>
<pdfaProperty:description>The part of ISO 14289 the file conforms to</pdfaProperty:description>
</rdf:li></rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>"#;

/// Returns the metadata of a document: its title, who answers for it, and the standards it keeps (PDF/A-2a, PDF/UA-1).
pub(super) fn stream(facts: &Facts) -> Stream {
    let mut dictionary = Dictionary::new();
    dictionary.set("Type", Object::Name(b"Metadata".to_vec()));
    dictionary.set("Subtype", Object::Name(b"XML".to_vec()));
    // In plain sight, so that programs that know nothing of PDF find it.
    Stream::new(dictionary, packet(facts).into_bytes()).with_compression(false)
}

fn packet(facts: &Facts) -> String {
    let author = match facts.author.as_str() {
        "" => String::new(),
        author => {
            format!("<dc:creator><rdf:Seq><rdf:li>{}</rdf:li></rdf:Seq></dc:creator>\n", escaped(author))
        }
    };
    let date = facts.date.map_or_else(String::new, |date| {
        let (year, month, day) = (date.year, date.month, date.day);
        format!("<xmp:CreateDate>{year:04}-{month:02}-{day:02}T00:00:00Z</xmp:CreateDate>\n")
    });
    format!(
        r#"<?xpacket begin="{mark}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"
 xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"
 xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
 xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
 xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
{author}<dc:language><rdf:Bag><rdf:li>{language}</rdf:li></rdf:Bag></dc:language>
<pdf:Producer>{PRODUCER}</pdf:Producer>
{date}<pdfaid:part>2</pdfaid:part>
<pdfaid:conformance>A</pdfaid:conformance>
<pdfuaid:part>1</pdfuaid:part>
{EXTENSION}
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>"#,
        mark = '\u{feff}',
        title = escaped(&facts.title),
        language = facts.language.tag(),
    )
}

/// Returns text for XML; signs that XML does not take at all are left out.
fn escaped(text: &str) -> String {
    let is_taken = |sign: &char| !sign.is_control() && !matches!(sign, '\u{fffe}' | '\u{ffff}');
    partial_escape(text.chars().filter(is_taken).collect::<String>()).into_owned()
}

#[cfg(test)]
mod tests {
    use super::{packet, stream};
    use crate::typeset::document::Date;
    use crate::typeset::pdf::Facts;
    use speech::Language;

    #[test]
    fn a_document_says_who_it_is_whatever_its_title() {
        let date = Some(Date { year: 2026, month: 3, day: 7 });
        let title = "Cães & <Gatos>\u{1}".to_owned();
        let facts = Facts { title, author: "Ludus".to_owned(), language: Language::Pt, date };
        let told = packet(&facts);
        for wanted in [
            ">Cães &amp; &lt;Gatos&gt;<",
            "<rdf:li>Ludus</rdf:li>",
            "<rdf:li>pt-PT</rdf:li>",
            "2026-03-07T00:00:00Z",
            "<pdfuaid:part>1<",
            "<pdfaid:conformance>A<",
            "begin=\"\u{feff}\"",
        ] {
            assert!(told.contains(wanted), "{wanted}: {told}");
        }
        assert!(!stream(&facts).allows_compression);
        let bare = packet(&Facts { author: String::new(), date: None, ..facts });
        assert!(!bare.contains("creator") && !bare.contains("CreateDate"));
    }
}
