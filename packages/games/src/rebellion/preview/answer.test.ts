import { expect, test } from 'vitest';
import { testPick, testRandom, testRandomInt } from '../../../../../scripts/test-seed.ts';
import { fits, partsLeft } from '../../engine/budgets.ts';
import { randomChoice } from '../../engine/choices.ts';
import type { Decision } from '../../engine/decision.ts';
import { pending } from '../../engine/flow.ts';
import type { Option } from '../../engine/rule.ts';
import { playout, testRng, testSeed } from '../../engine/testing/playout.ts';
import type { RebellionView } from '../client.ts';
import { typeOf, type UnitId } from '../data/units.ts';
import { rebellion } from '../index.ts';
import { build } from '../rules/refresh/building.ts';
import { deploy } from '../rules/refresh/deploy.ts';
import { rebellionOptions, type State } from '../state.ts';
import { consequence } from '../testing/consequence.ts';
import { fight } from '../testing/fight.ts';
import { type Scenario, scenario } from '../testing/scenario.ts';
import { tested } from '../testing/title.ts';
import { filledBuild, isSpare, previewOf } from './answer.ts';

type Shown = (view: RebellionView, asked: Decision, drafted: RebellionView) => unknown;

const unitsWhere = ({ units }: RebellionView, where: (id: UnitId) => boolean) =>
  Object.fromEntries(Object.entries(units).filter(([id]) => where(id as UnitId)));
const placed: Shown = (view, _asked, drafted) => unitsWhere(view, (id) => drafted.units[id] !== undefined);
const damage: Shown = ({ combat, units }) => ({ hits: combat?.attack?.hits, units });

/** By question, what its draft shows. */
const SHOWN: Readonly<Record<string, Shown>> = {
  'ask.assign': ({ leaders, missions, assigned }) => ({ leaders, missions, assigned }),
  'ask.blockUnit': damage,
  // Icons that leave no choice are not part of the answer.
  'ask.buildAll': (view, { pieces = [] }) =>
    unitsWhere(view, (id) => pieces.some((piece) => piece.id === `type:${typeOf(id)}`)),
  'ask.cardDamage': damage,
  'ask.cardDamageEach': damage,
  // Units that are not deployed go back to box 1 (RB-14.0.37).
  'ask.deploy': ({ units }) =>
    Object.entries(units)
      .map(([id, unit]) => [id, unit?.at === 'deploying' ? 'queue-1' : unit?.at])
      .sort(),
  // Units that are not placed find their places (RB-3.3.5, RB-3.3.7).
  'ask.place.imperial': placed,
  'ask.place.rebel': placed,
  'ask.returnProbes': ({ probes }) => probes,
};

/** Options that are no parts of a draft: sent at once. */
const isAct = ({ key }: Option): boolean => key.startsWith('play:') || key.startsWith('take:');

/** Whether a unit may be given up: its type is used up, and has an icon left. */
function isWanted(decision: Decision, picked: readonly string[], { key, costs = {} }: Option): boolean {
  const [type = ''] = Object.keys(costs);
  const isOpen = ({ from }: Option) => from === type;
  return !partsLeft(decision, picked).some(isOpen) && partsLeft(decision, [...picked, key]).some(isOpen);
}

/** Units to build: some that may be chosen, one that is taken back now and then, and the icons that are left. */
function randomBuild(decision: Decision): readonly string[] {
  let picked: readonly string[] = [];
  const add = () => {
    const left = partsLeft(decision, picked).filter((one) => !isSpare(one) || isWanted(decision, picked, one));
    if (left.length > 0) picked = [...picked, testPick(left).key];
  };
  for (let n = Math.floor(testRandom() * 6); n > 0; n--) add();
  const back = picked.filter(
    (key) =>
      key.includes(':') &&
      fits(
        decision,
        picked.filter((one) => one !== key),
      ),
  );
  if (back.length > 0 && testRandom() < 0.3) picked = picked.filter((key) => key !== testPick(back));
  return filledBuild(decision, picked);
}

/** A random answer that a draft may lead to. */
function randomAnswer(decision: Decision): readonly string[] {
  if (decision.prompt.key === 'ask.buildAll') return randomBuild(decision);
  const options = decision.options.filter((option) => !isAct(option));
  const keys = randomChoice({ ...decision, options }, testRandom) as string[];
  const system = keys.find((key) => !key.includes(':'));
  return decision.prompt.key === 'ask.place.rebel' && !system ? [] : keys;
}

/** Expects the same of a draft and of what the answer leads to. */
function expectTruth(g: State, decision: Decision, keys: readonly string[]): void {
  const shown = SHOWN[decision.prompt.key];
  if (!shown) throw new Error(`${decision.prompt.key} has no draft`);
  const parts = keys.flatMap((key) => decision.options.find((option) => option.key === key) ?? []);
  const drafted = previewOf(rebellion.view(g, decision.seat), decision, parts);
  const next = rebellion.view(consequence(g, decision, keys), decision.seat);
  const why = JSON.stringify({ keys, decision });
  expect(shown(drafted, decision, drafted), why).toEqual(shown(next, decision, drafted));
}

const TABLES = rebellion
  .seatings()
  .flatMap((seats) => (['first', 'advanced'] as const).map((setup) => ({ names: seats.join(', '), setup, seats })));

/** Questions of drafts that came up in the matches below; one of them may end in its first round. */
const asked = new Set<string>();

test.each(TABLES)('$names, $setup set-up: the draft of any answer is what it leads to', ({ seats, setup }) => {
  const seed = testRandomInt(1e9);
  const table = { seats, options: rebellionOptions.parse({ setup }), seed: testSeed(seed), source: 'fast' as const };
  playout(tested, table, testRng(seed), {
    each({ before }) {
      for (const decision of pending(rebellion.rules, before)) {
        if (!SHOWN[decision.prompt.key]) continue;
        asked.add(decision.prompt.key);
        for (let times = 0; times < 3; times++) expectTruth(before, decision, randomAnswer(decision));
      }
    },
  });
  expect(asked).toContain('ask.assign');
});

test('these matches ask for leaders, units to build and their places', () => {
  expect([...asked]).toEqual(
    expect.arrayContaining(['ask.assign', 'ask.buildAll', 'ask.deploy', 'ask.place.imperial']),
  );
});

/** Checks a draft of the question that a match asks now. */
const draft = (s: Scenario, ...keys: string[]) => expectTruth(s.g, s.decision, keys);

test('RB-14.0.35 units that are deployed one here, one there are the miniatures that the draft moves', () => {
  const s = scenario({ systems: { naboo: { loyalty: 'rebel' } }, units: { 'queue-1': { 'x-wing': 3 } } });
  s.start(deploy, { side: 'rebel' });
  draft(s, 'x-wing:rebel-base-space:1', 'x-wing:naboo:1', 'x-wing:rebel-base-space:2');
  draft(s, 'x-wing:naboo:1');
});

test('RB-14.0.30 units are built for those given up one after the other, of the supply first', () => {
  const s = scenario({
    systems: { sullust: { loyalty: 'imperial' }, mygeeto: { loyalty: 'imperial' } },
    units: { naboo: { 'at-at': 4 } },
  }).start(build, { side: 'imperial' });
  draft(s, 'at-at-1', 'at-at-2', 'at-at:sullust:1', 'at-at:mygeeto:1');
  draft(s, 'at-at-1', 'at-at-2', 'at-at:mygeeto:1');
});

test('RB-14.0.30 a system that loses its last guard for a unit built elsewhere builds no more', () => {
  const s = scenario({
    systems: { coruscant: { sabotaged: true } },
    units: { rodia: { stormtrooper: 1 }, naboo: { stormtrooper: 1 }, sullust: { stormtrooper: 28 } },
  }).start(build, { side: 'imperial' });
  const [naboo, ...sullust] = [s.unit('stormtrooper', 'naboo'), 'stormtrooper-3', 'stormtrooper-4'];
  const orders = ['stormtrooper:rodia:1', 'stormtrooper:naboo:1', 'stormtrooper:sullust:1'];
  draft(s, naboo, ...sullust, ...orders);
  draft(s, ...sullust, naboo, ...orders);
});

test('RB-14.0.28 icons left open are filled in as the rules would', () => {
  for (let times = 0; times < 20; times++) {
    const units = {
      hoth: { 'x-wing': testRandomInt(8), 'y-wing': testRandomInt(12), 'rebel-transport': testRandomInt(4) },
    };
    const systems = { geonosis: { loyalty: 'rebel' }, mandalore: { loyalty: 'rebel' } } as const;
    const s = scenario({ units, systems }).start(build, { side: 'rebel' });
    const next = (keys: readonly string[]) => consequence(s.g, s.decision, keys).units;
    expect(next(filledBuild(s.decision, []))).toEqual(next([]));
  }
});

test('RB-13 a leader lured to the Empire puts its mission out of the Imperial hand', () => {
  const s = scenario({
    phase: 'assignment',
    leaders: { 'luke-skywalker': { at: 'pool', ring: 'lure-of-the-dark-side' } },
  });
  while (s.asked[0] !== 'imperial') s.click([]);
  const [first] = s.decision.options.filter(({ from }) => from === 'leader:luke-skywalker');
  draft(s, first?.key ?? '');
});

const GROUND = { 'rebel-trooper': 2, airspeeder: 1, 'at-at': 1, stormtrooper: 2 } as const;

/** Checks ten drafts of the question that a match asks now. */
function draftAny(s: Scenario, prompt: string): void {
  expect(s.question).toBe(prompt);
  for (let times = 0; times < 10; times++) draft(s, ...randomAnswer(s.decision));
}

test('RB-9.1.16 damage of a card is dealt to different units', () => {
  const id = 'ground-onslaught';
  const dice = ['special', 'special', 'blank', 'blank'] as const;
  const s = fight({ units: { yavin: GROUND }, hands: { rebel: [id] }, dice }).click(`play:${id}:red`);
  draftAny(s, 'ask.cardDamageEach');
});

test('RB-9.1.16 damage of a card is dealt to any units', () => {
  const units = { yavin: { ...GROUND, 'mon-calamari-cruiser': 1 } };
  const dice = ['blank', 'special', 'blank', 'blank'] as const;
  const s = fight({ units, hands: { rebel: ['ground-bombardment'] }, dice }).click('play:ground-bombardment:black');
  draftAny(s, 'ask.cardDamage');
});

test('RB-9.1.19 damage that is blocked is off its units', () => {
  const s = fight({
    units: { yavin: { airspeeder: 1, 'rebel-trooper': 1, stormtrooper: 3 } },
    current: 'imperial',
    hands: { rebel: ['ground-dig-in', 'ground-critical-hit'] },
    dice: ['direct', 'direct', 'direct'],
  });
  s.click('airspeeder-1', 'rebel-trooper-1', 'airspeeder-1', 'play:ground-dig-in');
  draftAny(s, 'ask.blockUnit');
});
