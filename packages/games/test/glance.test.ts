import { expect, test } from 'vitest';
import { begin, type Core, type Glance, LANGUAGES, see, type Text } from '../src/engine/index.ts';
import { type Played, playout, resampled, testRng, testSeed } from '../src/engine/testing/index.ts';
import { imperialAssault } from '../src/imperial-assault/index.ts';
import { loadCatalogue, loadLobby } from '../src/text.ts';
import { testedTitles } from './tested-titles.ts';

/** Longest glance, in characters of JSON: lists have fifty of them. */
const LONGEST = 2_500;

type AnyTested = (typeof testedTitles)[number];

/** What a list is told of a state. */
function glanceOf(title: AnyTested, g: Core): string {
  const { view, log } = see(title, g, 'spectator');
  return JSON.stringify(title.glance?.(view, log));
}

/** Glances of the first acts of a match at random, with whether each stays the same whatever is hidden. */
function glancesOf(title: AnyTested) {
  const seats = title.seatings()[0] ?? [];
  const options = title.options.parse({ ...title.short });
  const told: string[] = [];
  const rng = testRng(5);
  playout(title, { seats, options, seed: testSeed(5) }, testRng(4), {
    each({ after }: Played<Core>) {
      const glance = glanceOf(title, after);
      if (told.length % 20 === 0 && !after.outcome)
        expect(glanceOf(title, resampled(title, after, 'spectator', rng))).toBe(glance);
      told.push(glance);
    },
  });
  return told;
}

const keysOf = (told: readonly string[], part: 'at' | 'place' | 'last') =>
  [...new Set(told.flatMap((one) => (JSON.parse(one)[part] as Text | undefined)?.key ?? []))].sort();

test.each(testedTitles.map((title) => [title.id, title] as const))(
  '%s at a glance is short, tells nothing that is hidden, and has its words in the lobby of every language',
  async (id, title) => {
    const told = glancesOf(title);
    expect(Math.max(...told.map((one) => one.length))).toBeLessThan(LONGEST);
    expect(keysOf(told, 'last').length).toBeGreaterThan(3);
    for (const language of LANGUAGES) {
      const [lobby, all] = await Promise.all([loadLobby(language), loadCatalogue(id, language)]);
      const known = { ...lobby.engine, ...lobby[id] };
      for (const key of [...keysOf(told, 'at'), ...keysOf(told, 'place')]) expect(known).toHaveProperty([key]);
      for (const key of keysOf(told, 'last')) expect(all).toHaveProperty([key]);
    }
  },
);

/** Entries that tell of movements and attacks from a place of the picture to another, by title. */
const LEADING: Readonly<Record<string, readonly string[]>> = {
  'battle-of-hoth': ['log.moved', 'log.attacks', 'log.retreated'],
  'imperial-assault': ['log.moves'],
  rebellion: ['log.moved.rebel', 'log.moved.imperial'],
};

test.each(Object.entries(LEADING))('%s: a movement or attack is marked from where to where', (id, keys) => {
  const title = testedTitles.find((one) => one.id === id);
  if (!title) throw new Error(`no ${id}`);
  const seats = title.seatings()[0] ?? [];
  const told = new Map<string, Glance['sketch']>();
  playout(title, { seats, options: title.options.parse({ ...title.short }), seed: testSeed(6) }, testRng(6), {
    each({ after }: Played<Core>) {
      const { last, sketch }: Glance = JSON.parse(glanceOf(title, after));
      for (const spot of [...(sketch.from ?? []), ...(sketch.mark ? [sketch.mark] : [])])
        expect(spot.every(Number.isInteger)).toBe(true);
      // Units that leave the hidden space of the base come from nowhere on the map.
      if (last && (sketch.from || id !== 'rebellion')) told.set(last.key, sketch);
    },
  });
  for (const key of keys) {
    const { mark, from = [] } = told.get(key) ?? {};
    expect([key, mark, from.length > 0]).toEqual([key, expect.any(Array), true]);
    expect(from).not.toContainEqual(mark);
  }
});

const ATTACK = { key: 'log.attacks', params: { from: 'a1/2x2' }, at: 'space:c3' };
const MOVED = { key: 'log.moves', params: { way: 'a1 a2 b3' } };
const MISSED = { key: 'log.misses.dodge', params: {} };
const HURT = { key: 'log.damage', params: {}, at: 'space:c3' };
const ELSEWHERE = { key: 'log.opensDoor', params: {}, at: 'space:d4' };

test.each([
  ['an attack', [ATTACK], { mark: [2, 2], from: [[0, 0]] }],
  ['an attack that misses, after a movement', [MOVED, ATTACK, MISSED], { mark: [2, 2], from: [[0, 0]] }],
  ['an attack and the harm it did', [ATTACK, HURT], { mark: [2, 2], from: [[0, 0]] }],
  ['what was done elsewhere afterwards', [ATTACK, HURT, ELSEWHERE], { mark: [3, 3] }],
  ['harm in a place after something else', [ATTACK, ELSEWHERE, HURT], { mark: [2, 2] }],
] as const)('the marks of a glance: %s', (_what, log, marks) => {
  const table = { seats: ['p1', 'p2'], options: imperialAssault.options.parse({}), seed: testSeed(1) };
  const { view } = see(imperialAssault, begin(imperialAssault, table), 'spectator');
  const { sketch } = imperialAssault.glance?.(view, log) ?? {};
  expect({ mark: sketch?.mark, from: sketch?.from }).toEqual(marks);
});

test('whatever the hidden base of the Rebels is, the glance is the same', () => {
  const title = testedTitles.find(({ id }) => id === 'rebellion');
  if (!title) throw new Error('no Rebellion');
  const bases = new Set<string>();
  const rng = testRng(3);
  const baseOf = (g: Core) => see(title, g, 'rebel').view.base.system;
  let acts = 0;
  playout(title, { seats: ['rebel', 'imperial'], options: title.options.parse({}), seed: testSeed(2) }, testRng(2), {
    each({ after }: Played<Core>) {
      acts += 1;
      if (acts % 10 > 0 || after.outcome || see(title, after, 'spectator').view.base.revealed) return;
      const other = resampled(title, after, 'spectator', rng);
      if (baseOf(other) !== baseOf(after)) bases.add(baseOf(other));
      expect(glanceOf(title, other)).toBe(glanceOf(title, after));
    },
  });
  expect(bases.size).toBeGreaterThan(3);
});
