import { describe, expect, onTestFinished, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { testServer } from '../../test/kit/setup.ts';
import { KINDS, newDatabase } from '../../test/support/databases.ts';
import { operate } from '../../test/support/operator.ts';

const OPERATOR_TOKEN = 'only-the-operator';

describe.each(KINDS)('%s', (kind) => {
  test('an owner of the server is listed, and taken back while the server runs', async () => {
    const database = await newDatabase(kind);
    onTestFinished(database.remove);
    const { url } = await testServer({ env: { ...database.env, OPERATOR_TOKEN } });
    const [ann, bob] = [await ProtocolClient.guest(url, 'Ann'), await ProtocolClient.guest(url, 'Bob')];
    expect((await operate(database.env, ['owner', 'list'])).out).toBe('no owners\n');
    await ann.api('POST', '/api/session/owner', { token: OPERATOR_TOKEN });
    expect((await ann.api('GET', '/api/moderation/players?name=Ann')).status).toBe(200);
    const listed = await operate(database.env, ['owner', 'list', '--json']);
    expect(listed.json()).toEqual({ owners: [{ id: ann.playerId, name: 'Ann', since: expect.any(String) }] });
    expect((await operate(database.env, ['owner', 'list'])).out).toMatch(
      new RegExp(`${ann.playerId} +Ann +\\d{4}-\\d\\d-\\d\\dT`),
    );
    expect(await operate(database.env, ['owner', 'remove', ann.playerId])).toMatchObject({
      code: 0,
      out: 'Ann is no owner of the server any more\n',
    });
    expect((await ann.api('GET', '/api/moderation/players?name=Ann')).status).toBe(403);
    expect((await ann.api('GET', '/api/session')).body).not.toHaveProperty('isOwner');
    for (const id of [bob.playerId, 'no-such-player'])
      expect(await operate(database.env, ['owner', 'remove', id])).toMatchObject({
        code: 1,
        err: `${id} is no owner of the server; owner list names them\n`,
      });
  });
});
