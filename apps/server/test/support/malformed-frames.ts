import { JUNK, nested, type SeededRandom } from './malformed-rng.ts';
import type { Malformed } from './malformed-socket.ts';

/** What a sender knows of the server's matches. */
export interface Knowledge {
  readonly matchId: string;
  readonly foreignMatch: string;
  /** A seat it does not own. */
  readonly foreignSeat: string;
  readonly seat: string;
  /** The open decision of the match, and a valid answer. */
  readonly decision: { readonly id: string; readonly seat: string; readonly choice: unknown };
  /** Decisions that have been answered. */
  readonly stale: readonly string[];
}

const bytes = (...values: number[]) => Uint8Array.from(values);
const CLOSED = ['closed'] as const;
const LET_PASS = ['closed', 'refused', 'open'] as const;

/** Packets below the protocol, which cannot be acknowledged. */
export function rawFrames({ int, pick }: SeededRandom): Malformed[] {
  const random = (most: number) => Uint8Array.from({ length: 1 + int(most) }, () => int(256));
  const ascii = (most: number) => String.fromCharCode(...Array.from({ length: 1 + int(most) }, () => 32 + int(95)));
  const raw = (name: string, allowed: Malformed['allowed'], ...send: (string | Uint8Array)[]) => ({
    name,
    allowed,
    send,
  });
  const deep = nested(20_000);
  const found: Malformed[] = [
    raw('empty text', LET_PASS, ''),
    raw('empty bytes', LET_PASS, bytes()),
    raw('bytes for nothing', CLOSED, bytes(1, 2, 3)),
    raw('large bytes for nothing', CLOSED, new Uint8Array(200_000)),
    raw('engine close', LET_PASS, '1'),
    raw('engine open', LET_PASS, '0{"sid":"x"}'),
    raw('engine ping', LET_PASS, '2probe'),
    raw('engine pongs', LET_PASS, '3', '3', '3probe'),
    raw('engine upgrade', LET_PASS, '5'),
    raw('engine noop', LET_PASS, '6'),
    raw('connect twice', CLOSED, '40{}'),
    raw('connect with an array', CLOSED, '40[]'),
    raw('disconnect', LET_PASS, '41'),
    raw('disconnect with data', LET_PASS, '41{"a":1}'),
    raw('connect error', CLOSED, '44{"message":"x"}'),
    raw('acknowledgement of nothing', LET_PASS, '430[]', '4399[{"ok":true}]'),
    raw('acknowledgement without id', LET_PASS, '43[]'),
    raw('acknowledgement of no list', CLOSED, '431{}'),
    raw('a binary acknowledgement', CLOSED, '461-7[{"_placeholder":true,"num":0}]'),
    raw('no payload', LET_PASS, '42'),
    raw('negative id', CLOSED, '42-1["ping",{}]'),
    raw('huge id', LET_PASS, '4299999999999999999999999["ping",{}]'),
    raw('long id', LET_PASS, `42${'9'.repeat(50_000)}["ping",{}]`),
    raw('event of nothing', CLOSED, '421[]'),
    raw('event that is null', CLOSED, '421[null]'),
    raw('event that is a list', CLOSED, '421[["ping"]]'),
    raw('event that is an object', CLOSED, '421[{"__proto__":1}]'),
    raw('deep event', CLOSED, `421${deep}`),
    raw('too large by far', CLOSED, `421["act",${JSON.stringify('x'.repeat(1_200_000))}]`),
    raw('too many bytes by far', CLOSED, new Uint8Array(2_000_000)),
    raw('attachment that never comes', CLOSED, '451-1["act",{"_placeholder":true,"num":0}]'),
    raw('unrequested attachment', LET_PASS, '451-["act",{"_placeholder":true,"num":0}]', bytes(1), bytes(2)),
    raw('attachment of another number', CLOSED, '451-1["act",{"_placeholder":true,"num":7}]', bytes(1)),
    raw('attachment of no number', CLOSED, '451-1["act",{"_placeholder":true,"num":"constructor"}]', bytes(1)),
    raw('negative attachment', CLOSED, '451-1["act",{"_placeholder":true,"num":-1}]', bytes(1)),
    raw('deep attachment', CLOSED, `451-1["act",${nested(60_000, '{"_placeholder":true,"num":0}')}]`, bytes(1)),
    raw('no attachments at all', LET_PASS, '450-["act",{}]'),
    raw('attachments without number', CLOSED, '45-1["act",{}]'),
    raw('attachments and no end', CLOSED, '4512345'),
    raw('a million attachments', CLOSED, '451000000-1["act",{"_placeholder":true,"num":0}]', bytes(1), bytes(2)),
    raw('attachments beyond counting', CLOSED, `45${'9'.repeat(400)}-1["act",{}]`, bytes(1)),
    raw('many attachments', CLOSED, '455000-1["act",{}]', ...Array.from({ length: 500 }, () => bytes(0))),
  ];
  for (const type of ['7', '8', '9', 'a', ' ', '\u0000', '4', '47', '48', '4x', '4-', '4"', 'b4AAAA', '\ufffd'])
    found.push(raw(`packet type ${JSON.stringify(type)}`, LET_PASS, `${type}["ping",{}]`));
  for (const name of ['/admin', '/__proto__', '/constructor', '/toString', `/${'n'.repeat(5_000)}`, '/../', '/?a=b']) {
    found.push(raw(`connect to ${name.slice(0, 20)}`, LET_PASS, `40${name},{}`));
    found.push(raw(`event to ${name.slice(0, 20)}`, CLOSED, `42${name},1["ping",{}]`));
  }
  for (const name of ['connect', 'connect_error', 'disconnect', 'disconnecting', 'newListener', 'removeListener'])
    for (const rest of ['', ',{}', ',"transport close"'])
      found.push(raw(`reserved ${name}`, CLOSED, `421["${name}"${rest}]`, `42["${name}"${rest}]`));
  const whole = '42123["act",{"matchId":"x","seat":"p1","decision":"d","choice":["a"],"id":"i"}]';
  for (let count = 0; count < 30; count++) {
    const cut = whole.slice(0, 6 + int(whole.length - 7));
    found.push(raw(`cut short ${cut.length}`, CLOSED, cut));
  }
  for (let count = 0; count < 30; count++) found.push(raw('garbage bytes', CLOSED, random(400)));
  for (let count = 0; count < 40; count++)
    found.push(raw('garbage text', LET_PASS, pick(['', '4', '42', '45']) + ascii(60)));
  return found;
}

/** A message with each part as JSON text, so that it can hold what no JavaScript value can. */
type Parts = Readonly<Record<string, string>>;

const written = (parts: Parts) =>
  `{${Object.entries(parts)
    .map(([key, value]) => `${JSON.stringify(key)}:${value}`)
    .join()}}`;

/** Messages of valid form with invalid content; none may change anything. */
function almost(known: Knowledge, { pick }: SeededRandom): Record<string, Parts> {
  const { matchId, foreignMatch, foreignSeat, seat, decision, stale } = known;
  const text = (value: unknown) => JSON.stringify(value);
  const wrong = pick([
    { decision: text(decision.id), choice: text('no-such-option'), seat: text(seat) },
    { decision: text(pick(stale)), choice: text(decision.choice), seat: text(seat) },
    { decision: text(decision.id), choice: text(decision.choice), seat: text(foreignSeat) },
    { decision: text('d0'), choice: text(decision.choice), seat: text(seat) },
  ]);
  return {
    watch: { matchId: text(pick([matchId, foreignMatch])), since: pick(['{}', '{"p1":0}', '{"p1":99999999}']) },
    unwatch: { matchId: text(pick(['nowhere', foreignMatch])) },
    act: { matchId: text(pick([matchId, matchId, foreignMatch])), ...wrong, id: text(`m-${pick(stale)}`) },
    undo: { matchId: text(pick([matchId, foreignMatch])), seat: text(foreignSeat), id: text('m-undo') },
    standing: {
      matchId: text(pick([matchId, foreignMatch])),
      seat: text(pick([seat, foreignSeat])),
      orders: pick([
        '[{"kind":"no-such-kind","until":"match"}]',
        '[{"kind":"__proto__","until":"turn"}]',
        '{"__proto__":[]}',
        'null',
      ]),
    },
    answerUndo: {
      matchId: text(pick([matchId, foreignMatch])),
      seat: text(pick([seat, foreignSeat])),
      allow: 'true',
      id: text('m-answer'),
    },
    plan: {
      matchId: text(pick([matchId, foreignMatch])),
      seat: text(pick([seat, foreignSeat])),
      decision: text(pick([decision.id, pick(stale)])),
      picked: pick(['["no-such-option"]', '["__proto__"]', '[["x"]]', '{"length":1}', 'null']),
    },
    say: { matchId: text(pick(['nowhere', foreignMatch])), text: text('hello') },
    signal: {
      matchId: text(pick([matchId, foreignMatch])),
      kind: text(pick(['here', '__proto__', ''])),
      name: text(pick(['system.hoth', '', 'a b', '<b>'])),
      at: text(pick(['place:hoth', '', 'x'.repeat(200)])),
    },
    react: {
      matchId: text(pick([matchId, foreignMatch])),
      phrase: text(pick(['thanks', '__proto__', ''])),
      audience: text(pick(['team', 'all'])),
    },
    point: {
      matchId: text(pick([matchId, foreignMatch])),
      at: text(pick(['space:yavin-1-1', 'place:__proto__', '', 'hex:9,9', 'x'.repeat(200)])),
      audience: text(pick(['team', 'all'])),
    },
    ping: {},
  };
}

const UNKNOWN = ['error', 'delta', 'table', 'refused', '__proto__', 'constructor', 'toString'];
const MORE = ['prototype', 'hasOwnProperty', '', ' ', 'act ', 'ACT', 'message', 'x'.repeat(5_000), '\u0000', '$'];

/** Events in socket.io's form with invalid names or messages. */
export function wrongEvents(known: Knowledge, rng: SeededRandom, count: number): Malformed[] {
  const { int, pick } = rng;
  const found: Malformed[] = [];
  const add = (name: string, body: string, allowed: Malformed['allowed'] = ['code']) => {
    const ack = 1 + found.length;
    found.push({ name, ack, send: [`42${ack}${body}`], allowed });
  };
  for (const name of [...UNKNOWN, ...MORE])
    add(`unknown ${name.slice(0, 20)}`, `[${JSON.stringify(name)},${pick(JUNK)}]`);
  add('event by number', '[7,{}]');
  for (const event of ['watch', 'unwatch', 'act', 'undo', 'answerUndo', 'say', 'ping']) {
    const parts = almost(known, rng)[event]!;
    add(`large ${event}`, `["${event}",${written({ ...parts, more: JSON.stringify('x'.repeat(70_000)) })}]`);
    add(`deep ${event}`, `["${event}",${nested(60_000)}]`);
    add(`wide ${event}`, `["${event}",[${'0,'.repeat(40_000)}0]]`);
    add(`two messages ${event}`, `["${event}",${written(parts)},${written(parts)}]`);
    add(`bare ${event}`, `["${event}"]`, ['ok', 'code']);
    found.push({ name: `no ack ${event}`, send: [`42["${event}",${written(parts)}]`], allowed: ['refused'] });
    found.push({ name: `no ack, no message ${event}`, send: [`42["${event}"]`], allowed: ['refused'] });
    const id = 1 + found.length;
    const message = '{"matchId":{"_placeholder":true,"num":0}}';
    found.push({
      name: `bytes ${event}`,
      ack: id,
      send: [`451-${id}["${event}",${message}]`, bytes(1, 2)],
      allowed: ['code'],
    });
  }
  while (found.length < count) {
    const event = pick(['watch', 'unwatch', 'act', 'act', 'act', 'undo', 'undo', 'answerUndo', 'say', 'ping']);
    const parts = almost(known, rng)[event]!;
    const keys = Object.keys(parts);
    const way = int(5);
    if (way === 0) add(`almost ${event}`, `["${event}",${written(parts)}]`, ['ok', 'code']);
    else if (way === 1) add(`junk ${event}`, `["${event}",${pick(JUNK)}]`, ['ok', 'code']);
    else if (way === 2) {
      const extra = pick(['extra', 'constructor', 'prototype', '__proto__', 'hasOwnProperty', 'toJSON', 'ok']);
      add(`${extra} ${event}`, `["${event}",${written({ ...parts, [`${extra}`]: pick(JUNK) })}]`, ['ok', 'code']);
    } else {
      const key = keys.length > 0 ? pick(keys) : 'extra';
      const { [key]: _gone, ...left } = parts;
      const body = way === 3 ? left : { ...parts, [key]: pick(JUNK) };
      add(`${way === 3 ? 'without' : 'wrong'} ${key} ${event}`, `["${event}",${written(body)}]`, ['ok', 'code']);
    }
  }
  return found;
}
