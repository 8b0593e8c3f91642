import { useTranslate } from '../../kit/i18n/translate.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { Icon } from '../../kit/ui/icons.tsx';
import type { BoardProps, TitleLog } from '../../question/board-set.ts';
import { type Moment, toldOf } from '../../question/log/moment.ts';
import { useMoments } from '../../question/log/moments-context.ts';
import { idOf } from '../../question/log/queue.ts';
import { Came } from './came.tsx';
import { MomentMark, useActor } from './moment-mark.tsx';
import * as css from './recap-list.module.css';

interface ListProps {
  readonly board: BoardProps;
  readonly log: TitleLog;
  /** In the rail: with the details of the one in front, and on what stays on the board. */
  readonly isInRail?: boolean;
  /** Called when a step was chosen. */
  onChosen?(): void;
}

/** What others did since the viewer's last act, newest first; a press brings it to the front. Nothing without it. */
export function RecapList({ board, log, isInRail = false, onChosen }: ListProps) {
  const t = useTranslate();
  const { marked, opened, isAgain, open } = useMoments();
  const { Details } = log;
  const count = marked.length;
  if (count === 0) return null;
  return (
    <section className={cx(css.box, isInRail && css.beside)} data-recap-list={count}>
      <header className={css.head}>
        <h2 className="label">{t(titleOf(board.viewer, 'count'), { count })}</h2>
        <span className={css.note}>{t('recap.newestFirst')}</span>
      </header>
      <ol className={css.list} reversed>
        {marked.toReversed().map((one, index) => (
          <li key={idOf(one)}>
            <button
              type="button"
              className={css.row}
              aria-current={one === opened ? 'step' : undefined}
              onClick={() => {
                open(one);
                onChosen?.();
              }}
            >
              <span className={css.number}>{count - index}</span>
              <MomentMark moment={one} log={log} view={board.view} size={24} />
              <span className={css.words}>
                <Actor moment={one} log={log} />
                <Told moment={one} />
              </span>
            </button>
            {isInRail && one === opened && !one.isBrief && (
              <div className={css.details} data-opened={one.kind}>
                <Details {...board} moment={one} isNew={!isAgain} />
              </div>
            )}
          </li>
        ))}
      </ol>
      {isInRail && (
        <p className={css.note}>
          <Icon name="pin" size={16} /> {t(board.viewer === 'spectator' ? 'recap.stayWatching' : 'recap.stay')}
        </p>
      )}
    </section>
  );
}

function Actor({ moment, log }: Pick<ListProps, 'log'> & { readonly moment: Moment }) {
  const actor = useActor(moment, log);
  return actor !== null && <span className={css.actor}>{actor}</span>;
}

/** The key of the heading: a spectator has no turns. */
export const titleOf = (viewer: string, kind: 'title' | 'count') =>
  `recap.${viewer === 'spectator' ? 'watching' : 'since'}.${kind}` as const;

/** Both lines of a row. */
function Told({ moment }: { moment: Moment }) {
  const t = useTranslate();
  const { what, came } = toldOf(moment);
  return (
    <>
      <strong>{t(what)}</strong>
      {came.length > 0 && (
        <span>
          <Came texts={came} />
        </span>
      )}
    </>
  );
}
