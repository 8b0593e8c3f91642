import { titles } from '../src/titles.ts';
import { recordCourses } from './courses.ts';

/** Records how the transcripts play under each title's present version of the rules. */
for (const title of titles) recordCourses(title);
