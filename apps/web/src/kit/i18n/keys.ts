import type { EngineKey } from '@echo-base/games/text';
import type common from './catalogues/common/en.json';
import type lobby from './catalogues/lobby/en.json';
import type match from './catalogues/match/en.json';
import type replay from './catalogues/replay/en.json';
import type rules from './catalogues/rules/en.json';
import type settings from './catalogues/settings/en.json';

/**
 * Keys of the English texts, by what brings them; a board adds those of its title (`boards/<title>/text/keys.d.ts`).
 * @public
 */
export interface Keys {
  client: keyof (typeof common & typeof lobby & typeof match & typeof replay & typeof rules & typeof settings);
  engine: EngineKey;
}

/** Key of a sentence. Seats and titles come from the server, and with them their names. Other keys from data are a `Text`. */
export type Key = Keys[keyof Keys] | `seat.${string}` | `title.${string}`;
