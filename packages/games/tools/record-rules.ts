/**
 * Records the replay hashes of the transcripts under the current rules version, of one title or of all: `npm run tool --
 * rules:record [id]`. Says what was added.
 */
import { titles } from '../src/titles.ts';
import { recordHashes } from './replay-hashes.ts';

const [wanted] = process.argv.slice(2);
const chosen = titles.filter(({ id }) => wanted === undefined || id === wanted);
if (chosen.length === 0) throw new Error(`there is no title ${wanted}`);
for (const title of chosen) console.log(recordHashes(title));
