import type { MapInfo, SpaceId } from '@echo-base/games/imperial-assault/client';
import { memo, useMemo, useRef } from 'react';
import { type Translate, useTranslate } from '../../../i18n/translate.tsx';
import { useTargets } from '../../../match/targets.tsx';
import { cx } from '../../../ui/cx.ts';
import { Choices } from '../../Choices.tsx';
import { reasonOf } from '../../refusals.ts';
import { useScene } from '../scene.tsx';
import { type Cell, type Cells, NO_CELL } from './cells.ts';
import { inspect } from './inspected.ts';
import { centreOf, spacesIn } from './layout.ts';
import { optionsIn, usePress } from './press.ts';
import css from './Spaces.module.css';
import { useSpaceKeys } from './use-space-keys.ts';
import { spaceWords } from './words.ts';

interface SpaceProps {
  readonly space: SpaceId;
  /** Accessible name without its state in the question. */
  readonly name: string;
  readonly cell: Cell;
  /** It is in the Tab order. */
  readonly isStopOfTab: boolean;
  onPress(space: SpaceId, cell: Cell): void;
  onHover(cell: Cell, on: boolean): void;
}

const nameIn = (t: Translate, name: string, { state }: Cell) =>
  state === 'legal' ? t('board.ia.legal', { name }) : name;

/** One space: a button with its name and state. Pieces and marks are drawn below it. */
const Space = memo(function Space({ space, name, cell, isStopOfTab, onPress, onHover }: SpaceProps) {
  const t = useTranslate();
  const { x, y } = centreOf(space);
  const { state, isSelected, refused, detail } = cell;
  const enter = (on: boolean) => {
    inspect(on ? space : null);
    onHover(cell, on);
  };
  return (
    <li className={css.space} style={{ left: x, top: y }} data-place={`space:${space}`}>
      <button
        type="button"
        className={cx(css.hit, state === 'refused' && css.refused, state === 'legal' && css.open)}
        tabIndex={isStopOfTab ? 0 : -1}
        data-target={state}
        data-names={cell.names.join(' ') || undefined}
        aria-label={nameIn(t, name, cell)}
        aria-pressed={isSelected || undefined}
        aria-disabled={state === 'refused' || undefined}
        aria-description={reasonOf(t, refused ?? undefined) ?? (detail ? t(detail) : undefined)}
        onClick={() => onPress(space, cell)}
        onPointerEnter={() => enter(true)}
        onPointerLeave={() => enter(false)}
        onFocus={() => enter(true)}
        onBlur={() => enter(false)}
      />
    </li>
  );
});

/** All spaces as buttons; the arrow keys move from one to the next. */
export function Spaces({ map, cells }: { map: MapInfo; cells: Cells }) {
  const t = useTranslate();
  const targets = useTargets();
  const { view, nameOf } = useScene();
  const list = useRef<HTMLUListElement>(null);
  const current = useSpaceKeys(list, map);
  const { press, open, choose, close } = usePress(cells);
  const { hover } = targets;
  const onHover = useMemo(() => (cell: Cell, on: boolean) => hover(on ? (cell.keys[0] ?? null) : null), [hover]);
  const names = useMemo(
    () => new Map(spacesIn(map).map((space) => [space, spaceWords(t, view, space, nameOf)])),
    [map, t, view, nameOf],
  );
  return (
    <>
      <ul ref={list} className={css.spaces} aria-label={t('board.ia.map')} aria-description={t('board.ia.keys')}>
        {spacesIn(map).map((space) => {
          const cell = cells.get(space) ?? NO_CELL;
          return (
            <Space
              key={space}
              space={space}
              name={names.get(space) ?? space}
              cell={cell}
              isStopOfTab={space === current || cell.state === 'legal'}
              onPress={press}
              onHover={onHover}
            />
          );
        })}
      </ul>
      {open && (
        <Choices
          at={`space:${open}`}
          label={t('board.ia.choices', { space: open })}
          options={optionsIn(targets, cells.get(open) ?? NO_CELL)}
          onChoose={choose}
          onClose={close}
        />
      )}
    </>
  );
}
