// @vitest-environment happy-dom
import type { AttackView, CombatView, DieView, RebellionView, UnitId } from '@echo-base/games/rebellion/client';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Option } from '../../../kit/net/types.ts';

import type { BoardProps } from '../../../question/board-set.ts';
import { type Staged, StageProvider } from '../../../question/log/moments-context.ts';
import { press } from '../../../testing/press.ts';
import { moments } from '../log/moments.ts';
import { SceneProvider } from '../scene.ts';
import { entriesOf, COMBAT as FOUGHT } from '../testing/log.ts';
import { decisionOf, documentOf, openPart, type Position, viewOf } from '../testing/part.tsx';
import { CoveredMap } from './covered-map.tsx';
import { layoutOf, squadsOf } from './forces.ts';

/** The layer over the map, without the map. */
function Board(props: BoardProps<RebellionView>) {
  return (
    <SceneProvider board={props}>
      <CoveredMap>{null}</CoveredMap>
    </SceneProvider>
  );
}

const HERE: Position = {
  units: {
    mandalore: {
      'star-destroyer': 1,
      'tie-fighter': 6,
      stormtrooper: 3,
      'at-st': 1,
      'mon-calamari-cruiser': 1,
      'x-wing': 2,
      'rebel-trooper': 3,
    },
  },
  leaders: { 'general-veers': { at: 'mandalore' }, 'admiral-ackbar': { at: 'mandalore' } },
};

const die = (colour: DieView['colour'], face: DieView['face'], spent = false): DieView => ({ colour, face, spent });
const ATTACK: AttackView = {
  side: 'rebel',
  theatre: 'space',
  dice: [die('red', 'hit'), die('red', 'hit'), die('black', 'special', true), die('black', 'direct')],
  hits: { 'star-destroyer-1': 1 },
  unassigned: [1, 3],
};
const COMBAT: CombatView = {
  system: 'mandalore',
  current: 'rebel',
  round: 1,
  battle: 'space',
  attack: ATTACK,
  doomed: [],
  destroyed: [],
  retreated: [],
  effects: [],
  health: {},
  tactics: {
    rebel: { space: 2, ground: 1, cards: null },
    imperial: { space: 0, ground: 3, cards: null },
  },
};

function fight(more: Partial<CombatView> = {}, damage: { readonly [id in UnitId]?: number } = {}) {
  const view = viewOf({ ...HERE, more: { combat: { ...COMBAT, ...more } } });
  const units = Object.entries(view.units).map(([id, unit]) => [id, { ...unit, damage: damage[id as UnitId] ?? 0 }]);
  return { ...view, units: Object.fromEntries(units) };
}

const squads = (page: ParentNode) =>
  [...page.querySelectorAll('[data-force]')].flatMap((force) =>
    [...force.querySelectorAll('[data-unit]')].map(
      (unit) =>
        `${force.getAttribute('data-force')}: ${unit.getAttribute('data-count')} ${unit.getAttribute('data-unit')}`,
    ),
  );

test.each<[string, string, Partial<CombatView>]>([
  ['Leaders', 'A side without a leader may send one.', { round: 0, battle: null, attack: null, tactics: none() }],
  ['Tactics', 'Cards at the start of the combat', { round: 0, battle: null, attack: null }],
  ['Space', 'The Rebels attack first: they started the combat.', {}],
  ['Space', 'The Empire attacks second.', { attack: { ...ATTACK, side: 'imperial' } }],
  ['Ground', 'The ground battle ends', { battle: 'ground', attack: null }],
  ['Retreat', 'Each side may retreat.', { battle: null, attack: null }],
  ['Retreat', 'The Empire has retreated.', { battle: null, attack: null, retreated: ['imperial'] }],
])('in the step %s every unit of both sides is drawn, and the line reads "%s"', (step, words, more) => {
  const page = documentOf(Board, { view: fight(more) });
  expect(squads(page).toSorted()).toEqual([
    'imperial ground: 1 at-st',
    'imperial ground: 3 stormtrooper',
    'imperial space: 1 star-destroyer',
    'imperial space: 6 tie-fighter',
    'rebel ground: 3 rebel-trooper',
    'rebel space: 1 mon-calamari-cruiser',
    'rebel space: 2 x-wing',
  ]);
  expect(page.querySelector('[aria-current="step"]')?.textContent).toBe(step);
  expect(page.querySelector('header p')?.textContent).toContain(words);
});

test('the stage is no live region: the log announces attacks and damage, and nothing is read twice', () => {
  const page = documentOf(Board, { view: fight() });
  expect(page.querySelector('header p')?.textContent).toContain('1 damage assigned, not blocked yet.');
  expect(page.querySelectorAll('[role="status"], [aria-live]')).toHaveLength(0);
});

function none(): CombatView['tactics'] {
  const nothing = { space: 0, ground: 0, cards: null };
  return { rebel: nothing, imperial: nothing };
}

test('damage, assigned damage and set-aside units look different and are named', () => {
  const view = fight({ doomed: ['tie-fighter-2'] }, { 'star-destroyer-1': 2, 'tie-fighter-2': 1 });
  const page = documentOf(Board, { view });
  const destroyer = page.querySelector('[data-force] [data-unit="star-destroyer"]');
  expect([...(destroyer?.querySelectorAll('[data-pip]') ?? [])].map((pip) => pip.getAttribute('data-pip'))).toEqual([
    'full',
    'hit',
    'lost',
    'lost',
  ]);
  expect(destroyer?.textContent).toBe('1 Star Destroyer, Damage 2 of 4, 1 damage assigned');
  expect(page.querySelector('[data-doomed]')?.textContent).toBe(
    '1 TIE Fighter, Damage 1 of 1, destroyed at the end of the battle',
  );
  expect(squads(page)).toContain('imperial space: 5 tie-fighter');
});

test('losses are listed by side', () => {
  const view = fight({ destroyed: ['tie-fighter-20', 'tie-fighter-21', 'x-wing-8'] });
  const page = documentOf(Board, { view });
  expect(page.querySelector('[data-command="imperial"]')?.textContent).toContain('Lost: 2 TIE Fighters');
  expect(page.querySelector('[data-command="rebel"]')?.textContent).toContain('Lost: 1 X-wing');
});

test('dice have colour, face and state in their names', () => {
  const page = documentOf(Board, { view: fight() });
  expect([...page.querySelectorAll('[data-fate]')].map((one) => one.textContent)).toEqual([
    'Hit (red), assigned',
    'Hit (red), to be assigned now',
    'Special (black), spent',
    'Direct hit (black)',
  ]);
});

test('leaders are shown with their tactic values', () => {
  const page = documentOf(Board, { view: fight() });
  expect(page.querySelector('[data-command="rebel"] [data-leader="admiral-ackbar"]')?.textContent).toContain(
    'space 3, ground 1',
  );
});

test.each(['spectator', 'imperial'])("%s sees only the number of the Rebels' tactic cards", (viewer) => {
  const page = documentOf(Board, { view: fight(), viewer });
  const rebels = page.querySelector('[data-command="rebel"]');
  expect(rebels?.textContent).toContain('Tactic cards: 2 space, 1 ground');
  expect(rebels?.querySelector('button')).toBeNull();
});

test('open cards can be read by the others', async () => {
  const tactics: CombatView['tactics'] = {
    rebel: { space: 1, ground: 0, cards: ['space-onslaught#1'] },
    imperial: { space: 0, ground: 0, cards: null },
  };
  await openPart(Board, { view: fight({ tactics }), viewer: 'imperial' });
  const pile = document.querySelector<HTMLButtonElement>('[data-command="rebel"] button');
  if (pile) await press(pile);
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Onslaught');
});

const at = (target: string, more: Partial<Option> = {}): Option => ({
  key: target,
  label: { key: 'unit.tie-fighter' },
  at: target,
  ...more,
});

async function ask(options: readonly Option[], shape: 'one' | 'some' = 'one') {
  const page = await openPart(Board, { view: fight(), decision: decisionOf(options, shape) });
  return page;
}

test('a unit that an option points at is chosen by click, for all equal ones', async () => {
  const refused = { code: 'no_dice' };
  const page = await ask([at('unit:star-destroyer-1'), at('unit:tie-fighter-4', { refused })]);
  const [first, second] = document.querySelectorAll<HTMLButtonElement>('[data-force="imperial space"] button');
  expect(first?.getAttribute('aria-label')).toBe(
    '1 Star Destroyer, Damage 0 of 4, 1 damage assigned, legal target 1 of 1',
  );
  expect(second?.getAttribute('aria-disabled')).toBe('true');
  if (second) await press(second);
  expect(page.sent).toEqual([]);
  if (first) await press(first);
  expect(page.sent).toEqual(['unit:star-destroyer-1']);
});

test('units and dice are reached by Tab, and the focus highlights them', async () => {
  await ask([at('die:1'), at('die:3')], 'some');
  const dice = [...document.querySelectorAll<HTMLButtonElement>('[data-fate] button')];
  expect(dice.map(({ tabIndex, type }) => `${tabIndex} ${type}`)).toEqual(['0 button', '0 button']);
  await act(async () => dice[1]?.focus());
  expect(dice[1]?.closest('li')?.querySelector('[data-lit]')).not.toBeNull();
  if (dice[1]) await press(dice[1]);
  expect(dice[1]?.closest('li')?.querySelector('[data-state]')?.getAttribute('data-state')).toBe('selected');
});

const seen = () => document.querySelector('[data-command]') !== null;
const toggle = () =>
  [...document.querySelectorAll('button')].find((one) => /galaxy|combat/.test(one.textContent ?? ''));

test('one button shows the map, and one the combat again', async () => {
  await ask([at('die:1')]);
  for (const [words, then] of [
    ['See the galaxy', false],
    ['Back to the combat', true],
  ] as const) {
    const button = toggle();
    expect(button?.textContent).toBe(words);
    if (button) await press(button);
    expect(seen()).toBe(then);
  }
});

test('nothing covers the map after the end, and no button leads back', async () => {
  const page = await ask([at('die:1')]);
  await page.draw({ view: fight(), outcome: { winners: ['rebel'], reason: { key: 'outcome.reputation' } } });
  expect(seen()).toBe(false);
  expect(toggle()).toBeUndefined();
});

test('a question about places shows the map at once', async () => {
  const page = await ask([at('place:naboo')]);
  expect(seen()).toBe(false);
  await page.draw({ view: fight(), decision: decisionOf([at('die:1')]) });
  expect(seen()).toBe(true);
});

test('larger forces are drawn smaller, and the fleet is smaller during the ground battle', () => {
  const scale = (ships: { readonly [type: string]: number }, battle: 'space' | 'ground') => {
    const view = viewOf({ units: { mandalore: ships } });
    const squads = squadsOf(view, COMBAT, Object.keys(view.units) as UnitId[], 'imperial', 'space');
    return layoutOf(squads, 'space', battle).crowd;
  };
  const fleet = { 'star-destroyer': 3, 'assault-carrier': 3, 'tie-fighter': 14 };
  expect(scale({ 'star-destroyer': 1, 'tie-fighter': 2 }, 'space')).toBe(1);
  expect(scale(fleet, 'space')).toBeLessThan(1);
  expect(scale(fleet, 'ground')).toBeLessThan(scale(fleet, 'space'));
});

test.each(['space', 'ground'] as const)(
  'on a phone the stage scrolls to the dice of a %s battle, beside its units',
  async (battle) => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(500);
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    const view = viewOf({ ...HERE, more: { combat: { ...COMBAT, battle, attack: { ...ATTACK, theatre: battle } } } });
    await openPart(Board, {
      view,
      decision: decisionOf([{ key: 'pass', label: { key: 'option.pass' } }]),
    });
    const [shown] = scroll.mock.contexts;
    expect(shown instanceof Element && shown.hasAttribute('data-well')).toBe(true);
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: battle === 'ground' ? 'start' : 'end' });
  },
);

const withStage = (phase: Staged['phase'] | null) => {
  const all = moments(entriesOf(FOUGHT.slice(0, 7)), 'rebel');
  const moment = all.find(({ kind }) => kind === 'attack');
  if (!moment) throw new Error('no moment');
  const staged = phase && { moment, phase, isAgain: false };
  const stage = { staged, time: staged && { ms: 3000, gone: 0 }, next: null, skip: () => {} };
  return (props: BoardProps<RebellionView>) => (
    <StageProvider value={stage}>
      <Board {...props} />
    </StageProvider>
  );
};

test('the dice of an attack that is played fall in the well, without faces before', () => {
  const facesIn = (phase: Staged['phase']) =>
    [...documentOf(withStage(phase), { view: fight({ attack: null }) }).querySelectorAll('[data-well] [data-die]')].map(
      (one) => one.getAttribute('data-die'),
    );
  expect(facesIn('opening')).toEqual(['unrolled', 'unrolled', 'unrolled']);
  expect(facesIn('dice')).toEqual(['hit', 'blank', 'hit']);
  expect(facesIn('result')).toEqual(['hit', 'blank', 'hit']);
});

test('the dice of an attack that is played have the order in which they lie afterwards', () => {
  const dice = [die('red', 'blank'), die('black', 'hit'), die('red', 'hit')];
  const view = fight({ attack: { ...ATTACK, dice, unassigned: null } });
  const page = documentOf(withStage('result'), { view });
  expect([...page.querySelectorAll('[data-well] [data-die]')].map((one) => one.getAttribute('data-die'))).toEqual([
    'blank',
    'hit',
    'hit',
  ]);
  expect(page.querySelector('[data-well]')?.getAttribute('data-well')).toBe('result');
});

test('a moment with a place on the map is seen there, not below the combat that follows', () => {
  const [moment] = moments(entriesOf([['activated', { leader: 'leader.general-veers' }, 'place:mandalore']]), 'rebel');
  if (!moment) throw new Error('no moment');
  const isCombatShown = (isPlayed: boolean) => {
    const staged = { moment, phase: 'result', isAgain: false } as const;
    const stage = { staged, time: isPlayed ? { ms: 900, gone: 0 } : null, next: null, skip: () => {} };
    const page = documentOf(
      (props) => (
        <StageProvider value={stage}>
          <Board {...props} />
        </StageProvider>
      ),
      { view: fight() },
    );
    return page.querySelector('[data-well]') !== null;
  };
  expect([isCombatShown(true), isCombatShown(false)]).toEqual([false, true]);
});

test('F35 hits fly to the unit that is hit, and a unit that is lost falls; nothing flies while nothing changes', async () => {
  const flying = () =>
    [...document.querySelectorAll('[data-flies]')].map((one) => [
      one.getAttribute('data-flies'),
      one.getAttribute('data-side'),
    ]);
  const attacked = (hits: AttackView['hits']) => fight({ attack: { ...ATTACK, hits } });
  const page = await openPart(Board, { view: attacked({}) });
  expect(flying()).toEqual([]);
  await page.draw({ view: attacked({ 'star-destroyer-1': 2 }) });
  expect(flying()).toEqual([
    ['hit', 'imperial'],
    ['hit', 'imperial'],
  ]);
  const { 'tie-fighter-1': _gone, ...units } = attacked({ 'star-destroyer-1': 2 }).units;
  const lost = fight({ attack: { ...ATTACK, hits: { 'star-destroyer-1': 2 } }, destroyed: ['tie-fighter-1'] });
  await page.draw({ view: { ...lost, units } });
  expect(flying()).toEqual([['loss', 'imperial']]);
});

test('with reduced motion nothing flies: the marks of damage are there at once', async () => {
  document.documentElement.dataset.motion = 'off';
  const page = await openPart(Board, { view: fight({ attack: { ...ATTACK, hits: {} } }) });
  await page.draw({ view: fight({ attack: { ...ATTACK, hits: { 'star-destroyer-1': 2 } } }) });
  expect(document.querySelectorAll('[data-flies]')).toHaveLength(0);
  delete document.documentElement.dataset.motion;
});
