import { describe, expect, test } from 'vitest';
import { see } from '../engine/match.ts';
import { testRng } from '../engine/testing/index.ts';
import { resampled } from '../engine/testing/resample.ts';
import { galaxyDice } from './index.ts';
import { row, scenario } from './testing/scenario.ts';
import { tested } from './testing/title.ts';

const busy = () =>
  scenario({
    dice: ['tie', 'vp', 'walker'],
    covered: ['yavin4-2.1'],
    allies: { p1: ['zev'], p2: ['yoda'] },
    lords: { p2: 'vader' },
    vp: { p1: 4, p2: 7, p3: 1 },
  }).click('place:1:yavin4-1.1', 'aside:2');

describe('view', () => {
  test('GD-11.1 dice, boards, allies, lords and points look the same to every player and spectator', () => {
    const s = busy();
    const views = ['p1', 'p2', 'p3', 'spectator'].map((viewer) => s.view(viewer));
    for (const view of views) expect(view).toEqual(views[0]);
    expect(views[0]).toMatchObject({
      active: 'p1',
      dice: [
        { id: 1, face: 'tie', state: 'placed', space: 'yavin4-1.1' },
        { id: 2, face: 'vp', state: 'aside' },
        { id: 3, face: 'walker', state: 'rolled' },
      ],
      penalty: 'vader',
      lords: ['palpatine'],
    });
    expect(views[0]?.seats.map((seat) => [seat.vp, seat.allies, seat.lord])).toEqual([
      [4, ['zev'], null],
      [7, ['yoda'], 'vader'],
      [1, [], null],
    ]);
    expect(views[0]?.rows[1]?.spaces[0]).toMatchObject({ symbol: 'trooper', coveredBy: 'p2', die: null });
  });

  function expectNothingOfTheGenerator(viewer: string) {
    const { g } = busy();
    const seen = JSON.stringify(see(galaxyDice, g, viewer));
    expect(seen).not.toContain(g.luck.hidden.seed);
    expect(seen).not.toContain('luck');
    expect(seen).not.toContain('flow');
    const rng = testRng(9);
    for (let n = 0; n < 10; n++) {
      expect(JSON.stringify(see(galaxyDice, resampled(tested, g, viewer, rng), viewer))).toBe(seen);
    }
  }

  test('GD-11.2 no part of the generator is sent to a player, active or waiting', () => {
    expectNothingOfTheGenerator('p1');
    expectNothingOfTheGenerator('p2');
  });

  test('GD-11.3 no part of the generator is sent to a spectator', () => {
    expectNothingOfTheGenerator('spectator');
  });

  test('GD-11.4 hidden points: each player sees their own, spectators see none, and all see them at the end', () => {
    const options = { hiddenPoints: true };
    const s = scenario({ options, dice: ['tie'], vp: { p1: 4, p2: 7, p3: 1 } });
    const points = (viewer: string) => s.view(viewer).seats.map((seat) => seat.vp);
    expect(points('p2')).toEqual([null, 7, null]);
    expect(points('spectator')).toEqual([null, null, null]);
    const end = scenario({
      options,
      planet: 'deathstar2',
      free: ['deathstar2-1.3'],
      dice: ['walker', 'vp'],
      vp: { p2: 7 },
    }).click('place:1:deathstar2-1.3', 'confirm');
    expect(end.view('p3').seats.map((seat) => seat.vp)).toEqual([3, 7, 0]);
    expect(end.view('p3').final?.map((score) => score.total)).toEqual([7, 3, 0]);
  });

  test('GD-11.4 hidden points: log and last turn show others the act, and only the winner the amount', () => {
    const play = (hiddenPoints: boolean) =>
      scenario({
        options: { hiddenPoints },
        dice: ['tie', 'tie', 'vp'],
        covered: ['yavin4-4.1', 'yavin4-4.2', 'yavin4-4.3', 'yavin4-4.4', 'yavin4-4.5', ...row('yavin4-1').slice(1)],
      }).click('place:1:yavin4-4.6', 'place:2:yavin4-1.1', 'aside:3', 'confirm', 'end');
    const won = (s: ReturnType<typeof play>, viewer: string) =>
      s.read(viewer).filter((entry) => /GD-5.3[56]/.test(entry.clause ?? ''));
    const s = play(true);
    expect(won(s, 'p1').map((entry) => entry.key)).toEqual(['log.vpDice', 'log.row', 'log.row']);
    expect(s.view('p1').lastTurn?.vpDice).toBe(1);
    for (const viewer of ['p2', 'p3', 'spectator']) {
      expect(won(s, viewer).map((entry) => entry.key)).toEqual(['log.vpDiceWon', 'log.rowDone', 'log.row']);
      expect(JSON.stringify(won(s, viewer))).not.toContain('vp":');
      expect(won(s, viewer)[2]?.params.reward).toEqual({ key: 'ally.wedge' });
      expect(s.view(viewer).lastTurn?.vpDice).toBeNull();
    }
    expect(won(play(false), 'p2')).toEqual(won(play(false), 'p1'));
    const again = resampled(tested, s.g, 'p2', testRng(3));
    expect(again.players.p1?.vp).not.toEqual(s.g.players.p1?.vp);
    expect(again.players.p2?.vp).toEqual(s.g.players.p2?.vp);
    expect(see(galaxyDice, again, 'p2')).toEqual(see(galaxyDice, s.g, 'p2'));
  });

  test('GD-11.4 with hidden points no view depends on the points of others', () => {
    const { g } = scenario({ options: { hiddenPoints: true }, vp: { p1: 4, p2: 7, p3: 1 } });
    const rng = testRng(4);
    for (const viewer of ['p1', 'p2', 'p3', 'spectator']) {
      const again = resampled(tested, g, viewer, rng);
      expect(see(galaxyDice, again, viewer)).toEqual(see(galaxyDice, g, viewer));
    }
  });
});

test('who waits is told whether dice are rolled and placed, or help is used', () => {
  const s = scenario({ dice: ['vp', 'vp'] });
  const doing = () => see(galaxyDice, s.g, 'p2').pending.map(({ kind }) => galaxyDice.text.en[kind.key]);
  expect(doing()).toEqual(['rolling and placing dice']);
  s.click('confirm');
  expect(doing()).toEqual(['using the rebel and allies']);
});
