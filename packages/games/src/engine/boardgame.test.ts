import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { boardgameMatch, stockGame } from './boardgame.ts';
import { checkChoice } from './check-choice.ts';
import type { Decision } from './decision.ts';
import { pending } from './flow.ts';
import { hashOf } from './json.ts';
import { begin, see } from './match.ts';
import type { Seen } from './seen.ts';
import type { Choice } from './state.ts';
import { stateHash } from './state-hash.ts';
import { playout, testRng, testSeed, undoHash } from './testing/playout.ts';
import { type Smugglers, smugglers } from './testing/smugglers.ts';

const table = { seats: ['a', 'b'], options: { rich: true }, seed: testSeed(5) };

describe('a title under boardgame.io', () => {
  test('the reducer and the engine alone reach the same state', () => {
    const alone = playout(smugglers, table, testRng(9));
    const match = boardgameMatch(smugglers, table);
    for (const done of alone.acts) {
      if (done.kind !== 'act') throw new Error('random play does not concede');
      const result = match.play({ move: 'act', seat: done.seat, args: [done.decision, done.choice] });
      expect(result.ok).toBe(true);
      result.commit?.();
    }
    expect(stateHash(match.g)).toBe(stateHash(alone.g));
  });

  test('a match resumes from its state alone, through JSON, with the same result', () => {
    const alone = playout(smugglers, table, testRng(9));
    let match = boardgameMatch(smugglers, table);
    const kept = { seed: 'ff'.repeat(32), seats: table.seats, options: table.options };
    for (const done of alone.acts) {
      if (done.kind !== 'act') throw new Error('random play does not concede');
      const again = boardgameMatch(smugglers, kept, { from: JSON.parse(JSON.stringify(match.g)) as typeof match.g });
      const move = { move: 'act', seat: done.seat, args: [done.decision, done.choice] } as const;
      for (const one of [match, again]) one.play({ ...move, args: [...move.args] }).commit?.();
      expect(hashOf(again.g)).toBe(hashOf(match.g));
      for (const seat of table.seats) {
        const undo = (one: typeof match) => one.play({ move: 'undo', seat, args: [] });
        const undone = [match, again].map(undo).map((one) => (one.ok ? hashOf(one.g) : one.refusal));
        expect(undone[1]).toEqual(undone[0]);
      }
      match = again;
    }
    expect(match.g.outcome).toEqual(alone.g.outcome);
    expect(match.play({ move: 'concede', seat: 'a', args: [] })).toEqual({
      ok: false,
      refusal: { code: 'match_over' },
    });
  });

  test('the state does not change until commit, and a refusal has its reason', () => {
    const match = boardgameMatch(smugglers, table);
    const before = stateHash(match.g);
    const beforeBid = undoHash(match.g);
    const id = pending(smugglers.rules, match.g)[0]!.id;
    expect(match.play({ move: 'act', seat: 'b', args: [id, 1] })).toEqual({
      ok: false,
      refusal: { code: 'not_your_decision' },
    });
    expect(match.play({ move: 'act', seat: 'nobody', args: [id, 1] })).toEqual({
      ok: false,
      refusal: { code: 'not_seated' },
    });
    expect(match.play({ move: 'undo', seat: 'a', args: [] })).toEqual({
      ok: false,
      refusal: { code: 'nothing_to_undo' },
    });
    const bid = match.play({ move: 'act', seat: 'a', args: [id, 1] });
    expect(stateHash(match.g)).toBe(before);
    bid.commit?.();
    expect(stateHash(match.g)).not.toBe(before);
    match.play({ move: 'undo', seat: 'a', args: [] }).commit?.();
    expect(undoHash(match.g)).toBe(beforeBid);
    match.play({ move: 'concede', seat: 'b', args: [] }).commit?.();
    expect(match.g.outcome?.winners).toEqual(['a']);
    expect(match.play({ move: 'undo', seat: 'a', args: [] })).toEqual({ ok: false, refusal: { code: 'match_over' } });
  });

  test('boardgame.io\u2019s own bots enumerate the pending options, and legal answers to other questions', () => {
    const game = stockGame(smugglers);
    const check = (state: Smugglers, seat: string) => {
      const moves = game.ai?.enumerate(state, {} as never, String(table.seats.indexOf(seat))) as { args: Choice[] }[];
      const decision = see(smugglers, state, seat).decisions[0] as Decision;
      const open = decision.options.filter((option) => !option.refused).map((option) => option.key);
      if (decision.shape === 'one') expect(moves.map((move) => move.args[1])).toEqual(open);
      for (const { args } of moves) expect(checkChoice(decision, args[1] as Choice)).toBeNull();
      expect(moves.length).toBeGreaterThan(0);
    };
    const asked = playout(smugglers, table, testRng(2), { each: ({ before, act }) => check(before, act.seat) });
    expect(asked.acts.length).toBeGreaterThan(0);
  });

  test.each(['', ' ', '0x1', '1e0', '-0', '+1', '0.0', '9', null])('playerID %j is a spectator', (playerID) => {
    const game = stockGame(smugglers);
    const g = begin(smugglers, table);
    const view = (id: string | null) => game.playerView!({ G: g, ctx: {} as never, playerID: id }) as Seen;
    expect(view(playerID).viewer).toBe('spectator');
    expect(view('1').viewer).toBe('b');
  });

  test('the files the adapter imports load under plain Node, without a bundler', () => {
    const program = `
      import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
      import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';
      import { isDraft, original } from 'immer/dist/index.js';
      const game = { setup: () => ({ n: 1 }), moves: { add: ({ G }) => isDraft(G) ? { n: original(G).n + 1 } : INVALID_MOVE } };
      const state = CreateGameReducer({ game })(InitializeGame({ game }), { type: 'MAKE_MOVE', payload: { type: 'add', args: [], playerID: '0' } });
      process.stdout.write(String(state.G.n));`;
    expect(
      execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: import.meta.dirname }).toString(),
    ).toBe('2');
  });
});
