import { listOf } from '../../kit/i18n/formats.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { Icon } from '../../kit/ui/icons.tsx';
import type { BoardProps, TitleLog } from '../../question/board-set.ts';
import { Chances } from '../../question/log/chances.tsx';
import type { Moment } from '../../question/log/moment.ts';
import { useMoments, useStage } from '../../question/log/moments-context.ts';
import { idOf } from '../../question/log/queue.ts';
import { useActor } from './moment-mark.tsx';
import * as css from './stage.module.css';

interface StageProps {
  readonly board: BoardProps;
  readonly log: TitleLog;
}

/** Characters of a headline that fit in its lines. */
const FITS = 44;

/**
 * Words of the moment that is played, over the board: what its dice are rolled for, then its result and what it meant.
 * Not for screen readers, which are told by the announcer.
 */
export function StageWords({ board, log }: StageProps) {
  const t = useTranslate();
  const { staged } = useStage();
  const actor = useActor(staged?.moment ?? null, log);
  if (!staged) return null;
  const { moment, phase } = staged;
  const isResult = phase === 'result';
  const words = isResult ? moment.title : moment.opening;
  const headline = words && t(words);
  return (
    <div className={css.stage} data-stage={phase}>
      <div className={css.head}>
        <Before moment={moment} />
        {actor !== null && (
          <p className={css.actor} aria-hidden="true">
            {actor}
          </p>
        )}
        {headline && (
          <p className={cx(css.headline, headline.length > FITS && css.long)} aria-hidden="true">
            {headline}
          </p>
        )}
      </div>
      <Foot moment={moment} isResult={isResult} board={board} log={log} />
    </div>
  );
}

/**
 * "3 before": those that have not been in front, or no longer are; pressed, it opens the last of them. Not over what the
 * viewer does.
 */
function Before({ moment }: { moment: Moment }) {
  const t = useTranslate();
  const { skip } = useStage();
  const { marked, open } = useMoments();
  const index = marked.findIndex((one) => idOf(one) === idOf(moment));
  const before = index < 0 ? marked : marked.slice(0, index);
  const last = before.at(-1);
  if (!last || moment.isOwn) return null;
  const words = t('match.before', { count: before.length });
  const goBack = () => {
    skip();
    open(last);
  };
  return (
    <button type="button" className={css.before} aria-label={words} data-before={before.length} onClick={goBack}>
      <Icon name="left" size={16} />
      <span className={css.words}>{words}</span>
      <span className={css.number}>{before.length}</span>
    </button>
  );
}

/** "Marta chooses the retreat": what others still decide about the moment; null for nothing. */
function useWaits({ waits }: Moment, { asked = [] }: BoardProps): string | null {
  const t = useTranslate();
  const { language } = useLanguage();
  if (!waits || asked.length === 0) return null;
  const names = listOf(
    language,
    asked.map((seat) => t(`seat.${seat}`)),
  );
  return t({ key: waits.key, params: { ...waits.params, names } });
}

/** Below the place: the dice where the board draws none, what the result meant, and the chances that it had. */
function Foot({ moment, isResult, board, log }: StageProps & { moment: Moment; isResult: boolean }) {
  const t = useTranslate();
  const { Details } = log;
  const { chances = [], meaning } = moment;
  const waits = useWaits(moment, board);
  const words = isResult ? [meaning && t(meaning), waits].filter(Boolean) : [];
  return (
    <div className={css.foot} aria-hidden="true">
      {isResult && moment.dice !== undefined && !log.drawsDice && (
        <div className={css.details}>
          <Details {...board} moment={moment} isNew={false} />
        </div>
      )}
      {(words.length > 0 || chances.length > 0) && (
        <div className={css.meaning}>
          {words.length > 0 && <p>{words.join(' ')}</p>}
          {chances.length > 0 && (
            <Chances chances={isResult ? chances : chances.map(({ label, chance }) => ({ label, chance }))} />
          )}
        </div>
      )}
    </div>
  );
}
