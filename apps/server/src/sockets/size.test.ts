import { expect, onTestFinished, test, vi } from 'vitest';
import { testServer } from '../../test/kit/setup.ts';
import { RawSocket } from '../../test/support/malformed-socket.ts';
import { isLarger } from './size.ts';

test('ordinary messages are small', () => {
  expect(isLarger({ matchId: 'abc', choice: ['a', 'b'], n: 5, nothing: null }, 1_000)).toBe(false);
  expect(isLarger(undefined, 10)).toBe(false);
});

test.each([
  ['a long text', 'x'.repeat(70_000)],
  ['a long list', Array.from({ length: 70_000 }, () => 0)],
  ['many names', Object.fromEntries(Array.from({ length: 20_000 }, (_one, index) => [`k${index}`, 1]))],
  ['a long name', { ['x'.repeat(70_000)]: 1 }],
  ['bytes', { b: Buffer.alloc(70_000) }],
  ['a deep nest', JSON.parse('['.repeat(70_000) + ']'.repeat(70_000))],
])('%s is larger than 64 kB', (_name, message) => {
  expect(isLarger(message, 65_536)).toBe(true);
});

test('a message is not read beyond 128 kB: its connection ends before it is parsed', async () => {
  const server = await testServer();
  const parsed = vi.spyOn(JSON, 'parse');
  onTestFinished(() => parsed.mockRestore());
  const socket = await RawSocket.open(server.url);
  const text = 'x'.repeat(150_000);
  socket.send(`421["watch",{"matchId":"${text}"}]`);
  await expect.poll(() => socket.isOpen, { timeout: 5_000 }).toBe(false);
  expect(parsed.mock.calls.filter(([given]) => given.length > text.length)).toEqual([]);
});

test('who sends more than is counted as messages is cut off before the rest is parsed', async () => {
  const server = await testServer({ env: { CREDITS: '60', CREDITS_PER_SECOND: '10' } });
  const parsed = vi.spyOn(JSON, 'parse');
  onTestFinished(() => parsed.mockRestore());
  const sendAll = async (count: number, packet: string) => {
    const socket = await RawSocket.open(server.url);
    parsed.mockClear();
    for (let sent = 0; sent < count; sent++) socket.send(packet);
    await expect.poll(() => socket.isOpen, { timeout: 5_000 }).toBe(false);
    return parsed.mock.calls.filter(([given]) => packet.endsWith(given)).length;
  };
  // Acknowledgements of what was never asked, which no handler counts: small ones, and few large ones.
  expect(await sendAll(1_000, '431["x"]')).toBeLessThan(500);
  expect(await sendAll(100, `431["${'x'.repeat(100_000)}"]`)).toBeLessThan(20);
});
