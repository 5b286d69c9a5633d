# Editions of the championship.

editions-cycle-first = 1st cycle
editions-cycle-second = 2nd cycle
editions-cycle-third = 3rd cycle
editions-cycle-secondary = Secondary
editions-no-such-cycle = there is no cycle `{ $text }`; the cycles are 1, 2, 3 and sec
