import { createHmac } from 'node:crypto';
import { canMention, isMention } from '@echo-base/protocol';
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
const PICTURE = 'https://play.example.org/api/alerts/picture?token=m1.1.abc';
const sent = (format: keyof typeof URLS, given = message(), mention: string | null = null, picture?: string) => {
  const target = { format, address: URLS[format], secret: 'shh', mention };
  const { url, body, headers } = hookRequest(target, given, picture);
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
  for (const format of ['discord', 'slack', 'mattermost', 'hookshot'] as const) {
    const { content, text } = sent(format, message('https://evil.example/x moved.')).body;
    expect([format, content ?? text]).toEqual([format, expect.not.stringContaining('https://evil')]);
    expect(content ?? text, 'the own link').toContain(LINK);
  }
  const [one] = message().news;
  const named = { ...message(), news: one ? [{ ...one, title: `Your turn: ${evil}` }] : [] };
  for (const format of ['slack', 'mattermost'] as const)
    expect(JSON.stringify(sent(format, named, null, PICTURE).body.attachments), format).not.toMatch(/evil|channel/);
});

test('a message about one match has its picture where the service shows one, and is the same without it elsewhere', () => {
  const pictured = (format: keyof typeof URLS) => sent(format, message(), null, PICTURE).body;
  expect(pictured('discord')).toEqual({ ...sent('discord').body, embeds: [{ image: { url: PICTURE } }] });
  for (const format of ['slack', 'mattermost'] as const)
    expect(pictured(format)).toEqual({
      ...sent(format).body,
      attachments: [{ fallback: 'Echo Base', image_url: PICTURE }],
    });
  expect(pictured('ntfy')).toEqual({ ...sent('ntfy').body, attach: PICTURE, filename: 'position.png' });
  expect(pictured('gotify').extras['client::notification']).toEqual({ click: { url: LINK }, bigImageUrl: PICTURE });
  expect(pictured('json')).toEqual({ ...sent('json').body, picture: PICTURE });
  expect(pictured('hookshot'), 'Matrix shows no picture of an address').toEqual(sent('hookshot').body);
  expect(JSON.stringify(Object.keys(URLS).map((format) => sent(format as keyof typeof URLS).body))).not.toContain(
    'picture',
  );
});

const NAMES = {
  discord: '80351110224678912',
  slack: 'U02ABCDEF12',
  mattermost: 'ida.lund-2',
  hookshot: 'ida:example.org',
} as const;

test('a message begins with the mention of the one person who gave a name for it', () => {
  const text = `Ann, it is your turn.\n${LINK}`;
  expect(sent('discord', message(), NAMES.discord).body).toEqual({
    username: 'Echo Base',
    content: `<@80351110224678912> ${text}`,
    allowed_mentions: { parse: [], users: ['80351110224678912'] },
  });
  expect(sent('slack', message(), NAMES.slack).body).toEqual({ text: `<@U02ABCDEF12> ${text}` });
  expect(sent('mattermost', message(), NAMES.mattermost).body).toEqual({ text: `@ida.lund-2 ${text}` });
  expect(sent('hookshot', message(), NAMES.hookshot).body.text).toBe(`@ida:example.org ${text}`);
  for (const format of ['ntfy', 'gotify', 'json'] as const)
    expect(sent(format, message(), 'ida').raw, format).toBe(sent(format).raw);
});

/** What must be no mention, whatever a client sends or an old row holds. */
const ATTACKS = [
  ...['everyone', 'here', 'all', 'channel', 'room', '@everyone', '@here', '@all', '@channel', '@room', '@ida'],
  // Mattermost reads the parts of a name too, and Matrix the begin of one.
  ...[
    'all.',
    'all.in',
    'here-ida',
    'channel_',
    'all.in.one',
    'room:example.org',
    'room.ida',
    'room-1',
    'here.',
    'ida.',
  ],
  ...['!channel', '<!channel>', '<!here>', '!subteam^S1', '<@&80351110224678912>', '&80351110224678912', 'S02ABCDEF12'],
  ...[
    '<@80351110224678912>',
    '80351110224678912> @everyone',
    '80351110224678912\n@everyone',
    'U02ABCDEF12|x',
    '0'.repeat(18),
  ],
  ...[
    'U02ABCDEF12> <!channel',
    'ida @all',
    'ida\n@all',
    'ida\u200b@all',
    'ida,all',
    'ida](https://evil.example)',
    '[ida](x)',
  ],
  ...[
    '*ida*',
    '_ida_',
    '~ida~',
    '`ida`',
    'ida<b>',
    'ida:@room',
    'ida:example.org @room',
    'ida:example.org:',
    'ida:x|y',
    'ida#x',
  ],
  ...[
    '',
    ' ',
    ' ida',
    'ida ',
    'i\u202eda',
    'іda',
    'IDA\n',
    `${'a'.repeat(101)}`,
    '1'.repeat(21),
    'u02abcdef12',
    'constructor',
  ],
];
/** Of those above, the names that are fit for another service. */
const FIT: Partial<Record<string, readonly string[]>> = {
  mattermost: ['u02abcdef12', 'constructor'],
  hookshot: ['0'.repeat(18), '1'.repeat(21), 'u02abcdef12', 'constructor'],
};

test.each(Object.keys(URLS) as (keyof typeof URLS)[])(
  'no name mentions a group, several people or anything but one person: %s',
  (format) => {
    for (const name of ATTACKS.filter((one) => !FIT[format]?.includes(one))) {
      expect([name, isMention(format, name)]).toEqual([name, false]);
      expect([name, sent(format, message(), name).raw]).toEqual([name, sent(format).raw]);
    }
    for (const name of FIT[format] ?? []) expect([name, isMention(format, name)]).toEqual([name, true]);
    const own = Object.entries(NAMES).find(([one]) => one === format)?.[1];
    expect(canMention(format)).toBe(own !== undefined);
    if (own !== undefined) expect(isMention(format, own)).toBe(true);
  },
);

const target = (format: keyof typeof URLS, address: string = URLS[format]) => ({
  format,
  address,
  secret: null,
  mention: '80351110224678912',
});

test('Discord edits its message, and ntfy takes it away', () => {
  const thread = target('discord', `${URLS.discord}?thread_id=7`);
  expect(hookRequest(thread, message()).body).toContain('<@80351110224678912>');
  expect(hookRequest(thread, message()).url).toBe(`${URLS.discord}?thread_id=7&wait=true`);
  expect(closingRequest(thread, receiptOf(thread, '{"id":"123","type":0}') ?? '', 'I*d*a has moved.')).toMatchObject({
    method: 'PATCH',
    url: `${URLS.discord}/messages/123?thread_id=7`,
    body: JSON.stringify({ content: 'I\\*d\\*a has moved.', allowed_mentions: { parse: [] }, embeds: [] }),
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
