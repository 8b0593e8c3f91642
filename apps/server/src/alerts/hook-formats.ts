import { createHmac } from 'node:crypto';
import { type HookFormat, isMention } from '@echo-base/protocol';
import { z } from 'zod';
import type { AlertKind } from '../model/alert-rows.ts';
import type { HookRequest } from './hook-call.ts';

/** One piece of news in the receiver's language. */
export interface News {
  /** The same if the message is sent again, because it is not known whether it arrived. */
  readonly key: string;
  readonly kind: AlertKind | 'test';
  /** Short, for a notification or the subject of a mail. */
  readonly title: string;
  readonly text: string;
  /** What the others have done since the last move of the player, as a spectator reads it, the newest last. */
  readonly since: readonly string[];
  /** Link to the match; null if the server does not know its address. */
  readonly url: string | null;
  readonly matchId?: string;
  /** By which a notification can be put off. */
  readonly laterToken?: string;
}

/** A message that is out of date. */
export interface Closing {
  readonly key: string;
  readonly matchId: string;
  /** Name of the match. */
  readonly title: string;
  /** That the player has moved, or is not asked any more. */
  readonly text: string;
}

export interface Message {
  /** The same if the message is sent again, because it is not known whether it arrived. */
  readonly key: string;
  readonly news: readonly News[];
  /** How many matches it is about, listed or not. */
  readonly games: number;
  /** Sentence about further news that are not listed; null without any. */
  readonly more: string | null;
}

/** Where a message goes; without a format as JSON. */
export interface HookTarget {
  readonly format: HookFormat | null;
  readonly address: string;
  readonly secret: string | null;
  /** How the service names the receiver, to mention them; null without. */
  readonly mention: string | null;
}

const NAME = 'Echo Base';
const JSON_TYPE = { 'content-type': 'application/json' };

/** Format by the address of a service. */
export function formatOf({ hostname, pathname }: URL): HookFormat {
  if (/(^|\.)discord(app)?\.com$/.test(hostname)) return 'discord';
  if (hostname === 'hooks.slack.com') return 'slack';
  if (/^\/hooks\/[a-z0-9]{26}$/.test(pathname)) return 'mattermost';
  if (/(^|\.)ntfy\./.test(hostname)) return 'ntfy';
  if (pathname.endsWith('/message')) return 'gotify';
  return /hookshot/.test(hostname) || pathname.startsWith('/webhook/') ? 'hookshot' : 'json';
}

/** Text in which addresses are no links, by a sign that is not seen. */
const unlinked = (text: string) => text.replaceAll('://', ':\u200b//');

/** Text without signs that a service would format, or take for the mention of a person or a group. */
const PLAINLY: Readonly<Record<HookFormat, (text: string) => string>> = {
  discord: (text) => text.replace(/[\\`*_~|[\]()<@:]/g, '\\$&'),
  slack: (text) => unlinked(text).replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? ''),
  mattermost: (text) => text.replace(/[\\`*_~|[\]()<!:]/g, '\\$&').replace(/@/g, '@\u200b'),
  hookshot: (text) =>
    unlinked(text)
      .replace(/[\\`*_~|[\]()<!]/g, '\\$&')
      .replace(/@/g, '@\u200b'),
  ntfy: (text) => text,
  gotify: (text) => text,
  json: (text) => text,
};

/** Signs by which a service knows the name of a person in a text. */
const MENTION: Partial<Record<HookFormat, (name: string) => string>> = {
  discord: (id) => `<@${id}> `,
  slack: (id) => `<@${id}> `,
  mattermost: (name) => `@${name} `,
  hookshot: (name) => `@${name} `,
};

/** The mention with which a message begins; empty without one, and for a name that may mean more than one person. */
function mentionOf({ format, mention }: HookTarget): string {
  if (format === null || mention === null || !isMention(format, mention)) return '';
  return MENTION[format]?.(mention) ?? '';
}

function textOf({ news, more }: Message, format: HookFormat): string {
  const lines = news.map(({ text, since, url }) => {
    const said = [text, ...since.slice(-1)].map(PLAINLY[format]);
    return [...said, url ?? []].flat().join('\n');
  });
  return [...lines, more ?? []].flat().join('\n');
}

/** What is written into a message of a service. */
interface Written {
  readonly target: HookTarget;
  readonly message: Message;
  readonly text: string;
  /** The one link of the message, as services open one; null without, or with more. */
  readonly link: string | null;
  /** Address of its picture; null without. */
  readonly picture: string | null;
}

/** Attachment with a picture, as Slack and Mattermost read it: one that they cannot fetch is left out. */
const attached = ({ picture }: Written) => picture && { attachments: [{ fallback: NAME, image_url: picture }] };

/** The body for each service. Matrix shows no picture of an address. */
const BODY: Readonly<Record<HookFormat, (written: Written) => object>> = {
  discord: ({ target, text, picture }) => ({
    username: NAME,
    content: text,
    allowed_mentions: { parse: [], ...(mentionOf(target) && { users: [target.mention] }) },
    ...(picture && { embeds: [{ image: { url: picture } }] }),
  }),
  slack: (written) => ({ text: written.text, ...attached(written) }),
  mattermost: (written) => ({ text: written.text, ...attached(written) }),
  hookshot: ({ text }) => ({ username: NAME, text }),
  gotify({ text, link, picture }) {
    const notification = { ...(link && { click: { url: link } }), ...(picture && { bigImageUrl: picture }) };
    const isPlain = Object.keys(notification).length === 0;
    return { title: NAME, message: text, ...(!isPlain && { extras: { 'client::notification': notification } }) };
  },
  ntfy: ({ target, text, link, picture }) => ({
    topic: topicOf(new URL(target.address)),
    title: NAME,
    message: text,
    ...(link && { click: link }),
    ...(picture && { attach: picture, filename: 'position.png' }),
  }),
  json: ({ text, message: { news, more }, picture }) => ({ version: 1, text, news, more, ...(picture && { picture }) }),
};

/** Topic of ntfy: the last part of its address. */
const topicOf = ({ pathname }: URL): string => pathname.split('/').filter(Boolean).at(-1) ?? '';

/** Where a service takes a message. */
function placeOf(format: HookFormat, address: string): string {
  const url = new URL(address);
  // Otherwise the answer does not name the message.
  if (format === 'discord') url.searchParams.set('wait', 'true');
  if (format !== 'ntfy') return url.href;
  // Published as JSON at the root: no text is in a header.
  const root = new URL(url.pathname.slice(0, url.pathname.lastIndexOf(topicOf(url))), url);
  root.search = url.search;
  return root.href;
}

/** The request that delivers a message, with the address of a picture if it has one. */
export function hookRequest(target: HookTarget, message: Message, picture: string | null = null): HookRequest {
  const format = target.format ?? 'json';
  const text = mentionOf(target) + textOf(message, format);
  const link = (message.news.length === 1 && message.news[0]?.url) || null;
  const body = JSON.stringify(BODY[format]({ target, message, text, link, picture }));
  const request = { url: placeOf(format, target.address), body, headers: JSON_TYPE };
  if (format === 'discord' || format === 'ntfy') return { ...request, reads: true };
  if (format !== 'json') return request;
  const signature = createHmac('sha256', target.secret ?? '')
    .update(body)
    .digest('hex');
  return { ...request, headers: { ...JSON_TYPE, 'echo-base-signature': `sha256=${signature}` } };
}

const named = z.object({ id: z.string().regex(/^[\w-]{1,40}$/) });

/** What a service needs to change a message later, by its answer to it; null if it cannot, or the answer does not say. */
export function receiptOf({ format }: Pick<HookTarget, 'format'>, answer: string): string | null {
  if (format !== 'discord' && format !== 'ntfy') return null;
  try {
    return named.parse(JSON.parse(answer)).id;
  } catch {
    return null;
  }
}

/**
 * The request that changes a message once it is out of date, without a mention: Discord edits it, ntfy (from 2.16) takes it away. Other services
 * give a hook no way to do either.
 */
export function closingRequest(
  { format, address }: Pick<HookTarget, 'format' | 'address'>,
  receipt: string,
  text: string,
): HookRequest | null {
  const url = new URL(address);
  const path = url.pathname.replace(/\/+$/, '');
  if (format === 'discord') {
    url.pathname = `${path}/messages/${receipt}`;
    const body = { content: PLAINLY.discord(text), allowed_mentions: { parse: [] }, embeds: [] };
    return { method: 'PATCH', url: url.href, body: JSON.stringify(body), headers: JSON_TYPE };
  }
  if (format !== 'ntfy') return null;
  url.pathname = `${path}/${receipt}`;
  return { method: 'DELETE', url: url.href, body: '', headers: {} };
}
