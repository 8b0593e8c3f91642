import { titles } from '../src/titles.ts';
import { recordCourses } from './courses.ts';

/** Records the replay hashes of all transcripts under each title's current rules version. */
for (const title of titles) recordCourses(title);
