import { afterEach, beforeEach, expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, randomChoice } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';
import { TestClock } from '../../test/kit/test-clock.ts';
import { newDatabase, type TestDatabase } from '../../test/support/databases.ts';
import { hookNetwork, hookReceiver } from '../../test/support/hook-receiver.ts';
import { mailReceiver } from '../../test/support/mail-receiver.ts';
import { pushReceiver } from '../../test/support/push-receiver.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SEATS = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
const PUBLIC_URL = 'https://play.example.org';
/** How long a player takes to look at an alert: the clock runs so long between the two. */
const LOOKS_AFTER = 90 * MINUTE;

let database: TestDatabase;
beforeEach(async () => {
  database = await newDatabase('sqlite');
});
afterEach(() => database.remove());

/** What reaches a player: the links of what has come, each once. */
interface Reached {
  readonly links: () => readonly string[];
}

/** Plain text of a mail without its soft line ends. */
const plain = (source: string) => source.replace(/=\r\n/g, '').replace(/=3D/g, '=');

test('a whole match over three days, of which both players know by alerts alone', async () => {
  const clock = new TestClock();
  const [chat, phone, mailbox] = [await hookReceiver(), await pushReceiver(), await mailReceiver()];
  const mail = { SMTP_URL: mailbox.url, MAIL_FROM: 'echo@play.example.org' };
  const server = await testServer({ env: { ...database.env, PUBLIC_URL, ...mail }, clock, hooks: hookNetwork() });
  const pass = async (ms: number) => {
    // News is sent within minutes; until the next turn no player acts.
    for (const step of [MINUTE, MINUTE, MINUTE, ms - 3 * MINUTE]) {
      clock.move(step);
      await server.alerts.idle();
    }
  };
  const [ann, bob] = [await ProtocolClient.guest(server.url, 'Ann'), await ProtocolClient.guest(server.url, 'Bob')];
  const common = { name: 'Way', language: 'en', wait: 0 };
  const add = (who: ProtocolClient, way: object) => who.api('POST', '/api/alerts/ways', { ...common, ...way });
  await add(ann, { kind: 'hook', address: chat.url('/ann') });
  await add(bob, { kind: 'push', subscription: phone.subscription });
  await add(bob, { kind: 'mail', address: 'bob@example.org' });
  const [, token] = /confirm\?token=([\w-]+)/.exec(plain(mailbox.received[0]?.source ?? '')) ?? [];
  expect((await fetch(`${server.url}/api/mail/confirm?token=${token}`, { method: 'POST' })).status).toBe(200);

  const options = { short: true, firstPlayer: 'first-seat' };
  const matchId = await openMatch([ann, bob], { title: 'galaxy-dice', name: 'Friday', seats: SEATS, options });
  const began = clock.now();
  const byHook: Reached = {
    links: () =>
      chat.received.flatMap(({ text }) =>
        JSON.parse(text).news.flatMap((one: { kind: string; url: string }) => (one.kind === 'turn' ? [one.url] : [])),
      ),
  };
  const byPush: Reached = {
    links: () => phone.messages().flatMap(({ url, later }) => (url !== null && later ? [url] : [])),
  };
  /** Opens the link of the newest alert, acts as long as the seat is asked, and leaves. */
  async function reacts(who: ProtocolClient, seat: string, link: string) {
    const [, opened = ''] = /\/m\/([\w-]+)$/.exec(link) ?? [];
    expect(opened).toBe(matchId);
    const page = who.at(server.url);
    await page.connect();
    await page.watch(opened);
    expect(page.frame(opened, seat)?.decisions.length).toBeGreaterThan(0);
    for (let acts = 0; acts < 300; acts++) {
      const [decision] = page.frame(opened, seat)?.decisions ?? [];
      if (!decision) break;
      const answer = await page.act(opened, decision, randomChoice(decision));
      expect(answer.ok).toBe(true);
      await page.until(() => (page.frame(opened, seat)?.version ?? 0) >= answer.version, 'the act');
    }
    const isOver = page.frame(opened, seat)?.outcome != null;
    page.close();
    await server.alerts.idle();
    return isOver;
  }
  const players = [
    { who: ann, seat: 'p1', reached: byHook },
    { who: bob, seat: 'p2', reached: byPush },
  ];
  const looked = new Map(players.map(({ seat }) => [seat, 0]));
  let turns = 0;
  for (let isOver = false; !isOver; turns++) {
    expect(turns).toBeLessThan(200);
    await pass(LOOKS_AFTER);
    const next = players.find(({ seat, reached }) => reached.links().length > (looked.get(seat) ?? 0));
    if (!next) throw new Error(`nobody was told of turn ${turns}`);
    const links = next.reached.links();
    // One alert for one turn.
    expect(links.length).toBe((looked.get(next.seat) ?? 0) + 1);
    looked.set(next.seat, links.length);
    isOver = await reacts(next.who, next.seat, links.at(-1) ?? '');
    if (clock.now() - began > 71 * HOUR && !isOver)
      isOver = (await next.who.api('POST', `/api/matches/${matchId}/concede`, {})).status === 200;
  }
  await pass(LOOKS_AFTER);
  expect(turns).toBeGreaterThan(4);
  // Mail came with each notification, tells what the other has done, and the hook told it in one line.
  const mails = mailbox.received.map(({ source }) => plain(source)).filter((source) => source.includes('Your turn'));
  expect(mails.length).toBe(byPush.links().length);
  expect(mails.at(-1)).toMatch(/Since your last move:\r\n- .*Ann/);
  expect(
    phone
      .messages()
      .filter(({ later }) => later)
      .at(-1)?.text,
  ).toContain('Ann');
  expect(chat.received.filter(({ text }) => text.includes('"kind":"turn"')).at(-1)?.text).toContain('Bob');
  // Each notification of a turn disappeared after it.
  expect(phone.messages().filter(({ isOver }) => isOver)).toHaveLength(byPush.links().length);
  const ends = [chat.received.map(({ text }) => text), phone.messages().map(({ title }) => title)].map((all) =>
    all.filter((text) => /is over|Over: Friday/.test(text)),
  );
  // Who made the last move has seen the end.
  expect(ends.flat()).toHaveLength(1);
}, 120_000);
