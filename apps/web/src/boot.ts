import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { prefetch } from './prefetch.ts';

// Entry. It is small, so that the first requests are sent beside those of the client and not a round trip after them.
prefetch();
void import('./main.tsx');
