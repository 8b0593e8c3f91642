import { type ComponentType, memo, useCallback, useRef, useState } from 'react';
import { type Translate, useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { useRefuse } from '../../../question/refusals.ts';
import { carryOut, NO_TARGET, refusedIn, type Target } from '../../../question/selection/target.ts';
import { TargetButton } from '../../../question/selection/target-button.tsx';
import { useActs } from '../../../question/selection/use-selection.ts';
import { Choices } from '../choices.tsx';
import type { Grid } from './grid.ts';
import * as css from './grid-places.module.css';
import type { InspectedStore } from './inspected.ts';
import { useGridKeys } from './use-grid-keys.ts';

interface GridPlacesProps<Place extends string> {
  readonly grid: Grid<Place>;
  /** Accessible name of the board. */
  readonly label: string;
  /** The places that the question is about; each the same object until it changes. */
  readonly cells: ReadonlyMap<Place, Target>;
  readonly inspected: InspectedStore<Place>;
  /** Accessible names, without their state in the question. */
  readonly names: ReadonlyMap<Place, string>;
  /** A name with its state, of legal places; by default the board's sentence `legal`. */
  stated?(t: Translate, name: string, cell: Target): string;
  /** The place in the Tab order before any had the focus; by default the first. */
  readonly start?: Place;
  /** Whether a legal place is in the Tab order; by default all of them are. */
  isStop?(cell: Target): boolean;
  /** Drawn over a place of the question. */
  readonly Drawing?: ComponentType<{ readonly place: Place; readonly cell: Target }>;
  /** What a press does besides answering, such as showing the place in the inspector; the same function. */
  onPress?(place: Place, cell: Target): void;
  /** The place as its choices name it; by default its id. */
  titleOf?(place: Place): string;
}

const always = () => true;

/** A press on a legal place with several answers lets the player choose one. */
const hasChoice = ({ act, open }: Target): boolean => act !== null && 'press' in act && open.length > 1;

/** All places as buttons; the arrow keys move from one to the next. */
export function GridPlaces<Place extends string>(props: GridPlacesProps<Place>) {
  const { grid, label, cells, inspected, names, stated, start, isStop = always, Drawing, onPress, titleOf } = props;
  const t = useTranslate();
  const acts = useActs();
  const refuse = useRefuse();
  const list = useRef<HTMLUListElement>(null);
  const current = useGridKeys(list, grid, start ?? grid.places[0]);
  const [chosen, choose] = useState<Place | null>(null);
  const press = useCallback(
    (place: Place, cell: Target) => {
      onPress?.(place, cell);
      if (cell.state === 'refused') refuse(refusedIn(cell));
      else if (hasChoice(cell)) choose(place);
      else carryOut(acts, cell);
    },
    [acts, refuse, onPress],
  );
  return (
    <>
      <ul ref={list} className={css.places} aria-label={label} aria-description={t({ key: `${grid.words}.keys` })}>
        {grid.places.map((place) => {
          const cell = cells.get(place) ?? NO_TARGET;
          return (
            <PlaceButton
              key={place}
              grid={grid}
              place={place}
              name={names.get(place) ?? place}
              cell={cell}
              inspected={inspected}
              stated={stated}
              isInTabOrder={place === current || (cell.state === 'legal' && isStop(cell))}
              Drawing={Drawing}
              onPress={press}
            />
          );
        })}
      </ul>
      {chosen !== null && (
        <Choices
          at={`${grid.kind}:${chosen}`}
          label={t({ key: `${grid.words}.choices`, params: { place: titleOf?.(chosen) ?? chosen } })}
          options={cells.get(chosen)?.open ?? []}
          onChoose={(option) => {
            choose(null);
            acts.press(option);
          }}
          onClose={() => choose(null)}
        />
      )}
    </>
  );
}

interface PlaceButtonProps<Place extends string> extends Pick<GridPlacesProps<Place>, 'grid' | 'inspected'> {
  readonly place: Place;
  readonly name: string;
  readonly cell: Target;
  readonly isInTabOrder: boolean;
  readonly stated: GridPlacesProps<Place>['stated'] | undefined;
  readonly Drawing: GridPlacesProps<Place>['Drawing'] | undefined;
  onPress(place: Place, cell: Target): void;
}

/** One place: a button with its name and state. A right click shows it in the inspector. */
function OnePlace<Place extends string>(props: PlaceButtonProps<Place>) {
  const { grid, place, name, cell, inspected, isInTabOrder, stated, Drawing, onPress } = props;
  const t = useTranslate();
  const { hover } = useActs();
  const { x, y } = grid.centreOf(place);
  const { state } = cell;
  const target = {
    ...cell,
    press: () => onPress(place, cell),
    hover(on: boolean) {
      inspected.inspect(on ? place : null);
      hover(on ? (cell.lights[0] ?? null) : null);
    },
  };
  const inState = stated ? stated(t, name, cell) : t({ key: `${grid.words}.legal`, params: { name } });
  return (
    <li className={css.place} style={{ left: x, top: y }} data-place={`${grid.kind}:${place}`}>
      <TargetButton
        target={target}
        name={state === 'legal' ? inState : name}
        names={cell.names.join(' ')}
        className={cx(
          css.hit,
          grid.shape === 'hex' && css.round,
          state === 'refused' && css.refused,
          state === 'legal' && css.open,
        )}
        style={{ width: grid.hit, height: grid.hit }}
        isSelected={cell.selected}
        hasTip={false}
        tabIndex={isInTabOrder ? 0 : -1}
        onRefused={target.press}
        onContextMenu={(event) => {
          event.preventDefault();
          inspected.pin(place);
        }}
      />
      {Drawing && cell !== NO_TARGET && <Drawing place={place} cell={cell} />}
    </li>
  );
}

const PlaceButton = memo(OnePlace) as typeof OnePlace;
