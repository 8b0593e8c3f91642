import type { VisibleEntry } from '../engine/log.ts';
import { type Joined, joinEntries, type LogJoin, type LogJoins, sameRun, textIn } from '../engine/log-joins.ts';
import { type Text, text } from '../engine/text.ts';
import { clausesOf, isSamePiece, listed, numberIn, runOf, sentenceOf } from './log-parts.ts';

/** What follows from damage: conditions, defeats and their points. */
export const AFTER_DAMAGE: ReadonlySet<string> = new Set([
  'log.damage',
  'log.recovers',
  'log.condition',
  'log.defeated',
  'log.drops',
  'log.groupDefeated',
  'log.points.defeat',
  'log.points.card',
]);
/** Entries of an attack after its declaration. */
export const OF_ATTACK: ReadonlySet<string> = new Set([
  ...AFTER_DAMAGE,
  'log.plays',
  'log.playsOn',
  'log.uses',
  'log.notRolled',
  'log.rolls',
  'log.rerolls',
  'log.results',
  'log.surge',
  'log.misses.dodge',
  'log.misses.accuracy',
  'log.misses.reach',
  'log.blocked',
]);
const MISSES: Readonly<Record<string, string>> = {
  'log.misses.dodge': 'result.dodge',
  'log.misses.accuracy': 'result.accuracy',
  'log.misses.reach': 'result.reach',
  'log.blocked': 'result.blocked',
};

/** Index of the entry with the result of an attack: a miss, a block, or the damage of its target. */
function resultAt(entries: readonly VisibleEntry[]): number {
  const [first] = entries;
  const target = first && JSON.stringify(textIn(first, 'target'));
  return entries.findIndex(
    (entry) =>
      MISSES[entry.key] !== undefined ||
      (entry.key === 'log.damage' && JSON.stringify(textIn(entry, 'figure')) === target),
  );
}

/** What an attack came to: damage, or why there is none. */
function resultOf(entries: readonly VisibleEntry[], index: number): Text {
  const entry = entries[index];
  if (!entry) throw new Error('an attack without its result');
  const miss = MISSES[entry.key];
  if (miss === undefined) return text('result.damage', { n: numberIn(entry, 'n') });
  const totals = entries.find(({ key }) => key === 'log.results');
  return text(miss, miss === 'result.accuracy' ? { n: totals ? numberIn(totals, 'accuracy') : 0 } : {});
}

/** An attack: its surges and its result, the cards and abilities used in it, what followed (IA-9). */
const ATTACK: LogJoin = {
  takes([first, ...rest]) {
    if (!first || !textIn(first, 'attacker') || !textIn(first, 'target')) return 0;
    const own = [first, ...rest.slice(0, runOf(rest, OF_ATTACK))];
    return resultAt(own) < 0 ? 0 : own.length;
  },
  tells(entries) {
    const [first] = entries;
    if (!first) throw new Error('an attack without its declaration');
    const index = resultAt(entries);
    const surges = entries.flatMap((entry) =>
      entry.key === 'log.surge' ? [textIn(entry, 'effect') ?? []].flat() : [],
    );
    const params = { ...first.params, result: resultOf(entries, index) };
    const rerolls = entries.filter(({ key }) => key === 'log.rerolls').length;
    return sentenceOf([
      surges.length > 0 ? text('act.attacksWith', { ...params, surges: listed(surges) }) : text('act.attacks', params),
      ...(rerolls > 0 ? [text('act.rerolls', { n: rerolls })] : []),
      ...clausesOf(entries.filter((_entry, at) => at !== index)),
    ]);
  },
};

/** Movements, and the actions taken for them. */
const WALKS: ReadonlySet<string> = new Set(['log.takesMove', 'log.moves']);

/** The place that a piece comes to. */
const lastSpace = (entries: readonly VisibleEntry[]): Text | null => {
  const last = entries.at(-1);
  return last ? textIn(last, 'space') : null;
};

/** Movements of one piece in a row (IA-6.52). */
const MOVED = (key: string): LogJoin => ({
  takes(entries) {
    const length = sameRun(entries, key, ['figure']);
    return length > 1 && lastSpace(entries.slice(0, length)) ? length : 0;
  },
  tells: (entries) => text(key, { ...entries[0]?.params, ...entries.at(-1)?.params }),
});

/** Movements of the same piece directly after an entry, with the actions taken for them; 0 unless it arrives somewhere. */
function movesAfter(entries: readonly VisibleEntry[]): number {
  const [first, ...rest] = entries;
  if (!first) return 0;
  const end = rest.findIndex((entry) => !WALKS.has(entry.key) || !isSamePiece(first, entry));
  const run = end < 0 ? rest : rest.slice(0, end);
  return 1 + run.findLastIndex(({ key }) => key === 'log.moves');
}

/** An activation with the way that the figure walks at once. */
const ACTIVATED: LogJoin = {
  takes(entries) {
    const moves = movesAfter(entries);
    return moves > 0 && lastSpace(entries.slice(0, 1 + moves)) ? 1 + moves : 0;
  },
  tells: (entries) => text('log.activatesAndMoves', { ...entries[0]?.params, ...entries.at(-1)?.params }),
};

/** A movement with the actions taken for it (IA-6.52). */
const WALKED: LogJoin = {
  takes: (entries) => ACTIVATED.takes(entries),
  tells: (entries) => text('log.moves', { ...entries[0]?.params, ...entries.at(-1)?.params }),
};

/** The figures that a player has deployed so far; all of them once that is over. */
const DEPLOYED: LogJoin = {
  takes(entries) {
    const length = sameRun(entries, 'log.deploys', ['seat']);
    return length + Number(length > 0 && entries[length]?.key === 'log.deployed');
  },
  tells(entries) {
    const last = entries.at(-1);
    if (last?.key === 'log.deployed') return text(last.key, last.params);
    return text('log.deploysFigures', { ...entries[0]?.params, n: entries.length });
  },
};

/** Damage outside an attack, or a defeat, with what follows from it. */
const SUFFERED: LogJoin = {
  takes(entries) {
    const length = runOf(entries, AFTER_DAMAGE);
    return length > 1 ? length : 0;
  },
  tells: (entries) => sentenceOf(clausesOf(entries)),
};

/** Cards that a player draws: named to their owner, counted for the others. */
const DRAWN: LogJoin = {
  takes([first, ...rest]) {
    if (!first) return 0;
    const length = sameRun(rest, 'log.drawsCard', ['seat']);
    const isOwn = JSON.stringify(rest[0]?.params.seat) === JSON.stringify(first.params.seat);
    // Only the owner may read the names.
    return length > 0 && isOwn && rest.slice(0, length).every((entry) => textIn(entry, 'card')) ? 1 + length : 0;
  },
  tells([first, ...cards]) {
    const names = cards.flatMap((entry) => {
      const card = textIn(entry, 'card');
      return card ? [text('list.card', { card })] : [];
    });
    return text('log.drawsCards', { ...first?.params, cards: listed(names) });
  },
};

/** Points of one player for the mission, with what they are for; records of older versions do not say it. */
const SCORED: LogJoin = {
  takes(entries) {
    const length = sameRun(entries, 'log.points.mission', ['seat']);
    return length > 1 || (entries[0] && textIn(entries[0], 'what')) ? length : 0;
  },
  tells(entries) {
    const n = entries.reduce((sum, entry) => sum + numberIn(entry, 'n'), 0);
    const what = entries.flatMap((entry) => textIn(entry, 'what') ?? []);
    const params = { ...entries.at(-1)?.params, n };
    if (what.length < entries.length) return text('log.points.mission', params);
    return text('log.points.mission.for', { ...params, what: listed(what) });
  },
};

/** What one player comes to control at once, or nobody any more. */
const CONTROLLED: LogJoin = {
  takes(entries) {
    const [first] = entries;
    const same = first?.params.seat === undefined ? [] : ['seat'];
    const length = first ? sameRun(entries, first.key, same) : 0;
    return length > 1 ? length : 0;
  },
  tells([first, ...more]) {
    if (!first) throw new Error('nothing is controlled');
    const what = listed([first, ...more].flatMap((entry) => textIn(entry, 'what') ?? []));
    return text(first.key, { ...first.params, what });
  },
};

/** Dice rolled together, outside an attack or before its result. */
const ROLLED: LogJoin = {
  takes(entries) {
    const length = runOf(entries, new Set(['log.rolls']));
    return length > 1 && entries.slice(0, length).every((entry) => textIn(entry, 'die')) ? length : 0;
  },
  tells: (entries) => text('log.rolls', { die: listed(entries.flatMap((entry) => textIn(entry, 'die') ?? [])) }),
};

const JOINS: LogJoins = {
  'log.attacks': ATTACK,
  'log.activates': ACTIVATED,
  'log.takesMove': WALKED,
  'log.moves': WALKED,
  'log.deploys': DEPLOYED,
  'log.pushed': MOVED('log.pushed'),
  'log.damage': SUFFERED,
  'log.defeated': SUFFERED,
  'log.rolls': ROLLED,
  'log.draws': DRAWN,
  'log.points.mission': SCORED,
  'log.controls': CONTROLLED,
  'log.controlsNone': CONTROLLED,
};

/**
 * The log in sentences: an activation with its way, an attack with its dice, cards and consequences, cards drawn. The end of
 * an activation is none: the next entry says it.
 */
export const sentencesOf = <E extends VisibleEntry>(entries: readonly E[]): readonly Joined<E>[] =>
  joinEntries(
    entries.filter(({ key }) => key !== 'log.ends'),
    JOINS,
  );
