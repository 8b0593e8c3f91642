import { type Face, type GalaxyView, sentencesOf } from '@echo-base/games/galaxy-dice/client';
import { useTranslate } from '../../../i18n/translate.tsx';
import { Sentence } from '../../../match/sentence.tsx';
import type { LogEntry } from '../../../net/types.ts';
import { Die } from '../../../ui/Die.tsx';
import type { Announcement, BoardProps } from '../../types.ts';
import css from './Details.module.css';
import { rollsOf, turnsOf } from './turns.ts';

/** Entries that the title and the dice show. */
const SHOWN: ReadonlySet<string> = new Set(['log.rolled', 'log.rolledAgain', 'log.placed', 'log.planet']);

/** Details of an announcement: the dice of a turn as rolled, then help, rows won, lords; or the scores. */
export function Details({ announcement: { entries } }: BoardProps<GalaxyView> & { announcement: Announcement }) {
  const [turn] = turnsOf(entries);
  return (
    <>
      {turn && <Rolls rolls={rollsOf(turn)} />}
      <Lines entries={entries.filter(({ key }) => !SHOWN.has(key))} />
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

function Lines({ entries }: { entries: readonly LogEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className={css.lines}>
      {sentencesOf(entries).map((entry) => (
        <li key={entry.seq}>
          <Sentence message={entry} />
        </li>
      ))}
    </ul>
  );
}
