import {
  LEADER_IDS,
  LEADERS,
  type LeaderView,
  type RebellionView,
  SYSTEM_IDS,
} from '@echo-base/games/rebellion/client';
import type { ComponentType } from 'react';
import type { Decision, Option } from '../../../kit/net/types.ts';
import type { BoardProps } from '../../../question/board-set.ts';
import { mountPart } from '../../testing/part.tsx';
import { BoardDrag } from '../board-drag.tsx';

/** Views and questions for the tests of the hand, the strip and the rail. */

const NAMES: Readonly<Record<string, string>> = { rebel: 'Ida', imperial: 'Marta' };

const fromIds = <K extends string, V>(ids: readonly K[], of: (id: K) => V) =>
  Object.fromEntries(ids.map((id) => [id, of(id)])) as { [id in K]: V };

const hidden = { count: 0, cards: null } as const;

/** Leaders of the setup in their pools, the others in the box. */
export function leaders(more: { [id in keyof RebellionView['leaders']]?: Partial<LeaderView> } = {}) {
  return fromIds(LEADER_IDS, (id): LeaderView => {
    const at = LEADERS[id].comes === 'start' ? 'pool' : 'box';
    return { at, side: LEADERS[id].side, ring: null, detained: false, ...more[id] };
  });
}

/** A galaxy without units and cards, as the Rebels see it. */
export function viewOf(more: Partial<RebellionView> = {}): RebellionView {
  const side = { deck: 20, hand: hidden, discards: [] };
  return {
    phase: 'assignment',
    round: 1,
    time: 1,
    reputation: 14,
    active: 'rebel',
    turns: [
      { side: 'rebel', role: null },
      { side: 'imperial', role: null },
    ],
    turn: 0,
    passed: [],
    systems: fromIds(SYSTEM_IDS, () => ({ loyalty: null, subjugated: false, sabotaged: false, destroyed: false })),
    units: {},
    leaders: leaders(),
    base: { revealed: false, system: 'dantooine', old: [] },
    probes: { deck: 28, hand: hidden, removed: [], shown: [], ruledOut: null },
    missions: { rebel: side, imperial: side },
    projects: { deck: 10, discards: [] },
    assigned: [],
    actions: { decks: { rebel: 8, imperial: 8 }, hands: { rebel: hidden, imperial: hidden }, used: [] },
    objectives: { deck: [1, 2, 3], stages: [], hand: null, discards: [], status: {} },
    opened: null,
    lasting: [],
    placing: null,
    recruiting: null,
    mission: null,
    combat: null,
    ...more,
  };
}

/** A decision of the Rebels. */
export function decisionOf(options: readonly Option[], more: Partial<Decision> = {}): Decision {
  const prompt = { key: 'ask.assign' };
  return { id: 'q1', seat: 'rebel', shape: 'one', prompt, options: [...options], canUndo: false, ...more };
}

export interface Drawn {
  /** Choices sent so far. */
  readonly sent: unknown[];
  draw(view: RebellionView, decision?: Decision | null): Promise<void>;
  close(): void;
}

/** Draws a part of the board. */
export function mount(Part: ComponentType<BoardProps<RebellionView>>, viewer = 'rebel', names = NAMES): Drawn {
  const { draw, ...rest } = mountPart(Part, { title: 'rebellion', Provider: BoardDrag });
  return { ...rest, draw: (view, decision) => draw({ view, viewer, decision, names }) };
}

/** The button whose accessible name starts with this. Throws if there is none. */
export function named(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('button')].find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith(name),
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
}

/** The text of the page without its tags. */
export const words = (): string => (document.body.textContent ?? '').replaceAll(/\s+/g, ' ');
