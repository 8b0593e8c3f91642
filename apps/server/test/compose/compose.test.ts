import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT } from '../image/service.ts';

const service = z.object({
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()),
  healthcheck: z.object({ test: z.array(z.string()) }),
  restart: z.string(),
});
const text = readFileSync(`${ROOT}docker-compose.yml`, 'utf8');
const { services } = z.object({ services: z.record(z.string(), service) }).parse(parse(text, { merge: true }));
const names = Object.keys(services).sort();

test('every variable has a default, without which Docker Compose warns at each command', () => {
  const uses = [...text.replaceAll('$$', '').matchAll(/\$\{?([A-Z_]+)(:[-+])?/g)];
  expect(uses.length).toBeGreaterThan(10);
  expect(uses.filter(([, , operator]) => operator === undefined).map(([use]) => use)).toEqual([]);
});

test('every service is checked, restarted, and without new privileges', () => {
  for (const one of Object.values(services)) {
    expect(one.restart).toBe('unless-stopped');
    expect(one.security_opt).toEqual(['no-new-privileges:true']);
  }
});

test('only the images that need root, or write to themselves, keep their rights', () => {
  const without = names.filter((name) => services[name]?.cap_drop?.includes('ALL'));
  expect(without).toEqual(['caddy', 'echo-base', 'redis', 'server-1', 'server-2']);
  expect(names.filter((name) => !services[name]?.read_only)).toEqual(['postgres']);
});

test('PostgreSQL is healthy when servers can reach it: over TCP, not through its UNIX socket', () => {
  expect(services.postgres?.healthcheck.test).toContain('127.0.0.1');
});

test('the proxy follows the addresses of all servers', () => {
  const followed = [
    ...readFileSync(`${ROOT}apps/server/proxy.conf`, 'utf8').matchAll(/^ +server (\S+):8000 resolve /gm),
  ];
  expect(followed.map(([, name]) => name)).toEqual(names.filter((name) => name.startsWith('server-')));
});

test('the image is built without downloading a Dockerfile frontend', () => {
  expect(readFileSync(`${ROOT}apps/server/Dockerfile`, 'utf8')).not.toMatch(/^# *syntax *=/);
});
