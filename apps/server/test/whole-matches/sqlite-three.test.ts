import { describeMatches } from './matches.ts';

describeMatches('sqlite', [3]);
