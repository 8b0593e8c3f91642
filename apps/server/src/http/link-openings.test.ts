import { matchSummary } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { testServer } from '../../test/kit/setup.ts';

const HOME = '203.0.113.10';
const PHONE = '203.0.113.77';

/** A match that waits, behind a proxy that names the addresses of its visitors. */
async function room(env: Record<string, string> = { TRUST_PROXY: 'true' }, visibility = 'private') {
  const { url } = await testServer({ env });
  const han = await ProtocolClient.guest(url, 'Han');
  const leia = await ProtocolClient.guest(url, 'Leia');
  const body = { title: 'galaxy-dice', visibility, spectators: 'open', name: 'Dice' };
  const { matchId, inviteCode } = (await han.api('POST', '/api/matches', body)).body;
  /** Reads the match from an address, with or without a session and the link. */
  const reads = async (who: ProtocolClient | null, from: string | null, code?: string) => {
    const headers = { ...(who && { authorization: `Bearer ${who.token}` }), ...(from && { 'x-forwarded-for': from }) };
    const query = code === undefined ? '' : `?invite=${code}`;
    const answer = await fetch(`${url}/api/matches/${matchId}${query}`, { headers });
    return matchSummary.parse(await answer.json());
  };
  const openedAt = async (from: string | null = HOME) => (await reads(han, from)).linkOpenedAt;
  return { url, han, leia, matchId: String(matchId), code: String(inviteCode), reads, openedAt };
}

test('the host, and no one else, learns at once when another device has opened the invite link', async () => {
  const { han, leia, matchId, code, reads, openedAt } = await room();
  expect(await openedAt()).toBeUndefined();
  for (const player of [han, leia]) await player.connect();
  await han.watch(matchId);
  await leia.watch(matchId, undefined, code);
  expect(await reads(null, PHONE, code)).not.toHaveProperty('linkOpenedAt');
  await han.until(() => han.openings.length > 0, 'the link was opened');
  const first = await openedAt();
  expect(han.openings).toEqual([{ matchId, at: first }]);
  expect(JSON.stringify(han.openings), 'no address').not.toContain(PHONE);
  expect(await reads(leia, '203.0.113.78', code)).not.toHaveProperty('linkOpenedAt');
  expect(await openedAt(), 'the first time stays').toBe(first);
  expect(leia.openings).toEqual([]);
  await han.api('POST', `/api/matches/${matchId}/invite`, {});
  expect(await openedAt(), 'a new link has not been opened').toBeUndefined();
});

test('the host’s own phone counts as another device, though it knows no session yet', async () => {
  const { code, reads, openedAt } = await room();
  await openedAt(HOME);
  await reads(null, PHONE, code);
  expect(await openedAt()).toBeDefined();
});

test.each<[string, string | null]>([
  ['the host’s own address, as of a household on the internet', HOME],
  ['an address of the other family, which the host’s device may have too', '2001:db8::7'],
  ['the server’s own computer', '127.0.0.1'],
])('%s is not known to be another device', async (_who, from) => {
  const { leia, code, reads, openedAt } = await room();
  await openedAt(HOME);
  for (const who of [null, leia]) await reads(who, from, code);
  expect(await openedAt()).toBeUndefined();
});

test('a visit without the link, or with a wrong one, has not opened it', async () => {
  const { code, reads, openedAt } = await room({ TRUST_PROXY: 'true' }, 'public');
  await openedAt();
  await reads(null, PHONE);
  await reads(null, PHONE, `${code.slice(1)}x`);
  expect(await openedAt()).toBeUndefined();
});

test('a host on the server’s own computer learns of every other one', async () => {
  const { code, reads, openedAt } = await room();
  expect(await openedAt(null)).toBeUndefined();
  await reads(null, '2001:db8::7', code);
  expect(await openedAt(null)).toBeDefined();
});

test('behind a proxy that is not trusted nothing is known', async () => {
  const { code, reads, openedAt } = await room({});
  await openedAt(null);
  await reads(null, PHONE, code);
  expect(await openedAt(null)).toBeUndefined();
});
