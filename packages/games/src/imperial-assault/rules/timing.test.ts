import { describe, expect, test } from 'vitest';
import { type Scenario, skirmish } from '../testing/scenario.ts';

const VADER = 'p1-darth-vader-1-1';
const TROOPER = 'p1-stormtrooper-1-1';
const CHEWIE = 'p2-chewbacca-1-1';
const JYN = 'p2-jyn-odan-1-1';
const FAR = 'p2 gideon-argus n18';

describe('rounds and turns', () => {
  test('IA-4.8 terminals count when cards are drawn, before damage at the end of the round', () => {
    const s = skirmish({
      options: { mission: 'moisture-farm-b' },
      figures: ['p1 stormtrooper h14 2', 'p1 darth-vader c2', 'p2 chewbacca c4'],
      decks: { p1: ['rally', 'deadeye', 'recovery'] },
    });
    s.activate(TROOPER).end().activate(CHEWIE).end().activate(VADER).end();
    // The raider in i13 shoots the trooper at the terminal i15.
    expect([s.g.figures[TROOPER], s.hand('p1').length]).toEqual([undefined, 2]);
  });

  test('IA-4.13 Skirmish Upgrades are no ready cards: first-strike', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca n17', 'p2 first-strike'] });
    expect(s.refusal('pass')).toBe('may_not_pass IA-4.12');
  });

  test('IA-4.17 a card that is ready again may be activated once more in the round: son-of-skywalker', () => {
    const LUKE = 'p1-luke-skywalker-1-1';
    const s = skirmish({
      figures: ['p1 luke-skywalker c5', 'p2 chewbacca n17', FAR],
      hands: { p1: ['son-of-skywalker'] },
    });
    s.activate(LUKE).click('end', `play:son-of-skywalker:${LUKE}:`).pass();
    s.activate(CHEWIE).end();
    expect([s.question, s.g.activation?.figure]).toEqual(['ask.act', LUKE]);
  });
});

describe('ending an activation', () => {
  test('IA-5.3 with both actions left it is to be confirmed, later it says how many are left', () => {
    const s = skirmish({ figures: ['p1 stormtrooper c5', 'p2 chewbacca n18'] }).activate('p1-stormtrooper-1-1');
    const end = () => {
      const { kind, detail } = s.option('end') ?? {};
      return [kind, detail?.params?.n];
    };
    expect(end()).toEqual(['grave', 2]);
    s.click('move');
    expect(end()).toEqual(['plain', 1]);
    s.click('move');
    expect(end()).toEqual(['plain', undefined]);
  });
});

describe('actions', () => {
  test('IA-5.8 moves and interacts may be repeated', () => {
    const s = skirmish({
      options: { mission: 'mos-eisley-outskirts-b' },
      figures: ['p1 darth-vader o7', 'p2 chewbacca c5'],
      hands: { p1: ['celebration'] },
    }).activate(VADER);
    s.click('interact:contraband-2', 'interact:door-1');
    expect([s.g.activation?.actions, s.g.openDoors]).toEqual([0, ['door-1']]);
  });

  test('IA-5.10 IA-11.9 there are no other actions: crates do what the mission says, and a door opens unless it locks it', () => {
    const s = skirmish({
      options: { mission: 'moisture-farm-a' },
      figures: ['p1 darth-vader j4 5', 'p2 chewbacca c4'],
    }).activate(VADER);
    const kinds = new Set(s.legal.map((key) => key.split(':')[0]));
    expect([...kinds].sort()).toEqual(['end', 'move', 'special', 'to'].filter((kind) => kinds.has(kind)));
    const door = skirmish({ figures: ['p1 darth-vader n7', FAR] }).activate(VADER);
    expect(door.legalFor('interact:')).toEqual(['interact:door-1']);
  });

  test('IA-5.12 IA-5.13 between the two attacks of one action no movement points are spent: brutality', () => {
    const s = skirmish({
      figures: ['p1 darth-vader c5', 'p2 chewbacca c6', 'p2 gaarkhan d6', 'p2 jyn-odan d5'],
    }).activate(VADER);
    s.click('move').dice('red 0 1', 'red 0 1', 'yellow 0 0 1', 'black 3', 'white 0');
    s.click('special:brutality:', `attack:${CHEWIE}:c6`).pass().noSurges().pass();
    // The card does not say that the second attack may be left out.
    s.legalExactly('attack:p2-gaarkhan-1-1:d6', `attack:${JYN}:d5`);
    expect([s.g.activation?.points, s.g.activation?.actions]).toEqual([4, 0]);
  });
});

describe('conditions', () => {
  test('IA-11.14 conditions stay on a figure that moves', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5 weakened focused', FAR] })
      .activate(VADER)
      .click('to:d6');
    expect(s.g.figures[VADER]?.conditions).toEqual(['weakened', 'focused']);
  });

  test('IA-11.21 movements and attacks that others grant cause no Bleeding', () => {
    const s = skirmish({
      figures: ['p1 imperial-officer c5', 'p1 stormtrooper c7 bleeding', FAR],
      decks: { p1: ['rally'] },
    }).activate('p1-imperial-officer-1-1');
    s.click(`special:order:${TROOPER}`, 'to:d8', 'stay').pass();
    expect([s.question, s.damage(TROOPER)]).toEqual(['ask.act', 0]);
  });
});

describe('the start and the end of a round', () => {
  /** Plays to the start of round 2, whose windows are open; every window of round 1 is passed. */
  function toRoundTwo(s: Scenario): Scenario {
    for (let n = 0; n < 60 && s.g.round === 1; n++) {
      if (s.question.startsWith('window.')) s.click('pass');
      else s.click(s.question === 'ask.act' ? 'end' : (s.legalFor('activate:')[0] ?? 'pass'));
    }
    return s;
  }

  test('IA-4.1 IA-12.8 IA-12.17 who has declined is not asked again: take-initiative is not held back', () => {
    const s = skirmish({
      figures: ['p1 gideon-argus d6', 'p1 luke-skywalker e6', 'p2 darth-vader p12', 'p2 stormtrooper o12'],
      hands: { p1: ['take-initiative'], p2: ['take-initiative'] },
    });
    expect(toRoundTwo(s).asked).toEqual(['p2']);
    s.click('pass');
    expect([s.question, s.asked]).toEqual(['window.ROUND_START', ['p1']]);
    s.click('play:take-initiative::p1-gideon-argus-1');
    expect([s.g.initiative, s.question, s.asked]).toEqual(['p1', 'ask.turn', ['p1']]);
  });

  test('IA-4.1 IA-12.8 the side with the initiative uses all it wants before the other side', () => {
    const s = skirmish({
      figures: ['p1 darth-vader c5', 'p1 stormtrooper e5', 'p2 gaarkhan o12', 'p2 rebel-trooper o13'],
      hands: { p1: ['close-the-gap', 'covering-fire'], p2: ['covering-fire', 'close-the-gap'] },
    });
    toRoundTwo(s).click('play:covering-fire::');
    expect([s.question, s.asked, s.legalFor('play:')]).toEqual([
      'window.ROUND_START',
      ['p2'],
      ['play:close-the-gap::'],
    ]);
    s.click('pass');
    expect([s.question, s.asked]).toEqual(['window.ROUND_START', ['p1']]);
  });

  test('IA-12.32 IA-12.11 at the end of a round the side with the initiative is not asked after the other', () => {
    const s = skirmish({ figures: ['p1 probe-droid c5', 'p2 probe-droid-elite p13', 'p2 darth-vader n15'] });
    while (s.question !== 'window.ROUND_END') {
      if (s.question.startsWith('window.')) s.click('pass');
      else s.click(s.question === 'ask.act' ? 'end' : (s.legalFor('activate:')[0] ?? 'pass'));
    }
    expect(s.asked).toEqual(['p1']);
    s.click('pass');
    expect([s.question, s.asked]).toEqual(['window.ROUND_END', ['p2']]);
    s.click('use:self-destruct:p2-probe-droid-elite-1-1:');
    expect(s.g.round).toBe(2);
  });
});

describe('windows', () => {
  test('IA-12.2 no limit of cards in a turn or in a hand', () => {
    const hand = ['rally', 'recovery', 'fleet-footed', 'deadeye', 'take-cover', 'planning', 'urgency', 'regroup'];
    const s = skirmish({
      figures: ['p1 darth-vader c5 3 weakened', 'p2 chewbacca n17'],
      hands: { p1: hand },
      decks: { p1: ['marksman', 'deflection'] },
    }).click(`activate:${VADER}`);
    s.click(`play:rally:${VADER}:`).pass();
    s.click(`play:fleet-footed:${VADER}:`, `play:recovery:${VADER}:`).pass();
    s.click(`play:take-cover:${VADER}:`).pass().end().activate(CHEWIE).end();
    expect(s.hand('p1')).toHaveLength(5);
  });

  test('IA-12.12 IA-9.49 hair-trigger interrupts an activation, which goes on when the attack is over', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', 'p2 jyn-odan c8', FAR] }).click(`activate:${VADER}`);
    expect([s.question, s.asked]).toEqual(['window.ACTIVATION_START', ['p2']]);
    s.dice('green 2 2', 'green 2 2', 'black 1', 'black 1').click(`use:hair-trigger:${JYN}:`).pass().noSurges().pass();
    expect([s.damage(VADER), s.question, s.g.activation]).toMatchObject([2, 'ask.act', { figure: VADER, actions: 2 }]);
  });

  test('IA-12.13 what has become impossible fails: an activation ends before it has begun', () => {
    const s = skirmish({
      figures: ['p1 stormtrooper c5 2', 'p1 darth-vader n13', 'p2 jyn-odan c8', FAR],
    }).click(`activate:${TROOPER}`);
    s.dice('green 2 2', 'green 2 2', 'black 1').click(`use:hair-trigger:${JYN}:`).pass().noSurges().pass();
    expect([s.g.figures[TROOPER], s.g.activation, s.asked]).toEqual([undefined, null, ['p2']]);
  });

  test('IA-12.29 defeats: by initiative outside attacks, the attacker first in an attack', () => {
    const figures = [
      'p1 royal-guard-champion c5',
      'p1 gideon-argus c7 4',
      'p1 darth-vader n13',
      'p2 chewbacca c9',
      'p2 darth-vader d9',
    ];
    const position = { figures, hands: { p2: ['celebration'] } };
    const attack = skirmish({ ...position, turn: 'p2' }).activate(CHEWIE);
    attack.dice('blue 5 1', 'red 0 3', 'yellow 1 2', 'black 1').aim('p1-gideon-argus-1-1');
    while (attack.question !== 'window.FIGURE_DEFEATED') attack.click('pass');
    expect([attack.question, attack.asked]).toEqual(['window.FIGURE_DEFEATED', ['p2']]);
    const choke = skirmish({ ...position, turn: 'p1' });
    choke.activate('p1-darth-vader-1-1').end().activate('p2-darth-vader-1-1');
    choke.click('special:force-choke:p1-gideon-argus-1-1');
    expect([choke.question, choke.asked]).toEqual(['window.FIGURE_DEFEATED', ['p1']]);
  });

  test('IA-12.38 effects without a choice need no question and are in the log: vengeance of royal-guard', () => {
    const s = skirmish({
      figures: ['p1 royal-guard c5', 'p1 stormtrooper c6 2', 'p2 chewbacca c9', FAR],
      turn: 'p2',
    }).activate(CHEWIE);
    s.attack(TROOPER, 'blue 5 1', 'red 0 3', 'yellow 1 2', 'black 1');
    expect([s.g.figures['p1-royal-guard-1-1']?.conditions, s.question]).toEqual([['focused'], 'ask.act']);
    expect(s.log()).toContain('log.condition');
  });

  test('IA-12.49 a card with a restriction box is played on no hostile figure and on no object', () => {
    const s = skirmish({
      options: { mission: 'moisture-farm-b' },
      figures: ['p1 darth-vader g8', 'p2 chewbacca h8', 'p2 gideon-argus o2'],
      hands: { p1: ['take-cover', 'lure-of-the-dark-side', 'deadeye'] },
    }).activate(VADER);
    expect(s.legalFor('play:take-cover:')).toEqual([`play:take-cover:${VADER}:`]);
    s.click(`play:lure-of-the-dark-side:${VADER}:${CHEWIE}`);
    while (s.question === 'ask.target') s.click(s.legal[0] ?? '');
    for (let n = 0; n < 20 && s.g.attack; n++) {
      expect(s.legalFor('play:')).toEqual([]);
      s.click(s.question === 'ask.surges' ? [] : (s.legal.at(-1) ?? ''));
    }
  });

  test('IA-12.34 IA-12.35 every window and strain can be declined in advance, with the answer that passes', () => {
    const s = skirmish({
      figures: ['p1 darth-vader c5 bleeding', 'p2 jyn-odan c8', FAR],
      decks: { p1: ['rally'] },
    }).click(`activate:${VADER}`);
    expect(s.decision.declines).toEqual({ kind: 'activation-start', choice: 'pass' });
    s.click('pass', 'move');
    expect(s.decision.declines).toEqual({ kind: 'strain', choice: 'damage' });
  });

  test('IA-12.33 IA-12.34 the end of an activation can be declined in advance once no action and no point is left', () => {
    const s = skirmish({
      figures: ['p1 darth-vader c5', 'p2 jyn-odan c8', FAR],
      hands: { p1: ['celebration'] },
      decks: { p1: ['rally'] },
    }).activate(VADER);
    expect(s.decision.declines).toBeUndefined();
    s.click('move', 'move');
    // Points are left: where to go is no matter of cards.
    expect([s.g.activation?.actions, s.decision.declines]).toEqual([0, undefined]);
    s.change((g) => {
      if (g.activation) g.activation.points = 0;
    });
    expect([s.legal, s.decision.declines]).toEqual([['end'], { kind: 'during-activation', choice: 'end' }]);
  });

  test('IA-12.37 a window that no standing order declines opens, though the hand has nothing to play in it', () => {
    const s = skirmish({
      figures: ['p1 darth-vader c5 bleeding', 'p2 jyn-odan c8', FAR],
      hands: { p1: ['celebration'] },
    }).click(`activate:${VADER}`);
    expect([s.question, s.asked]).toEqual(['window.ACTIVATION_START', ['p1']]);
    s.legalExactly('pass');
  });

  test('IA-12.39 a reaction that is not given in time is the answer that declines it', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', 'p2 jyn-odan c8', FAR] }).click(`activate:${VADER}`);
    const { declines } = s.decision;
    expect(s.legal).toContain(declines?.choice);
    expect(s.click(declines?.choice ?? '').question).toBe('ask.act');
  });
});
