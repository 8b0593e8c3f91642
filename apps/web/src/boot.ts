import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { CLIENT } from './i18n/client-catalogues.ts';
import { firstLanguage } from './i18n/first-language.ts';

// Entry. It is small, so that the sentences are requested beside the client and not a round trip after it.
void CLIENT[firstLanguage()]();
void import('./main.tsx');
