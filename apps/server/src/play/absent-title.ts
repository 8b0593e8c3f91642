import type { AnyTitle } from '@echo-base/games/engine';
import { z } from 'zod';
import { Refused } from '../refused.ts';

function absent(): never {
  throw new Refused('frozen', { reason: 'title' });
}

/** Placeholder for a title that this server does not have any more: its matches can be listed, not played. */
export function absentTitle(id: string): AnyTitle {
  return {
    id,
    name: id,
    minPlayers: 0,
    maxPlayers: 0,
    seats: [],
    seatings: () => [],
    options: z.never(),
    rules: { rule: absent, declare: absent, define: absent, step: absent, ids: () => [], asking: () => [] },
    rulesVersion: 0,
    setup: absent,
    first: { id: 'absent' },
    view: absent,
    concede: absent,
    bots: {},
    text: { en: {} },
    complete: false,
  };
}
