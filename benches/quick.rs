//! q
use std::time::Instant;
fn main() {
    let cat = arbitro::catalog::Catalog::built_in();
    let args: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with("--")).collect();
    for id in cat.ids() {
        if !args.is_empty() && !args.iter().any(|a| id == a) {
            continue;
        }
        let t0 = Instant::now();
        let c = match cat.load(id) {
            Ok(c) => c,
            Err(e) => {
                println!("{e}");
                continue;
            }
        };
        let table = arbitro::engine::Table::new(c.game);
        let load = t0.elapsed();
        let start = arbitro::engine::Position::start(&table);
        let pf: Vec<u64> = (1..=3).map(|d| table.perft(&start, d)).collect();
        let mut rng = arbitro::engine::Rng::new(1);
        let (mut n, mut w, mut plies) = (0u64, [0u64; 3], 0u64);
        let t = Instant::now();
        while t.elapsed().as_secs_f64() < 0.7 {
            table.playouts(&start, 1000, &mut rng, 5000, |p| {
                n += 1;
                plies += u64::from(p.plies);
                match p.ending.and_then(|e| e.winner) {
                    Some(s) => w[s.index()] += 1,
                    None => w[2] += 1,
                }
            });
        }
        let s = t.elapsed().as_secs_f64();
        println!(
            "{id:20} load {:.2}ms perft {pf:?} {:.0}/s plies {:.2} first {:.4} draw {:.4}",
            load.as_secs_f64() * 1e3,
            n as f64 / s,
            plies as f64 / n as f64,
            w[0] as f64 / n as f64,
            w[2] as f64 / n as f64
        );
    }
}
