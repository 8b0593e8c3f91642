import { describe, expect, test } from 'vitest';
import * as client from './client.ts';
import { MARKERS } from './data/facts.ts';
import { scenario } from './testing/scenario.ts';

describe('the box', () => {
  test('GD-1.1 a game has 6 places, 4 identical dice, 4 rebels, 2 Sith lords and 13 allies', () => {
    expect(scenario({}).view().planets).toEqual(client.PLANET_IDS);
    expect(client.PLANET_IDS.length).toBe(6);
    expect(scenario({}).view().dice.length).toBe(4);
    expect(client.REBEL_IDS).toEqual(['luke', 'leia', 'han', 'chewbacca']);
    expect(client.LORD_IDS).toEqual(['vader', 'palpatine']);
    expect(client.ALLY_IDS.length).toBe(13);
    const rewards = client.PLANETS.flatMap((planet) => planet.rows.flatMap((row) => row.reward.allies));
    expect([...rewards].sort()).toEqual([...client.ALLY_IDS].sort());
  });

  test('GD-4.1 each rebel has a different plain symbol, and the die shows all of them, empire and vp', () => {
    const symbols = client.REBEL_IDS.map((rebel) => client.REBELS[rebel].symbol);
    expect([...symbols, 'empire', 'vp'].sort()).toEqual([...client.FACES].sort());
  });

  test('GD-9.6 no board has more spaces than there are markers', () => {
    const sizes = client.PLANETS.map((planet) => planet.rows.reduce((sum, row) => sum + row.spaces.length, 0));
    expect(sizes).toEqual([21, 18, 19, 21, 24, 31]);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MARKERS);
  });

  test('rows and rewards of yavin4: its second row pays 3 points, as in the rulebook', () => {
    expect(client.PLANETS[0]?.rows[1]).toEqual({
      id: 'yavin4-2',
      spaces: ['trooper', 'destroyer', 'tie', 'walker', 'empire'],
      reward: { vp: 3, allies: [] },
    });
  });

  test('deathstar2 has no allies to win but the most points', () => {
    const points = client.PLANETS.map((planet) => planet.rows.reduce((sum, row) => sum + row.reward.vp, 0));
    expect(client.PLANETS[5]?.rows.every((row) => row.reward.allies.length === 0)).toBe(true);
    expect(Math.max(...points)).toBe(points[5]);
  });
});
