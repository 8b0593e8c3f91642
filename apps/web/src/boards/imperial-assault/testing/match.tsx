import type { View } from '@echo-base/games/imperial-assault/client';
import { fresh, type Scenario, skirmish } from '@echo-base/games/imperial-assault/testing';
import type { ComponentType } from 'react';
import { act } from 'react';
import { vi } from 'vitest';
import type { Decision } from '../../../kit/net/types.ts';
import type { BoardProps } from '../../../question/board-set.ts';
import { mountPart } from '../../testing/part.tsx';
import { confirmLabel } from '../options.ts';

export { fresh, skirmish };

/** Rendering of parts of this board from positions of real matches. */

const NAMES: Readonly<Record<string, string>> = { p1: 'Ida', p2: 'Marta' };

/** Width of the window for media queries such as `(max-width: 68.6875em)`; its height is enough for all of them. */
export function inWindow(width: number): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const most = 16 * Number(/max-width: ([\d.]+)em/.exec(query)?.[1] ?? 0);
    const list = { matches: width <= most, addEventListener() {}, removeEventListener() {} };
    return list as unknown as MediaQueryList;
  });
}

/** What a viewer sees of a match: its view, and its question if it is asked. */
export interface Drawn {
  readonly view: View;
  readonly viewer: string;
  readonly decision: Decision | null;
}

/** What the seat that is asked sees of a match now. */
export function seenBy(match: Scenario): Drawn {
  const seat = match.asked[0] ?? 'spectator';
  const decision = match.asked.length > 0 ? match.as(seat).decision : null;
  return { view: match.view(seat), viewer: seat, decision: decision && ({ ...decision, canUndo: false } as Decision) };
}

/** Draws a part of the board: returns sent choices, and a setter for new states. */
export async function openPart(Shown: ComponentType<BoardProps<View>>, drawn: Drawn) {
  const { draw, ...opened } = mountPart(Shown, { title: 'imperial-assault', confirmLabel });
  await draw({ ...drawn, names: NAMES });
  // The builder is loaded where an army is built.
  await act(async () => void (await import('../builder/builder.tsx')));
  return { ...opened, draw: (next: Drawn) => draw({ ...next, names: NAMES }) };
}
