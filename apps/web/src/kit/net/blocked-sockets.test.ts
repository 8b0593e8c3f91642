import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api.ts';
import { forgetFailures, reasonOfFailure, SOCKETS_BLOCKED } from './blocked-sockets.ts';

beforeEach(forgetFailures);

/** Reasons of so many failures in a row, and how often the server was told. */
async function failing(times: number, report: () => Promise<void> = async () => undefined, answers = async () => true) {
  let told = 0;
  const reasons: (string | null)[] = [];
  const asking = {
    answers,
    report: () => {
      told += 1;
      return report();
    },
  };
  for (let time = 0; time < times; time++) reasons.push(await reasonOfFailure(asking));
  return { reasons, told };
}

test('sockets that fail three times while the server answers requests are blocked, and the server is told once', async () => {
  const { reasons, told } = await failing(6);
  expect(reasons).toEqual([null, null, SOCKETS_BLOCKED, null, null, null]);
  expect(told).toBe(1);
});

test('a server that does not answer requests either is only away', async () => {
  const offline = () => Promise.reject(new ApiError({ code: 'offline' }, 0));
  expect(await failing(9, offline, async () => false)).toEqual({ reasons: Array(9).fill(null), told: 0 });
  // Or it went away after it had answered.
  expect((await failing(9, offline)).reasons).toEqual(Array(9).fill(null));
});

test('failures while a sleeping server has not answered a request yet do not count, however many', async () => {
  let wake = (_: boolean) => {};
  const answers = () =>
    new Promise<boolean>((resolve) => {
      wake = resolve;
    });
  const report = vi.fn(async () => undefined);
  const first = reasonOfFailure({ answers, report });
  for (let time = 0; time < 9; time++) expect(await reasonOfFailure({ answers, report })).toBeNull();
  wake(true);
  expect(await first).toBeNull();
  // A socket that was under way may still fail; the next one connects.
  expect(await reasonOfFailure({ answers, report })).toBeNull();
  forgetFailures();
  expect(report).not.toHaveBeenCalled();
});

test.each(['bad_origin', 'too_many_sockets'])('%s is the reason of the server itself', async (code) => {
  const { reasons } = await failing(3, () => Promise.reject(new ApiError({ code }, 403)));
  expect(reasons.at(-1)).toBe(code);
});

test('a server that is too busy to say why does not count as a network without sockets', async () => {
  const { reasons } = await failing(3, () => Promise.reject(new ApiError({ code: 'busy' }, 503)));
  expect(reasons.at(-1)).toBeNull();
});

test('after a connection the failures are counted anew', async () => {
  await failing(2);
  forgetFailures();
  expect(await failing(1)).toEqual({ reasons: [null], told: 0 });
});
