import { describeTitles } from './titles.ts';

describeTitles((seats) => seats === 3);
