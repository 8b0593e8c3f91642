import type { TextKey } from '@echo-base/games/galaxy-dice/client';
import type board from './en.json';

declare module '../../../kit/i18n/keys.ts' {
  interface Keys {
    'galaxy-dice': TextKey | keyof typeof board;
  }
}
