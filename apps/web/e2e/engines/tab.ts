/** A place in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A window of a browser, as its driver offers it. */
export interface Tab {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs an expression in the page and returns its value, which is JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses at the first of these places, moves through the others and releases at the last. */
  press(path: readonly Point[]): Promise<void>;
  /** Types with the keyboard; a line break is Enter. */
  type(text: string): Promise<void>;
  /** Gives a file to the field that this selector finds. */
  give(selector: string, file: string): Promise<void>;
  /** Picture of the window, as PNG. */
  picture(): Promise<Uint8Array>;
}

/** A browser with one window and a fresh profile. */
export interface Engine {
  /** Name and version, as the browser states them. */
  readonly version: string;
  readonly tab: Tab;
  close(): Promise<void>;
}

/** Size of the window, in CSS pixels. */
export const WINDOW = { width: 1280, height: 900 } as const;
