/**
 * The tools of the repository, run by `npm run tool -- <name>`. `built` is what is built before a tool runs: the tool
 * itself, so that measurements run what would ship, the server, or all.
 */
const tool = (name, built, file, what) => ({ name, built, file, what });

const RULES = 'packages/games/tools';
const SERVER = 'apps/server/test';
const PAGES = 'apps/web/e2e';

export const TOOLS = [
  tool('new-title', '', `${RULES}/new-title.ts`, 'a new title and its board from the template: <id> [name] [prefix]'),
  tool('contract', '', `${RULES}/contract.ts`, 'the contract tests of one title: <id>'),
  tool('rules:record', '', `${RULES}/record-rules.ts`, 'records how transcripts replay under a rulesVersion: [id]'),
  tool('fuzz', 'itself', `${RULES}/fuzz.ts`, 'random games, each played to its end: <id> [games] [first seed]'),
  tool('workbench', '', `${RULES}/workbench.ts`, "a title under boardgame.io's stock client: [id] [port]"),
  tool('read', '', `${RULES}/read-match.ts`, 'a match as players read it: [id] [language] [seed] [lines]'),
  tool('scenario', '', `${RULES}/scenario.ts`, 'checks scenario files of Battle of Hoth: check <file or directory>'),
  tool('balance', 'itself', `${RULES}/balance.ts`, 'who wins the scenarios of Battle of Hoth: [games]'),
  tool('bench:rules', 'itself', `${RULES}/bench-rules.ts`, 'speed of the rules on one core: [id]'),
  tool('bench:server', '', 'apps/server/bench/bench-server.ts', 'speed of the server, beside a stock boardgame.io'),
  tool('bench:crowd', '', 'apps/server/bench/bench-crowd.ts', 'live matches and spectators that one server can serve'),
  tool('bench:page', 'all', `${PAGES}/bench/bench-page.ts`, 'frame rate of the map, delay of an act, download size'),
  tool('test:blind', '', `${SERVER}/tap/main.ts`, 'no byte sent to a viewer depends on what is hidden: [pairs]'),
  tool('test:mutants', '', `${SERVER}/tap/run-mutants.ts`, 'planted leaks that the blind test must find: [name ...]'),
  tool('test:matches', 'server', `${SERVER}/whole-matches/run.ts`, 'whole matches over sockets: [matches] [seed]'),
  tool('test:chaos', 'server', `${SERVER}/chaos/run.ts`, 'kills and faulty networks; no act is lost: [rounds] [seed]'),
  tool(
    'test:kills',
    '',
    `${SERVER}/kills/run.ts`,
    'kills while players are told; nothing is lost or doubled: [kills] [seed]',
  ),
  tool('test:abuse', 'server', `${SERVER}/abuse.ts`, 'malformed frames and requests, floods, bombs: [frames]'),
  tool('test:soak', 'server', `${SERVER}/soak.ts`, 'many matches in a small heap: [minutes] [matches] [megabytes]'),
  tool('test:compose', '', `${SERVER}/compose/run.ts`, 'runs docker-compose.yml and plays on it (Docker)'),
  tool('test:robots', 'all', `${PAGES}/robots/run.ts`, 'whole games in the browser, by clicks: [--mode ...]'),
  tool('test:engines', 'all', `${PAGES}/engines/run.ts`, 'a short run in Firefox and WebKit: [firefox] [webkit]'),
  tool('shots', 'all', `${PAGES}/shots/shots.ts`, 'screenshots of the main screens from seeded matches: [name ...]'),
  tool('strips', 'all', `${PAGES}/shots/strips.ts`, 'six frames of one moment of each title: [id ...]'),
  tool('sizes', 'all', `${PAGES}/shots/sizes.ts`, 'what is cut off or covered at each size, and axe: [screen ...]'),
  tool('pictures', 'all', `${PAGES}/shots/readme.ts`, 'the pictures of the README'),
  tool('cards', 'all', `${PAGES}/shots/cards.ts`, 'the pictures of link previews'),
  tool('icons', '', `${PAGES}/shots/icons.ts`, 'the icons of the installed client'),
];
