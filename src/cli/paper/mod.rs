//! Papers: of games, and of the championship.

pub(crate) mod badges;
pub(crate) mod board;
pub(crate) mod booklet;
pub(crate) mod brand;
pub(crate) mod class;
pub(crate) mod diagram;
pub(crate) mod diplomas;
pub(crate) mod handout;
pub(crate) mod lists;
pub(crate) mod output;
pub(crate) mod pack;
pub(crate) mod print;
pub(crate) mod report;
pub(crate) mod sheet;
pub(crate) mod signs;
pub(crate) mod slips;
pub(crate) mod wallchart;
