import { describe, expect, test } from 'vitest';
import { hide, reveal } from '../../engine/hidden.ts';
import { type SupportId, supportSide } from '../data/support-cards.ts';
import { handOf } from '../rules/piles.ts';
import type { State } from '../state.ts';
import { battle, type Position } from '../testing/scenario.ts';

/** A battle of a campaign in which the Rebels hold a support card. */
const rebels = (card: SupportId, position: Position) =>
  battle({
    campaign: 'outpost-delta',
    hands: { rebels: ['rebels-direct-from-hq'] },
    ...position,
    support: { rebels: [card] },
  });
const empire = (card: SupportId, position: Position) =>
  battle({
    campaign: 'outpost-delta',
    active: 'empire',
    hands: { empire: ['empire-direct-from-hq'] },
    ...position,
    support: { empire: [card] },
  });

/** A support card among the discards of its side. */
function discard(g: State, card: SupportId): void {
  const piles = g.campaign!.piles[supportSide(card)];
  piles.deck = hide(reveal(piles.deck).filter((one) => one !== card));
  piles.discards = [card];
}

describe('Rebel support cards', () => {
  test('combat-experience BH-17.7: all units are ordered, with a die more in close combat, once per turn', () => {
    const s = rebels('combat-experience', { units: ['echoTrooper 4,4', 'echoTrooper 0,6', 'snowtrooper 4,3'] });
    s.play('rebels-direct-from-hq').order('echoTrooper-2').click('support:combat-experience');
    expect(s.view().order?.units.map(({ id }) => id)).toEqual(['echoTrooper-2', 'echoTrooper-1']);
    s.click('done');
    expect(s.diceFor('echoTrooper-1', 'snowtrooper-1')).toBe(4);
    expect(s.view().campaign?.sides[0]).toMatchObject({ cards: 0, discards: ['combat-experience'] });
  });

  test('combat-experience: the benefit and the limits of the order card stay with the units it ordered', () => {
    const s = rebels('combat-experience', {
      units: ['echoTrooper 4,4', 'echoTrooper 0,4', 'snowtrooper 4,2', 'snowtrooper 0,2'],
      hands: { rebels: ['rebels-defensive-position'] },
    });
    s.play('rebels-defensive-position').order('echoTrooper-1').click('support:combat-experience');
    expect([s.reach('echoTrooper-1'), s.reach('echoTrooper-2').length > 0]).toEqual([[], true]);
    s.click('done');
    expect([s.diceFor('echoTrooper-1', 'snowtrooper-1'), s.diceFor('echoTrooper-2', 'snowtrooper-2')]).toEqual([3, 2]);
  });

  test('BH-17.7 combat-experience: comes while ordering, not once the moves are finished', () => {
    const s = rebels('combat-experience', { units: ['echoTrooper 4,4', 'echoTrooper 0,6', 'snowtrooper 4,3'] });
    s.play('rebels-direct-from-hq').order('echoTrooper-1').click('done');
    expect([s.question, s.legalFor('support:')]).toEqual(['ask.attack', []]);
  });

  test('air-support BH-6.34 BH-8.18 BH-6.21: two dice at any enemy unit, without protection; retreats are made', () => {
    const s = rebels('air-support', {
      units: ['echoTrooper 9,6', 'snowtrooper 2,2', 'snowtrooper 0,0'],
      terrain: { '2,2': 'trench' },
    });
    s.play('rebels-direct-from-hq').order('echoTrooper-1').click('done');
    s.dice('infantry', 'retreat').click('support:air-support:snowtrooper-1');
    expect(s.legalFor('hold')).toEqual([]);
    s.click(s.legalFor('retreat:')[0]!);
    expect([s.figures('snowtrooper-1'), s.hexOf('snowtrooper-1')]).toEqual([3, expect.stringMatching(/,1$/)]);
    expect(s.question).toBe('ask.attack');
  });

  test('air-support BH-6.34: an AT-AT it hits gets the confirmation roll', () => {
    const s = rebels('air-support', { units: ['echoTrooper 9,6', 'atat 2,2', 'snowtrooper 0,0'] });
    s.play('rebels-direct-from-hq').order('echoTrooper-1').click('done');
    s.dice('vehicle', 'miss', 'infantry').click('support:air-support:atat-1');
    expect([s.figures('atat-1'), s.g.attack?.confirmation]).toEqual([1, ['infantry']]);
  });

  test('lets-finish-this BH-19.4: rerolls any dice of an attack once, not those of a confirmation', () => {
    const s = rebels('lets-finish-this', { units: ['echoTrooper 4,4', 'snowtrooper 4,3', 'atat 9,0'] });
    s.play('rebels-direct-from-hq').order('echoTrooper-1');
    s.attack('echoTrooper-1', 'snowtrooper-1', 'miss', 'miss', 'infantry');
    expect([s.question, s.legal]).toEqual(['ask.finish', ['die:0', 'die:1', 'die:2']]);
    s.dice('infantry', 'infantry').click(['die:0', 'die:1']);
    expect(s.figures('snowtrooper-1')).toBe(1);
  });

  test('BH-17.7 the question after the roll comes whatever is held, so that it tells nothing', () => {
    const s = rebels('air-support', { units: ['echoTrooper 4,4', 'snowtrooper 4,3', 'atat 9,0'] });
    s.play('rebels-direct-from-hq').order('echoTrooper-1');
    s.attack('echoTrooper-1', 'snowtrooper-1', 'miss', 'miss', 'miss');
    expect([s.question, s.legal]).toEqual(['ask.finish', []]);
    // It can be declined in advance: with no die.
    expect(s.decision.declines).toEqual({ kind: 'support-finish', choice: [] });
  });

  test('BH-17.7 no question after the roll while the card lies face up among the discards', () => {
    const s = rebels('air-support', { units: ['echoTrooper 4,4', 'snowtrooper 4,3', 'atat 9,0'] });
    s.change((g) => discard(g, 'lets-finish-this'));
    s.play('rebels-direct-from-hq').order('echoTrooper-1');
    s.attack('echoTrooper-1', 'snowtrooper-1', 'miss', 'miss', 'miss');
    expect(s.question).not.toBe('ask.finish');
  });

  test('BH-17.7 after the last move the question comes only while a card may be held for it, and can be declined in advance', () => {
    const moved = (figures: number, ...out: SupportId[]) => {
      const s = rebels('air-support', { units: [`echoTrooper 0,6 ${figures}`, 'echoTrooper 4,4', 'snowtrooper 9,0'] });
      s.change((g) => {
        for (const card of out) discard(g, card);
      });
      return s.play('rebels-direct-from-hq').order('echoTrooper-2').move('echoTrooper-2', '4,3');
    };
    const s = moved(1);
    expect([s.question, s.legal]).toEqual(['ask.move', ['done']]);
    expect(s.decision.declines).toEqual({ kind: 'support-move', choice: 'done' });
    // With no unit to reinforce, or the card among the discards, all know that there is nothing to choose.
    expect(moved(3).question).toBe('ask.attack');
    expect(moved(1, 'reserve-forces').question).toBe('ask.attack');
  });

  test('BH-17.7 BH-19.9 the end of the attacks can be declined in advance after the last one, not before the first', () => {
    const s = rebels('reserve-forces', { units: ['echoTrooper 4,4', 'snowtrooper 4,3', 'atat 9,0'] });
    s.change((g) => discard(g, 'lets-finish-this'));
    s.play('rebels-direct-from-hq').order('echoTrooper-1').click('done');
    expect([s.question, s.decision.declines]).toEqual(['ask.attack', undefined]);
    s.attack('echoTrooper-1', 'snowtrooper-1', 'miss', 'miss', 'miss');
    expect([s.question, s.decision.declines]).toEqual(['ask.attack', { kind: 'support-attack', choice: 'done' }]);
    const t = rebels('reserve-forces', { units: ['echoTrooper 4,4', 'snowtrooper 4,3', 'atat 9,0'] });
    t.change((g) => {
      const piles = g.campaign!.piles.rebels;
      piles.discards = ['lets-finish-this', 'air-support'];
      piles.deck = hide(reveal(piles.deck).filter((one) => !piles.discards.includes(one)));
    });
    t.play('rebels-direct-from-hq').order('echoTrooper-1');
    t.attack('echoTrooper-1', 'snowtrooper-1', 'miss', 'miss', 'miss');
    expect(t.view().active).toBe('empire');
  });

  test('reserve-forces BH-19.6 BH-6.22: between two actions a unit returns to its starting strength', () => {
    const s = rebels('reserve-forces', {
      units: ['echoTrooper 0,6 1', 'snowspeeder 2,6 eliteSquadron 2', 'echoTrooper 4,6', 'snowtrooper 9,0'],
    });
    const keys = ['support:reserve-forces:echoTrooper-1', 'support:reserve-forces:snowspeeder-1'];
    expect(s.legalFor('support:')).toEqual(keys);
    s.click(keys[1]!).play('rebels-direct-from-hq');
    expect(s.figures('snowspeeder-1')).toBe(4);
  });

  test('desperate-stand: an infantry unit of one figure rolls two dice more, at its usual range', () => {
    const s = rebels('desperate-stand', {
      units: ['echoTrooper 4,5 1', 'echoTrooper 0,6', 'snowtrooper 4,3', 'snowtrooper 4,1'],
    });
    s.play('rebels-direct-from-hq').order('echoTrooper-1').click('done');
    const key = 'attack:echoTrooper-1:snowtrooper-1:desperate-stand';
    expect([s.option(key)?.detail?.params?.n, s.legalFor('attack:echoTrooper-1:snowtrooper-2')]).toEqual([4, []]);
    s.dice('infantry', 'infantry', 'infantry', 'infantry').click(key);
    expect(s.medals('rebels')).toBe(1);
  });
});

describe('Imperial support cards', () => {
  test('special-orders BH-5.8: a card of the discards in place of the draw, but not the one just played', () => {
    const s = empire('special-orders', { units: ['snowtrooper 4,3', 'echoTrooper 9,6'] });
    s.change((g) => {
      const recon = 'empire-recon-left' as const;
      g.decks.empire = { hidden: g.decks.empire!.hidden.filter((card) => card !== recon) };
      g.discards.empire = [recon];
    });
    s.play('empire-direct-from-hq').order('snowtrooper-1').click('done', 'done');
    expect(s.legal).toEqual(['draw', 'take:empire-recon-left']);
    s.click('take:empire-recon-left');
    expect([handOf(s.g, 'empire'), s.g.discards.empire]).toEqual([['empire-recon-left'], ['empire-direct-from-hq']]);
  });

  test('BH-17.7 no question in place of the draw while special-orders lies face up among the discards', () => {
    const s = empire('rout', { units: ['snowtrooper 4,3', 'echoTrooper 9,6'] });
    s.change((g) => {
      discard(g, 'special-orders');
      const recon = 'empire-recon-left' as const;
      g.decks.empire = { hidden: g.decks.empire!.hidden.filter((card) => card !== recon) };
      g.discards.empire = [recon];
    });
    s.play('empire-direct-from-hq').order('snowtrooper-1').click('done', 'done');
    expect([s.question, s.g.active]).toEqual(['ask.card', 'rebels']);
  });

  test('BH-17.7 whether a second attack is asked about does not tell whether rout is held', () => {
    const after = (card: SupportId, isDiscarded = false) => {
      const s = empire(card, {
        units: ['snowtrooper 4,2 assault', 'echoTrooper 4,3 1', 'echoTrooper 7,3', 'echoTrooper 9,6'],
        terrain: { '7,3': 'trench' },
      });
      if (isDiscarded) s.change((g) => discard(g, 'rout'));
      s.play('empire-direct-from-hq').order('snowtrooper-1');
      s.attack('snowtrooper-1', 'echoTrooper-1', 'infantry', 'miss', 'miss').click('advance');
      return [s.question, s.legal];
    };
    expect(after('rout')).toEqual(['ask.second', ['attack:snowtrooper-1:echoTrooper-2:rout', 'hold']]);
    expect(after('scout')).toEqual(['ask.second', ['hold']]);
    expect(after('scout', true)[0]).not.toBe('ask.second');
  });

  test('incursion BH-6.15 BH-6.38: an infantry unit that has attacked moves and attacks once more, not more often', () => {
    const s = empire('incursion', { units: ['snowtrooper 4,2', 'echoTrooper 4,3', 'echoTrooper 9,6'] });
    s.play('empire-direct-from-hq').order('snowtrooper-1');
    s.attack('snowtrooper-1', 'echoTrooper-1', 'miss', 'miss', 'miss').click('support:incursion:snowtrooper-1');
    expect([s.question, s.reach('snowtrooper-1').length > 0]).toEqual(['ask.move', true]);
    s.move('snowtrooper-1', '3,2').attack('snowtrooper-1', 'echoTrooper-1', 'infantry', 'miss', 'miss');
    expect([s.figures('echoTrooper-1'), s.g.active]).toEqual([2, 'rebels']);
  });

  test('scout BH-17.7: one infantry unit more, without the benefits of the order card', () => {
    const s = empire('scout', {
      units: ['snowtrooper 4,3', 'snowtrooper 0,0', 'atat 9,0', 'echoTrooper 4,6'],
      hands: { empire: ['empire-pressing-forward'] },
    });
    s.play('empire-pressing-forward').order('snowtrooper-1');
    expect(s.legalFor('support:')).toEqual(['support:scout:snowtrooper-2']);
    s.click('support:scout:snowtrooper-2');
    expect([s.reach('snowtrooper-1').includes('4,5'), s.reach('snowtrooper-2').includes('3,0')]).toEqual([true, false]);
  });

  test('scout: comes before the first unit moves', () => {
    const s = empire('scout', { units: ['snowtrooper 4,3', 'snowtrooper 0,0', 'echoTrooper 4,6'] });
    s.play('empire-direct-from-hq').order('snowtrooper-1').move('snowtrooper-1', '4,4');
    expect(s.legalFor('support:')).toEqual([]);
  });

  test('BH-17.7 scout: comes while ordering, not once the moves are finished', () => {
    const s = empire('scout', { units: ['snowtrooper 4,3', 'snowtrooper 0,0', 'echoTrooper 4,6'] });
    s.play('empire-direct-from-hq').order('snowtrooper-1').click('done');
    expect([s.question, s.legalFor('support:')]).toEqual(['ask.attack', []]);
  });

  test('final-assault BH-6.33 BH-6.34: two dice less protection at a unit that has retreated, before a breakthrough', () => {
    const s = empire('final-assault', {
      units: ['snowtrooper 4,3 assault', 'echoTrooper 4,4', 'echoTrooper 9,6'],
      terrain: { '4,5': 'rock' },
    });
    s.play('empire-direct-from-hq').order('snowtrooper-1');
    s.attack('snowtrooper-1', 'echoTrooper-1', 'retreat', 'miss', 'miss').click('retreat:4,5');
    expect(s.question).toBe('ask.assault');
    s.dice('infantry').click('assault');
    expect([s.figures('echoTrooper-1'), s.g.attack?.faces.length, s.question]).toEqual([2, 1, 'ask.breakthrough']);
    s.click('advance');
    expect(s.hexOf('snowtrooper-1')).toBe('4,4');
  });

  test('rout BH-8.18: the attack ignores terrain, the right of a trench too', () => {
    const s = empire('rout', {
      units: ['snowtrooper 4,3', 'echoTrooper 4,4', 'echoTrooper 9,6'],
      terrain: { '4,4': 'trench' },
    });
    s.play('empire-direct-from-hq').order('snowtrooper-1').click('done');
    expect(s.diceFor('snowtrooper-1', 'echoTrooper-1')).toBe(2);
    s.dice('retreat', 'miss', 'miss').click('attack:snowtrooper-1:echoTrooper-1:rout');
    expect([s.legalFor('hold'), s.legalFor('retreat:').length]).toEqual([[], 2]);
  });
});

describe('support cards', () => {
  test('BH-17.9 BH-18.9 BH-18.10 BH-18.11 BH-18.12 BH-18.13 are no order cards, seen by their owner only', () => {
    const s = rebels('air-support', {});
    const sides = (viewer: string) => s.view(viewer).campaign?.sides[0];
    expect(sides('rebels')).toMatchObject({ hand: ['air-support'], cards: 1, deck: 4 });
    for (const viewer of ['empire', 'spectator'])
      expect(sides(viewer)).toMatchObject({ hand: null, cards: 1, deck: 4 });
    expect([s.legal, s.view().seats[0]?.cards]).toEqual([['card:rebels-direct-from-hq'], 1]);
    for (const viewer of ['rebels', 'empire', 'spectator'])
      expect(JSON.stringify(s.view(viewer))).not.toContain('desperate-stand');
  });

  test('BH-17.16 BH-17.7 are played in the own turn only, one in each', () => {
    const s = battle({
      campaign: 'outpost-delta',
      units: ['echoTrooper 0,6 1', 'echoTrooper 1,6 1', 'snowtrooper 9,0'],
      active: 'empire',
      support: { rebels: ['reserve-forces', 'air-support'] },
    });
    expect(s.legalFor('support:')).toEqual([]);
    s.pass().click('support:reserve-forces:echoTrooper-1');
    expect(s.legalFor('support:')).toEqual([]);
    s.give('rebels', 'rebels-direct-from-hq').play('rebels-direct-from-hq').order('echoTrooper-1').click('done');
    expect(s.legalFor('support:')).toEqual([]);
  });
});
