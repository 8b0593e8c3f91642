import type { GalaxyView } from '@echo-base/games/galaxy-dice/client';
import { useTranslate } from '../../i18n/translate.tsx';
import type { BoardProps } from '../types.ts';
import { Itinerary } from './Itinerary.tsx';
import { LordsWaiting } from './Lords.tsx';
import css from './Rail.module.css';
import { SceneProvider } from './scene.tsx';

/** The itinerary, and the lords waiting at the planet. */
export function Rail(props: BoardProps<GalaxyView>) {
  const t = useTranslate();
  return (
    <SceneProvider board={props}>
      <section className={css.block} aria-label={t('board.gd.campaign')}>
        <h3 className="label">{t('board.gd.campaign')}</h3>
        <div className={css.route}>
          <Itinerary />
        </div>
      </section>
      <LordsWaiting />
    </SceneProvider>
  );
}
