// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { partNameOf, placeAt, placesOf, putOver } from './place-at.ts';

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
  const page = boxed(document.body, 0, 0, 1000, 700);
  const board = boxed(page.appendChild(document.createElement('main')), 0, 0, 800, 600);
  const map = boxed(board.appendChild(document.createElement('section')), 0, 0, 400, 600);
  map.dataset.window = '';
  const layer = boxed(document.body.appendChild(document.createElement('div')), 0, 0, 0, 0);
  const mark = layer.appendChild(document.createElement('li'));
  /** Puts the mark over a place. */
  const put = (at: string) => putOver(mark, layer, placesOf(document.body).get(at), page);
  return { board, map, mark, put };
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
  const { map, mark, put } = mapped();
  const place = placed('space:a1', 200, 300, map);
  expect(put('space:a1')).toBe(true);
  expect([mark.style.translate, mark.dataset.out, mark.dataset.at]).toEqual(['200px 300px', 'false', 'middle']);
  boxed(place, 500, 590, 20, 20);
  expect(put('space:a1')).toBe(true);
  // Not over what is beside the map.
  expect([mark.style.translate, mark.dataset.out, mark.dataset.above]).toEqual(['372px 572px', 'true', 'true']);
  place.style.visibility = 'hidden';
  expect(put('space:a1')).toBe(false);
  expect(put('space:b2')).toBe(false);
});

test('a mark is on an open card beside the board as far as its part of the page shows it, with its whole name on the page', () => {
  const { mark, put } = mapped();
  const rail = boxed(document.body.appendChild(document.createElement('aside')), 800, 100, 200, 300);
  rail.dataset.points = 'rail';
  const card = rail.appendChild(document.createElement('div'));
  card.dataset.open = 'card:one';
  boxed(card, 810, 110, 80, 20);
  expect(put('card:one')).toBe(true);
  expect([mark.style.translate, mark.dataset.out, mark.dataset.at]).toEqual(['850px 120px', 'false', 'middle']);
  boxed(card, 920, 500, 80, 20);
  expect(put('card:one')).toBe(true);
  expect([mark.style.translate, mark.dataset.out, mark.dataset.at]).toEqual(['960px 400px', 'true', 'right']);
});

test('what another tab of a phone has can be named and is nowhere, and of two for one card the one that is seen is meant', () => {
  const { board, put } = mapped();
  const hidden = board.appendChild(document.createElement('div'));
  hidden.dataset.open = 'card:one';
  boxed(hidden, 0, 0, 0, 0);
  expect([placesOf(document.body).get('card:one'), put('card:one'), partNameOf(hidden)]).toEqual([
    hidden,
    false,
    'board',
  ]);
  const seen = board.appendChild(document.createElement('div'));
  seen.dataset.open = 'card:one';
  boxed(seen, 100, 100, 20, 20);
  expect([placesOf(document.body).get('card:one'), put('card:one')]).toEqual([seen, true]);
  expect(placeAt([['card:one', hidden]], 5, 5)).toBeNull();
});
