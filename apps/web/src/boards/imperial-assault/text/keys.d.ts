import type { TextKey } from '@echo-base/games/imperial-assault/client';
import type board from './en.json';

declare module '../../../kit/i18n/keys.ts' {
  interface Keys {
    'imperial-assault': TextKey | keyof typeof board;
  }
}
