import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';
import * as changes from '../changes.ts';
import { replaceLeader } from '../leader-index.ts';
import { legalTargets } from '../mission.ts';

test('RB-7.3.1 a mission may be revealed although it will change nothing', () => {
  const s = scenario({
    systems: { ryloth: { sabotaged: true } },
    assigned: [{ mission: 'sabotage', leaders: ['princess-leia'] }],
  });
  s.click('mission:princess-leia');
  expect(s.legal).toContain('ryloth');
  s.click('ryloth', 'none');
  expect(s.g.systems.ryloth.sabotaged).toBe(true);
  expect(s.log()).toContain('log.missionSucceeds');
});

test('RB-7.3.2 a mission without a legal target cannot be revealed', () => {
  const s = scenario({ assigned: [{ mission: 'daring-rescue', leaders: ['princess-leia'] }] });
  expect(s.refusal('mission:princess-leia')).toBe('no_target RB-7.3.2');
  s.change((g) => replaceLeader(g, 'mon-mothma', { at: 'ryloth', ring: 'captured', detained: false }));
  expect(s.legal).toContain('mission:princess-leia');
});

test('RB-7.1.3 a mission with one target names it before it is revealed', () => {
  const s = scenario({ assigned: [{ mission: 'daring-rescue', leaders: ['princess-leia'] }] });
  s.change((g) => replaceLeader(g, 'mon-mothma', { at: 'ryloth', ring: 'captured', detained: false }));
  const aims = s.decision.options.filter(({ key }) => key.startsWith('mission:'));
  expect(aims.map(({ key, at }) => [key, at])).toEqual([['mission:princess-leia', 'place:ryloth']]);
  expect(aims[0]?.from).toMatch(/^card:daring-rescue/);
});

test('RB-7.3.2 the only targets lie under Boba Fett’s watch: a Rebel attempt cannot be revealed, a resolve mission can', () => {
  const s = scenario({
    assigned: [
      { mission: 'wookiee-uprising', leaders: ['chewbacca'] },
      { mission: 'seek-yoda', leaders: ['princess-leia'] },
    ],
  });
  s.change((g) => g.lasting.push({ kind: 'locked', system: 'kashyyyk' }, { kind: 'locked', system: 'dagobah' }));
  expect(s.refusal('mission:chewbacca')).toBe('no_target RB-7.3.2');
  expect(s.legal).toContain('mission:princess-leia');
  const t = scenario({ assigned: [{ mission: 'hit-and-run', leaders: ['chewbacca'] }] });
  t.change((g) => g.lasting.push({ kind: 'locked', system: 'kashyyyk' }));
  t.click('mission:chewbacca');
  expect(t.legal).not.toContain('kashyyyk');
  expect(t.refusal('kashyyyk')).toContain('system_watched');
});

test('RB-7.3.4 a card whose last leader is gone returns to hand unrevealed', () => {
  const s = scenario({ assigned: [{ mission: 'sabotage', leaders: ['princess-leia', 'general-rieekan'] }] });
  s.change((g) => changes.placeLeader(g, 'princess-leia', 'ryloth'));
  expect(s.g.assigned).toHaveLength(1);
  s.change((g) => changes.eliminate(g, 'general-rieekan'));
  expect(s.g.assigned).toHaveLength(0);
  expect(s.hand('rebel')).toContain('sabotage');
  const t = scenario({ assigned: [{ mission: 'sabotage', leaders: ['princess-leia'] }] });
  t.change((g) => changes.capture(g, 'princess-leia'));
  expect(t.hand('rebel')).toContain('sabotage');
});

test('RB-7.3.5 a destroyed system is a target where the condition fits it', () => {
  const s = scenario({ systems: { ryloth: { destroyed: true } } });
  const places = (id: 'hit-and-run' | 'sabotage') => legalTargets(s.g, id, 'rebel').map((aim) => aim.place);
  expect(places('hit-and-run')).toContain('ryloth');
  expect(places('sabotage')).not.toContain('ryloth');
});

test('RB-7.1.3 where a mission cannot go although own units or leaders are there, the reason is told', () => {
  const s = scenario({
    systems: { bothawui: { loyalty: 'rebel' } },
    units: { yavin: { 'x-wing': 1 }, naboo: { 'rebel-trooper': 1 }, ryloth: { stormtrooper: 1 } },
    leaders: { 'mon-mothma': 'hoth' },
    assigned: [{ mission: 'build-alliance', leaders: ['princess-leia'] }],
  }).click('mission:princess-leia');
  expect(s.refusal('yavin')).toBe('target_not_populous RB-7.1.3');
  expect(s.refusal('hoth')).toBe('target_not_populous RB-7.1.3');
  // Nothing of the Rebels is in Ilum: it is not listed.
  expect(s.decision.options.map((option) => option.key)).not.toContain('ilum');
  expect(s.legal).toEqual(expect.arrayContaining(['naboo', 'ryloth', 'bothawui']));
});

test('RB-7.1.3 RB-7.1.4 Rebel leaders on the board who are no target are listed with the reason', () => {
  const s = scenario({
    units: { coruscant: { stormtrooper: 1 }, kessel: { stormtrooper: 1 } },
    leaders: {
      'mon-mothma': 'coruscant',
      'jan-dodonna': 'kessel',
      'general-rieekan': 'hoth',
      'princess-leia': { captive: 'kessel' },
    },
    assigned: [{ mission: 'capture-rebel-operative', leaders: ['darth-vader'] }],
  }).click('pass', 'mission:darth-vader');
  expect(s.legal).toEqual(['mon-mothma', 'jan-dodonna']);
  expect(s.refusal('general-rieekan')).toBe('target_unguarded RB-13.9');
  expect(s.refusal('princess-leia')).toBe('target_captured RB-19.9');
});
