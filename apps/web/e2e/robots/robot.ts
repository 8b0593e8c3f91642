import type { ElementHandle, Page } from 'playwright-core';
import type { Person } from '../browser.ts';
import { CURIOUS, choose, type Rng, type Temper } from './chooser.ts';
import { elementAt, type Lit, type Survey, settled, survey } from './lit.ts';
import type { Device } from './match.ts';
import { faultOfDouble, notePresses } from './presses.ts';
import { tap, type Wire } from './wire.ts';

/** Presses at one decision without an act reaching the server that count as a dead end. */
const DEAD_END = 80;
/** Presses of Tab after which an element counts as unreachable by keyboard. */
const TABS = 250;
/** Milliseconds in which the second press of a double one would still send something. */
const HASTE_MS = 150;
/** Share of the presses of a hasty robot that are double: two presses select and deselect some pieces. */
const TWICE = 0.6;

/** Robot: a player who knows no rules and presses what is lit. */
export class Robot {
  readonly seat: string;
  readonly person: Person;
  readonly wire: Wire;
  readonly #device: Device;
  readonly #rng: Rng;
  readonly #temper: Temper;
  /** Presses so far, and since the last act. */
  presses = 0;
  #tries = 0;
  #acts = 0;
  /** Lit pieces that were covered by something, by name. */
  readonly covered = new Map<string, number>();
  readonly #problems: string[] = [];
  readonly #isHasty: boolean;

  /** A hasty robot presses most things twice at once, and notes a double press that does two things. */
  constructor(seat: string, person: Person, device: Device, rng: Rng, temper = CURIOUS, isHasty = false) {
    this.seat = seat;
    this.person = person;
    this.wire = tap(person.page);
    this.#device = device;
    this.#rng = rng;
    this.#temper = temper;
    this.#isHasty = isHasty;
  }

  get page(): Page {
    return this.person.page;
  }

  look(): Promise<Survey> {
    return survey(this.page);
  }

  /** Presses something lit. Throws at a dead end. */
  async press(seen: Survey): Promise<void> {
    this.#notice(seen);
    if (this.wire.acts > this.#acts) this.#tries = 0;
    this.#acts = this.wire.acts;
    this.#tries += 1;
    if (this.#tries > DEAD_END) throw new Error(`dead end for ${this.seat}: "${seen.question}"`);
    const index = choose(seen, this.#tries, this.#rng, this.#temper);
    const one = index === null ? undefined : seen.lit[index];
    if (index === null || !one) return this.#clear();
    const element = await elementAt(this.page, index);
    if (!element) return;
    this.presses += 1;
    const before = this.wire.acts;
    // A panel over the match opens and closes again at two presses, for ever; a grave act is confirmed once.
    const isTwice = this.#isHasty && one.where !== 'over' && seen.state !== 'grave' && this.#rng() < TWICE;
    if (isTwice) await notePresses(this.page);
    await this.#do(element, one, isTwice);
    await settled(this.page, seen);
    if (!isTwice) return;
    await this.page.waitForTimeout(HASTE_MS);
    const doubled = `a double press of "${one.name}" at "${seen.question}"`;
    const fault = await faultOfDouble(this.page);
    if (fault === undefined) return;
    if (fault !== null) this.note(`${doubled} ${fault}`);
    const opened = this.wire.acts > before ? (await this.look()).lit.find(({ where }) => where === 'over') : undefined;
    if (opened) this.note(`${doubled} opened something with "${opened.name}"`);
  }

  #notice({ lit, overflow }: Survey): void {
    for (const what of overflow) this.note(`overflow: ${what}`);
    for (const { where, name, reachable } of lit)
      if (where === 'board' && !reachable) this.covered.set(name, (this.covered.get(name) ?? 0) + 1);
  }

  /** Records a problem, once. */
  note(text: string): void {
    if (!this.#problems.includes(text)) this.#problems.push(text);
  }

  /** All problems so far, including errors of the page and refused acts. */
  allProblems(): string[] {
    const { errors } = this.person;
    const refused = this.wire.refused.map((text) => `refused: ${text}`);
    return [...this.#problems, ...errors.map((error) => `error: ${error}`), ...refused].map(
      (text) => `${this.seat}: ${text}`,
    );
  }

  /** If nothing lit can be reached: deselects, closes what covers it, and waits a moment. */
  async #clear(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page.waitForTimeout(100);
  }

  async #do(element: ElementHandle<HTMLElement>, one: Lit, isTwice: boolean): Promise<void> {
    try {
      const { point } = one;
      if (isTwice && this.#device === 'keyboard') return await this.#keyTwice(element, one.key);
      if (isTwice && point) return await this.#pressTwice(point);
      if (this.#device === 'keyboard') await this.#byKeyboard(element, one);
      else if (point && this.#device === 'touch') await this.page.touchscreen.tap(point.x, point.y);
      else if (point) await this.page.mouse.click(point.x, point.y);
      else if (this.#device === 'touch') await element.tap({ timeout: 2_000 });
      else await element.click({ timeout: 2_000 });
    } catch (error) {
      // The page may have changed under the pointer; a lasting obstacle shows as a dead end.
      if (await element.evaluate((it) => it.isConnected).catch(() => false))
        this.covered.set(one.name, (this.covered.get(one.name) ?? 0) + 1);
      if (error instanceof Error && !/Timeout|detached|not attached|closed/.test(error.message)) throw error;
    }
  }

  /** Does something twice, as fast as an impatient person. */
  async #twice(press: (isSecond: boolean) => Promise<void>): Promise<void> {
    const pause = 40 + this.#rng() * 240;
    await press(false);
    await this.page.waitForTimeout(pause);
    await press(true);
  }

  #pressTwice({ x, y }: { readonly x: number; readonly y: number }): Promise<void> {
    return this.#twice((isSecond) =>
      this.#device === 'touch'
        ? this.page.touchscreen.tap(x, y)
        : this.page.mouse.click(x, y, { clickCount: isSecond ? 2 : 1 }),
    );
  }

  /** Presses the shortcut, Enter or Space, the second time wherever the focus is by then. */
  async #keyTwice(element: ElementHandle<HTMLElement>, shortcut: string | null): Promise<void> {
    const keys = ['Enter', 'Space', ...(shortcut === null ? [] : [shortcut])];
    const key = keys[Math.floor(this.#rng() * keys.length)] ?? 'Enter';
    if (key !== shortcut) await element.focus();
    return this.#twice(() => this.page.keyboard.press(key));
  }

  /** Sometimes the shortcut of an option; otherwise Tab to the element and Enter. */
  async #byKeyboard(element: ElementHandle<HTMLElement>, { name, key }: Lit): Promise<void> {
    if (key !== null && this.#rng() < 0.7) return this.page.keyboard.press(key);
    const standing = () =>
      element.evaluate((it) => (it === document.activeElement ? 'focused' : it.isConnected ? 'there' : 'gone'));
    for (let tabs = 0; tabs < TABS; tabs++) {
      const now = await standing();
      if (now === 'focused') return this.page.keyboard.press('Enter');
      if (now === 'gone') return;
      await this.page.keyboard.press('Tab');
    }
    this.note(`the keyboard never reaches "${name}"`);
  }
}
