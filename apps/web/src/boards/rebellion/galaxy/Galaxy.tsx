import { SYSTEM_IDS } from '@echo-base/games/rebellion/client';
import { type CSSProperties, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSay } from '../../../i18n/say.tsx';
import { useScene } from '../scene.tsx';
import { Bay } from './Bay.tsx';
import { Field } from './Field.tsx';
import css from './Galaxy.module.css';
import { MAP } from './layout.ts';
import { type Detail, platesOf } from './plates.ts';
import { System } from './System.tsx';

/** Below these scales the map shows numbers instead of units, and no names. */
const FAR_BELOW = 0.8;
const POWER_BELOW = 0.5;

function detailAt(scale: number): Detail {
  if (scale >= FAR_BELOW) return 'near';
  return scale >= POWER_BELOW ? 'far' : 'power';
}

/** The scale at which the whole map fits into its window, and where it then begins. */
function useFit() {
  const window = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState({ scale: 1, x: 0, y: 0 });
  useLayoutEffect(() => {
    const element = window.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      const scale = Math.min(width / MAP.width, height / MAP.height);
      setFit({ scale, x: (width - MAP.width * scale) / 2, y: (height - MAP.height * scale) / 2 });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { window, fit };
}

/** The plates of all systems by system. */
function usePlates(detail: Detail) {
  const say = useSay();
  const { view, unitsAt, leadersAt } = useScene();
  return useMemo(() => {
    const facts = {
      view,
      unitsAt,
      nameOf: (id: string) => say(`system.${id}`),
      leadersIn: (id: string) => leadersAt.get(id)?.length ?? 0,
    };
    const plates = platesOf(facts, detail);
    return new Map(SYSTEM_IDS.map((id) => [id, plates.filter(({ system }) => system === id)]));
  }, [view, unitsAt, leadersAt, say, detail]);
}

const NONE: readonly [] = [];

/** The map: 32 systems in 8 regions and the Rebel base space. */
export function Galaxy() {
  const say = useSay();
  const { window, fit } = useFit();
  const detail = detailAt(fit.scale);
  const plates = usePlates(detail);
  const style = {
    width: MAP.width,
    height: MAP.height,
    transform: `translate(${fit.x}px, ${fit.y}px) scale(${fit.scale})`,
    '--zoom': fit.scale,
  } as CSSProperties;
  return (
    <div className={css.window} ref={window}>
      <div className={css.map} style={style} data-detail={detail}>
        <Field />
        <ul className={css.systems} aria-label={say('board.rb.map')}>
          {SYSTEM_IDS.map((id) => (
            <System key={id} id={id} plates={plates.get(id) ?? NONE} detail={detail} />
          ))}
          <Bay />
        </ul>
      </div>
    </div>
  );
}
