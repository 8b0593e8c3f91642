import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { AlertAnswer } from '@echo-base/protocol';
import { isPublic } from '../network-addresses.ts';

/** Time for the whole call, in milliseconds. */
const CALL_MS = 10_000;
const PRIVATE = 'PRIVATE_ADDRESS';
/** Time for a question to a name server, asked twice, in milliseconds. */
const NAME_MS = 2_500;
/** Announcements (1xx) before an answer: of a proxy, and a hint or two. */
const ANNOUNCED = 5;
/** Bytes that are read of an answer that names the message. */
const READ_BYTES = 16_384;

/** One message to a service. */
export interface HookRequest {
  /** By default POST. */
  readonly method?: 'PATCH' | 'DELETE';
  /** Whether the body of the answer is read: it names the message. */
  readonly reads?: true;
  readonly url: string;
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

type Lookup = (name: string, done: (error: Error | null, found: readonly LookupAddress[]) => void) => void;

/** Whom hooks may call. */
export interface HookNetwork {
  readonly isPrivateAllowed: boolean;
  /** All addresses of a name; by default by the name servers. */
  readonly lookup?: Lookup;
  /** Certificate to trust; by default those of the system. */
  readonly ca?: string;
  /** Ends all calls. */
  readonly signal?: AbortSignal;
}

/** Addresses of a name by the name servers, or the code of the error. */
async function askServers(name: string): Promise<LookupAddress[] | string> {
  const resolver = new Resolver({ timeout: NAME_MS, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const found = [four, six].flatMap((one, index) =>
    one.status === 'rejected' ? [] : one.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })),
  );
  return four.status === 'rejected' && found.length === 0 ? String(four.reason.code) : found;
}

/**
 * By the name servers themselves: the system would keep one of few threads waiting for a slow one, of which files are read
 * too. Names of this machine and its network that those do not know are asked of the system, where they may be called.
 */
const lookupBy = (isPrivateAllowed: boolean): Lookup => {
  return (name, done) =>
    void askServers(name).then((found) => {
      if (typeof found !== 'string') return done(null, found);
      if (!isPrivateAllowed || found === 'ETIMEOUT') return done(null, []);
      lookUp(name, { all: true }, (error, known) => done(error, known));
    });
};

/**
 * Lookup of a connection: the connection uses the very addresses that are checked here, so no later answer of a name server
 * leads it elsewhere. One private address spoils the name.
 */
function checkedLookup({ isPrivateAllowed, lookup = lookupBy(isPrivateAllowed) }: HookNetwork): LookupFunction {
  return (name, { all }, done) =>
    lookup(name, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? Object.assign(new Error(), { code: 'ENOTFOUND' }), '', 0);
      if (!isPrivateAllowed && !found.every(({ address }) => isPublic(address)))
        return done(Object.assign(new Error(), { code: PRIVATE }), '', 0);
      if (all) done(null, [...found]);
      else done(null, first.address, first.family);
    });
}

/** Why a connection failed; the texts of errors name addresses, so they go nowhere. */
function reasonOf(error: NodeJS.ErrnoException): AlertAnswer {
  const code = error.code ?? '';
  if (code === PRIVATE) return { code: 'private_address' };
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return { code: 'no_such_host' };
  return { code: /CERT|SIGNATURE|ISSUER/.test(code) ? 'certificate' : 'unreachable' };
}

function answerBy(status: number): AlertAnswer {
  if (status >= 200 && status < 300) return { code: 'accepted', status };
  return { code: status >= 300 && status < 400 ? 'redirect' : 'status', status };
}

/** What became of a message; `text` is the body of the answer, empty unless it was asked for and is short. */
interface Called {
  readonly answer: AlertAnswer;
  readonly text: string;
}

/**
 * Sends a message by https and resolves with what became of it. Of the answer only the status is read, unless the request asks for
 * more; redirects are not followed.
 */
export function callHook(hook: HookRequest, network: HookNetwork, withinMs = CALL_MS): Promise<Called> {
  const { url, body, headers, method = 'POST' } = hook;
  const { hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  // An address is not looked up.
  if (isIP(host) && !network.isPrivateAllowed && !isPublic(host))
    return Promise.resolve({ answer: { code: 'private_address' }, text: '' });
  return new Promise((resolve) => {
    const call = request(url, {
      method,
      agent: false,
      lookup: checkedLookup(network),
      ...(network.ca !== undefined && { ca: network.ca }),
      ...(network.signal && { signal: network.signal }),
      headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Echo-Base' },
    });
    const end = (answer: AlertAnswer, text = '') => {
      clearTimeout(timer);
      resolve({ answer, text });
      call.destroy();
    };
    // A message that was accepted arrived, however slow the rest of the answer is.
    let known: AlertAnswer | null = null;
    const timer = setTimeout(() => end(known ?? { code: 'no_answer' }), withinMs).unref();
    call.on('error', (error) => end(known ?? reasonOf(error)));
    let announced = 0;
    // Each costs time, and there is no end of them.
    call.on('information', ({ statusCode }) => {
      announced += 1;
      if (announced > ANNOUNCED) end(answerBy(statusCode));
    });
    call.on('response', (response) => {
      const answer = answerBy(response.statusCode ?? 0);
      if (!hook.reads || answer.code !== 'accepted') return end(answer);
      known = answer;
      readShort(response, (text) => end(answer, text));
    });
    call.end(body);
  });
}

/** Reads a short body; empty if it is longer, or breaks off. */
function readShort(response: IncomingMessage, done: (text: string) => void): void {
  const parts: Buffer[] = [];
  let size = 0;
  response.on('data', (part: Buffer) => {
    size += part.length;
    parts.push(part);
    if (size > READ_BYTES) done('');
  });
  response.on('end', () => done(Buffer.concat(parts).toString()));
  response.on('error', () => done(''));
}
