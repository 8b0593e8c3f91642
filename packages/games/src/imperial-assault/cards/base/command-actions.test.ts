import { describe, expect, test } from 'vitest';
import { skirmish } from '../../testing/scenario.ts';

const VADER = 'p1-darth-vader-1-1';
const LUKE = 'p1-luke-skywalker-1-1';
const CHEWIE = 'p2-chewbacca-1-1';
const FAR = 'p2 gideon-argus n18';

describe('command cards that are special actions without an attack', () => {
  const exposed = () =>
    skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c6', FAR], hands: { p1: ['expose-weakness'] } })
      .activate(VADER)
      .click(`play:expose-weakness:${VADER}:${CHEWIE}`);

  test('IA-9.55 expose-weakness gives the next attack against the figure Pierce 3', () => {
    const s = exposed().attack(CHEWIE, 'red 0 2', 'red 0 2', 'yellow 1 2', 'black 3', 'white 0');
    expect([s.damage(CHEWIE), s.g.effects]).toEqual([6, []]);
  });

  test('IA-9.55 IA-9.49 expose-weakness is used up by an attack that misses, too', () => {
    const s = exposed();
    expect(s.view().effects).toEqual([{ ability: 'expose-weakness', figure: CHEWIE, seat: 'p1' }]);
    s.attack(CHEWIE, 'red 0 2', 'red 0 2', 'yellow 1 2', 'black 3', 'white dodge');
    expect([s.damage(CHEWIE), s.g.effects]).toEqual([0, []]);
  });

  test('IA-13.10 planning draws two cards, and one of them is discarded by a figure that is no Leader', () => {
    const s = skirmish({
      figures: ['p1 stormtrooper c5', 'p2 chewbacca c9', FAR],
      hands: { p1: ['planning', 'celebration'] },
      decks: { p1: ['deadeye', 'rally', 'recovery'] },
    }).activate('p1-stormtrooper-1-1');
    s.click('play:planning:p1-stormtrooper-1-1:');
    expect([s.question, s.asked, s.deckSize('p1')]).toEqual(['ask.payCard', ['p1'], 1]);
    s.legalExactly(
      ...s
        .hand('p1')
        .slice(1)
        .map((id) => `pay:${id}`),
    );
    const [, lost = ''] = s.hand('p1');
    s.click(`pay:${lost}`);
    const { hand, handSize, discards } = s.view('p2').players[0] ?? {};
    expect([hand, handSize, discards]).toEqual([null, 2, ['planning', lost]]);
  });

  test('IA-12.41 planning with one card left in the deck discards it without a question', () => {
    const s = skirmish({
      figures: ['p1 stormtrooper c5', 'p2 chewbacca c9', FAR],
      hands: { p1: ['planning', 'celebration'] },
      decks: { p1: ['deadeye'] },
    }).activate('p1-stormtrooper-1-1');
    s.click('play:planning:p1-stormtrooper-1-1:').pass();
    expect([s.question, s.hand('p1'), s.view('p2').players[0]?.discards]).toEqual([
      'ask.act',
      ['celebration'],
      ['planning', 'deadeye'],
    ]);
  });

  test('IA-12.41 planning lets a Leader keep both, and draws what the deck has', () => {
    const leader = (deck: string[]) =>
      skirmish({
        figures: ['p1 darth-vader c5', 'p2 chewbacca c9', FAR],
        hands: { p1: ['planning'] },
        decks: { p1: deck },
      })
        .activate(VADER)
        .click(`play:planning:${VADER}:`);
    expect(leader(['deadeye', 'rally']).hand('p1').sort()).toEqual(['deadeye', 'rally']);
    expect(leader(['deadeye']).hand('p1')).toEqual(['deadeye']);
    expect([leader([]).hand('p1'), leader([]).question]).toEqual([[], 'ask.act']);
  });

  test('IA-6.4 urgency: Speed and 2 more movement points, to be spent now', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c9', FAR], hands: { p1: ['urgency'] } });
    s.activate(VADER).click(`play:urgency:${VADER}:`);
    expect([s.question, s.decision.prompt.params?.n]).toEqual(['ask.moveNow.points', 6]);
    s.click('to:d5', 'stay');
    expect([s.g.figures[VADER]?.place, s.g.activation]).toMatchObject(['d5', { points: 0, actions: 1 }]);
  });

  test('IA-12.46 IA-10.12 price-on-their-heads lies on the hostile card, whose last figure scores 4 more', () => {
    const HUNTER = 'p1-trandoshan-hunter-1-1';
    const s = skirmish({
      figures: ['p1 trandoshan-hunter c5', 'p2 stormtrooper c7', FAR],
      hands: { p1: ['price-on-their-heads'] },
    }).activate(HUNTER);
    s.click(`play:price-on-their-heads:${HUNTER}:p2-stormtrooper-1`);
    const attached = () => s.view('p2').groups.find(({ id }) => id === 'p2-stormtrooper-1')?.attached;
    expect([attached(), s.view().players[0]?.discards]).toEqual([['price-on-their-heads'], []]);
    s.attack('p2-stormtrooper-1-1', 'blue 3 2', 'green 2 2', 'black 1');
    expect([s.points('p1'), attached(), s.view().players[0]?.discards]).toEqual([10, [], ['price-on-their-heads']]);
  });

  test('IA-7.9 regroup discards the harmful conditions of friendly figures next to its user, not its own', () => {
    const s = skirmish({
      figures: ['p1 darth-vader c5 weakened', 'p1 stormtrooper c6 stunned focused', 'p2 royal-guard d5 bleeding'],
      hands: { p1: ['regroup'] },
    });
    s.activate(VADER).click(`play:regroup:${VADER}:`);
    const conditions = [VADER, 'p1-stormtrooper-1-1', 'p2-royal-guard-1-1'].map((id) => s.g.figures[id]?.conditions);
    expect(conditions).toEqual([['weakened'], ['focused'], ['bleeding']]);
  });

  test('IA-10.1 telekinetic-throw: damage of two blue dice to a figure in sight within 3 spaces, and no attack', () => {
    const s = skirmish({
      figures: ['p1 luke-skywalker c5', 'p2 chewbacca c8', 'p2 gaarkhan d9', FAR],
      hands: { p1: ['telekinetic-throw'] },
    }).activate(LUKE);
    expect(s.legalFor('play:telekinetic-throw:')).toEqual([`play:telekinetic-throw:${LUKE}:${CHEWIE}`]);
    s.dice('blue 2 1', 'blue 3 1 1').click(`play:telekinetic-throw:${LUKE}:${CHEWIE}`);
    expect([s.damage(CHEWIE), s.g.activation?.attacks]).toEqual([2, 0]);
  });

  test('IA-12.15 knowledge-and-defense adds a white die to the defence until the end of the round', () => {
    const s = skirmish({
      figures: ['p1 luke-skywalker c5', 'p2 gaarkhan c6'],
      hands: { p1: ['knowledge-and-defense'] },
    });
    s.activate(LUKE).click(`play:knowledge-and-defense:${LUKE}:`).end();
    s.activate('p2-gaarkhan-1-1').aim(LUKE);
    expect(s.g.attack?.defenceDice.map(({ die }) => die)).toEqual(['white', 'white']);
    s.pass().noSurges().pass().end();
    expect([s.g.round, s.g.effects]).toEqual([2, []]);
  });

  test('meditation gives the next activation one more action, in a later round, too', () => {
    const s = skirmish({ figures: ['p1 luke-skywalker c5', 'p2 gaarkhan c9'], hands: { p1: ['meditation'] } });
    s.activate(LUKE).click(`play:meditation:${LUKE}:`);
    expect(s.g.activation?.actions).toBe(1);
    s.end().activate('p2-gaarkhan-1-1').end();
    s.activate('p2-gaarkhan-1-1').end().activate(LUKE);
    expect([s.g.round, s.g.activation?.actions, s.g.effects]).toEqual([2, 3, []]);
  });

  test('IA-12.40 shadow-ops: the opponent plays no command card this round, and is not asked', () => {
    const s = skirmish({
      figures: ['p1 mak-eshka-rey c5', 'p1 luke-skywalker o17', 'p2 chewbacca c8', FAR],
      hands: { p1: ['shadow-ops'], p2: ['deadeye', 'recovery'] },
    }).activate('p1-mak-eshka-rey-1-1');
    s.click('play:shadow-ops:p1-mak-eshka-rey-1-1:').end().activate(CHEWIE);
    expect(s.legalFor('play:')).toEqual([]);
    s.aim('p1-mak-eshka-rey-1-1');
    expect(s.question).not.toBe('window.ATTACK_MODIFY');
  });

  test('IA-10.22 force-lightning: 2 damage and Stunned for the figure and all next to it, of both sides', () => {
    const s = skirmish({
      figures: ['p1 darth-vader c5', 'p1 royal-guard d8', 'p2 chewbacca c7', FAR],
      hands: { p1: ['force-lightning'] },
    }).activate(VADER);
    const key = `play:force-lightning:${VADER}:${CHEWIE}`;
    expect(s.option(key)?.detail?.params).toEqual({ n: 2, own: 1 });
    s.click(key).pass();
    const hit = [VADER, 'p1-royal-guard-1-1', CHEWIE].map((id) => [s.damage(id), s.g.figures[id]?.conditions]);
    expect(hit).toEqual([
      [0, []],
      [2, ['stunned']],
      [2, ['stunned']],
    ]);
  });

  test('IA-12.7 each copy of an arrow card is a special action of its own, once in an activation: regroup', () => {
    const s = skirmish({
      figures: ['p1 darth-vader c5', 'p2 chewbacca c9'],
      hands: { p1: ['regroup', 'regroup', 'urgency'] },
    }).activate(VADER);
    s.click(`play:regroup:${VADER}:`).pass();
    expect(s.legalFor('play:')).toEqual([`play:regroup:${VADER}:`, `play:urgency:${VADER}:`]);
    expect(s.click(`play:regroup:${VADER}:`).g.activation?.specials).toEqual(['regroup', 'regroup']);
  });

  test('IA-12.50 a restriction box compares trait and affiliation with the card of the figure', () => {
    const cards = ['force-lightning', 'knowledge-and-defense', 'meditation', 'regroup'];
    const offered = (card: string, figure: string) => {
      const s = skirmish({ figures: [`p1 ${card} c5`, 'p2 chewbacca c7', FAR], hands: { p1: cards } }).activate(figure);
      return cards.filter((id) => s.legalFor(`play:${id}:`).length > 0);
    };
    expect(offered('darth-vader', VADER)).toEqual(['force-lightning', 'regroup']);
    expect(offered('luke-skywalker', LUKE)).toEqual(['knowledge-and-defense', 'meditation']);
  });
});
