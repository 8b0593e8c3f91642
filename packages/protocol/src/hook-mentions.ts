import type { HookFormat } from './alerts.ts';

/** Longest name that a hook mentions, in characters. */
export const MENTION_LENGTH = 100;

const GROUPS = '(?!(?:all|channel|here|everyone|room)(?![a-z0-9]))';

/**
 * Names of one person by format, without a sign before them, and without anything that a service would format, or take for a
 * group: user ids of Discord, member ids of Slack, user names of Mattermost, and user ids of Matrix, with or without their
 * server. Services with no format here mention no one.
 */
const PERSON: Partial<Record<HookFormat, RegExp>> = {
  discord: /^[1-9]\d{16,19}$/,
  slack: /^[UW][A-Z0-9]{7,20}$/,
  mattermost: new RegExp(`^${GROUPS}[a-z][a-z0-9]*(?:[._-]+[a-z0-9]+)*$`),
  hookshot: new RegExp(`^${GROUPS}[a-z0-9]+(?:[._=/+-]+[a-z0-9]+)*(?::[a-z0-9]+(?:[.-]+[a-z0-9]+)*(?::\\d{1,5})?)?$`),
};

/** Whether messages of a format can mention a person. */
export const canMention = (format: HookFormat | null | undefined): boolean =>
  format !== null && format !== undefined && PERSON[format] !== undefined;

/** Whether this names one person for the service of a format. */
export const isMention = (format: HookFormat | null | undefined, name: string): boolean =>
  name.length <= MENTION_LENGTH && (format ? PERSON[format]?.test(name) === true : false);
