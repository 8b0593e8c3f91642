import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';

export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

const service = z.object({
  environment: z.record(z.string(), z.string().nullable()),
  volumes: z.array(z.string()),
  user: z.string(),
  read_only: z.literal(true),
  tmpfs: z.array(z.string()),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  healthcheck: z.object({ test: z.tuple([z.literal('CMD')], z.string()) }),
  stop_grace_period: z.string().regex(/^\d+s$/),
});
const file = z.object({ services: z.object({ 'echo-base': service }) });

/** The service `echo-base` of docker-compose.yml, as far as a container without an engine follows it. */
export interface Service {
  readonly user: string;
  /** Path of the volume with the data. */
  readonly data: string;
  readonly tmpfs: readonly string[];
  /** Settings with fixed values; the others come from the shell. */
  readonly settings: Readonly<Record<string, string>>;
  readonly health: readonly string[];
  readonly graceMs: number;
}

/** Reads docker-compose.yml. Throws if the service has less protection than a container here is given. */
export function readService(): Service {
  const text = readFileSync(`${ROOT}docker-compose.yml`, 'utf8');
  const found = file.parse(parse(text, { merge: true })).services['echo-base'];
  const settings = Object.entries(found.environment).filter((pair): pair is [string, string] => {
    const [, value] = pair;
    return value !== null && !value.includes('${');
  });
  const [, ...health] = found.healthcheck.test;
  return {
    user: found.user,
    data: found.volumes[0]?.split(':')[1] ?? '',
    tmpfs: found.tmpfs,
    settings: Object.fromEntries(settings),
    health,
    graceMs: Number.parseInt(found.stop_grace_period, 10) * 1_000,
  };
}
