import { expect, test } from 'vitest';
import { testServer } from '../../test/kit/setup.ts';

const warnings = (log: readonly string[]) => log.filter((line) => line.includes('TRUST_PROXY'));
const asked = (url: string, headers: Record<string, string>) => fetch(`${url}/api/server`, { headers });

test('W1 a server behind a proxy that it does not trust warns once', async () => {
  const { url, log } = await testServer();
  await asked(url, {});
  expect(warnings(log)).toEqual([]);
  for (let times = 0; times < 3; times++) await asked(url, { 'x-forwarded-for': '1.2.3.4' });
  expect(warnings(log)).toHaveLength(1);
  expect(warnings(log)[0]).toContain('"level":40');
});

test('W1 a server that trusts its proxy does not warn', async () => {
  const { url, log } = await testServer({ env: { TRUST_PROXY: 'true' } });
  await asked(url, { 'x-forwarded-for': '1.2.3.4' });
  expect(warnings(log)).toEqual([]);
});
