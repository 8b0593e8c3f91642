import type { CombatView, Side, Theatre } from '@echo-base/games/rebellion/client';
import type { CSSProperties } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { Silhouette } from '../../../kit/ui/silhouettes.tsx';
import { isTurned } from '../galaxy/plate-g.tsx';
import { TargetHit } from '../galaxy/target-hit.tsx';
import { useBoardTarget } from '../galaxy/targets.ts';
import { useScene } from '../scene.ts';
import { squadText } from './combat-texts.ts';
import css from './force.module.css';
import { drawnOf, layoutOf, type Squad, squadsOf, widthOf } from './forces.ts';
import { Pips } from './pips.tsx';
import { TargetFrame } from './target-frame.tsx';

/** The units of a side in a theatre of the running combat. */
export function Force({ combat, side, theatre }: { combat: CombatView; side: Side; theatre: Theatre }) {
  const t = useTranslate();
  const { view, unitsAt } = useScene();
  const squads = squadsOf(view, combat, unitsAt.get(combat.system) ?? [], side, theatre);
  const label = t('board.rb.combat.force', { side: t(`side.${side}`), theatre: t(`theatre.${theatre}`) });
  if (squads.length === 0) return <div className={css.force} />;
  const { crowd, most } = layoutOf(squads, theatre, combat.battle);
  return (
    <ul
      className={cx(css.force, css.side, css[theatre])}
      data-side={side}
      style={{ '--crowd': crowd } as CSSProperties}
      aria-label={label}
      data-force={`${side} ${theatre}`}
    >
      {squads.map((squad) => (
        <SquadItem key={squad.key} squad={squad} side={side} most={most} />
      ))}
    </ul>
  );
}

/** Equal units: up to `most` side by side, more as one with a number. One button while they can be chosen. */
function SquadItem({ squad, side, most }: { squad: Squad; side: Side; most: number }) {
  const t = useTranslate();
  const { type, ids, doomed } = squad;
  const target = useBoardTarget(ids.map((id) => `unit:${id}`).join(' '));
  const drawn = drawnOf(squad, most);
  const name = squadText(t, squad);
  return (
    <li
      className={cx(css.squad, doomed && css.doomed)}
      style={{ '--w': widthOf(type) } as CSSProperties}
      data-unit={type}
      data-units={ids.join(' ')}
      data-count={ids.length}
      data-damage={squad.damage}
      data-doomed={doomed || undefined}
    >
      {Array.from({ length: drawn }, (_one, n) => `${squad.key} ${n}`).map((key) => (
        <span key={key} className={css.one}>
          <Silhouette id={type} flip={isTurned(type, side)} className={css.shape} />
          <Pips squad={squad} />
          {doomed && <span className={css.cross} />}
        </span>
      ))}
      {drawn < ids.length && (
        <span aria-hidden="true" className={css.count}>
          ×{ids.length}
        </span>
      )}
      <TargetFrame target={target} />
      {target.state === 'none' ? (
        <span className="visually-hidden">{name}</span>
      ) : (
        <TargetHit target={target} name={name} className={css.hit} />
      )}
    </li>
  );
}
