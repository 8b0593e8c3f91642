import { registerWorker } from '../../kit/net/worker.ts';

/** A subscription as the server takes it. */
interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Whether this browser can be sent messages while no page is open. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));

const base64urlOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');

async function manager(): Promise<PushManager | null> {
  if (!canPush()) return null;
  return (await registerWorker())?.pushManager ?? null;
}

/** The hash by which the server names this browser; null without a subscription. */
export async function ownDevice(): Promise<string | null> {
  const own = await (await manager())?.getSubscription().catch(() => null);
  if (!own) return null;
  return base64urlOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(own.endpoint)));
}

/** Subscribes this browser; null where its push service cannot be reached. */
export async function subscribe(serverKey: string): Promise<Subscription | null> {
  const pushes = await manager();
  if (!pushes) return null;
  try {
    const key = bytesOf(serverKey);
    const old = await pushes.getSubscription();
    // One of another server at this address.
    if (old && base64urlOf(old.options.applicationServerKey ?? new ArrayBuffer()) !== serverKey)
      await old.unsubscribe();
    const { endpoint, keys } = (await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
    const { p256dh, auth } = keys ?? {};
    return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null;
  } catch {
    return null;
  }
}
