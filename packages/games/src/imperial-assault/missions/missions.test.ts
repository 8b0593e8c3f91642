import { describe, expect, test } from 'vitest';
import { skirmish } from '../testing/scenario.ts';

const VADER = 'p1-darth-vader-1-1';
const endRound = (s: ReturnType<typeof skirmish>) => s.activate(VADER).end().activate('p2-chewbacca-1-1').end();

describe('mos-eisley-outskirts-a', () => {
  test('IA-14.9 IA-7.5 IA-5.24 a panel on blocking terrain is turned from next to it, one for each player and round', () => {
    const s = skirmish({ figures: ['p1 darth-vader i9', 'p2 chewbacca c5'] }).activate(VADER);
    s.click('interact:launch-panel-1');
    expect(s.view().tokens[0]).toMatchObject({ coloured: true });
    expect(s.refusal('interact:launch-panel-2')).toBe('panel_used IA-5.24');
  });

  test('IA-5.24 the option says what is done, and which side of the panel shows', () => {
    const s = skirmish({ figures: ['p1 darth-vader i9', 'p2 chewbacca c5'] }).activate(VADER);
    const turn = s.as('p1').decision.options.find(({ key }) => key === 'interact:launch-panel-1');
    expect([turn?.label.key, turn?.detail?.key]).toEqual(['action.turn', 'panel.grey']);
    expect(s.view().tokens.map(({ controller }) => controller)).toContain('p1');
  });

  test('IA-10.15 IA-11.4 at the end of a round coloured panels score 5 and grey ones 2 for their controller', () => {
    const s = skirmish({ figures: ['p1 darth-vader i9 stunned', 'p2 chewbacca c5'] });
    s.change((g) => {
      g.tokens[0]!.coloured = true;
    });
    endRound(s);
    expect([s.points('p1'), s.points('p2')]).toEqual([7, 0]);
  });
});

describe('mos-eisley-outskirts-b', () => {
  const options = { mission: 'mos-eisley-outskirts-b' } as const;

  test('IA-11.11 IA-5.15 contraband is retrieved by an interact action and slows its carrier', () => {
    const s = skirmish({ options, figures: ['p1 darth-vader o7', 'p2 chewbacca c5'] }).activate(VADER);
    s.click('interact:contraband-2', 'move');
    expect([s.view().tokens[1]?.carrier, s.g.activation?.points]).toEqual([VADER, 2]);
  });

  test('IA-10.10 IA-11.29 a defeated carrier drops it in its space', () => {
    const s = skirmish({ options, figures: ['p1 darth-vader c5', 'p2 stormtrooper c6 2', 'p2 chewbacca n17'] });
    s.change((g) => {
      Object.assign(g.tokens[0]!, { space: null, carrier: 'p2-stormtrooper-1-1' });
    });
    s.activate(VADER).attack('p2-stormtrooper-1-1', 'red 0 3', 'red 0 3', 'yellow 0 0 1', 'black 1');
    expect(s.view().tokens[0]).toMatchObject({ space: 'c6', carrier: null });
  });

  test('IA-10.10 IA-10.11 the owner of a defeated large carrier picks the space where its tokens drop, before triggers', () => {
    const figures = ['p1 darth-vader c5', 'p2 at-st c6/3x2 14', 'p2 royal-guard f7', 'p2 chewbacca n17'];
    const s = skirmish({ options, figures, hands: { p2: ['celebration'] } });
    s.change((g) => {
      for (const n of [0, 2]) Object.assign(g.tokens[n]!, { space: null, carrier: 'p2-at-st-1-1' });
    });
    s.activate(VADER).dice('red 0 3', 'red 0 3', 'yellow 0 0 1', 'black 1', 'black 1').aim('p2-at-st-1-1').pass();
    s.noSurges();
    expect([s.question, s.asked, s.g.figures['p2-at-st-1-1'], s.points('p1')]).toEqual([
      'ask.drop',
      ['p2'],
      undefined,
      14,
    ]);
    s.legalExactly('drop:c6', 'drop:d6', 'drop:e6', 'drop:c7', 'drop:d7', 'drop:e7');
    expect(s.g.figures['p2-royal-guard-1-1']?.conditions).toEqual([]);
    s.click('drop:e7');
    expect(s.view().tokens.map(({ space, carrier }) => [space, carrier])).toEqual([
      ['e7', null],
      ['p7', null],
      ['e7', null],
    ]);
    expect(s.g.figures['p2-royal-guard-1-1']?.conditions).toEqual(['focused']);
  });
});

describe('moisture-farm-a', () => {
  test('a crate pays each player once', () => {
    const s = skirmish({ options: { mission: 'moisture-farm-a' }, figures: ['p1 darth-vader i13', 'p2 chewbacca c4'] });
    endRound(s);
    expect(s.points('p1')).toBe(7);
    const scored = s.entries.find(({ key }) => key === 'log.points.mission');
    const what = {
      key: 'points.source',
      params: { what: { key: 'token.crate' }, space: { params: { space: 'i12' } } },
    };
    expect(scored).toMatchObject({ at: 'space:i12', params: { n: 7, what } });
    s.activate('p2-chewbacca-1-1').end().activate(VADER).end();
    expect(s.points('p1')).toBe(7);
  });
});

describe('massassi-ruins-a', () => {
  test('IA-6.52 IA-12.30 IA-6.26 a carrier that enters a space next to the beacon is asked at once, in the middle of its move', () => {
    const s = skirmish({
      options: { mission: 'massassi-ruins-a' },
      figures: ['p1 darth-vader d11', 'p2 chewbacca o18'],
    });
    s.change((g) => {
      Object.assign(g.tokens[0]!, { space: null, carrier: VADER });
    });
    s.activate(VADER).click('to:d9');
    expect(s.question).toBe('ask.delivery');
    s.click('deliver');
    expect([s.points('p1'), s.g.figures[VADER]?.place]).toEqual([10, 'd9']);
  });
});

describe('massassi-ruins-b', () => {
  const options = { mission: 'massassi-ruins-b' } as const;

  test('IA-4.1 IA-12.8 IA-10.22 the player who controls the beacon may bombard all exterior spaces when a round begins', () => {
    const s = skirmish({ options, figures: ['p1 darth-vader d9', 'p2 chewbacca o15'] });
    endRound(s);
    expect([s.question, s.asked]).toEqual(['ask.bombardment', ['p1']]);
    s.click('call');
    expect([s.damage(VADER), s.damage('p2-chewbacca-1-1')]).toEqual([0, 2]);
  });

  test('IA-12.44 IA-4.6 at the end of a round each player may give a site they control for 6 points', () => {
    const s = skirmish({ options, figures: ['p1 darth-vader k7', 'p2 chewbacca o18'] });
    endRound(s);
    expect(s.question).toBe('ask.excavation-site');
    s.click('site:excavation-site-1');
    expect([s.points('p1'), s.view().tokens.filter(({ type }) => type === 'excavation-site').length]).toEqual([6, 5]);
  });
});
