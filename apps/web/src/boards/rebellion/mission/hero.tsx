import { BASE_SPACE, type PlaceId, type SystemId } from '@echo-base/games/rebellion/client';
import type { Ref } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { DISC } from '../galaxy/layout.ts';
import { Planet } from '../galaxy/markers.tsx';
import { standingOf } from '../galaxy/place-names.ts';
import { Ring } from '../galaxy/ring.tsx';
import { Stones } from '../galaxy/stones.tsx';
import { useScene } from '../scene.ts';
import * as css from './hero.module.css';

/** Radius of the ring around the place. */
const R = 84;
/** How many times as large as on the map the system is. */
const ENLARGED = 3.2;

/** The place of a mission with its loyalty, in the ring that means "here", and below it its name. `ref`: the ring. */
export function Hero({ place, ref }: { place: PlaceId; ref: Ref<HTMLDivElement> }) {
  const t = useTranslate();
  const { view } = useScene();
  const standing = place === BASE_SPACE ? null : standingOf(place, view.systems[place]);
  return (
    <div className={css.hero} data-hero={place}>
      <div ref={ref} className={css.ring}>
        <svg className={css.drawing} viewBox="-93 -93 186 186" aria-hidden="true">
          <circle className={css.ground} r={R} />
          {place !== BASE_SPACE && <Standing system={place} />}
          <circle className={css.casing} r={R} />
          <circle className={css.line} r={R} />
          {[0, 90, 180, 270].map((turn) => (
            <path key={turn} className={css.line} d={`M0 ${-R}v-9`} transform={`rotate(${turn})`} />
          ))}
        </svg>
      </div>
      <b className={css.name}>{t(`system.${place}`)}</b>
      {standing && <span className={css.standing}>{t(`board.rb.standing.${standing}`)}</span>}
    </div>
  );
}

/** The picture of a system with its loyalty around it. */
function Standing({ system }: { system: SystemId }) {
  const { view } = useScene();
  const standing = standingOf(system, view.systems[system]);
  return (
    <g className={css.system} transform={`scale(${ENLARGED})`}>
      {standing === 'destroyed' ? <Stones system={system} /> : <Planet id={system} />}
      <circle className={css.edge} r={DISC} />
      <Ring standing={standing} />
    </g>
  );
}
