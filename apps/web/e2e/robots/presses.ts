import type { Page } from 'playwright-core';

/** A press, as the page took it. */
interface Noted {
  /** When it began, in milliseconds of the page's clock. */
  readonly at: number;
  /** What it pressed, and of which question: another name, another state or another question is another thing. */
  readonly what: string;
  /** The acts that were sent because of it. */
  readonly acts: string[];
  /** A grave act was being confirmed when it began. */
  readonly isGrave: boolean;
}

interface Noting {
  notedPresses?: Noted[];
}

/** In the page: notes presses of pointer and key from now on, and what they send. */
function note(): void {
  const page = window as Noting;
  if (page.notedPresses) return;
  const presses: Noted[] = [];
  page.notedPresses = presses;
  const noted = ({ target, timeStamp: at }: Event) => {
    const pressed = target instanceof Element ? target.closest('button, a, label, [data-target]') : null;
    const name = pressed?.ariaLabel ?? pressed?.textContent ?? '';
    const question = document.querySelector('#prompt h2')?.textContent ?? '';
    const what = [name.replaceAll(/\s+/g, ' '), pressed?.ariaPressed ?? '', question].join(' | ');
    presses.push({ at, what, acts: [], isGrave: document.querySelector('[role="alertdialog"]') !== null });
  };
  addEventListener('pointerdown', noted, true);
  addEventListener('keydown', (event) => event.repeat || noted(event), true);
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    if (/^42\d+\["act"/.test(String(data))) presses.at(-1)?.acts.push(String(data).slice(0, 300));
    return send.call(this, data);
  };
}

/** Begins anew: presses from now on are those of one double press. */
export async function notePresses(page: Page): Promise<void> {
  await page.evaluate(note);
  await page.evaluate(() => (window as Noting).notedPresses?.splice(0));
}

const presses = (page: Page): Promise<readonly Noted[]> => page.evaluate(() => (window as Noting).notedPresses ?? []);

/** Milliseconds from which on two presses are no double press: the second may have been meant. */
const DOUBLE_MS = 500;

/**
 * What is wrong with the double press just made, null if nothing is: it sent two acts, a grave one, or one that its first
 * half did not name. Undefined if the machine was too slow, and it is no double press.
 */
export async function faultOfDouble(page: Page): Promise<string | null | undefined> {
  const [first, second] = await presses(page);
  if (!first || !second || second.at - first.at > DOUBLE_MS) return undefined;
  const sent = [...first.acts, ...second.acts];
  if (sent.length > 1) return `sent ${sent.length} acts`;
  const [act] = sent;
  if (act === undefined) return null;
  if (first.isGrave || second.isGrave) return `did a grave act: ${act}`;
  const isNamed = second.acts.length === 0 || first.what === second.what;
  return isNamed ? null : `sent, by its second half on "${second.what}", what "${first.what}" did not name: ${act}`;
}
