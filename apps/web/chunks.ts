import { fileURLToPath } from 'node:url';

const source = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url));

/** The part of the bundler's graph that chunks are made of. */
interface Graph {
  getModuleInfo(moduleId: string): { readonly importedIds: readonly string[] } | null;
}

/** All modules that a module imports at once, directly or not. */
export function importedAtOnce(graph: Graph, by: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [source(by)];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** The smallest board, its picture in the lobby, and the others: what it shares with them is apart from it. */
const SMALLEST = 'boards/galaxy-dice/index.tsx';
const SMALLEST_ART = 'boards/galaxy-dice/art.tsx';
const OTHERS = ['rebellion', 'battle-of-hoth', 'imperial-assault'].map((title) => `boards/${title}/index.tsx`);
/** What a match loads after its question. */
const LATER = ['rail', 'overlays', 'later-banners', 'match-curtain', 'announcements/AnnouncementPanel'].map(
  (part) => `match/${part}.tsx`,
);

const isStyle = (id: string) => id.endsWith('.css');

/** What decides on the chunk of a module of the first pages: the sets of modules that each of them imports. */
function chunkFor(graph: Graph): (id: string) => string | null {
  const of = (...pages: readonly string[]) => new Set(pages.flatMap((page) => [...importedAtOnce(graph, page)]));
  const [entry, first, name] = [of('boot.ts'), of('main.tsx'), of('lobby/name-gate.tsx')];
  const [lobby, match, later] = [
    of('lobby/lobby-page.tsx'),
    of('match/match-page.tsx', 'match/prepare.ts'),
    of(...LATER),
  ];
  const [board, art, others] = [of(SMALLEST), of(SMALLEST_ART), of(...OTHERS)];
  const guide = of('rules/guide-card.tsx');
  const isPiece = (id: string) => board.has(id) && others.has(id);
  const scriptChunk = (id: string) => {
    if (first.has(id) || (name.has(id) && (lobby.has(id) || match.has(id)))) return 'first';
    if (lobby.has(id)) return match.has(id) || later.has(id) || isPiece(id) ? 'shared' : 'lobby';
    if (match.has(id)) return 'match';
    if (isPiece(id)) return art.has(id) ? 'shared' : 'match';
    // Small, and otherwise files of their own: the guide is part of every first match.
    if (guide.has(id) && others.has(id)) return 'match';
    if (board.has(id) && !art.has(id)) return 'galaxy-dice';
    if (later.has(id)) return 'later';
    return name.has(id) ? 'name' : null;
  };
  return (id) => {
    const chunk = scriptChunk(id);
    // One style sheet for what all pages or most of them need.
    const isEarly = entry.has(id) || (isStyle(id) && (chunk === 'first' || chunk === 'shared'));
    return isEarly ? 'entry' : chunk;
  };
}

let pageChunk: ((id: string) => string | null) | null = null;

/** Sentences that the first pages need at once, of the client, the engine and every title. */
const FIRST_WORDS =
  /\/i18n\/catalogues\/(?:\w+-)?(en|it|fr|es|pt)\.ts$|\/games\/src\/(?:engine\/)?text\/(en|it|fr|es|pt)\.ts$|\/text\/(en|it|fr|es|pt)\/lobby\.ts$/;

/** All other sentences of the client. */
const LATER_WORDS = /\/i18n\/catalogues\/later\/(?:\w+-)?(en|it|fr|es|pt)\.ts$/;

/** Sentences of a title and its board. */
const TITLE_WORDS =
  /\/(?:games\/src|boards)\/(?<title>[\w-]+)\/text\/(?:(?<folder>en|it|fr|es|pt)\/[\w-]+|(?:[\w/-]*[/-])?(?<file>en|it|fr|es|pt))\.ts$/;

/** Two chunks a language for the client, and one for each title: a reader loads one of each. */
function languageChunk(moduleId: string): string | null {
  const language = FIRST_WORDS.exec(moduleId)?.slice(1).find(Boolean);
  if (language !== undefined) return `words-${language}`;
  const later = LATER_WORDS.exec(moduleId)?.[1];
  if (later !== undefined) return `later-words-${later}`;
  const { title, folder, file } = TITLE_WORDS.exec(moduleId)?.groups ?? {};
  return title === undefined ? null : `${title}-${folder ?? file}`;
}

/** What dialogs, menus and tooltips are made of. */
const OVERLAYS =
  /node_modules\/(@radix-ui|radix-ui|@floating-ui|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|aria-hidden|get-nonce|tslib)[\w-]*\//;

/** What tabs are made of, without the rest of dialogs and menus. */
const TABS =
  /node_modules\/@radix-ui\/(primitive|react-(tabs|roving-focus|collection|direction|presence|primitive|slot|context|id|compose-refs|use-[\w-]+))\//;

/** What stores and routes are made of, without what draws, and small modules that several chunks share. */
const EARLY =
  /node_modules\/(react|wouter|regexparam|use-sync-external-store|zustand)\/|\/protocol\/src\/limits\.ts$|\/web\/src\/net\/no-session\.ts$|galaxy-dice\/text\/names\.ts$/;

/** The connection of a match, which a page without its frames opens while it is still being loaded. */
const SOCKET = /node_modules\/(socket\.io|engine\.io|@socket\.io)|\/web\/src\/net\/create-socket\.ts$/;

/** The state of a match, without what other pages load: the connection fills it while the page is still being loaded. */
const NET =
  /\/protocol\/src\/apply\.ts$|\/web\/src\/net\/(chat-draft|chat-lines|chat-store|clock-time|inbox|log|match-store|retry|send-until-acknowledged|server-time|socket|standing-store|undo-store|watch)\.ts$/;

/** The guide beside the first matches, which quotes the rules. */
const GUIDE = /\/web\/src\/rules\/(guide|guide-card|parse|search|text)\.(ts|tsx|module\.css)$/;

const DOM = /node_modules\/(react-dom|scheduler)\//;

/** One chunk for each library that pages load at different times. */
function libraryChunk(moduleId: string): string | null {
  if (EARLY.test(moduleId)) return 'entry';
  if (DOM.test(moduleId)) return 'dom';
  if (SOCKET.test(moduleId)) return 'socket';
  if (NET.test(moduleId)) return 'net';
  if (GUIDE.test(moduleId)) return 'guide';
  if (TABS.test(moduleId)) return 'tabs';
  return OVERLAYS.test(moduleId) ? 'overlays' : null;
}

/**
 * The chunk of a module, if the bundler does not decide it. One chunk a page: on a slow line each file more costs a round
 * trip.
 */
export function chunkName(moduleId: string, graph: Graph): string | null {
  pageChunk ??= chunkFor(graph);
  return languageChunk(moduleId) ?? libraryChunk(moduleId) ?? pageChunk(moduleId);
}
