import { LANGUAGES } from '../languages.ts';
import { loadTexts } from './load-texts.ts';

// For tests that look at other languages than English, which all have.
await Promise.all(LANGUAGES.map(loadTexts));
