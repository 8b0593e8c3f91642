import { type Selection, select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom } from 'd3-zoom';
import { isMotionReduced } from '../motion.ts';

/** Where the content of a surface stands in its window: `scale`, then moved by `x` and `y` pixels. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** Size of the window in pixels, and the scale at which the whole content fits into it. */
  readonly width: number;
  readonly height: number;
  readonly fit: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point of the content. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Limits {
  /** Smallest scale, unless the whole content needs a smaller one. */
  readonly least: number;
  readonly most: number;
  /** How far the view may leave the content, in its own units. */
  readonly margin: number;
  /** Shown at first where the whole content would be smaller than `least`: this point, at this scale. */
  readonly start: Spot & { readonly scale: number };
}

/** Pointer travel in pixels up to which a press is still a press and no drag. */
const CLICK_DISTANCE = 4;
const GLIDE_MS = 240;

type Moved = D3ZoomEvent<HTMLElement, unknown>;

/**
 * Camera over content of a size: pan and zoom within limits. Wheel, drag and pinch come from d3-zoom; movements by keys
 * and buttons glide with a transition of the style sheet.
 */
export class Camera {
  readonly #size: Size;
  readonly #limits: Limits;
  readonly #listeners = new Set<() => void>();
  readonly #behaviour: ZoomBehavior<HTMLElement, unknown>;
  #view: View = { scale: 1, x: 0, y: 0, width: 0, height: 0, fit: 1 };
  #content: HTMLElement | null = null;
  #window: Selection<HTMLElement, unknown, null, undefined> | null = null;
  /**
   * What a change of the window does: `auto` shows everything where that is large enough and the start elsewhere, `all`
   * everything, `free` stays where the reader went.
   */
  #mode: 'auto' | 'all' | 'free' = 'auto';
  #glideEnd: ReturnType<typeof setTimeout> | undefined;

  constructor(size: Size, limits: Limits) {
    this.#size = size;
    this.#limits = limits;
    this.#behaviour = zoom<HTMLElement, unknown>()
      .clickDistance(CLICK_DISTANCE)
      .translateExtent([
        [-limits.margin, -limits.margin],
        [size.width + limits.margin, size.height + limits.margin],
      ])
      .on('start', ({ sourceEvent }: Moved) => {
        if (sourceEvent) this.#content?.setAttribute('data-moving', '');
      })
      .on('zoom', ({ transform, sourceEvent }: Moved) => {
        if (sourceEvent) this.#mode = 'free';
        this.#show({ scale: transform.k, x: transform.x, y: transform.y });
      })
      .on('end', () => this.#content?.removeAttribute('data-moving'));
  }

  readonly get = (): View => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  zoomBy(factor: number): void {
    this.#glide((window) => this.#behaviour.scaleBy(window, factor));
  }

  /** Moves the content by pixels of the window. */
  panBy(dx: number, dy: number): void {
    const { scale } = this.#view;
    this.#glide((window) => this.#behaviour.translateBy(window, dx / scale, dy / scale));
  }

  /** Shows the whole content. */
  fit(): void {
    this.#glide(() => this.#fitNow());
    this.#mode = 'all';
  }

  /** Brings a point of the content to the middle, at this scale or larger. */
  lookAt(spot: Spot, scale = 0): void {
    this.#glide(() => this.#lookNow(spot, Math.max(scale, this.#view.scale)));
  }

  /** Binds pointer, wheel and touch. Returns the opposite. */
  attach(window: HTMLElement, content: HTMLElement): () => void {
    this.#content = content;
    this.#window = select(window);
    this.#window.call(this.#behaviour).on('dblclick.zoom', null);
    const measure = () => this.#resize(window.clientWidth, window.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(window);
    return () => {
      observer.disconnect();
      clearTimeout(this.#glideEnd);
      this.#window?.on('.zoom', null);
      this.#content = null;
      this.#window = null;
    };
  }

  #show(next: Partial<View>): void {
    this.#view = { ...this.#view, ...next };
    const { x, y, scale } = this.#view;
    if (this.#content) this.#content.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    for (const listener of this.#listeners) listener();
  }

  /** One movement of keys or buttons; at once where motion is reduced. */
  #glide(move: (window: Selection<HTMLElement, unknown, null, undefined>) => void): void {
    if (!this.#window) return;
    this.#mode = 'free';
    clearTimeout(this.#glideEnd);
    if (!isMotionReduced()) {
      this.#content?.setAttribute('data-gliding', '');
      this.#glideEnd = setTimeout(() => this.#content?.removeAttribute('data-gliding'), GLIDE_MS);
    }
    move(this.#window);
  }

  #lookNow({ x, y }: Spot, scale: number): void {
    if (!this.#window) return;
    this.#behaviour.scaleTo(this.#window, scale);
    this.#behaviour.translateTo(this.#window, x, y);
  }

  #fitNow(): void {
    this.#lookNow({ x: this.#size.width / 2, y: this.#size.height / 2 }, this.#view.fit);
  }

  #resize(width: number, height: number): void {
    if (!this.#window || width === 0 || height === 0) return;
    const { least, most, start } = this.#limits;
    const fit = Math.min(width / this.#size.width, height / this.#size.height);
    this.#behaviour.scaleExtent([Math.min(fit, least), Math.max(fit, most)]).extent([
      [0, 0],
      [width, height],
    ]);
    this.#show({ width, height, fit });
    if (this.#mode === 'free') this.#behaviour.translateBy(this.#window, 0, 0);
    else if (this.#mode === 'auto' && fit < least) this.#lookNow(start, start.scale);
    else this.#fitNow();
  }
}
