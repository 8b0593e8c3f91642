import { setTimeout as pause } from 'node:timers/promises';
import { LANGUAGES } from '@echo-base/games/engine';
import { inviteCode, type MatchSummary, matchId } from '@echo-base/protocol';
import type { Context } from 'koa';
import { addressOf } from '../auth/address.ts';
import type { Session } from '../auth/sessions.ts';
import { checkVisible, viewersOf } from '../lobby/access.ts';
import type { Services } from '../services.ts';
import type { ReadInside } from './mount.ts';
import type { PageAt } from './page-table.ts';

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

/** What decides which files the page of a match needs; known before its record is replayed. */
type KnownMatch = Pick<MatchSummary, 'matchId' | 'title' | 'status'>;

/** Path of the answer that says who the reader is; null without a session. */
const SESSION = '/session?ifAny=true';
/** Time after which a page is sent with the answers that are there, in milliseconds: the client asks for the others. */
const LONGEST_MS = 250;

/** JSON inside an element of a page: nothing in it can end the element. */
const embedded = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const isSheet = (file: string): boolean => file.endsWith('.css');

/**
 * Server-side prefetching: a page names the files that its address needs and has the first answers in it, so that they
 * cost no round trips. The client asks for whatever is missing.
 */
export class FirstLoad {
  readonly #services: Services;
  readonly #read: ReadInside;

  constructor(services: Services, read: ReadInside) {
    this.#services = services;
    this.#read = read;
  }

  /** What is added to the page of this request. A storage that fails or is slow leaves answers out. */
  async answers(ctx: Context, found: PageAt): Promise<FirstAnswers> {
    const arriving: Record<string, unknown> = {};
    let known: KnownMatch | undefined;
    const collected = this.#collect(ctx, found, arriving, (match) => {
      known = match;
    }).catch(() => {});
    await Promise.race([collected, pause(LONGEST_MS, undefined, { ref: false })]);
    // In the same order every time, for the page's ETag.
    const answers = Object.fromEntries(Object.entries(arriving).sort(([a], [b]) => (a < b ? -1 : 1)));
    const files = filesFor(ctx, found, answers, matchIn(answers) ?? known);
    const scripts = files.filter((file) => !isSheet(file));
    const { path } = this.#services.basePath;
    const tags = scripts.map((file) => `<link rel="modulepreload" crossorigin href="${path}${file}" />`).join('');
    const data = `<script type="application/json" id="answers">${embedded(answers)}</script>`;
    // Not by the answers: the session may be found, and its cookie renewed, when they are too late.
    return { tags, sheets: files.filter(isSheet), data, isPersonal: this.#services.cookie.isIn(ctx.headers) };
  }

  /** Adds each answer as soon as it is there, and tells the match before its answers. */
  async #collect(
    ctx: Context,
    { page, params }: PageAt,
    answers: Record<string, unknown>,
    tell: (match: KnownMatch) => void,
  ): Promise<void> {
    const session = await this.#session(ctx);
    const state = { session, address: addressOf(ctx.req, this.#services.config.trustProxy) };
    const read = async (path: string, route = path, query = {}, id = ''): Promise<Answers> => {
      const answer = await this.#read(ctx, state, { route: `/api${route}`, query, id });
      return { [path]: answer ?? null };
    };
    const all = [read(SESSION, '/session', { ifAny: 'true' }), read('/server')];
    const wanted = new Set(session ? page?.data : []);
    if (wanted.has('/titles')) all.push(read('/titles'));
    const id = matchId.safeParse(params.matchId).data;
    if (session && id !== undefined && wanted.has('/matches/:matchId')) {
      const invite = inviteCode.safeParse(ctx.query.invite).data;
      // First, as replaying a record may take a while.
      const told = this.#known(session, id).then(tell);
      const match = readMatch(read, id, invite);
      all.push(
        told.then(() => ({})),
        match,
      );
      // After the match, which counts wrong codes and refuses whom it is not shown to.
      if (wanted.has('watch :matchId'))
        all.push(match.then((found) => (isPlayed(found) ? this.#watch(session, id, invite) : {})));
    }
    await Promise.all(all.map((one) => one.then((found) => Object.assign(answers, found)).catch(() => {})));
  }

  /**
   * The match as it is stored, for players who see it without a code: wrong codes are counted where the match is read.
   * Throws as `checkVisible`.
   */
  async #known({ player }: Session, id: string): Promise<KnownMatch> {
    const { registry, loader } = this.#services;
    const stored = registry.peek(id)?.stored ?? (await loader.find(id));
    checkVisible(stored, player);
    const { title, status } = stored.match;
    return { matchId: id, title, status };
  }

  /** The match as this session may see it now. Throws as `watch`. */
  async #watch({ player }: Session, id: string, invite: string | undefined): Promise<Answers> {
    const host = await this.#services.lobby.show(id, player, invite);
    return { [watchKey(id)]: host.watch(viewersOf(host.stored, player)) };
  }

  /** The session of the request, whose cookie is renewed as by the API. */
  async #session(ctx: Context): Promise<Session | null> {
    const { cookie } = this.#services;
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
function filesFor(
  ctx: Context,
  { table, page }: PageAt,
  answers: Answers,
  match: KnownMatch | undefined,
): readonly string[] {
  const { pages, titles, connection } = table;
  const language = LANGUAGES.find((one) => one === ctx.acceptsLanguages([...LANGUAGES])) ?? 'en';
  const isNameless = SESSION in answers && !hasSession(answers);
  const named = (name: string) => pages.find((one) => one.name === name)?.files[language] ?? [];
  const files = [
    // The connection takes several round trips, which pass while the rest is loaded; nothing waits for it with a frame.
    ...(match && !(watchKey(match.matchId) in answers) ? connection : []),
    ...(isNameless && !page?.isOpen ? named('name') : (page?.files[language] ?? [])),
    ...(match?.status === 'waiting' ? named('room') : []),
    ...(match ? (titles[match.title]?.[language] ?? []) : []),
  ];
  return [...new Set(files)];
}
