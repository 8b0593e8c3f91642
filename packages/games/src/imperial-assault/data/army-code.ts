import { type Refusal, refuse } from '../../engine/text.ts';
import type { Army } from './armies.ts';

/** Marks the format, so that later ones can be told apart. */
const VERSION = 'IA1';

/** `stormtrooper*2`: ids in order, with the number of copies. */
function pack(ids: readonly string[]): string {
  return [...new Set(ids)]
    .map((id) => {
      const n = ids.filter((one) => one === id).length;
      return n > 1 ? `${id}*${n}` : id;
    })
    .join(',');
}

function unpack(line: string): string[] | null {
  const ids: string[] = [];
  for (const part of line === '' ? [] : line.split(',')) {
    const [, id, n = '1'] = /^([a-z0-9-]+)(?:\*([1-9]\d?))?$/.exec(part) ?? [];
    if (!id) return null;
    ids.push(...Array.from({ length: Number(n) }, () => id));
  }
  return ids;
}

/** An army as a line of text that players can copy and send: `IA1;darth-vader,stormtrooper*2;planning,rally`. */
export function encodeArmy({ cards, deck }: Army): string {
  return [VERSION, pack(cards), pack(deck)].join(';');
}

/** The army of a text code; a refusal if it is none. The army itself may still break the rules of army building. */
export function decodeArmy(code: string): Army | Refusal {
  const [version, cards, deck, ...more] = code.trim().split(';');
  if (version !== VERSION || cards === undefined || deck === undefined || more.length > 0)
    return refuse('bad_army_code');
  const [ownCards, ownDeck] = [unpack(cards), unpack(deck)];
  return ownCards && ownDeck ? { cards: ownCards, deck: ownDeck } : refuse('bad_army_code');
}
