// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawPage } from '../../../testing/draw-page.ts';
import { Card } from './card.tsx';
import { Fan } from './fan.tsx';
import { READ_AFTER_MS, Readable } from './readable.tsx';

beforeEach(async () => {
  vi.useFakeTimers();
  await drawPage(
    <Fan label="Cards" earlierLabel="Earlier" laterLabel="Later">
      {['Sabotage', 'Infiltration'].map((name) => (
        <Readable
          key={name}
          card={
            <Card kind="mission" side="rebel" size="full" name={name}>
              The whole text of {name}
            </Card>
          }
        >
          <button type="button" data-card={name}>
            {name}
          </button>
        </Readable>
      ))}
    </Fan>,
  );
});
afterEach(async () => {});

const card = (name: string) => document.querySelector<HTMLElement>(`[data-card="${name}"]`)!;
const isOpen = (name: string) => document.body.textContent?.includes(`The whole text of ${name}`) ?? false;
const pointer = (type: string, pointerType: 'mouse' | 'touch', at = { clientX: 10, clientY: 10 }) =>
  new PointerEvent(type, { bubbles: true, cancelable: true, pointerType, ...at });
const send = (name: string, event: Event) => act(async () => card(name).dispatchEvent(event));
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

test('hovering over a card opens it after the delay, leaving closes it', async () => {
  await send('Sabotage', pointer('pointermove', 'mouse'));
  await wait(READ_AFTER_MS - 50);
  expect(isOpen('Sabotage')).toBe(false);
  await wait(60);
  expect(isOpen('Sabotage')).toBe(true);
  await send('Sabotage', pointer('pointerout', 'mouse'));
  await wait(10);
  expect(isOpen('Sabotage')).toBe(false);
});

test('focus opens a card at once as its description, Escape closes it', async () => {
  await act(async () => card('Infiltration').focus());
  expect(isOpen('Infiltration')).toBe(true);
  const description = card('Infiltration').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(description)?.textContent).toContain('The whole text of Infiltration');
  await send('Infiltration', new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(isOpen('Infiltration')).toBe(false);
});

test('a long press of a finger opens a card and is no click; a short one, or one that moves, does not open it', async () => {
  const clicked = vi.fn();
  card('Sabotage').addEventListener('click', clicked);
  await send('Sabotage', pointer('pointerdown', 'touch'));
  await send('Sabotage', pointer('pointermove', 'touch', { clientX: 40, clientY: 10 }));
  await wait(READ_AFTER_MS + 10);
  expect(isOpen('Sabotage')).toBe(false);
  await send('Sabotage', pointer('pointerdown', 'touch'));
  await wait(READ_AFTER_MS + 10);
  expect(isOpen('Sabotage')).toBe(true);
  await send('Sabotage', pointer('pointerup', 'touch'));
  await act(async () => card('Sabotage').click());
  expect(clicked).not.toHaveBeenCalled();
  expect(isOpen('Sabotage')).toBe(true);
});

test('arrow keys move from card to card', async () => {
  await act(async () => card('Sabotage').focus());
  await send('Sabotage', new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(document.activeElement).toBe(card('Infiltration'));
  await send('Infiltration', new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
  expect(document.activeElement).toBe(card('Sabotage'));
});

test('a new kind of question brings its first target into view, and the row does not keep its old place', async () => {
  const row = async (about: string | null, target: string | null) => {
    await drawPage(
      <Fan label="Cards" earlierLabel="Earlier" laterLabel="Later" about={about}>
        {['a', 'b', 'c', 'de'].map((group) => (
          <section key={group} data-group={group}>
            {[...group].map((name) => (
              <button key={name} type="button" data-card={name} data-target={name === target ? 'legal' : 'none'}>
                {name}
              </button>
            ))}
          </section>
        ))}
      </Fan>,
    );
    await wait(20);
  };
  const shown: (number | undefined)[] = [];
  // Cards are 100 px wide, the row 150.
  Element.prototype.getBoundingClientRect = function box(this: Element) {
    if (this.getAttribute('role') === 'group') return new DOMRect(0, 0, 150, 100);
    const names = this.getAttribute('data-group') ?? this.getAttribute('data-card') ?? 'a';
    return new DOMRect((names.charCodeAt(0) - 97) * 100, 0, names.length * 100, 100);
  };
  Element.prototype.scrollTo = ((where: ScrollToOptions) => void shown.push(where.left)) as Element['scrollTo'];
  await row('objective', 'c');
  expect(shown).toEqual([0, 158]);
  await row('objective', 'b');
  expect(shown).toHaveLength(2);
  await row(null, null);
  await row('retreat', null);
  expect(shown).toEqual([0, 158, 0]);
  // A group wider than the row is shown from its heading on.
  await row('objectives', 'e');
  expect(shown.slice(3)).toEqual([0, 292]);
});
