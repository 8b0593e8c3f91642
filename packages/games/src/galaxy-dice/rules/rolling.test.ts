import { describe, expect, test } from 'vitest';
import { begin } from '../../engine/match.ts';
import { newRng } from '../../engine/rng.ts';
import { testSeed } from '../../engine/testing/index.ts';
import { FACES } from '../client.ts';
import { galaxyDice } from '../index.ts';
import { type Position, scenario } from '../testing/scenario.ts';

/** Ends p1's turn with two dice placed, so that p2 begins. */
function toNext(position: Position) {
  return scenario({ dice: ['tie', 'tie'], ...position }).click(
    'place:1:yavin4-1.1',
    'place:2:yavin4-2.3',
    'confirm',
    'end',
  );
}

describe('start of a turn', () => {
  test('GD-5.1 a turn has 4 dice, 3 after holding vader, 2 after holding palpatine', () => {
    expect(toNext({}).view().dice.length).toBe(4);
    expect(toNext({ lords: { p2: 'vader' } }).view().dice.length).toBe(3);
    expect(toNext({ lords: { p2: 'palpatine' } }).view().dice.length).toBe(2);
  });

  test('GD-5.2 the lord stays for the penalised turn, returns at its end and costs dice in that turn only', () => {
    const s = toNext({ seats: ['p1', 'p2'], lords: { p2: 'vader' } });
    expect(s.asked).toEqual(['p2']);
    expect(s.view().lords).toEqual(['palpatine']);
    expect(s.seat('p2').lord).toBe('vader');
    s.plant('walker', 'walker', 'walker').click('place:1:yavin4-1.3', 'place:2:yavin4-1.4', 'confirm', 'end');
    expect(s.view().lords).toEqual(['vader', 'palpatine']);
    expect(s.seat('p2').lord).toBeNull();
    expect(s.log().slice(-2)).toEqual(['log.lordBack', 'log.rolled']);
    s.plant('tie', 'tie', 'vp', 'vp').click('place:1:yavin4-3.5', 'place:2:yavin4-4.1', 'confirm', 'end');
    expect(s.asked).toEqual(['p2']);
    expect(s.view().dice.length).toBe(4);
  });

  test('GD-5.2 a lord held by another player stays when a turn starts', () => {
    const s = toNext({ lords: { p3: 'palpatine' } });
    expect(s.asked).toEqual(['p2']);
    expect(s.seat('p3').lord).toBe('palpatine');
    expect(s.view().dice.length).toBe(4);
  });

  test('GD-5.3 GD-10.3 the first roll rolls all dice without a question', () => {
    const s = toNext({});
    expect(s.view()).toMatchObject({ step: 'place', roll: 1, turn: 2 });
    expect(s.view().dice.map((die) => die.state)).toEqual(['rolled', 'rolled', 'rolled', 'rolled']);
    expect(s.log().at(-1)).toBe('log.rolled');
  });
});

describe('second roll', () => {
  test('GD-5.6 the second roll is optional and possible once', () => {
    const s = scenario({ dice: ['tie', 'walker', 'walker'] }).click('place:1:yavin4-1.1');
    expect(s.legal).toEqual(expect.arrayContaining(['reroll', 'confirm']));
    s.click('reroll');
    expect(s.view().roll).toBe(2);
    expect(s.refusal('reroll')).toBe('rolled_twice GD-5.6');
  });

  test('GD-5.6 no second roll without dice in the tray', () => {
    const s = scenario({ dice: ['tie', 'vp'] }).click('place:1:yavin4-1.1', 'aside:2');
    expect(s.refusal('reroll')).toBe('no_dice_left GD-5.6');
    expect(s.click('back:2').legal).toContain('reroll');
  });

  test('GD-5.6 the dice left are rolled again on a full planet too; then only point dice can be set aside', () => {
    const s = scenario({ dice: ['tie', 'walker', 'walker'], free: ['yavin4-1.1'] }).click('place:1:yavin4-1.1');
    expect(s.legal).toEqual(['back:1', 'reroll', 'confirm']);
    expect(s.decision.help?.key).toBe('help.noneFits');
    s.click('reroll').plant('vp', 'empire');
    expect(s.legal).toEqual(['aside:2', 'confirm']);
    s.click('aside:2', 'confirm');
    expect(s.vp('p1')).toBe(2 + 1);
    expect(s.view().planet).toBe('hoth');
  });

  test('GD-5.7 GD-5.8 dice placed or set aside stay, and every other die is rolled again', () => {
    const s = scenario({ dice: ['tie', 'vp', 'empire', 'vp'] }).click('place:1:yavin4-1.1', 'aside:2');
    const rollId = s.view().rollId;
    s.click('reroll').plant('walker', 'walker');
    expect(s.view().rollId).toBe(rollId + 1);
    expect(s.view().dice).toMatchObject([
      { face: 'tie', state: 'placed', locked: true },
      { face: 'vp', state: 'aside', locked: true },
      { face: 'walker', state: 'rolled', locked: false },
      { face: 'walker', state: 'rolled', locked: false },
    ]);
  });

  test('GD-5.7 GD-5.8 the second roll rolls: dice in the tray show several faces, dice that stay do not change', () => {
    const faces: Set<string>[] = [0, 1, 2, 3].map(() => new Set());
    for (let n = 1; n <= 30; n++) {
      const { g } = scenario({ dice: ['tie', 'vp', 'empire', 'walker'] }).click('place:1:yavin4-1.1', 'aside:2');
      const s = scenario({ ...g, luck: newRng(testSeed(n)) }).click('reroll');
      s.view().dice.forEach((die, index) => {
        faces[index]!.add(die.face);
      });
    }
    expect([...faces[0]!]).toEqual(['tie']);
    expect([...faces[1]!]).toEqual(['vp']);
    expect(faces[2]!.size).toBeGreaterThan(3);
    expect(faces[3]!.size).toBeGreaterThan(3);
  });

  test('GD-5.8 a die cannot be kept unplaced: an unwanted empire die is rolled with the rest', () => {
    const s = scenario({ dice: ['tie', 'trooper', 'empire', 'vp'] }).click('place:1:yavin4-1.1', 'reroll');
    expect(s.log().at(-1)).toBe('log.rolledAgain');
    expect(
      s
        .view()
        .dice.filter((die) => die.locked)
        .map((die) => die.id),
    ).toEqual([1]);
    const rolled = s.entries.at(-1)?.params.dice;
    expect(rolled).toMatchObject({ key: 'list.3' });
  });

  test('GD-5.10 dice still in the tray after the second roll are unused', () => {
    const s = scenario({ dice: ['tie', 'tie', 'vp'] }).click('place:1:yavin4-1.1', 'place:2:yavin4-2.3', 'reroll');
    s.plant('vp').click('confirm');
    expect(s.view().dice[2]?.state).toBe('unused');
    s.click('end');
    expect(s.vp('p1')).toBe(0);
  });

  test('GD-5.11 a placement may be confirmed without a second roll', () => {
    const s = scenario({ dice: ['tie', 'tie', 'walker'] });
    s.click('place:1:yavin4-1.1', 'place:2:yavin4-2.3', 'confirm', 'end');
    expect(s.asked).toEqual(['p2']);
    expect(s.log()).not.toContain('log.rolledAgain');
  });
});

describe('die', () => {
  test('GD-4.1 all six faces tie, trooper, walker, destroyer, empire, vp come up about equally often', () => {
    const counts = new Map<string, number>();
    for (let n = 0; n < 300; n++) {
      const options = galaxyDice.options.parse({ rebels: 'dealt' });
      const g = begin(galaxyDice, { seats: ['p1', 'p2'], options, seed: testSeed(n) });
      for (const { face } of galaxyDice.view(g, 'spectator').dice) counts.set(face, (counts.get(face) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([...FACES].sort());
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(60);
  });
});
