import { NAME_LENGTH } from '@echo-base/protocol';
import type { Translate } from '../i18n/translate.tsx';

/** Error text for a player's name, or null. */
export function nameProblem(t: Translate, name: string): string | null {
  const length = name.trim().length;
  if (length === 0) return t('gate.empty');
  return length > NAME_LENGTH ? t('gate.long', { max: NAME_LENGTH }) : null;
}
