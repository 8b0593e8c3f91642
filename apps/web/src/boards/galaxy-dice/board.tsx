import type { GalaxyView, PlanetId } from '@echo-base/games/galaxy-dice/client';
import { type CSSProperties, useEffect, useState } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { planetUrl } from '../../kit/ui/planet.tsx';
import type { BoardProps } from '../../question/board-set.ts';
import * as css from './board.module.css';
import { Chart } from './chart.tsx';
import { Final } from './final.tsx';
import { Flight } from './flight.tsx';
import { Own } from './hand.tsx';
import { Itinerary } from './itinerary.tsx';
import { LordsHere } from './lords.tsx';
import { limbAt, RADIUS_OF_ROWS, roomFor } from './measures.ts';
import { Row } from './row.tsx';
import { SceneProvider, useScene } from './scene.ts';
import { useToldView } from './told-view.ts';

/** Milliseconds in which a planet slides out of the board. */
const SLIDE_MS = 700;

function longestOf({ rows }: GalaxyView): number {
  return Math.max(...rows.map((row) => row.spaces.length));
}

/** The current planet, its rows, and at the end the final score. */
export function Board(props: BoardProps<GalaxyView>) {
  const view = useToldView(props.view, props.viewer);
  const longest = longestOf(view);
  const style = {
    '--rows': view.rows.length,
    '--longest': longest,
    '--room': roomFor(view.rows),
    '--limb-last': limbAt(0, view.rows.length),
    '--radius-of-rows': RADIUS_OF_ROWS,
  };
  return (
    <SceneProvider board={{ ...props, view }}>
      <div className={css.board}>
        <div className={css.field} style={style as CSSProperties}>
          <Chart />
          <Hero planet={view.planet} />
          <Heading />
          <Rows />
          {view.final && <Final scores={view.final} />}
          {view.step !== 'over' && <Own />}
          <Flight />
        </div>
      </div>
    </SceneProvider>
  );
}

function Rows() {
  const t = useTranslate();
  const { view } = useScene();
  const longest = longestOf(view);
  return (
    <ol className={css.rows} key={view.planet} aria-label={t('board.gd.rows', { planet: t(`planet.${view.planet}`) })}>
      {view.rows.map((row) => (
        <Row key={row.id} row={row} count={view.rows.length} longest={longest} />
      ))}
    </ol>
  );
}

/** The previous planet, during its animation. */
function useLeaving(planet: PlanetId): PlanetId | null {
  const [shown, setShown] = useState({ planet, before: null as PlanetId | null });
  if (shown.planet !== planet) setShown({ planet, before: shown.planet });
  useEffect(() => {
    if (shown.before === null) return;
    const timer = setTimeout(() => setShown((now) => ({ ...now, before: null })), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown.before;
}

function Hero({ planet }: { planet: PlanetId }) {
  const leaving = useLeaving(planet);
  return (
    <>
      {leaving && <img key={leaving} className={cx(css.planet, css.leaving)} src={planetUrl(leaving)} alt="" />}
      <img key={planet} className={css.planet} src={planetUrl(planet)} alt="" draggable={false} />
      <span className={css.scrim} />
    </>
  );
}

function Heading() {
  const t = useTranslate();
  const { view } = useScene();
  const place = t('board.gd.place', { number: view.planetIndex + 1, count: view.planets.length });
  return (
    <header className={css.heading}>
      <h2 className={css.title}>{t(`planet.${view.planet}`)}</h2>
      <p className={css.kind}>
        {t(`planet.${view.planet}.kind`)} · {place}
      </p>
      <div className={css.narrowOnly}>
        <LordsHere />
        <Itinerary />
      </div>
    </header>
  );
}
