import { expect, test } from 'vitest';
import { type Core, see } from '../src/engine/index.ts';
import { type Played, playout, testRng, testSeed } from '../src/engine/testing/index.ts';
import { testedTitles } from './tested-titles.ts';

/** Kinds of what can be pointed at, but for places of the map. */
const KINDS = ['card', 'pile', 'mission', 'group', 'ally', 'objective', 'action', 'command', 'support'] as const;

/** Every string in a view, also the keys of its records: among them the ids of all cards that its viewer sees. */
function stringsIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') found.add(value.split('#')[0] ?? value);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) stringsIn(part, found.add(key));
  return found;
}

/** What is pointed at by name in a match at random, and each name that a seat is told and spectators are not. */
function pointedIn(title: (typeof testedTitles)[number], seed: number) {
  const seats = title.seatings()[0] ?? [];
  const named = new Set<string>();
  const told: string[] = [];
  let acts = 0;
  playout(title, { seats, options: title.options.parse({ ...title.short }), seed: testSeed(seed) }, testRng(seed), {
    each({ after }: Played<Core>) {
      acts += 1;
      if (acts % 5 > 0 || after.outcome) return;
      const { view } = see(title, after, 'spectator');
      for (const seat of seats) {
        const own = see(title, after, seat).view;
        for (const id of ['discards.rebel', 'support-empire', ...stringsIn(own)])
          for (const at of KINDS.map((kind) => `${kind}:${id}`)) {
            const [name, open] = [own, view].map((one) => title.placeName?.(one, at) ?? null);
            if (open) named.add(at);
            if (JSON.stringify(name) !== JSON.stringify(open)) told.push(`${seat} ${at}`);
          }
      }
    },
  });
  return { named: [...named], told };
}

/** Open cards that can be pointed at in each title with some. */
const OPEN: Readonly<Record<string, readonly RegExp[]>> = {
  rebellion: [/^mission:/, /^pile:(actions|discards\.rebel|objectives)$/],
  'battle-of-hoth': [/^card:/, /^pile:(rebels|empire)$/],
  'imperial-assault': [/^group:/, /^pile:p\d$/],
};

test.each(testedTitles.map((title) => [title.id, title] as const))(
  '%s: cards that lie open have one name for everybody, by which they are pointed at, and no card of a hand has one',
  (id, title) => {
    const { named, told } = pointedIn(title, 7);
    expect(told).toEqual([]);
    expect((OPEN[id] ?? []).filter((kind) => !named.some((at) => kind.test(at)))).toEqual([]);
  },
);
