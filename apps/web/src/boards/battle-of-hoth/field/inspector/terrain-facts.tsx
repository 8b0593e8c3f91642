import { type TerrainId, terrainInfo } from '@echo-base/games/battle-of-hoth/client';
import { type Translate, useTranslate } from '../../../../kit/i18n/translate.tsx';
import { TerrainG } from '../terrain.tsx';
import * as css from './inspector.module.css';

/** What terrain does, in short sentences. */
function effectsOf(t: Translate, terrain: TerrainId): string[] {
  const { closedTo, stops, protection, trench, vehicleInside, blocksSight } = terrainInfo(terrain);
  const from = protection ? { infantry: protection.infantry, vehicle: protection.vehicle } : null;
  return [
    closedTo && t(`board.bh.terrain.closed.${closedTo}`),
    stops && t('board.bh.terrain.stops'),
    from && t(trench ? 'board.bh.terrain.trench' : 'board.bh.terrain.protects', from),
    vehicleInside && t('board.bh.terrain.inside', { n: vehicleInside }),
    blocksSight && t('board.bh.terrain.blocks'),
  ].filter((sentence): sentence is string => typeof sentence === 'string');
}

/** Terrain with what it does. */
export function TerrainFacts({ terrain }: { terrain: TerrainId }) {
  const t = useTranslate();
  return (
    <div className={css.terrain}>
      <svg aria-hidden="true" width="44" height="44" viewBox="-44 -44 88 88">
        <TerrainG type={terrain} />
      </svg>
      <p>
        <b>{t(`terrain.${terrain}`)}.</b> {effectsOf(t, terrain).join(' ')}
      </p>
    </div>
  );
}
