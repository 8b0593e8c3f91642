import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { AlertAnswer } from '@echo-base/protocol';
import { isPublic } from '../network-addresses.ts';

/** Time for the whole call, in milliseconds. */
const CALL_MS = 10_000;
const PRIVATE = 'PRIVATE_ADDRESS';

/** One message to a service. */
export interface HookRequest {
  readonly url: string;
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

type Lookup = (name: string, done: (error: Error | null, found: readonly LookupAddress[]) => void) => void;

/** Whom hooks may call. */
export interface HookNetwork {
  readonly isPrivateAllowed: boolean;
  /** All addresses of a name; by default by the system. */
  readonly lookup?: Lookup;
  /** Certificate to trust; by default those of the system. */
  readonly ca?: string;
}

const systemLookup: Lookup = (name, done) => lookUp(name, { all: true }, (error, found) => done(error, found));

/**
 * Lookup of a connection: the connection uses the very addresses that are checked here, so no later answer of a name server
 * leads it elsewhere. One private address spoils the name.
 */
function checkedLookup({ isPrivateAllowed, lookup = systemLookup }: HookNetwork): LookupFunction {
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

/**
 * Sends a message by https and resolves with what became of it. Of the answer only the status is read; redirects are not
 * followed.
 */
export function callHook(
  { url, body, headers }: HookRequest,
  network: HookNetwork,
  withinMs = CALL_MS,
): Promise<AlertAnswer> {
  const { hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  // An address is not looked up.
  if (isIP(host) && !network.isPrivateAllowed && !isPublic(host)) return Promise.resolve({ code: 'private_address' });
  return new Promise((resolve) => {
    const call = request(url, {
      method: 'POST',
      agent: false,
      lookup: checkedLookup(network),
      ...(network.ca !== undefined && { ca: network.ca }),
      headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Echo-Base' },
    });
    const end = (answer: AlertAnswer) => {
      clearTimeout(timer);
      resolve(answer);
      call.destroy();
    };
    const timer = setTimeout(() => end({ code: 'no_answer' }), withinMs).unref();
    call.on('error', (error) => end(reasonOf(error)));
    call.on('response', ({ statusCode = 0 }) => end(answerBy(statusCode)));
    call.end(body);
  });
}
