import { NAME_LENGTH } from '@echo-base/protocol';
import type { Say } from '../i18n/say.tsx';

/** Error text for a player's name, or null. */
export function nameProblem(say: Say, name: string): string | null {
  const length = name.trim().length;
  if (length === 0) return say('gate.empty');
  return length > NAME_LENGTH ? say('gate.long', { max: NAME_LENGTH }) : null;
}
