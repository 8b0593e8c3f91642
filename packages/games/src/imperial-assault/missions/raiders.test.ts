import { describe, expect, test } from 'vitest';
import { skirmish } from '../testing/scenario.ts';

const options = { mission: 'moisture-farm-b' } as const;
const VADER = 'p1-darth-vader-1-1';
const endRound = (s: ReturnType<typeof skirmish>) => s.activate(VADER).end().activate('p2-chewbacca-1-1').end();

describe('moisture-farm-b', () => {
  test('IA-10.22 IA-12.44 raiders shoot at the nearest figures they see, then the initiative holder moves them', () => {
    const s = endRound(skirmish({ options, figures: ['p1 darth-vader h8', 'p2 chewbacca j14'] }));
    // Two raiders are nearest to Vader, the third to Chewbacca.
    expect([s.damage(VADER), s.damage('p2-chewbacca-1-1')]).toEqual([4, 2]);
    expect([s.question, s.asked]).toEqual(['ask.raiders', ['p1']]);
    s.click('move');
    expect([s.question, s.legal.includes('to:g10')]).toEqual(['ask.raider', true]);
    s.click('to:g10', 'stay', 'stay');
    expect([s.g.tokens[0]?.space, s.g.round]).toEqual(['g10', 2]);
  });

  test('or deploys one more to the camp, on no blocking space', () => {
    const s = endRound(skirmish({ options, figures: ['p1 darth-vader h8', 'p2 chewbacca c3'] }));
    expect(s.legal).not.toContain('deploy:i14');
    s.click('deploy:j14');
    expect(s.g.tokens.map(({ id, space }) => [id, space]).at(-1)).toEqual(['raider-4', 'j14']);
  });

  test('IA-9.43 a raider is attacked with its black die and health 5, for 4 points', () => {
    const s = skirmish({ options, figures: ['p1 darth-vader h8', 'p2 chewbacca c3'] }).activate(VADER);
    s.attack('raider-1', 'red 0 3', 'red 0 3', 'yellow 0 0 1', 'black 1');
    expect([s.g.tokens.some(({ id }) => id === 'raider-1'), s.points('p1')]).toEqual([false, 4]);
    s.end().activate('p2-chewbacca-1-1').end().click('deploy:j14');
    s.activate('p2-chewbacca-1-1').end().activate(VADER).end();
    expect(s.click('deploy:k14').g.tokens.map(({ id }) => id)).toEqual([
      'raider-2',
      'raider-3',
      'raider-4',
      'raider-5',
    ]);
  });

  test('IA-12.43 IA-9.43 surges are not asked about where the raider falls anyway', () => {
    const attack = (first: string) => {
      const s = skirmish({ options, figures: ['p1 darth-vader h8', 'p2 chewbacca c3'] }).activate(VADER);
      s.dice(first, 'red 0 3', 'yellow 0 0 1', 'black 1').aim('raider-1').pass();
      return [s.question, s.g.tokens.some(({ id }) => id === 'raider-1')];
    };
    expect(attack('red 0 2')).toEqual(['ask.surges', true]);
    expect(attack('red 0 3')).toEqual([expect.not.stringMatching('ask.surges'), false]);
  });

  test('IA-9.43 critical-hit discards a card only if the attack destroys the raider', () => {
    const attack = (damage: number) => {
      const figures = ['p1 mak-eshka-rey g8', 'p2 chewbacca c3'];
      const s = skirmish({ options, figures, hands: { p2: ['planning'] } }).activate('p1-mak-eshka-rey-1-1');
      s.change((g) => {
        g.tokens[0]!.damage = damage;
      });
      s.dice('blue 3 1 1', 'blue 3 2', 'black 1').aim('raider-1').pass().click(['surge:2']).pass();
      return s.hand('p2');
    };
    expect([attack(0), attack(4)]).toEqual([['planning'], []]);
  });
});
