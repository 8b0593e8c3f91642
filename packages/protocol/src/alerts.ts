import { z } from 'zod';
import { ALERT_TOPICS } from './alert-topics.ts';
import { time } from './formats.ts';
import { MENTION_LENGTH } from './hook-mentions.ts';
import { line, matchId, seatId } from './ids.ts';
import { ID_LENGTH, NAME_LENGTH } from './limits.ts';

/** Ways of a player, at most. */
export const ALERT_WAYS = 10;
/** Longest address of a hook or a push service, in characters. */
export const HOOK_ADDRESS_LENGTH = 1_000;
/** How long a match must have waited for a seat before its player can be nudged, and the time between two nudges, in seconds. */
export const NUDGE_SECONDS = 12 * 3_600;
/** The time between two calls of a person for whom a seat is kept, in seconds. */
export const CALL_SECONDS = 600;
/** How long a page counts as looked at after it was used last, in seconds. */
export const LOOKED_AT_SECONDS = 300;
/** Longest title and text of a notification, in characters. */
export const PUSH_TITLE_LENGTH = 40;
export const PUSH_TEXT_LENGTH = 120;

/** A chat hook, a notification of a browser, or mail. */
export const alertWayKind = z.enum(['hook', 'push', 'mail']);
export type AlertWayKind = z.output<typeof alertWayKind>;
/** Waits before an alert, in minutes. */
export const ALERT_WAITS = [0, 2, 10, 60] as const;

/** Services whose messages the server knows how to write; `json` is any other program. */
export const hookFormat = z.enum(['discord', 'slack', 'mattermost', 'hookshot', 'ntfy', 'gotify', 'json']);
export type HookFormat = z.output<typeof hookFormat>;

/**
 * What became of a message: `accepted`, or why not. `status`: the service answered with another status than 2xx, which is
 * beside it. `gone`: the push service says that the browser has ended its subscription. `refused`: the mail server does not
 * take a message to this address.
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
  'gone',
  'refused',
]);
export const alertAnswer = z
  .object({
    code: alertCode,
    status: z.int().exactOptional().describe('HTTP status of the service, or SMTP reply code of the mail server'),
  })
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

const withDefaults = {
  name: settings.name,
  language: settings.language,
  wait: settings.wait.default(2),
  isOn: settings.isOn.default(true),
  quiet: settings.quiet.default(null),
};

const mention = z
  .string()
  .max(MENTION_LENGTH)
  .describe(
    'How the service of a hook names the player, who is mentioned in each message: a user id of Discord, a member id of Slack, a name of Mattermost or Matrix; without @',
  );

const base64url = (bytes: number) => z.base64url().refine((text) => text.length === Math.ceil((bytes * 4) / 3));
/** `PushSubscription.toJSON()` of a browser; what else it has is ignored. */
export const pushSubscription = z
  .object({
    endpoint: z.string().max(HOOK_ADDRESS_LENGTH).describe('Begins with https://'),
    keys: z.object({
      p256dh: base64url(65).describe('Uncompressed point of P-256'),
      auth: base64url(16),
    }),
  })
  .meta({ id: 'PushSubscription' });
export type PushSubscription = z.output<typeof pushSubscription>;

/**
 * `POST /api/alerts/ways`. Without a format, a hook has that of its address. A subscription that is known already is the same
 * way, with new settings. To an address of mail a link is sent, and nothing else until it was opened.
 */
export const newAlertWay = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('hook'),
      address: z.string().max(HOOK_ADDRESS_LENGTH),
      format: hookFormat.exactOptional(),
      mention: mention.exactOptional(),
      ...withDefaults,
    }),
    z.strictObject({
      kind: z.literal('push'),
      subscription: pushSubscription,
      ...withDefaults,
      name: settings.name.describe('Name of the device'),
    }),
    z.strictObject({ kind: z.literal('mail'), address: z.email().max(254), ...withDefaults }),
  ])
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
    mention: mention.nullable().exactOptional().describe('Of hooks; null: no one'),
  })
  .meta({ id: 'AlertWayBody' });
export type AlertWayBody = z.output<typeof alertWayBody>;

/**
 * A way to reach a player. The address of a hook and the endpoint of a subscription are secrets, of which `shown` tells the
 * host, and of hooks the last four signs; an address of mail is shown whole.
 */
export const alertWay = z
  .object({
    id: z.string(),
    kind: alertWayKind,
    format: hookFormat.exactOptional().describe('Of hooks'),
    shown: z.string(),
    device: z
      .string()
      .exactOptional()
      .describe('Of push: SHA-256 of the endpoint in base64url, by which a browser knows the way that is its own'),
    confirmBy: time
      .exactOptional()
      .describe('Of mail that was not confirmed: until when its link can be opened. Nothing else is sent to it'),
    mention: mention.exactOptional().describe('Of hooks that mention the player'),
    ...settings,
    reachedAt: time.exactOptional().describe('When a message was accepted last'),
    stopped: z
      .object({ since: time, answer: alertAnswer })
      .exactOptional()
      .describe(
        'Nothing more is sent: three messages in a row have failed, or it is gone; a test that is accepted ends it',
      ),
  })
  .meta({ id: 'AlertWay' });
export type AlertWay = z.output<typeof alertWay>;

/** Kinds of news that a player can do without. */
export const alertTopic = z
  .enum(ALERT_TOPICS)
  .describe('`match`: start and end; `rematch`: a kept seat; `turn`: nudges too; the others as the kinds of news');
export type AlertTopic = z.output<typeof alertTopic>;
const topicsOff = z.array(alertTopic).max(ALERT_TOPICS.length);

/** `PATCH /api/alerts`: the kinds of news that are not told by any way. */
export const alertTopicsBody = z.strictObject({ off: topicsOff }).meta({ id: 'AlertTopicsBody' });
export const alertTopics = z.object({ off: topicsOff }).meta({ id: 'AlertTopics' });
export type AlertTopics = z.output<typeof alertTopics>;

/** How often a player is told of a match: of every turn, once a day or never. */
export const howOften = z.enum(['turn', 'day', 'never']);
export type HowOften = z.output<typeof howOften>;

/** How often a player is told of a match in play. */
export const alertMatch = z.object({ matchId: z.string(), often: howOften }).meta({ id: 'AlertMatch' });
export type AlertMatch = z.output<typeof alertMatch>;

/** `GET /api/alerts`: the ways of a player, and the kinds that this server offers. */
export const alertList = z
  .object({
    kinds: z.array(alertWayKind).describe('Without `mail` if the server sends none'),
    pushKey: z.string().describe('`applicationServerKey` of subscriptions (VAPID), in base64url'),
    ways: z.array(alertWay),
    off: topicsOff.describe('Kinds of news that this player is not told'),
    often: howOften.describe('Last choice for a match, which new matches get'),
    matches: z.array(alertMatch).describe('The matches that the player plays'),
  })
  .meta({ id: 'AlertList' });
export type AlertList = z.output<typeof alertList>;

/**
 * A new way; messages of format `json` are signed with the secret, which is shown once. `answer` tells what became of the
 * mail with the link.
 */
export const alertWayAdded = z
  .object({ way: alertWay, secret: z.string().exactOptional(), answer: alertAnswer.exactOptional() })
  .meta({ id: 'AlertWayAdded' });
export type AlertWayAdded = z.output<typeof alertWayAdded>;

/** `POST /api/alerts/ways/:id/test`; `POST /api/alerts/ways/:id/link` sends the link to confirm an address of mail again. */
export const alertTestBody = z.strictObject({}).meta({ id: 'AlertTestBody' });
export const alertTested = z.object({ answer: alertAnswer, way: alertWay }).meta({ id: 'AlertTested' });
export type AlertTested = z.output<typeof alertTested>;

/** `PATCH /api/alerts/matches/:id`. */
export const alertMatchBody = z.strictObject({ often: howOften }).meta({ id: 'AlertMatchBody' });

/** `POST /api/matches/:id/nudge`: reminds the player of a seat for which the match has waited for twelve hours. */
export const nudgeBody = z.strictObject({ seat: seatId }).meta({ id: 'NudgeBody' });
/** When the player was nudged, and when they can be nudged again. */
export const nudged = z.object({ at: time, next: time }).meta({ id: 'Nudged' });
export type Nudged = z.output<typeof nudged>;

/** `POST /api/matches/:id/call`: tells a person once more that a seat is kept for them. */
export const callBody = z.strictObject({ person: z.string().min(1).max(ID_LENGTH) }).meta({ id: 'CallBody' });
/** When the person was called, and when they can be called again. */
export const called = z.object({ at: time, next: time }).meta({ id: 'Called' });
export type Called = z.output<typeof called>;

/**
 * `POST /api/alerts/later`: the turn of a notification is told again in an hour, if it is still asked then. The token, which the
 * notification has, says who may: no session is needed.
 */
export const alertLaterBody = z.strictObject({ token: z.string().max(600) }).meta({ id: 'AlertLaterBody' });
/** When it is told again, at the earliest. */
export const alertLater = z.object({ at: time }).meta({ id: 'AlertLater' });
export type AlertLater = z.output<typeof alertLater>;
/** How long a turn is put off, in seconds. */
export const LATER_SECONDS = 3_600;

/**
 * What a push message carries, as JSON. `waiting` are the matches that wait for the player, for the badge: a notification of
 * any other match is out of date. With `isOver` the message takes the place of the notification with its tag without a sound,
 * and is taken away soon: browsers ask for a notification for each push.
 */
export const pushMessage = z
  .object({
    title: z.string().max(PUSH_TITLE_LENGTH),
    text: z.string().max(PUSH_TEXT_LENGTH),
    language: settings.language,
    tag: z
      .string()
      .describe('The match, or `games` for news of several: a notification replaces the one with the same tag'),
    url: z.string().nullable().describe('Address to open; null if the server does not know its own'),
    image: z.string().exactOptional().describe('Address of a picture of the match, for seven days'),
    key: z.string().describe('The same if the message may have been sent twice'),
    waiting: z.array(matchId),
    isOver: z.literal(true).exactOptional().describe('What was told is out of date'),
    later: z
      .object({ token: z.string(), open: z.string(), later: z.string() })
      .exactOptional()
      .describe('Token of `POST /api/alerts/later`, and the words of the two buttons'),
  })
  .meta({ id: 'PushMessage' });
export type PushMessage = z.output<typeof pushMessage>;
