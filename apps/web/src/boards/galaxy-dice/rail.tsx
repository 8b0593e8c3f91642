import type { GalaxyView } from '@echo-base/games/galaxy-dice/client';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import type { BoardProps } from '../../question/board-set.ts';
import { Itinerary } from './itinerary.tsx';
import { LordsWaiting } from './lords.tsx';
import * as css from './rail.module.css';
import { SceneProvider } from './scene.ts';

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
