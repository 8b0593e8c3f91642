// @vitest-environment happy-dom
import { lands } from '@echo-base/games/rebellion/client';
import { beforeAll, expect, test } from 'vitest';
import { loadTitle } from '../../../kit/i18n/texts.ts';
import type { Option } from '../../../kit/net/types.ts';
import { decisionOf, documentOf, openPart, viewOf } from '../testing/part.tsx';
import { forecastOf, mayHideBase } from './forecast.ts';
import { ForecastPanel } from './forecast-panel.tsx';

beforeAll(() => loadTitle('rebellion', 'en'));

const moving = (id: string): Option => ({ key: id, label: { key: id }, from: 'place:mandalore', at: 'place:kashyyyk' });
const question = decisionOf(['star-destroyer-1', 'stormtrooper-1', 'stormtrooper-2'].map(moving), 'some');
const view = viewOf({
  units: {
    mandalore: { 'star-destroyer': 1, stormtrooper: 2 },
    kashyyyk: { 'x-wing': 2, 'corellian-corvette': 1, 'rebel-trooper': 1, 'ion-cannon': 1 },
  },
  leaders: { 'general-veers': { at: 'kashyyyk' }, chewbacca: { at: 'kashyyyk' } },
});

test('without a theatre in which both sides have units there is no combat', () => {
  expect(forecastOf(view, question, [])).toEqual({ system: 'kashyyyk', sides: null });
});

test('RB-9.1.4 the order as picked: units and dice of both sides, less what an Ion Cannon takes', () => {
  const forecast = forecastOf(view, question, ['star-destroyer-1']);
  expect(forecast?.sides?.imperial.space).toEqual({
    units: [{ type: 'star-destroyer', count: 1 }],
    red: 0,
    black: 1,
    lost: 0,
  });
  expect(forecast?.sides?.rebel.space).toMatchObject({ red: 1, black: 3, lost: 0 });
  expect(forecast?.sides?.imperial.ground).toBeNull();
});

test('RB-9.0.10 RB-9.0.11 tactic cards are drawn in shared theatres only, by the best leader there', () => {
  const forecast = forecastOf(view, question, ['star-destroyer-1', 'stormtrooper-1']);
  expect(forecast?.sides?.imperial.cards).toEqual({ space: 1, ground: 3 });
  expect(forecastOf(view, question, ['stormtrooper-1'])?.sides?.imperial.cards.space).toBe(0);
});

test('RB-9.1.2 dice above five of a colour are named as lost', () => {
  const units = { kashyyyk: { 'rebel-trooper': 7 }, mandalore: { stormtrooper: 1 } };
  const forecast = forecastOf(viewOf({ units }), question, ['stormtrooper-1']);
  expect(forecast?.sides?.rebel.ground).toMatchObject({ black: 5, lost: 2 });
});

test('a retreat and other questions have no forecast', () => {
  expect(forecastOf(view, { ...question, prompt: { key: 'ask.retreatUnits' } }, [])).toBeNull();
  expect(forecastOf(view, null, [])).toBeNull();
});

test('RB-8.13 before a landing where the base may be hidden, combat is left open; ships alone find nothing', () => {
  const hidden = { ...view, probes: { ...view.probes, ruledOut: ['hoth'] as const } };
  expect(mayHideBase(hidden, 'kashyyyk')).toBe(true);
  expect(mayHideBase(hidden, 'hoth')).toBe(false);
  expect(mayHideBase(view, 'kashyyyk')).toBe(false);
  expect(lands(['star-destroyer-1', 'stormtrooper-1'])).toBe(true);
  expect(lands(['star-destroyer-1', 'tie-fighter-1'])).toBe(false);
});

test('the panel says that there is no combat, and shows nothing for other questions', async () => {
  const Panel = ({ view: seen, viewer }: { view: typeof view; viewer: string }) => (
    <ForecastPanel view={seen} viewer={viewer} />
  );
  await openPart(Panel, { view, decision: question, viewer: 'imperial' });
  expect(document.body.textContent).toContain('No combat in Kashyyyk');
  expect(documentOf(Panel, { view }).querySelector('[data-forecast], p')).toBeNull();
});
