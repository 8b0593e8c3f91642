// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { placeAt, placesOf } from './place-at.ts';

/** A place with its middle at these pixels. */
function placed(at: string, x: number, y: number): void {
  const place = document.body.appendChild(document.createElement('div'));
  place.dataset.place = at;
  place.getBoundingClientRect = () => new DOMRect(x - 10, y - 10, 20, 20);
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
