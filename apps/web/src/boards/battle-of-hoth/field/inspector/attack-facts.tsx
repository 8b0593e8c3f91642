import type { AimView } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../../kit/i18n/translate.tsx';
import { hexName } from '../../hexes.ts';
import { useScene } from '../../scene.ts';
import * as css from './inspector.module.css';

/** Dice of an attack by reason, its chance, and what a retreat would mean. */
export function AttackFacts({ aim }: { aim: AimView }) {
  const t = useTranslate();
  const { units } = useScene();
  const { parts, dice, chance, escape: back } = aim;
  const attacker = units.get(aim.attacker);
  const isConfirmed = units.get(aim.target)?.type === 'atat';
  const percent = Math.round(chance * 100);
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
        <div>
          <dt>{t(isConfirmed ? 'board.bh.chance.eliminated' : 'board.bh.chance.hit')}</dt>
          <dd>{t('board.bh.percent', { n: percent })}</dd>
        </div>
      </dl>
      <span className={css.ruler} aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </span>
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
