import { useTranslate } from '../../kit/i18n/translate.tsx';
import type { BoardProps, TitleLog } from '../../question/board-set.ts';
import type { Moment } from '../../question/log/moment.ts';
import { useMoments, useStaged } from '../../question/log/moments-context.ts';
import { idOf } from '../../question/log/queue.ts';
import { MomentMark, useActor } from '../moments/moment-mark.tsx';
import * as css from './screen.module.css';

interface Props {
  readonly board: BoardProps;
  readonly log: TitleLog;
}

/** Number of moments that are told again behind the one in front. */
const EARLIER = 2;

/** What happened last, or is read again: first what is tried, then its dice, then its result; and what was before that. */
export function LastMoment({ board, log }: Props) {
  const t = useTranslate();
  const { all } = useMoments();
  const staged = useStaged();
  const moment = staged?.moment ?? all.at(-1);
  const index = moment ? all.findIndex((one) => idOf(one) === idOf(moment)) : -1;
  const before = (index < 0 ? all : all.slice(0, index)).slice(-EARLIER).toReversed();
  return (
    <section className={css.last} aria-label={t('tv.last')}>
      {moment ? (
        <Told moment={moment} isResult={staged?.phase === undefined || staged.phase === 'result'} {...{ board, log }} />
      ) : (
        <p className={css.actor}>{t('match.logEmpty')}</p>
      )}
      {before.length > 0 && (
        <div className={css.earlier}>
          <h2 className="label">{t('tv.before')}</h2>
          <ul>
            {before.map((one) => (
              <li key={idOf(one)}>{t(one.title)}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** A moment: as long as its dice fall only what they are rolled for, then above all their result. */
function Told({ moment, isResult, board, log }: Props & { readonly moment: Moment; readonly isResult: boolean }) {
  const t = useTranslate();
  const actor = useActor(moment, log);
  const { opening, title, meaning } = moment;
  const { Details } = log;
  return (
    <>
      <MomentMark moment={moment} log={log} view={board.view} size={48} />
      {isResult && moment.dice !== undefined && (
        <div className={css.details}>
          <Details {...board} moment={moment} isNew={false} />
        </div>
      )}
      <div className={css.told} aria-live="polite">
        {isResult && opening ? (
          <p className={css.actor}>{t(opening)}</p>
        ) : (
          actor !== null && <p className={css.actor}>{actor}</p>
        )}
        <p className={css.what}>{t((!isResult && opening) || title)}</p>
        {isResult && meaning && <p className={css.came}>{t(meaning)}</p>}
      </div>
    </>
  );
}
