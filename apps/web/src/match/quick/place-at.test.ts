// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { placeAt, placesOf, putOver } from './place-at.ts';

beforeEach(() => document.body.replaceChildren());

function boxed<T extends HTMLElement>(element: T, x: number, y: number, width: number, height: number): T {
  element.getBoundingClientRect = () => new DOMRect(x, y, width, height);
  return element;
}

/** A place with its middle at these pixels. */
function placed(at: string, x: number, y: number, map: HTMLElement = document.body): HTMLElement {
  const place = map.appendChild(document.createElement('div'));
  place.dataset.place = at;
  return boxed(place, x - 10, y - 10, 20, 20);
}

/** A board with a map in its left half that can be moved, and something else beside it. */
function mapped() {
  const board = boxed(document.body.appendChild(document.createElement('main')), 0, 0, 800, 600);
  const map = boxed(board.appendChild(document.createElement('section')), 0, 0, 400, 600);
  map.dataset.window = '';
  const mark = board.appendChild(document.createElement('li'));
  return { board, map, mark };
}

test('a press points at the nearest place, and at none far from all of them', () => {
  placed('hex:0,0', 100, 100);
  placed('hex:1,0', 200, 100);
  const places = placesOf(document.body);
  expect([...places.keys()]).toEqual(['hex:0,0', 'hex:1,0']);
  expect([placeAt(places, 140, 100), placeAt(places, 160, 110), placeAt(places, 700, 700)]).toEqual([
    'hex:0,0',
    'hex:1,0',
    null,
  ]);
});

test('a press beside the map, or on what covers it, points at nothing behind', () => {
  const { board, map } = mapped();
  const place = placed('space:a1', 390, 300, map);
  const places = placesOf(board);
  expect([placeAt(places, 395, 300), placeAt(places, 420, 300)]).toEqual(['space:a1', null]);
  place.style.visibility = 'hidden';
  expect(placeAt(places, 395, 300)).toBeNull();
});

test('a mark is on its place, at the edge of the map next to a place out of view, and nowhere on a covered map', () => {
  const { board, map, mark } = mapped();
  const place = placed('space:a1', 200, 300, map);
  expect(putOver(mark, board, 'space:a1')).toBe(true);
  expect([mark.style.translate, mark.dataset.out, mark.dataset.at]).toEqual(['200px 300px', 'false', 'middle']);
  boxed(place, 500, 590, 20, 20);
  expect(putOver(mark, board, 'space:a1')).toBe(true);
  // Not over what is beside the map.
  expect([mark.style.translate, mark.dataset.out, mark.dataset.above]).toEqual(['372px 572px', 'true', 'true']);
  place.style.visibility = 'hidden';
  expect(putOver(mark, board, 'space:a1')).toBe(false);
  expect(putOver(mark, board, 'space:b2')).toBe(false);
});
