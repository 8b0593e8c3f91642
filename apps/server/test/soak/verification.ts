import { titleById } from '@echo-base/games/titles';
import { readConfig } from '../../src/config.ts';
import { readWhole, verifyRecord } from '../../src/record/verify-record.ts';
import { openStore } from '../../src/storage/open.ts';
import type { Store } from '../../src/storage/store.ts';
import type { SoakMatch } from './match.ts';

/** Result of verifying the data after the server has stopped. */
export interface Verified {
  readonly matches: number;
  readonly acts: number;
  readonly outages: number;
  readonly frozen: number;
  readonly problems: readonly string[];
}

/**
 * Verifies matches against the stored record: it replays to the stored snapshot, outcome and hash, and holds exactly
 * the acts that were acknowledged.
 */
export async function verifyMatches(dataDir: string, matches: readonly SoakMatch[]): Promise<Verified> {
  const store = await openStore(readConfig({ DATA_DIR: dataDir }));
  const problems: string[] = [];
  let acts = 0;
  try {
    for (const match of matches) {
      const found = await problemOf(store, match).catch((error: unknown) => String(error));
      if (typeof found === 'string') problems.push(`${match.id}: ${found}`);
      else acts += found;
    }
    const outages = (await store.outages()).length;
    const frozen = await store.countFrozen();
    return { matches: matches.length, acts, outages, frozen, problems };
  } finally {
    await store.close();
  }
}

/** Number of acts of a match, or what is wrong with it. */
async function problemOf(store: Store, match: SoakMatch): Promise<number | string> {
  // Computer players have ended it, and it was pruned.
  if (match.isForsaken && !(await store.match(match.id))) return 0;
  const whole = await readWhole(store, match.id);
  const result = await verifyRecord(titleById(whole.stored.match.title), whole);
  if (result.kind === 'broken') return `act ${result.mark.seq}: ${result.mark.problem}`;
  const stored = new Set(whole.acts.flatMap(({ clientId }) => clientId ?? []));
  const lost = match.acknowledged.filter((id) => !stored.has(id));
  if (lost.length > 0) return `${lost.length} acknowledged acts are not in the record`;
  const known = new Set([...match.acknowledged, ...match.uncertain]);
  const unknown = [...stored].filter((id) => !known.has(id));
  if (unknown.length > 0) return `${unknown.length} acts in the record were never acknowledged`;
  return whole.acts.length;
}
