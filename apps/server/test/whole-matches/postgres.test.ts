import { describeMatches } from './matches.ts';

describeMatches('postgres', [2, 3, 4]);
