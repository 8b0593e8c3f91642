import { sentencesOf } from '@echo-base/games/rebellion/client';
import type { LogEntry } from '../../../kit/net/types.ts';
import type { Moment } from '../../../question/log/moment.ts';
import { isActOf } from './acting.ts';
import { TURN_KEYS } from './headings.ts';

/** Entries that only name what the board asks for next. */
const STEP_KEYS: ReadonlySet<string> = new Set(['log.combatRound', 'log.battle']);

/** Entries of a seat that leaves the match. */
export const LEFT_KEYS: ReadonlySet<string> = new Set(['log.conceded', 'log.lost-on-time']);

/** Consecutive entries of one turn that no other moment tells. */
interface Run {
  readonly entries: LogEntry[];
  /** They are part of a combat, which covers the map. */
  readonly isFight: boolean;
}

function runsOf(entries: readonly LogEntry[], told: ReadonlySet<number>): readonly Run[] {
  const runs: Run[] = [];
  let isFight = false;
  let last: LogEntry | null = null;
  for (const entry of entries) {
    if (entry.key === 'log.combatOver') isFight = false;
    if (!told.has(entry.seq) && !STEP_KEYS.has(entry.key)) {
      const isNext = last?.seq === entry.seq - 1 && !TURN_KEYS.has(entry.key) && entry.key !== 'log.combat';
      const run = isNext ? runs.at(-1) : undefined;
      if (run) run.entries.push(entry);
      else runs.push({ entries: [entry], isFight });
      last = entry;
    }
    if (entry.key === 'log.combat') isFight = true;
  }
  return runs;
}

/** Moments of entries that no other moment tells: one for each sentence of the log. */
export function plainMoments(
  entries: readonly LogEntry[],
  told: ReadonlySet<number>,
  viewer: string,
): readonly Moment[] {
  return runsOf(entries, told).flatMap(({ entries: run, isFight }) => {
    let isOwn = false;
    return sentencesOf(run).map((sentence): Moment => {
      const parts = sentence.told ?? [sentence];
      isOwn = parts[0] ? (isActOf(viewer, parts[0]) ?? (isOwn && !LEFT_KEYS.has(parts[0].key))) : isOwn;
      const at = isFight ? undefined : parts.findLast((part) => part.at)?.at;
      return {
        kind: 'told',
        from: sentence.seq,
        seq: parts.at(-1)?.seq ?? sentence.seq,
        title: { key: sentence.key, params: sentence.params },
        entries: parts,
        isBrief: true,
        ...(at && { at }),
        ...(isOwn && { isOwn }),
      };
    });
  });
}
