import { describe, expect, test } from 'vitest';
import { imperialAssault } from '../index.ts';
import { type Scenario, skirmish } from '../testing/scenario.ts';
import { score } from './victory.ts';

const VADER = 'p1-darth-vader-1-1';
const CHEWIE = 'p2-chewbacca-1-1';
const FAR = 'p2 gideon-argus n18';
const endRound = (s: Scenario) => s.activate(VADER).end().activate(CHEWIE).end();
const KILL = ['red 0 3', 'red 0 3', 'yellow 0 0 1', 'black 1'] as const;

describe('rulesets', () => {
  test('IA-1.3 IA-10.21 the rules are those of the seed, without a round limit, unless the options say otherwise', () => {
    expect(imperialAssault.options.parse({})).toMatchObject({ ruleset: 'seed', roundLimit: 0 });
    expect(imperialAssault.options.parse({ ruleset: 'faq', roundLimit: 6 })).toMatchObject({
      ruleset: 'faq',
      roundLimit: 6,
    });
    expect(imperialAssault.options.safeParse({ ruleset: 'house' }).success).toBe(false);
  });

  test('IA-1.7 IA-1.8 royal-guard, rebel-saboteur: printed values by the seed, errata by the later rulings', () => {
    const values = (ruleset: 'seed' | 'faq') => {
      const s = skirmish({ options: { ruleset }, figures: ['p1 rebel-saboteur c5', 'p2 chewbacca c8', FAR] });
      s.activate('p1-rebel-saboteur-1-1').click('move');
      const points = s.g.activation?.points;
      s.dice('red 0 2 1', 'yellow 1 1 1', 'black 1', 'white 0').aim(CHEWIE).pass();
      return [points, s.option('surge:0')?.label.params?.n];
    };
    expect([values('seed'), values('faq')]).toEqual([
      [5, 2],
      [4, 1],
    ]);
  });

  const wiped = (ruleset: 'seed' | 'faq', card: string, health: number) => {
    const s = skirmish({
      options: { ruleset },
      figures: ['p1 darth-vader c5', `p2 ${card} c6 ${health}`, `p2 ${card} d6 ${health}`, 'p2 gideon-argus d5'],
    }).activate(VADER);
    const dodgy = card === 'rebel-saboteur' ? 'white 0' : 'black 1';
    s.dice('red 0 3', 'red 0 3', 'yellow 0 0 1', dodgy).click('special:brutality:', `attack:p2-${card}-1-1:c6`);
    s.pass().noSurges().pass();
    const first = s.points('p1');
    s.dice('red 0 3', 'red 0 3', 'yellow 0 0 1', dodgy).click(`attack:p2-${card}-1-2:d6`).pass().noSurges().pass();
    return [first, s.points('p1')];
  };

  test('IA-1.9 trandoshan-hunter scores 7 by the seed, 3 and 3 by the later rulings; rebel-saboteur 5, or 3 and 3', () => {
    expect([wiped('seed', 'trandoshan-hunter', 5), wiped('faq', 'trandoshan-hunter', 5)]).toEqual([
      [0, 7],
      [3, 6],
    ]);
    expect([wiped('seed', 'rebel-saboteur', 3), wiped('faq', 'rebel-saboteur', 3)]).toEqual([
      [0, 5],
      [3, 6],
    ]);
  });

  test('IA-1.1 a mission overrides a card, and a card a general rule: Speed with contraband, brutality', () => {
    const s = skirmish({
      options: { mission: 'mos-eisley-outskirts-b' },
      figures: ['p1 darth-vader c5', 'p2 stormtrooper c6 2', 'p2 stormtrooper d6 2', 'p2 gideon-argus d5'],
    });
    s.change((g) => {
      Object.assign(g.tokens[0]!, { space: null, carrier: VADER });
    });
    // The card prints Speed 4; one attack action, and two attacks by the card.
    s.activate(VADER).click('move');
    expect(s.g.activation?.points).toBe(2);
    s.dice(...KILL)
      .click('special:brutality:', 'attack:p2-stormtrooper-1-1:c6')
      .pass()
      .noSurges()
      .pass();
    s.legalExactly('attack:p2-stormtrooper-1-2:d6', 'attack:p2-gideon-argus-1-1:d5');
  });
});

describe('victory points', () => {
  test('IA-10.13 they never fall below 0', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', FAR] });
    s.change((g) => score(g, 'p1', -3, 'card'));
    expect(s.points('p1')).toBe(0);
  });

  test('IA-10.31 a group that its own side defeats scores for the opponent: Blast of fenn-signis', () => {
    const s = skirmish({
      figures: ['p1 fenn-signis c5', 'p1 gideon-argus c8 4', 'p2 chewbacca c7', FAR],
    }).activate('p1-fenn-signis-1-1');
    s.dice('blue 2 0 1', 'red 0 3', 'green 2 2', 'black 1', 'white 0').aim(CHEWIE).pass().click(['surge:0']).pass();
    expect([s.points('p1'), s.points('p2')]).toEqual([0, 3]);
  });

  test('IA-10.29 a group with a figure left scores nothing at the end of the match', () => {
    const s = skirmish({
      options: { roundLimit: 1 },
      figures: ['p1 darth-vader c5', 'p2 stormtrooper c6 2', 'p2 stormtrooper n16', 'p2 chewbacca n18'],
    });
    s.activate(VADER)
      .attack('p2-stormtrooper-1-1', ...KILL)
      .end();
    s.activate(CHEWIE).end().activate('p2-stormtrooper-1-2').end();
    expect(s.g.outcome).toMatchObject({ scores: { p1: 0, p2: 0 } });
  });

  test('IA-10.23 points, elimination and the 40 points come before triggers on the defeat: celebration is too late', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', 'p2 gideon-argus c6 4'], hands: { p1: ['celebration'] } });
    s.activate(VADER).attack('p2-gideon-argus-1-1', ...KILL);
    expect([s.g.outcome?.reason.key, s.points('p1')]).toEqual(['outcome.elimination', 3]);
  });
});

describe('the end of a match', () => {
  /** The last round is over; `change` prepares the scores. */
  const decided = (figures: readonly string[], change: (s: Scenario) => void = () => undefined) => {
    const s = skirmish({ options: { roundLimit: 1 }, figures });
    change(s);
    return endRound(s).g.outcome;
  };
  const plain = ['p1 darth-vader c5', 'p2 chewbacca n17'];

  test('IA-10.17 both armies fall at once: victory points decide', () => {
    const s = skirmish({
      options: { mission: 'massassi-ruins-b' },
      figures: ['p1 darth-vader d9', 'p2 chewbacca o15', 'p1 stormtrooper e9 2', 'p2 stormtrooper o16 2'],
    });
    s.change((g) => {
      delete g.figures[CHEWIE];
      g.players.p2!.points = 20;
    });
    s.activate(VADER).end().activate('p2-stormtrooper-1-1').end().activate('p1-stormtrooper-1-1').end();
    expect(s.question).toBe('ask.bombardment');
    s.change((g) => {
      delete g.figures[VADER];
    });
    s.click('call');
    // Each scores 6 for the other's group.
    expect(s.g.outcome).toMatchObject({ winners: ['p2'], scores: { p1: 6, p2: 26 } });
  });

  test('IA-10.18 with equal points more points from defeats win', () => {
    const outcome = decided(plain, (s) =>
      s.change((g) => {
        Object.assign(g.players.p1!, { points: 12, defeats: 4 });
        Object.assign(g.players.p2!, { points: 12, defeats: 8 });
      }),
    );
    expect(outcome).toMatchObject({ winners: ['p2'] });
  });

  test('IA-10.19 then less damage, with the health of fallen figures whose group still stands', () => {
    expect(decided(['p1 darth-vader c5 4', 'p2 chewbacca n17 3'])).toMatchObject({ winners: ['p2'] });
    const s = skirmish({
      options: { roundLimit: 1 },
      figures: ['p1 darth-vader c5 4', 'p2 stormtrooper n17', 'p2 stormtrooper n16'],
    });
    // One of three troopers has fallen: 3 health against 4 damage.
    s.activate(VADER).end().activate('p2-stormtrooper-1-1').end().end();
    expect(s.g.outcome).toMatchObject({ winners: ['p2'] });
  });

  test('IA-10.20 then a blue die each, again while they are equal', () => {
    const s = skirmish({ options: { roundLimit: 1 }, figures: plain });
    s.activate(VADER).end().activate(CHEWIE).dice('blue 3 2', 'blue 3 1 1', 'blue 2 1', 'blue 4 2').end();
    expect(s.g.outcome).toMatchObject({ winners: ['p2'] });
  });
});

describe('damage and strain', () => {
  test('IA-10.30 a figure that has fallen suffers no strain, and no player is asked: force-choke', () => {
    const s = skirmish({
      figures: ['p1 darth-vader c5', 'p2 gideon-argus c8 3', 'p2 chewbacca n17'],
      decks: { p2: ['rally', 'deadeye'] },
    }).activate(VADER);
    s.click('special:force-choke:p2-gideon-argus-1-1').pass();
    expect([s.question, s.deckSize('p2'), s.points('p1')]).toEqual(['ask.act', 2, 3]);
  });

  test('IA-12.27 IA-10.6 its own player decides each point of strain, from either side', () => {
    const choke = skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c8', FAR], decks: { p2: ['rally'] } });
    choke.activate(VADER).click(`special:force-choke:${CHEWIE}`);
    expect([choke.question, choke.asked, choke.damage(CHEWIE)]).toEqual(['ask.strain', ['p2'], 2]);
    const own = skirmish({ figures: ['p1 darth-vader c5 bleeding', FAR], decks: { p1: ['rally'] } }).activate(VADER);
    own.click('move');
    expect([own.question, own.asked]).toEqual(['ask.strain', ['p1']]);
  });

  test('IA-10.8 strain leaves damage or a discarded card, nothing that could be recovered', () => {
    const s = skirmish({
      figures: ['p1 darth-vader c5 bleeding', FAR],
      decks: { p1: ['rally', 'deadeye'] },
      hands: { p1: ['recovery'] },
    }).activate(VADER);
    s.click('move', 'discard').pass();
    s.click(`play:recovery:${VADER}:`, 'discard').pass();
    expect([s.damage(VADER), s.deckSize('p1'), s.view().players[0]?.discards]).toEqual([
      0,
      0,
      ['rally', 'recovery', 'deadeye'],
    ]);
  });

  test('IA-5.23 a defeated hero leaves the map like any other figure: jyn-odan', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', 'p2 jyn-odan c6 5', FAR] }).activate(VADER);
    s.attack('p2-jyn-odan-1-1', 'red 0 3', 'red 0 3', 'yellow 0 0 1', 'white 0');
    expect([s.g.figures['p2-jyn-odan-1-1'], s.points('p1')]).toEqual([undefined, 5]);
  });
});
