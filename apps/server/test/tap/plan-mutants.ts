/** Planted leaks of what a side plans. */
import type { Mutant } from './mutant.ts';

const SERVER = 'apps/server/src';

export const PLAN_MUTANTS: readonly Mutant[] = [
  {
    name: 'plans of a side, to all who play',
    file: `${SERVER}/play/plans.ts`,
    find: 'this.#match.notify({ matchId: this.#match.stored().match.id, seat, ...row }, this.#readersOf(seat));',
    put: `const { match, seats } = this.#match.stored();
    this.#match.notify({ matchId: match.id, seat, ...row }, seats.map((one) => one.seat));`,
    title: 'rebellion',
  },
  {
    name: 'plans of a side, to all who watch',
    file: `${SERVER}/sockets/live.ts`,
    find: "to(viewers.map((viewer) => viewerRoom(plan.matchId, viewer))).emit('plan', plan)",
    put: "to([...viewers, 'spectator'].map((viewer) => viewerRoom(plan.matchId, viewer))).emit('plan', plan)",
    title: 'rebellion',
  },
  {
    name: 'plans of a side, to all who connect later',
    file: `${SERVER}/play/plans.ts`,
    find: 'this.#readersOf(seat).some((one) => seats.includes(one)) && ',
    put: '',
    title: 'rebellion',
  },
];
