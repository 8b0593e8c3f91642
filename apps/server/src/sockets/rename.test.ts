import { expect, test, vi } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';
import type { Store } from '../storage/store.ts';

test.each([false, true])(
  'a new name reaches a player’s own matches, and no others are worked on (storage fails: %s)',
  async (fails) => {
    const membershipsOf = () => Promise.reject(new Error('no answer'));
    const server = await testServer({ store: (store): Store => ({ ...store, ...(fails && { membershipsOf }) }) });
    const [ann, bob] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob');
    const body = { title: 'galaxy-dice', seats: ['p1', 'p2', 'p3'].map((id) => ({ id, kind: 'human' })) };
    const [hers, his] = [await openMatch([ann, bob], body), await openMatch([bob], body)];
    const renamed = vi.spyOn(server.registry.peek(his)!, 'rename');
    await ann.api('PATCH', '/api/session', { name: 'Leia' });
    await bob.until(() => bob.tables.some(({ match }) => match.matchId === hers && match.host === 'Leia'));
    expect(renamed).toHaveBeenCalledTimes(fails ? 1 : 0);
    await ann.emit('say', { matchId: hers, text: 'hello' });
    await bob.until(() => bob.said.length > 0);
    expect(bob.said[0].from).toBe('Leia');
    expect((await bob.api('GET', `/api/matches/${his}`)).body.host).toBe('Bob');
  },
);
