import type { TextKey } from '@echo-base/games/rebellion/client';
import type board from './en.json';

declare module '../../../kit/i18n/keys.ts' {
  interface Keys {
    rebellion: TextKey | keyof typeof board;
  }
}
