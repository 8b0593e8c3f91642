import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { plainLine } from './plain-line.ts';
import { LogSink, type WriteBytes } from './sink.ts';

/** What a terminal shows of lines written by `job`. */
function onTerminal(job: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  const log = createLog('info', {
    write: (line: string) => {
      text += plainLine(line);
    },
  });
  job(log);
  return text;
}

test('a terminal shows the local time, the level in words, the message and the fields', () => {
  const text = onTerminal((log) => {
    log.info({ port: 8000 }, 'Echo Base is listening on http://localhost:8000');
    log.warn('requests have the header X-Forwarded-For');
  });
  expect(text.split('\n')).toEqual([
    expect.stringMatching(/^\d+ [A-Z][a-z]+ \d\d:\d\d:\d\d info: Echo Base is listening on http:\S+ port=8000$/),
    expect.stringMatching(/^\d+ [A-Z][a-z]+ \d\d:\d\d:\d\d warning: requests have the header X-Forwarded-For$/),
    '',
  ]);
});

test('the time is that of this machine', () => {
  const noon = new Date(2026, 10, 27, 12, 5, 9).getTime();
  expect(plainLine(JSON.stringify({ level: 30, time: noon, msg: 'a' }))).toBe('27 Nov 12:05:09 info: a\n');
});

test('an error is shown with its stack and its cause', () => {
  const text = onTerminal((log) =>
    log.error({ err: new Error('no answer', { cause: new Error('disk full') }) }, 'a request failed'),
  );
  expect(text).toMatch(/ error: a request failed\n {4}Error: no answer\n {8}at /);
  expect(text).toMatch(/\n {4}caused by Error: disk full\n {8}at /);
});

test('secrets stay secret', () => {
  expect(onTerminal((log) => log.info({ token: 'T0' }, 'hello'))).toContain('hello token=[secret]');
});

test('texts of strangers cannot command the terminal', () => {
  const text = onTerminal((log) => log.warn({ origin: 'http://a\u001b[2J\u202e\n' }, 'refused\u001b]0;me\u0007'));
  expect(text).toContain('refused\\u001b]0;me\\u0007 origin=http://a\\u001b[2J\\u202e\\u000a\n');
});

test('the sink formats its own line about lost lines too', async () => {
  let text = '';
  let isFull = true;
  const write: WriteBytes = (bytes, offset, done) =>
    setImmediate(() => {
      if (isFull) return done(Object.assign(new Error(), { code: 'ENOSPC' }), 0);
      text += bytes.subarray(offset).toString();
      done(null, bytes.length - offset);
    });
  const sink = new LogSink({ write, retryMs: 5, most: 120, format: plainLine });
  const log = createLog('info', sink);
  for (let line = 0; line < 10; line++) log.info('a line');
  isFull = false;
  await sink.end(2_000);
  expect(text).toMatch(/ info: a line\n[\s\S]* warning: log lines lost lost=\d\n$/);
});
