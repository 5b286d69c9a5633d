# Editions of the championship.

editions-cycle-first = 1st cycle
editions-cycle-second = 2nd cycle
editions-cycle-third = 3rd cycle
editions-cycle-secondary = Secondary
editions-no-such-cycle = there is no cycle `{ $text }`; the cycles are 1, 2, 3 and sec
# What people type for them, with commas between.
editions-written-first = 1, 1st, 1st cycle, first
editions-written-second = 2, 2nd, 2nd cycle, second
editions-written-third = 3, 3rd, 3rd cycle, third
editions-written-secondary = sec, secondary, secondary school
