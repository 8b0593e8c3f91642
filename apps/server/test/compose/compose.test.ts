import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const ROOT = new URL('../../../../', import.meta.url);

const service = z.object({
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  cap_add: z.array(z.string()).optional(),
  mem_limit: z.string().optional(),
  security_opt: z.array(z.string()),
  healthcheck: z.object({ test: z.array(z.string()) }),
  restart: z.string(),
});
const text = readFileSync(new URL('docker-compose.yml', ROOT), 'utf8');
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

test('every service has a limit of its memory, above that of the heap of a server', () => {
  for (const [name, { mem_limit: limit }] of Object.entries(services))
    expect([name, limit]).toEqual([name, expect.stringMatching(/^\$\{\w+:-\d+m\}$|^\d+m$/)]);
});

test('no service has more rights than its image needs to start', () => {
  for (const { cap_drop: dropped } of Object.values(services)) expect(dropped).toEqual(['ALL']);
  const added = Object.entries(services).flatMap(([name, { cap_add: rights }]) => (rights ? [[name, rights]] : []));
  expect(Object.fromEntries(added)).toEqual({
    caddy: ['NET_BIND_SERVICE'],
    // They change to a user of their own, to whom they give their directories.
    postgres: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
    proxy: ['CHOWN', 'SETGID', 'SETUID'],
  });
  expect(names.filter((name) => !services[name]?.read_only)).toEqual(['postgres']);
});

test('PostgreSQL is healthy when servers can reach it: over TCP, not through its UNIX socket', () => {
  expect(services.postgres?.healthcheck.test).toContain('127.0.0.1');
});

test('the proxy follows the addresses of all servers', () => {
  const followed = [
    ...readFileSync(new URL('apps/server/proxy.conf', ROOT), 'utf8').matchAll(/^ +server (\S+):8000 resolve /gm),
  ];
  expect(followed.map(([, name]) => name)).toEqual(names.filter((name) => name.startsWith('server-')));
});

test('the image is built without downloading a Dockerfile frontend', () => {
  expect(readFileSync(new URL('apps/server/Dockerfile', ROOT), 'utf8')).not.toMatch(/^# *syntax *=/);
});
