import { expect, test } from 'vitest';
import { sightBetween, wayTo } from './drawing.ts';
import { skirmish } from './testing/scenario.ts';

/** Prices of the movements that are offered, by place. */
function pricesOf(match: ReturnType<typeof skirmish>): ReadonlyMap<string, number> {
  return new Map(
    match.decision.options.flatMap(({ key, detail }): [string, number][] =>
      key.startsWith('to:') ? [[key.slice(3), Number(detail?.params?.n)]] : [],
    ),
  );
}

test('IA-8.1 the lines of a target in sight are those of the attack; there are none past another figure', () => {
  const match = skirmish({ figures: ['p1 stormtrooper e9', 'p2 chewbacca e6', 'p2 diala-passil e4'] });
  match.activate('p1-stormtrooper-1-1');
  const view = match.view('p1');
  const [trooper] = view.figures;
  if (!trooper) throw new Error('no trooper');
  expect(sightBetween(view, trooper, 'p2-chewbacca-1-1', 'e6')).not.toBeNull();
  expect(match.legal).toContain('attack:p2-chewbacca-1-1:e6');
  expect(sightBetween(view, trooper, 'p2-diala-passil-1-1', 'e4')).toBeNull();
  expect(match.legal).not.toContain('attack:p2-diala-passil-1-1:e4');
});

test.each([
  ['alone', ['p1 darth-vader f12', 'p2 chewbacca p5']],
  ['past figures of both sides', ['p1 darth-vader h12', 'p1 stormtrooper i12', 'p2 chewbacca h13', 'p2 gaarkhan g12']],
  ['on a large base', ['p1 at-st c14/2x3', 'p2 chewbacca p5']],
])('IA-6.8 a way to each place of a movement leads from the figure for its price, %s', (_name, figures) => {
  const match = skirmish({ figures });
  const [first] = match.view('p1').figures;
  if (!first) throw new Error('no figure');
  match.activate(first.id);
  const prices = pricesOf(match);
  expect(prices.size).toBeGreaterThan(5);
  for (const [place, price] of prices) {
    const way = wayTo(match.view('p1'), first, price, place);
    expect([place, way?.[0]]).toEqual([place, first.space]);
    expect(way?.at(-1)).toBe(place.split('/')[0]);
    expect(way?.length).toBeLessThanOrEqual(price + 1);
  }
});
