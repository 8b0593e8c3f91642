import { describe, expect, test } from 'vitest';
import { areaController, mapOf } from '../rules/board.ts';
import { fresh, type Scenario, skirmish } from '../testing/scenario.ts';

const VADER = 'p1-darth-vader-1-1';
const CHEWIE = 'p2-chewbacca-1-1';
const endRound = (s: Scenario) => s.activate(VADER).end().activate(CHEWIE).end();

describe('kuat-space-station-a', () => {
  const options = { mission: 'kuat-space-station-a' } as const;

  test('IA-11.9 the doors are locked: terminals open them when a round begins', () => {
    const s = skirmish({ options, figures: ['p1 darth-vader h5', 'p2 chewbacca o16'] });
    s.activate(VADER);
    expect(s.refusal('interact:door-data-east')).toBe('door_locked IA-11.9');
    s.end().activate(CHEWIE).end();
    // Chewbacca stands next to the terminal o15.
    expect([s.question, s.asked]).toEqual(['ask.openDoor', ['p2']]);
    s.click('open:door-data-east').pass();
    expect([s.g.openDoors, s.g.round, s.question]).toEqual([['door-data-east'], 2, 'ask.act']);
  });

  test('IA-11.3 the player alone in the data core scores 10, and the doors close', () => {
    const s = skirmish({ options, figures: ['p1 darth-vader f5', 'p2 chewbacca k4'], openDoors: ['door-data-east'] });
    const core = mapOf(s.g).areas['data-core'] ?? [];
    expect(areaController(s.g, core)).toBe('p1');
    endRound(s);
    expect([s.points('p1'), s.points('p2'), s.g.openDoors]).toEqual([10, 0, []]);
    const both = skirmish({ options, figures: ['p1 darth-vader f5', 'p2 chewbacca e5'] });
    expect([areaController(both.g, core), endRound(both).points('p1')]).toEqual([null, 0]);
  });

  test('IA-6.49 a large figure in a closing doorway is pushed by its own player: nexu', () => {
    const s = skirmish({
      options,
      figures: ['p1 darth-vader k4', 'p2 nexu g4/2x2', 'p2 chewbacca n5'],
      openDoors: ['door-data-east'],
    });
    s.activate(VADER).end().activate('p2-nexu-1-1').end().activate(CHEWIE).end();
    expect([s.question, s.asked]).toEqual(['ask.giveWay', ['p2']]);
    s.legalExactly(...['f4', 'f5', 'h4', 'h5'].map((space) => `push:p2-nexu-1-1:${space}/2x2`));
    s.click('push:p2-nexu-1-1:h4/2x2');
    expect([s.g.figures['p2-nexu-1-1']?.place, s.g.round]).toEqual(['h4/2x2', 2]);
  });
});

describe('kuat-space-station-b', () => {
  const options = { mission: 'kuat-space-station-b' } as const;

  test('IA-11.9 a door is opened from a deployment zone only', () => {
    const s = skirmish({ options, figures: ['p1 darth-vader h5', 'p2 chewbacca o14'] }).activate(VADER);
    expect(s.legalFor('interact:')).toEqual(['interact:door-data-east']);
    const inside = skirmish({ options, figures: ['p1 darth-vader g5', 'p2 chewbacca o14'] }).activate(VADER);
    expect(inside.refusal('interact:door-data-east')).toBe('door_zone IA-11.9');
  });

  test('a relay station is worth 3 points for each round that has ended', () => {
    const s = endRound(skirmish({ options, figures: ['p1 darth-vader e4', 'p2 chewbacca a11'] }));
    expect([s.question, s.asked]).toEqual(['ask.relay-station', ['p1']]);
    s.click('pass').pass();
    s.activate(CHEWIE).end().activate(VADER).end().click('site:relay-station-1');
    expect([s.points('p1'), s.g.tokens.length]).toEqual([6, 2]);
  });
});

describe('ord-mantell-junkyard-a', () => {
  test('IA-10.31 from round 2 on the laser defeats all in its row and south of it; terminals score 5', () => {
    const s = skirmish({
      options: { mission: 'ord-mantell-junkyard-a' },
      figures: ['p1 darth-vader f13', 'p2 chewbacca g9', 'p1 stormtrooper e17', 'p2 gideon-argus d5'],
    });
    s.activate(VADER).end().activate(CHEWIE).end();
    s.activate('p1-stormtrooper-1-1').end().activate('p2-gideon-argus-1-1').end();
    // The terminal f14 is next to Vader; the laser goes from row 19 to row 17.
    expect([s.points('p1'), s.points('p2')]).toEqual([5, 6]);
    expect([s.g.tokens[0]?.space, s.g.figures['p1-stormtrooper-1-1']]).toEqual(['g17', undefined]);
  });
});

describe('ord-mantell-junkyard-b', () => {
  const options = { mission: 'ord-mantell-junkyard-b' } as const;

  test('both players choose their bounty hunters in secret, before the zones', () => {
    const s = fresh(options).click('initiative:p1');
    expect([s.question, s.asked]).toEqual(['ask.hunters', ['p1', 'p2']]);
    const [vader = ''] = s.as('p1').legalFor('hunters:p1-darth-vader');
    s.click(vader);
    for (const viewer of ['p1', 'p2', 'spectator'] as const) expect(s.view(viewer).hunters).toEqual([]);
    s.as('p2').click(s.as('p2').legal[0] ?? '');
    expect([s.question, s.view().hunters.length]).toEqual(['ask.zone', 2]);
  });

  test('a group that a bounty hunter wipes out scores twice, and hunters on the map score 2', () => {
    const s = skirmish({
      options,
      figures: ['p1 darth-vader d9', 'p2 stormtrooper d10 2', 'p2 chewbacca j8', 'p2 gideon-argus k11'],
    });
    s.change((g) => {
      g.hunters = ['p1-darth-vader-1'];
    });
    s.activate(VADER).attack('p2-stormtrooper-1-1', 'red 0 3', 'red 0 3', 'yellow 0 0 1', 'black 1');
    expect(s.points('p1')).toBe(12);
    s.end().activate(CHEWIE).end().activate('p2-gideon-argus-1-1').end();
    expect(s.points('p1')).toBe(14);
  });

  test('a bounty hunter wipes out a group with what it does outside its attacks, too: self-destruct and deflection', () => {
    const droid = skirmish({ options, figures: ['p1 probe-droid d9', 'p2 gideon-argus d10 4', 'p2 chewbacca j8'] });
    droid.change((g) => {
      g.hunters = ['p1-probe-droid-1'];
    });
    droid.activate('p1-probe-droid-1-1').end().activate('p2-gideon-argus-1-1').end().activate(CHEWIE).click('end');
    droid.dice('red 0 1').click('use:self-destruct:p1-probe-droid-1-1:').pass();
    // 2 points for the droid on the map, before it destroys itself.
    expect(droid.points('p1')).toBe(8);
    const luke = skirmish({
      options,
      figures: ['p1 stormtrooper d9 2', 'p1 darth-vader j8', 'p2 luke-skywalker d11'],
      hands: { p2: ['deflection'] },
    });
    luke.change((g) => {
      g.hunters = ['p2-luke-skywalker-1'];
    });
    luke.activate('p1-stormtrooper-1-1').dice('blue 2 1', 'green 1 1 1', 'white dodge').aim('p2-luke-skywalker-1-1');
    luke.click('play:deflection:p2-luke-skywalker-1-1:').pass().noSurges().pass();
    expect(luke.points('p2')).toBe(12);
  });
});

test('IA-3.4 IA-13.19 the mission deck is that of the box: missions of expansions are named by the options', () => {
  const drawn = new Set<string | null>();
  for (let n = 0; n < 40; n++) {
    const s = fresh({ mission: 'draw' });
    s.change((g) => {
      g.luck.hidden.seed = `${n}`.padEnd(64, '7');
    });
    drawn.add(s.click('initiative:p1').view().mission);
  }
  expect([...drawn].filter((id) => /kuat|ord/.test(id ?? ''))).toEqual([]);
  expect(drawn.size).toBeGreaterThan(3);
});
