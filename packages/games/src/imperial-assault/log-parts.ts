import type { VisibleEntry } from '../engine/log.ts';
import { listOf, textIn } from '../engine/log-joins.ts';
import { type Text, text } from '../engine/text.ts';

/** Parts of the sentences of the log. Records contain entries of older versions, so any parameter may be missing. */

export const listed = (items: readonly Text[]): Text => listOf(items, 'list.two', 'list.more');

export function numberIn({ params }: VisibleEntry, param: string): number {
  const value = params[param];
  return typeof value === 'number' ? value : 0;
}

/** Number of entries at the beginning with one of these keys. */
export function runOf(entries: readonly VisibleEntry[], keys: ReadonlySet<string>): number {
  const end = entries.findIndex(({ key }) => !keys.has(key));
  return end < 0 ? entries.length : end;
}

/** A whole sentence of clauses, each with its own subject. */
export function sentenceOf(clauses: readonly Text[]): Text {
  const [first, ...rest] = clauses;
  if (!first) throw new Error('a sentence without a clause');
  return text('log.said', { what: rest.reduce((before, next) => text('act.then', { before, next }), first) });
}

/** Clauses of entries that have one, by the key of the entry; they take its parameters. */
const CLAUSES: Readonly<Record<string, string>> = {
  'log.plays': 'act.plays',
  'log.playsOn': 'act.playsOn',
  'log.uses': 'act.uses',
  'log.notRolled': 'act.notRolled',
  'log.damage': 'act.suffers',
  'log.recovers': 'act.recovers',
  'log.condition': 'act.becomes',
  'log.defeated': 'act.isDefeated',
  'log.drops': 'act.drops',
  'log.groupDefeated': 'act.groupLeaves',
  'log.points.defeat': 'act.scores',
  'log.points.card': 'act.scores',
  'log.points.mission': 'act.scores',
};

/** The clauses of entries in a row, each as it is told within a sentence; entries without a clause are left out. */
export const clausesOf = (entries: readonly VisibleEntry[]): readonly Text[] =>
  entries.flatMap(({ key, params }) => (CLAUSES[key] ? [text(CLAUSES[key], params)] : []));

/** Whether two entries name the same piece. */
export const isSamePiece = (one: VisibleEntry, other: VisibleEntry): boolean =>
  JSON.stringify(textIn(one, 'figure')) === JSON.stringify(textIn(other, 'figure'));
