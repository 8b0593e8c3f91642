import { durationIn } from '../kit/i18n/durations.ts';
import type { Language } from '../kit/i18n/languages.ts';
import type { Translate } from '../kit/i18n/translate.tsx';
import { isQuick, POINT } from '../kit/net/said-by-key.ts';
import type { Said, Text } from '../kit/net/types.ts';
import type { IconName } from '../kit/ui/icons.tsx';

/** Whether a line is a signal of a mate, such as a mark on the map: it is said to the team, and changes nothing. */
export const isSignal = ({ notice }: Said): boolean => notice?.key.startsWith('signal.') ?? false;

/** The place that somebody points at, or a mate marks for the team, as a target of the board, and its name; null for any other line. */
export function markOf({
  notice,
}: Said): { readonly at: string; readonly what: NonNullable<Text['params']>[string] } | null {
  const { at, what } = notice?.params ?? {};
  const marks = notice?.key === 'signal.here' || notice?.key === POINT;
  return marks && typeof at === 'string' && what !== undefined ? { at, what } : null;
}

/** Icon of a notice: a place on the board, a ready phrase, a leader sent back, or news of the match. */
export function noticeIcon(line: Said): IconName {
  const { notice } = line;
  if (notice?.key === 'signal.here' || notice?.key === POINT) return 'aim';
  if (isQuick(line)) return 'chat';
  return notice?.key.startsWith('signal.back') ? 'undo' : 'flag';
}

/** Text of a notice: what its sender has changed, in one sentence. Null for a message. */
export function noticeOf(t: Translate, language: Language, line: Said): string | null {
  const { from, notice } = line;
  if (!notice) return null;
  if (isQuick(line) && notice.key !== POINT)
    return t({ key: 'quick.said', params: { name: from, what: { key: notice.key } } });
  const { seconds, ...params } = notice.params ?? {};
  const duration = typeof seconds === 'number' ? { duration: durationIn(language, seconds) } : {};
  return t({ key: notice.key, params: { name: from, ...params, ...duration } });
}
