import { type UnitView, unitInfo } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../../kit/i18n/translate.tsx';
import { Silhouette } from '../../../../kit/ui/silhouettes.tsx';
import { hexName } from '../../hexes.ts';
import { FIGURES } from '../../pictures.ts';
import { useScene } from '../../scene.ts';
import { orderText } from '../hex-facts.ts';
import * as css from './inspector.module.css';

/** Name, figures and printed numbers of a unit. */
export function UnitFacts({ unit }: { unit: UnitView }) {
  const t = useTranslate();
  const { view } = useScene();
  const { type, side, hex, figures, strength, badge } = unit;
  const ordered = orderText(t, view, unit.id);
  const line = [t('board.bh.figures', { figures, strength }), hexName(hex), badge && t(`badge.${badge}`), ordered];
  return (
    <>
      <header className={css.head}>
        <span className={css.portrait} data-side={side}>
          <Silhouette id={FIGURES[type]} size={40} />
        </span>
        <div>
          <h3 className={css.name}>{t(`unit.${type}`)}</h3>
          <p className={css.note}>{line.filter(Boolean).join(' · ')}</p>
        </div>
      </header>
      <Numbers unit={unit} />
    </>
  );
}

/** Hexes a unit moves, and its dice by distance. */
function Numbers({ unit }: { unit: UnitView }) {
  const t = useTranslate();
  const { move, moveAndAttack, dice, class: kind } = unitInfo(unit.type);
  const andAttack = unit.badge === 'eliteTroopers' ? Math.max(moveAndAttack, 2) : moveAndAttack;
  const hitBy = [...(kind === 'special' ? [] : [kind]), 'explosion']
    .map((face) => t({ key: `face.${face}` }))
    .join(', ');
  return (
    <dl className={css.numbers}>
      <div>
        <dt>{t('board.bh.move')}</dt>
        <dd>{move}</dd>
      </div>
      <div>
        <dt>{t('board.bh.andAttack')}</dt>
        <dd>{andAttack}</dd>
      </div>
      <div>
        <dt>{t('board.bh.diceByRange', { n: dice.length })}</dt>
        <dd>{dice.join(' · ')}</dd>
      </div>
      <div>
        <dt>{t('board.bh.hitBy')}</dt>
        <dd className={css.words}>{hitBy}</dd>
      </div>
    </dl>
  );
}
