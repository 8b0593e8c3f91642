import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { closingRequest, formatOf, hookRequest, type Message, receiptOf } from './hook-formats.ts';

const URLS = {
  discord: 'https://discord.com/api/webhooks/1/abc',
  slack: 'https://hooks.slack.com/services/T/B/abc',
  mattermost: 'https://chat.example.org/hooks/xd3kz1tq5fbp7e8mzq1c9w5y4a',
  hookshot: 'https://matrix.example.org/webhook/7f5b',
  ntfy: 'https://ntfy.sh/my-games',
  gotify: 'https://gotify.example.org/message?token=abc',
  json: 'https://example.org/anything',
} as const;
const LINK = 'https://play.example.org/m/m1';
const message = (text = 'Ann, it is your turn.', since: readonly string[] = []): Message => ({
  key: 'm1',
  news: [{ key: 'k1', kind: 'turn', title: 'Your turn: Friday', text, since, url: LINK, matchId: 'm1' }],
  games: 1,
  more: null,
});
const sent = (format: keyof typeof URLS, given = message()) => {
  const { url, body, headers } = hookRequest({ format, address: URLS[format], secret: 'shh' }, given);
  return { url, body: JSON.parse(body.toString()), headers, raw: body };
};

test.each(Object.entries(URLS))('an address of %s is known', (format, url) => {
  expect(formatOf(new URL(url))).toBe(format);
});

test('each service gets what it understands', () => {
  const text = `Ann, it is your turn.\n${LINK}`;
  expect(sent('discord').body).toEqual({ username: 'Echo Base', content: text, allowed_mentions: { parse: [] } });
  expect(sent('slack').body).toEqual({ text });
  expect(sent('mattermost').body).toEqual({ text });
  expect(sent('hookshot').body).toEqual({ username: 'Echo Base', text });
  expect(sent('ntfy')).toMatchObject({
    url: 'https://ntfy.sh/',
    body: { topic: 'my-games', title: 'Echo Base', message: text, click: LINK },
  });
  expect(sent('gotify')).toMatchObject({
    url: URLS.gotify,
    body: { title: 'Echo Base', message: text, extras: { 'client::notification': { click: { url: LINK } } } },
  });
});

test('the newest line is told, and formats nothing', () => {
  const given = message('Ann, it is your turn.', ['Cy rolls.', 'Bo *wins* @everyone.']);
  expect(sent('slack', given).body.text).toBe(`Ann, it is your turn.\nBo *wins* @everyone.\n${LINK}`);
  expect(sent('discord', given).body.content).toContain('\nBo \\*wins\\* \\@everyone.\n');
  expect(sent('json', given).body.news[0].since).toEqual(['Cy rolls.', 'Bo *wins* @everyone.']);
});

test('any program gets the news with their keys, and can check who signed them', () => {
  const { body, headers, raw } = sent('json');
  const { news, more } = message();
  expect(body).toEqual({ version: 1, text: `Ann, it is your turn.\n${LINK}`, news, more });
  const signature = createHmac('sha256', 'shh').update(raw).digest('hex');
  expect(headers['echo-base-signature']).toBe(`sha256=${signature}`);
});

test('names mention no one, make no links and reach no header', () => {
  const evil = '@everyone <!channel> <@1> [free](https://evil.example) **x**\r\nX-Evil: 1';
  for (const format of Object.keys(URLS) as (keyof typeof URLS)[]) {
    const { headers, url } = sent(format, message(evil));
    expect(JSON.stringify([headers, url])).not.toMatch(/evil/i);
  }
  expect(sent('discord', message(evil)).body.content).toContain('\\@everyone \\<!channel> \\<\\@1> \\[free\\]\\(');
  expect(sent('slack', message(evil)).body.text).toContain('&lt;!channel&gt; &lt;@1&gt;');
  expect(sent('mattermost', message(evil)).body.text).not.toMatch(/@everyone|[^\\]\[free/);
  expect(sent('hookshot', message(evil)).body.text).not.toMatch(/@everyone|[^\\]\[free/);
});

const target = (format: keyof typeof URLS, address: string = URLS[format]) => ({ format, address, secret: null });

test('Discord edits its message, and ntfy takes it away', () => {
  const thread = target('discord', `${URLS.discord}?thread_id=7`);
  expect(hookRequest(thread, message()).url).toBe(`${URLS.discord}?thread_id=7&wait=true`);
  expect(closingRequest(thread, receiptOf(thread, '{"id":"123","type":0}') ?? '', 'I*d*a has moved.')).toMatchObject({
    method: 'PATCH',
    url: `${URLS.discord}/messages/123?thread_id=7`,
    body: JSON.stringify({ content: 'I\\*d\\*a has moved.', allowed_mentions: { parse: [] } }),
  });
  const topic = target('ntfy', `${URLS.ntfy}?auth=abc`);
  expect(closingRequest(topic, receiptOf(topic, '{"id":"hwQ2YpKdmg"}') ?? '', 'Ida has moved.')).toMatchObject({
    method: 'DELETE',
    url: 'https://ntfy.sh/my-games/hwQ2YpKdmg?auth=abc',
  });
});

test.each(['slack', 'mattermost', 'hookshot', 'gotify', 'json'] as const)(
  'a hook of %s can change no message',
  (format) => {
    expect(receiptOf(target(format), '{"id":"123"}')).toBeNull();
    expect(closingRequest(target(format), '123', 'Ida has moved.')).toBeNull();
    expect(hookRequest(target(format), message())).not.toHaveProperty('reads');
  },
);

test.each(['', 'ok', '{}', '{"id":7}', '{"id":"../../channels/1"}', '{"id":"1?x=1"}', '{"id":"1\\r\\nX-Evil: 1"}'])(
  'the answer %j names no message',
  (answer) => {
    expect(receiptOf(target('discord'), answer)).toBeNull();
    expect(receiptOf(target('ntfy'), answer)).toBeNull();
  },
);
