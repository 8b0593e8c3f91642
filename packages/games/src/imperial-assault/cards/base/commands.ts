import { note } from '../../../engine/log.ts';
import { text } from '../../../engine/text.ts';
import { ACCURACY_OF } from '../../data/commands.ts';
import { figureCardOf } from '../../data/deployments.ts';
import { HARMFUL } from '../../data/terms.ts';
import type { Command } from '../../rules/ability-book.ts';
import { helpsAccuracy } from '../../rules/attack-surges.ts';
import { hasCondition, loseCondition, readyGroups } from '../../rules/board.ts';
import { recover } from '../../rules/damage.ts';
import { canLeave, destinations } from '../../rules/moving.ts';
import { groupName, seatName } from '../../rules/names.ts';
import { checkEnd, score } from '../../rules/victory.ts';
import { activationOf, attackOf, type State } from '../../state.ts';
import { plainOption } from './attacks.ts';

/** Whether one more movement point could be used: now, or after another action. */
function canUsePoint(g: State, figure: string): boolean {
  const { actions, points } = activationOf(g);
  return canLeave(g, figure) && (actions > 0 || destinations(g, figure, points + 1, 'points').length > 0);
}

/** Command cards that cost nothing and need no rule of their own, by id. */
export const commands: Readonly<Record<string, Command>> = {
  celebration: {
    trigger: {
      could: (_g, { seat }, { fallen = [] }) =>
        fallen.some((one) => one.seat !== seat && figureCardOf(one.card)?.unique === true),
      run(g, { seat }) {
        score(g, seat, 4, 'card');
        checkEnd(g);
        return null;
      },
    },
  },
  deadeye: {
    trigger: {
      could: (g) => attackOf(g).type === 'ranged' && helpsAccuracy(g, attackOf(g), ACCURACY_OF.deadeye),
      run(g) {
        attackOf(g).extra.push({ keyword: 'accuracy', n: ACCURACY_OF.deadeye });
        return null;
      },
    },
  },
  'fleet-footed': {
    trigger: {
      could: (g, { figure }) => canUsePoint(g, figure),
      run(g) {
        activationOf(g).points += 1;
        return null;
      },
    },
  },
  rally: {
    trigger: {
      could: (g, { figure }) => HARMFUL.some((condition) => hasCondition(g, figure, condition)),
      run(g, { figure }) {
        for (const condition of HARMFUL) loseCondition(g, figure, condition);
        return null;
      },
    },
  },
  recovery: {
    special: {
      actions: 1,
      attacks: 'no',
      options: () => plainOption(null),
      run(g, { figure }) {
        recover(g, figure, 2);
        return null;
      },
    },
  },
  'take-cover': {
    special: {
      actions: 1,
      attacks: 'no',
      options: () => plainOption(null),
      run(g, { figure, seat }) {
        g.effects.push({ ability: 'take-cover', figure, seat, until: 'round' });
        return null;
      },
    },
  },
  'take-initiative': {
    trigger: {
      could: (g, { seat }) => readyGroups(g, seat).length > 0,
      options: (g, { seat }) =>
        readyGroups(g, seat).map((id) => ({
          key: id,
          label: text('exhaust', { group: groupName(g, id) }),
          at: `group:${id}`,
        })),
      run(g, { seat }, _event, group) {
        g.initiative = seat;
        const found = g.groups[group];
        if (found) found.exhausted = true;
        note(g, 'log.initiative', { seat: seatName(seat) });
        return null;
      },
    },
  },
};
