import type { TextKey } from '@echo-base/games/template/client';
import type board from './en.json';

declare module '../../src/kit/i18n/keys.ts' {
  interface Keys {
    'high-card': TextKey | keyof typeof board;
  }
}
