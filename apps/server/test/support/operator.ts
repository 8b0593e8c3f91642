import { PassThrough } from 'node:stream';
import { type AnyTitle, see } from '@echo-base/games/engine';
import { randomChoice, testRng } from '@echo-base/games/engine/testing';
import { titles } from '@echo-base/games/titles';
import { newMatch } from '../../src/lobby/new-match.ts';
import { LiveMatch } from '../../src/play/live-match.ts';
import { createRecorder } from '../../src/record/recorder.ts';
import type { Store } from '../../src/storage/store.ts';
import { runOperator } from '../../src/tools/program.ts';

/** Output of a command, and its exit code. */
export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Machine-readable output. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read output whose shape they expect.
  json(): any;
}

/** Runs a command line in this process. */
export async function operate(
  env: Readonly<Record<string, string>>,
  args: readonly string[],
  known: readonly AnyTitle[] = titles,
): Promise<Said> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const texts = [stdout, stderr].map((stream) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    return () => Buffer.concat(chunks).toString();
  });
  const code = await runOperator(args, { env, titles: known, stdout, stderr });
  await new Promise((resolve) => setImmediate(resolve));
  const [out = '', err = ''] = texts.map((text) => text());
  return { code, out, err, json: () => JSON.parse(out) };
}

/** Ann and Bob play a galaxy-dice match of this many random acts; then Ann may concede, or it is closed. Returns the id of the match. */
export async function playedMatch(
  store: Store,
  {
    acts = 20,
    ends = false as boolean | 'closed',
    number = 1,
    title = titles[0] as AnyTitle,
    createdAt = Date.now(),
  } = {},
): Promise<string> {
  const [ann, bob] = ['ann', 'bob'].map((id) => ({ id, name: id === 'ann' ? 'Ann' : 'Bob' }));
  if (!ann || !bob) throw new Error('a match needs players');
  for (const player of [ann, bob]) await store.addSession(player, `hash-${player.id}`, 1).catch(() => undefined);
  const seats = ['p1', 'p2'].map((id) => ({ id, kind: 'human' as const }));
  const table = { title: title.id, visibility: 'public' as const, spectators: 'open' as const, seats };
  const made = newMatch(title, table, ann, 'test');
  const { id } = made.match;
  await store.createMatch({ ...made.match, createdAt }, made.seats);
  if (acts === 0) return id;
  await store.takeSeat(id, 'p1', 'ann');
  await store.takeSeat(id, 'p2', 'bob');
  const stored = { ...made, match: { ...made.match, status: 'playing' as const }, beginning: null };
  const live = LiveMatch.begin({
    title,
    stored,
    spectatorDelayMs: 0,
    readActs: (part) => store.loggedActs(id, part),
  });
  await store.startMatch(id, { seats: ['p1', 'p2'], waitingFor: live.waitingFor, at: createdAt + 1 });
  const recorder = createRecorder(store);
  const rng = testRng(number);
  for (let count = 0; count < acts; count++) {
    const decision = live.waitingFor.flatMap((seat) => see(title, live.g, seat).decisions)[0];
    if (!decision) throw new Error('no seat has a decision');
    const answer = {
      kind: 'act' as const,
      seat: decision.seat,
      decision: decision.id,
      choice: randomChoice(decision, rng),
    };
    const act = live.validate(answer, `c${count}`);
    await live.store(act, recorder);
    live.apply(act);
    live.showAct(act.insert.act);
  }
  const close = { kind: 'close', seat: null, reason: 'closed', winners: [] } as const;
  const end = ends === 'closed' ? close : ({ kind: 'concede', seat: 'p1' } as const);
  if (ends) await live.store(live.validate(end, null), recorder);
  return id;
}
