import { steadyNow } from './steady-time.ts';
import { readStored, writeStored } from './stored.ts';

/** Why a part of the client is still missing: the server does not answer, or only a reload by the reader helps. */
export type Missing = 'away' | 'reload';
type Listener = (missing: Missing | null) => void;

/** Builds of the client that this tab has left by an automatic reload: one a build, so that it never reloads in a loop. */
const RELOADED = 'echo-base.reloaded';
/** Address of this chunk, which changes with every build of the client. */
const BUILD = import.meta.url;
/** Key in the storage of this tab of the time of the last automatic reload after an error, epoch milliseconds. */
const RELOADED_AT = 'echo-base.reloaded-at';
/** Time after which an error counts as a new one, in milliseconds. */
const NEW_ERROR_MS = 5 * 60_000;
const TIMEOUT_MS = 5_000;

let missing: Missing | null = null;
const listeners = new Set<Listener>();
/** Number of pages and requests with input that a reload would lose. */
let holds = 0;
/** What waits until there are none. */
const released: (() => void)[] = [];

function report(next: Missing | null): void {
  missing = next;
  for (const listener of listeners) listener(next);
}

/** Calls a listener now and whenever a part that the reader waits for is missing, or no longer (null). */
export function onMissingPart(listener: Listener): () => void {
  listeners.add(listener);
  listener(missing);
  return () => void listeners.delete(listener);
}

/** Delays automatic reloads while this page alone knows some input. Returns a function that allows them again. */
export function holdReload(): () => void {
  holds += 1;
  return () => {
    holds -= 1;
    if (holds === 0) for (const resolve of released.splice(0)) resolve();
  };
}

/** Sends input to the server; the page is not reloaded automatically until that has ended. */
export async function withoutReload<T>(send: () => Promise<T>): Promise<T> {
  const release = holdReload();
  try {
    return await send();
  } finally {
    release();
  }
}

/**
 * Whether this build is on the server: `replaced` if the server does not have it, `away` without an answer or with a refusal
 * of another kind, such as `slow_down`, which the page itself would get too.
 */
async function buildState(): Promise<'there' | 'replaced' | 'away'> {
  try {
    const { ok, status } = await fetch(BUILD, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (ok) return 'there';
    return status === 404 ? 'replaced' : 'away';
  } catch {
    return 'away';
  }
}

/** Backoff with jitter: milliseconds until a server that has been away for `awayMs` is asked again, 0.3 to 6 s. */
const pauseMs = (awayMs: number) => Math.min(400 + awayMs / 30, 5_000) * (0.75 + Math.random() / 2);

/** Waits until the server answers; `wasAway` if it did not at first. */
async function findServer(): Promise<{ readonly isReplaced: boolean; readonly wasAway: boolean }> {
  const since = steadyNow();
  for (let wasAway = false; ; wasAway = true) {
    const state = await buildState();
    if (state !== 'away') {
      if (missing === 'away') report(null);
      return { isReplaced: state === 'replaced', wasAway };
    }
    if (missing !== 'away') report('away');
    await new Promise((resolve) => setTimeout(resolve, pauseMs(steadyNow() - since)));
  }
}

let search: ReturnType<typeof findServer> | null = null;

/** One search for all parts that are missing at once. */
function serverFound(): ReturnType<typeof findServer> {
  search ??= findServer().finally(() => {
    search = null;
  });
  return search;
}

/** Notes that this tab leaves this build by a reload; false if it has done so before, or cannot note it. */
function isFirstReload(): boolean {
  const left = readStored('sessionStorage', RELOADED)?.split(' ') ?? [];
  return !left.includes(BUILD) && writeStored('sessionStorage', RELOADED, [...left, BUILD].slice(-20).join(' '));
}

/** Resolves once a reload would lose no input. */
async function nothingHeld(): Promise<void> {
  if (holds > 0) await new Promise<void>((resolve) => released.push(resolve));
}

/**
 * Reloads the page after an error that has taken a part of it, once nothing would be lost. Not again within minutes: the
 * error may come back at each load.
 */
export async function reloadAfterError(): Promise<void> {
  const last = Number(readStored('sessionStorage', RELOADED_AT) ?? 0);
  if (Date.now() - last < NEW_ERROR_MS) return;
  if (!writeStored('sessionStorage', RELOADED_AT, `${Date.now()}`)) return;
  await nothingHeld();
  location.reload();
}

/** Reloads the page once nothing would be lost, or reports that the reader must. Never resolves: nothing else helps. */
async function reload(): Promise<never> {
  if (holds > 0) report('reload');
  await nothingHeld();
  if (isFirstReload()) location.reload();
  else report('reload');
  return new Promise(() => {});
}

/** Addresses of style sheets that have failed. */
const missingSheets = new Set<string>();

// Vite requests a style sheet once, and takes one that has failed for loaded at the next attempt.
globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement && target.rel === 'stylesheet')) return;
    missingSheets.add(target.href);
    target.remove();
  },
  { capture: true },
);

/** Requests a style sheet again. */
function loadSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
    link.onload = () => {
      missingSheets.delete(href);
      resolve();
    };
    link.onerror = () => reject(new Error(`${href} cannot be loaded`));
    document.head.append(link);
  });
}

/**
 * Lazy loading of a part that the reader needs now, such as a dialog; never rejects. While the server is away, it is
 * retried until the server is back. If the server has another build by then, the page reloads; also if the second
 * attempt failed with this build in place, as some browsers remember failed modules. Parts that are loaded ahead of need
 * are imported without this, as they are no reason for a reload. (`vite:preloadError` reports both alike, and its
 * handler cannot provide the module.)
 */
export async function needed<T>(load: () => Promise<T>): Promise<T> {
  for (let isSecond = false; ; ) {
    try {
      await Promise.all([...missingSheets].map(loadSheet));
      return await load();
    } catch (error) {
      const { isReplaced, wasAway } = await serverFound();
      if (isReplaced || (isSecond && !wasAway)) {
        console.warn(error);
        await reload();
      }
      isSecond = !wasAway;
    }
  }
}
