import { type Selection, select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import { isMotionReduced } from '../motion.ts';

/** Position of the content in its window: scaled by `scale`, then moved by `x` and `y` pixels. */
export interface Viewport {
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
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of the content to be shown whole, at most at a scale. */
interface ShownArea {
  readonly area: Point & Size;
  readonly most: number;
}

/**
 * Effect of a resize: `auto` shows everything if that is large enough and the start otherwise, `all` everything, `free`
 * stays where the reader moved, `visit` where the program did.
 */
type Mode = 'auto' | 'all' | 'free' | 'visit';

/** What is in the window. */
interface CameraState {
  readonly viewport: Viewport;
  readonly mode: Mode;
  readonly shown: ShownArea | null;
}

interface Limits {
  /** Smallest scale, unless the whole content needs a smaller one. */
  readonly least: number;
  readonly most: number;
  /** In the content's units: how far the view may go beyond it, and the space around it when all is shown. */
  readonly margin: number;
  readonly around: number;
  /** Initial view if the whole content would be smaller than `least`: this point, at this scale. */
  readonly start: Point & { readonly scale: number };
}

/** Least distance in pixels from the edge of the window of a point that is brought into it. */
const EDGE = 60;
/** Pointer travel in pixels up to which a press is no drag. */
const CLICK_DISTANCE = 4;
const GLIDE_MS = 240;
/** Zoom factor of a double tap. */
const TAP_ZOOM = 1.75;
/** What a tap answers or opens; a double tap on the bare ground zooms, also where it has buttons to be read by keyboard. */
const PIECE = 'button:not([data-target="none"]), a, [role="button"]';
/** Milliseconds without wheel events after which a zoom is over, in addition to d3-zoom's own delay. */
const REST_MS = 150;

/** Distance by which a point along one axis must move to be inside a window of this length, clear of its edge. */
function into(at: number, length: number): number {
  const edge = Math.min(EDGE, length / 2);
  return at < edge ? edge - at : Math.min(0, length - edge - at);
}

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
  #viewport: Viewport = { scale: 1, rest: 1, x: 0, y: 0, width: 0, height: 0, fit: 1 };
  #content: HTMLElement | null = null;
  #window: Selection<HTMLElement, unknown, null, undefined> | null = null;
  #mode: Mode = 'auto';
  #moves = 0;
  /** The part shown by `show`, until the view moves on. */
  #shown: ShownArea | null = null;
  /** The content was shown whole when the program began to move the view. */
  #wasWhole = false;
  #glideEnd: ReturnType<typeof setTimeout> | undefined;
  #restEnd: ReturnType<typeof setTimeout> | undefined;
  /** Whether the last two touches began on a piece. */
  #onPiece: readonly boolean[] = [];
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
      .on('zoom', ({ transform, sourceEvent }: Moved) => {
        if (sourceEvent) {
          this.#setOff();
          this.#leave();
        }
        this.#show({ scale: transform.k, x: transform.x, y: transform.y });
      })
      .on('end', ({ sourceEvent }: Moved) => {
        clearTimeout(this.#restEnd);
        if (sourceEvent?.type === 'wheel') this.#restEnd = setTimeout(() => this.#rest(), REST_MS);
        else this.#rest();
      });
  }

  readonly get = (): Viewport => this.#viewport;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Number of times the reader has moved the view. */
  get moves(): number {
    return this.#moves;
  }

  /** Whether all of the content is in the window, up to a pixel: then nothing needs to be brought into view. */
  get isWhole(): boolean {
    const { scale, x, y, width, height } = this.#viewport;
    const within = (from: number, to: number, length: number) => from >= -1 && to <= length + 1;
    return within(x, x + this.#size.width * scale, width) && within(y, y + this.#size.height * scale, height);
  }

  zoomBy(factor: number): void {
    this.#leave();
    this.#glide((window) => this.#behaviour.scaleBy(window, factor));
  }

  /** Pans by pixels of the window. */
  panBy(dx: number, dy: number): void {
    this.#leave();
    this.#pan(dx, dy);
  }

  /** Shows the whole content. */
  fit(): void {
    this.#leave();
    this.#fitAll();
  }

  /** Centres a point of the content for the reader, at this scale or larger; the view then stays there. */
  lookAt(point: Point, scale = 0): void {
    this.#leave();
    this.#glide(() => this.#lookNow(point, Math.max(scale, this.#viewport.scale)));
  }

  /** Centres a point of the content, at this scale or larger, until the program shows something else. */
  visit(point: Point, scale: number): void {
    this.#visiting();
    this.#glide(() => this.#lookNow(point, Math.max(scale, this.#viewport.scale)));
  }

  /** Brings a point of the content into the window, clear of its edge, by the least movement; none if all is visible. */
  reveal({ x, y }: Point): void {
    if (this.isWhole) return;
    const { scale, width, height, ...at } = this.#viewport;
    const [dx, dy] = [into(at.x + x * scale, width), into(at.y + y * scale, height)];
    if (dx === 0 && dy === 0) return;
    this.#visiting();
    this.#pan(dx, dy);
  }

  /** Shows the whole content, or in a window too small for it brings a point into it. Not during a gesture. */
  home(start: Point): void {
    if (this.#isMoving || this.#shown) return;
    if (this.#viewport.fit < this.#limits.least) this.reveal(start);
    else if (this.#mode === 'free' || this.#mode === 'visit') this.#fitAll();
  }

  /** Shows the whole content again if it was shown before the program moved the view, and the reader has not since. */
  comeBack(): void {
    if (this.#mode === 'visit' && this.#wasWhole && !this.#shown) this.#fitAll();
  }

  /**
   * Shows a part of the content, at most at this scale, also after a resize. Returns a function that goes back to where
   * the view was before. It does nothing if the view has moved since.
   */
  show(area: Point & Size, most: number): () => void {
    const shown = { area, most };
    const before = { viewport: this.#viewport, mode: this.#mode, shown: this.#shown };
    this.#visiting();
    this.#glide(() => this.#showNow(shown));
    this.#shown = shown;
    return () => {
      if (this.#shown === shown) this.#goBack(before);
    };
  }

  /** Attaches pointer, wheel and touch. Returns a function that detaches them. */
  attach(window: HTMLElement, content: HTMLElement): () => void {
    this.#content = content;
    this.#window = select(window);
    this.#window
      .on('touchstart.piece', ({ target }: TouchEvent) => this.#touch(target))
      .call(this.#behaviour)
      .on('dblclick.zoom', (event: Event) => this.#tapTwice(event));
    const measure = () => this.#resize(window.clientWidth, window.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(window);
    return () => {
      observer.disconnect();
      clearTimeout(this.#glideEnd);
      clearTimeout(this.#restEnd);
      this.#window?.on('.zoom', null).on('.piece', null);
      this.#content = null;
      this.#window = null;
    };
  }

  #touch(target: EventTarget | null): void {
    const isPiece = target instanceof Element && target.closest(PIECE) !== null;
    this.#onPiece = [...this.#onPiece.slice(-1), isPiece];
  }

  /**
   * Zooms in about a double tap, or shows everything if that goes no further. Double clicks come here too: a mouse has a
   * wheel, and its second click may be the first one of the next question.
   */
  #tapTwice(event: Event): void {
    const [touch] = 'changedTouches' in event ? (event as TouchEvent).changedTouches : [];
    const window = this.#window?.node();
    if (!touch || !window || this.#onPiece.includes(true)) return;
    this.#leave();
    if (this.#viewport.scale >= this.#limits.most) {
      this.#fitAll();
      return;
    }
    const { left, top } = window.getBoundingClientRect();
    this.#glide((all) => this.#behaviour.scaleBy(all, TAP_ZOOM, [touch.clientX - left, touch.clientY - top]));
  }

  /** The content moves and scales as an image until the gesture ends. A press without movement does not come here. */
  #setOff(): void {
    clearTimeout(this.#restEnd);
    if (this.#isMoving) return;
    this.#isMoving = true;
    this.#content?.setAttribute('data-moving', '');
  }

  #rest(): void {
    this.#isMoving = false;
    this.#content?.removeAttribute('data-moving');
    if (this.#viewport.rest !== this.#viewport.scale) this.#show({});
  }

  #show(next: Partial<Viewport>): void {
    const moved = { ...this.#viewport, ...next };
    this.#viewport = this.#isMoving ? moved : { ...moved, rest: moved.scale };
    const { x, y, scale } = this.#viewport;
    if (this.#content) this.#content.style.transform = `translate(${x}px, ${y}px) scale(${scale}) translateZ(0)`;
    for (const listener of this.#listeners) listener();
  }

  /** One movement that is no gesture; without a transition if motion is reduced. */
  #glide(move: (window: Selection<HTMLElement, unknown, null, undefined>) => void): void {
    if (!this.#window) return;
    clearTimeout(this.#glideEnd);
    if (!isMotionReduced()) {
      this.#content?.setAttribute('data-gliding', '');
      this.#glideEnd = setTimeout(() => this.#content?.removeAttribute('data-gliding'), GLIDE_MS);
    }
    move(this.#window);
  }

  /** The reader has moved the view: it stays there. */
  #leave(): void {
    this.#moves += 1;
    this.#mode = 'free';
    this.#shown = null;
  }

  /** The program moves the view. */
  #visiting(): void {
    if (this.#mode !== 'visit') this.#wasWhole = this.#mode !== 'free' && this.#viewport.scale === this.#viewport.fit;
    this.#mode = 'visit';
    this.#shown = null;
  }

  #pan(dx: number, dy: number): void {
    const { scale } = this.#viewport;
    this.#glide((window) => this.#behaviour.translateBy(window, dx / scale, dy / scale));
  }

  #fitAll(): void {
    this.#glide(() => this.#fitNow());
    this.#shown = null;
    this.#mode = 'all';
  }

  /**
   * Returns to an earlier view; what was shown whole is, also in a window that has another size now, and what was before
   * the program's visit to a place.
   */
  #goBack({ viewport: { x, y, scale, fit }, mode, shown }: CameraState): void {
    const isVisited = mode === 'visit' && this.#wasWhole && !shown;
    const isWhole = isVisited || (scale === fit && mode !== 'free');
    this.#glide((window) => {
      if (shown) this.#showNow(shown);
      else if (isWhole) this.#fitNow();
      else this.#behaviour.transform(window, zoomIdentity.translate(x, y).scale(scale));
    });
    this.#mode = isVisited ? 'all' : mode;
    this.#shown = shown;
  }

  #showNow({ area, most }: ShownArea): void {
    const { width, height, fit } = this.#viewport;
    const scale = Math.min(most, width / area.width, height / area.height);
    this.#lookNow({ x: area.x + area.width / 2, y: area.y + area.height / 2 }, Math.max(fit, scale));
  }

  #lookNow({ x, y }: Point, scale: number): void {
    if (!this.#window) return;
    this.#behaviour.scaleTo(this.#window, scale);
    this.#behaviour.translateTo(this.#window, x, y);
  }

  #fitNow(): void {
    this.#lookNow({ x: this.#size.width / 2, y: this.#size.height / 2 }, this.#viewport.fit);
  }

  #resize(width: number, height: number): void {
    if (!this.#window || width === 0 || height === 0) return;
    const { least, most, start } = this.#limits;
    const room = 2 * this.#limits.around;
    const fit = Math.min(width / (this.#size.width + room), height / (this.#size.height + room));
    this.#behaviour.scaleExtent([Math.min(fit, least), Math.max(fit, most)]).extent([
      [0, 0],
      [width, height],
    ]);
    this.#show({ width, height, fit });
    if (this.#shown) this.#showNow(this.#shown);
    else if (this.#mode === 'free' || this.#mode === 'visit') this.#behaviour.translateBy(this.#window, 0, 0);
    else if (this.#mode === 'auto' && fit < least) this.#lookNow(start, start.scale);
    else this.#fitNow();
  }
}
