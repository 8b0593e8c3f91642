// @vitest-environment happy-dom
import type { RebellionView } from '@echo-base/games/rebellion/client';
import { act } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadTitle } from '../../../kit/i18n/texts.ts';
import type { BoardProps } from '../../../question/board-set.ts';
import { COMBAT, combatWith, entriesOf, MISSION, type Written } from '../testing/log.ts';
import { documentOf, openPart, viewOf } from '../testing/part.tsx';
import { Details } from './details.tsx';
import { moments } from './moments.ts';

beforeAll(() => loadTitle('rebellion', 'en'));

const KINDS = ['combat', 'round', 'refresh', 'mission', 'attack'];

/** The details of a moment of these entries: of this kind, by default the one that tells most. */
function detailsOf(written: readonly Written[], isNew = false, kinds: readonly string[] = KINDS) {
  const all = moments(entriesOf(written), 'spectator');
  const moment = kinds.map((one) => all.find(({ kind }) => kind === one)).find((one) => one !== undefined);
  if (!moment) throw new Error('nothing is announced');
  return (props: BoardProps<RebellionView>) => <Details {...props} moment={moment} isNew={isNew} />;
}
const pageOf = (written: readonly Written[], kinds?: readonly string[]) =>
  documentOf(detailsOf(written, false, kinds), { view: viewOf() });
const facesOf = (of: ParentNode | null | undefined) =>
  [...(of?.querySelectorAll('[data-die]') ?? [])].map((die) => die.getAttribute('data-die'));

test('a mission shows both rolls, the leaders and the totals, the attempting side first', () => {
  const page = pageOf(MISSION);
  const parties = [...page.querySelectorAll('[data-party]')];
  expect(parties.map((party) => party.getAttribute('data-party'))).toEqual(['imperial', 'rebel']);
  expect(parties.map(facesOf)).toEqual([['special', 'hit', 'blank'], ['hit']]);
  expect(parties[0]?.textContent).toContain('Boba Fett');
  expect(parties[0]?.textContent).toContain('5 successes · Bonus +2');
  expect(parties[1]?.textContent).toContain('General Madine');
  expect(page.querySelector('[data-target="place:sullust"]')?.textContent).toBe('Sullust');
});

test('an unopposed mission shows its leaders and no dice', () => {
  const page = pageOf([...MISSION.slice(0, 3), ['missionSucceeds', { mission: 'mission.collect-bounty' }]]);
  expect(page.querySelector('[data-party]')).toBeNull();
  expect(page.body.textContent).toContain('Boba FettNo leader opposes.');
});

test('RB-16.1.45 the objectives that a mission shows stand before its dice, and stay until they are closed', () => {
  const shown: readonly Written[] = [
    ['objectivesShown', { n: 1 }],
    ['objectiveShown', { card: 'objective.rebel-assault' }],
  ];
  const opposed = pageOf([...MISSION.slice(0, -1), ...shown]).body.textContent ?? '';
  expect(opposed.indexOf('Rebel Assault')).toBeGreaterThan(-1);
  expect(opposed.indexOf('Rebel Assault')).toBeLessThan(opposed.indexOf('5 successes'));
  const succeeds: Written = ['missionSucceeds', { mission: 'mission.interrogation' }];
  const isBrief = (...more: readonly Written[]) =>
    moments(entriesOf([...MISSION.slice(0, 3), succeeds, ...more]), 'imperial')[0]?.isBrief === true;
  expect([isBrief(), isBrief(...shown)]).toEqual([true, false]);
});

test('a combat shows every attack with its dice, and what both sides lost', () => {
  const page = pageOf(COMBAT);
  expect(facesOf(page)).toEqual(['hit', 'blank', 'hit', 'blank']);
  expect(page.body.textContent).toContain('EmpireNo losses');
  expect(page.body.textContent).toContain('RebelsLost: 1 X-wing');
});

test('a combat that is over names the cards played in its attacks', () => {
  const card: Written = ['tacticPlayed', { side: 'side.imperial', card: 'tactic.space-critical-hit' }];
  const page = pageOf([...COMBAT.slice(0, 6), card, ...COMBAT.slice(6)]);
  expect(page.body.textContent).toContain('The Empire plays the tactic card “Critical Hit”.');
});

test('a combat in which each side has won a battle lists both', () => {
  const page = pageOf(combatWith('rebel space', 'imperial ground'));
  const lines = [...page.querySelectorAll('li')].map((line) => line.textContent);
  expect(lines.slice(0, 2)).toEqual([
    'The Rebels win the space battle in Sullust.',
    'The Empire wins the ground battle in Sullust.',
  ]);
});

const REFRESH: readonly Written[] = [
  ['retrieved'],
  ['time', { n: 3 }],
  ['deployed', { side: 'side.rebel', unit: 'unit.x-wing', place: 'system.naboo' }],
  ['deployed', { side: 'side.rebel', unit: 'unit.x-wing', place: 'system.naboo' }],
  ['round', { n: 3 }],
];

test('the refresh phase is listed line by line, deployed units in one line for each side and place', () => {
  const lines = [...pageOf(REFRESH, ['refresh']).querySelectorAll('li')].map((line) => line.textContent);
  expect(lines).toEqual(['The leaders return to their pools.', 'The time marker moves to 3.']);
  const round = pageOf(REFRESH, ['round']);
  expect(round.querySelector('[data-gains="rebel"] li')?.textContent).toBe('Deployed in Naboo: 2 X-wings');
  expect(round.querySelector('[data-gains="imperial"]')).toBeNull();
});

test('new dice fall once and end on the rolled faces', async () => {
  vi.useFakeTimers();
  const faces = () => facesOf(document.querySelector('[data-party="imperial"]'));
  await openPart(detailsOf(MISSION, true), { view: viewOf() });
  expect(faces()).not.toEqual(['special', 'hit', 'blank']);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(faces()).toEqual(['special', 'hit', 'blank']);
});
