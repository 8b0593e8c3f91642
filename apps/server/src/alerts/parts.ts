import type { AnyTitle } from '@echo-base/games/engine';
import type { SlidingWindow } from '../auth/sliding-window.ts';
import type { Looks } from '../cluster/looks.ts';
import type { Config } from '../config.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { PlayNeeds, Registry } from '../play/registry.ts';
import type { Store } from '../storage/store.ts';
import { AlertWays } from './alert-ways.ts';
import { Alerts } from './alerts.ts';
import { Carriers } from './carriers.ts';
import type { HookNetwork } from './hook-call.ts';
import { LaterLinks } from './later-links.ts';
import { MailAddresses } from './mail-addresses.ts';
import { MailServer } from './mail-server.ts';
import { MailStops } from './mail-stops.ts';
import { MatchAlerts } from './match-alerts.ts';
import { PictureLinks } from './picture-links.ts';
import { Pictures } from './pictures.ts';
import { newPushKeys, type PushSender, pushSender } from './push-message.ts';
import { StopLinks } from './stop-links.ts';

/** Push services ask for an address of whoever sends; this one stands for a server that does not know its own. */
const NO_ADDRESS = 'https://echo-base.example';

/** Secret keys by which push services and links in mail know the server. */
export interface ReachKeys {
  readonly pushSender: PushSender;
  readonly stopLinks: StopLinks;
  readonly laterLinks: LaterLinks;
  readonly pictureLinks: PictureLinks;
}

/** Reads the keys of the server; the first server on a database makes them. */
export async function openReachKeys({ store, config }: { store: Store; config: Config }): Promise<ReachKeys> {
  const { publicUrl } = config;
  const subject = publicUrl?.startsWith('https:') ? new URL(publicUrl).origin : NO_ADDRESS;
  const linkKey = await store.serverKey('links', StopLinks.newKey());
  return {
    pushSender: pushSender(await store.serverKey('push', newPushKeys()), subject),
    stopLinks: new StopLinks(linkKey),
    laterLinks: new LaterLinks(linkKey),
    pictureLinks: new PictureLinks(linkKey),
  };
}

export interface ReachNeeds extends PlayNeeds {
  readonly config: Config;
  readonly titles: readonly AnyTitle[];
  readonly webDir: string;
  readonly metrics: Metrics;
  readonly keys: ReachKeys;
  readonly looks: Looks;
  readonly registry: Registry;
  readonly lobby: Lobby;
  readonly alertWindow: SlidingWindow;
  readonly mailWindow: SlidingWindow;
  readonly hooks?: Partial<HookNetwork>;
}

/** How players are reached. */
export function createReach(needs: ReachNeeds) {
  const { config, keys, store, titles } = needs;
  const { publicUrl, hooksPrivate, smtpUrl, mailFrom } = config;
  const hooks = { isPrivateAllowed: hooksPrivate, ...needs.hooks };
  const server =
    smtpUrl === undefined || mailFrom === undefined || publicUrl === undefined
      ? null
      : { server: new MailServer(smtpUrl, mailFrom), publicUrl };
  const pictures = new Pictures({ ...needs, ...keys, publicUrl });
  const carriers = new Carriers({ store, hooks, pictures, ...keys, mail: server && { ...server, ...keys } });
  const mailAddresses = new MailAddresses({ ...needs, mail: server });
  const alerts = new Alerts({ ...needs, ...keys, carriers, publicUrl });
  return {
    alerts,
    mailAddresses,
    pictures,
    mailStops: new MailStops({ store, titles, ...keys }),
    alertWays: new AlertWays({ ...needs, hooks, carriers, mailAddresses, publicUrl }),
    matchAlerts: new MatchAlerts({ ...needs, ...keys, follow: (host) => alerts.follow(host) }),
  };
}
