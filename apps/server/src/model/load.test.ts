import { expect, onTestFinished, test } from 'vitest';
import type { Refused } from '../refused.ts';
import { Load, type LoadClass, MOST_WAITING } from './load.ts';

/** A server whose event loop is busy as a test says. */
function server() {
  let now = 0;
  const refused: LoadClass[] = [];
  const load = new Load(
    (kind) => void refused.push(kind),
    () => now,
  );
  onTestFinished(() => load.close());
  /** One turn of the event loop of this length. */
  const turn = (ms: number) => {
    now += ms;
    load.tick();
  };
  const within = (ms: number) => {
    now += ms;
  };
  const ask = async (kind: LoadClass) => {
    try {
      await load.admit(kind);
      return 'admitted';
    } catch (error) {
      return (error as Refused).code;
    }
  };
  return { load, ask, turn, within, refused };
}

const CLASSES = ['newcomer', 'watcher', 'seat'] as const;

test.each([
  [20, ['newcomer', 'watcher', 'seat']],
  [200, ['watcher', 'seat']],
  [600, ['seat']],
  [3_000, []],
] as const)('in turns of %i ms the classes %j are admitted at once', (ms, admitted) => {
  const { load, turn, within } = server();
  turn(ms);
  within(ms);
  const isAdmitted = (kind: LoadClass) => {
    try {
      const wait = load.admit(kind);
      wait?.catch(() => undefined);
      return wait === undefined;
    } catch {
      return false;
    }
  };
  expect(CLASSES.filter(isAdmitted)).toEqual(admitted);
});

test('those that wait are admitted when the load is over, watchers first', async () => {
  const { ask, turn } = server();
  turn(600);
  const order: string[] = [];
  const waits = (['newcomer', 'watcher'] as const).map((kind) => ask(kind).then(() => order.push(kind)));
  for (let turns = 0; turns < 5; turns++) turn(20);
  await Promise.resolve();
  expect(order).toEqual([]);
  for (let turns = 0; turns < 20; turns++) {
    turn(20);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(waits);
  expect(order).toEqual(['watcher', 'newcomer']);
});

test('under lasting load all who wait get a typed answer within some seconds, and seats are served', async () => {
  const { ask, turn, refused } = server();
  turn(600);
  const waits = [ask('watcher'), ask('newcomer'), ask('newcomer')];
  for (let turns = 0; turns < 5; turns++) {
    expect(await ask('seat')).toBe('admitted');
    turn(600);
  }
  expect(await Promise.all(waits)).toEqual(['busy', 'busy', 'busy']);
  expect(refused).toEqual(['watcher', 'newcomer', 'newcomer']);
});

test('one pause of the machine refuses no seat', async () => {
  const { ask, within } = server();
  within(10_000);
  expect(await ask('seat')).toBe('admitted');
});

test('a client that is gone leaves its place', async () => {
  const { load, turn, ask } = server();
  turn(600);
  let leave = () => {};
  const gone = Array.from({ length: MOST_WAITING }, () =>
    load.admit('newcomer', (left) => {
      leave = left;
    }),
  );
  const ends = Promise.allSettled(gone);
  expect(await ask('newcomer')).toBe('busy');
  leave();
  const waits = ask('newcomer');
  load.close();
  expect((await ends).map(({ status }) => status)).toEqual(gone.map(() => 'rejected'));
  expect(await waits).toBe('busy');
});

test('the number of those that wait is limited', async () => {
  const { load, ask, turn } = server();
  turn(600);
  const waits = Array.from({ length: MOST_WAITING }, () => ask('newcomer'));
  expect(await ask('newcomer')).toBe('busy');
  load.close();
  expect(new Set(await Promise.all(waits))).toEqual(new Set(['busy']));
});
