import { randomBytes } from 'node:crypto';
import { see } from '@echo-base/games/engine';
import { boardgameMatch } from '@echo-base/games/engine/boardgame';
import { titleById } from '@echo-base/games/titles';
import { diffFrames, type Frame } from '@echo-base/protocol';
import { onward, percentile } from './load.ts';

/** Median sizes in bytes of JSON over one random match. */
export function measureSizes(): Record<string, number> {
  const title = titleById('galaxy-dice');
  if (!title) throw new Error('no galaxy-dice');
  const seats = ['p1', 'p2'];
  const seed = randomBytes(32).toString('hex');
  const match = boardgameMatch(title, { seats, options: title.options.parse({}), seed });
  const found: Record<string, number[]> = { state: [], frame: [], view: [], delta: [], act: [] };
  const frameNow = (version: number): Frame => ({ matchId: 'x'.repeat(16), version, ...see(title, match.g, 'p1') });
  let frame = frameNow(0);
  for (let version = 1; version < 2_000 && !match.g.outcome; version++) {
    const seat = frame.waitingFor[0] ?? '';
    const decision = see(title, match.g, seat).decisions[0];
    if (!decision) throw new Error('nobody is asked');
    const choice = onward(decision as never);
    const result = match.play({ move: 'act', seat, args: [decision.id, choice] });
    if (!result.ok) throw new Error(result.refusal.code);
    result.commit?.();
    const next = frameNow(version);
    const size = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
    found.state?.push(size(match.g));
    found.frame?.push(size(next));
    found.view?.push(size(next.view));
    found.delta?.push(size(diffFrames(frame, next)));
    found.act?.push(size({ seat, decision: decision.id, choice }));
    frame = next;
  }
  return Object.fromEntries(Object.entries(found).map(([name, sizes]) => [name, percentile(sizes, 0.5)]));
}
