import { note } from '../../../../engine/log.ts';
import type { Option } from '../../../../engine/rule.ts';
import { text } from '../../../../engine/text.ts';
import type { Response, ResponseVars } from '../../../../engine/window.ts';
import { FACES, type Face } from '../../../data/dice.ts';
import type { PlaceId } from '../../../data/systems.ts';
import type { Colour } from '../../../data/units.ts';
import { book } from '../../../rules/book.ts';
import type { SetDie } from '../../../rules/dice.ts';
import { couldHold, holds, useAction } from '../../../rules/hands.ts';
import { usersAt } from '../../../rules/reacting.ts';
import { seatOf } from '../../../seats.ts';
import type { State } from '../../../state.ts';
import { playCard } from './option.ts';

/** Dice One in a Million can set. */
const MOST = 2;

/** What is left to roll and what has been set so far. */
interface Preset {
  readonly kind: string;
  readonly red: number;
  readonly black: number;
  readonly set: readonly SetDie[];
}
const presetOf = ({ event }: ResponseVars) => event as unknown as Preset;

function faceOptions({ red, black, set }: Preset): Option[] {
  const left = { red, black };
  for (const { colour } of set) left[colour] -= 1;
  return (['red', 'black'] as const)
    .filter((colour) => left[colour] > 0)
    .flatMap((colour) =>
      FACES.map((face) => ({
        key: `${colour}:${face}`,
        at: `face:${colour}:${face}`,
        label: text(black > 0 ? `option.set.${colour}` : 'option.set', { die: text(`die.${face}`) }),
      })),
    );
}

const oneInAMillion: Response<State> = {
  id: 'one-in-a-million',
  on: 'preset-dice',
  could: (g, seat, event) =>
    couldHold(g, seat, 'one-in-a-million') && usersAt(g, 'one-in-a-million', event.place as PlaceId).length > 0,
  options: (g, seat) => (holds(g, seat, 'one-in-a-million') ? [playCard('one-in-a-million')] : []),
  rule: book.rule<ResponseVars, 'set'>('one-in-a-million', {
    start: {
      run(g, at) {
        useAction(g, at.seat, 'one-in-a-million');
        return at.goto('set');
      },
    },
    set: {
      ask: (_g, at) => text('ask.setDie', { n: presetOf(at.vars).set.length + 1 }),
      source: () => text('action.one-in-a-million'),
      who: (g, at) => [g.conceded.includes(at.seat) ? seatOf(g, 'rebel', 'general') : at.seat],
      options: (_g, at) => {
        const preset = presetOf(at.vars);
        const done: Option = { key: 'done', label: text('option.rollTheRest'), kind: 'plain' };
        return [...faceOptions(preset), ...(preset.set.length > 0 ? [done] : [])];
      },
      chosen(g, at, key) {
        if (key === 'done') return at.end(at.vars.event);
        const [colour, face] = key.split(':') as [Colour, Face];
        const set: SetDie[] = [...presetOf(at.vars).set, { colour, face }];
        note(g, 'log.setDie', { die: text(`die.${face}`) }, { clause: 'RB-7.1.23' });
        at.vars.event = { ...at.vars.event, set };
        const preset = presetOf(at.vars);
        return set.length < Math.min(MOST, preset.red + preset.black) ? at.goto('set') : at.end(at.vars.event);
      },
    },
  }),
};

/** Cards that set dice before a roll. */
export const BEFORE_DICE: readonly Response<State>[] = [oneInAMillion];
