import { expect, onTestFinished, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { testServer } from '../../test/kit/setup.ts';

test('handshakes of an address are limited in time, also those with a session', async () => {
  const { url } = await testServer({ env: { HTTP_CREDITS: '10', HTTP_CREDITS_PER_SECOND: '1' } });
  const han = await ProtocolClient.guest(url, 'Han');
  const sockets = Array.from({ length: 20 }, () => han.at(url));
  onTestFinished(() => {
    for (const socket of sockets) socket.close();
  });
  const results = await Promise.all(
    sockets.map((socket) =>
      socket.connect().then(
        () => 'open',
        () => {
          socket.close();
          return 'refused';
        },
      ),
    ),
  );
  expect(results.filter((one) => one === 'open').length).toBeLessThanOrEqual(14);
  expect(results.filter((one) => one === 'refused').length).toBeGreaterThanOrEqual(6);
  // One token a second may have come since.
  const requests = await Promise.all(sockets.map(() => han.api('GET', '/api/session')));
  expect(requests.map(({ status }) => status)).toContain(429);
});
