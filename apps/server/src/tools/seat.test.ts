import { describe, expect, onTestFinished, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';
import { KINDS, newDatabase } from '../../test/support/databases.ts';
import { operate, playedMatch } from '../../test/support/operator.ts';

const SEATS = { title: 'galaxy-dice', seats: ['p1', 'p2'].map((id) => ({ id, kind: 'human' })) };

describe.each(KINDS)('%s', (kind) => {
  test('the link gives the seat of a player who lost their browser to the person who opens it, once, while the server runs', async () => {
    const database = await newDatabase(kind);
    onTestFinished(database.remove);
    const env = { ...database.env, PUBLIC_URL: 'https://play.example.org' };
    const server = await testServer({ env: database.env });
    const [ann, bob] = [await ProtocolClient.join(server.url, 'Ann'), await ProtocolClient.guest(server.url, 'Bob')];
    const matchId = await openMatch([ann, bob], SEATS);
    const said = await operate(env, ['seat', matchId, 'p2']);
    expect(said).toMatchObject({ code: 0, err: '' });
    const [, code = ''] = /^https:\/\/play\.example\.org\/seat\/[\w-]+#([\w-]{43})\n/.exec(said.out) ?? [];
    const again = await ProtocolClient.guest(server.url, 'Bob');
    const take = (who: ProtocolClient) => who.api('POST', `/api/matches/${matchId}/seat`, { code });
    expect((await take(again)).body.match).toMatchObject({ mine: ['p2'] });
    expect((await take(bob)).status).toBe(403);
    await ann.until(() => ann.said.length > 0, 'the notice');
    expect(ann.said[0].notice.key).toBe('notice.linkUsed');
  });

  test('with --player the link signs the browser in as the player of the seat', async () => {
    const database = await newDatabase(kind);
    onTestFinished(database.remove);
    const server = await testServer({ env: database.env });
    const [ann, bob] = [await ProtocolClient.guest(server.url, 'Ann'), await ProtocolClient.guest(server.url, 'Bob')];
    const matchId = await openMatch([ann, bob], SEATS);
    const { path } = (await operate(database.env, ['seat', matchId, 'p2', '--player', '--json'])).json();
    const fresh = new ProtocolClient(server.url, 'Bob');
    const { body } = await fresh.api('POST', '/api/session/recover', { code: path.split('#')[1] });
    expect(body.playerId).toBe(bob.playerId);
  });

  test('a seat that does not exist and a match that is over are refused in one line', async () => {
    const database = await newDatabase(kind);
    onTestFinished(database.remove);
    const store = await database.open();
    onTestFinished(() => store.close());
    const over = await playedMatch(store, { acts: 4, ends: true });
    expect(await operate(database.env, ['seat', over, 'p9'])).toMatchObject({
      code: 1,
      err: 'the match has no seat p9; it has p1, p2\n',
    });
    expect(await operate(database.env, ['seat', over, 'p1'])).toMatchObject({
      code: 1,
      err: 'the match is finished, not in play\n',
    });
  });
});
