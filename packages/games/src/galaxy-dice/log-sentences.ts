import type { VisibleEntry } from '../engine/log.ts';
import { type Joined, joinEntries, type LogJoin, type LogJoins, listOf, sameRun, textIn } from '../engine/log-joins.ts';
import { type Text, text } from '../engine/text.ts';
import { FACES, type Face } from './data/facts.ts';

/** Number of the row of the space in an entry; null in entries of versions that did not name it. */
function rowIn(entry: VisibleEntry): number | null {
  const row = textIn(entry, 'where')?.params?.row;
  return typeof row === 'number' ? row : null;
}

const faceIn = (entry: VisibleEntry): Face | null => {
  const key = textIn(entry, 'face')?.key;
  return FACES.find((face) => key === `symbol.${face}`) ?? null;
};

/** Dice placed, by row and face. */
function placedRows(entries: readonly VisibleEntry[]): ReadonlyMap<number, ReadonlyMap<Face, number>> {
  const rows = new Map<number, Map<Face, number>>();
  for (const entry of entries) {
    const [face, row] = [faceIn(entry), rowIn(entry)];
    if (entry.key !== 'log.placed' || face === null || row === null) continue;
    const dice = rows.get(row) ?? new Map<Face, number>();
    dice.set(face, (dice.get(face) ?? 0) + 1);
    rows.set(row, dice);
  }
  return new Map([...rows].sort(([a], [b]) => a - b));
}

/** "a walker and 2 TIE fighters in row 4", of entries that place dice; null for none. */
export function placedText(entries: readonly VisibleEntry[]): Text | null {
  const rows = [...placedRows(entries)].map(([row, dice]) => {
    const each = [...dice].map(([face, n]) => text(`dice.${face}`, { n }));
    return text('dice.inRow', { dice: listOf(each, 'dice.two', 'dice.more'), row });
  });
  return rows.length === 0 ? null : listOf(rows, 'dice.rows.two', 'dice.rows.more');
}

const isPlaced = (entry: VisibleEntry): boolean => faceIn(entry) !== null && rowIn(entry) !== null;

/** The dice of a turn (GD-5.12). */
const PLACED: LogJoin = {
  takes(entries) {
    const run = entries.slice(0, sameRun(entries, 'log.placed', ['seat']));
    return run.every(isPlaced) ? run.length : 0;
  },
  tells(entries) {
    const [first] = entries;
    const parts = placedText(entries);
    return text('log.placed.all', { ...first?.params, ...(parts && { parts }) });
  },
};

/** Faces of a roll, in the order of the box; empty in entries of versions that did not name them. */
function facesIn(entry: VisibleEntry): ReadonlyMap<Face, number> {
  const keys = Object.values(textIn(entry, 'dice')?.params ?? {}).map((one) =>
    typeof one === 'object' ? one.key : '',
  );
  const counts = FACES.map((face) => [face, keys.filter((key) => key === `symbol.${face}`).length] as const);
  return new Map(counts.filter(([, n]) => n > 0));
}

/** The dice of a roll, counted by symbol (GD-5.3, GD-5.8). */
const ROLLED: LogJoin = {
  takes: ([first]) => (first && facesIn(first).size > 0 ? 1 : 0),
  tells([first]) {
    const dice = first ? [...facesIn(first)].map(([face, n]) => text(`dice.${face}`, { n })) : [];
    return text(`${first?.key}.all`, { ...first?.params, dice: listOf(dice, 'dice.two', 'dice.more') });
  },
};

/** Help in a row rather than on one of its spaces. */
const HELP: LogJoin = {
  takes: ([first]) => (first && rowIn(first) !== null ? 1 : 0),
  tells([first]) {
    const row = first ? rowIn(first) : null;
    return text(`${first?.key}.row`, { ...first?.params, ...(row !== null && { row }) });
  },
};

const isGain = ({ key, params }: VisibleEntry): boolean =>
  key === 'log.vpDice' ? typeof params.vp === 'number' : key === 'log.row' && params.reward !== undefined;

/** Points from dice and rows of a turn: "wins 1 point with dice and completes row 2 (3 points)" (GD-5.36). */
const GAINS: LogJoin = {
  takes(entries) {
    const id = JSON.stringify(entries[0]?.params.seat);
    const end = entries.findIndex((entry) => !isGain(entry) || JSON.stringify(entry.params.seat) !== id);
    const length = end < 0 ? entries.length : end;
    return length > 1 ? length : 0;
  },
  tells(entries) {
    const rows = entries.filter(({ key }) => key === 'log.row').map(({ params }) => text('gains.row', params));
    const dice = entries.filter(({ key }) => key === 'log.vpDice').map(({ params }) => text('gains.dice', params));
    const completed = rows.length > 0 ? [text('gains.rows', { rows: listOf(rows, 'dice.two', 'dice.more') })] : [];
    const { seat = '' } = entries[0]?.params ?? {};
    return text('log.gains', { seat, acts: listOf([...dice, ...completed], 'dice.two', 'dice.more') });
  },
};

const JOINS: LogJoins = {
  'log.vpDice': GAINS,
  'log.row': GAINS,
  'log.rolled': ROLLED,
  'log.rolledAgain': ROLLED,
  'log.placed': PLACED,
  'log.rebelHelps': HELP,
  'log.allyHelps': HELP,
  'log.allyHelpsAgain': HELP,
};

/** The log in sentences: the dice of a turn in one. */
export const sentencesOf = <E extends VisibleEntry>(entries: readonly E[]): readonly Joined<E>[] =>
  joinEntries(entries, JOINS);
