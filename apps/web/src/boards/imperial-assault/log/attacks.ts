import { type AttackTotals, FACES, sentencesOf } from '@echo-base/games/imperial-assault/client';
import type { LogEntry, Text } from '../../../kit/net/types.ts';
import type { Moment } from '../../../question/log/moment.ts';
import { type Act, isPoolRoll, resultAt } from './acts.ts';
import { diceIn, isDefenceDie } from './dice.ts';

/** Moments of an attack: its declaration, its roll while the result is open, its result. */

type Base = Pick<Moment, 'kind' | 'from' | 'seq' | 'entries' | 'isOwn' | 'isDecisive' | 'about' | 'at'>;

const numberIn = ({ params }: LogEntry, name: string): number | null => {
  const value = params[name];
  return typeof value === 'number' ? value : null;
};

/** "Fenn Signis attacks Darth Vader: 3 dice against 2". */
function openingOf(first: LogEntry, rolls: readonly LogEntry[]): Text {
  const dice = diceIn(rolls, 'log.rolls');
  const defence = dice.filter(({ die }) => isDefenceDie(die)).length;
  return { key: 'board.ia.moment.attack', params: { ...first.params, attack: dice.length - defence, defence } };
}

/** "3 damage", or why there is none. */
function resultText(result: LogEntry): Text {
  const key = `board.ia.moment.${result.key.slice('log.'.length)}`;
  const short = numberIn(result, 'short');
  if (result.key === 'log.misses.accuracy' && short !== null) return { key: `${key}.by`, params: { n: short } };
  return { key, params: result.params };
}

const together = (texts: readonly Text[]): Text | null =>
  texts.length === 0 ? null : texts.reduce((first, more) => ({ key: 'board.ia.moment.and', params: { first, more } }));

/** The surges that were spent, which explain a result that the dice alone do not. */
const surgesIn = (entries: readonly LogEntry[]): readonly Text[] =>
  entries.flatMap(({ key, params: { effect } }) =>
    key === 'log.surge' && effect !== undefined ? { key: 'board.ia.moment.surge', params: { effect } } : [],
  );

/** What the result meant: the defeat of the target, or the health that is left to it and the conditions of figures. */
function outcomeOf(entries: readonly LogEntry[], result: LogEntry): readonly Text[] {
  if (result.key !== 'log.damage') return [];
  const fallen = entries.slice(entries.indexOf(result) + 1).filter(({ key }) => AFTER_DEFEAT.has(key));
  if (fallen[0]?.key === 'log.defeated') {
    const [said] = sentencesOf(fallen);
    return said ? [{ key: said.key, params: said.params }] : [];
  }
  if (numberIn(result, 'health') === null) return [];
  const conditions = entries.slice(entries.indexOf(result)).filter(({ key }) => key === 'log.condition');
  return [
    { key: 'board.ia.moment.left', params: result.params },
    ...conditions.map(({ key, params }) => ({ key, params })),
  ];
}

/** What the result meant, and the surges that led to it. */
const meaningOf = (entries: readonly LogEntry[], result: LogEntry): Text | null =>
  together([...surgesIn(entries), ...outcomeOf(entries, result)]);

const AFTER_DEFEAT: ReadonlySet<string> = new Set([
  'log.defeated',
  'log.drops',
  'log.groupDefeated',
  'log.points.defeat',
]);

/** Its line of attack, from where the attacker stands; none in records of older versions. */
function waysOf({ at, params: { from } }: LogEntry): Pick<Moment, 'ways'> {
  if (typeof from !== 'string' || at === undefined) return {};
  return { ways: [{ kind: 'attack', from: `space:${from}`, to: at }] };
}

/** Figures of an attack: the attacker and its target. */
function figuresOf({ params }: LogEntry): readonly string[] {
  return [params.attacker, params.target].flatMap((name) => {
    const id = typeof name === 'object' ? name.params?.id : undefined;
    return typeof id === 'string' ? [`figure:${id}`] : [];
  });
}

/** Sums of the icons on these dice. */
function sumsOf(rolls: readonly LogEntry[]): AttackTotals {
  const faces = diceIn(rolls, 'log.rolls').map(({ die, face }) => FACES[die][face] ?? {});
  const sumOf = (icon: keyof AttackTotals) => faces.reduce((sum, shown) => sum + (shown[icon] ?? 0), 0);
  return {
    accuracy: sumOf('accuracy'),
    damage: sumOf('damage'),
    surge: sumOf('surge'),
    block: sumOf('block'),
    evade: sumOf('evade'),
    dodge: sumOf('dodge'),
  };
}

/** The roll while the result is open: its sums are the result of the dice. */
function rollMoment(base: Base, first: LogEntry, rolls: readonly LogEntry[]): readonly Moment[] {
  const [start, end] = [rolls[0], rolls.at(-1)];
  if (!start || !end) return [];
  const shown = { title: { key: 'board.ia.moment.rolled', params: sumsOf(rolls) }, opening: openingOf(first, rolls) };
  return [{ ...base, ...shown, kind: 'roll', from: start.seq, seq: end.seq, entries: rolls, dice: rolls.length }];
}

/** The dice of its own roll; in records of older versions all that were rolled in it. */
function poolIn(entries: readonly LogEntry[]): readonly LogEntry[] {
  const rolls = entries.filter(({ key }) => key === 'log.rolls');
  const own = rolls.filter(isPoolRoll);
  return own.length > 0 ? own : rolls;
}

/** The moments of an attack; once its result is known, it is one. */
export function attackMoments({ entries }: Act, shared: Base): readonly Moment[] {
  const [first] = entries;
  if (!first) return [];
  const rolls = poolIn(entries);
  const place = first.at === undefined ? {} : { at: first.at };
  const base = { ...shared, ...place, about: figuresOf(first), ...waysOf(first) };
  const result = entries[resultAt(entries)];
  if (!result) {
    const declared = { ...base, seq: first.seq, title: { key: first.key, params: first.params }, isBrief: true };
    return [declared, ...rollMoment(base, first, rolls)];
  }
  const meaning = meaningOf(entries, result);
  const isTurningPoint = entries.some(({ key }) => key === 'log.groupDefeated');
  return [
    {
      ...{ ...base, seq: result.seq, title: resultText(result) },
      ...(rolls.length > 0 && { opening: openingOf(first, rolls), dice: rolls.length }),
      ...(meaning && { meaning }),
      ...(isTurningPoint && { isTurningPoint }),
      cue: result.key === 'log.damage' ? 'hit' : 'miss',
    },
  ];
}
