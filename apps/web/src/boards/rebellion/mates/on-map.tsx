import { PLACE_IDS, type PlaceId } from '@echo-base/games/rebellion/client';
import { useEffect } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { keyOf } from '../../../kit/net/chat-lines.ts';
import { cx } from '../../../kit/ui/cx.ts';
import { useCamera } from '../../../kit/ui/surface/surface.tsx';
import { useMates, useMatesShown } from '../../../question/mates.ts';
import { useDecision } from '../../../question/selection/use-selection.ts';
import { DISC } from '../galaxy/layout.ts';
import { useLayout } from '../galaxy/use-layout.ts';
import * as css from './mates.module.css';
import { usePlanWords } from './plan-tag.tsx';
import { usePlannedAt } from './planned.ts';
import { markedPlace, placeNamed, useMarks } from './use-marks.ts';

/** What team-mates may choose on the map, what they plan, and where they point, in their own colour and dots. */
export function MatesOnMap() {
  const targets = useTargets();
  return (
    <>
      {PLACE_IDS.map((place) => (
        <Ghost key={place} place={place} by={targets.get(place)} />
      ))}
      <Marks />
    </>
  );
}

/** Legal places of the questions of mates, by whom; none beside an own question, and none if they are switched off. */
function useTargets(): ReadonlyMap<PlaceId, string> {
  const mates = useMates();
  const isShown = useMatesShown((state) => state.isShown);
  const isAsked = useDecision() !== null;
  const asked = isAsked || !isShown ? [] : mates;
  const places = asked.flatMap(({ seat, decision }) =>
    decision.options.flatMap(({ at, refused }) => {
      const place = refused ? undefined : placeNamed(at);
      return place ? [[place, seat] as const] : [];
    }),
  );
  return new Map(places);
}

/** A place that a mate may choose (`by`), or plans to. */
function Ghost({ place, by }: { place: PlaceId; by: string | undefined }) {
  const { centreOf } = useLayout();
  const planned = usePlannedAt(`place:${place}`);
  const words = usePlanWords(planned);
  if (by === undefined && words === null) return null;
  const { x, y } = centreOf(place);
  return (
    <span
      className={css.place}
      style={{ left: x, top: y }}
      data-mate={planned[0]?.seat ?? by}
      data-mates={words === null ? 'target' : 'plan'}
      data-at={place}
    >
      <svg className={css.ring} aria-hidden="true">
        <circle className={cx(words !== null && css.planned)} r={DISC + 9} />
      </svg>
      {words !== null && <span className={css.words}>{words}</span>}
    </span>
  );
}

function Marks() {
  const t = useTranslate();
  const { centreOf } = useLayout();
  const camera = useCamera();
  const isAsked = useDecision() !== null;
  const marks = useMarks();
  const newest = marks.at(-1);
  const key = newest && keyOf(newest);
  // To the middle, clear of the bubble that tells of it. Under an own question the map stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each mark.
  useEffect(() => {
    const place = newest && markedPlace(newest);
    if (place && !isAsked && !camera.isWhole) camera.visit(centreOf(place), 0);
  }, [key]);
  return marks.map((line) => {
    const place = markedPlace(line);
    if (!place) return null;
    const { x, y } = centreOf(place);
    return (
      <span
        key={keyOf(line)}
        className={css.place}
        data-mate={line.seat}
        style={{ left: x, top: y }}
        data-team-mark={place}
      >
        <svg className={css.ring} aria-hidden="true">
          <circle className={css.wave} r={DISC + 9} />
          <circle r={DISC + 14} />
        </svg>
        <span className={css.words}>{t('board.rb.mate.here', { name: line.from })}</span>
      </span>
    );
  });
}
