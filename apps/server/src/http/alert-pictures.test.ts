import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { awayPlayer } from '../../test/support/away-player.ts';
import { KINDS, newDatabase, type TestDatabase } from '../../test/support/databases.ts';
import { hookReceiver } from '../../test/support/hook-receiver.ts';
import { mailReceiver } from '../../test/support/mail-receiver.ts';
import { pushReceiver } from '../../test/support/push-receiver.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PUBLIC_URL = 'https://play.example.org';
const TOKEN = 'token-of-the-operator';
/** The first bytes of a PNG. */
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

describe.each(KINDS)('%s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await newDatabase(kind);
  });
  afterEach(() => database.remove());

  /** Bob, who is away and is told by push, by a hook and by mail. */
  async function away(env: Record<string, string> = {}) {
    const mailbox = await mailReceiver();
    const player = await awayPlayer(database, {
      env: { SMTP_URL: mailbox.url, MAIL_FROM: 'echo@play.example.org', ...env },
    });
    const { bob, server, way } = player;
    const phone = await pushReceiver();
    await way({ kind: 'push', subscription: phone.subscription });
    const hook = await hookReceiver();
    await way({ kind: 'hook', address: hook.url('/Bob') });
    const { id } = await way({ kind: 'mail', address: 'bob@example.org' });
    await server().store.confirmAlertWay(id);
    const get = async (address: string, who = bob) => {
      const answer = await fetch(address.replace(PUBLIC_URL, server().url), {
        headers: who.token === null ? {} : { authorization: `Bearer ${who.token}` },
      });
      return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    /** Ann has moved, and Bob was told of his turn each way. */
    const turn = async (more: object = {}) => {
      const matchId = await player.open('Friday', more);
      const counts = () => [phone.messages().length, mailbox.received.length, hook.received.length];
      const before = counts();
      await player.annPlays(matchId);
      await player.until(() => counts().every((count, way) => count > (before[way] ?? 0)), 'the turn');
      const { source = '' } = mailbox.received.at(-1) ?? {};
      const { picture } = JSON.parse(hook.received.at(-1)?.text ?? '{}');
      return { matchId, source, image: phone.messages().at(-1)?.image, picture };
    };
    return { ...player, mailbox, phone, hook, get, turn };
  }

  test('a turn has a picture: in the mail itself, and in a notification and a hook at an address that works for seven days', async () => {
    const { turn, get, pass, clock } = await away();
    const { source, image = '', picture } = await turn();
    expect((await get(picture)).bytes.subarray(0, 8)).toEqual(SIGNATURE);
    expect(source).toContain('Content-Type: multipart/related');
    expect(source.replaceAll('=3D', '=').replace(/=\r\n/g, '')).toContain(
      '<img src="cid:position.png" width="240" alt="">',
    );
    const [, png = ''] = /Content-Id: <position\.png>[\s\S]*?\r\n\r\n([\s\S]*?)\r\n----_/i.exec(source) ?? [];
    const inMail = Buffer.from(png, 'base64');
    expect(inMail.subarray(0, 8)).toEqual(SIGNATURE);
    expect(source.match(/https?:\/\/[^\s"<>]*picture/g), 'nothing tells who has read the mail').toBeNull();
    expect(image).toMatch(/^https:\/\/play\.example\.org\/api\/alerts\/picture\?token=/);
    const found = await get(image);
    expect([found.status, found.headers.get('content-type'), found.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'no-store',
    ]);
    expect(found.bytes).toEqual(inMail);
    // Clients of chats in a browser show it in a page of their own.
    expect(found.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await get(`${image}x`)).headers.get('cross-origin-resource-policy')).toBe('same-origin');
    clock.move(7 * DAY - 10 * MINUTE);
    expect((await get(image)).status).toBe(200);
    await pass(10 * MINUTE);
    expect((await get(image)).status).toBe(404);
  });

  test('only tokens of this server find a picture', async () => {
    const { turn, get } = await away();
    const { image = '', matchId } = await turn();
    const token = new URL(image).searchParams.get('token') ?? '';
    const [wayId, id, until, signature] = token.split('.');
    expect(id).toBe(matchId);
    for (const forged of [
      ...['', 'x', `${id}`, `${wayId}.${id}.${until}`, `${id}.${until}.${signature}`],
      ...[
        `${wayId}.${id}.${Number(until) + 1}.${signature}`,
        `${wayId}.other.${until}.${signature}`,
        `other.${id}.${until}.${signature}`,
        `${wayId}.${id}.${until}.${'A'.repeat(43)}`,
        `${token}x`,
        `${token}.x`,
        encodeURIComponent('../../../etc/passwd'),
      ],
    ]) {
      const answer = await get(`${PUBLIC_URL}/api/alerts/picture?token=${forged}`);
      expect([forged, answer.status]).toEqual([forged, 404]);
    }
    expect((await get(`${PUBLIC_URL}/api/alerts/picture`)).status).toBe(404);
  });

  test('a private match has a picture if its host says so, and the next one of the same table too', async () => {
    const { turn, get, ann } = await away();
    const hidden = await turn({ visibility: 'private' });
    expect([hidden.image, hidden.picture, hidden.source.includes('cid:')]).toEqual([undefined, undefined, false]);
    const { matchId, image = '', source } = await turn({ visibility: 'private', pictures: true });
    expect(source).toContain('cid:position.png');
    expect((await get(image)).status).toBe(200);
    expect((await ann.api('GET', `/api/matches/${matchId}`)).body.pictures).toBe(true);
    await ann.api('POST', `/api/matches/${matchId}/concede`, {});
    const next = (await ann.api('POST', `/api/matches/${matchId}/rematch`, {})).body.matchId;
    expect((await ann.api('GET', `/api/matches/${next}`)).body.pictures).toBe(true);
    const changed = await ann.api('PATCH', `/api/matches/${next}`, { pictures: false });
    expect(changed.body.match).not.toHaveProperty('pictures');
    expect((await ann.api('GET', `/api/matches/${next}`)).body).not.toHaveProperty('pictures');
  });

  test('the address of a picture serves its player, for as long as they may see the match and have the way', async () => {
    const { turn, get, ann, bob, server } = await away({ OPERATOR_TOKEN: TOKEN });
    await ann.api('POST', '/api/session/owner', { token: TOKEN });
    const { matchId, image = '' } = await turn({ visibility: 'private', pictures: true });
    const status = async () => (await get(image)).status;
    const moderation = `/api/moderation/matches/${matchId}`;
    const { people } = (await ann.api('GET', `${moderation}/people`)).body;
    const { person } = people.find(({ name }: { name: string }) => name === 'Bob');
    expect(await status()).toBe(200);
    await ann.api('POST', `${moderation}/kick`, { person });
    expect(await status(), 'removed from the match').toBe(404);
    await ann.api('POST', `${moderation}/readmit`, { person });
    expect(await status()).toBe(200);
    const ban = { matchId: '', playerId: bob.playerId, kind: 'ban' as const, until: null, at: 0, by: ann.playerId };
    await server().store.addSanction(ban);
    expect(await status(), 'banned').toBe(404);
    await server().store.liftSanction('', bob.playerId, 'ban');
    expect(await status()).toBe(200);
    for (const { id } of await server().store.alertWays([bob.playerId]))
      await server().store.dropAlertWay(id, bob.playerId);
    expect(await status(), 'without the way').toBe(404);
  });

  test('what spectators may not see now is in no picture', async () => {
    const { turn, get, ann } = await away({ SPECTATOR_DELAY_S: '60' });
    const open = await turn();
    expect(open.image).toBeDefined();
    for (const spectators of ['delayed', 'closed']) {
      const { image, picture, source } = await turn({ spectators });
      expect([spectators, image, picture, source.includes('cid:')]).toEqual([spectators, undefined, undefined, false]);
    }
    // A match of which pictures were sent, and which is there no more.
    await ann.api('POST', `/api/matches/${open.matchId}/concede`, {});
    expect((await get(open.image ?? '')).status).toBe(200);
  });

  test('news of several matches have no picture', async () => {
    const { open, annPlays, until, phone, hook, mailbox } = await away();
    for (const name of ['Friday', 'Monday']) await annPlays(await open(name));
    await until(() => phone.messages().some(({ tag }) => tag === 'games'), 'the list');
    expect(phone.messages().find(({ tag }) => tag === 'games')).not.toHaveProperty('image');
    const lists = hook.received.map(({ text }) => JSON.parse(text)).filter(({ news }) => news.length > 1);
    expect(lists.filter((list) => 'picture' in list)).toEqual([]);
    expect(mailbox.received.filter(({ source }) => /games/.test(source) && source.includes('cid:'))).toEqual([]);
  });
});
