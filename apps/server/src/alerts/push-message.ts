import {
  PUSH_TEXT_LENGTH,
  PUSH_TITLE_LENGTH,
  type PushMessage,
  type PushSubscription,
  pushMessage,
} from '@echo-base/protocol';
import webPush from 'web-push';
import type { AlertWayRow } from '../storage/store.ts';
import { ALERT_TEXT } from './alert-text.ts';
import type { HookRequest } from './hook-call.ts';
import type { Closing, Message } from './hook-formats.ts';

/** How long a push service keeps a message for a device that is off, in seconds. */
const KEPT_S = 24 * 3_600;
/** Matches named as waiting: a message has 4 kB. */
const WAITING = 50;
const { AES_128_GCM } = webPush.supportedContentEncodings;

/** Keys by which push services know the server (VAPID), and the address by which they reach its owner. */
export interface PushSender {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
}

/** New keys as they are stored. */
export function newPushKeys(): string {
  return JSON.stringify(webPush.generateVAPIDKeys());
}

/** `subject` is an address with https or mailto. */
export function pushSender(stored: string, subject: string): PushSender {
  return { ...(JSON.parse(stored) as Pick<PushSender, 'publicKey' | 'privateKey'>), subject };
}

/** The first characters of a text, whole ones, with an ellipsis if there are more. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > length - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** What a notification shows: one match, or a list of several. */
function shown(
  { language }: AlertWayRow,
  { key, news, games, more }: Message,
  { waiting, image }: Pick<PushNeeds, 'waiting' | 'image'>,
): PushMessage {
  const [first] = news;
  const isOne = news.length === 1 && more === null;
  const title = isOne ? (first?.title ?? '') : ALERT_TEXT[language].several(games);
  // The title names the match: the newest line has the room.
  const text = isOne ? (first?.since.at(-1) ?? first?.text ?? '') : news.map((one) => one.title).join(' · ');
  const url = first?.url ?? null;
  const token = isOne ? first?.laterToken : undefined;
  return pushMessage.parse({
    title: cut(title, PUSH_TITLE_LENGTH),
    text: cut(text, PUSH_TEXT_LENGTH),
    language,
    tag: isOne ? (first?.matchId ?? 'test') : 'games',
    url: isOne || url === null ? url : new URL(url).origin,
    ...(image && { image }),
    key,
    waiting: waiting.slice(0, WAITING),
    ...(token !== undefined && { later: { token, ...ALERT_TEXT[language].acts } }),
  });
}

interface PushNeeds {
  readonly waiting: readonly string[];
  readonly sender: PushSender;
  /** Address of a picture. */
  readonly image?: string | null;
}

/** Whether messages can be encrypted for a subscription. */
export function hasFitKeys({ keys }: PushSubscription): boolean {
  try {
    webPush.encrypt(keys.p256dh, keys.auth, 'x', AES_128_GCM);
    return true;
  } catch {
    return false;
  }
}

/** The request that delivers a message to the push service of a browser, encrypted for the browser. */
export function pushRequest(
  way: AlertWayRow,
  message: Message,
  { waiting, image = null, sender }: PushNeeds,
): HookRequest {
  const isUrgent = message.news.some(({ kind }) => kind !== 'start' && kind !== 'end');
  return requestOf(way, sender, shown(way, message, { waiting, image }), isUrgent ? 'high' : 'normal');
}

/** The request that takes a notification away: the push service puts it in the place of one that has not arrived. */
export function closingPush(way: AlertWayRow, closing: Closing, { waiting, sender }: PushNeeds): HookRequest {
  const { key, matchId: tag, title, text } = closing;
  const content = pushMessage.parse({
    ...{ title: cut(title, PUSH_TITLE_LENGTH), text: cut(text, PUSH_TEXT_LENGTH), language: way.language },
    ...{ tag, url: null, key, waiting: waiting.slice(0, WAITING), isOver: true },
  });
  return requestOf(way, sender, content, 'normal');
}

function requestOf(way: AlertWayRow, sender: PushSender, content: PushMessage, urgency: string): HookRequest {
  const { p256dh, auth } = JSON.parse(way.secret ?? '{}') as PushSubscription['keys'];
  const { cipherText } = webPush.encrypt(p256dh, auth, JSON.stringify(content), AES_128_GCM);
  const { subject, publicKey, privateKey } = sender;
  const origin = new URL(way.address).origin;
  const { Authorization } = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, AES_128_GCM);
  const headers = {
    'content-type': 'application/octet-stream',
    'content-encoding': AES_128_GCM,
    authorization: Authorization,
    ttl: String(KEPT_S),
    urgency,
    // Of the messages about a match that a device has missed, the push service keeps the newest.
    topic: content.tag.replace(/[^\w-]/g, '').slice(0, 32),
  };
  return { url: way.address, body: cipherText, headers };
}
