// What HTML alone cannot do. Pages work without it where they can.
"use strict";
