import type { GalaxyView } from '@echo-base/games/galaxy-dice/client';
import { useSay } from '../../i18n/say.tsx';
import type { BoardProps } from '../types.ts';
import { Itinerary } from './Itinerary.tsx';
import { LordsWaiting } from './Lords.tsx';
import css from './Rail.module.css';
import { SceneProvider } from './scene.tsx';

/** The itinerary, and the lords waiting at the planet. */
export function Rail(props: BoardProps<GalaxyView>) {
  const say = useSay();
  return (
    <SceneProvider board={props}>
      <section className={css.block} aria-label={say('board.gd.campaign')}>
        <h3 className="label">{say('board.gd.campaign')}</h3>
        <div className={css.route}>
          <Itinerary />
        </div>
      </section>
      <LordsWaiting />
    </SceneProvider>
  );
}
