import { randomBytes } from 'node:crypto';
import about from '../package.json' with { type: 'json' };

/** Inserted by `build.mjs`: fingerprint of everything the rules depend on. */
declare const RULES_FINGERPRINT: string | undefined;

/** Version for the record of a match. */
export const ENGINE = `echo-base ${about.version}`;

/**
 * Identifies the rules of this process. Rules can change without a new server version; run from source they may have
 * changed since the last start, so each process counts as another.
 */
export const RULES = `${ENGINE} ${typeof RULES_FINGERPRINT === 'string' ? RULES_FINGERPRINT : randomBytes(6).toString('hex')}`;
