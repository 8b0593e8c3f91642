import { performance } from 'node:perf_hooks';
import { type Choice, type Decision, openMatch, ProtocolClient, randomChoice } from '../test/protocol-client.ts';

export interface Load {
  readonly acts: number;
  readonly seconds: number;
  /** Milliseconds from sending an act to its acknowledgement. */
  readonly ack: readonly number[];
  /** Milliseconds from sending an act to the moment another screen has it. */
  readonly seen: readonly number[];
}

/** Value below which this share of the numbers lies. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Any choice that brings the game on: taking dice back for ever is not how people play. */
export function onward(decision: Decision): Choice {
  const options = decision.options.filter((option) => !option.key.startsWith('back:'));
  return randomChoice(options.length > 0 ? { ...decision, options } : decision);
}

/** Plays matches of two at random before one spectator, one after the other, for so many acts. */
export async function playLoad(url: string, acts: number): Promise<Load> {
  const ack: number[] = [];
  const seen: number[] = [];
  let seconds = 0;
  const players = await Promise.all(['Ann', 'Bob'].map((name) => ProtocolClient.join(url, name)));
  const spectator = await ProtocolClient.join(url, 'Eve');
  while (ack.length < acts) {
    const seats = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
    const matchId = await openMatch(players, { title: 'galaxy-dice', seats });
    await spectator.watch(matchId);
    const started = performance.now();
    await playOne(players, matchId, acts - ack.length, { ack, seen });
    seconds += (performance.now() - started) / 1_000;
  }
  for (const client of [...players, spectator]) client.close();
  return { acts: ack.length, seconds, ack, seen };
}

async function playOne(
  players: readonly ProtocolClient[],
  matchId: string,
  most: number,
  { ack, seen }: { ack: number[]; seen: number[] },
): Promise<void> {
  for (let done = 0; done < most; done++) {
    const frames = players.flatMap((player) => player.framesOf(matchId));
    if (frames.some((frame) => frame.outcome)) return;
    const actor = players.find((player) => player.framesOf(matchId).some((frame) => frame.decisions.length > 0));
    const decision = actor?.framesOf(matchId)[0]?.decisions[0];
    if (!actor || !decision) throw new Error('nobody is asked');
    const other = players.find((player) => player !== actor);
    const before = other?.framesOf(matchId)[0]?.version ?? 0;
    const sent = performance.now();
    const shown = other
      ?.until(() => (other.framesOf(matchId)[0]?.version ?? 0) > before, 'the other screen', 1_000)
      .then(() => seen.push(performance.now() - sent));
    const answer = await actor.act(matchId, decision, onward(decision));
    if (!answer.ok) throw new Error(`act refused: ${JSON.stringify(answer)}`);
    ack.push(performance.now() - sent);
    await actor.until(() => (actor.framesOf(matchId)[0]?.version ?? 0) >= answer.version, 'the delta');
    await shown;
  }
}
