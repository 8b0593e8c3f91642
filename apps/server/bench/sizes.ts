import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { DraftCache, numberEntries, see } from '@echo-base/games/engine';
import { boardgameMatch, type Move } from '@echo-base/games/engine/boardgame';
import { titleById } from '@echo-base/games/titles';
import { applyLogChange, diffFrames, type Frame } from '@echo-base/protocol';
import { randomChoice } from '../test/kit/play.ts';
import { advancingChoice } from './crowd.ts';
import { percentile } from './figures.ts';

/** Median sizes in bytes of JSON over one random match. */
export function measureSizes(): Record<string, number> {
  const title = titleById('galaxy-dice');
  if (!title) throw new Error('title galaxy-dice is missing');
  const seats = ['p1', 'p2'];
  const seed = randomBytes(32).toString('hex');
  const drafts = DraftCache.forOneMatch();
  const match = boardgameMatch(title, { seats, options: title.options.parse({}), seed }, { drafts });
  const found: Record<string, number[]> = { state: [], frame: [], view: [], delta: [], act: [] };
  let frame: Frame = { matchId: 'x'.repeat(16), version: 0, ...see(title, match.g, 'p1'), log: [], logLength: 0 };
  for (let version = 1; version < 2_000 && !match.g.outcome; version++) {
    const seat = frame.waitingFor[0] ?? '';
    const decision = see(title, match.g, seat).decisions[0];
    if (!decision) throw new Error('no seat has a decision');
    const choice = advancingChoice(decision as never);
    const result = match.play({ move: 'act', seat, args: [decision.id, choice] });
    if (!result.ok) throw new Error(result.refusal.code);
    result.commit?.();
    const { log: added, ...seen } = see(title, match.g, 'p1');
    const change = { from: frame.logLength, entries: numberEntries(added, frame.logLength) };
    const log = applyLogChange(frame.log, change);
    const next: Frame = { ...frame, version, ...seen, log, logLength: change.from + added.length };
    const size = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
    found.state?.push(size(match.g));
    found.frame?.push(size(next));
    found.view?.push(size(next.view));
    found.delta?.push(size([diffFrames(frame, next), change]));
    found.act?.push(size({ seat, decision: decision.id, choice }));
    frame = next;
  }
  return Object.fromEntries(Object.entries(found).map(([name, sizes]) => [name, percentile(sizes, 0.5)]));
}

/** Size of the first page load, with an empty cache and compressed as served; null if the client is not built. */
export function firstLoad(dist: string): { bytes: number; files: number } | null {
  const index = join(dist, 'index.html');
  if (!existsSync(index)) return null;
  const named = [...readFileSync(index, 'utf8').matchAll(/(?:src|href)="\/([^"]+\.(?:js|css|woff2|svg))"/g)];
  const files = [index, ...new Set(named.map(([, path]) => join(dist, path ?? '')))];
  const sizes = files.map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size);
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: files.length };
}

/** Milliseconds to replay a random match of this many acts; scaled up if the match ends earlier. */
export function measureReplay(acts: number): number {
  const title = titleById('galaxy-dice');
  if (!title) throw new Error('title galaxy-dice is missing');
  const setup = { seats: ['p1', 'p2'], options: title.options.parse({}), seed: randomBytes(32).toString('hex') };
  const first = boardgameMatch(title, setup);
  const moves: Move[] = [];
  while (moves.length < acts && !first.g.outcome) {
    const decision = setup.seats.flatMap((seat) => see(title, first.g, seat).decisions)[0];
    if (!decision) throw new Error('no seat has a decision');
    // Random choice, so that the match does not end too early.
    const move: Move = { move: 'act', seat: decision.seat, args: [decision.id, randomChoice(decision as never)] };
    const result = first.play(move);
    if (!result.ok) throw new Error(result.refusal.code);
    result.commit?.();
    moves.push(move);
  }
  const started = performance.now();
  const again = boardgameMatch(title, setup, { drafts: DraftCache.forOneMatch() });
  for (const move of moves) {
    const result = again.play(move);
    if (result.ok) result.commit?.();
  }
  return ((performance.now() - started) * acts) / moves.length;
}
