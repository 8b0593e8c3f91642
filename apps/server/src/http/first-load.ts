import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '@echo-base/games/engine';
import { inviteCode, type MatchSummary, matchId } from '@echo-base/protocol';
import type { Context } from 'koa';
import { z } from 'zod';
import { addressOf } from '../auth/address.ts';
import type { SessionCookie } from '../auth/session-cookie.ts';
import type { Session } from '../auth/sessions.ts';
import type { BasePath } from '../base-path.ts';
import type { Config } from '../config.ts';
import { viewersOf } from '../lobby/access.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { watchAnswer } from '../play/watch-answer.ts';
import type { ReadInside } from './mount.ts';

export interface FirstLoadNeeds {
  readonly config: Pick<Config, 'trustProxy'>;
  readonly cookie: SessionCookie;
  readonly lobby: Pick<Lobby, 'show'>;
  readonly read: ReadInside;
  readonly webDir: string;
  readonly basePath: BasePath;
}

/** What is added to a page. */
export interface FirstAnswers {
  /** In its head. */
  readonly tags: string;
  /** Style sheets that become a part of it, besides its own. */
  readonly sheets: readonly string[];
  /** At the end of its body, after what is painted first. */
  readonly data: string;
  /** Whether it is for one player, with their answers or their renewed cookie, so that nothing may store it. */
  readonly isPersonal: boolean;
}

/**
 * Answers by the path that the client asks for, without `/api`; what `watch` answers a viewer of a match, who has no
 * frame yet, by `watch` and the id of the match.
 */
type Answers = Readonly<Record<string, unknown>>;

/** Files by what needs them, as the build of the client lists them (`apps/web/preload-files.ts`). */
const fileLists = z.record(z.string(), z.array(z.string()));
type FileLists = z.infer<typeof fileLists>;

/** Path of the answer that says who the reader is; null without a session. */
const SESSION = '/session?ifAny=true';
const MATCH = /^\/m\/([\w-]+)$/;
/** Time after which a page is sent with the answers that are there, in milliseconds: the client asks for the others. */
const LONGEST_MS = 250;
const LANGUAGES: readonly Language[] = ['en', 'it', 'fr', 'es', 'pt'];

/** JSON inside an element of a page: nothing in it can end the element. */
const embedded = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const isSheet = (file: string): boolean => file.endsWith('.css');

/**
 * Server-side prefetching: a page names the files that its address needs and has the first answers in it, so that they
 * cost no round trips. The client asks for whatever is missing.
 */
export class FirstLoad {
  readonly #needs: FirstLoadNeeds;

  constructor(needs: FirstLoadNeeds) {
    this.#needs = needs;
  }

  /** What is added to the page of this request. A storage that fails or is slow leaves answers out. */
  async answers(ctx: Context): Promise<FirstAnswers> {
    const arriving: Record<string, unknown> = {};
    const [lists] = await Promise.all([
      this.#lists(),
      Promise.race([this.#collect(ctx, arriving).catch(() => {}), pause(LONGEST_MS, undefined, { ref: false })]),
    ]);
    // In the same order every time, for the page's ETag.
    const answers = Object.fromEntries(Object.entries(arriving).sort(([a], [b]) => (a < b ? -1 : 1)));
    const files = filesFor(ctx, answers, lists);
    const scripts = files.filter((file) => !isSheet(file));
    const { path } = this.#needs.basePath;
    const tags = scripts.map((file) => `<link rel="modulepreload" crossorigin href="${path}${file}" />`).join('');
    const data = `<script type="application/json" id="answers">${embedded(answers)}</script>`;
    // Not by the answers: the session may be found, and its cookie renewed, when they are too late.
    return { tags, sheets: files.filter(isSheet), data, isPersonal: this.#needs.cookie.isIn(ctx.headers) };
  }

  async #lists(): Promise<FileLists> {
    const text = await readFile(join(this.#needs.webDir, 'preload.json'), 'utf8').catch(() => '{}');
    return fileLists.parse(JSON.parse(text));
  }

  /** Adds each answer as soon as it is there. */
  async #collect(ctx: Context, answers: Record<string, unknown>): Promise<void> {
    const session = await this.#session(ctx);
    const state = { session, address: addressOf(ctx.req, this.#needs.config.trustProxy) };
    const read = async (path: string, route = path, query = {}, id = ''): Promise<Answers> => {
      const answer = await this.#needs.read(ctx, state, { route: `/api${route}`, query, id });
      return { [path]: answer ?? null };
    };
    const all = [read(SESSION, '/session', { ifAny: 'true' }), read('/server')];
    if (session && ctx.path === '/') all.push(read('/titles'));
    const id = matchId.safeParse(MATCH.exec(ctx.path)?.[1]).data;
    if (session && id !== undefined) {
      const invite = inviteCode.safeParse(ctx.query.invite).data;
      const match = readMatch(read, id, invite);
      // After the match, which counts wrong codes and refuses whom it is not shown to.
      all.push(
        match,
        match.then((found) => (isPlayed(found) ? this.#watch(session, id, invite) : {})),
      );
    }
    await Promise.all(all.map((one) => one.then((found) => Object.assign(answers, found)).catch(() => {})));
  }

  /** The match as this session may see it now. Throws as `watch`. */
  async #watch({ player }: Session, id: string, invite: string | undefined): Promise<Answers> {
    const host = await this.#needs.lobby.show(id, player, invite);
    return { [watchKey(id)]: watchAnswer(host, viewersOf(host.stored, player)) };
  }

  /** The session of the request, whose cookie is renewed as by the API. */
  async #session(ctx: Context): Promise<Session | null> {
    const { cookie } = this.#needs;
    const found = await cookie.find(ctx.headers);
    if (found?.isRenewed && !ctx.headerSent) cookie.set(ctx, found.token);
    return found?.session ?? null;
  }
}

type Read = (path: string, route: string, query: object, id: string) => Promise<Answers>;

function readMatch(read: Read, id: string, invite: string | undefined): Promise<Answers> {
  const query = invite === undefined ? {} : { invite };
  const search = invite === undefined ? '' : `?${new URLSearchParams({ invite })}`;
  return read(`/matches/${id}${search}`, '/matches/:id', query, id);
}

const watchKey = (id: string): string => `watch ${id}`;
const isPlayed = (answers: Answers): boolean => matchIn(answers)?.status === 'playing';
const hasSession = (answers: Answers): boolean => (answers[SESSION] ?? null) !== null;

/** The match among the answers. */
function matchIn(answers: Answers): MatchSummary | undefined {
  const path = Object.keys(answers).find((one) => one.startsWith('/matches/'));
  return path === undefined ? undefined : (answers[path] as MatchSummary);
}

/**
 * Files that the page at this address needs besides those of the document itself. Long ones come first: browsers load six
 * files at a time over HTTP/1.1, and six short ones leave the line idle for a round trip.
 */
function filesFor(ctx: Context, answers: Answers, lists: FileLists): readonly string[] {
  const language = LANGUAGES.find((one) => one === ctx.acceptsLanguages([...LANGUAGES])) ?? 'en';
  const match = matchIn(answers);
  const wanted = ['page/any'];
  // The connection takes several round trips, which pass while the rest is loaded; nothing waits for it with a frame.
  if (match && !(watchKey(match.matchId) in answers)) wanted.unshift('connection');
  if (SESSION in answers && !hasSession(answers)) wanted.push('page/name');
  if (hasSession(answers) && ctx.path === '/') wanted.push('page/lobby');
  if (match) wanted.push('page/match', `board/${match.title}`);
  wanted.push(`words/${language}`);
  if (wanted.includes('page/lobby') || match?.status === 'waiting') wanted.push(`later-words/${language}`);
  if (match) wanted.push('state', `texts/${match.title}/${language}`);
  if (match?.status === 'waiting') wanted.push('page/waiting');
  return [...new Set(wanted.flatMap((one) => lists[one] ?? []))];
}
