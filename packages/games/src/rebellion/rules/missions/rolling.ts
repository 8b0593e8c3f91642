import { roll } from '../../../engine/dice.ts';
import { note } from '../../../engine/log.ts';
import { DIE, FACES, type Face, SUCCESSES } from '../../data/dice.ts';
import type { Side } from '../../data/units.ts';
import { rivalOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { book } from '../book.ts';
import { presetDice, type SetDie } from '../dice.ts';
import { sideName } from '../names.ts';
import { missionDice } from './icons.ts';
import { attemptNow, missionNow } from './now.ts';
import { ringDice } from './ring-dice.ts';

export const successesOf = (faces: readonly Face[]): number => faces.reduce((sum, face) => sum + SUCCESSES[face], 0);

function rollFor(g: State, side: Side, set: readonly Face[]): void {
  const count = missionDice(g, attemptNow(g), side);
  const faces = [...set, ...roll(g, DIE, count - set.length)];
  missionNow(g).dice[side] = faces;
  const counts = Object.fromEntries(FACES.map((face) => [face, faces.filter((one) => one === face).length]));
  note(g, 'log.missionDice', { side: sideName(side), ...counts, n: successesOf(faces) }, { clause: 'RB-7.1.17' });
}

export type RollVars = { left: Side[] };

/** Both sides roll, the current player first (RB-7.1.19); then R2-D2 and Master Yoda may change dice (RB-7.1.24). */
export const rollMission = book.rule<RollVars, 'set' | 'done'>('roll-mission', {
  start: {
    run(g, at) {
      const [side] = at.vars.left;
      if (!side) return at.call(ringDice, null, { passed: [] }, 'done');
      const count = missionDice(g, attemptNow(g), side);
      if (side === 'rebel' && count > 0) {
        return at.call(
          presetDice,
          null,
          { side, place: attemptNow(g).place, red: count, black: 0, roll: 'mission' },
          'set',
        );
      }
      rollFor(g, side, []);
      at.vars.left.shift();
      return at.goto('start');
    },
  },
  set: {
    run(g, at) {
      const set = at.result as SetDie[];
      rollFor(
        g,
        'rebel',
        set.map((die) => die.face),
      );
      at.vars.left.shift();
      return at.goto('start');
    },
  },
  done: { run: (_g, at) => at.end() },
});

/** The order of the rolls of a mission. */
export const rollers = (side: Side): Side[] => [side, rivalOf(side)];
