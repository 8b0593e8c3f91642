import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { formatOf, hookRequest, type Message } from './hook-formats.ts';

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
