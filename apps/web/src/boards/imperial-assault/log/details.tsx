import { sentencesOf, type View } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { BoardProps } from '../../../question/board-set.ts';
import type { Moment } from '../../../question/log/moment.ts';
import { Lines } from '../../kit/lines.tsx';
import { AssaultDie } from '../attack/die.tsx';
import { diceIn, type RolledDie } from './dice.ts';
import * as css from './log.module.css';
import { targetOf } from './named-place.ts';

type DetailsProps = BoardProps<View> & { readonly moment: Moment };

/** Details of a moment, below its title: the dice of an attack, and what followed in sentences. */
export function Details({ moment: { entries } }: DetailsProps) {
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
      <Lines sentences={sentencesOf(lines)} targetOf={targetOf} className={css.lines} />
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
