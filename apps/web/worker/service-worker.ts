/**
 * Service worker: shows notifications while no page is open, and the page that the lobby has stored where the server cannot
 * be reached. It stores nothing itself and answers no other request, so that no page and no answer is ever an old one. It
 * imports nothing: browsers run it as one classic script.
 */

declare const self: ServiceWorkerGlobalScope;

export {};

/** What the worker reads of a message (`pushMessage` of the protocol). */
interface PushMessage {
  readonly title: string;
  readonly text: string;
  readonly language: string;
  /** The match, or `games`, or `test`. */
  readonly tag: string;
  /** Address of a picture of the match. */
  readonly image?: string;
  /** Matches that wait for the player. */
  readonly waiting: readonly string[];
  /** What was told of this match is out of date. */
  readonly isOver?: true;
  /** Token by which the turn is told again in an hour, and the words of the two buttons. */
  readonly later?: { readonly token: string; readonly open: string; readonly later: string };
}

/** The parts of a notification that the types of the language do not know. */
interface Shown extends NotificationOptions {
  readonly tag: string;
  readonly image?: string;
  readonly actions?: readonly { readonly action: string; readonly title: string }[];
}

/** Where the lobby stores the page (`src/kit/net/offline.ts`). */
const OFFLINE = 'echo-base-offline';
/** Tag of a notification about several matches. */
const SEVERAL = 'games';
const TEST = 'test';
/** Button that puts a turn off. */
const LATER = 'later';
/** How long a notification stays that says that another one is out of date, in milliseconds. */
const OVER_MS = 4_000;

/** Address of a match in this browser: the session is where the worker is, whatever address the server has elsewhere. */
function addressOf(tag: string): string {
  const { scope } = self.registration;
  if (tag === TEST) return new URL('settings#reach', scope).href;
  return tag === SEVERAL ? scope : new URL(`m/${tag}`, scope).href;
}

async function offlinePage(): Promise<Response> {
  const cache = await caches.open(OFFLINE);
  const [page] = await cache.matchAll();
  return page ?? Response.error();
}

function optionsOf(message: PushMessage): Shown {
  const { text, language, tag, image, later } = message;
  const actions = later && [
    { action: 'open', title: later.open },
    { action: LATER, title: later.later },
  ];
  return {
    body: text,
    tag,
    lang: language,
    icon: new URL('icons/192.png', self.registration.scope).href,
    data: message,
    ...(image !== undefined && { image }),
    ...(actions && { actions }),
    ...(message.isOver && { silent: true }),
  };
}

async function closeAll(isOld: (tag: string) => boolean): Promise<void> {
  for (const one of await self.registration.getNotifications()) if (isOld(one.tag)) one.close();
}

const isVisible = async (): Promise<boolean> =>
  (await self.clients.matchAll({ type: 'window' })).some(({ visibilityState }) => visibilityState === 'visible');

/**
 * Takes a notification away. Where no page is in view, browsers ask for one for every push: a silent one takes its place for a
 * moment, or stays where the worker ends before.
 */
async function takeAway(message: PushMessage): Promise<void> {
  const close = () => closeAll((tag) => tag === message.tag);
  if (await isVisible()) return close();
  await self.registration.showNotification(message.title, optionsOf(message));
  setTimeout(() => void close(), OVER_MS);
}

/** Shows a notification in the place of an older one, and takes away those that are out of date. */
async function show(message: PushMessage): Promise<void> {
  const { title, tag, waiting } = message;
  if (message.isOver) await takeAway(message);
  else await self.registration.showNotification(title, optionsOf(message));
  await closeAll((shown) => shown !== tag && !waiting.includes(shown));
  if ('setAppBadge' in navigator)
    await (waiting.length > 0 ? navigator.setAppBadge(waiting.length) : navigator.clearAppBadge());
}

/** Has the turn of a notification told again in an hour. Where the server cannot be reached the notification stays. */
async function putOff(message: PushMessage): Promise<void> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: message.later?.token }),
  };
  try {
    // 409: the turn was made meanwhile.
    const { ok, status } = await fetch(new URL('api/alerts/later', self.registration.scope), request);
    if (ok || (status >= 400 && status < 500 && status !== 429)) return;
  } catch {
    // No network.
  }
  await self.registration.showNotification(message.title, { ...optionsOf(message), silent: true });
}

/** Brings the page of a notification to the front, or opens it. */
async function open(tag: string): Promise<void> {
  const address = addressOf(tag);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => url.replace(/[?#].*/, '') === address.replace(/#.*/, ''));
  await (there ? there.focus() : self.clients.openWindow(address));
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(offlinePage));
});

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  event.waitUntil(action === LATER ? putOff(notification.data) : open(notification.tag));
});
