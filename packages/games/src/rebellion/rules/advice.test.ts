import { expect, test } from 'vitest';
import type { Option } from '../../engine/rule.ts';
import { CAPTIVE_MISSIONS, MISSION_IDS } from '../data/missions.ts';
import type { TacticId } from '../data/tactics.ts';
import { type Fight, fight } from '../testing/fight.ts';
import type { Position } from '../testing/position.ts';
import { type Scenario, scenario } from '../testing/scenario.ts';
import { missionRules } from './card-book.ts';

const optionsOf = (s: Scenario): readonly Option[] => s.decision.options;
const advised = (s: Scenario): string[] =>
  optionsOf(s).flatMap(({ key, kind, refused }) => (kind === 'primary' && !refused ? [key] : []));
const optionAt = (s: Scenario, key: string): Option | undefined => optionsOf(s).find((option) => option.key === key);

/** A Rebel attack in space after this roll, with these cards in hand. */
function attack(dice: Fight['dice'], rebel: TacticId[]): Scenario {
  const units = { yavin: { 'corellian-corvette': 1, 'star-destroyer': 1 } };
  return fight({ units, hands: { rebel }, ...(dice && { dice }) });
}

test('an unspent special is best drawn with, unless a card can be played', () => {
  const s = attack(['special', 'special'], ['space-defensive-formation']);
  expect(s.question).toBe('ask.combatAction');
  expect(advised(s)).toEqual(['draw:red']);
});

test('RB-9.1.6 an attack in which nothing can be played says so, and is continued', () => {
  const s = attack(['blank', 'blank'], ['space-defensive-formation']);
  expect([s.decision.help, optionAt(s, 'done')?.label]).toMatchObject([
    { key: 'help.noTactic' },
    { key: 'option.continue' },
  ]);
  const open = attack(['special', 'blank'], []);
  expect([open.decision.help, optionAt(open, 'done')?.label]).toMatchObject([undefined, { key: 'option.done' }]);
});

test('RB-13 a mission against captives is marked as without effect while there is none', () => {
  const assigns = (leaders: Position['leaders']) => {
    const s = scenario({
      phase: 'assignment',
      units: { coruscant: { stormtrooper: 1 } },
      missions: { rebel: ['daring-rescue'] },
      ...(leaders && { leaders }),
    });
    return ['daring-rescue', 'sabotage'].map((id) => optionAt(s, `assign:${id}:mon-mothma`)?.noEffect?.key);
  };
  expect(assigns({})).toEqual(['noEffect.noCaptive', undefined]);
  expect(assigns({ 'han-solo': { captive: 'coruscant' } })).toEqual([undefined, undefined]);
});

test('RB-13 the missions against captives are those whose rules say so', () => {
  const g = scenario({}).g;
  const needs = MISSION_IDS.filter((id) => {
    const { target } = missionRules(id);
    const why =
      target.kind === 'system' ? target.why(g, 'hoth') : target.kind === 'leader' ? target.why(g, 'han-solo') : '';
    return why === 'target_no_captive' || why === 'target_not_captive';
  });
  expect(new Set(needs)).toEqual(CAPTIVE_MISSIONS);
});

test('an attack with nothing left to do is best ended', () => {
  const s = attack(['blank', 'blank'], ['space-defensive-formation']);
  expect(s.question).toBe('ask.combatAction');
  expect(advised(s)).toEqual(['done']);
});

test('no one is advised to retreat or to stay', () => {
  const units = {
    yavin: { 'corellian-corvette': 1, 'star-destroyer': 1 },
    dantooine: { 'x-wing': 1 },
  };
  const s = fight({ units, leaders: { 'admiral-ackbar': 'yavin' }, dice: ['blank', 'blank', 'blank', 'blank'] });
  while (s.question !== 'ask.retreat') s.click(s.legal.includes('done') ? 'done' : 'pass');
  expect(advised(s)).toEqual([]);
});

test('dice that rings change and faces that can be set are options at the die', () => {
  const s = scenario({
    units: { coruscant: { stormtrooper: 1 } },
    leaders: { 'colonel-yularen': 'coruscant', 'mon-mothma': { at: 'coruscant', ring: 'r2-d2' } },
    assigned: [{ mission: 'infiltration', leaders: ['princess-leia'] }],
  });
  s.click('mission:princess-leia').rig('hit', 'blank', 'blank', 'hit', 'blank').click('none');
  expect(optionAt(s, 'r2-d2:hit')?.at).toBe('die:imperial:1');
});
