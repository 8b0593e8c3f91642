import { describe, expect, test } from 'vitest';
import { canUndo } from '../../engine/match.ts';
import { CARD_IDS, type CardId, cardInfo } from '../data/cards.ts';
import { chancesOf } from '../data/chances.ts';
import { FACES } from '../data/dice.ts';
import { battle } from '../testing/scenario.ts';
import { blockersOf } from './sight.ts';

const rebelCard = { hands: { rebels: ['rebels-direct-from-hq'] } } as const;
const imperialCard = { active: 'empire', hands: { empire: ['empire-direct-from-hq'] } } as const;

/** The worked turn of the rulebook, on pages 5 and 6. */
describe('the worked turn of the rulebook', () => {
  const position = {
    units: [
      'echoTrooper 4,5',
      'echoTrooper 5,6',
      'snowspeeder 3,6',
      'snowtrooper 5,3',
      'snowtrooper 2,2',
      'snowtrooper 9,0',
    ],
    terrain: { '5,3': 'rock', '4,4': 'trench' },
    hands: { rebels: ['rebels-assault-centre'] },
  } as const;
  const ordered = () =>
    battle(position).play('rebels-assault-centre').order('echoTrooper-1', 'echoTrooper-2', 'snowspeeder-1');

  test('BH-7.6 BH-19.2 a unit in the way keeps the other from the trench, until it has moved', () => {
    const s = ordered();
    expect(s.reach('echoTrooper-2')).not.toContain('4,4');
    s.move('echoTrooper-1', '5,4');
    expect(s.reach('echoTrooper-2')).toContain('4,4');
  });

  test('BH-7.1 BH-7.4 BH-9.4 BH-8.8 BH-19.2 two of the three attack, with three dice less one and with four', () => {
    const s = ordered().move('echoTrooper-1', '5,4');
    expect(s.option('move:echoTrooper-2:4,4')?.detail?.key).toBe('move.only');
    s.move('echoTrooper-2', '4,4').move('snowspeeder-1', '2,3');
    expect([s.diceFor('echoTrooper-1', 'snowtrooper-1'), s.diceFor('snowspeeder-1', 'snowtrooper-2')]).toEqual([2, 4]);
    expect(s.refusal('attack:echoTrooper-2:snowtrooper-2')).toBe('moved_too_far BH-7.1');
    s.attack('snowspeeder-1', 'snowtrooper-2', 'infantry', 'miss', 'miss', 'miss');
    s.attack('echoTrooper-1', 'snowtrooper-1', 'infantry', 'explosion');
    expect([s.figures('snowtrooper-2'), s.figures('snowtrooper-1'), s.g.active]).toEqual([3, 2, 'empire']);
  });
});

describe('order of things', () => {
  test('BH-4.6 BH-5.11 sudden victories come before medals, the side at turn before the other', () => {
    const units = ['echoTrooper 0,3', 'echoTrooper 5,2', 'echoTrooper 8,4', 'snowtrooper 0,0'];
    const check = (medals: { rebels?: number; empire?: number }) => {
      const s = battle({ scenario: 'securing-defensive-positions', units, ...rebelCard });
      const won = (n = 0) => Array.from({ length: n }, () => ({ for: 'unit' as const, of: 'any' }));
      s.change((g) => {
        g.medals = { rebels: won(medals.rebels), empire: won(medals.empire) };
      });
      s.play('rebels-direct-from-hq').order('echoTrooper-3');
      return s;
    };
    const sudden = check({ rebels: 4, empire: 4 }).move('echoTrooper-3', '8,3');
    expect([sudden.winner, sudden.g.outcome?.reason.key]).toEqual(['rebels', 'outcome.sudden']);
    const medals = check({ rebels: 4, empire: 4 }).move('echoTrooper-3', '8,5');
    expect([medals.winner, medals.g.outcome?.reason.key]).toEqual(['rebels', 'outcome.medals']);
    expect(check({ empire: 4 }).move('echoTrooper-3', '8,5').winner).toBe('empire');
  });

  test('BH-5.7 an attack goes from the roll to hits, retreat, breakthrough and the move after it', () => {
    const s = battle({
      units: ['snowtrooper 4,3 assault', 'echoTrooper 4,4', 'echoTrooper 9,6'],
      active: 'empire',
      hands: { empire: ['empire-search-and-destroy'] },
    });
    s.play('empire-search-and-destroy').order('snowtrooper-1');
    s.attack('snowtrooper-1', 'echoTrooper-1', 'retreat', 'infantry', 'miss').click('retreat:4,5', 'advance', 'hold');
    expect(s.question).toBe('ask.moveOn');
    s.click('move:snowtrooper-1:3,4');
    const keys = ['log.attacks', 'log.rolled', 'log.retreated', 'log.moved', 'log.moved'];
    expect(s.log().filter((key) => keys.includes(key))).toEqual(keys);
  });

  test('BH-5.14 when a turn begins only the effects of its side happen', () => {
    const units = ['echoTrooper 2,3', 'snowtrooper 9,0'];
    const s = battle({ scenario: 'retrieve-imperial-data', units }).change((g) => {
      g.fallen.push('snowtrooper');
    });
    s.pass();
    expect([s.g.active, s.question, s.medals('rebels')]).toEqual(['empire', 'ask.place', 0]);
    s.click('none').pass();
    expect([s.g.active, s.question, s.medals('rebels')]).toEqual(['rebels', 'ask.card', 1]);
  });

  test('BH-12.8 a unit that was not ordered does not attack, and so never breaks through', () => {
    const s = battle({ units: ['echoTrooper 4,4 assault', 'echoTrooper 0,6', 'snowtrooper 4,3'], ...rebelCard });
    s.play('rebels-direct-from-hq').order('echoTrooper-2').click('done');
    expect(s.legalFor('attack:echoTrooper-1')).toEqual([]);
  });

  test('BH-18.23 an undo goes back over orders and moves, not over dice or a drawn card', () => {
    const s = battle({ units: ['echoTrooper 4,5', 'echoTrooper 0,6', 'snowtrooper 4,3'], ...rebelCard });
    s.play('rebels-direct-from-hq').order('echoTrooper-1', 'echoTrooper-2').move('echoTrooper-1', '4,4');
    expect(canUndo(s.g, 'rebels')).toBe(true);
    s.attack('echoTrooper-1', 'snowtrooper-1', 'miss', 'miss', 'miss');
    expect(canUndo(s.g, 'rebels')).toBe(false);
  });

  test('BH-18.23 an order card just played is taken back into the hand', () => {
    const hand = ['rebels-direct-from-hq', 'rebels-recon-left'] as const;
    const s = battle({ units: ['echoTrooper 4,5', 'snowtrooper 4,3'], hands: { rebels: hand } });
    s.play('rebels-direct-from-hq');
    expect([s.question, canUndo(s.g, 'rebels')]).toEqual(['ask.orders', true]);
  });
});

describe('section cards', () => {
  const cards = CARD_IDS.filter((card) => /-(recon|raid|assault)-(left|centre|right)$/.test(card));

  test.each(cards)('BH-6.3 %s orders as many units as it says, in its section', (card: CardId) => {
    const { side } = cardInfo(card);
    const section = card.split('-').at(-1);
    const west = side === 'rebels' ? section === 'left' : section === 'right';
    const first = section === 'centre' ? 3 : west ? 0 : 7;
    const [type, rival] = side === 'rebels' ? ['echoTrooper', 'snowtrooper'] : ['snowtrooper', 'echoTrooper'];
    const units = [0, 1, 2].map((n) => `${type} ${first + n},4`);
    const s = battle({
      active: side,
      units: [...units, `${type} ${(first + 5) % 10},4`, `${rival} 4,0`],
      hands: { [side]: [card] },
    });
    s.play(card);
    const most = card.includes('recon') ? 1 : card.includes('raid') ? 2 : 3;
    expect([s.legal.length, s.decision.budgets?.[0]?.limit ?? 3]).toEqual([3, most]);
  });

  test('BH-6.3 rebels-recon-in-force one unit in each section', () => {
    const units = ['echoTrooper 0,6', 'echoTrooper 1,6', 'echoTrooper 4,6', 'echoTrooper 9,6', 'snowtrooper 4,0'];
    const s = battle({ units, hands: { rebels: ['rebels-recon-in-force'] } }).play('rebels-recon-in-force');
    expect(() => s.click(['unit:echoTrooper-1', 'unit:echoTrooper-2'])).toThrow('over_budget');
    s.order('echoTrooper-1', 'echoTrooper-3', 'echoTrooper-4');
  });
});

describe('points that the sources leave open', () => {
  test('BH-20.1 the faces of the die are one list, from which all chances follow', () => {
    const hits = FACES.filter((face) => face === 'infantry' || face === 'explosion').length / FACES.length;
    expect(chancesOf(3, 'snowtrooper', false).hit).toBeCloseTo(1 - (1 - hits) ** 3);
  });

  test('BH-20.2 empire-search-and-destroy gives its two hexes after the attack, not before it', () => {
    const s = battle({
      units: ['snowtrooper 4,0', 'echoTrooper 4,4'],
      active: 'empire',
      hands: { empire: ['empire-search-and-destroy'] },
    });
    s.play('empire-search-and-destroy').order('snowtrooper-1');
    expect(s.reach('snowtrooper-1')).not.toContain('4,3');
    s.undoAndReplay();
  });

  test('BH-20.3 BH-19.6 rebels-assistance heals all reduced units', () => {
    const s = battle({
      units: ['echoTrooper 4,4 1', 'echoTrooper 0,6 1', 'snowtrooper 4,0'],
      hands: { rebels: ['rebels-assistance'] },
    });
    s.play('rebels-assistance');
    expect([s.figures('echoTrooper-1'), s.figures('echoTrooper-2')]).toEqual([2, 2]);
    s.undoAndReplay();
  });

  test('BH-20.4 an E-Web turns to moving as soon as it moves', () => {
    const s = battle({
      units: ['snowtrooper 4,0 eweb', 'snowtrooper 0,0', 'echoTrooper 4,4'],
      ...imperialCard,
    });
    s.play('empire-direct-from-hq').order('snowtrooper-1', 'snowtrooper-2').move('snowtrooper-1', '4,1');
    expect(s.g.units['snowtrooper-1']?.deployed).toBe(false);
    s.click('done').undoAndReplay();
    expect(s.g.units['snowtrooper-1']?.deployed).toBe(false);
  });

  test('BH-20.5 sight along borders is judged over the whole line', () => {
    const units = ['echoTrooper 2,4', 'snowtrooper 2,0'];
    const apart = battle({ units, terrain: { '1,1': 'rock', '2,3': 'rock' } }).g;
    const beside = battle({ units, terrain: { '1,1': 'rock', '2,1': 'rock' } }).g;
    expect([apart, beside].map((g) => blockersOf(g, '2,4', '2,0') !== null)).toEqual([true, true]);
  });
});
