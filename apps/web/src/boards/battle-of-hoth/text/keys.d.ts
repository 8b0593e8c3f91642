import type { TextKey } from '@echo-base/games/battle-of-hoth/client';
import type board from './en.json';

declare module '../../../kit/i18n/keys.ts' {
  interface Keys {
    'battle-of-hoth': TextKey | keyof typeof board;
  }
}
