import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';
import { TestClock } from '../../test/kit/test-clock.ts';
import { mailReceiver } from '../../test/support/mail-receiver.ts';

const WAYS = '/api/alerts/ways';
const DAY = 24 * 3_600_000;
const given = { kind: 'mail', name: 'Mail', language: 'it', address: 'ida@example.org', wait: 0 };

async function open() {
  const mailbox = await mailReceiver();
  const clock = new TestClock();
  const env = {
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Echo Base <echo@play.example.org>',
    PUBLIC_URL: 'https://play.example.org',
  };
  const server = await testServer({ env, clock });
  const ida = await ProtocolClient.guest(server.url, 'Ida');
  const listed = async () => (await ida.api('GET', '/api/alerts')).body;
  const visit = async (link: string, method = 'GET', headers: Record<string, string> = {}) => {
    const answer = await fetch(link.replace('https://play.example.org', server.url), { method, headers });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  return { mailbox, clock, server, ida, listed, visit };
}

/** Links of a mail, from its plain text. */
function linksOf(source = ''): string[] {
  const [, text = ''] = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n----_/.exec(source) ?? [];
  const plain = /quoted-printable/.test(source) ? text.replace(/=\r\n/g, '').replace(/=3D/g, '=') : text;
  return plain.match(/https:\/\/\S+/g) ?? [];
}

test('an address gets one link, which confirms it once by its button, in the language of the reader', async () => {
  const { mailbox, ida, listed, visit, server } = await open();
  expect((await listed()).kinds).toEqual(['hook', 'push', 'mail']);
  const added = await ida.api('POST', WAYS, given);
  expect(added.body).toMatchObject({
    answer: { code: 'accepted' },
    way: { kind: 'mail', shown: 'ida@example.org', confirmBy: expect.any(String) },
  });
  const { id } = added.body.way;
  expect(await ida.api('POST', `${WAYS}/${id}/test`, {})).toMatchObject({
    status: 409,
    body: { error: { code: 'not_confirmed' } },
  });
  expect(mailbox.received.map(({ to }) => to)).toEqual([['ida@example.org']]);
  const [link = ''] = linksOf(mailbox.received[0]?.source);
  const page = await visit(link);
  expect([page.status, page.text]).toEqual([
    200,
    expect.stringMatching(/<html lang="it">.*ida@example\.org.*Conferma<\/button>/),
  ]);
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
  // Opening is not enough: programs that look for malware open every link.
  expect((await listed()).ways[0]).toHaveProperty('confirmBy');
  expect((await visit(link, 'POST')).text).toContain('confermato');
  expect((await listed()).ways[0]).not.toHaveProperty('confirmBy');
  const again = await visit(link, 'POST', { 'accept-language': 'fr' });
  expect([again.status, again.text]).toEqual([410, expect.stringContaining('a expiré')]);
  expect((await ida.api('POST', `${WAYS}/${id}/test`, {})).body.answer).toEqual({ code: 'accepted' });
  expect(mailbox.received).toHaveLength(2);
  const token = new URL(link).searchParams.get('token') ?? '';
  expect(server.log.join()).not.toContain(token);
});

test('a link works for a day, and another one can be sent', async () => {
  const { mailbox, clock, ida, visit, listed } = await open();
  const { id } = (await ida.api('POST', WAYS, given)).body.way;
  clock.move(DAY + 1);
  const [link = ''] = linksOf(mailbox.received[0]?.source);
  expect((await visit(link, 'POST')).status).toBe(410);
  expect((await ida.api('POST', `${WAYS}/${id}/link`, {})).body.answer).toEqual({ code: 'accepted' });
  const [second = ''] = linksOf(mailbox.received[1]?.source);
  expect((await visit(second, 'POST')).status).toBe(200);
  expect((await listed()).ways[0]).not.toHaveProperty('confirmBy');
});

test('an address gets three links a day, also by several players and with signs after a plus', async () => {
  const { mailbox, clock, server } = await open();
  const limited = { status: 429, body: { error: { code: 'mail_limit' } } };
  for (let one = 0; one < 3; one++) {
    const player = await ProtocolClient.guest(server.url, `Eve ${one}`);
    expect((await player.api('POST', WAYS, { ...given, address: `IDA+${one}@example.org` })).status).toBe(201);
  }
  const eve = await ProtocolClient.guest(server.url, 'Eve');
  expect(await eve.api('POST', WAYS, given)).toMatchObject(limited);
  expect((await eve.api('GET', '/api/alerts')).body.ways).toEqual([]);
  for (let one = 0; one < 6; one++)
    expect((await eve.api('POST', WAYS, { ...given, address: `a${one}@example.org` })).status).toBe(201);
  expect(await eve.api('POST', WAYS, { ...given, address: 'a7@example.org' })).toMatchObject(limited);
  expect(mailbox.received).toHaveLength(9);
  clock.move(DAY + 1);
  expect((await eve.api('POST', WAYS, given)).status).toBe(201);
});

test.each(['ida', 'ida@example.org\r\nBcc: all@example.org', 'a@b.org,c@d.org', '"a,b"@example.org', 'Ida <i@d.org>'])(
  'the address %j is refused',
  async (address) => {
    const { mailbox, ida } = await open();
    expect(await ida.api('POST', WAYS, { ...given, address })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_body', params: { path: 'address' } } },
    });
    expect(mailbox.received).toEqual([]);
  },
);

test('a server without a mail server says so', async () => {
  const ann = await ProtocolClient.guest((await testServer()).url, 'Ann');
  expect((await ann.api('GET', '/api/alerts')).body.kinds).toEqual(['hook', 'push']);
  expect(await ann.api('POST', WAYS, given)).toMatchObject({ status: 409, body: { error: { code: 'no_mail' } } });
});

test('two links in a mail stop it without a session: for this game, and all mail', async () => {
  const { mailbox, clock, server, ida, listed, visit } = await open();
  await ida.api('POST', WAYS, given);
  const [link = ''] = linksOf(mailbox.received[0]?.source);
  await visit(link, 'POST');
  const ann = await ProtocolClient.join(server.url, 'Ann');
  const seats = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
  const matchId = await openMatch([ann, ida], { title: 'galaxy-dice', name: 'Friday', seats });
  await expect
    .poll(async () => {
      clock.move(30_000);
      return mailbox.received.length;
    })
    .toBe(2);
  const { source = '' } = mailbox.received[1] ?? {};
  expect(source).toMatch(/Subject: .*Friday/);
  const [game, stopMatch = '', stopAll = ''] = linksOf(source);
  expect(game).toBe(`https://play.example.org/m/${matchId}`);
  expect((await visit(stopMatch)).text).toContain('«Friday»');
  expect((await listed()).matches).toEqual([{ matchId, often: 'turn' }]);
  expect((await visit(stopMatch, 'POST')).status).toBe(200);
  expect(await listed()).toMatchObject({ matches: [{ matchId, often: 'never' }], often: 'turn' });
  // As a mail program does it (RFC 8058).
  const oneClick = /List-Unsubscribe: <(.*?)>/.exec(source.replace(/\r\n /g, ' '))?.[1]?.replace(/\s/g, '') ?? '';
  expect(oneClick).toBe(stopAll);
  expect((await listed()).ways[0].isOn).toBe(true);
  expect((await visit(oneClick, 'POST', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(200);
  expect((await listed()).ways[0].isOn).toBe(false);
  const forged = stopAll.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'));
  expect((await visit(forged, 'POST')).status).toBe(410);
});
