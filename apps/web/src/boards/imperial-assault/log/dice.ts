import { type Die, FACES, type Icons } from '@echo-base/games/imperial-assault/client';
import type { LogEntry } from '../../../kit/net/types.ts';

/** A die with the face it shows. */
export interface RolledDie {
  readonly die: Die;
  readonly face: number;
}

const isDie = (id: string): id is Die => Object.hasOwn(FACES, id);

const KINDS = ['accuracy', 'damage', 'surge', 'block', 'evade', 'dodge'] as const;

/** Index of the first face of a die with these signs: several faces may have the same. -1 for none. */
const faceWith = (die: Die, signs: Icons): number =>
  FACES[die].findIndex((one) => KINDS.every((kind) => (one[kind] ?? 0) === (signs[kind] ?? 0)));

/** Whether two faces of a die have the same signs. */
const isSameFace = (die: Die, one: number | null, other: number): boolean =>
  one !== null && faceWith(die, FACES[die][one] ?? {}) === faceWith(die, FACES[die][other] ?? {});

/** The die of an entry such as "Roll: blue: 2 damage"; null if it names none. */
function dieIn({ params }: LogEntry): RolledDie | null {
  const rolled = params.die;
  const icons = typeof rolled === 'object' ? (rolled.params ?? {}) : {};
  const die = typeof icons.die === 'object' ? icons.die.key.slice('die.'.length) : '';
  if (!isDie(die)) return null;
  const face = faceWith(die, icons as Icons);
  return face < 0 ? null : { die, face };
}

/** The dice of these entries with this key, in order. */
export const diceIn = (entries: readonly LogEntry[], key: 'log.rolls' | 'log.rerolls'): readonly RolledDie[] =>
  entries.flatMap((entry) => (entry.key === key ? (dieIn(entry) ?? []) : []));

/** The dice of an attack as they lie now: each that was rerolled shows its last face. */
export function lyingDice(entries: readonly LogEntry[]): readonly RolledDie[] {
  const dice = [...diceIn(entries, 'log.rolls')];
  for (const entry of entries) {
    const again = entry.key === 'log.rerolls' ? dieIn(entry) : null;
    const { was } = entry.params;
    const index = dice.findIndex(
      ({ die, face }) => die === again?.die && (typeof was !== 'number' || isSameFace(die, face, was)),
    );
    if (again && index >= 0) dice[index] = again;
  }
  return dice;
}

/**
 * The faces that rerolled dice of the newest attack showed before, by die: of each colour and face in the order of the dice. Null
 * where records of older versions do not tell it.
 */
export function facesBefore(
  log: readonly LogEntry[],
  dice: readonly { readonly die: Die; readonly face: number | null; readonly rerolled: boolean }[],
): readonly (number | null)[] {
  const rerolls = log
    .slice(
      Math.max(
        0,
        log.findLastIndex(({ key }) => key === 'log.attacks'),
      ),
    )
    .flatMap((entry) => {
      const rolled = entry.key === 'log.rerolls' ? dieIn(entry) : null;
      const { was } = entry.params;
      return rolled && typeof was === 'number' ? [{ ...rolled, was }] : [];
    });
  return dice.map(({ die, face, rerolled }) => {
    const index = rerolled ? rerolls.findLastIndex((one) => one.die === die && isSameFace(die, face, one.face)) : -1;
    const [found] = index < 0 ? [] : rerolls.splice(index, 1);
    return found?.was ?? null;
  });
}

/** Whether a die is rolled by the defender. */
export const isDefenceDie = (die: Die): boolean => die === 'black' || die === 'white';
