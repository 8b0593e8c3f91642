import { hashToken } from '../../src/auth/sessions.ts';
import { readConfig } from '../../src/config.ts';
import { openStore } from '../../src/storage/open.ts';
import type { World } from './match.ts';

const HOUR_MS = 3_600_000;
/** Time without use after which a session ends. */
const UNUSED_MS = 400 * 24 * HOUR_MS;

const idOf = (hour: number, kind: 'expires' | 'used') => `soak-${kind}-${hour}`;
/** Has the form of a token. */
const tokenOf = (hour: number, kind: 'expires' | 'used') => hashToken(idOf(hour, kind));

/** Stores sessions that end in the middle of each hour if they are not used: one that is not, and one that is. */
export async function storeSessions(dataDir: string, begin: number, hours: number): Promise<void> {
  const store = await openStore(readConfig({ DATA_DIR: dataDir }));
  for (let hour = 0; hour < hours; hour++) {
    for (const kind of ['expires', 'used'] as const) {
      const id = idOf(hour, kind);
      const usedAt = begin - UNUSED_MS + (hour + 0.5) * HOUR_MS;
      await store.addSession({ id, name: id }, hashToken(tokenOf(hour, kind)), usedAt);
      // The operator prunes other players who have not been here for long.
      await store.makeOwner(id, usedAt);
    }
  }
  await store.close();
}

/** At the beginning of an hour: uses one of its two sessions. */
export async function useSession({ http }: World, hour: number): Promise<void> {
  await http.call('GET /api/session', { token: tokenOf(hour, 'used') });
}

/** At the end of an hour: the session that was used is valid, the other one is not. */
export async function checkSessions({ http, tally }: World, hour: number): Promise<void> {
  await http.call('GET /api/session', { token: tokenOf(hour, 'used') });
  const token = tokenOf(hour, 'expires');
  const answer = await http.call('GET /api/session', { token, expected: ['no_session'] });
  if (answer?.status === 200) tally.failed('a session that was not used for 400 days is valid');
}
