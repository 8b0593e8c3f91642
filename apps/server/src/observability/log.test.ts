import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('tokens, invite codes and seeds never reach the log', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const secret = { token: 'T0', inviteCode: 'I0', seed: 'S0', cookie: 'C0', authorization: 'A0' };
  log.info({ ...secret, match: secret, deep: { match: secret, more: { match: secret } } }, 'hello');
  expect(lines.join('')).toContain('hello');
  for (const word of ['T0', 'I0', 'S0', 'C0', 'A0']) expect(lines.join('')).not.toContain(word);
});
