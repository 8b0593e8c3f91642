import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useIsStill } from '../still.ts';
import { Camera, type Point, type Size, type Viewport } from './camera.ts';
import * as css from './surface.module.css';

const Context = createContext<Camera | null>(null);

/** The camera of the surrounding surface. Throws outside a surface. */
export function useCamera(): Camera {
  const camera = useContext(Context);
  if (!camera) throw new Error('no surface around this component');
  return camera;
}

/** Selects a value from the viewport; rerenders only when it changes. `read` must return a primitive. */
export function useViewport<T extends number | string | boolean>(read: (viewport: Viewport) => T): T {
  const camera = useCamera();
  return useSyncExternalStore(
    camera.subscribe,
    () => read(camera.get()),
    () => read(camera.get()),
  );
}

/** Zoom factor of one step of keys and buttons. */
export const ZOOM_STEP = 1.15;
const PAN_STEP = 80;
/** Distance in pixels from the edge of the window of an element that is brought into it. */
const MARGIN = 24;

const KEYS: Readonly<Record<string, (camera: Camera) => void>> = {
  '+': (camera) => camera.zoomBy(ZOOM_STEP),
  '=': (camera) => camera.zoomBy(ZOOM_STEP),
  '-': (camera) => camera.zoomBy(1 / ZOOM_STEP),
  '0': (camera) => camera.fit(),
  ArrowLeft: (camera) => camera.panBy(PAN_STEP, 0),
  ArrowRight: (camera) => camera.panBy(-PAN_STEP, 0),
  ArrowUp: (camera) => camera.panBy(0, PAN_STEP),
  ArrowDown: (camera) => camera.panBy(0, -PAN_STEP),
};

/** Keyboard control of a surface, for any focused element in it. */
function onKey(camera: Camera, event: KeyboardEvent): void {
  const move = KEYS[event.key];
  if (!move || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  event.preventDefault();
  move(camera);
}

/** Distance by which something must move to be within a window, along one axis; none if it is. */
function into(low: number, high: number, from: number, to: number): number {
  if (low < from) return from + MARGIN - low;
  return high > to ? to - MARGIN - high : 0;
}

/** Brings a focused element into the window. */
function reveal(camera: Camera, window: HTMLElement, target: Element): void {
  if (camera.isWhole) return;
  const [inner, outer] = [target.getBoundingClientRect(), window.getBoundingClientRect()];
  const dx = into(inner.left, inner.right, outer.left, outer.right);
  const dy = into(inner.top, inner.bottom, outer.top, outer.bottom);
  if (dx !== 0 || dy !== 0) camera.panBy(dx, dy);
}

function useKeyboard(camera: Camera, ref: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const window = ref.current;
    if (!window) return;
    let byPointer = false;
    const listen = new AbortController();
    const { signal } = listen;
    const pressed = (on: boolean) => () => {
      byPointer = on;
    };
    window.addEventListener('keydown', (event) => onKey(camera, event), { signal });
    window.addEventListener('pointerdown', pressed(true), { signal, capture: true });
    document.addEventListener('pointerup', pressed(false), { signal, capture: true });
    document.addEventListener('pointercancel', pressed(false), { signal, capture: true });
    window.addEventListener(
      'focusin',
      ({ target }) => {
        if (!byPointer && target instanceof Element && target !== window) reveal(camera, window, target);
      },
      { signal },
    );
    return () => listen.abort();
  }, [camera, ref]);
}

interface SurfaceProps {
  /** Accessible name of the content. */
  label: string;
  size: Size;
  /** Initial position in a window too small for all of it. */
  start: Point;
  /** How far the view may go beyond the content, in the content's units. */
  margin?: number | undefined;
  /** Space around the content when all of it is shown, in the content's units. */
  around?: number | undefined;
  /** Buttons and small maps that do not move. */
  tools?: ReactNode;
  children: ReactNode;
}

/**
 * Pan and zoom: wheel, pinch, drag, and keys `+`, `-`, `0` and arrows. Presses that move less than four pixels reach
 * what is below the pointer. Focused elements are brought into view.
 */
export function Surface({ label, size, start, margin = 0, around = 0, tools, children }: SurfaceProps) {
  const [camera] = useState(
    () => new Camera(size, { least: 0.6, most: 2.5, margin, around, start: { ...start, scale: 1 } }),
  );
  const window = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (window.current && content.current) return camera.attach(window.current, content.current);
  }, [camera]);
  useKeyboard(camera, window);
  const isStill = useIsStill();
  return (
    <Context.Provider value={camera}>
      <div className={css.frame}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: like a scrolling region, it is moved with the arrow keys. */}
        <section className={css.window} ref={window} data-window="" aria-label={label} tabIndex={0}>
          <div className={css.content} ref={content} style={{ width: size.width, height: size.height }}>
            {children}
          </div>
        </section>
        {!isStill && tools}
      </div>
    </Context.Provider>
  );
}
