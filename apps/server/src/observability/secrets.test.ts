import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, playAtRandom } from '../../test/kit/play.ts';
import { childServer, tempDir } from '../../test/kit/setup.ts';
import { RawSocket } from '../../test/support/malformed-socket.ts';
import { createLog } from './log.ts';

const PASSWORD = 'password-of-the-server';
const TOKEN = 'token-of-the-operator';
const METRICS = 'token-of-the-metrics';

/** Uses every feature; returns every secret that was issued or sent. */
async function wholeSession(url: string): Promise<string[]> {
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await reply.json()) as Record<string, string>;
  };
  const players = [];
  for (const name of ['Han', 'Leia']) {
    const player = new ProtocolClient(url, name);
    player.token = (await post('/api/session', { name, password: PASSWORD })).token ?? '';
    await player.connect();
    players.push(player);
  }
  const [han, leia] = players;
  if (!han || !leia) throw new Error('a player is missing');
  await han.api('POST', '/api/session/owner', { token: TOKEN });
  await post('/api/session', { name: 'Spy', password: 'wrong-password-guess' });
  const seats = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
  const matchId = await openMatch([han, leia], { title: 'galaxy-dice', seats });
  const { inviteCode } = (await han.api('GET', `/api/matches/${matchId}`)).body;
  await leia.api('GET', `/api/matches/${matchId}?invite=${inviteCode}`);
  await leia.api('GET', `/api/matches/${matchId}?invite=wrong-invite-guess`);
  await leia.emit('watch', { matchId, inviteCode });
  await playAtRandom([han, leia], matchId, { most: 10 });
  await leia.emit('say', { matchId, text: 'words-for-the-table' });
  await leia.api('POST', `/api/matches/${matchId}/concede`, {});
  const { seed } = (await han.api('GET', `/api/matches/${matchId}/record`)).body;
  const { code } = (await han.api('POST', '/api/session/recovery', {})).body;
  const recovered = await post('/api/session/recover', { code });
  const broken = await RawSocket.open(url, 'wrong-token-guess').catch(() => null);
  broken?.close();
  await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS}` } });
  await fetch(`${url}/api/session`, { headers: { cookie: leia.cookie } });
  await fetch(`${url}/api/session`, { method: 'POST', body: `{"token":"${leia.token}"` });
  for (const player of players) player.close();
  const guesses = ['wrong-password-guess', 'wrong-invite-guess', 'wrong-token-guess'];
  const handed = [han.token, leia.token, recovered.token, inviteCode, code, seed];
  return [...handed, PASSWORD, TOKEN, METRICS, 'words-for-the-table', ...guesses];
}

test('a server with the most verbose log reveals no secret', async () => {
  const env = { SERVER_PASSWORD: PASSWORD, OPERATOR_TOKEN: TOKEN, METRICS_TOKEN: METRICS, LOG_LEVEL: 'trace' };
  const server = await childServer({ DATA_DIR: tempDir(), ...env });
  const secrets = await wholeSession(server.url);
  expect(await server.stop()).toBe(0);
  const output = server.output();
  expect(output).toContain('/api/session');
  for (const secret of secrets) {
    expect(String(secret).length).toBeGreaterThan(10);
    expect(output.includes(String(secret))).toBe(false);
  }
});

test('details that a library puts into its errors are not logged either', () => {
  let said = '';
  const log = createLog('trace', {
    write(line: string) {
      said += line;
    },
  });
  const url = 'postgres://me:hidden-password@db.example/echo';
  const cause = Object.assign(new Error(`cannot reach ${url}`), {
    parameters: ['hidden-value'],
    connectionString: url,
  });
  const error = Object.assign(new Error('a query failed', { cause }), {
    detail: 'Key (token_hash)=(hidden-hash) already exists.',
    config: { headers: { authorization: 'hidden-bearer', cookie: 'echo-base-0123abcd=hidden-cookie' } },
    token: 'hidden-token',
  });
  log.error({ err: error, inviteCode: 'hidden-code', deep: { er: { still: { token: 'hidden-deep' } } } }, 'failed');
  log.warn({ problem: String(cause), url: '/api/matches/m1?invite=hidden-invite' }, 'failed');
  expect(said).toContain('a query failed');
  expect(said).not.toContain('hidden');
});
