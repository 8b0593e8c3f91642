import { describe, expect, test } from 'vitest';
import { skirmish } from '../../testing/scenario.ts';

const FAR = 'p2 gideon-argus n18';
const CHEWIE = 'p2-chewbacca-1-1';

describe('dice and rerolls', () => {
  test('IA-9.14 at-st, probe-droid-elite: Targeting Computer rerolls one attack die', () => {
    const s = skirmish({ figures: ['p1 probe-droid-elite c5', 'p2 chewbacca c7', FAR] });
    s.activate('p1-probe-droid-elite-1-1').aim(CHEWIE);
    expect(s.legalFor('use:targeting-computer:').map((key) => key.split(':')[3])).toEqual(['a0', 'a1', 'a2']);
  });

  test('IA-9.14 imperial-officer: Cower rerolls one defence die with a friendly figure next to it', () => {
    const at = (space: string) => {
      const figures = ['p1 chewbacca c7', 'p2 imperial-officer c5', `p2 stormtrooper ${space}`];
      return skirmish({ figures }).activate('p1-chewbacca-1-1').aim('p2-imperial-officer-1-1');
    };
    expect(at('h9').question).not.toBe('window.ATTACK_REROLL');
    expect(at('d5').legalFor('use:cower:')).toEqual(['use:cower:p2-imperial-officer-1-1:d0']);
  });

  test('IA-12.23 ig-88: Arsenal chooses any two attack dice', () => {
    const s = skirmish({ figures: ['p1 ig-88 c5', 'p2 chewbacca c8', FAR] });
    s.activate('p1-ig-88-1-1').aim(CHEWIE);
    expect([s.question, s.legal.filter((key) => key.startsWith('die:green')).length]).toEqual(['ask.dice', 2]);
    s.click(['die:green:0', 'die:green:1']);
    expect(s.g.attack?.attackDice.map(({ die }) => die)).toEqual(['green', 'green']);
  });

  test('IA-12.23 general-weiss: Epic Arsenal chooses three attack dice, no more than two of one colour', () => {
    const s = skirmish({ figures: ['p1 general-weiss c5/2x3', 'p2 chewbacca c9', FAR] });
    s.activate('p1-general-weiss-1-1').aim(CHEWIE);
    expect(s.question).toBe('ask.dice');
    expect(s.legal.filter((key) => key.startsWith('die:red'))).toHaveLength(2);
    s.click(['die:red:0', 'die:red:1', 'die:blue:0']);
    expect(s.g.attack?.attackDice.map(({ die }) => die)).toEqual(['red', 'red', 'blue']);
  });

  test('IA-9.21 rebel-saboteur: Overload pays for the same surge ability twice', () => {
    const s = skirmish({ figures: ['p1 rebel-saboteur c5', 'p2 chewbacca c7', FAR] });
    s.activate('p1-rebel-saboteur-1-1').dice('red 0 2 1', 'yellow 0 0 1', 'black 1', 'white 0').aim(CHEWIE).pass();
    expect(s.legal.filter((key) => key.startsWith('surge:0'))).toEqual(['surge:0', 'surge:0:2']);
  });
});

describe('targets and modifiers', () => {
  test('at-st: Awkward forbids a target next to it', () => {
    const s = skirmish({ figures: ['p1 at-st c5/2x3', 'p2 chewbacca c8', 'p2 gaarkhan c9'] }).activate('p1-at-st-1-1');
    expect(s.refusal('attack:p2-chewbacca-1-1:c8')).toBe('target_forbidden IA-9.6');
    expect(s.legalFor('attack:')).toEqual(['attack:p2-gaarkhan-1-1:c9']);
  });

  test('IA-8.15 mak-eshka-rey: figures do not block the sight of a Priority Target', () => {
    const behind = (card: string) =>
      skirmish({ figures: [`p1 ${card} a11`, 'p1 darth-vader b11', 'p2 chewbacca c11'] }).activate(`p1-${card}-1-1`);
    expect(behind('stormtrooper').refusal('attack:p2-chewbacca-1-1:c11')).toBe('no_sight IA-9.6');
    expect(behind('mak-eshka-rey').legalFor('attack:')).toHaveLength(1);
  });

  test('rebel-trooper: Aim adds 1 damage and 2 accuracy until it leaves its space', () => {
    const figures = ['p1 rebel-trooper c5', 'p2 chewbacca c9', FAR];
    const still = skirmish({ figures }).activate('p1-rebel-trooper-1-1');
    still.attack(CHEWIE, 'blue 2 1', 'yellow 1 2', 'black 1', 'white 0');
    expect(still.damage(CHEWIE)).toBe(3);
    const moved = skirmish({ figures }).activate('p1-rebel-trooper-1-1').click('to:d5');
    moved.attack(CHEWIE, 'blue 2 1', 'yellow 1 2', 'black 1', 'white 0');
    expect(moved.log()).toContain('log.misses.accuracy');
  });

  test('IA-9.9 IA-10.2 trandoshan-hunter, trandoshan-hunter-elite, ig-88: Relentless strains a target within 3 spaces', () => {
    const s = skirmish({ figures: ['p1 trandoshan-hunter c5', 'p2 chewbacca c8', FAR], decks: { p2: ['deadeye'] } });
    s.activate('p1-trandoshan-hunter-1-1').aim(CHEWIE);
    expect([s.question, s.asked]).toEqual(['ask.strain', ['p2']]);
    const away = skirmish({ figures: ['p1 trandoshan-hunter c5', 'p2 chewbacca c9', FAR], decks: { p2: ['deadeye'] } });
    away.activate('p1-trandoshan-hunter-1-1').aim(CHEWIE);
    expect(away.question).not.toBe('ask.strain');
  });

  test('trandoshan-hunter, trandoshan-hunter-elite: a Scattergun adds 1 or 2 damage against a target next to it', () => {
    const hurt = (card: string, space: string) => {
      const s = skirmish({ figures: [`p1 ${card} c5`, `p2 chewbacca ${space}`, FAR] }).activate(`p1-${card}-1-1`);
      return s.attack(CHEWIE, 'blue 3 2', 'green 2 2', 'black 1', 'white 1').damage(CHEWIE);
    };
    // Two points get through the dice, one is the strain of Relentless.
    expect([hurt('trandoshan-hunter', 'c8'), hurt('trandoshan-hunter', 'c6')]).toEqual([3, 4]);
    expect(hurt('trandoshan-hunter-elite', 'c6')).toBe(5);
  });

  test('IA-9.17 han-solo: Distracting adds an evade for a friendly figure next to him, none for himself', () => {
    const s = skirmish({ figures: ['p1 stormtrooper c5', 'p2 chewbacca c7', 'p2 han-solo d7', FAR] });
    s.activate('p1-stormtrooper-1-1').dice('blue 2 0 1', 'green 2 2', 'black 1', 'white 0').aim(CHEWIE).pass();
    expect(s.log()).not.toContain('log.surge');
    expect([s.question, s.damage(CHEWIE)]).toEqual(['ask.act', 1]);
  });
});

describe('limits', () => {
  test('IA-1.2 IA-11.18 e-web-engineer, e-web-engineer-elite: Tripod, either leaves its space or attacks', () => {
    for (const card of ['e-web-engineer', 'e-web-engineer-elite']) {
      const figures = [`p1 ${card} c5/1x2`, 'p2 chewbacca c8', FAR];
      const id = `p1-${card}-1-1`;
      const moved = skirmish({ figures }).activate(id).click('to:d5/1x2');
      expect(moved.refusal('attack:p2-chewbacca-1-1:c8')).toBe('cannot_attack IA-1.2');
      const fired = skirmish({ figures }).activate(id);
      fired.attack(CHEWIE, 'blue 2 1', 'red 0 1', 'yellow 1 2', 'black 1', 'white 0');
      expect(fired.legalFor('to:')).toEqual([]);
      // IA-5.6: Assault gives it a second attack.
      expect(fired.legalFor('attack:').length).toBeGreaterThan(0);
    }
  });

  test('IA-5.15 nexu, nexu-elite: Non-Sentient, no interact actions', () => {
    for (const card of ['nexu', 'nexu-elite']) {
      const s = skirmish({ figures: [`p1 ${card} h9/2x2`, 'p2 chewbacca c5'] }).activate(`p1-${card}-1-1`);
      expect(s.legalFor('interact:')).toEqual([]);
    }
  });
});

describe('Skirmish Upgrades', () => {
  test('IA-4.6 rebel-high-command: one more command card at the end of each round', () => {
    const s = skirmish({
      figures: ['p1 darth-vader c5', 'p2 chewbacca c9', 'p2 rebel-high-command'],
      decks: { p2: ['deadeye', 'recovery', 'rally'] },
    });
    s.activate('p1-darth-vader-1-1').end().activate(CHEWIE).end();
    expect([s.hand('p2').length, s.g.round]).toEqual([2, 2]);
  });
});
