import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { LogSink, type WriteBytes } from './sink.ts';

/** Disk that can be full: everything written, and whether the next write fails. */
function disk() {
  const state = { text: '', error: null as string | null, most: Number.POSITIVE_INFINITY };
  const write: WriteBytes = (bytes, offset, done) =>
    setImmediate(() => {
      if (state.error) return done(Object.assign(new Error(state.error), { code: state.error }), 0);
      const part = bytes.subarray(offset, offset + state.most);
      state.text += part.toString();
      done(null, part.length);
    });
  return { state, write };
}

test.each(['ENOSPC', 'EPIPE', 'EIO', 'EBADF', 'EAGAIN'])(
  'after %s lines are written as soon as possible, whole and in order',
  async (code) => {
    const { state, write } = disk();
    const sink = new LogSink({ write, retryMs: 5 });
    const log = createLog('info', sink);
    state.most = 7;
    log.info('one');
    state.error = code;
    log.info('two');
    await sink.end(20);
    log.info('three');
    expect(state.text).not.toContain('two');
    state.error = null;
    await sink.end(2_000);
    const lines = state.text.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['one', 'two', 'three']);
  },
);

test('lines beyond the limit are dropped, counted, and reported once there is room', async () => {
  const { state, write } = disk();
  let lost = 0;
  const sink = new LogSink({
    write,
    retryMs: 5,
    most: 500,
    lost: () => {
      lost += 1;
    },
  });
  const log = createLog('info', sink);
  state.error = 'ENOSPC';
  for (let line = 0; line < 1_000; line++) log.info('a line');
  await sink.end(20);
  state.error = null;
  await sink.end(2_000);
  const lines = state.text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lost).toBeGreaterThan(900);
  expect(lines.at(-1)).toMatchObject({ msg: 'log lines lost', lost, level: 40 });
  expect(lines.length - 1 + lost).toBe(1_000);
});
