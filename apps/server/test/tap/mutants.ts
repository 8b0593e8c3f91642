/** Mutants: leaks planted on purpose, each of which must turn the wire tap red. The product contains none of them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CHAT_MUTANTS } from './chat-mutants.ts';
import type { Mutant } from './mutant.ts';
import { PLAN_MUTANTS } from './plan-mutants.ts';

const ROOT = new URL('../../../../', import.meta.url);
const SERVER = 'apps/server/src';
const SOCKETS = 'apps/server/src/sockets/live.ts';
const ENGINE = 'packages/games/src/engine';
const SMUGGLERS = `${ENGINE}/testing/smugglers.ts`;

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'the seed in a frame',
    file: SMUGGLERS,
    find: 'round: g.round,\n      deck',
    put: 'round: reveal(g.luck).seed,\n      deck',
  },
  {
    name: 'what others hold in a view',
    file: SMUGGLERS,
    find: '(seat === viewer ? { id, card } : { id })',
    put: '({ id, card })',
  },
  {
    name: 'names of face-down cards that stay the same',
    file: `${ENGINE}/testing/smugglers-rules.ts`,
    find: 'crates.map(({ card }, index) => ({ card, id: names[index]! }))',
    put: 'crates',
  },
  {
    name: 'the hidden base in a view',
    file: 'packages/games/src/rebellion/view.ts',
    find: "const known = g.base.revealed || sees(g, viewer, 'rebel');",
    put: 'const known = true;',
    title: 'rebellion',
  },
  {
    name: 'options of one seat to another',
    file: `${ENGINE}/match.ts`,
    find: '.filter((decision) => decision.seat === viewer)',
    put: ".filter((decision) => decision.seat === viewer || viewer !== 'spectator')",
  },
  {
    name: 'a log entry to a wrong audience',
    file: `${ENGINE}/log.ts`,
    find: '|| audience.includes(viewer)',
    put: "|| viewer === 'spectator' || audience.includes(viewer)",
  },
  {
    name: 'prompts only for seats that hold a response',
    file: `${ENGINE}/window.ts`,
    find: 'open(g, seat, vars.event).length > 0',
    put: 'open(g, seat, vars.event).some((one) => one.options(g, seat, vars.event).length > 0)',
    title: 'smugglers',
  },
  {
    title: 'smugglers',
    name: 'a refusal that knows whether a foreign decision is open',
    file: `${ENGINE}/match.ts`,
    find: "refuse(stale ? 'stale_decision' : 'not_your_decision')",
    put: "refuse(!stale && open.some((one) => one.id === id) ? 'not_your_decision' : 'stale_decision')",
  },
  {
    name: 'a refusal that names the decision of another',
    file: `${ENGINE}/match.ts`,
    find: "refuse(stale ? 'stale_decision' : 'not_your_decision')",
    put: "refuse(stale ? 'stale_decision' : 'not_your_decision', { waits: open[0]?.id ?? '' })",
  },
  {
    name: 'a refusal that knows the options of another seat',
    file: `${ENGINE}/match.ts`,
    find: 'const refusal = checkChoice(question, choice);',
    put: `const [first] = [choice].flat();
      const theirs = open.filter((one) => one.seat !== seat).flatMap((one) => one.options);
      const isKnown = theirs.some((option) => option.key === first && option.refused);
      const refusal = checkChoice(question, choice) && (isKnown ? refuse('option_refused') : checkChoice(question, choice));`,
    title: 'smugglers',
  },
  {
    name: 'a version that counts hidden steps',
    file: `${SERVER}/play/feed.ts`,
    find: 'if (ops.length === 0 && !change) return false;',
    put: '',
  },
  {
    name: 'what was missed, with what is still held back',
    file: `${SERVER}/play/feed.ts`,
    find: 'return this.#history.since(version);',
    put: `const missed = this.#history.since(version);
    return missed && [...missed, ...this.#held.map(({ delta }) => delta)];`,
  },
  {
    name: 'pages of the log that are ahead of the frame',
    file: `${SERVER}/play/log-page.ts`,
    find: 'const { shown, shownActs } = feed;',
    put: 'const { head: shown, shownActs } = feed;',
  },
  {
    name: 'pages of the log with entries of others',
    file: `${SERVER}/play/log-page.ts`,
    find: "const reader = live.isLogOpen ? null : live.hasConceded(viewer) ? 'spectator' : viewer;",
    put: 'const reader = null;',
  },
  {
    name: 'the log of any seat for any caller',
    file: `${SERVER}/http/matches.ts`,
    find: "if (!viewers.includes(wanted)) throw new Refused('not_your_seat');",
    put: '',
  },
  {
    name: 'the record before the end',
    file: `${SERVER}/record/record.ts`,
    find: "if (match.status !== 'finished' || !match.outcome) throw new Refused('not_finished');",
    put: '',
  },
  {
    name: 'spectators who join at the live head',
    file: `${SERVER}/play/delayed-release.ts`,
    find: 'readOnlyFrame(feed.shown) : feed.shown',
    put: 'readOnlyFrame(feed.head) : feed.head',
  },
  {
    name: 'changes to delayed spectators at once',
    file: `${SERVER}/play/live.ts`,
    find: "viewer === 'spectator' && this.#delayMs > 0 ? at + this.#delayMs : 0",
    put: '0',
  },
  {
    name: 'delayed spectators at the live head after a restart',
    file: `${SERVER}/play/live.ts`,
    find: 'live.release(now);',
    put: 'live.release(Number.POSITIVE_INFINITY);',
  },
  {
    name: 'the version of another viewer in an acknowledgement',
    file: `${SERVER}/play/host.ts`,
    find: 'acknowledge?.(live.versionAfter(act, seat));',
    put: "acknowledge?.(live.versionOf('spectator'));",
  },
  {
    name: 'whom a delayed table waits for',
    file: `${SERVER}/lobby/summary.ts`,
    find: ' && !match.frozen && (isPlayer || !delaysSpectators(stored))',
    put: ' && !match.frozen',
  },
  {
    name: 'whose clock runs at a delayed table',
    file: `${SERVER}/lobby/summary.ts`,
    find: 'const timed = isPlayer || !delaysSpectators(stored) ? timing(stored, input) : null;',
    put: 'const timed = timing(stored, input);',
  },
  {
    name: 'ids of players in the summary',
    file: `${SERVER}/lobby/summary.ts`,
    find: 'kind: seat.kind,',
    put: 'kind: seat.kind, playerId: seat.playerId,',
  },
  {
    name: 'the invite code, for all players',
    file: `${SERVER}/lobby/summary.ts`,
    find: '...(stored.members.includes(playerId) && { inviteCode: stored.match.inviteCode }),',
    put: 'inviteCode: stored.match.inviteCode,',
  },
  {
    name: 'the way in, in a message to all',
    file: SOCKETS,
    find: 'const match = publicSummary(stored, { ...input, isPlayer: true });',
    put: 'const match = { ...publicSummary(stored, { ...input, isPlayer: true }), inviteCode: stored.match.inviteCode };',
  },
  ...CHAT_MUTANTS,
  ...PLAN_MUTANTS,
  {
    name: 'an undo request, sent to spectators',
    file: SOCKETS,
    find: 'for (const one of news.seats) {',
    put: "for (const one of [...news.seats, ...news.seats.slice(0, 1).map((first) => ({ ...first, seat: 'spectator' }))]) {",
  },
  {
    name: 'the answers to it, told to spectators',
    file: SOCKETS,
    find: "this.#io.local.to(viewerRoom(host.id, one.seat)).emit('undoProgress', one);",
    put: "this.#io.local.to([viewerRoom(host.id, one.seat), viewerRoom(host.id, 'spectator')]).emit('undoProgress', one);",
  },
  {
    name: 'the result of it, told to spectators',
    file: SOCKETS,
    find: 'const rooms = host.stored.seats.map(({ seat }) => viewerRoom(host.id, seat));',
    put: "const rooms = [...host.stored.seats.map(({ seat }) => viewerRoom(host.id, seat)), viewerRoom(host.id, 'spectator')];",
  },
  {
    name: 'standing orders, told to the whole table',
    file: SOCKETS,
    find: "to(viewerRoom(orders.matchId, orders.seat)).emit('standing', orders)",
    put: "to(tableRoom(orders.matchId)).emit('standing', orders)",
  },
  {
    name: 'standing orders of all seats in the answer to watch',
    file: 'apps/server/src/play/watch-answer.ts',
    find: 'host.standing.ofSeats(viewers)',
    put: 'host.standing.ofSeats(host.stored.seats.map(({ seat }) => seat))',
  },
  {
    title: 'smugglers',
    name: 'delays that follow what the seat could answer with',
    file: `${SERVER}/passes/passes.ts`,
    find: 'const ms = drawDelay(meanMs, () => timing.rng(), leftMs);',
    put: `const options = live?.feeds.get(seat)?.head.decisions[0]?.options ?? [];
    const ms = drawDelay(meanMs, () => timing.rng(), leftMs) + 100 * options.length;`,
  },
  {
    name: 'automatic passes only where there is nothing to answer with',
    file: `${SERVER}/play/standing.ts`,
    find: 'if (!asked?.declines) return null;',
    put: 'if (!asked?.declines || asked.options.length > 1) return null;',
  },
  {
    name: 'frames of a seat one has left',
    file: SOCKETS,
    find: "if (room.startsWith(viewerRoom(host.id, '')) && !wanted.has(room)) void socket.leave(room);",
    put: '',
  },
  {
    name: 'changes of all seats to all',
    file: SOCKETS,
    find: "to(viewerRoom(delta.matchId, delta.viewer)).emit('delta', delta)",
    put: "to(tableRoom(delta.matchId)).emit('delta', delta)",
  },
  {
    name: 'private matches for any caller',
    file: `${SERVER}/lobby/access.ts`,
    find: "if (!player || !stored.members.includes(player.id)) throw new Refused('private_match');",
    put: '',
  },
  {
    name: 'spectators where there are to be none',
    file: `${SERVER}/lobby/access.ts`,
    find: "if (stored.match.spectators !== 'closed' || lentBy(stored, player)) return ['spectator'];",
    put: "return ['spectator'];",
  },
  {
    name: 'private matches in the list',
    file: 'apps/server/src/storage/match-queries.ts',
    find: "listed(db).where('matches.visibility', '=', 'public')",
    put: 'listed(db)',
  },
  {
    name: 'the token of another in a new session',
    file: 'apps/server/src/auth/sessions.ts',
    find: 'return { playerId: player.id, name, token };',
    put: 'const last = globalThis.last; globalThis.last = token; return { playerId: player.id, name, token, last };',
  },
];

/** A source with the leak in it. Throws unless `find` occurs exactly once. */
export function planted({ name, file, find, put }: Mutant, source: string): string {
  const parts = source.split(find);
  if (parts.length !== 2) throw new Error(`mutant does not apply: ${name}: ${parts.length - 1} places in ${file}`);
  return parts.join(put);
}

/** Path of a mutant's file. */
export function pathOf({ file }: Mutant): string {
  return fileURLToPath(new URL(file, ROOT));
}

export function sourceOf(mutant: Mutant): string {
  return readFileSync(pathOf(mutant), 'utf8');
}
