import { randomBytes } from 'node:crypto';
import about from '../package.json' with { type: 'json' };

/** Put in by `build.mjs`: a fingerprint of everything the rules are made of. */
declare const RULES_FINGERPRINT: string | undefined;

/** What rules a match was played under, for the record. */
export const ENGINE = `echo-base ${about.version}`;

/**
 * The very rules this process runs. Rules can change without a new version of the product; run from source they may
 * have changed since the last start, so that every process counts as another.
 */
export const RULES = `${ENGINE} ${typeof RULES_FINGERPRINT === 'string' ? RULES_FINGERPRINT : randomBytes(6).toString('hex')}`;
