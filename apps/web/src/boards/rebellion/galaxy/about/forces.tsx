import { BASE_SPACE, type LeaderId, type PlaceId } from '@echo-base/games/rebellion/client';
import { useTranslate } from '../../../../kit/i18n/translate.tsx';
import { Emblem } from '../../../../kit/ui/marks.tsx';
import { Silhouette } from '../../../../kit/ui/silhouettes.tsx';
import { Leader } from '../../leaders/leader.tsx';
import { SkillIcons, TacticValues } from '../../leaders/marks.tsx';
import { useScene } from '../../scene.ts';
import { colourOf } from '../../sides.ts';
import { leaderText } from '../place-names.ts';
import { isTurned } from '../plate-g.tsx';
import type { Stack } from '../stacks.ts';
import * as css from './about.module.css';
import { type Force, forcesAt } from './place-card.ts';

/** Units and leaders of both sides in a place, by name. */
export function Forces({ place }: { place: PlaceId }) {
  const t = useTranslate();
  const forces = forcesAt(useScene(), place);
  if (forces.length === 0) {
    return place === BASE_SPACE ? null : <p className={css.note}>{t('board.rb.about.nothingHere')}</p>;
  }
  return forces.map((force) => <SideForce key={force.side} force={force} />);
}

function SideForce({ force: { side, stacks, leaders } }: { force: Force }) {
  const t = useTranslate();
  return (
    <section className={css.force} data-side={side} aria-label={t(`side.${side}`)}>
      <h3 className="label">
        <Emblem id={colourOf(side)} size={14} /> {t(`side.${side}`)}
      </h3>
      <ul>
        {stacks.map((stack) => (
          <Units key={stack.type} stack={stack} turned={isTurned(stack.type, side)} />
        ))}
        {leaders.map((id) => (
          <OneLeader key={id} id={id} />
        ))}
      </ul>
    </section>
  );
}

function Units({ stack: { type, ids, damaged }, turned }: { stack: Stack; turned: boolean }) {
  const t = useTranslate();
  const name = t(`units.${type}`, { n: ids.length });
  return (
    <li>
      <Silhouette id={type} size={28} flip={turned} />
      <span>{damaged > 0 ? t('board.rb.damaged', { units: name, count: damaged }) : name}</span>
    </li>
  );
}

function OneLeader({ id }: { id: LeaderId }) {
  const t = useTranslate();
  const scene = useScene();
  return (
    <li>
      <Leader leader={id} now={scene.view.leaders[id]} size={28} />
      <span>{leaderText(t, id, scene.view.leaders[id], false)}</span>
      <span className={css.skills}>
        <SkillIcons leader={id} />
        <TacticValues leader={id} />
      </span>
    </li>
  );
}
