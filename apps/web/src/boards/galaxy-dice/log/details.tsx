import { type Face, type GalaxyView, sentencesOf } from '@echo-base/games/galaxy-dice/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Die } from '../../../kit/ui/die.tsx';
import type { BoardProps } from '../../../question/board-set.ts';
import type { Moment } from '../../../question/log/moment.ts';
import { Lines } from '../../kit/lines.tsx';
import * as css from './details.module.css';
import { rollsOf, turnsOf } from './turns.ts';

/** Entries that the title and the dice show. */
const SHOWN: ReadonlySet<string> = new Set(['log.rolled', 'log.rolledAgain', 'log.placed', 'log.planet']);

/** Details of a moment: the dice of a turn as rolled, then help, rows won, lords; or the scores. */
export function Details({ moment: { entries } }: BoardProps<GalaxyView> & { moment: Moment }) {
  const [turn] = turnsOf(entries);
  return (
    <>
      {turn && <Rolls rolls={rollsOf(turn)} />}
      <Lines sentences={sentencesOf(entries.filter(({ key }) => !SHOWN.has(key)))} className={css.lines} />
    </>
  );
}

/** The dice of each roll, as rolled. */
function Rolls({ rolls }: { rolls: readonly (readonly Face[])[] }) {
  const t = useTranslate();
  return (
    <ol className={css.rolls}>
      {rolls
        .map((faces, index) => ({ faces, number: index + 1 }))
        .map(({ faces, number }) => (
          <li key={number} data-roll={number}>
            <small>{t('board.gd.news.roll', { roll: number })}</small>
            <ul className={css.dice}>
              {faces
                .map((face, index) => ({ face, key: `${index} ${face}` }))
                .map(({ face, key }) => (
                  <li key={key}>
                    <Die face={face} className={css.die} />
                    <span className="visually-hidden">{t(`symbol.${face}`)}</span>
                  </li>
                ))}
            </ul>
          </li>
        ))}
    </ol>
  );
}
