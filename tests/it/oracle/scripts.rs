//! Scripted games and illegal tries.
