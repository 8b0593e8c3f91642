import { expect, onTestFinished, test, vi } from 'vitest';
import type { Session } from '../auth/sessions.ts';
import type { PeerListener } from '../cluster/peers.ts';
import { SessionEvents, type SessionEventsNeeds } from './session-events.ts';

type Data = { session: Session | null };

/** Open sockets of a server, and the sessions as they are stored; `peers` tells of notices. */
function opened(names: readonly string[]) {
  const sessionOf = (name: string): Session => ({ tokenHash: `hash of ${name}`, player: { id: name, name } });
  const sockets = new Map<string, { data: Data }>(names.map((name) => [name, { data: { session: sessionOf(name) } }]));
  sockets.set('a watcher', { data: { session: null } });
  const stored = new Map<string, Session | 'outage'>(names.map((name) => [`hash of ${name}`, sessionOf(name)]));
  const listeners: Partial<PeerListener>[] = [];
  const gone: string[] = [];
  const needs = {
    io: {
      of: () => ({ sockets }),
      local: { in: (room: string) => ({ disconnectSockets: () => gone.push(room.replace('s:hash of ', '')) }) },
    },
    peers: { listen: (one: Partial<PeerListener>) => listeners.push(one) },
    sessions: {
      current: ({ tokenHash }: Pick<Session, 'tokenHash'>) => {
        const found = stored.get(tokenHash) ?? null;
        return found === 'outage' ? Promise.reject(new Error('no storage')) : Promise.resolve(found);
      },
    },
  } as unknown as SessionEventsNeeds;
  const events = new SessionEvents(needs);
  onTestFinished(() => events.close());
  const missed = (isBack: boolean) => {
    for (const one of listeners) one.missed?.(isBack);
  };
  return { sockets, stored, gone, missed };
}

const soon = () => vi.advanceTimersByTimeAsync(10);
const fakeTime = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
};

test('while servers are cut off from each other, open sessions are looked up twice a minute', async () => {
  fakeTime();
  const { stored, gone, missed } = opened(['Ann', 'Bob']);
  missed(false);
  await soon();
  stored.delete('hash of Ann');
  // A heartbeat every two seconds.
  for (let seconds = 0; seconds < 28; seconds += 2) {
    missed(false);
    await vi.advanceTimersByTimeAsync(2_000);
  }
  expect(gone).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  missed(false);
  await soon();
  expect(gone).toEqual(['Ann']);
});

test('once they are connected again, at once: a banned player goes, and a new name or a lost right is taken over', async () => {
  fakeTime();
  const { sockets, stored, gone, missed } = opened(['Ann', 'Bob', 'Cho']);
  missed(false);
  await soon();
  const [ann, bob] = [stored.get('hash of Ann') as Session, stored.get('hash of Bob') as Session];
  stored.set('hash of Ann', { ...ann, ban: { until: null } });
  stored.set('hash of Bob', { ...bob, player: { id: 'Bob', name: 'Bobby' } });
  missed(true);
  await soon();
  expect(gone).toEqual(['Ann']);
  expect(sockets.get('Bob')?.data.session?.player.name).toBe('Bobby');
});

test('a storage that cannot tell ends no session, and is asked again', async () => {
  fakeTime();
  const { stored, gone, missed } = opened(['Ann', 'Bob']);
  stored.set('hash of Ann', 'outage');
  stored.delete('hash of Bob');
  missed(true);
  await soon();
  expect(gone).toEqual(['Bob']);
  stored.delete('hash of Ann');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(gone).toContain('Ann');
});
