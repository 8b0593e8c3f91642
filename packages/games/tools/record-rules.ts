import { titles } from '../src/titles.ts';
import { recordHashes } from './replay-hashes.ts';

/** Records the replay hashes of all transcripts under each title's current rules version. */
for (const title of titles) console.log(recordHashes(title));
