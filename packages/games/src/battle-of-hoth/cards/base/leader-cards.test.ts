import { describe, expect, test } from 'vitest';
import { see } from '../../../engine/match.ts';
import type { CardId } from '../../data/cards.ts';
import { battleOfHoth } from '../../index.ts';
import { handOf } from '../../rules/piles.ts';
import { battle, type Position } from '../../testing/scenario.ts';

const rebels = (card: CardId, position: Position) =>
  battle({ ...position, hands: { rebels: [card] }, leaders: { rebels: 'leia', empire: 'vader' } });
const play = (card: CardId, ...units: readonly string[]) => {
  const side = card.startsWith('rebels') ? 'rebels' : 'empire';
  return battle({ active: side, units, hands: { [side]: [card] } }).play(card);
};

describe('Leia', () => {
  test('rebels-assistance BH-6.22 BH-6.36 BH-20.3 heals every reduced unit by a figure, before a unit is ordered', () => {
    const s = play('rebels-assistance', 'echoTrooper 0,6 1', 'snowspeeder 1,6', 'echoTrooper 2,6 2', 'atat 9,0');
    expect([s.figures('echoTrooper-1'), s.figures('snowspeeder-1'), s.figures('echoTrooper-2')]).toEqual([2, 3, 3]);
    s.order('snowspeeder-1');
  });

  test('rebels-orders-from-the-princess leia: two units, one die more', () => {
    const s = play('rebels-orders-from-the-princess', 'echoTrooper 4,4', 'echoTrooper 0,6', 'snowtrooper 4,3');
    s.order('echoTrooper-1', 'echoTrooper-2').click('done');
    expect(s.diceFor('echoTrooper-1', 'snowtrooper-1')).toBe(4);
  });

  test('rebels-our-last-hope one infantry unit, a hex farther and a die more', () => {
    const s = play('rebels-our-last-hope', 'echoTrooper 4,6', 'snowspeeder 0,6', 'snowtrooper 4,3');
    expect(s.refusal('unit:snowspeeder-1')).toBe('wrong_kind BH-6.6');
    s.order('echoTrooper-1').move('echoTrooper-1', '4,4');
    expect(s.diceFor('echoTrooper-1', 'snowtrooper-1')).toBe(4);
  });
});

describe('Luke', () => {
  test('rebels-in-formation luke: two units, a hex farther each', () => {
    const s = play('rebels-in-formation', 'echoTrooper 5,6', 'snowspeeder 0,6', 'snowtrooper 9,0');
    s.order('echoTrooper-1', 'snowspeeder-1');
    expect(s.reach('echoTrooper-1')).toContain('5,3');
    expect(s.reach('snowspeeder-1')).toContain('4,6');
  });

  test('rebels-tactical-assault one vehicle, a hex farther and a die more', () => {
    const s = play('rebels-tactical-assault', 'snowspeeder 4,6', 'echoTrooper 0,6', 'snowtrooper 4,1');
    s.order('snowspeeder-1').move('snowspeeder-1', '4,2');
    expect(s.diceFor('snowspeeder-1', 'snowtrooper-1')).toBe(5);
  });

  test('rebels-ready-for-battle BH-6.13 all units attack, none moves', () => {
    const s = play('rebels-ready-for-battle', 'echoTrooper 4,4', 'echoTrooper 0,6', 'snowtrooper 4,3', 'atat 0,5');
    s.order('echoTrooper-1', 'echoTrooper-2');
    expect([s.question, s.diceFor('echoTrooper-2', 'atat-1')]).toEqual(['ask.attack', 3]);
  });
});

describe('Han', () => {
  test('rebels-diversion han BH-6.27 two units in different sections; a shared hex counts for either', () => {
    const units = ['echoTrooper 0,6', 'echoTrooper 1,6', 'echoTrooper 2,5', 'snowtrooper 9,0'];
    const s = play('rebels-diversion', ...units);
    expect(() => s.click(['unit:echoTrooper-1', 'unit:echoTrooper-2'])).toThrow('over_budget');
    s.order('echoTrooper-1', 'echoTrooper-3');
    expect(s.view().order?.units).toHaveLength(2);
  });

  test('rebels-here-they-come BH-6.17 BH-6.39 two hexes farther, and terrain neither stops nor silences', () => {
    const s = play('rebels-here-they-come', 'echoTrooper 4,6', 'snowtrooper 4,2');
    s.change((g) => {
      g.terrain['4,5'] = 'rock';
    });
    s.order('echoTrooper-1').click('trace:echoTrooper-1', 'step:4,5', 'step:4,4', 'step:4,3', 'here');
    expect(s.diceFor('echoTrooper-1', 'snowtrooper-1')).toBe(4);
  });

  test('BH-6.39 costs that a scenario puts on terrain fall away too', () => {
    const card = 'rebels-rebel-spearhead';
    const s = battle({
      scenario: 'rebel-breakout',
      units: ['echoTrooper 4,6', 'snowtrooper 9,0'],
      terrain: { '4,5': 'ridge', '4,4': 'ridge' },
      hands: { rebels: [card] },
    });
    s.play(card).order('echoTrooper-1');
    expect(s.reach('echoTrooper-1')).toContain('4,4');
  });

  test('rebels-scoundrels-support BH-6.12 a die for each friendly unit next to the attacker when it attacks', () => {
    const units = ['echoTrooper 4,5', 'echoTrooper 3,4', 'snowspeeder 5,5', 'echoTrooper 0,6', 'snowtrooper 5,3'];
    const s = play('rebels-scoundrels-support', ...units);
    s.order('echoTrooper-1').move('echoTrooper-1', '4,4');
    expect(s.diceFor('echoTrooper-1', 'snowtrooper-1')).toBe(3 - 1 + 1);
  });
});

describe('Vader', () => {
  test('empire-force-powers vader BH-6.19 BH-13.9 retreats are hits and drive no unit back', () => {
    const s = play('empire-force-powers', 'snowtrooper 4,3', 'echoTrooper 4,4', 'echoTrooper 9,6');
    s.order('snowtrooper-1').attack('snowtrooper-1', 'echoTrooper-1', 'retreat', 'retreat', 'miss');
    expect([s.figures('echoTrooper-1'), s.hexOf('echoTrooper-1')]).toEqual([1, '4,4']);
    const gun = battle({
      active: 'empire',
      units: ['snowtrooper 4,3', 'echoTrooper 9,6'],
      structures: [{ id: 'gen', type: 'shieldGenerator', hex: '4,4', attackableBy: 'empire' }],
      hands: { empire: ['empire-force-powers'] },
    });
    gun.play('empire-force-powers').order('snowtrooper-1').attack('snowtrooper-1', 'gen', 'retreat', 'miss', 'miss');
    expect(gun.g.structures).toEqual([]);
  });

  test('empire-determination BH-6.15 BH-6.38 moves and attacks, then again with fresh allowances', () => {
    const s = play('empire-determination', 'snowtrooper 4,1 assault', 'echoTrooper 4,3', 'echoTrooper 9,6');
    s.order('snowtrooper-1').move('snowtrooper-1', '4,2');
    s.attack('snowtrooper-1', 'echoTrooper-1', 'miss', 'miss', 'retreat').click('retreat:4,4', 'advance');
    s.click('hold');
    expect([s.question, s.reach('snowtrooper-1')]).toEqual(['ask.move', expect.arrayContaining(['3,3', '5,3'])]);
    s.move('snowtrooper-1', '5,3').attack('snowtrooper-1', 'echoTrooper-1', 'retreat', 'miss', 'miss');
    s.click(s.legalFor('retreat:')[0]!);
    expect(s.g.active).toBe('rebels');
  });

  test('empire-determination BH-6.38 after stopping terrain there is no second move and no attack', () => {
    const s = play('empire-determination', 'snowtrooper 4,1', 'echoTrooper 4,3', 'echoTrooper 9,6');
    s.change((g) => {
      g.terrain['4,2'] = 'rock';
    });
    s.order('snowtrooper-1').move('snowtrooper-1', '4,2').click('done');
    expect(s.g.active).toBe('rebels');
  });

  test('empire-imperial-discipline BH-6.10 all units, one die fewer', () => {
    const s = play('empire-imperial-discipline', 'snowtrooper 4,3', 'atat 3,3', 'echoTrooper 4,4');
    s.order('snowtrooper-1', 'atat-1').click('done');
    expect([s.diceFor('snowtrooper-1', 'echoTrooper-1'), s.diceFor('atat-1', 'echoTrooper-1')]).toEqual([2, 2]);
  });

  test('BH-9.7 where the card takes the last die the refusal names the card, and terrain where that takes one too', () => {
    const s = play('empire-imperial-discipline', 'snowtrooper 4,3', 'echoTrooper 7,3', 'echoTrooper 2,3');
    s.change((g) => {
      g.terrain['2,3'] = 'rock';
    });
    s.order('snowtrooper-1').click('done');
    expect([1, 2].map((n) => s.refusal(`attack:snowtrooper-1:echoTrooper-${n}`))).toEqual([
      'no_dice_card BH-9.7',
      'no_dice_both BH-9.7',
    ]);
  });
});

describe('Veers', () => {
  test('empire-walker-attack veers BH-6.11 a die more at distance 1 only', () => {
    const s = play('empire-walker-attack', 'atat 4,3', 'echoTrooper 4,4', 'echoTrooper 6,3', 'echoTrooper 9,6');
    s.order('atat-1').click('done');
    expect([s.diceFor('atat-1', 'echoTrooper-1'), s.diceFor('atat-1', 'echoTrooper-2')]).toEqual([4, 3]);
  });

  test('empire-successful-landings BH-6.16 each unit that attacked may move a hex', () => {
    const s = play('empire-successful-landings', 'snowtrooper 4,3', 'echoTrooper 4,4', 'echoTrooper 9,6');
    s.order('snowtrooper-1').attack('snowtrooper-1', 'echoTrooper-1', 'miss', 'miss', 'miss');
    expect(s.question).toBe('ask.moveOn');
    s.click('move:snowtrooper-1:3,3');
    expect(s.hexOf('snowtrooper-1')).toBe('3,3');
  });

  test('empire-concentrated-fire BH-6.20 BH-6.30 BH-13.8 second and third attacker, on structures too', () => {
    const dice = (target: string, structures: Position['structures'] = []) => {
      const s = battle({
        active: 'empire',
        units: ['snowtrooper 4,3', 'snowtrooper 3,3', 'snowtrooper 3,4', 'echoTrooper 9,6', 'echoTrooper 0,6'],
        structures,
        hands: { empire: ['empire-concentrated-fire'] },
      });
      if (structures.length === 0)
        s.change((g) => {
          g.units['echoTrooper-1']!.hex = '4,4';
        });
      s.play('empire-concentrated-fire').order('snowtrooper-1', 'snowtrooper-2', 'snowtrooper-3').click('done');
      return [1, 2, 3].map((n) => {
        const found = s.diceFor(`snowtrooper-${n}`, target);
        s.attack(`snowtrooper-${n}`, target, 'miss', 'miss', 'miss', 'miss', 'miss');
        return found;
      });
    };
    const gen = { id: 'gen', type: 'shieldGenerator', hex: '4,4', attackableBy: 'empire' } as const;
    expect([dice('echoTrooper-1'), dice('gen', [gen])]).toEqual([
      [3, 4, 5],
      [3, 4, 5],
    ]);
  });
});

describe('Piett', () => {
  test('empire-reinforcements piett BH-6.22 BH-6.24 BH-19.6 restores the unit it orders; without infantry neither', () => {
    const s = play('empire-reinforcements', 'snowtrooper 4,3 1', 'snowtrooper 0,0 2', 'echoTrooper 4,4');
    s.order('snowtrooper-1').click('done');
    expect([
      s.figures('snowtrooper-1'),
      s.figures('snowtrooper-2'),
      s.diceFor('snowtrooper-1', 'echoTrooper-1'),
    ]).toEqual([4, 2, 4]);
    const droids = play('empire-reinforcements', 'probeDroid 4,3 1', 'echoTrooper 4,4');
    droids.order('probeDroid-1').click('done');
    expect([droids.figures('probeDroid-1'), droids.diceFor('probeDroid-1', 'echoTrooper-1')]).toEqual([1, 2]);
  });

  test('empire-deploy-the-fleet BH-6.23 BH-6.37 BH-18.25 exchanges cards and plays another; both are discarded', () => {
    const s = battle({
      active: 'empire',
      units: ['snowtrooper 4,3', 'echoTrooper 9,6'],
      hands: { empire: ['empire-deploy-the-fleet', 'empire-recon-left', 'empire-raid-left'] },
      leaders: { rebels: 'leia', empire: 'piett' },
    });
    s.play('empire-deploy-the-fleet').click(['card:empire-recon-left']);
    expect([handOf(s.g, 'empire').length, s.g.discards.empire]).toEqual([3, ['empire-recon-left']]);
    s.give('empire', 'empire-direct-from-hq', 'empire-raid-left').play('empire-direct-from-hq').order('snowtrooper-1');
    expect(s.view().order).toMatchObject({ card: 'empire-direct-from-hq', before: ['empire-deploy-the-fleet'] });
    s.endTurn();
    expect(s.g.discards.empire).toEqual(['empire-recon-left', 'empire-deploy-the-fleet', 'empire-direct-from-hq']);
    expect(handOf(s.g, 'empire')).toHaveLength(2);
  });

  test('BH-6.37 none discarded, one drawn', () => {
    const s = battle({
      active: 'empire',
      hands: { empire: ['empire-deploy-the-fleet'] },
      leaders: { rebels: 'leia', empire: 'piett' },
    });
    s.play('empire-deploy-the-fleet').click([]);
    expect([handOf(s.g, 'empire').length, s.g.discards.empire, s.question]).toEqual([1, [], 'ask.card']);
  });

  test('BH-16.10 BH-16.16 in a pair the partner exchanges before the second card is played', () => {
    const s = battle({
      seats: ['rebels', 'empire', 'empire-2'],
      active: 'empire',
      hands: { empire: ['empire-deploy-the-fleet'], 'empire-2': ['empire-recon-left', 'empire-raid-left'] },
      leaders: { rebels: 'leia', empire: 'piett', 'empire-2': 'vader' },
    });
    s.play('empire-deploy-the-fleet').click([]);
    expect([s.asked, s.question]).toEqual([['empire-2'], 'ask.fleetPartner']);
    expect(see(battleOfHoth, s.g, 'rebels').pending).toEqual([{ seat: 'empire-2', kind: { key: 'step.exchange' } }]);
    s.click(['card:empire-recon-left']);
    // All are told who gave how many.
    const exchanged = s.entries.filter(({ key }) => key === 'log.exchanged');
    expect(exchanged.map(({ params, audience }) => [params.seat, params.n, audience])).toEqual([
      [{ key: 'seat.empire' }, 0, undefined],
      [{ key: 'seat.empire-2' }, 1, undefined],
    ]);
    expect([handOf(s.g, 'empire-2').length, s.g.discards['empire-2'], s.asked]).toEqual([
      2,
      ['empire-recon-left'],
      ['empire'],
    ]);
  });

  test('empire-orbital-strike BH-6.21 BH-6.33 BH-6.35 three targets named first, then rolled; retreats hit', () => {
    const s = play(
      'empire-orbital-strike',
      'echoTrooper 4,4 1',
      'snowspeeder 0,6',
      'rebelArtillery 9,6',
      'echoTrooper 5,5',
      'snowtrooper 0,0',
    );
    s.change((g) => {
      g.terrain['5,5'] = 'rock';
      g.terrain['4,4'] = 'trench';
    });
    expect([s.question, s.decision.min, s.decision.max]).toEqual(['ask.strike', 3, 3]);
    s.dice('retreat', 'infantry', 'infantry');
    s.click(['unit:echoTrooper-1', 'unit:snowspeeder-1', 'unit:echoTrooper-2']);
    expect([s.g.fallen, s.medals('empire'), s.figures('snowspeeder-1'), s.figures('echoTrooper-2')]).toEqual([
      ['echoTrooper'],
      1,
      3,
      2,
    ]);
    expect([s.g.active, s.log().filter((key) => key === 'log.strike').length]).toEqual(['rebels', 3]);
  });

  test('BH-6.33 with no more enemy units than targets all of them are targets, unasked', () => {
    const three = ['echoTrooper 4,4', 'rebelArtillery 9,6', 'echoTrooper 0,6', 'snowtrooper 0,0'];
    for (const units of [three, three.slice(1)]) {
      const s = play('empire-orbital-strike', ...units);
      const rebels = units.length - 1;
      expect([s.g.active, s.log().filter((key) => key === 'log.strike').length]).toEqual(['rebels', rebels]);
    }
  });
});

describe('leaders of a match', () => {
  test('BH-15.2 BH-3.4 the three cards are in the deck', () => {
    const s = rebels('rebels-assistance', {});
    expect(s.view('rebels').seats[0]).toMatchObject({ leader: 'leia', cards: 1, deck: 18 });
  });
});
