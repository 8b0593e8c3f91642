import { PLANETS } from '@echo-base/games/galaxy-dice/client';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../index.ts';
import { decisionOf, html, pressables, viewOf, wordsOf } from './testing/part.tsx';

const place = (space: string) => ({ key: `place:${space}`, label: { key: 'space' }, at: `space:${space}` });

describe('spaces', () => {
  test('only spaces the question points at can be chosen, named with row, symbol and number', () => {
    const decision = decisionOf([place('hoth-2.3'), place('hoth-5.1')]);
    const found = pressables(html('Board', { view: viewOf('hoth'), decision }));
    expect(found.filter(({ refused }) => !refused).map(({ name }) => name)).toEqual([
      'Row 2, space 3, Walker, free, legal target 1 of 2',
      'Row 5, space 1, Walker, free, legal target 2 of 2',
    ]);
  });

  test('a refused one is focusable and shows the reason', () => {
    const refused = { ...place('hoth-1.1'), refused: { code: 'no_matching_space', params: { symbol: 'TIE' } } };
    const decision = decisionOf([place('hoth-2.3'), refused]);
    const found = pressables(html('Board', { view: viewOf('hoth'), decision }));
    expect(found).toContainEqual({
      name: 'Row 1, space 1, Star Destroyer, free',
      refused: true,
      description: 'No free space for TIE',
    });
  });

  test('nothing can be pressed without a question', () => {
    expect(pressables(html('Board', { view: viewOf('hoth'), viewer: 'spectator' }))).toEqual([]);
  });

  test('a covered one is named with its owner', () => {
    const markup = html('Board', { view: viewOf('hoth', {}, { 'hoth-1.1': 'p2' }) });
    expect(markup).toContain('Row 1, space 1, Star Destroyer, covered by Jonas');
  });

  test('a die placed this turn can be taken back, one placed before the second roll cannot', () => {
    const die = (id: number, space: 'hoth-1.1' | 'hoth-1.2', locked: boolean) =>
      ({ id, face: 'walker', state: 'placed', space, locked }) as const;
    const view = viewOf('hoth', { dice: [die(1, 'hoth-1.1', false), die(2, 'hoth-1.2', true)] });
    const back = (id: number) => ({ key: `back:${id}`, label: { key: 'option.back' }, from: `die:${id}`, at: 'tray' });
    const decision = decisionOf([back(1), { ...back(2), refused: { code: 'die_stays' } }]);
    const found = pressables(html('Board', { view, decision }));
    expect(found.slice(0, 2)).toEqual([
      {
        name: 'Row 1, space 1, Star Destroyer, Ida’s die: Walker. Take back',
        refused: false,
        description: undefined,
      },
      {
        name: 'Row 1, space 2, Walker, Ida’s die: Walker, stays',
        refused: true,
        description: 'Placed before the second roll, so it stays',
      },
    ]);
  });
});

describe('rows', () => {
  test('every row shows its reward and how many spaces are left', () => {
    const words = wordsOf(html('Board', { view: viewOf('hoth', {}, { 'hoth-2.1': 'p1', 'hoth-2.2': 'p2' }) }));
    expect(words).toContain('Row 1: 1 point, R2-D2 (New Hope). 3 to go');
    expect(words).toContain('Row 2: General Rieekan (Walker). 1 to go');
  });

  test('a completed row is marked with a word', () => {
    const view = viewOf('hoth');
    const rows = view.rows.map((row) => (row.number === 3 ? { ...row, paid: true, toGo: 0 } : row));
    expect(wordsOf(html('Board', { view: { ...view, rows } }))).toContain('Row 3: 3 points. Won');
  });

  test.each(PLANETS.map(({ id }) => id))('%s shows all its spaces, long rows with room for their reward', (planet) => {
    const markup = html('Board', { view: viewOf(planet) });
    const spaces = PLANETS.find(({ id }) => id === planet)?.rows.flatMap((row) => row.spaces) ?? [];
    expect(markup.match(/data-place="space:/g)).toHaveLength(spaces.length);
    const hasLong = PLANETS.find(({ id }) => id === planet)?.rows.some((row) => row.spaces.length > 5);
    expect(/class="[^"]*long/.test(markup)).toBe(hasLong);
  });
});

describe('choosing a rebel', () => {
  test('the four are in the hand, taken ones with the reason; the rows of the planet stay visible', () => {
    const view = viewOf('yavin4', { step: 'choose-rebel' });
    const option = (rebel: string) => ({
      key: `choose:${rebel}`,
      label: { key: `rebel.${rebel}` },
      at: `rebel:${rebel}`,
    });
    const taken = { code: 'rebel_taken', params: { seat: { key: 'seat.p2' } } };
    const decision = decisionOf([option('luke'), { ...option('leia'), refused: taken }, option('han')]);
    expect(html('Board', { view, decision })).toContain('data-place="space:yavin4-1.1"');
    const found = pressables(html('Hand', { view, decision }));
    expect(found).toContainEqual({
      name: 'Luke Skywalker: TIE fighter, once each turn',
      refused: false,
      description: undefined,
    });
    expect(found).toContainEqual({
      name: 'Princess Leia: Stormtrooper, once each turn',
      refused: true,
      description: 'Jonas has this rebel',
    });
  });
});

describe('the end', () => {
  const final = [
    { seat: 'p1', points: 20, allies: 2, lord: -1, total: 21 },
    { seat: 'p2', points: 21, allies: 0, lord: 0, total: 21 },
  ];
  const view = viewOf('deathstar2', { step: 'over', final });
  const end = (winners: string[]) => html('Board', { view, outcome: { winners, reason: { key: 'outcome.points' } } });

  test('the table sums points, allies and lords, and names the winner', () => {
    const words = wordsOf(end(['p1']));
    expect(words).toContain('Final score Player Points Allies Lords Total');
    expect(words).toContain('Ida Winner 20 +2 −1 21');
    expect(words).toContain('Jonas 21 0 0 21');
  });

  test('each player keeps the look of the seat', () => {
    const rows = [...end(['p1']).matchAll(/<tr class="([^"]*)"/g)].map(([, names = '']) => names);
    expect(rows.map((names) => /plain|bars/.exec(names)?.[0])).toEqual(['plain', 'bars']);
  });

  test('a shared victory is named and the board stays', () => {
    const markup = end(['p1', 'p2']);
    expect(wordsOf(markup)).toContain('A shared victory');
    expect(markup.match(/Winner/g)).toHaveLength(2);
    expect(markup).toContain('data-place="space:deathstar2-7.6"');
  });
});

test('a title without a board gets an empty one', async () => {
  const fallback = await boardOf('no-such-title').load();
  expect(fallback.ownsActions).toBe(false);
  expect((await boardOf('galaxy-dice').load()).ownsActions).toBe(true);
});

test('every player has a distinct look, which the marker shows', () => {
  const markup = html('Board', { view: viewOf('hoth', {}, { 'hoth-1.1': 'p1', 'hoth-1.2': 'p2' }) });
  const looks = [...markup.matchAll(/class="([^"]*marker[^"]*)"/g)].map(([, names]) => names);
  expect(looks).toHaveLength(2);
  expect(looks[0]).toMatch(/plain/);
  expect(looks[1]).toMatch(/bars/);
});
