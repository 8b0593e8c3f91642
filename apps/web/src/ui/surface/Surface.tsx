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
import { Camera, type Size, type Spot, type View } from './camera.ts';
import css from './Surface.module.css';

const Context = createContext<Camera | null>(null);

/** The camera of the surface around a component. Throws outside a surface. */
export function useCamera(): Camera {
  const camera = useContext(Context);
  if (!camera) throw new Error('no surface around this component');
  return camera;
}

/** What `read` takes from the view, drawn anew only when that changes. Let it return a number or a string. */
export function useView<T extends number | string | boolean>(read: (view: View) => T): T {
  const camera = useCamera();
  return useSyncExternalStore(
    camera.subscribe,
    () => read(camera.get()),
    () => read(camera.get()),
  );
}

/** One step of the keys and buttons. */
export const ZOOM_STEP = 1.15;
const PAN_STEP = 80;
/** How far from the rim of the window something with the focus is brought. */
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

/** Keys of a surface, for whatever has the focus in it. */
function onKey(camera: Camera, event: KeyboardEvent): void {
  const move = KEYS[event.key];
  if (!move || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  event.preventDefault();
  move(camera);
}

/** By how much something must move to lie within a window, along one axis. */
function into(low: number, high: number, from: number, to: number): number {
  if (low < from + MARGIN) return from + MARGIN - low;
  return high > to - MARGIN ? to - MARGIN - high : 0;
}

/** Brings what takes the focus into the window. */
function reveal(camera: Camera, window: HTMLElement, target: Element): void {
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
  /** What lies on it, for a screen reader. */
  label: string;
  size: Size;
  /** Where a window too small for all of it looks at first. */
  start: Spot;
  /** How far the view may leave the content, in its own units. */
  margin?: number | undefined;
  /** Buttons and small maps that stay where they are. */
  tools?: ReactNode;
  children: ReactNode;
}

/**
 * Pan and zoom: wheel, pinch, drag, and keys `+`, `-`, `0` and arrows. Presses of less than four pixels reach what lies
 * below the pointer. Something that takes the focus comes into view.
 */
export function Surface({ label, size, start, margin = 0, tools, children }: SurfaceProps) {
  const [camera] = useState(() => new Camera(size, { least: 0.6, most: 2.5, margin, start: { ...start, scale: 1 } }));
  const window = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (window.current && content.current) return camera.attach(window.current, content.current);
  }, [camera]);
  useKeyboard(camera, window);
  return (
    <Context.Provider value={camera}>
      <div className={css.frame}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: like a scrolling region, it is moved with the arrow keys. */}
        <section className={css.window} ref={window} aria-label={label} tabIndex={0}>
          <div className={css.content} ref={content} style={{ width: size.width, height: size.height }}>
            {children}
          </div>
        </section>
        {tools}
      </div>
    </Context.Provider>
  );
}
