import type { ComponentType } from 'react';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { type LazyPart, lazyPart } from '../kit/ui/lazy-part.tsx';
import { ROUTES, type Route, type RouteName } from './routes.ts';

/** Parameters of an address, by their names in its pattern. */
type Params = Readonly<Record<string, string | undefined>>;

const files = import.meta.glob<{ readonly default: ComponentType<Params> }>('./*/*-page.tsx');

function lazyPage({ page, words }: Route): LazyPart<Params> {
  const load = files[`./${page}.tsx`];
  if (!load) throw new Error(`no page ${page}`);
  return lazyPart(async () => (await load()).default, ...words);
}

const names = Object.keys(ROUTES) as readonly RouteName[];

/** All pages, loaded when they are rendered, with their sentences. */
export const PAGES = Object.fromEntries(names.map((name) => [name, lazyPage(ROUTES[name])])) as Readonly<
  Record<RouteName, LazyPart<Params>>
>;

/** What an address shows to players. */
export interface PageAt {
  readonly name: RouteName;
  readonly params: Params;
}

/** The page at a path of the client, with what the path says. */
export function pageAt(path: string): PageAt {
  for (const name of names) {
    const route: Route = ROUTES[name];
    const [isFound, params] = route.path === undefined ? [false] : matchRoute(parse, route.path, path);
    if (isFound) return { name, params: params ?? {} };
  }
  return { name: 'missing', params: {} };
}

/** Whether a page is shown also without a session. */
export const isOpenPage = (name: RouteName): boolean => 'isOpen' in ROUTES[name];
