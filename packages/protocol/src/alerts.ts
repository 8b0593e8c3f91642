import { z } from 'zod';
import { time } from './formats.ts';
import { line } from './ids.ts';
import { NAME_LENGTH } from './limits.ts';

/** Ways of a player, at most. */
export const ALERT_WAYS = 10;
/** Longest address of a hook, in characters. */
export const HOOK_ADDRESS_LENGTH = 1_000;
/** Waits before an alert, in minutes. */
export const ALERT_WAITS = [0, 2, 10, 60] as const;

/** Services whose messages the server knows how to write; `json` is any other program. */
export const hookFormat = z.enum(['discord', 'slack', 'mattermost', 'hookshot', 'ntfy', 'gotify', 'json']);
export type HookFormat = z.output<typeof hookFormat>;

/**
 * What became of a message: `accepted`, or why not. `status`: the service answered with another status than 2xx, which is
 * beside it.
 */
const alertCode = z.enum([
  'accepted',
  'status',
  'redirect',
  'private_address',
  'no_such_host',
  'no_answer',
  'certificate',
  'unreachable',
]);
export const alertAnswer = z
  .object({ code: alertCode, status: z.int().exactOptional().describe('HTTP status of the service') })
  .meta({ id: 'AlertAnswer' });
export type AlertAnswer = z.output<typeof alertAnswer>;

const timeOfDay = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[03]0$/)
  .describe('In steps of 30 minutes');
const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

const quiet = z
  .strictObject({ from: timeOfDay, to: timeOfDay, zone: z.string().max(60).refine(isZone, { error: 'no time zone' }) })
  .describe('Nothing is sent in these hours, which may cross midnight');

const settings = {
  name: line(NAME_LENGTH),
  language: z.enum(['en', 'it', 'fr', 'es', 'pt']).describe('Language of the messages'),
  wait: z.literal(ALERT_WAITS).describe('Minutes for which a seat has been asked before its player is told'),
  isOn: z.boolean(),
  quiet: quiet.nullable(),
};

/** `POST /api/alerts/ways`; without a format it is that of the address. */
export const newAlertWay = z
  .strictObject({
    kind: z.literal('hook'),
    address: z.string().max(HOOK_ADDRESS_LENGTH),
    format: hookFormat.exactOptional(),
    name: settings.name,
    language: settings.language,
    wait: settings.wait.default(2),
    isOn: settings.isOn.default(true),
    quiet: settings.quiet.default(null),
  })
  .meta({ id: 'NewAlertWay' });
export type NewAlertWay = z.output<typeof newAlertWay>;

/** `PATCH /api/alerts/ways/:id`. */
export const alertWayBody = z
  .strictObject({
    name: settings.name.exactOptional(),
    language: settings.language.exactOptional(),
    wait: settings.wait.exactOptional(),
    isOn: settings.isOn.exactOptional(),
    quiet: settings.quiet.exactOptional(),
  })
  .meta({ id: 'AlertWayBody' });
export type AlertWayBody = z.output<typeof alertWayBody>;

/** A way to reach a player. Its address is a secret, of which `shown` tells the host and the last four signs. */
export const alertWay = z
  .object({
    id: z.string(),
    kind: z.literal('hook'),
    format: hookFormat,
    shown: z.string(),
    ...settings,
    stopped: z
      .object({ since: time, answer: alertAnswer })
      .exactOptional()
      .describe('Three messages in a row have failed, and no more are sent; a test that is accepted ends it'),
  })
  .meta({ id: 'AlertWay' });
export type AlertWay = z.output<typeof alertWay>;

/** `GET /api/alerts`: the ways of a player, and the kinds that this server offers. */
export const alertList = z
  .object({ kinds: z.array(z.literal('hook')), ways: z.array(alertWay) })
  .meta({ id: 'AlertList' });

/** A new way; messages of format `json` are signed with the secret, which is shown once. */
export const alertWayAdded = z
  .object({ way: alertWay, secret: z.string().exactOptional() })
  .meta({ id: 'AlertWayAdded' });

/** `POST /api/alerts/ways/:id/test`. */
export const alertTestBody = z.strictObject({}).meta({ id: 'AlertTestBody' });
export const alertTested = z.object({ answer: alertAnswer, way: alertWay }).meta({ id: 'AlertTested' });
