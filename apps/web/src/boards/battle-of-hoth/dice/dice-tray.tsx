import type { AttackView, Face } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { useLit } from '../../../question/selection/use-selection.ts';
import { useOffer } from '../cards/card-target.ts';
import * as css from './dice.module.css';
import { HothDie } from './hoth-die.tsx';
import { countsFor, countsForConfirmation, typeOf } from './result.ts';

/** The dice of an attack, or of its second roll, that may be rerolled, each a button. */
export function DiceTray({ attack }: { attack: AttackView }) {
  const t = useTranslate();
  const { faces, confirmation } = attack;
  const dice = (confirmation ?? faces).map((face, index) => ({ face, id: `die:${index}` }));
  const countsOf = confirmation ? countsForConfirmation : countsFor(typeOf(attack.target), true);
  return (
    <section className={css.tray} aria-label={t('board.bh.attack.reroll')}>
      <h3 className="label">{t('board.bh.attack.reroll')}</h3>
      <ul className={css.row}>
        {dice.map(({ face, id }) => (
          <li key={id}>
            <DieButton face={face} id={id} counts={countsOf(face)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DieButton({ face, id, counts }: { face: Face; id: string; counts: 'hit' | 'retreat' | undefined }) {
  const t = useTranslate();
  const { state, selected, lights, press, hover } = useOffer(id);
  const isLit = useLit(lights);
  return (
    <button
      type="button"
      className={cx(css.button, state === 'legal' && css.legal, isLit && css.lit)}
      data-names={id}
      data-target={state}
      aria-pressed={selected}
      onClick={press}
      onPointerEnter={() => hover(true)}
      onPointerLeave={() => hover(false)}
    >
      <HothDie face={face} size={48} counts={counts} selected={selected} />
      <span>{t(`face.${face}`)}</span>
    </button>
  );
}
