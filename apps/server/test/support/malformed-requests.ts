import { request as ask, type IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import { JUNK, nested, type SeededRandom } from './malformed-rng.ts';

/** A request no well-behaved client would make. */
export interface BadRequest {
  readonly method: string;
  /** Path of the request line, not normalised. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Expected status; any 4xx by default. */
  readonly status?: number;
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/** Sends a request unchanged; rejects after five seconds. */
export function send(url: string, { method, path, headers = {}, body }: BadRequest): Promise<Reply> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = ask({ hostname, port, method, path, headers, agent: false, timeout: 15_000 }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer in 15 s')));
    asked.on('error', reject);
    asked.end(body);
  });
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** What the sender of requests knows. */
export interface HttpKnowledge {
  readonly token: string;
  readonly matchId: string;
  readonly privateMatch: string;
}

type Route = readonly [method: string, path: string, body: string, isOpen?: boolean];

function routes({ matchId, privateMatch }: HttpKnowledge): Route[] {
  const create = '{"title":"galaxy-dice","visibility":"public","spectators":"open"';
  return [
    ['POST', '/api/session', '{', true],
    ['PATCH', '/api/session', '{'],
    ['POST', '/api/session/recovery', '{'],
    ['POST', '/api/session/recover', '{', true],
    ['POST', '/api/session/recovery/player', '{', true],
    ['POST', '/api/matches', create],
    ['POST', '/api/matches/import', '{'],
    ...['join', 'leave', 'start', 'concede', 'rematch'].flatMap((verb): Route[] => [
      ['POST', `/api/matches/${matchId}/${verb}`, '{'],
      ['POST', `/api/matches/${privateMatch}/${verb}`, '{'],
    ]),
  ];
}

function bodies(path: string, begun: string): Pick<BadRequest, 'headers' | 'body' | 'status'>[] {
  const comma = begun === '{' ? '' : ',';
  const isBare = /\/(start|recovery|rematch)$/.test(path);
  return [
    { body: '{"name":', headers: JSON_TYPE, status: 400 },
    { body: 'null', headers: JSON_TYPE, status: 400 },
    { body: nested(30_000), headers: JSON_TYPE, status: 400 },
    { body: '\u0000\u0001', headers: JSON_TYPE, status: 400 },
    { body: Uint8Array.of(0xff, 0xfe, 0x80), headers: JSON_TYPE, status: 400 },
    { body: '{}', headers: { 'content-type': 'text/plain' }, status: 400 },
    { body: 'name=x', headers: { 'content-type': 'application/x-www-form-urlencoded' }, status: 400 },
    { body: '{"name":"x","extra":1}', headers: { 'content-type': 'application/json; charset=klingon' }, status: 400 },
    { body: '{"name":"x"}', headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, status: 400 },
    { body: '{"name":"x"}', headers: { ...JSON_TYPE, 'content-encoding': 'br' }, status: 400 },
    { body: '{"name":"x"}', headers: { ...JSON_TYPE, 'content-encoding': 'lzma' }, status: 400 },
    { body: JSON.stringify({ name: 'x'.repeat(70_000) }), headers: JSON_TYPE, status: 413 },
    { body: JSON.stringify({ name: 'x'.repeat(2_000_000) }), headers: JSON_TYPE, status: 413 },
    {
      body: gzipSync(JSON.stringify({ name: 'x'.repeat(20_000_000) })),
      headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
      status: 413,
    },
    {
      body: `${begun}${comma}"__proto__":{"name":"polluted","seat":"p1"}${isBare ? '' : ',"x":1'}}`,
      headers: JSON_TYPE,
    },
    { body: `${begun}${comma}"constructor":{"prototype":{"polluted":1}}}`, headers: JSON_TYPE, status: 400 },
    { body: `${begun}${comma}"extra":1}`, headers: JSON_TYPE, status: 400 },
  ];
}

/** Fields of bodies, each of which gets invalid values. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  '/api/session': ['name'],
  '/api/matches': ['title', 'options', 'name', 'visibility', 'spectators', 'seats'],
  '/api/session/recovery': ['code'],
  '/api/session/recover': ['code'],
  '/api/session/recovery/player': ['code'],
  import: ['record'],
  join: ['seat', 'inviteCode'],
  leave: ['seat'],
  start: ['seat'],
  rematch: ['seat'],
  concede: ['seat', 'part'],
};

const SEATS = [
  '[]',
  '[{"id":"p1","kind":"human"},{"id":"p1","kind":"human"}]',
  '[{"id":"p9","kind":"human"}]',
  '[{"id":"p1","kind":"alien"}]',
  '[{"id":"p1","kind":"bot","level":"__proto__"},{"id":"p2","kind":"human"}]',
  '[{"id":"__proto__","kind":"human"}]',
  '[{"id":"p1","kind":"human"}]',
];

function strangePaths({ matchId, privateMatch }: HttpKnowledge): BadRequest[] {
  const long = 'x'.repeat(8_000);
  const get = (path: string, status?: number): BadRequest => ({
    method: 'GET',
    path,
    ...(status !== undefined && { status }),
  });
  return [
    ...['/api', '/api/', '/api/nothing', '/api/../api/nothing', '/api/%2e%2e/etc/passwd', '/api/%'].map((path) =>
      get(path),
    ),
    ...['/api/matches/%ff', '/api/matches/%00', '/api/matches/..%2f..%2fetc', `/api/matches/${long}`].map((path) =>
      get(path),
    ),
    ...['__proto__', 'constructor', 'toString', '%', '%E0%A4%A', 'nowhere', "'%20OR%201=1"].flatMap((id) => [
      get(`/api/matches/${id}`, id.startsWith('%') ? undefined : 404),
      get(`/api/matches/${id}/record`),
      { method: 'POST', path: `/api/matches/${id}/join` },
    ]),
    ...[
      'status=lost',
      'mine=maybe',
      'cursor=x',
      'cursor=9.9.9',
      'cursor=-1.x',
      'title=a&title=b',
      'status=',
      'status=waiting&status=playing',
    ].map((query) => get(`/api/matches?${query}`)),
    ...[`title=${long}`, `cursor=${'9'.repeat(90)}.a`, 'mine=true&mine=true', 'status=%'].map((query) =>
      get(`/api/matches?${query}`, 400),
    ),
    get(`/api/matches/${matchId}?invite=${long}`, 400),
    get(`/api/matches/${matchId}?invite=a&invite=b`, 400),
    get(`/api/matches/${matchId}/record`, 403),
    get(`/api/matches/${privateMatch}`, 403),
    get(`/api/matches/${privateMatch}?invite=wrong`, 403),
  ];
}

function strangeHeaders(known: HttpKnowledge): BadRequest[] {
  const path = '/api/session';
  const cookies = [
    'session=',
    'session=x',
    `session=${'x'.repeat(9_000)}`,
    'session=__proto__',
    '=;;==;',
    'session=%00; a',
  ];
  const bearers = [
    'Bearer',
    'Bearer ',
    'Bearer x',
    `Bearer ${'x'.repeat(9_000)}`,
    'Basic eDp5',
    `bearer ${known.token}x`,
  ];
  return [
    ...cookies.map((cookie) => ({ method: 'GET', path, headers: { cookie }, status: 401 })),
    ...bearers.map((authorization) => ({ method: 'GET', path, headers: { authorization }, status: 401 })),
    ...['https://evil.example', 'null', '%%%', 'http://127.0.0.1'].map((origin) => ({
      method: 'POST',
      path,
      headers: { ...JSON_TYPE, origin },
      body: '{"name":"x"}',
      status: 403,
    })),
    ...['PUT', 'TRACE', 'PROPFIND', 'PURGE', 'LINK', 'M-SEARCH'].flatMap((method) =>
      ['/api/session', '/api/matches', `/api/matches/${known.matchId}`, '/api/titles', '/healthz', '/metrics', '/'].map(
        (where) => ({ method, path: where }),
      ),
    ),
    ...['POST', 'DELETE', 'PATCH'].flatMap((method) =>
      ['/api/titles', '/healthz', '/readyz', '/metrics', '/api/openapi.json', '/api/nothing'].map((where) => ({
        method,
        path: where,
      })),
    ),
  ];
}

/** Requests over every route, with and without a session. */
export function badRequests(known: HttpKnowledge, { pick }: SeededRandom): BadRequest[] {
  const bearer = { authorization: `Bearer ${known.token}` };
  const found: BadRequest[] = [...strangePaths(known), ...strangeHeaders(known)];
  for (const [method, path, begun, isOpen] of routes(known)) {
    const comma = begun === '{' ? '' : ',';
    for (const bad of bodies(path, begun)) {
      // Records may be larger than other messages: the error is either their size or their form.
      const { status, ...sent } = bad;
      const isSure = status !== undefined && !(path.endsWith('/import') && status === 413);
      found.push({ ...sent, ...(isSure && { status }), method, path, headers: { ...bad.headers, ...bearer } });
    }
    if (!isOpen) found.push({ method, path, headers: JSON_TYPE, body: '{}', status: 401 });
    const fields = FIELDS[path] ?? FIELDS[path.split('/').at(-1)!]!;
    for (const field of fields) {
      const values = field === 'options' ? JUNK.slice(0, 6).filter((junk) => junk !== '{}') : JUNK;
      for (const junk of [pick(values), pick(values), pick(values)]) {
        const body = `${begun}${comma}${JSON.stringify(field)}:${junk}}`;
        // A name is cleaned of marks of direction, and may be any text that is left.
        const isText = /^"(\\u202e)?[^\\]+"$/.test(junk) && junk.length < 100;
        const mayFit = field === 'name' && isText;
        if (!mayFit) found.push({ method, path, body, headers: { ...JSON_TYPE, ...bearer } });
      }
    }
  }
  for (const seats of SEATS) {
    const body = `{"title":"galaxy-dice","visibility":"public","spectators":"open","seats":${seats}}`;
    found.push({ method: 'POST', path: '/api/matches', headers: { ...JSON_TYPE, ...bearer }, body });
  }
  for (const title of ['chess', '__proto__', 'constructor', 'toString', 'GALAXY-DICE', 'galaxy-dice\u0000']) {
    const body = JSON.stringify({ title, visibility: 'public', spectators: 'open' });
    found.push({ method: 'POST', path: '/api/matches', headers: { ...JSON_TYPE, ...bearer }, body, status: 400 });
  }
  for (const options of ['{"short":"yes"}', '{"__proto__":{"short":true},"x":1}', `{"deep":${nested(20_000)}}`]) {
    const body = `{"title":"galaxy-dice","visibility":"public","spectators":"open","options":${options}}`;
    found.push({ method: 'POST', path: '/api/matches', headers: { ...JSON_TYPE, ...bearer }, body, status: 400 });
  }
  return found;
}
