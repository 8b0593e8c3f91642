import { note } from '../../../engine/log.ts';
import { text } from '../../../engine/text.ts';
import { type Ability, abilitiesOf, callOf } from '../../rules/ability-book.ts';
import { cardOf, distanceOf } from '../../rules/board.ts';
import { book } from '../../rules/book.ts';
import { discardFromHand } from '../../rules/command-play.ts';
import { strain, suffer } from '../../rules/damage.ts';
import { canLeave } from '../../rules/moving.ts';
import { commandName, effectHelp, pieceName, seatName } from '../../rules/names.ts';
import { removeDefence } from '../../rules/pools.ts';
import { canSee } from '../../rules/sight.ts';
import { ownAim } from '../../rules/targets.ts';
import { moveNow } from '../../rules/walk.ts';
import { attackOf, figureOf, handOf, type State } from '../../state.ts';
import { attackWith, canTarget, couldTarget, markOf } from './marksman.ts';

/** Force Choke: 2 damage, then 1 strain. */
const forceChoke = book.rule<{ figure: string; seat: string }, 'strain' | 'end'>('force-choke', {
  start: {
    run: (_g, at) => at.call(suffer, null, { hits: [{ piece: at.vars.figure, n: 2 }], seat: at.vars.seat }, 'strain'),
  },
  strain: { run: (_g, at) => at.call(strain, null, { figure: at.vars.figure, n: 1 }, 'end') },
  end: { run: (_g, at) => at.end() },
});

/** Pays with a card of the hand for the removal of a die. */
function payWith(g: State, { seat, die }: { seat: string; die: number }, card: string): void {
  discardFromHand(g, seat, card);
  note(g, 'log.discards', { seat: seatName(seat), card: commandName(card) });
  removeDefence(g, die);
}

/** Shattering Blow: a card of the hand is the price, then the die is removed (IA-12.42). */
const payCard = book.rule<{ seat: string; die: number }, 'ask'>('pay-card', {
  start: {
    run(g, at) {
      const [card, ...more] = handOf(g, at.vars.seat);
      if (more.length > 0) return at.goto('ask');
      if (card !== undefined) payWith(g, at.vars, card);
      return at.end();
    },
  },
  ask: {
    ask: () => text('ask.payCard'),
    help: effectHelp,
    who: (_g, { vars }) => [vars.seat],
    options: (g, { vars }) =>
      [...new Set(handOf(g, vars.seat))].map((id) => ({
        key: `pay:${id}`,
        label: commandName(id),
        at: `command:${id}`,
      })),
    chosen(g, at, key) {
      payWith(g, at.vars, key.slice('pay:'.length));
      return at.end();
    },
  },
});

const hostiles = (g: State, figure: string) =>
  Object.values(g.figures).filter(({ seat }) => seat !== figureOf(g, figure).seat);

const TROOPER_RANGE = 3;

/** Whether Assault would help the attacker: a friendly Trooper near the owner, in its own activation, without it. */
function helpsTrooper(g: State, figure: string, seat: string): boolean {
  const { attacker } = attackOf(g);
  const found = g.figures[attacker];
  if (!found || found.seat !== seat || g.activation?.figure !== attacker) return false;
  if (abilitiesOf(g, attacker).some(({ owner }) => owner.ability === 'assault')) return false;
  return cardOf(g, attacker).traits.includes('trooper') && distanceOf(g, attacker, figure) <= TROOPER_RANGE;
}

/** Other abilities of the figures of the first skirmish, by id. */
export const heroes: Readonly<Record<string, Ability>> = {
  'force-choke': {
    special: {
      actions: 1,
      attacks: 'no',
      options: (g, { figure }) =>
        hostiles(g, figure)
          .filter(({ id }) => canSee(g, figure, id))
          .map(({ id }) => ({ key: id, label: pieceName(g, id), at: `piece:${id}` })),
      run: (_g, { seat }, figure) => callOf(forceChoke, { figure, seat }),
    },
  },
  'shattering-blow': {
    triggers: {
      ATTACK_DECLARED: {
        could: (g, { figure, seat }) =>
          attackOf(g).attacker === figure && handOf(g, seat).length > 0 && attackOf(g).defenceDice.length > 0,
        options: (g) =>
          attackOf(g).defenceDice.map(({ die }, index) => ({
            key: `d${index}`,
            label: text('choice.remove', { die: text(`die.${die}`) }),
            at: `die:d${index}`,
          })),
        run: (_g, { seat }, _event, key) => callOf(payCard, { seat, die: Number(key.slice(1)) }),
      },
    },
  },
  'hair-trigger': {
    triggers: {
      ACTIVATION_START: {
        oncePerRound: true,
        could: (g, { figure, seat }, event) =>
          event.figure !== undefined &&
          g.figures[event.figure]?.seat !== seat &&
          couldTarget(g, { ...ownAim(g, figure), only: event.figure }),
        has: (g, { figure }, { figure: only = '' }) => canTarget(g, { ...ownAim(g, figure), only }),
        detail: (g, { figure }, { figure: only = '' }) => markOf(g, { ...ownAim(g, figure), only }),
        run: (g, { figure, seat }, { figure: only = '' }) =>
          attackWith(g, { ...ownAim(g, figure), only }, { attacker: figure, seat, only }),
      },
    },
  },
  nimble: {
    triggers: {
      ATTACK_AFTER_RESOLVE: {
        could: (g, { figure }) =>
          attackOf(g).target === figure && (attackOf(g).totals?.evade ?? 0) > 0 && canLeave(g, figure),
        run(g, { figure }) {
          const points = 2 * (attackOf(g).totals?.evade ?? 0);
          if (g.activation?.figure !== figure) return callOf(moveNow, { figure, left: points, kind: 'points' });
          g.activation.points += points;
          return null;
        },
      },
    },
  },
  'trooper-assault': {
    triggers: {
      ATTACK_AFTER_RESOLVE: {
        oncePerRound: true,
        could: (g, { figure, seat }) => helpsTrooper(g, figure, seat),
        run(g, { seat }) {
          g.effects.push({ ability: 'assault', figure: attackOf(g).attacker, seat, until: 'activation' });
          return null;
        },
      },
    },
  },
};
