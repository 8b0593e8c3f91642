import type { Language } from '@echo-base/games/engine';
import type { AlertWayRow } from '../storage/store.ts';
import { ALERT_TEXT } from './alert-text.ts';
import type { Message, News } from './hook-formats.ts';
import type { Mail } from './mail-server.ts';
import { MAIL_TEXT } from './mail-text.ts';
import type { StopLinks } from './stop-links.ts';

/** Paths of the pages that links in mail open. */
export const CONFIRM_PATH = '/api/mail/confirm';
export const STOP_PATH = '/api/mail/stop';

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const BODY = 'font-family: sans-serif; font-size: 16px; line-height: 1.5; color: #1b2226; background: #ffffff';
const BUTTON =
  'display: inline-block; padding: 12px 24px; border-radius: 6px; background: #f5c463; color: #14191c; text-decoration: none';
const SMALL = 'font-size: 13px; color: #58646b';

const htmlOf = (language: Language, parts: readonly string[]) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head><body style="${BODY}">${parts.join('\n')}</body></html>`;
const button = (url: string, words: string) =>
  `<p><a href="${escaped(url)}" style="${BUTTON}">${escaped(words)}</a></p>`;
const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;
const link = (url: string, words: string) => `<a href="${escaped(url)}">${escaped(words)}</a>`;

/** What a mail needs besides its news. */
export interface MailNeeds {
  /** Address of the server. */
  readonly publicUrl: string;
  readonly stopLinks: StopLinks;
}

/** Name of the picture in a mail, and its width there, in pixels. */
const PICTURE = 'position.png';
const PICTURE_WIDTH = 240;

/** The mail of a message: the news first, a picture of the match in the mail itself, one link to each match, why it was sent, and two links that stop it. */
export function newsMail(
  way: AlertWayRow,
  { key, news, games, more }: Message,
  { publicUrl, stopLinks, picture }: MailNeeds & { readonly picture: Buffer | null },
): Mail {
  const { language } = way;
  const words = MAIL_TEXT[language];
  const [first] = news;
  const isOne = news.length === 1 && more === null;
  const stopUrl = (matchId: string | null) =>
    `${publicUrl}${STOP_PATH}?token=${stopLinks.token({ wayId: way.id, matchId })}`;
  const reason = words.reason(new URL(publicUrl).host);
  const matchId = isOne ? (first?.matchId ?? null) : null;
  const stops: [string, string][] = [
    ...(matchId === null ? [] : ([[words.stopMatch, stopUrl(matchId)]] as [string, string][])),
    [words.stopAll, stopUrl(null)],
  ];
  const lines = [
    ...news.map(({ text, since, url }) => {
      const told = since.length === 0 ? [] : ['', `${words.since}:`, ...since.map((line) => `- ${line}`), ''];
      return [text, ...told, url ?? []].flat().join('\n');
    }),
    ...(more === null ? [] : [more]),
    ['-- ', reason, ...stops.map(([name, url]) => `${name}: ${url}`)].join('\n'),
  ];
  const paragraphs = news.flatMap((one) => newsParagraphs(one, words, picture !== null));
  const end = `<p style="${SMALL}">${escaped(reason)}<br>${stops.map(([name, url]) => link(url, name)).join(' · ')}</p>`;
  return {
    to: way.address,
    subject: isOne ? (first?.title ?? '') : ALERT_TEXT[language].several(games),
    text: `${lines.join('\n\n')}\n`,
    html: htmlOf(language, [...paragraphs, ...(more === null ? [] : [`<p>${escaped(more)}</p>`]), end]),
    key,
    stopUrl: stopUrl(null),
    ...(picture && { picture: { name: PICTURE, png: picture } }),
  };
}

const newsParagraphs = (
  { text, since, url }: News,
  { open, since: heading }: { open: string; since: string },
  hasPicture: boolean,
) => [
  `<p>${escaped(text)}</p>`,
  // The words say what it shows.
  ...(hasPicture ? [`<p><img src="cid:${PICTURE}" width="${PICTURE_WIDTH}" alt=""></p>`] : []),
  ...(since.length === 0 ? [] : [`<p style="${SMALL}">${escaped(heading)}</p>`, list(since)]),
  ...(url === null ? [] : [button(url, open)]),
];

/** The mail with the link that confirms an address. */
export function confirmMail(
  { language, address }: AlertWayRow,
  { player, token, key }: { readonly player: string; readonly token: string; readonly key: string },
  publicUrl: string,
): Mail {
  const words = MAIL_TEXT[language];
  const url = `${publicUrl}${CONFIRM_PATH}?token=${token}`;
  const asked = words.confirmText(player, new URL(publicUrl).host);
  return {
    to: address,
    subject: `Echo Base: ${words.confirmTitle}`,
    text: `${asked}\n\n${words.confirmButton}: ${url}\n\n${words.confirmElse}\n`,
    html: htmlOf(language, [
      `<p>${escaped(asked)}</p>`,
      button(url, words.confirmButton),
      `<p style="${SMALL}">${escaped(words.confirmElse)}</p>`,
    ]),
    key,
  };
}
