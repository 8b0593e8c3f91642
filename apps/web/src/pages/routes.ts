import type { Area } from '../kit/i18n/areas.ts';

/** A page and what it needs. */
export interface Route {
  /** Pattern of its address, as wouter takes it; none if it is shown in the place of another page. */
  readonly path?: string;
  /** Its module in `pages`, whose default export takes the parameters of the pattern. */
  readonly page: string;
  /** Areas of its sentences, besides `common`. */
  readonly words: readonly Area[];
  /** What the server answers at first, by the keys of `kit/net/early.ts`, with the parameters of the pattern. */
  readonly data?: readonly string[];
  /** Shown also without a session. */
  readonly isOpen?: true;
}

/**
 * All pages. The client finds here what it shows at an address (`page.ts`), the build what belongs into one file
 * (`chunks.ts`: a module goes to the first page that needs it), and the server which files and answers it sends with a page
 * (`preload-files.ts`, `apps/server/src/http/first-load.ts`).
 */
export const ROUTES = {
  /** For newcomers, at the address of any page that is not open. */
  name: { page: 'gate/name-page', words: [] },
  lobby: { path: '/', page: 'lobby/lobby-page', words: ['lobby'], data: ['/titles'] },
  match: {
    path: '/m/:matchId',
    page: 'match/match-page',
    words: ['match'],
    data: ['/matches/:matchId', 'watch :matchId'],
  },
  /** For a match before its start, in its page. */
  room: { page: 'room/room-page', words: ['lobby'] },
  /** A match on a screen for the whole room. */
  screen: {
    path: '/m/:matchId/tv',
    page: 'screen/screen-page',
    words: ['match', 'lobby'],
    data: ['/matches/:matchId'],
  },
  replay: { path: '/m/:matchId/replay', page: 'replay/replay-page', words: ['match', 'replay'], isOpen: true },
  newMatch: { path: '/new', page: 'lobby/new-page', words: ['lobby'], data: ['/titles'] },
  create: { path: '/new/:title', page: 'create/create-page', words: ['lobby'], data: ['/titles'] },
  rules: { path: '/rules/:title?/:anchor?', page: 'rules/rules-page', words: ['lobby', 'rules'], isOpen: true },
  finished: { path: '/finished', page: 'finished/finished-page', words: ['lobby'], data: ['/titles'] },
  settings: { path: '/settings', page: 'settings/settings-page', words: ['lobby', 'settings'] },
  seat: { path: '/seat/:matchId', page: 'gate/seat-link-page', words: ['lobby'] },
  recover: { path: '/recover', page: 'gate/recover-page', words: ['lobby'], isOpen: true },
  owner: { path: '/owner', page: 'layout/owner-page', words: ['lobby'] },
  about: { path: '/about', page: 'layout/about-page', words: ['lobby'], isOpen: true },
  missing: { page: 'layout/not-found-page', words: ['lobby'] },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof ROUTES;
