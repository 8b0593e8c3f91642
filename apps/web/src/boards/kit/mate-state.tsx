import { durationIn } from '../../kit/i18n/durations.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { byOurClock } from '../../kit/net/server-time.ts';
import { useSecondsSince } from '../../kit/ui/use-seconds.ts';
import type { SeatInfo } from '../../question/board-set.ts';
import { LeaveMark } from '../../question/log/player-name.tsx';

interface Props {
  readonly mate: SeatInfo;
  /** Whether the match waits for the mate. */
  readonly isAsked: boolean;
  /** Whether the mate has done their part of what the viewer still does. */
  readonly hasFinished?: boolean;
}

/** What a team-mate is doing: how they have left and since when, or playing, finished, here. */
export function MateState({ mate: { leave, isBot, awaySince }, isAsked, hasFinished = false }: Props) {
  const t = useTranslate();
  if (leave) {
    return (
      <>
        <LeaveMark leave={leave} /> {leave === 'away' && awaySince !== undefined && <Since at={awaySince} />}
      </>
    );
  }
  if (isAsked) return t('match.mate.plays');
  if (hasFinished) return t('match.mate.finished');
  return t(isBot ? 'match.bot' : 'match.here');
}

/** For how long, from the first minute on. */
function Since({ at }: { readonly at: string }) {
  const { language } = useLanguage();
  const seconds = useSecondsSince(byOurClock(at));
  return seconds >= 60 && durationIn(language, seconds - (seconds % 60));
}
