// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { LogEntry } from '../../../kit/net/types.ts';
import { baseMarkOf } from '../galaxy/place-names.ts';
import { Opponents } from '../opponents.tsx';
import { Rail } from '../rail.tsx';
import { documentOf, openPart, viewOf } from '../testing/part.tsx';
import { Story } from './end-story.tsx';
import { storyOf } from './story.ts';

const entries = (...list: (readonly [key: string, params?: LogEntry['params']])[]): LogEntry[] =>
  list.map(([key, params = {}], seq) => ({ seq, key, params }));

const system = (id: string) => ({ system: { key: `system.${id}` } });
const GAME = entries(
  ['log.startsRebel', system('naboo')],
  ['log.round', { n: 1 }],
  ['log.combat', system('naboo')],
  ['log.objectivePlayed', { card: { key: 'objective.rebel-assault' } }],
  ['log.reputationGained', { n: 2 }],
  ['log.combat', system('naboo')],
  ['log.time', { n: 2 }],
  ['log.round', { n: 2 }],
  ['log.captured', { leader: { key: 'leader.han-solo' } }],
  ['log.reputationLost', { n: 1 }],
);

test('each round has the positions of both markers and its events', () => {
  const [first, second, ...more] = storyOf(GAME);
  expect(more).toEqual([]);
  expect(first?.marks.map(({ time, reputation }) => [time, reputation])).toEqual([
    [1, 14],
    [1, 12],
    [2, 12],
  ]);
  expect(first?.points.map(({ kind, times }) => [kind, times])).toEqual([
    ['combat', 2],
    ['objective', 1],
  ]);
  expect([second?.round, second?.marks.at(-1)?.reputation, second?.points[0]?.kind]).toEqual([2, 13, 'captured']);
});

test('a combat has the side that won all its battles', () => {
  const side = (id: string) => ({ ...system('naboo'), side: { key: `side.${id}` } });
  const won = entries(
    ['log.round', { n: 1 }],
    ['log.combat', system('naboo')],
    ['log.battleWon.rebel.space', side('rebel')],
    ['log.combatOver', system('naboo')],
    ['log.combat', system('naboo')],
    ['log.battleWon.rebel.space', side('rebel')],
    ['log.battleWon.imperial.ground', side('imperial')],
    ['log.combatOver', system('naboo')],
  );
  expect(storyOf(won)[0]?.points.map(({ winner, times }) => [winner, times])).toEqual([
    ['rebel', 1],
    [null, 1],
  ]);
});

test('an incomplete log makes a story from its first loaded entry', () => {
  expect(storyOf([])).toEqual([]);
  expect(storyOf(GAME.slice(8)).map(({ round }) => round)).toEqual([0]);
});

test('the story has the words of the log, with combats by their place', async () => {
  await openPart(() => <Story log={GAME} />, { view: viewOf() });
  const rounds = [...document.querySelectorAll('li:has(h3)')].map(({ textContent }) => textContent);
  expect(rounds).toHaveLength(2);
  expect(rounds[0]).toMatch(/Round 1.*Time 2.*Reputation 12.*2 combats in Naboo.*Rebel Assault/);
  expect(rounds[1]).toMatch(/Round 2.*Reputation 13.*Han Solo/);
});

const outcome = { winners: ['imperial'], reason: { key: 'outcome.conquest' } };

test('at the end the strip shows who has won and how', async () => {
  await openPart((props) => <Opponents {...props} outcome={outcome} />, { view: viewOf() });
  expect(document.querySelector('h2')?.textContent).toBe('The Empire wins');
  expect(document.body.textContent).toContain('The Empire has conquered the Rebel base');
});

test('the strip names the base and the round, or the box where the markers met', async () => {
  const view = viewOf({ more: { base: { revealed: true, system: 'endor', old: [] }, round: 7, time: 9 } });
  const strip = (key: string) =>
    documentOf((props) => <Opponents {...props} outcome={{ winners: ['rebel'], reason: { key } }} />, { view }).body;
  expect(strip('outcome.conquest').textContent).toContain('the Rebel base in Endor, in round 7.');
  expect(strip('outcome.superlaser').textContent).toContain('destroyed Endor');
  expect(strip('outcome.reputation').textContent).toContain('have met in box 9, in round 7.');
  expect(strip('outcome.conceded').textContent).toContain('By concession');
});

test('at the end the rail shows the base and both hands', () => {
  const held = <C,>(...cards: C[]) => ({ count: cards.length, cards });
  const side = (hand: ReturnType<typeof held>) => ({ deck: 0, hand, discards: [] });
  const view = viewOf({
    more: {
      opened: {} as never,
      base: { revealed: true, system: 'endor', old: ['dantooine'] },
      missions: { rebel: side(held('sabotage#1')), imperial: side(held('gather-intel#1', 'detained#1')) } as never,
      probes: { deck: 0, hand: held('hoth' as const), removed: [], shown: [], ruledOut: null },
    },
  });
  const text = documentOf(Rail, { view }).body.textContent ?? '';
  expect(text).toMatch(/Rebel base: Endor.*Before: Dantooine.*Missions 1.*Missions 2.*Probe cards 1/);
});

test('after the end no base is called secret', () => {
  const base = { revealed: false, system: 'endor', old: [] } as const;
  expect(baseMarkOf(viewOf({ more: { base } }), 'endor')).toBe('secret');
  expect(baseMarkOf(viewOf({ more: { base, opened: {} as never } }), 'endor')).toBe('revealed');
});
