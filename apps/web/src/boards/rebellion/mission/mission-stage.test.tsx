// @vitest-environment happy-dom
import { type MissionView, type RebellionView, successChance } from '@echo-base/games/rebellion/client';
import { expect, test } from 'vitest';
import { Surface } from '../../../kit/ui/surface/surface.tsx';
import type { BoardProps } from '../../../question/board-set.ts';
import { MomentsProvider, NO_MOMENTS, type Staged, StageProvider } from '../../../question/log/moments-context.ts';
import { press } from '../../../testing/press.ts';
import { MAP } from '../galaxy/layout.ts';
import { moments } from '../log/moments.ts';
import { SceneProvider } from '../scene.ts';
import { entriesOf, MOVEMENT, movedEntries, MISSION as TOLD, type Written } from '../testing/log.ts';
import { decisionOf, documentOf, openPart, viewOf } from '../testing/part.tsx';
import { MissionCover } from './mission-cover.tsx';

function Board(props: BoardProps<RebellionView>) {
  return (
    <SceneProvider board={props}>
      <Surface label="map" size={MAP} start={{ x: 0, y: 0 }} tools={<MissionCover />}>
        {null}
      </Surface>
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
  [...page.querySelectorAll('[data-total]')].map(({ textContent }) => textContent?.trim());
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

test('a step of the recap that happened on the map shows the map, and the mission is one press away', async () => {
  const opened = moments(movedEntries(MOVEMENT), 'rebel').find(({ kind }) => kind === 'movement') ?? null;
  const Stepped = (props: BoardProps<RebellionView>) => (
    <MomentsProvider value={{ ...NO_MOMENTS, opened, steps: props.view.round }}>
      <Board {...props} />
    </MomentsProvider>
  );
  const view = attempt();
  const page = await openPart(Stepped, { view: { ...view, round: 0 } });
  expect(document.querySelector('[data-party]')).not.toBeNull();
  await page.draw({ view: { ...view, round: 1 } });
  expect(document.querySelector('[data-party]')).toBeNull();
  expect(document.querySelector('button')?.textContent).toBe('Back to the mission');
});

const played = (phase: Staged['phase'], written = TOLD) => {
  const moment = moments(entriesOf(written), 'rebel').find(({ kind }) => kind === 'mission');
  if (!moment) throw new Error('no moment');
  const stage = { staged: { moment, phase, isAgain: false }, time: { ms: 3000, gone: 0 }, next: null, skip: () => {} };
  return (props: BoardProps<RebellionView>) => (
    <StageProvider value={stage}>
      <Board {...props} />
    </StageProvider>
  );
};
const partiesOf = (page: Document) =>
  [...page.querySelectorAll('[data-party]')].map((one) => [
    one.getAttribute('data-party'),
    ...[...one.querySelectorAll('[data-leader]')].map((leader) => leader.getAttribute('data-leader')),
  ]);

test('F5 F6 a mission is played at its place: the attempting side left, dice without faces before they fall, then totals', () => {
  const before = attempt({ leaders: ['boba-fett'] });
  const opening = documentOf(played('opening'), { view: before });
  expect(opening.querySelector('[data-hero]')?.getAttribute('data-hero')).toBe('sullust');
  expect(partiesOf(opening)).toEqual([
    ['imperial', 'boba-fett'],
    ['rebel', 'general-madine', 'luke-skywalker'],
  ]);
  expect([diceOf(opening, 'imperial'), diceOf(opening, 'rebel')]).toEqual([
    ['unrolled', 'unrolled', 'unrolled'],
    ['unrolled'],
  ]);
  const falling = documentOf(played('dice'), { view: before });
  expect([diceOf(falling, 'imperial'), totals(falling)]).toEqual([['special', 'hit', 'blank'], []]);
  expect(falling.querySelector('[data-mission-stage]')?.textContent).not.toMatch(/succeeds\.|against 1/);
  const result = documentOf(played('result'), { view: viewOf() });
  expect([diceOf(result, 'imperial'), totals(result)]).toEqual([
    ['special', 'hit', 'blank'],
    ['5 successes', '1 success'],
  ]);
});

test('RB-7.1.24 dice that R2-D2 and Master Yoda have changed lie with their new faces beside the totals', () => {
  const isResult = ([key]: Written) => key === 'missionTotals' || key === 'missionSucceeds';
  const changed: Written[] = [
    ...TOLD.filter((one) => !isResult(one)).slice(0, 6),
    ['dieChanged', { before: 'die.special', after: 'die.blank' }],
    ['yoda', {}],
    ['dieChanged', { before: 'die.hit', after: 'die.special' }],
    ['missionTotals', { own: 3, bonus: 2, enemy: 2 }],
    ['missionSucceeds', { mission: 'mission.collect-bounty' }],
  ];
  const falling = documentOf(played('dice', changed), { view: attempt() });
  expect([diceOf(falling, 'imperial'), diceOf(falling, 'rebel')]).toEqual([['special', 'hit', 'blank'], ['hit']]);
  const result = documentOf(played('result', changed), { view: viewOf() });
  expect([diceOf(result, 'imperial'), diceOf(result, 'rebel'), totals(result)]).toEqual([
    ['hit', 'blank', 'blank'],
    ['special'],
    ['3 successes', '2 successes'],
  ]);
});

test('the exact chance is with the stake before the roll, and is told after it', () => {
  const view = attempt();
  const chance = Math.round(successChance(3, 1, 2) * 100);
  const before = documentOf(played('dice'), { view }).querySelector('[data-chance]');
  expect(before?.textContent).toBe(`Chance that the mission succeeds${chance}%`);
  const after = documentOf(played('result'), { view: viewOf() }).querySelector('[data-chance]');
  expect(after?.textContent).toBe(`Chance before the roll: ${chance}%`);
});

test('a mission that is played has no odds of a question and nothing to press; reading aloud is left to the announcer', () => {
  const page = documentOf(played('dice'), { view: attempt() });
  expect(page.querySelectorAll('[data-mission-stage] button')).toHaveLength(0);
  expect(page.querySelector('[data-mission-stage]')?.getAttribute('aria-hidden')).toBe('true');
});

test('a mission in the middle of which a player is asked keeps its dice where they lie', () => {
  const asked = entriesOf(TOLD.slice(0, 6));
  const moment = moments(asked, 'rebel').find(({ kind }) => kind === 'mission');
  const page = documentOf(played('result', TOLD.slice(0, 6)), { view: attempt(BOTH) });
  expect([moment?.dice, diceOf(page, 'rebel')]).toEqual([undefined, ['direct']]);
});

test('a question about units or leaders on the map leaves the map in front; one about leaders of the pool does not', () => {
  const isShown = (at: string) => {
    const decision = decisionOf([{ key: 'one', label: { key: 'option.pass' }, at }]);
    return documentOf(Board, { view: attempt(), decision }).querySelector('[data-mission-stage]') !== null;
  };
  expect(
    ['leader:han-solo', 'die:rebel:0', 'leader:luke-skywalker', 'unit:x-wing-1', 'place:naboo'].map(isShown),
  ).toEqual([true, true, false, false, false]);
});
