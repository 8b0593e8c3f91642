import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '@echo-base/games/engine';
import { inviteCode, type MatchSummary, matchId } from '@echo-base/protocol';
import type { Context } from 'koa';
import { z } from 'zod';
import { addressOf } from '../auth/address.ts';
import { cookieOf, isHttps, type Session, type Sessions, tokenOf } from '../auth/sessions.ts';
import type { Config } from '../config.ts';
import type { ReadInside } from './mount.ts';

export interface FirstLoadNeeds {
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy'>;
  readonly sessions: Pick<Sessions, 'find'>;
  readonly read: ReadInside;
  readonly webDir: string;
}

/** What is added to the head of a page. */
export interface Head {
  readonly tags: string;
  /** Whether it has answers for one player, which nothing may store. */
  readonly isPersonal: boolean;
}

/** Answers of the API by the path that the client asks for, without `/api`. */
type Answers = Readonly<Record<string, unknown>>;

/** Files by what needs them, as the build of the client lists them (`apps/web/preload-files.ts`). */
const fileLists = z.record(z.string(), z.array(z.string()));
type FileLists = z.infer<typeof fileLists>;

/** Path of the answer that says who the reader is; null without a session. */
const SESSION = '/session?ifAny=true';
const MATCH = /^\/m\/([\w-]+)$/;
/** Time after which a page is sent without answers, in milliseconds: the client asks for them itself. */
const LONGEST_MS = 250;
const LANGUAGES: readonly Language[] = ['en', 'it', 'fr', 'es', 'pt'];

/** JSON inside an element of a page: nothing in it can end the element. */
const embedded = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function tagOf(file: string): string {
  if (file.endsWith('.css')) return `<link rel="preload" as="style" crossorigin href="${file}" />`;
  return `<link rel="modulepreload" crossorigin href="${file}" />`;
}

/**
 * Server-side prefetching: a page names the files that its address needs and has the first answers of the API in its
 * head, so that they cost no round trips. The client asks for whatever is missing.
 */
export class FirstLoad {
  readonly #needs: FirstLoadNeeds;

  constructor(needs: FirstLoadNeeds) {
    this.#needs = needs;
  }

  /** The head of the page of this request. A storage that fails or is slow leaves answers out. */
  async head(ctx: Context): Promise<Head> {
    const [lists, answers] = await Promise.all([
      this.#lists(),
      Promise.race([this.#answers(ctx).catch(() => ({})), pause(LONGEST_MS, {}, { ref: false })]),
    ]);
    const files = filesFor(ctx, answers, lists);
    const data = `<script type="application/json" id="answers">${embedded(answers)}</script>`;
    return { tags: files.map(tagOf).join('') + data, isPersonal: hasSession(answers) };
  }

  async #lists(): Promise<FileLists> {
    const text = await readFile(join(this.#needs.webDir, 'preload.json'), 'utf8').catch(() => '{}');
    return fileLists.parse(JSON.parse(text));
  }

  async #answers(ctx: Context): Promise<Answers> {
    const session = await this.#session(ctx);
    const state = { session, address: addressOf(ctx.req, this.#needs.config.trustProxy) };
    const read = async (path: string, route = path, query = {}, id = ''): Promise<Answers> => {
      const answer = await this.#needs.read(ctx, state, { route: `/api${route}`, query, id });
      return { [path]: answer ?? null };
    };
    const all = [read(SESSION, '/session', { ifAny: 'true' }), read('/server')];
    if (session && ctx.path === '/') all.push(read('/titles'));
    const id = matchId.safeParse(MATCH.exec(ctx.path)?.[1]).data;
    if (session && id !== undefined) all.push(readMatch(read, id, inviteCode.safeParse(ctx.query.invite).data));
    const found = await Promise.all(all.map((one) => one.catch(() => ({}))));
    return Object.assign({}, ...found);
  }

  /** The session of the request, whose cookie is renewed as by the API. */
  async #session(ctx: Context): Promise<Session | null> {
    const token = tokenOf(ctx.headers);
    const session = await this.#needs.sessions.find(token);
    const isByCookie = tokenOf({ cookie: ctx.headers.cookie }) === token;
    if (session?.isRenewed && token !== null && isByCookie && !ctx.headerSent)
      ctx.append('Set-Cookie', cookieOf(token, isHttps(this.#needs.config.publicUrl)));
    return session;
  }
}

type Read = (path: string, route: string, query: object, id: string) => Promise<Answers>;

function readMatch(read: Read, id: string, invite: string | undefined): Promise<Answers> {
  const query = invite === undefined ? {} : { invite };
  const search = invite === undefined ? '' : `?${new URLSearchParams({ invite })}`;
  return read(`/matches/${id}${search}`, '/matches/:id', query, id);
}

const hasSession = (answers: Answers): boolean => (answers[SESSION] ?? null) !== null;

/** The match among the answers. */
function matchIn(answers: Answers): MatchSummary | undefined {
  const path = Object.keys(answers).find((one) => one.startsWith('/matches/'));
  return path === undefined ? undefined : (answers[path] as MatchSummary);
}

/** Files that the page at this address needs besides those of the document itself, the most urgent ones first. */
function filesFor(ctx: Context, answers: Answers, lists: FileLists): readonly string[] {
  const language = LANGUAGES.find((one) => one === ctx.acceptsLanguages([...LANGUAGES])) ?? 'en';
  const match = matchIn(answers);
  const wanted = ['page/any', `words/${language}`];
  // The connection takes several round trips, which pass while the rest is loaded.
  if (match) wanted.unshift('connection');
  if (SESSION in answers && !hasSession(answers)) wanted.push('page/name');
  if (hasSession(answers) && ctx.path === '/') wanted.push('page/lobby');
  if (match) wanted.push('page/match', `board/${match.title}`, `texts/${match.title}/${language}`);
  if (match?.status === 'waiting') wanted.push('page/waiting');
  return [...new Set(wanted.flatMap((one) => lists[one] ?? []))];
}
