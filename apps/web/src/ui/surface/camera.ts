import { type Selection, select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom } from 'd3-zoom';
import { isMotionReduced } from '../motion.ts';

/** Position of the content in its window: scaled by `scale`, then moved by `x` and `y` pixels. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /**
   * The scale at which it last rested. What is drawn by scale follows this one, so that nothing rerenders in motion.
   */
  readonly rest: number;
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

/** A part of the content to be shown whole, at most at a scale. */
interface Part {
  readonly area: Spot & Size;
  readonly most: number;
}

interface Limits {
  /** Smallest scale, unless the whole content needs a smaller one. */
  readonly least: number;
  readonly most: number;
  /** How far the view may go beyond the content, in the content's units. */
  readonly margin: number;
  /** Initial view if the whole content would be smaller than `least`: this point, at this scale. */
  readonly start: Spot & { readonly scale: number };
}

/** Pointer travel in pixels up to which a press is no drag. */
const CLICK_DISTANCE = 4;
const GLIDE_MS = 240;
/** Milliseconds without wheel events after which a zoom is over, in addition to d3-zoom's own delay. */
const REST_MS = 150;

type Moved = D3ZoomEvent<HTMLElement, unknown>;

/**
 * Camera over content of a size: pan and zoom within limits. Wheel, drag and pinch come from d3-zoom; movements by keys
 * and buttons are CSS transitions.
 */
export class Camera {
  readonly #size: Size;
  readonly #limits: Limits;
  readonly #listeners = new Set<() => void>();
  readonly #behaviour: ZoomBehavior<HTMLElement, unknown>;
  #view: View = { scale: 1, rest: 1, x: 0, y: 0, width: 0, height: 0, fit: 1 };
  #content: HTMLElement | null = null;
  #window: Selection<HTMLElement, unknown, null, undefined> | null = null;
  /**
   * Effect of a resize: `auto` shows everything if that is large enough and the start otherwise, `all` everything,
   * `free` stays where the reader moved.
   */
  #mode: 'auto' | 'all' | 'free' = 'auto';
  /** The part shown by `show`, until the view moves on. */
  #part: Part | null = null;
  #glideEnd: ReturnType<typeof setTimeout> | undefined;
  #restEnd: ReturnType<typeof setTimeout> | undefined;
  /** True between the first and the last event of a gesture. */
  #isMoving = false;

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
        if (sourceEvent) this.#setOff();
      })
      .on('zoom', ({ transform, sourceEvent }: Moved) => {
        if (sourceEvent) this.#leave();
        this.#show({ scale: transform.k, x: transform.x, y: transform.y });
      })
      .on('end', ({ sourceEvent }: Moved) => {
        clearTimeout(this.#restEnd);
        if (sourceEvent?.type === 'wheel') this.#restEnd = setTimeout(() => this.#rest(), REST_MS);
        else this.#rest();
      });
  }

  readonly get = (): View => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  zoomBy(factor: number): void {
    this.#glide((window) => this.#behaviour.scaleBy(window, factor));
  }

  /** Pans by pixels of the window. */
  panBy(dx: number, dy: number): void {
    const { scale } = this.#view;
    this.#glide((window) => this.#behaviour.translateBy(window, dx / scale, dy / scale));
  }

  /** Shows the whole content. */
  fit(): void {
    this.#glide(() => this.#fitNow());
    this.#mode = 'all';
  }

  /** Centres a point of the content, at this scale or larger. */
  lookAt(spot: Spot, scale = 0): void {
    this.#glide(() => this.#lookNow(spot, Math.max(scale, this.#view.scale)));
  }

  /**
   * Shows a part of the content, at most at this scale, also after a resize. Returns a function that shows the whole
   * content again, unless the reader has moved the view before or since.
   */
  show(area: Spot & Size, most: number): () => void {
    const part = { area, most };
    const isMoved = this.#mode === 'free';
    this.#glide(() => this.#partNow(part));
    this.#part = part;
    return () => {
      if (this.#part !== part) return;
      this.#part = null;
      if (!isMoved && this.#view.fit >= this.#limits.least) this.fit();
    };
  }

  /** Attaches pointer, wheel and touch. Returns a function that detaches them. */
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
      clearTimeout(this.#restEnd);
      this.#window?.on('.zoom', null);
      this.#content = null;
      this.#window = null;
    };
  }

  /** Start of a gesture: the content becomes a compositing layer, which moves and scales as an image. */
  #setOff(): void {
    clearTimeout(this.#restEnd);
    this.#isMoving = true;
    this.#content?.setAttribute('data-moving', '');
  }

  #rest(): void {
    this.#isMoving = false;
    this.#content?.removeAttribute('data-moving');
    if (this.#view.rest !== this.#view.scale) this.#show({});
  }

  #show(next: Partial<View>): void {
    const moved = { ...this.#view, ...next };
    this.#view = this.#isMoving ? moved : { ...moved, rest: moved.scale };
    const { x, y, scale } = this.#view;
    if (this.#content) this.#content.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    for (const listener of this.#listeners) listener();
  }

  /** One movement by keys or buttons; without a transition if motion is reduced. */
  #glide(move: (window: Selection<HTMLElement, unknown, null, undefined>) => void): void {
    if (!this.#window) return;
    this.#leave();
    clearTimeout(this.#glideEnd);
    if (!isMotionReduced()) {
      this.#content?.setAttribute('data-gliding', '');
      this.#glideEnd = setTimeout(() => this.#content?.removeAttribute('data-gliding'), GLIDE_MS);
    }
    move(this.#window);
  }

  /** The reader has moved the view: it stays there. */
  #leave(): void {
    this.#mode = 'free';
    this.#part = null;
  }

  #partNow({ area, most }: Part): void {
    const { width, height, fit } = this.#view;
    const scale = Math.min(most, width / area.width, height / area.height);
    this.#lookNow({ x: area.x + area.width / 2, y: area.y + area.height / 2 }, Math.max(fit, scale));
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
    if (this.#part) this.#partNow(this.#part);
    else if (this.#mode === 'free') this.#behaviour.translateBy(this.#window, 0, 0);
    else if (this.#mode === 'auto' && fit < least) this.#lookNow(start, start.scale);
    else this.#fitNow();
  }
}
