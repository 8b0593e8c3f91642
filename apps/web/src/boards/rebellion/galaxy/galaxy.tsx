import { BASE_SPACE, boxOf, type PlaceId, type SystemId } from '@echo-base/games/rebellion/client';
import { type CSSProperties, memo, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { sharedByKey } from '../../../kit/ui/shared.ts';
import { Surface, useViewport } from '../../../kit/ui/surface/surface.tsx';
import { useActs, useDecision } from '../../../question/selection/use-selection.ts';
import { MarksOutside } from '../mates/marks-outside.tsx';
import { MatesOnMap } from '../mates/on-map.tsx';
import { MissionCover } from '../mission/mission-cover.tsx';
import { useScene } from '../scene.ts';
import { AboutCard } from './about/about-card.tsx';
import { Bay } from './bay.tsx';
import { Field } from './field.tsx';
import * as css from './galaxy.module.css';
import { AROUND, type Box, type MapLayout, type Point } from './layout.ts';
import type { Layers } from './map-menu.tsx';
import { MapOrder } from './map-order.tsx';
import { MovementProvider, MovingUnits } from './movement.tsx';
import { usePlaceInFront } from './place-in-front.ts';
import { baseTagOf, isSearching, locatedBaseOf } from './place-names.ts';
import { type Detail, type Facts, type Plate, placedOn } from './plates.ts';
import { Marks, PointedOut } from './pointed-out.tsx';
import { AskedSystem } from './system.tsx';
import { TargetsInView, targetsOf } from './targets-in-view.tsx';
import { Tools } from './tools.tsx';
import { asksForUnits } from './unit-stacks.tsx';
import { useFacts } from './use-facts.ts';
import { useFar } from './use-far.ts';
import { LayoutProvider, useFittingLayout, useLayout } from './use-layout.ts';
import { useMapKeys } from './use-map-keys.ts';
import { useWholeGalaxyEachTurn } from './use-new-turn.ts';

/** How far the view may go beyond the map, so that nothing stays under the tools in its corners. */
const MARGIN = 90;

/** Scales below which the map shows numbers instead of units, and no names. */
const FAR_BELOW = 0.8;
const POWER_BELOW = 0.5;

function detailAt(scale: number): Detail {
  if (scale >= FAR_BELOW) return 'near';
  return scale >= POWER_BELOW ? 'far' : 'power';
}

/**
 * The plates of all systems, also by system, and the tag of the base. Those of a system stay the same object until one of
 * them changes.
 */
export function usePlates(detail: Detail) {
  const t = useTranslate();
  const layout = useLayout();
  const { view, unitsAt, leadersAt } = useScene();
  const { units, base } = view;
  const { systems } = boxOf(view);
  const baseTag = baseTagOf(t, view);
  const located = locatedBaseOf(view);
  const [known] = useState(() => new Map<SystemId, readonly Plate[]>());
  const [knownTags] = useState(() => new Map<SystemId, Box>());
  return useMemo(() => {
    const facts: Facts = {
      layout,
      systems,
      view: { units, base },
      unitsAt,
      nameOf: (id: string) => t({ key: `system.${id}` }),
      leadersIn: (id: string) => leadersAt.get(id)?.length ?? 0,
      baseTag,
      located,
    };
    const { plates: all, tag } = placedOn(facts, detail);
    const bySystem = systems.map((id) => [id, all.filter(({ system }) => system === id)] as const);
    const tagged = sharedByKey(knownTags, tag ? [[tag.system, tag.box]] : []);
    return { facts, all, at: sharedByKey(known, bySystem), tagged };
  }, [known, knownTags, systems, units, base, baseTag, located, unitsAt, leadersAt, t, detail, layout]);
}

const NONE: readonly [] = [];

interface MapProps {
  layers: Layers;
  found: SystemId | null;
}

/** The content of the map, which moves with it. */
const GalaxyMap = memo(function GalaxyMap({ layers, found }: MapProps) {
  const t = useTranslate();
  const detail = useViewport(({ rest }) => detailAt(rest));
  const zoom = useViewport(({ rest }) => Math.max(0.25, Math.round(rest * 4) / 4));
  const plates = usePlates(detail);
  const [read, show] = useState<PlaceId | null>(null);
  // A second press on the same place closes its card.
  const toggle = useCallback((place: PlaceId) => show((now) => (now === place ? null : place)), []);
  const map = useRef<HTMLUListElement>(null);
  const current = useMapKeys(map, show);
  return (
    <div className={css.map} style={{ '--zoom': zoom } as CSSProperties} data-detail={detail}>
      <Field />
      <Marks isShown={layers.marks} />
      <ul ref={map} className={css.systems} aria-label={t('board.rb.map')} aria-description={t('board.rb.about.keys')}>
        <Systems layers={layers} found={found} plates={plates} detail={detail} current={current} onRead={toggle} />
        <Bay detail={detail} isCurrent={current === BASE_SPACE} onRead={toggle} />
      </ul>
      <MapOrder facts={plates.facts} plates={plates.all} detail={detail} />
      {layers.units && <MovingUnits detail={detail} />}
      <MatesOnMap />
      <PointedOut />
      <EachTurn />
      <TargetsInView below={POWER_BELOW} />
      {read && <AboutCard place={read} onShow={show} />}
    </div>
  );
});

interface SystemsProps extends MapProps {
  plates: ReturnType<typeof usePlates>;
  detail: Detail;
  /** The place in the Tab order. */
  current: PlaceId;
  onRead(place: PlaceId): void;
}

/** All systems. One rerenders only when it changes, or its state in the question. */
function Systems({ layers, found, plates, detail, current, onRead }: SystemsProps) {
  const facts = useFacts();
  const far = useFar();
  const areUnitsAsked = asksForUnits(useDecision());
  // Nothing is left to mark once the base is known, though the switch was on.
  const isOpen = isSearching(useScene().view);
  return [...facts].map(([id, about]) => (
    <AskedSystem
      key={id}
      facts={about}
      plates={(layers.units && plates.at.get(id)) || NONE}
      tag={plates.tagged.get(id) ?? null}
      detail={detail}
      asksForUnits={areUnitsAsked}
      found={found === id}
      aid={layers.aid && isOpen}
      builds={layers.builds}
      isFar={far.has(id)}
      isCurrent={current === id}
      onRead={onRead}
    />
  ));
}

/** What a window too small for the map shows first: what is told in front, the places of the question, the busiest system. */
function usePlaceToShow({ centreOf }: MapLayout): () => Point {
  const { now } = useActs();
  const { view, unitsAt } = useScene();
  const front = usePlaceInFront();
  return () => {
    const [asked] = targetsOf(now());
    const unitsIn = (id: SystemId) => unitsAt.get(id)?.length ?? 0;
    const busiest = boxOf(view).systems.toSorted((a, b) => unitsIn(b) - unitsIn(a))[0];
    return centreOf(front ?? asked ?? busiest ?? 'malastare');
  };
}

/** Renders nothing: shows the whole map at each new turn. */
function EachTurn() {
  useWholeGalaxyEachTurn(usePlaceToShow(useLayout()));
  return null;
}

/** The map: 32 systems in 8 regions and the Rebel base space, to pan, zoom and search. */
export function Galaxy() {
  const t = useTranslate();
  const layout = useFittingLayout();
  const start = usePlaceToShow(layout);
  const [layers, setLayers] = useState<Layers>({ units: true, aid: false, builds: true, marks: true });
  const [found, setFound] = useState<SystemId | null>(null);
  return (
    <div className={css.window}>
      <LayoutProvider value={layout}>
        <Surface
          key={layout.id}
          label={t('board.rb.map')}
          size={layout.size}
          start={start()}
          margin={MARGIN}
          around={AROUND}
          tools={
            <>
              <Tools layers={layers} onLayers={setLayers} onFind={setFound} />
              <MarksOutside />
              <MissionCover />
            </>
          }
        >
          <MovementProvider>
            <GalaxyMap layers={layers} found={found} />
          </MovementProvider>
        </Surface>
      </LayoutProvider>
    </div>
  );
}
