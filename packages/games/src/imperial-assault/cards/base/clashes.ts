import { placeKey, placeOf, placesOver, type SpaceId, spacesOf } from '../../../engine/grid/index.ts';
import type { Option } from '../../../engine/rule.ts';
import { refuse, text } from '../../../engine/text.ts';
import { type Ability, callOf, type Owner } from '../../rules/ability-book.ts';
import { cardOf, distanceBetween, distanceOf, gridNow, isNextTo, membersOf, spacesOfPiece } from '../../rules/board.ts';
import { book } from '../../rules/book.ts';
import { becomeFocused, type Hit, suffer } from '../../rules/damage.ts';
import { missionHooks } from '../../rules/mission-book.ts';
import { canLeave, spacesOfOthers } from '../../rules/moving.ts';
import { effectHelp, pieceName, spaceName } from '../../rules/names.ts';
import { rollDie } from '../../rules/pools.ts';
import { placeFigure, push } from '../../rules/pushing.ts';
import { ownAim } from '../../rules/targets.ts';
import { attackOf, figureOf, type State } from '../../state.ts';
import { attackOrNone, moveAndAttack } from './attacks.ts';
import { attackWith, canTarget, couldTarget, markOf } from './marksman.ts';

const EXECUTOR_RANGE = 3;
const EXECUTOR_SPACES = 2;
const POUNCE_RANGE = 3;

/** Slam: the damage of a red die, then a small figure may be pushed. */
const slam = book.rule<{ figure: string; seat: string }, 'push' | 'end'>('slam', {
  start: {
    run(g, at) {
      const { figure, seat } = at.vars;
      const n = rollDie(g, 'red').damage ?? 0;
      return at.call(suffer, null, { hits: [{ piece: figure, n }], seat }, 'push');
    },
  },
  push: {
    run(g, at) {
      const { figure, seat } = at.vars;
      if (!g.figures[figure] || cardOf(g, figure).size !== '1x1') return at.end();
      return at.call(push, seat, { figure, seat, spaces: 1 }, 'end');
    },
  },
  end: { run: (_g, at) => at.end() },
});

/** Everything next to a figure that can suffer damage. */
function around(g: State, figure: string, n: number): Hit[] {
  const type = missionHooks(g).attackable?.type;
  const objects = g.tokens.filter((token) => token.type === type && distanceOf(g, figure, token.id) <= 1);
  const figures = Object.keys(g.figures).filter((id) => isNextTo(g, figure, id));
  return [...figures, ...objects.map(({ id }) => id)].map((piece) => ({ piece, n }));
}

/** Self-Destruct: damage to everything around with all checks, and only then the defeat of the droid (IA-10.26). */
const selfDestruct = book.rule<{ figure: string; seat: string }, 'defeat' | 'end'>('self-destruct', {
  start: {
    run(g, at) {
      const { figure, seat } = at.vars;
      const hits = around(g, figure, rollDie(g, 'red').damage ?? 0);
      return at.call(suffer, null, { hits, seat, by: figure }, 'defeat');
    },
  },
  defeat: {
    run(g, at) {
      const { figure, seat } = at.vars;
      if (g.outcome || !g.figures[figure]) return at.end();
      return at.call(suffer, null, { hits: [], seat, defeats: [figure] }, 'end');
    },
  },
  end: { run: (_g, at) => at.end() },
});

/** Last Stand: the owner chooses among several figures of the group. */
const lastStand = book.rule<{ group: string; seat: string }, 'ask'>('last-stand', {
  start: {
    run(g, at) {
      const [only, ...more] = membersOf(g, at.vars.group);
      if (more.length > 0) return at.goto('ask');
      if (only) becomeFocused(g, only.id);
      return at.end();
    },
  },
  ask: {
    ask: () => text('ask.focus'),
    help: effectHelp,
    who: (_g, { vars }) => [vars.seat],
    options: (g, { vars }) =>
      membersOf(g, vars.group).map(({ id }) => ({ key: id, label: pieceName(g, id), at: `piece:${id}` })),
    chosen(g, at, key) {
      becomeFocused(g, key);
      return at.end();
    },
  },
});

/** Spaces that Pounce may choose: empty, not blocking, near (IA-6.50). */
function pounceSpaces(g: State, figure: string): SpaceId[] {
  const grid = gridNow(g);
  const taken = spacesOfOthers(g, figure);
  const own = spacesOfPiece(g, figure);
  const isOpen = (space: SpaceId) => !taken.has(space) && !own.includes(space) && grid.ground(space) !== 'blocking';
  return grid.spaces.filter((space) => isOpen(space) && distanceBetween(g, own, [space]) <= POUNCE_RANGE);
}

/** The places of Pounce: one space is chosen, the rest lies on any terrain, not on other figures (IA-6.38, IA-6.50). */
function pouncePlaces(g: State, { figure }: Owner): Option[] {
  const grid = gridNow(g);
  const base = placeOf(figureOf(g, figure).place);
  const taken = spacesOfOthers(g, figure);
  const all = pounceSpaces(g, figure).flatMap((space) => placesOver(grid, space, base, 'free'));
  const places = new Map(all.map((place) => [placeKey(place), place]));
  const open = [...places].filter(([, place]) => !spacesOf(place).some((space) => taken.has(space)));
  // IA-6.51: a Stunned figure may not place itself.
  const params = { figure: pieceName(g, figure) };
  const refused = canLeave(g, figure) ? {} : { refused: refuse('stunned', params, 'IA-6.51') };
  return open.map(([key, { space }]) => ({ key, label: spaceName(space), at: `space:${space}`, ...refused }));
}

/** Pounce: the figure is placed, then it may attack (IA-5.16). */
const pounce = book.rule<{ figure: string; seat: string; place: string }, 'attack' | 'end'>('pounce', {
  start: {
    run(g, at) {
      const call = placeFigure(g, at.vars.figure, at.vars.place);
      return call ? at.call(call.rule, at.vars.seat, call.vars, 'attack') : at.goto('attack');
    },
  },
  attack: {
    run: (_g, at) => at.call(attackOrNone, at.vars.seat, { figure: at.vars.figure, seat: at.vars.seat }, 'end'),
  },
  end: { run: (_g, at) => at.end() },
});

/** Abilities that strike back, strike around or leap, by id. */
export const clashes: Readonly<Record<string, Ability>> = {
  slam: {
    special: {
      actions: 1,
      attacks: 'no',
      options: (g, { figure, seat }) =>
        Object.values(g.figures)
          .filter(({ id, seat: other }) => other !== seat && isNextTo(g, figure, id))
          .map(({ id }) => ({ key: id, label: pieceName(g, id), at: `piece:${id}` })),
      run: (_g, { seat }, figure) => callOf(slam, { figure, seat }),
    },
  },
  pounce: {
    special: {
      actions: 1,
      attacks: 'may',
      options: pouncePlaces,
      run: (_g, { figure, seat }, place) => callOf(pounce, { figure, seat, place }),
    },
  },
  'self-destruct': {
    triggers: {
      ROUND_END: { could: () => true, run: (_g, { figure, seat }) => callOf(selfDestruct, { figure, seat }) },
    },
  },
  'last-stand': { whenDefeated: (_g, { seat }, { group }) => callOf(lastStand, { group, seat }) },
  executor: {
    triggers: {
      FIGURE_DEFEATED: {
        oncePerRound: true,
        could: (_g, { figure, seat }, { fallen = [] }) =>
          fallen.some((one) => one.seat === seat && (one.distances[figure] ?? Infinity) <= EXECUTOR_RANGE),
        run: (_g, { figure, seat }) =>
          callOf(moveAndAttack, { figure, seat, spaces: EXECUTOR_SPACES, mayLeaveOut: false }),
      },
    },
  },
  'return-fire': {
    triggers: {
      ATTACK_AFTER_RESOLVE: {
        oncePerRound: true,
        could(g, { figure }) {
          const { target, attacker, suffered } = attackOf(g);
          const isUnhurt = target === figure && suffered === 0 && g.figures[attacker] !== undefined;
          return isUnhurt && couldTarget(g, { ...ownAim(g, figure), only: attacker });
        },
        has: (g, { figure }) => canTarget(g, { ...ownAim(g, figure), only: attackOf(g).attacker }),
        detail: (g, { figure }) => markOf(g, { ...ownAim(g, figure), only: attackOf(g).attacker }),
        run(g, { figure, seat }) {
          const only = attackOf(g).attacker;
          return attackWith(g, { ...ownAim(g, figure), only }, { attacker: figure, seat, only });
        },
      },
    },
  },
};
