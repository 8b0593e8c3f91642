import { LANGUAGES, type Language } from '@echo-base/games/engine';
import type { Context, Middleware } from 'koa';
import type { MailAddresses } from '../alerts/mail-addresses.ts';
import { CONFIRM_PATH, escaped, STOP_PATH } from '../alerts/mail-message.ts';
import type { MailStops } from '../alerts/mail-stops.ts';
import { MAIL_TEXT } from '../alerts/mail-text.ts';
import type { Config } from '../config.ts';
import { pageHeaders } from './headers.ts';

export interface MailPagesNeeds {
  readonly config: Config;
  readonly mailAddresses: MailAddresses;
  readonly mailStops: MailStops;
}

/** Sentence of a page, and the words of its button; without one nothing is left to do. */
interface Page {
  readonly language: Language;
  readonly text: string;
  readonly button?: string;
}

const STYLE =
  'body{font:18px/1.5 system-ui,sans-serif;max-width:34rem;margin:3rem auto;padding:0 1rem;background:#14191c;color:#f2e8d5}' +
  'button{font:inherit;padding:.75rem 1.5rem;border:0;border-radius:6px;background:#f5c463;color:#14191c;cursor:pointer}';

/** A page without files: its form asks the same address by POST. */
function htmlOf({ language, text, button }: Page): string {
  const form =
    button === undefined ? '' : `<form method="post"><button type="submit">${escaped(button)}</button></form>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><meta name="robots" content="noindex" /><meta name="color-scheme" content="dark" /><title>Echo Base</title><style>${STYLE}</style></head><body><h1>Echo Base</h1><p>${escaped(text)}</p>${form}</body></html>`;
}

const acceptedLanguage = (ctx: Context): Language =>
  LANGUAGES.find((one) => one === ctx.acceptsLanguages([...LANGUAGES])) ?? 'en';

/**
 * Pages behind the links in mail. They need no session, as the token says who may. Opening one changes nothing, since programs
 * that look for malware open every link; its button does, and so does a mail program by one POST (RFC 8058).
 */
export function mailPages(needs: MailPagesNeeds): Middleware {
  const headers = pageHeaders(needs.config);
  return async (ctx, next) => {
    const isConfirm = ctx.path === CONFIRM_PATH;
    if (!isConfirm && ctx.path !== STOP_PATH) return next();
    if (!['GET', 'HEAD', 'POST'].includes(ctx.method)) return next();
    const token = typeof ctx.query.token === 'string' ? ctx.query.token : '';
    const acts = ctx.method === 'POST';
    const page = await (isConfirm ? confirmPage(needs, token, acts) : stopPage(needs, token, acts));
    const language = acceptedLanguage(ctx);
    ctx.set(headers);
    ctx.status = page ? 200 : 410;
    ctx.type = 'html';
    ctx.body = htmlOf(page ?? { language, text: MAIL_TEXT[language].expired });
  };
}

async function confirmPage({ mailAddresses }: MailPagesNeeds, token: string, acts: boolean): Promise<Page | null> {
  const way = await (acts ? mailAddresses.confirm(token) : mailAddresses.find(token));
  if (!way) return null;
  const { language, address } = way;
  const words = MAIL_TEXT[language];
  if (acts) return { language, text: words.confirmed };
  return { language, text: `${words.confirmTitle}: ${address}`, button: words.confirmButton };
}

async function stopPage({ mailStops }: MailPagesNeeds, token: string, acts: boolean): Promise<Page | null> {
  const found = await (acts ? mailStops.stop(token) : mailStops.find(token));
  if (!found) return null;
  const { language, address } = found.way;
  const words = MAIL_TEXT[language];
  if (acts) return { language, text: words.stopped };
  const { game } = found;
  return {
    language,
    text: game === null ? words.stopAllAsk(address) : words.stopMatchAsk(game),
    button: words.stopButton,
  };
}
