import { type TerrainId, terrainInfo, type View } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { type Asked, shownOptions } from '../../../question/selection/offered.ts';
import { useChosen } from '../../../question/selection/use-selection.ts';
import { aimsOf } from '../field/aim.ts';
import { actingPiece } from '../field/cells.ts';
import * as css from './legend.module.css';

/** Signs of the field that the legend explains. */
const SIGNS = ['sight', 'blocked', 'retreat', 'cost', 'stop', 'closed'] as const;
type Sign = (typeof SIGNS)[number];

const DRAWINGS: Readonly<Record<Sign, readonly { readonly d: string; readonly look: string | undefined }[]>> = {
  sight: [{ d: 'M3 12H41', look: css.sight }],
  blocked: [
    { d: 'M3 12H26', look: css.dotted },
    { d: 'M26 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M29 7L39 17', look: css.slash },
  ],
  retreat: [
    { d: 'M3 12H30', look: css.dashed },
    { d: 'M41 12L29 5v14z', look: css.head },
  ],
  cost: [{ d: 'M8 3H36V21H8zM20 8l2.500-1v10', look: css.sight }],
  stop: [{ d: 'M12 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M17 12H27', look: css.sight }],
  closed: [{ d: 'M14 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M17 7L27 17', look: css.slash }],
};

const NOT_IN_SIGHT = /^no_sight/;

/** Terrain by hex name of an option's place. */
function terrainAt({ terrain }: View, at = ''): TerrainId | null {
  return terrain.find(({ hex }) => at === `hex:${hex}`)?.type ?? null;
}

/** The signs that are on the field now, in their order (18.9). */
function signsOn(targets: Asked, view: View): readonly Sign[] {
  const acting = actingPiece(targets);
  const shown = acting ? shownOptions({ decision: targets.decision, piece: acting }) : [];
  const aims = aimsOf(view, acting);
  const moves = shown.filter(({ key, refused }) => key.startsWith('move:') && !refused);
  const isOn: Readonly<Record<Sign, boolean>> = {
    sight: aims.length > 0,
    blocked: shown.some(({ refused }) => NOT_IN_SIGHT.test(refused?.code ?? '')),
    retreat: aims.some((aim) => (aim.escape?.first.length ?? 0) > 0),
    cost: moves.length > 0,
    stop: moves.some(({ at }) => {
      const type = terrainAt(view, at);
      return type !== null && terrainInfo(type).stops;
    }),
    closed: shown.some(({ refused }) => refused?.code === 'impassable'),
  };
  return SIGNS.filter((sign) => isOn[sign]);
}

/** Legend of the signs on the field, in the free part of the hand. Decorative: each place says the same in words. */
export function Legend({ view }: { view: View }) {
  const t = useTranslate();
  const signs = signsOn(useChosen(), view);
  if (signs.length === 0) return null;
  return (
    <div className={css.legend} aria-hidden="true" data-legend={signs.join(' ')}>
      <p className="label">{t('board.bh.legend')}</p>
      <ul>
        {signs.map((sign) => (
          <li key={sign}>
            <svg aria-hidden="true" width="44" height="24" viewBox="0 0 44 24">
              {DRAWINGS[sign].map(({ d, look }) => (
                <path key={d} d={d} className={look} />
              ))}
            </svg>
            {t(`board.bh.legend.${sign}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
