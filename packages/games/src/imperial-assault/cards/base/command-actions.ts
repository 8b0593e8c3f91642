import { note } from '../../../engine/log.ts';
import type { Option } from '../../../engine/rule.ts';
import { text } from '../../../engine/text.ts';
import { HARMFUL } from '../../data/terms.ts';
import { type Command, callOf, type Owner } from '../../rules/ability-book.ts';
import { cardOf, distanceOf, figuresOf, isNextTo, loseCondition, membersOf } from '../../rules/board.ts';
import { book } from '../../rules/book.ts';
import { attachCard, discardFromHand } from '../../rules/command-play.ts';
import { suffer } from '../../rules/damage.ts';
import { speedOf } from '../../rules/moving.ts';
import { commandName, effectHelp, groupName, pieceName, seatName } from '../../rules/names.ts';
import { rollAside } from '../../rules/pools.ts';
import { drawCommands } from '../../rules/round.ts';
import { canSee } from '../../rules/sight.ts';
import { moveNow } from '../../rules/walk.ts';
import { type Effect, handOf, rivalOf, type State } from '../../state.ts';
import { plainOption } from './attacks.ts';
import { stun } from './command-effects.ts';

/** Special action without a choice and without an attack. */
const plain = (run: (g: State, owner: Owner) => ReturnType<typeof callOf> | null): Command => ({
  special: { actions: 1, attacks: 'no', options: () => plainOption(null), run },
});

/** Special action that leaves an effect on its user, or on the player. */
const lasting = (until: Effect['until'], on: 'figure' | 'player' = 'figure'): Command =>
  plain((g, { ability, figure, seat }) => {
    g.effects.push({ ability, figure: on === 'figure' ? figure : '', seat, until });
    return null;
  });

const hostiles = (g: State, seat: string) => figuresOf(g, rivalOf(g, seat)).map(({ id }) => id);

/** Hostile figures that the user sees within a number of spaces. */
function inSight(g: State, { figure, seat }: Owner, range: number): string[] {
  return hostiles(g, seat).filter((id) => distanceOf(g, figure, id) <= range && canSee(g, figure, id));
}

const pieceOption = (g: State, id: string): Option => ({ key: id, label: pieceName(g, id), at: `piece:${id}` });

/** A player discards a card of the hand. */
function giveUp(g: State, seat: string, card: string): void {
  discardFromHand(g, seat, card);
  note(g, 'log.discards', { seat: seatName(seat), card: commandName(card) });
}

/** Planning: one of the cards just drawn, which lie last in the hand, is discarded. */
const keepOne = book.rule<{ seat: string; n: number }, 'ask'>('planning', {
  start: {
    run(g, at) {
      // How many were drawn is public; with two of one name the question stays, as its absence would tell them.
      if (at.vars.n > 1) return at.goto('ask');
      giveUp(g, at.vars.seat, handOf(g, at.vars.seat).at(-1) ?? '');
      return at.end();
    },
  },
  ask: {
    ask: () => text('ask.payCard'),
    help: effectHelp,
    who: (_g, { vars }) => [vars.seat],
    options: (g, { vars }) =>
      [...new Set(handOf(g, vars.seat).slice(-vars.n))].map((id) => ({
        key: `pay:${id}`,
        label: commandName(id),
        at: `command:${id}`,
      })),
    chosen(g, at, key) {
      giveUp(g, at.vars.seat, key.slice('pay:'.length));
      return at.end();
    },
  },
});

/** Force Lightning: damage to all at once, then the figures still on the map become Stunned. */
const lightning = book.rule<{ figures: string[]; seat: string }, 'stun'>('force-lightning', {
  start: {
    run(_g, at) {
      const { figures, seat } = at.vars;
      return at.call(suffer, null, { hits: figures.map((piece) => ({ piece, n: LIGHTNING })), seat }, 'stun');
    },
  },
  stun: {
    run(g, at) {
      for (const figure of at.vars.figures) stun(g, figure);
      return at.end();
    },
  },
});
const LIGHTNING = 2;

/** A figure and all others next to it, of either side. */
const around = (g: State, id: string) => [id, ...Object.keys(g.figures).filter((other) => isNextTo(g, id, other))];

/** Command cards that are special actions without attacks, by id. */
export const actionCommands: Readonly<Record<string, Command>> = {
  'expose-weakness': {
    special: {
      actions: 1,
      attacks: 'no',
      options: (g, { figure, seat }) =>
        hostiles(g, seat)
          .filter((id) => isNextTo(g, figure, id))
          .map((id) => pieceOption(g, id)),
      run(g, { ability, seat }, figure) {
        g.effects.push({ ability, figure, seat, until: 'used' });
        return null;
      },
    },
  },
  planning: plain((g, { figure, seat }) => {
    const n = drawCommands(g, seat, 2).length;
    return n > 0 && !cardOf(g, figure).traits.includes('leader') ? callOf(keepOne, { seat, n }) : null;
  }),
  urgency: plain((g, { figure }) => callOf(moveNow, { figure, left: speedOf(g, figure) + 2, kind: 'points' })),
  'price-on-their-heads': {
    special: {
      actions: 1,
      attacks: 'no',
      options: (g, { seat }) =>
        Object.values(g.groups)
          .filter((group) => group.seat !== seat && membersOf(g, group.id).length > 0)
          .map(({ id }) => ({ key: id, label: groupName(g, id), at: `group:${id}` })),
      run(g, { ability, seat }, group) {
        attachCard(g, seat, ability, group);
        return null;
      },
    },
  },
  regroup: plain((g, { figure, seat }) => {
    for (const { id } of figuresOf(g, seat).filter((one) => isNextTo(g, figure, one.id)))
      for (const condition of HARMFUL) loseCondition(g, id, condition);
    return null;
  }),
  'telekinetic-throw': {
    special: {
      actions: 1,
      attacks: 'no',
      options: (g, owner) => inSight(g, owner, 3).map((id) => pieceOption(g, id)),
      run(g, { seat }, piece) {
        const { damage = 0 } = rollAside(g, ['blue', 'blue']);
        return callOf(suffer, { hits: [{ piece, n: damage }], seat });
      },
    },
  },
  'knowledge-and-defense': lasting('round'),
  meditation: lasting('used'),
  'shadow-ops': lasting('round', 'player'),
  'force-lightning': {
    special: {
      actions: 1,
      attacks: 'no',
      options: (g, owner) =>
        inSight(g, owner, 2).map((id) => {
          const all = around(g, id);
          const own = all.filter((one) => g.figures[one]?.seat === owner.seat).length;
          return { ...pieceOption(g, id), detail: text('lightning.hits', { n: all.length, own }) };
        }),
      run: (g, { seat }, figure) => callOf(lightning, { figures: around(g, figure), seat }),
    },
  },
};
