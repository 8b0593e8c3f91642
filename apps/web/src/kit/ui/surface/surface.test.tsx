// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { drawPage } from '../../../testing/draw-page.ts';
import { MiniMap } from './mini-map.tsx';
import { Surface, useCamera, useViewport } from './surface.tsx';
import { ZoomButtons } from './zoom-buttons.tsx';

const SIZE = { width: 1000, height: 500 };
const LABELS = { zoomIn: 'In', zoomOut: 'Out', fit: 'All' };

/** How often content that depends on the resting scale was rendered. */
let drawn = 0;
function Resting() {
  const rest = useViewport((now) => now.rest);
  drawn += 1;
  return <output>{rest.toFixed(2)}</output>;
}

/** Shows a part of the surface while mounted. */
const AREA = { x: 100, y: 100, width: 400, height: 200 };
function Looking() {
  const camera = useCamera();
  useEffect(() => camera.show(AREA, 2), [camera]);
  return null;
}

/** The camera of the surface that is open, as the program uses it. */
let camera: ReturnType<typeof useCamera>;
function Program() {
  camera = useCamera();
  return null;
}

/** Opens a surface with and without a part to show. */
async function lookingAround(width = 1000) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
  return (looks: boolean) =>
    drawPage(
      <Surface label="Map" size={SIZE} start={{ x: 0, y: 0 }}>
        {looks && <Looking />}
        <Program />
      </Surface>,
    );
}

/** Opens a surface of 1000 by 500 in a window; returns the number of presses of the button on it. */
async function open(width: number, height: number, margin = 0) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
  const pressed = vi.fn();
  await drawPage(
    <Surface
      label="Map"
      size={SIZE}
      start={{ x: 800, y: 400 }}
      margin={margin}
      tools={
        <>
          <ZoomButtons labels={LABELS} />
          <MiniMap size={SIZE}>
            <circle r="5" />
          </MiniMap>
        </>
      }
    >
      <button type="button" id="piece" onClick={pressed}>
        Piece
      </button>
      <Resting />
      <Program />
    </Surface>,
  );
  return pressed;
}

const surface = (): HTMLElement => document.querySelector<HTMLElement>('section[aria-label="Map"]')!;
const view = (): number[] => {
  const { transform } = (surface().firstElementChild as HTMLElement).style;
  const [moved] = transform.split(' translateZ');
  return [...(moved ?? '').matchAll(/-?[\d.]+/g)].map(([number]) => Number(Number(number).toFixed(2)));
};
const key = (name: string) =>
  act(async () =>
    surface().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })),
  );
const mouse = (type: string, target: EventTarget, clientX: number, clientY: number) =>
  act(async () =>
    target.dispatchEvent(new MouseEvent(type, { clientX, clientY, bubbles: true, cancelable: true, view: window })),
  );
const wheel = (deltaY: number) =>
  act(async () =>
    surface().dispatchEvent(
      Object.assign(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }), { clientX: 0, clientY: 0 }),
    ),
  );
const button = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)!;

test('a large window shows everything, centred', async () => {
  await open(1000, 700);
  expect(view()).toEqual([0, 100, 1]);
  expect(button('All').getAttribute('aria-pressed')).toBe('true');
});

test('a window too small for everything shows its start', async () => {
  await open(400, 400);
  expect(view()).toEqual([-600, -100, 1]);
});

test('keys zoom about the centre, pan within the content, and show everything again', async () => {
  await open(1000, 500);
  await key('ArrowRight');
  expect(view()).toEqual([0, 0, 1]);
  await key('+');
  expect(view()).toEqual([-75, -37.5, 1.15]);
  await key('ArrowRight');
  expect(view()).toEqual([-150, -37.5, 1.15]);
  await key('ArrowUp');
  expect(view()).toEqual([-150, 0, 1.15]);
  await key('0');
  expect(view()).toEqual([0, 0, 1]);
});

test('keys with a modifier are left to the browser', async () => {
  await open(1000, 500);
  const event = new KeyboardEvent('keydown', { key: '+', ctrlKey: true, bubbles: true, cancelable: true });
  await act(async () => surface().dispatchEvent(event));
  expect(event.defaultPrevented).toBe(false);
  expect(view()).toEqual([0, 0, 1]);
});

test('buttons do the same, up to 2.5 times', async () => {
  await open(1000, 500);
  await act(async () => button('In').click());
  expect(view()[2]).toBe(1.32);
  for (let n = 0; n < 4; n++) await act(async () => button('In').click());
  expect(view()[2]).toBe(2.5);
  await act(async () => button('All').click());
  expect(view()).toEqual([0, 0, 1]);
  await act(async () => button('Out').click());
  expect(view()[2]).toBe(0.76);
});

test('the wheel zooms about the pointer', async () => {
  await open(1000, 500);
  await wheel(-500);
  expect(view()).toEqual([0, 0, 2]);
});

test('dragging moves the content, also from a button on it', async () => {
  await open(400, 400);
  const piece = document.querySelector('#piece')!;
  await mouse('mousedown', piece, 200, 200);
  await mouse('mousemove', window, 260, 180);
  await mouse('mouseup', window, 260, 180);
  expect(view()).toEqual([-540, -100, 1]);
});

test('a press without movement reaches what is below', async () => {
  const pressed = await open(400, 400);
  const piece = document.querySelector<HTMLElement>('#piece')!;
  await mouse('mousedown', piece, 200, 200);
  expect(surface().firstElementChild?.hasAttribute('data-moving')).toBe(false);
  await mouse('mouseup', window, 201, 200);
  await act(async () => piece.click());
  expect(pressed).toHaveBeenCalledOnce();
});

/** A finger that taps at a point. */
const tap = (target: Element, clientX: number, clientY: number) =>
  act(async () => {
    const touch = { identifier: 1, clientX, clientY, target };
    const touches = { touchstart: [touch], touchend: [] };
    for (const type of ['touchstart', 'touchend'] as const)
      target.dispatchEvent(
        Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
          touches: touches[type],
          changedTouches: [touch],
          view: window,
        }),
      );
  });

test('a double tap on the ground zooms about it, and at the largest scale shows everything again', async () => {
  await open(1000, 500);
  const twice = async () => {
    for (const _tap of [1, 2]) await tap(surface(), 200, 100);
  };
  await tap(surface(), 200, 100);
  expect(view()).toEqual([0, 0, 1]);
  await tap(surface(), 200, 100);
  expect(view()).toEqual([-150, -75, 1.75]);
  await twice();
  expect(view()[2]).toBe(2.5);
  await twice();
  expect(view()).toEqual([0, 0, 1]);
});

test('two taps of which one is on a piece never zoom, nor do two at different places', async () => {
  vi.useFakeTimers();
  await open(1000, 500);
  const piece = document.querySelector('#piece')!;
  const places = [
    [piece, piece],
    [piece, surface()],
    [surface(), piece],
  ] as const;
  for (const [first, second] of places) {
    await tap(first, 200, 100);
    await tap(second, 200, 100);
    expect(view()).toEqual([0, 0, 1]);
    vi.advanceTimersByTime(600);
  }
  await tap(surface(), 200, 100);
  await tap(surface(), 400, 100);
  expect(view()).toEqual([0, 0, 1]);
  vi.useRealTimers();
});

test('an element focused by keyboard is scrolled into view, one focused by pointer is not', async () => {
  await open(400, 400);
  const piece = document.querySelector<HTMLElement>('#piece')!;
  vi.spyOn(surface(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 400));
  vi.spyOn(piece, 'getBoundingClientRect').mockReturnValue(new DOMRect(-100, 50, 40, 40));
  await act(async () => {
    piece.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    piece.focus();
    document.dispatchEvent(new Event('pointerup'));
  });
  expect(view()).toEqual([-600, -100, 1]);
  await act(async () => {
    piece.blur();
    piece.focus();
  });
  expect(view()).toEqual([-476, -100, 1]);
});

test('what is shown whole stays where it is, whatever is focused or brought into view in it', async () => {
  await open(1000, 500, 80);
  const piece = document.querySelector<HTMLElement>('#piece')!;
  vi.spyOn(surface(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 500));
  vi.spyOn(piece, 'getBoundingClientRect').mockReturnValue(new DOMRect(4, 4, 40, 40));
  await act(async () => piece.focus());
  expect([view(), camera.moves]).toEqual([[0, 0, 1], 0]);
  await act(async () => camera.reveal({ x: 24, y: 24 }));
  expect(view()).toEqual([0, 0, 1]);
});

test('an element in view that is focused by keyboard does not move the view, however near to the edge', async () => {
  await open(400, 400);
  const piece = document.querySelector<HTMLElement>('#piece')!;
  vi.spyOn(surface(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 400));
  vi.spyOn(piece, 'getBoundingClientRect').mockReturnValue(new DOMRect(4, 50, 40, 40));
  await act(async () => piece.focus());
  expect(view()).toEqual([-600, -100, 1]);
});

test('the small map shows the visible part, and only if there is more', async () => {
  await open(400, 400);
  const part = document.querySelector('rect')!;
  expect(['x', 'y', 'width', 'height'].map((name) => part.getAttribute(name))).toEqual(['600', '100', '400', '400']);
  await key('0');
  expect(document.querySelector('rect')).toBeNull();
});

test('content drawn by scale is rendered once, when the wheel rests', async () => {
  vi.useFakeTimers();
  await open(1000, 500);
  const before = drawn;
  for (let turns = 0; turns < 4; turns++) await wheel(-100);
  const [, , scale] = view();
  expect(scale).toBe(1.74);
  expect([document.querySelector('output')?.textContent, drawn]).toEqual(['1.00', before]);
  expect(surface().firstElementChild?.hasAttribute('data-moving')).toBe(true);
  await act(async () => void vi.advanceTimersByTime(400));
  expect([document.querySelector('output')?.textContent, drawn]).toEqual([scale?.toFixed(2), before + 1]);
  expect(surface().firstElementChild?.hasAttribute('data-moving')).toBe(false);
});

test('a part is shown as large as requested, and everything is shown again afterwards', async () => {
  const draw = await lookingAround();
  await draw(true);
  expect(view()).toEqual([-100, -150, 2]);
  await draw(false);
  expect(view()).toEqual([0, 0, 1]);
});

test('a view that the reader has moved since stays unchanged', async () => {
  const draw = await lookingAround();
  await draw(true);
  await key('ArrowLeft');
  const moved = view();
  await draw(false);
  expect(view()).toEqual(moved);
});

test('a part that was shown gives the view back to where the reader had moved it', async () => {
  const draw = await lookingAround();
  await draw(false);
  await key('+');
  await key('ArrowRight');
  const own = view();
  await draw(true);
  expect(view()).toEqual([-100, -150, 2]);
  await draw(false);
  expect(view()).toEqual(own);
});

test('a visit by the program ends at home; the reader’s moves are counted', async () => {
  const draw = await lookingAround();
  await draw(false);
  await act(async () => camera.visit({ x: 900, y: 400 }, 1.3));
  expect([view()[2], camera.moves]).toEqual([1.3, 0]);
  await act(async () => camera.home({ x: 0, y: 0 }));
  expect([view(), camera.moves]).toEqual([[0, 0, 1], 0]);
  await key('+');
  expect(camera.moves).toBe(1);
});

test('a view that the program moved comes back to the whole content, unless the reader has moved it since', async () => {
  await (await lookingAround())(false);
  expect(view()).toEqual([0, 0, 1]);
  for (const x of [900, 100]) await act(async () => camera.visit({ x, y: 400 }, 1.3));
  expect(view()[2]).toBe(1.3);
  await act(async () => camera.comeBack());
  expect(view()).toEqual([0, 0, 1]);
  await act(async () => camera.visit({ x: 900, y: 400 }, 1.3));
  await key('+');
  const moved = view();
  for (const come of [() => camera.comeBack(), () => camera.visit({ x: 100, y: 100 }, 1), () => camera.comeBack()])
    await act(async () => come());
  expect(view()[2]).toBe(moved[2]);
});

test('a part that is shown during a visit gives the whole content back', async () => {
  await (await lookingAround())(false);
  await act(async () => camera.visit({ x: 900, y: 400 }, 1.3));
  let back = () => {};
  await act(async () => {
    back = camera.show(AREA, 2);
  });
  await act(async () => camera.comeBack());
  await act(async () => back());
  expect(view()).toEqual([0, 0, 1]);
});

test('home brings its point into a window too small for everything, by the least movement', async () => {
  const draw = await lookingAround(400);
  await draw(false);
  expect(view()).toEqual([0, 0, 1]);
  await act(async () => camera.home({ x: 100, y: 100 }));
  expect(view()).toEqual([0, 0, 1]);
  await act(async () => camera.home({ x: 500, y: 100 }));
  expect(view()).toEqual([-160, 0, 1]);
});
