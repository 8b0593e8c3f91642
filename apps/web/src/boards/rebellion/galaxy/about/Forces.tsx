import { BASE_SPACE, type LeaderId, type PlaceId } from '@echo-base/games/rebellion/client';
import { useSay } from '../../../../i18n/say.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Emblem, Silhouette } from '../../../../ui/silhouettes.tsx';
import { Leader } from '../../leaders/Leader.tsx';
import { SkillIcons, TacticValues } from '../../leaders/marks.tsx';
import { useScene } from '../../scene.tsx';
import { colourOf } from '../../sides.ts';
import { isTurned } from '../PlateG.tsx';
import type { Stack } from '../stacks.ts';
import { leaderText } from '../words.ts';
import css from './About.module.css';
import { type Force, forcesAt } from './facts.ts';

/** Units and leaders of both sides in a place, by name. */
export function Forces({ place }: { place: PlaceId }) {
  const say = useSay();
  const forces = forcesAt(useScene(), place);
  if (forces.length === 0) {
    return place === BASE_SPACE ? null : <p className={css.note}>{say('board.rb.about.nothingHere')}</p>;
  }
  return forces.map((force) => <SideForce key={force.side} force={force} />);
}

function SideForce({ force: { side, stacks, leaders } }: { force: Force }) {
  const say = useSay();
  return (
    <section className={cx(css.force, css[colourOf(side)])} aria-label={say(`side.${side}`)}>
      <h3 className="label">
        <Emblem id={colourOf(side)} size={14} /> {say(`side.${side}`)}
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
  const say = useSay();
  const name = say(`units.${type}`, { n: ids.length });
  return (
    <li>
      <Silhouette id={type} size={28} flip={turned} />
      <span>{damaged > 0 ? say('board.rb.damaged', { units: name, count: damaged }) : name}</span>
    </li>
  );
}

function OneLeader({ id }: { id: LeaderId }) {
  const say = useSay();
  const scene = useScene();
  return (
    <li>
      <Leader leader={id} now={scene.view.leaders[id]} size={28} />
      <span>{leaderText(say, id, scene.view.leaders[id])}</span>
      <span className={css.skills}>
        <SkillIcons leader={id} />
        <TacticValues leader={id} />
      </span>
    </li>
  );
}
