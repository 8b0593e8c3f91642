import { NAME_LENGTH, normalName, problemOfName } from '@echo-base/protocol';
import type { Translate } from './translate.tsx';

/** Error text for a player's name, or null. */
export function nameProblem(t: Translate, name: string): string | null {
  const problem = problemOfName(normalName(name));
  if (problem === null) return null;
  if (problem === 'empty') return t('gate.empty');
  return problem === 'too_long' ? t('gate.long', { max: NAME_LENGTH }) : t('gate.unreadable');
}
