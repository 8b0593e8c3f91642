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
  /** Matches that wait for the player. */
  readonly waiting: readonly string[];
}

/** Where the lobby stores the page (`src/kit/net/offline.ts`). */
const OFFLINE = 'echo-base-offline';
/** Tag of a notification about several matches. */
const SEVERAL = 'games';
const TEST = 'test';

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

/** Shows a notification in the place of an older one, and takes away those that are out of date. */
async function show({ title, text, language, tag, waiting }: PushMessage): Promise<void> {
  await self.registration.showNotification(title, {
    body: text,
    tag,
    lang: language,
    icon: new URL('icons/192.png', self.registration.scope).href,
  });
  const shown = await self.registration.getNotifications();
  for (const one of shown) if (one.tag !== tag && !waiting.includes(one.tag)) one.close();
  if ('setAppBadge' in navigator)
    await (waiting.length > 0 ? navigator.setAppBadge(waiting.length) : navigator.clearAppBadge());
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
  event.notification.close();
  event.waitUntil(open(event.notification.tag));
});
