import { Button } from '../kit/ui/button.tsx';
import { MiniMap } from '../kit/ui/surface/mini-map.tsx';
import { Surface } from '../kit/ui/surface/surface.tsx';
import { ZoomButtons } from '../kit/ui/surface/zoom-buttons.tsx';
import * as css from './gallery.module.css';

const SIZE = { width: 900, height: 480 };
const PLACES = [
  { name: 'Near', x: 90, y: 80 },
  { name: 'Middle', x: 450, y: 240 },
  { name: 'Far', x: 780, y: 400 },
];

/** A surface to pan and zoom, with buttons on it. */
export function Surfaces() {
  return (
    <div className={css.surface}>
      <Surface
        label="Surface"
        size={SIZE}
        start={{ x: 450, y: 240 }}
        tools={
          <>
            <span className={css.lowerLeft}>
              <MiniMap size={SIZE}>
                {PLACES.map(({ name, x, y }) => (
                  <circle key={name} cx={x} cy={y} r="20" />
                ))}
              </MiniMap>
            </span>
            <ZoomButtons
              className={css.lowerRight}
              labels={{ zoomIn: 'Zoom in', zoomOut: 'Zoom out', fit: 'Show everything' }}
            />
          </>
        }
      >
        {PLACES.map(({ name, x, y }) => (
          <span key={name} className={css.place} style={{ left: x, top: y }}>
            <Button>{name}</Button>
          </span>
        ))}
      </Surface>
    </div>
  );
}
