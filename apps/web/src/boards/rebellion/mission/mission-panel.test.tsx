// @vitest-environment happy-dom
import type { MissionView, RebellionView } from '@echo-base/games/rebellion/client';
import { expect, test } from 'vitest';

import type { BoardProps } from '../../../question/board-set.ts';
import { press } from '../../../testing/press.ts';
import { CoveredMap } from '../combat/covered-map.tsx';
import { SceneProvider } from '../scene.ts';
import { decisionOf, documentOf, openPart, viewOf } from '../testing/part.tsx';

function Board(props: BoardProps<RebellionView>) {
  return (
    <SceneProvider board={props}>
      <CoveredMap>{null}</CoveredMap>
    </SceneProvider>
  );
}

const MISSION: MissionView = {
  side: 'imperial',
  card: 'collect-bounty#1',
  leaders: ['boba-fett'],
  place: 'sullust',
  target: 'luke-skywalker',
  dice: { rebel: [], imperial: [] },
  rolls: { rebel: 1, imperial: 3 },
  bonus: 0,
  result: null,
  going: [],
};
const at = (place: string) => ({ at: place });
const attempt = (more: Partial<MissionView> = {}) =>
  viewOf({
    leaders: {
      'boba-fett': at('sullust'),
      'luke-skywalker': at('sullust'),
      'general-rieekan': at('naboo'),
      'jan-dodonna': { at: 'sullust', ring: 'captured' },
    },
    more: { mission: { ...MISSION, ...more } },
  });

const party = (page: Document, side: string) => page.querySelector(`[data-party="${side}"]`);
const totals = (page: Document) =>
  ['imperial', 'rebel'].flatMap((side) => party(page, side)?.querySelector('[data-total]')?.textContent ?? []);
const diceOf = (page: Document, side: string) =>
  [...(party(page, side)?.querySelectorAll('[data-die]') ?? [])].map((die) => die.getAttribute('data-die'));

const ROLLED: Partial<MissionView> = { dice: { rebel: [], imperial: ['special', 'hit', 'blank'] }, bonus: 2 };
const BOTH: Partial<MissionView> = { ...ROLLED, dice: { rebel: ['direct'], imperial: ['special', 'hit', 'blank'] } };

test.each<[string, Partial<MissionView>, string[]]>([
  ['Oppose', {}, []],
  ['Roll', ROLLED, ['5 successes', '0 successes']],
  ['Roll', BOTH, ['5 successes', '1 success']],
  ['Result', { ...BOTH, result: 'success' }, ['5 successes', '1 success']],
])('the step %s shows the totals of dice that have been rolled', (step, more, both) => {
  const page = documentOf(Board, { view: attempt(more) });
  expect(page.querySelector('[aria-current="step"]')?.textContent).toBe(step);
  expect(totals(page)).toEqual(both);
});

test('leaders in the place are shown on both sides with their icons; captives and others are not', () => {
  const page = documentOf(Board, { view: attempt() });
  const names = [...page.querySelectorAll('[data-leader]')].map((leader) => leader.getAttribute('data-leader'));
  expect(names).toEqual(['boba-fett', 'luke-skywalker']);
  expect(party(page, 'imperial')?.textContent).toContain('3 dice');
  expect(page.querySelector('header')?.textContent).toContain('Spec Ops, against Luke Skywalker in Sullust');
});

test('dice are blank before the roll; each names its successes, and the bonus is beside them', () => {
  const page = documentOf(Board, { view: attempt(ROLLED) });
  expect(diceOf(page, 'imperial')).toEqual(['special', 'hit', 'blank']);
  expect(diceOf(page, 'rebel')).toEqual(['unrolled']);
  const items = [...(party(page, 'imperial')?.querySelectorAll('ul:last-of-type > li') ?? [])];
  expect(items.map((item) => item.textContent)).toEqual(['Special: 2', 'Hit: 1', 'Blank: 0', 'Bonus+2']);
});

test('before the roll the pictured leader’s successes are shown beside its dice', () => {
  const bonusIn = (leaders: MissionView['leaders']) =>
    party(documentOf(Board, { view: attempt({ leaders }) }), 'imperial')?.textContent?.includes('Bonus+2');
  expect([bonusIn(['boba-fett']), bonusIn(['darth-vader'])]).toEqual([true, false]);
});

test('RB-7.1.13 no leader opposes yet while one may still be sent, and none at the end', () => {
  const alone = (more: Partial<MissionView>) =>
    viewOf({ leaders: { 'boba-fett': at('sullust') }, more: { mission: { ...MISSION, target: null, ...more } } });
  const words = (more: Partial<MissionView>) =>
    party(documentOf(Board, { view: alone(more) }), 'rebel')?.textContent ?? '';
  expect(words({})).toContain('No leader opposes yet.');
  expect(words({ result: 'success' })).toContain('No leader opposes.');
});

test('a mission that succeeds without a roll shows neither dice nor totals', () => {
  const page = documentOf(Board, { view: attempt({ result: 'success' }) });
  expect([diceOf(page, 'imperial'), totals(page)]).toEqual([[], []]);
  expect(party(page, 'imperial')?.textContent).toContain('No roll needed.');
});

test('the result is shown in words', () => {
  const page = documentOf(Board, { view: attempt({ ...BOTH, result: 'failure' }) });
  expect(page.querySelector('[role="status"]')?.textContent).toBe('“Collect Bounty” fails.');
});

test('a mission that cannot be opposed has no panel', () => {
  const page = documentOf(Board, { view: attempt({ rolls: null }) });
  expect(page.querySelector('[data-party]')).toBeNull();
});

test('the odds of the options are shown, and the panel folds', async () => {
  const odds = (key: string, percent: number) => ({
    key,
    label: { key: `leader.${key}` },
    detail: { key: 'detail.oddsThen', params: { percent } },
    at: `leader:${key}`,
  });
  const decision = decisionOf([odds('han-solo', 34), odds('chewbacca', 61)]);
  await openPart(Board, { view: attempt(), decision });
  const rows = [...document.querySelectorAll('[data-odds] li')].map((row) => row.textContent);
  expect(rows).toEqual(['Han Solo34%', 'Chewbacca61%']);
  const [fold] = document.querySelectorAll('button');
  if (fold) await press(fold);
  expect(document.querySelector('[data-party]')).toBeNull();
  expect(document.querySelector('button')?.textContent).toBe('Back to the mission');
});
