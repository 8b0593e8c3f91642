import { sideOf } from '@echo-base/games/engine';
import { personOf } from '../model/ids.ts';
import { nameIn } from '../model/look-alikes.ts';
import type { Host } from '../play/host.ts';

const WORD = /[\p{L}\p{N}]/u;

/** Those of these names that a text mentions with an @ before them: of names that begin alike the longest. */
export function namedIn(text: string, names: readonly string[]): ReadonlySet<string> {
  const longestFirst = names.filter((name) => name !== '').sort((a, b) => b.length - a.length);
  const found = new Set<string>();
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])@/gu)) {
    const rest = text.slice(index + 1).toLowerCase();
    const named = longestFirst.find((name) => {
      return rest.startsWith(name.toLowerCase()) && !WORD.test(rest.charAt(name.length));
    });
    if (named !== undefined) found.add(named);
  }
  return found;
}

/** A player who is named in the chat of a match, and when. */
export interface Mention {
  readonly playerId: string;
  readonly at: number;
}

/** Players of a match who were named in its chat since then, in messages of others that they may read. */
export function mentionsOf({ id, title, stored, chat }: Host, since: number): Mention[] {
  const players = stored.seats.flatMap(({ seat, playerId, playerName }) =>
    playerId === null ? [] : [{ seat, playerId, name: nameIn(stored, { id: playerId, name: playerName ?? '' }) }],
  );
  const names = players.map(({ name }) => name);
  return chat.since(since).flatMap(({ said, at }) => {
    const named = namedIn(said.text, names);
    const isMeant = ({ seat, playerId, name }: (typeof players)[number]) =>
      named.has(name) &&
      personOf(id, playerId) !== said.person &&
      (said.team === undefined || said.team === sideOf(title, seat));
    return players.filter(isMeant).map(({ playerId }) => ({ playerId, at }));
  });
}
