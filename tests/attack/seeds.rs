//! What is mangled: the files that come with the program, and small ones that use every corner of a format.

use std::path::Path;

use championship::regulations::READY_MADE;
use championship::tables::{Sheet, write_xlsx};
use rules::catalog::Catalog;
use rules::engine::{GameRecord, Position, Table};
use speech::Language;

use super::chance::Chance;

/// Returns the texts of all games.
pub(crate) fn games(catalog: &Catalog) -> Vec<Vec<u8>> {
    let text = |id: &str| catalog.text(id).ok().flatten().map(|text| text.text.into_bytes());
    catalog.ids().filter_map(text).collect()
}

/// Returns regulations: the ready-made ones, and one that names everything.
pub(crate) fn regulations() -> Vec<Vec<u8>> {
    let mut texts: Vec<Vec<u8>> = READY_MADE.iter().map(|ready| ready.text.as_bytes().to_vec()).collect();
    for ready in &READY_MADE {
        let whole = championship::regulations::parse("x.yaml", ready.text).unwrap();
        texts.push(championship::regulations::write(&whole).into_bytes());
    }
    texts.push(
        b"extends: escola\nedition: 13\nstages:\n  - play: knock-out\n    matches: best of 3\n".to_vec(),
    );
    texts.push(
        b"extends: cnjm\nstages:\n  - play: round robin\n    groups of: 6\nlast resort: share\n".to_vec(),
    );
    texts
}

/// Returns lists of entries, results and pairings as text and as workbooks.
pub(crate) fn lists() -> Vec<Vec<u8>> {
    let texts = [
        "Nome;Escola;Ano;Ciclo;Jogo\nAna Um;EB de Vale 1;3;1;Rastros\nRui Dois;EB de Cima;4.º;1.º;Rastros\n",
        "Name,School,Place,Year,Game\n\"Ana, Um\",EB 1,Porto,3,Rastros\nEva,EB 2,,12,Produto\n",
        "C\u{f3}digo\tNome\n001.1.3\tAna\n002.1.3.1\tRui\n",
        "Grupo;Ronda;Mesa;Resultado\n1.3.1;1;1;1-0\n1.3.1;1;2;\u{bd}-\u{bd}\n1.3.1;1;3;+/-\n",
        "Jogo;Ciclo;Escola;N.\u{ba} da escola;Nome;Ano;Observa\u{e7}\u{f5}es\nRastros;1;EB;17;Ivo;2;=1+1\n",
        "001.1.3;002.1.3\n003.1.3;004.1.3\n",
    ];
    let mut lists: Vec<Vec<u8>> = texts.iter().map(|text| text.as_bytes().to_vec()).collect();
    for text in texts {
        let row = |line: &str| line.split([';', ',', '\t']).map(str::to_owned).collect();
        let rows: Vec<Vec<String>> = text.lines().map(row).collect();
        lists.push(write_xlsx(&[Sheet { name: "Folha".into(), rows }]).unwrap());
    }
    lists
}

/// Returns report files of tournaments.
pub(crate) fn reports() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/trf");
    let mut paths: Vec<_> =
        std::fs::read_dir(folder).unwrap().filter_map(|item| Some(item.ok()?.path())).collect();
    paths.sort();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "trf"));
    let mut texts: Vec<Vec<u8>> = paths.iter().map(|path| std::fs::read(path).unwrap()).collect();
    texts.retain(|text| text.len() < 60_000);
    texts
}

/// Returns a recorded game of each game, played by chance.
pub(crate) fn records(catalog: &Catalog) -> Vec<Vec<u8>> {
    let mut records = Vec::new();
    for (number, id) in (0..).zip(catalog.ids()) {
        let Ok(compiled) = catalog.load(id) else { continue };
        let mut position = Position::start(&Table::new(compiled.game));
        let mut chance = Chance::new(number, 0);
        let mut record = GameRecord { game: id.to_owned(), ..GameRecord::default() };
        while position.ending().is_none() && record.moves.len() < 60 {
            let moves = position.moves();
            let Some(mv) = moves.get(chance.below(moves.len())) else { break };
            record.moves.push(position.write_move(*mv));
            position = position.play_legal(*mv);
        }
        let language = Language::ALL[chance.below(3)];
        records.push(record.written(language).into_bytes());
        records.push(format!("{}\n", position.write()).into_bytes());
    }
    records
}

/// Returns drawings with every shape that is read, and pictures of dots.
pub(crate) fn drawings() -> Vec<Vec<u8>> {
    let shapes = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"120\" height=\"80\" viewBox=\"0 0 120 80\">\
        <style>.a{fill:#123}</style><defs><linearGradient id=\"g\"><stop offset=\"0\" stop-color=\"red\"/></linearGradient></defs>\
        <g transform=\"translate(10,20) rotate(30 5 5) scale(1.5) skewX(3) matrix(1 0 0 1 2 3)\" opacity=\".5\">\n\
        <rect x=\"1\" y=\"2\" width=\"30\" height=\"20\" rx=\"3\" fill=\"#ff0000\" stroke=\"blue\" stroke-width=\"2\"/>\n\
        <circle cx=\"40\" cy=\"40\" r=\"12\" fill=\"rgb(10,20,30)\"/><ellipse cx=\"1\" cy=\"2\" rx=\"3\" ry=\"4\"/>\n\
        <line x1=\"0\" y1=\"0\" x2=\"9\" y2=\"9\" stroke=\"#000\" stroke-dasharray=\"2 1\"/>\n\
        <polygon points=\"1,1 5,9 9,1\"/><polyline points=\"0 0 1 1 2 0\" fill=\"none\" stroke=\"green\"/></g>\n\
        <path d=\"M1 1 h5 v5 H3 V8 l2-2 L9 9 c1,1 2,2 3,0 s1 1 2 2 q1 1 2 0 t3 3 a5 4 30 0 1 9 9 z m3 3 l1e2.5.5\" fill-rule=\"evenodd\"/>\n\
        <text x=\"3\" y=\"9\">A&amp;B</text><use href=\"#g\"/></svg>";
    let mut drawings = vec![shapes.as_bytes().to_vec()];
    let picture = tiny_skia::Pixmap::new(40, 30).unwrap();
    drawings.push(picture.encode_png().unwrap());
    for catalogued in ["rastros", "produto", "hex"] {
        if let Ok(compiled) = Catalog::built_in().load(catalogued) {
            let table = Table::new(compiled.game);
            let diagram = gallery::sheets::example::of_start(&table, Language::Pt);
            let scale = gallery::sheets::example::scale(table.game());
            let figure = gallery::diagram::draw(&diagram, scale, &gallery::diagram::Theme::PRINT);
            drawings.push(paper::figure::svg::svg(&figure).into_bytes());
        }
    }
    drawings
}

/// Returns templates of diplomas.
pub(crate) fn templates() -> Vec<Vec<u8>> {
    use championship::handouts::{Honour, built_in_template};
    let all = Language::ALL.into_iter().flat_map(|language| {
        [Honour::TakingPart, Honour::Podium]
            .map(|honour| built_in_template(honour, language).as_bytes().to_vec())
    });
    all.collect()
}
