import { SYSTEM_IDS, type SystemId } from '@echo-base/games/rebellion/client';
import { expect, test } from 'vitest';
import { UPRIGHT } from './layout.ts';
import { outsideOf } from './more-targets.tsx';
import { areaOfTargets } from './targets-in-view.tsx';

// Picture 39, rule 2: the places of a new question on a phone held upright.

const WINDOW = { width: 390, height: 510 };

/** The window after it has shown the places of a question, from a point of the map. */
function shown(places: readonly SystemId[], near: SystemId) {
  const area = areaOfTargets(UPRIGHT, places, UPRIGHT.centreOf(near), WINDOW);
  const scale = Math.min(1, WINDOW.width / area.width, WINDOW.height / area.height);
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  const viewport = { ...WINDOW, scale, rest: scale, fit: 0.4, x: 195 - x * scale, y: 255 - y * scale };
  const [edge = '', ...outside] = outsideOf(UPRIGHT, places, viewport).split(' ');
  const margins = places.flatMap((id) => {
    const at = UPRIGHT.centreOf(id);
    const [left, top] = [viewport.x + at.x * scale, viewport.y + at.y * scale];
    return outside.includes(id) ? [] : [Math.min(left, top, WINDOW.width - left, WINDOW.height - top)];
  });
  return { scale, edge, outside, margin: Math.min(...margins) };
}

test('all of them are in view if they fit with legible names, 44 pixels from the edge', () => {
  const { scale, outside, margin } = shown(['sullust', 'coruscant', 'corellia'], 'hoth');
  expect(outside).toEqual([]);
  expect(scale).toBeGreaterThanOrEqual(13 / 15);
  expect(margin).toBeGreaterThanOrEqual(38);
});

test('the place that is told in front of the question is in view first, and as many of its places as fit beside it', () => {
  const near = { ...UPRIGHT.centreOf('dantooine'), counts: true };
  const area = areaOfTargets(UPRIGHT, ['sullust', 'corellia', 'mygeeto'], near, WINDOW);
  const isIn = (id: SystemId) => {
    const { x, y } = UPRIGHT.centreOf(id);
    return x > area.x && x < area.x + area.width && y > area.y && y < area.y + area.height;
  };
  expect(isIn('dantooine')).toBe(true);
  expect(Math.min(WINDOW.width / area.width, WINDOW.height / area.height)).toBeGreaterThanOrEqual(13 / 15);
});

test('if they do not fit the nearest are in view, and the edge tells how many more there are', () => {
  const { scale, outside, edge } = shown(['sullust', 'corellia', 'yavin', 'dantooine'], 'sullust');
  expect(scale).toBeGreaterThanOrEqual(13 / 15);
  expect([edge, outside]).toEqual(['left', ['yavin', 'dantooine']]);
});

test('each system is in view alone, and is counted while it is outside', () => {
  for (const id of SYSTEM_IDS) expect(shown([id], id).outside, id).toEqual([]);
  const whole = shown(SYSTEM_IDS, 'kashyyyk');
  expect(whole.outside.length).toBeGreaterThan(10);
  expect(whole.outside.length).toBeLessThan(SYSTEM_IDS.length);
});
