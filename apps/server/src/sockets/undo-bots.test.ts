import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { ProtocolClient } from '../../test/kit/client.ts';
import { playAtRandom, randomChoice } from '../../test/kit/play.ts';
import { quickBotRunner, type TestParts } from '../../test/kit/setup.ts';
import { TestClock } from '../../test/kit/test-clock.ts';
import { answerUndo, bot, catchUp, table } from '../../test/kit/undo.ts';
import { ManualTiming } from '../../test/support/manual-timing.ts';
import type { BotRunner } from '../bots/bot-runner.ts';
import type { Store } from '../storage/store.ts';

/** Promise that is resolved by hand. */
function released(): { readonly promise: Promise<void>; resolve(): void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

test('bots always agree: without other people an undo past the boundary is done at once', async () => {
  const { people, matchId } = await table(['Ann'], [bot('p2')], { env: { BOT_DELAY_MS: '50' } });
  const [ann] = people as [ProtocolClient];
  const mine = () => ann.frame(matchId, 'p1')!;
  for (let round = 0; round < 3; round++) {
    await ann.until(() => mine().decisions.length > 0, 'my turn');
    const before = structuredClone(mine());
    const decision = before.decisions[0]!;
    expect((await ann.act(matchId, decision, randomChoice(decision))).ok).toBe(true);
    const undone = await ann.undo(matchId, 'p1');
    expect(undone).toEqual({ ok: true, version: expect.any(Number) });
    await ann.until(() => mine().version >= undone.version && mine().decisions.length > 0, 'to be asked again');
    expect(mine().view).toEqual(before.view);
    expect(mine().decisions[0]!.id).not.toBe(decision.id);
    await ann.act(matchId, mine().decisions[0]!, randomChoice(mine().decisions[0]!));
  }
});

/** A person asks for an undo when the computer player in the third seat is about to act, and it has tried to. */
async function askedBeforeBot(parts: TestParts = {}) {
  const pauses = new ManualTiming();
  const { people, matchId, server } = await table(['Ann', 'Bob'], [bot('p3')], { ...parts, botPauses: pauses.after });
  const frameOf = (one: ProtocolClient) => one.framesOf(matchId)[0]!;
  const acts = () => server.store.acts(matchId);
  const haveActed = async (...seats: string[]) => {
    const all = await acts();
    return seats.every((seat) => all.some((act) => act.seat === seat));
  };
  while (!(pauses.waiting > 0 && (await haveActed('p1', 'p2')))) {
    pauses.ring();
    if (people.some((one) => frameOf(one).decisions.length > 0)) await playAtRandom(people, matchId, { most: 1 });
    await catchUp(people);
  }
  const before = (await acts()).length;
  const actor = people.find((one) => !frameOf(one).canUndo)!;
  const other = people.find((one) => one !== actor)!;
  expect((await actor.undo(matchId, frameOf(actor).viewer)).requested).toBe(true);
  await catchUp(people);
  pauses.ring();
  const answer = (allow: boolean) => answerUndo(other, matchId, frameOf(other).viewer, allow);
  return { server, matchId, people, pauses, before, acts, answer };
}

test('a bot waits during an undo request, and plays on afterwards', async () => {
  const { pauses, before, acts, answer } = await askedBeforeBot();
  // It would act before the answer, which waits for all earlier acts.
  expect((await answer(false)).ok).toBe(true);
  expect(await acts()).toHaveLength(before);
  await expect
    .poll(async () => {
      pauses.ring();
      return (await acts()).length;
    })
    .toBeGreaterThan(before);
});

test.each([
  ['', false],
  [', also in a match that is loaded again', true],
])('a bot waits for the answers to an undo request for a minute%s', async (_how, isLoadedAgain) => {
  const clock = new TestClock();
  const { server, matchId, people, pauses, before, acts } = await askedBeforeBot({ clock });
  await catchUp(people);
  if (isLoadedAgain) {
    server.registry.evict(matchId);
    await server.registry.host(matchId);
  }
  clock.move(59_999);
  expect([pauses.waiting, (await acts()).length]).toEqual([0, before]);
  clock.move(1);
  expect(pauses.waiting).toBe(1);
  pauses.ring();
  await expect.poll(async () => (await acts()).length).toBeGreaterThan(before);
});

test('a bot that was thinking while an undo request was stored waits too', async () => {
  const thought = released();
  const stored = released();
  let isThinking = false;
  let isWriting = false;
  const quick = quickBotRunner();
  const botRunner: BotRunner = {
    async choose(question) {
      const seats = (await server.store.acts(matchId)).map((act) => act.seat);
      const isRound2 = ['p1', 'p2', 'p3'].every((seat) => seats.includes(seat));
      if (isRound2 && seats.at(-1) !== 'p3') {
        isThinking = true;
        await thought.promise;
      }
      return quick.choose(question);
    },
    close: quick.close,
  };
  const store = (opened: Store): Store => ({
    ...opened,
    async storeUndoRequests(...talk) {
      isWriting = true;
      await stored.promise;
      return opened.storeUndoRequests(...talk);
    },
  });
  const { people, matchId, server } = await table(['Ann', 'Bob'], [bot('p3')], { botRunner, store });
  const [ann, bob] = people as [ProtocolClient, ProtocolClient];
  const isAsked = () => people.some((one) => one.framesOf(matchId).some((frame) => frame.decisions.length > 0));
  while (!isThinking) {
    if (isAsked()) await playAtRandom(people, matchId, { most: 1 });
    await catchUp(people);
  }
  const acts = await server.store.acts(matchId);
  const last = acts.at(-1)?.seat ?? '';
  const actor = last === 'p1' ? ann : bob;
  const other = actor === ann ? bob : ann;
  const asked = actor.undo(matchId, last);
  await expect.poll(() => isWriting).toBe(true);
  thought.resolve();
  // What the thought leads to, up to the act that waits for the storage, needs no input or output.
  await setImmediate();
  stored.resolve();
  expect((await asked).requested).toBe(true);
  await catchUp(people);
  expect(other.undoRequests).toHaveLength(1);
  await catchUp(people);
  expect(people.flatMap((one) => one.undoClosed)).toEqual([]);
  expect(await server.store.acts(matchId)).toHaveLength(acts.length);
});
