import { type Face, sentencesOf, type View } from '@echo-base/games/battle-of-hoth/client';
import { useLayoutEffect, useState } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { LogEntry } from '../../../kit/net/types.ts';
import type { BoardProps } from '../../../question/board-set.ts';
import type { Moment } from '../../../question/log/moment.ts';
import { Lines } from '../../kit/lines.tsx';
import { cardFrom, cardOf } from '../cards/card.ts';
import { Face as CardFace } from '../cards/hand-card.tsx';
import { DiceRow } from '../dice/dice-row.tsx';
import { countsFor, countsForConfirmation } from '../dice/result.ts';
import { facesIn, numberIn, targetOf, unitIn } from './entries.ts';
import * as css from './log.module.css';

interface DetailsProps extends BoardProps<View> {
  readonly moment: Moment;
  readonly isNew: boolean;
}

/** Details of a moment, below its title: the dice of an attack, the card that was played, what followed. */
export function Details({ moment: { kind, entries }, isNew }: DetailsProps) {
  const [first, ...rest] = entries;
  if (kind === 'attack') return <Attack entries={entries} isNew={isNew} />;
  if (!first || (kind !== 'card' && kind !== 'support'))
    return <Lines sentences={sentencesOf(rest)} targetOf={targetOf} />;
  return (
    <div className={css.played}>
      <PlayedCard entry={first} />
      <Lines sentences={sentencesOf(rest)} targetOf={targetOf} />
    </div>
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
  if (!first || !roll) return <Lines sentences={sentencesOf(entries)} targetOf={targetOf} />;
  const target = unitIn(first, 'target');
  return (
    <div className={css.attack}>
      <Roll faces={facesIn(roll)} isNew={isNew} countsOf={countsFor(target, numberIn(roll, 'retreats') > 0)} />
      {second && (
        <div className={css.second}>
          <span data-said="">{t('board.bh.attack.second')}</span>
          <Roll faces={facesIn(second)} isNew={isNew} countsOf={countsForConfirmation} />
        </div>
      )}
      <Lines sentences={sentencesOf(entries.slice(1))} targetOf={targetOf} />
    </div>
  );
}
