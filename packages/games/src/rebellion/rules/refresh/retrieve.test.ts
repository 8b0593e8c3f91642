import { expect, test } from 'vitest';
import { reveal } from '../../../engine/hidden.ts';
import { FOUR } from '../../testing/begin.ts';
import { scenario } from '../../testing/scenario.ts';
import { pool } from '../board.ts';

/** A refresh in which nothing is built: the time marker goes from 6 to 7. */
const QUIET = { phase: 'refresh', time: 6 } as const;

test('RB-14.0.3 all leaders on the board return to their pools', () => {
  const s = scenario({
    ...QUIET,
    leaders: { 'darth-vader': 'hoth', 'mon-mothma': 'rebel-base-space', 'han-solo': 'naboo', 'boba-fett': 'box' },
  });
  for (const id of ['darth-vader', 'mon-mothma', 'han-solo'] as const) expect(s.g.leaders[id].at).toBe('pool');
  expect(s.g.leaders['boba-fett'].at).toBe('box');
  expect([s.g.round, s.g.phase, s.g.time]).toEqual([2, 'assignment', 7]);
});

test('RB-14.0.4 leaders on missions never revealed return, and the cards go back to hand unseen', () => {
  const s = scenario({
    ...QUIET,
    assigned: [
      { mission: 'sabotage', leaders: ['mon-mothma', 'jan-dodonna'] },
      { mission: 'construct-factory', leaders: ['darth-vader'] },
    ],
  });
  expect(s.g.assigned).toEqual([]);
  expect(s.hand('rebel')).toContain('sabotage');
  expect(s.hand('imperial')).toContain('construct-factory');
  expect(s.g.projectDiscards).toEqual([]);
  for (const id of ['mon-mothma', 'jan-dodonna', 'darth-vader'] as const) expect(s.g.leaders[id].at).toBe('pool');
  expect(JSON.stringify(s.view('rebel'))).not.toContain('construct-factory');
});

test('RB-14.0.5 captives are not retrieved', () => {
  const s = scenario({
    ...QUIET,
    units: { coruscant: { stormtrooper: 1 } },
    leaders: { 'princess-leia': { captive: 'coruscant' }, 'han-solo': { captive: 'coruscant', ring: 'carbonite' } },
  });
  expect(s.g.leaders['princess-leia']).toMatchObject({ at: 'coruscant', ring: 'captured' });
  expect(s.g.leaders['han-solo']).toMatchObject({ at: 'coruscant', ring: 'carbonite' });
});

test('RB-14.0.6 a detained leader stays for one retrieve step and returns in the next', () => {
  const s = scenario({ phase: 'command', time: 6, leaders: { 'mon-mothma': 'naboo', 'jan-dodonna': 'naboo' } });
  s.change((g) => {
    g.leaders['mon-mothma'].detained = true;
  }).click('pass', 'pass');
  expect([s.g.leaders['mon-mothma'].at, s.g.leaders['jan-dodonna'].at]).toEqual(['naboo', 'pool']);
  expect(s.g.leaders['mon-mothma'].detained).toBe(false);
  expect(s.log('imperial')).toContain('log.staysDetained');
  s.start({ id: 'refresh' }, {});
  expect(s.g.leaders['mon-mothma'].at).toBe('pool');
});

test('RB-18.23 a lured leader returns to the Imperial pool, under its colour', () => {
  const s = scenario({
    ...QUIET,
    seats: FOUR,
    leaders: { 'princess-leia': { at: 'hoth', ring: 'lure-of-the-dark-side' } },
  });
  expect(pool(s.g, 'imperial')).toContain('princess-leia');
  expect(pool(s.g, 'rebel')).not.toContain('princess-leia');
});

test('effects of the round end with it, a locked system with the command phase', () => {
  const s = scenario({ phase: 'command', time: 6 });
  s.change((g) => {
    g.lasting = [{ kind: 'yoda' }, { kind: 'lando' }, { kind: 'locked', system: 'hoth' }];
  }).click('pass', 'pass');
  expect(s.g.lasting).toEqual([]);
  expect(reveal(s.g.base.system)).toBe('ilum');
});
