import type { SpaceId } from '@echo-base/games/imperial-assault/client';
import { useMemo } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { Grid } from '../../kit/grid/grid.ts';
import { GridPlaces } from '../../kit/grid/grid-places.tsx';
import { useScene } from '../scene.ts';
import type { Cells } from './cells.ts';
import { spaces } from './inspected.ts';
import { usePress } from './press.ts';
import { spaceName } from './space-name.ts';

/** All spaces as buttons. Pieces and marks are drawn below them. */
export function Spaces({ grid, cells }: { grid: Grid<SpaceId>; cells: Cells }) {
  const t = useTranslate();
  const { view, nameOf } = useScene();
  const onPress = usePress(cells);
  const names = useMemo(
    () => new Map(grid.places.map((space) => [space, spaceName(t, view, space, nameOf)])),
    [grid, t, view, nameOf],
  );
  return (
    <GridPlaces
      grid={grid}
      label={t('board.ia.map')}
      cells={cells}
      inspected={spaces}
      names={names}
      onPress={onPress}
    />
  );
}
