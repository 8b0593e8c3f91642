import { roll } from '../../../engine/dice.ts';
import { note } from '../../../engine/log.ts';
import type { Option } from '../../../engine/rule.ts';
import type { SeatId } from '../../../engine/state.ts';
import { text } from '../../../engine/text.ts';
import { DIE, FACES, type Face } from '../../data/dice.ts';
import { playerOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { book } from '../book.ts';
import { useYoda, yodaReady } from '../dice.ts';
import { missionName, missionNow } from './now.ts';
import { discardRing, ringAt } from './rings.ts';

type Changer = 'r2-d2' | 'master-yoda';

/** Faces a ring can change now: R2-D2 the Empire's successes, Master Yoda any Rebel die. */
function facesFor(g: State, ring: Changer): Face[] {
  const { place, dice } = missionNow(g);
  if (place === null || !ringAt(g, ring, place)) return [];
  if (ring === 'r2-d2') return FACES.filter((face) => face !== 'blank' && dice.imperial.includes(face));
  return yodaReady(g, place) ? FACES.filter((face) => dice.rebel.includes(face)) : [];
}

function optionsFor(g: State, ring: Changer): Option[] {
  const { dice } = missionNow(g);
  const side = ring === 'r2-d2' ? 'imperial' : 'rebel';
  return facesFor(g, ring).map((face) => ({
    key: `${ring}:${face}`,
    at: `die:${side}:${dice[side].indexOf(face)}`,
    label: text(ring === 'r2-d2' ? 'option.blankDie' : 'option.rerollDie', { die: text(`die.${face}`) }),
    detail: text(`ring.${ring}`),
  }));
}

/** Players whose leader wears a ring that could change a die now. Rings and dice are public. */
function changers(g: State): { seat: SeatId; ring: Changer }[] {
  return (['r2-d2', 'master-yoda'] as const).flatMap((ring) => {
    const wearer = facesFor(g, ring).length > 0 ? ringAt(g, ring, missionNow(g).place) : undefined;
    return wearer ? [{ seat: playerOf(g, 'rebel', wearer), ring }] : [];
  });
}

function change(g: State, ring: Changer, face: Face): void {
  const { dice } = missionNow(g);
  const faces = ring === 'r2-d2' ? dice.imperial : dice.rebel;
  const at = faces.indexOf(face);
  if (ring === 'r2-d2') {
    discardRing(g, ring);
    faces[at] = 'blank';
  } else {
    useYoda(g);
    faces[at] = roll(g, DIE, 1)[0] as Face;
  }
  note(g, 'log.dieChanged', { before: text(`die.${face}`), after: text(`die.${faces[at]}`) }, { clause: 'RB-7.1.24' });
}

export type RingDiceVars = { passed: string[] };
const nextSeat = (g: State, { passed }: RingDiceVars) => changers(g).find(({ seat }) => !passed.includes(seat))?.seat;

/** After both mission rolls: R2-D2 turns an Imperial die to its blank face, Master Yoda rerolls a Rebel one. */
export const ringDice = book.rule<RingDiceVars, 'choose'>('ring-dice', {
  start: { run: (g, at) => (nextSeat(g, at.vars) ? at.goto('choose') : at.end()) },
  choose: {
    ask: (g) => text('ask.ringDice', { mission: missionName(g) }),
    who: (g, at) => [nextSeat(g, at.vars) ?? (changers(g)[0]?.seat as SeatId)],
    options: (g, at) => [
      ...changers(g)
        .filter(({ seat }) => seat === at.seat)
        .flatMap(({ ring }) => optionsFor(g, ring)),
      { key: 'pass', label: text('option.keepDice'), kind: 'plain' },
    ],
    chosen(g, at, key) {
      if (key === 'pass') {
        at.vars.passed.push(at.seat);
        return at.goto('start');
      }
      const [ring, face] = key.split(':') as [Changer, Face];
      change(g, ring, face);
      at.vars.passed = [];
      return at.goto('start');
    },
  },
});
