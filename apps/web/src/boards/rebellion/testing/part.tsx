import {
  LEADER_IDS,
  LEADERS,
  type LeaderId,
  type LeaderView,
  type PlaceId,
  type RebellionView,
  SYSTEM_IDS,
  type SystemId,
  type SystemView,
  UNIT_TYPES,
  UNITS,
  type UnitId,
  type UnitType,
  type UnitView,
} from '@echo-base/games/rebellion/client';
import type { ComponentType } from 'react';
import type { Decision, Option, Outcome } from '../../../kit/net/types.ts';
import type { BoardProps, BoardSet } from '../../../question/board-set.ts';
import { documentOfPart, mountPart } from '../../testing/part.tsx';
import { BoardDrag } from '../board-drag.tsx';
import { covers } from '../combat/use-covers.ts';

/** Views and questions for the tests of this board. */

// Combats and missions are drawn at once, as after an idle moment.
await covers.load();

/** A position by the names on the board; omitted fields are empty. */
export interface Position {
  readonly systems?: { readonly [id in SystemId]?: Partial<SystemView> };
  readonly units?: { readonly [at: string]: { readonly [type in UnitType]?: number } };
  readonly leaders?: { readonly [id in LeaderId]?: Partial<LeaderView> };
  readonly more?: Partial<RebellionView>;
}

const QUIET: SystemView = { loyalty: null, subjugated: false, sabotaged: false, destroyed: false };

function systemsOf(position: Position): RebellionView['systems'] {
  return Object.fromEntries(
    SYSTEM_IDS.map((id) => [id, { ...QUIET, ...position.systems?.[id] }]),
  ) as RebellionView['systems'];
}

function leadersOf(position: Position): RebellionView['leaders'] {
  return Object.fromEntries(
    LEADER_IDS.map((id) => {
      const { side } = LEADERS[id];
      return [id, { at: 'box', side, ring: null, detained: false, ...position.leaders?.[id] }];
    }),
  ) as RebellionView['leaders'];
}

/** Units of the box, each used once. Throws if a position needs more than there are. */
function unitsOf(position: Position): RebellionView['units'] {
  const used = new Map<UnitType, number>();
  const units: Record<string, UnitView> = {};
  for (const [at, force] of Object.entries(position.units ?? {})) {
    for (const type of UNIT_TYPES) {
      for (let n = 0; n < (force[type] ?? 0); n++) {
        const number = (used.get(type) ?? 0) + 1;
        if (number > UNITS[type].count) throw new Error(`no ${type} left`);
        used.set(type, number);
        units[`${type}-${number}` satisfies UnitId] = { at, damage: 0 };
      }
    }
  }
  return units;
}

const both = <T,>(value: T): { rebel: T; imperial: T } => ({ rebel: value, imperial: value });

/** What a viewer sees of a position. */
export function viewOf(position: Position = {}): RebellionView {
  return {
    phase: 'command',
    round: 3,
    time: 3,
    reputation: 12,
    active: 'rebel',
    turns: [
      { side: 'rebel', role: null },
      { side: 'imperial', role: null },
    ],
    turn: 0,
    passed: [],
    systems: systemsOf(position),
    units: unitsOf(position),
    leaders: leadersOf(position),
    base: { revealed: false, system: null, old: [] },
    probes: { deck: 20, hand: { count: 4, cards: null }, removed: [], shown: [], ruledOut: null },
    missions: both({ deck: 10, hand: { count: 4, cards: null }, discards: [] }),
    projects: { deck: 8, discards: [] },
    assigned: [],
    actions: { decks: both(3), hands: {}, used: [] },
    objectives: { deck: [], stages: [], hand: null, discards: [], status: {} },
    opened: null,
    lasting: [],
    placing: null,
    recruiting: null,
    mission: null,
    combat: null,
    ...position.more,
  };
}

/** A decision of the Rebels; `some` lets several be chosen. */
export function decisionOf(options: readonly Option[], shape: Decision['shape'] = 'one'): Decision {
  const question = { key: 'ask.place' };
  return { id: 'rebel:1.x', seat: 'rebel', shape, prompt: question, options: [...options], canUndo: false };
}

/** An option that points at a place. */
export function placeOption(id: PlaceId, more: Partial<Option> = {}): Option {
  return { key: id, label: { key: `system.${id}` }, at: `place:${id}`, ...more };
}

const SEATS = { rebel: 'Ida', imperial: 'Marta' } as const;

interface Drawn {
  readonly view: RebellionView;
  readonly decision?: Decision;
  readonly viewer?: string;
  /** Names of the players by seat. */
  readonly names?: Readonly<Record<string, string>>;
  readonly outcome?: Outcome;
  readonly onAct?: (decision: Decision, choice: unknown) => void;
}

const DRAWING = { title: 'rebellion', Provider: BoardDrag };

const seenBy = ({ viewer = 'rebel', names = SEATS, ...drawn }: Drawn) => ({ ...drawn, viewer, names });

/** Draws a part of the board as a static document. */
export const documentOf = (Part: ComponentType<BoardProps<RebellionView>>, drawn: Drawn): Document =>
  documentOfPart(Part, seenBy(drawn), DRAWING);

/** Draws a part of the board: returns sent choices, and a setter for new states of the match. */
export async function openPart(
  Part: ComponentType<BoardProps<RebellionView>>,
  { confirmLabel, ...drawn }: Drawn & Pick<BoardSet, 'confirmLabel'>,
) {
  const { draw, ...opened } = mountPart(Part, { ...DRAWING, confirmLabel });
  await draw(seenBy(drawn));
  return { ...opened, draw: (next: Drawn) => draw(seenBy(next)) };
}
