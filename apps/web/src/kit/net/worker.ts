import { serverPath } from './base-path.ts';

let registered: Promise<ServiceWorkerRegistration | null> | undefined;

async function register(): Promise<ServiceWorkerRegistration | null> {
  // Development has no worker: Vite's files change below the same names.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return null;
  try {
    return await navigator.serviceWorker.register(serverPath('/service-worker.js'), { scope: serverPath('/') });
  } catch {
    // The server is away, or the browser allows none: everything but notifications works without.
    return null;
  }
}

/** Registers the service worker of this server, once; null where there can be none, as without https. */
export function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  registered ??= register();
  return registered;
}
