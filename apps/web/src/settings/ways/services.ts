import type { AlertWay, HookFormat } from '@echo-base/protocol';

/** Chat services by the formats of the server, as people call them; `json` is any other program. */
export const SERVICES: Readonly<Record<Exclude<HookFormat, 'json'>, string>> = {
  discord: 'Discord',
  slack: 'Slack',
  mattermost: 'Mattermost',
  hookshot: 'Matrix',
  ntfy: 'ntfy',
  gotify: 'Gotify',
};

/** Waits before a message, in minutes. */
export const WAITS: readonly AlertWay['wait'][] = [0, 2, 10, 60];

function urlOf(address: string): URL | null {
  try {
    return new URL(address.trim());
  } catch {
    return null;
  }
}

/** Service that an address belongs to, as the server finds it; null while it is no address. */
export function serviceOf(address: string): HookFormat | null {
  const url = urlOf(address);
  if (url?.protocol !== 'https:') return null;
  const { hostname, pathname } = url;
  if (/(^|\.)discord(app)?\.com$/.test(hostname)) return 'discord';
  if (hostname === 'hooks.slack.com') return 'slack';
  if (/^\/hooks\/[a-z0-9]{26}$/.test(pathname)) return 'mattermost';
  if (/(^|\.)ntfy\./.test(hostname)) return 'ntfy';
  if (pathname.endsWith('/message')) return 'gotify';
  return /hookshot/.test(hostname) || pathname.startsWith('/webhook/') ? 'hookshot' : 'json';
}
