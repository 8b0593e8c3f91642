/** Action cards that answer events: each declares its response with `respond`. Rings are asked about openly. */
import './reactions/before.ts';
import './reactions/dice.ts';
import './reactions/captives.ts';
import './reactions/skywalker.ts';
