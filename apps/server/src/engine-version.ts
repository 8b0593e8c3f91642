import about from '../package.json' with { type: 'json' };

/** What rules a match was played under, for the record. */
export const ENGINE = `echo-base ${about.version}`;
