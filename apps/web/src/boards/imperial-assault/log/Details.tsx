import { sentencesOf, type View } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../i18n/translate.tsx';
import { Sentence } from '../../../match/sentence.tsx';
import type { LogEntry } from '../../../net/types.ts';
import type { Announcement, BoardProps } from '../../types.ts';
import { AssaultDie } from '../attack/Die.tsx';
import { diceIn, type RolledDie } from './dice.ts';
import css from './log.module.css';
import { targetOf } from './targets.ts';

type DetailsProps = BoardProps<View> & { readonly announcement: Announcement };

/** Details of an announcement, below its title: the dice of an attack, and what followed in sentences. */
export function Details({ announcement: { entries } }: DetailsProps) {
  const t = useTranslate();
  const rest = entries.slice(1);
  const [rolled, rerolled] = [diceIn(rest, 'log.rolls'), diceIn(rest, 'log.rerolls')];
  const lines = rest.filter(({ key }) => key !== 'log.rolls' && key !== 'log.rerolls');
  return (
    <>
      <Dice dice={rolled} />
      {rerolled.length > 0 && (
        <div className={css.rerolled}>
          <span>{t('board.ia.attack.rerolled')}</span>
          <Dice dice={rerolled} />
        </div>
      )}
      <Lines entries={lines} />
    </>
  );
}

function Dice({ dice }: { dice: readonly RolledDie[] }) {
  if (dice.length === 0) return null;
  return (
    <div className={css.dice}>
      {dice.map(({ die, face }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of a finished roll never change their order.
        <AssaultDie key={index} die={die} face={face} size={34} />
      ))}
    </div>
  );
}

function Lines({ entries }: { entries: readonly LogEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className={css.lines}>
      {sentencesOf(entries).map((entry) => (
        <li key={entry.seq}>
          <Sentence message={entry} targetOf={targetOf} />
        </li>
      ))}
    </ul>
  );
}
