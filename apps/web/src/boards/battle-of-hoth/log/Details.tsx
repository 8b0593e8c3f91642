import { type Face, sentencesOf, type View } from '@echo-base/games/battle-of-hoth/client';
import { useLayoutEffect, useState } from 'react';
import { useTranslate } from '../../../i18n/translate.tsx';
import { Sentence } from '../../../match/sentence.tsx';
import type { LogEntry } from '../../../net/types.ts';
import type { Announcement, BoardProps } from '../../types.ts';
import { cardFrom, cardOf } from '../cards/card.ts';
import { Face as CardFace } from '../cards/HandCard.tsx';
import { DiceRow } from '../dice/DiceRow.tsx';
import { countsFor, countsForConfirmation } from '../dice/result.ts';
import { facesIn, numberIn, targetOf, unitIn } from './entries.ts';
import css from './log.module.css';

interface DetailsProps extends BoardProps<View> {
  readonly announcement: Announcement;
  readonly isNew: boolean;
}

/** Details of an announcement, below its title: the dice of an attack, the card that was played, what followed. */
export function Details({ announcement: { kind, entries }, isNew }: DetailsProps) {
  const [first, ...rest] = entries;
  if (kind === 'attack') return <Attack entries={entries} isNew={isNew} />;
  if (!first || (kind !== 'card' && kind !== 'support')) return <Lines entries={rest} />;
  return (
    <div className={css.played}>
      <PlayedCard entry={first} />
      <Lines entries={rest} />
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

/** The whole card that an entry names. */
function PlayedCard({ entry: { params } }: { entry: LogEntry }) {
  const named = Object.values(params).flatMap((value) => (typeof value === 'object' ? (cardOf(value) ?? []) : []));
  const card = named[0] === undefined ? null : cardFrom(named[0]);
  return card && <CardFace card={card} />;
}

/** The dice of a finished roll; new ones fall once. */
function Roll({
  faces,
  isNew,
  countsOf,
}: {
  faces: readonly Face[];
  isNew: boolean;
  countsOf: (face: Face) => 'hit' | 'retreat' | undefined;
}) {
  const [throws, setThrows] = useState(0);
  useLayoutEffect(() => {
    if (isNew) setThrows(1);
  }, [isNew]);
  return <DiceRow faces={faces} rollKey={`${throws}`} countsOf={countsOf} size={34} />;
}

/** An attack: its dice, the second roll against an AT-AT, and what followed. */
function Attack({ entries, isNew }: { entries: readonly LogEntry[]; isNew: boolean }) {
  const t = useTranslate();
  const [first] = entries;
  const roll = entries.find(({ key }) => key === 'log.rolled');
  const second = entries.find(({ key }) => key === 'log.confirmed' || key === 'log.armour');
  if (!first || !roll) return <Lines entries={entries} />;
  const target = unitIn(first, 'target');
  return (
    <div className={css.attack}>
      <Roll faces={facesIn(roll)} isNew={isNew} countsOf={countsFor(target, numberIn(roll, 'retreats') > 0)} />
      {second && (
        <div className={css.second}>
          <span>{t('board.bh.attack.second')}</span>
          <Roll faces={facesIn(second)} isNew={isNew} countsOf={countsForConfirmation} />
        </div>
      )}
      <Lines entries={entries.slice(1)} />
    </div>
  );
}
