import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { needed } from './net/parts.ts';
import { prefetch } from './prefetch.ts';

// Entry. It is small, so that the first requests are sent beside those of the client and not a round trip after them.
prefetch();
void needed(() => import('./main.tsx'));
