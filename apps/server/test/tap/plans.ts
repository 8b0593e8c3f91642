/** Plans of the seats of a match, and who may read them, computed independently of the server. */
import { pending } from '@echo-base/games/engine';
import { Leak, only, same } from './leak.ts';
import { teamOf } from './talk.ts';
import type { Any, Tap } from './tap.ts';
import type { Truth } from './truth.ts';

/** What a seat has picked for a decision. */
export interface Planned {
  readonly decision: string;
  readonly picked: readonly string[];
}

export class Plans {
  readonly #live: () => Truth;
  readonly #given = new Map<string, Planned>();

  constructor(live: () => Truth) {
    this.#live = live;
  }

  /** Seats of the side of this one that still play: they read its plans. Empty if it cannot plan. */
  readersOf(seat: string): readonly string[] {
    const { title, g } = this.#live();
    const team = teamOf(title, seat);
    if (!title.matesShareOptions || team === undefined) return [];
    const side = g.seats.filter((other) => teamOf(title, other) === team && !g.conceded.includes(other));
    return side.length > 1 && side.includes(seat) ? side : [];
  }

  give(seat: string, planned: Planned): void {
    this.#given.set(seat, planned);
  }

  /** The plan of a seat for an open decision; null without one. */
  of(seat: string): Planned | null {
    const { title, g, isOver } = this.#live();
    const planned = this.#given.get(seat);
    const isOpen = !isOver && pending(title.rules, g).some(({ id }) => id === planned?.decision);
    return planned && planned.picked.length > 0 && isOpen ? planned : null;
  }
}

interface PlannedTable {
  readonly matchId: string;
  readonly plans: Plans;
  seatsOf(tap: Tap): readonly string[];
}

/** Checks a message about a plan: it must be the last one of a seat of an own side. */
export function checkPlan(table: PlannedTable, tap: Tap, told: Any): void {
  only('plan', told, ['matchId', 'seat', 'decision', 'picked']);
  const isMate = table.seatsOf(tap).some((seat) => table.plans.readersOf(told.seat).includes(seat));
  if (!isMate) throw new Leak(`${tap.name} was told the plan of ${told.seat}`);
  same(`${tap.name}: match of a plan`, told.matchId, table.matchId);
  if (told.picked.length === 0) return;
  const { decision, picked } = told;
  same(`${tap.name}: plan of ${told.seat}`, { decision, picked }, table.plans.of(told.seat));
}
