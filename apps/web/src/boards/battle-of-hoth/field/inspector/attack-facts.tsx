import type { AimView } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../../kit/i18n/translate.tsx';
import { Chances } from '../../../../question/log/chances.tsx';
import { chancesAgainst } from '../../dice/chances.ts';
import { hexName } from '../../hexes.ts';
import { useScene } from '../../scene.ts';
import * as css from './inspector.module.css';

/** Dice of an attack by reason, its chances, and what a retreat would mean. */
export function AttackFacts({ aim }: { aim: AimView }) {
  const t = useTranslate();
  const { view, units } = useScene();
  const { parts, dice, escape: back } = aim;
  const attacker = units.get(aim.attacker);
  return (
    <div className={css.attack}>
      <h4 className="label">{t('board.bh.attackBy', { unit: t(`unit.${attacker?.type ?? 'snowtrooper'}`) })}</h4>
      <dl className={css.parts}>
        {parts.map(({ why, dice: n }) => (
          <div key={why}>
            <dt>{t(`board.bh.why.${why}`)}</dt>
            <dd>{n > 0 ? n : `−${-n}`}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{t('board.bh.diceRolled')}</dt>
          <dd>{dice}</dd>
        </div>
      </dl>
      <Chances chances={chancesAgainst(view, aim.attacker, aim.target, dice)} className={css.chances} />
      {back && (
        <p className={css.note}>
          {back.first.length > 0
            ? t('board.bh.escape.to', { n: back.first.length, hexes: back.first.map(hexName).join(', ') })
            : t('board.bh.escape.none')}
          {back.room > 0 && back.room < dice && ` ${t('board.bh.escape.cost', { n: back.room + 1 })}.`}
          {back.holds && ` ${t('board.bh.escape.holds')}`}
        </p>
      )}
    </div>
  );
}
