import { expect, test } from 'vitest';
import { type Core, LANGUAGES, see, type Text } from '../src/engine/index.ts';
import { type Played, playout, resampled, testRng, testSeed } from '../src/engine/testing/index.ts';
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
