// @vitest-environment happy-dom
import type { MissionCard, RebellionView } from '@echo-base/games/rebellion/client';
import { expect, test } from 'vitest';
import { press } from '../../testing/press.ts';
import { Opponents } from './opponents.tsx';
import { Rail } from './rail.tsx';
import { type Drawn, leaders, mount, named, viewOf, words } from './testing/hand.tsx';

let drawn: Drawn;

const hidden = (count: number) => ({ count, cards: null });

/** The Empire with hidden cards, and a captive. */
function rivalView(more: Partial<RebellionView> = {}): RebellionView {
  return viewOf({
    missions: {
      rebel: { deck: 10, hand: { count: 1, cards: ['sabotage#1'] }, discards: ['demolition#1', 'seek-yoda#1'] },
      imperial: { deck: 10, hand: hidden(6), discards: [] },
    },
    assigned: [{ side: 'imperial', leaders: ['darth-vader'], card: null }],
    actions: { decks: { rebel: 8, imperial: 8 }, hands: { rebel: hidden(0), imperial: hidden(2) }, used: [] },
    probes: { deck: 20, hand: hidden(11), removed: ['hoth'], shown: [], ruledOut: null },
    leaders: leaders({ 'darth-vader': { at: 'mission' }, 'jan-dodonna': { at: 'sullust', ring: 'captured' } }),
    ...more,
  });
}

const listed = (name: string) => document.querySelector(`ul[aria-label="${name}"]`);

test("the other side's hand is shown as a number of cards, its leaders by name", async () => {
  drawn = mount(Opponents);
  await drawn.draw(rivalView());
  expect(words()).toContain('Marta · Empire');
  for (const count of ['6 missions', '1 assigned', '11 probe cards', '2 action cards'])
    expect(words()).toContain(count);
  expect(words()).not.toContain('Sabotage');
  expect(listed('On cards')?.querySelector('[aria-label="Darth Vader"]')).toBeInstanceOf(Element);
  expect(listed('Leader pool')?.querySelectorAll('[role="img"]')).toHaveLength(3);
  expect(listed('Captured leaders')?.textContent).toContain('Jan Dodonna');
});

test('the Empire sees the stages of objectives, not the cards', async () => {
  drawn = mount(Opponents, 'imperial');
  const objectives = { ...viewOf().objectives, stages: [1, 3] as const };
  await drawn.draw(rivalView({ objectives }));
  expect(words()).toContain('2 objectives (I, III)');
});

test.each([
  [{ phase: 'assignment', active: 'rebel' }, 'Rebels assign', 'Waiting'],
  [{ phase: 'assignment', active: 'imperial' }, 'Empire assigns', 'Playing now'],
  [{ phase: 'command', active: 'rebel', passed: [1] }, 'Command', 'Passed'],
  [{ phase: 'refresh', active: 'imperial' }, 'Refresh', 'Playing now'],
] as const)('the step and the status of the side: %o', async (more, step, status) => {
  drawn = mount(Opponents);
  await drawn.draw(rivalView(more));
  expect(document.querySelector('[aria-current="step"]')?.textContent).toBe(step);
  expect(words()).toContain(status);
});

test('spectators see both sides', async () => {
  drawn = mount(Opponents, 'spectator');
  await drawn.draw(rivalView());
  expect(words()).toContain('Ida · Rebels');
  expect(words()).toContain('Marta · Empire');
});

test('the rail counts the units of each build queue by type and opens a discard pile', async () => {
  drawn = mount(Rail);
  const at = (box: string) => ({ at: box, damage: 0 });
  await drawn.draw(
    rivalView({
      units: {
        'stormtrooper-1': at('queue-1'),
        'stormtrooper-2': at('queue-1'),
        'star-destroyer-1': at('queue-3'),
        'x-wing-1': at('queue-2'),
        'tie-fighter-1': at('deploying'),
        'tie-fighter-2': at('hoth'),
      },
    }),
  );
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('.visually-hidden')].map((word) => word.textContent),
  );
  expect(rows).toEqual([
    ['Empire', '2 Stormtroopers', 'empty', '1 Star Destroyer'],
    ['Rebels', 'empty', '1 X-wing', 'empty'],
    ['Empire', '1 TIE Fighter'],
  ]);
  expect([...document.querySelectorAll('tbody tr')].at(-1)?.textContent).toContain('Ready to deploy');
  await press(named('Rebel missions (2)'));
  const cards: MissionCard[] = ['demolition#1', 'seek-yoda#1'];
  expect(document.querySelectorAll('[role="dialog"] li')).toHaveLength(cards.length);
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Put the Master Yoda ring');
});
