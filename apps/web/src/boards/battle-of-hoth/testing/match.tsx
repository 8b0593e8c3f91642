import type { View } from '@echo-base/games/battle-of-hoth/client';
import { battle, type Scenario } from '@echo-base/games/battle-of-hoth/testing';
import type { ComponentType } from 'react';
import type { Decision } from '../../../kit/net/types.ts';
import type { BoardProps } from '../../../question/board-set.ts';
import { documentOfPart, mountPart } from '../../testing/part.tsx';
import { confirmLabel } from '../confirm-label.ts';

export { battle };

/** Rendering of parts of this board from positions of real matches. */

const NAMES: Readonly<Record<string, string>> = {
  rebels: 'Ida',
  empire: 'Marta',
  'rebels-2': 'Jonas',
  'empire-2': 'Ulf',
};

type Part = ComponentType<BoardProps<View>>;

/** What a viewer sees of a match: its view, its seats, and its question if it is asked. */
export interface Drawn {
  readonly view: View;
  readonly viewer: string;
  readonly decision: Decision | null;
  readonly onAct?: (decision: Decision, choice: unknown) => void;
}

/** What a seat, or a spectator, sees of a match now; default: the seat that is asked. */
export function seenBy(match: Scenario, viewer?: string): Drawn {
  const asked = match.asked[0] ?? 'spectator';
  const seat = viewer ?? asked;
  const decision = seat === asked && match.asked.length > 0 ? match.as(seat).decision : null;
  return { view: match.view(seat), viewer: seat, decision: decision && ({ ...decision, canUndo: false } as Decision) };
}

/** The players at the seats of a match. */
const withNames = (drawn: Drawn) => ({
  ...drawn,
  names: Object.fromEntries(drawn.view.seats.map(({ seat }) => [seat, NAMES[seat] ?? seat])),
});

const DRAWING = { title: 'battle-of-hoth', confirmLabel };

/** Draws a part of the board as a static document. */
export const documentOf = (Shown: Part, drawn: Drawn): Document => documentOfPart(Shown, withNames(drawn), DRAWING);

/** Draws a part of the board: returns sent choices, and a setter for new states of the match. */
export async function openPart(Shown: Part, drawn: Drawn) {
  const { draw, ...opened } = mountPart(Shown, DRAWING);
  await draw(withNames(drawn));
  return { ...opened, draw: (next: Drawn) => draw(withNames(next)) };
}
