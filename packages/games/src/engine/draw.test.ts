import { describe, expect, test } from 'vitest';
import { pending } from './flow.ts';
import { act, begin, canUndo, concede, draw, see, undo } from './match.ts';
import type { SeatId } from './state.ts';
import { testSeed } from './testing/playout.ts';
import { type Smugglers, smugglers } from './testing/smugglers.ts';

function table(seats: SeatId[] = ['a', 'b', 'c']): Smugglers {
  return begin(smugglers, { seats, options: { rich: false }, seed: testSeed(1) });
}
function say(g: Smugglers, seat: SeatId, choice: string): Smugglers {
  const result = draw(smugglers, g, seat, choice);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.g;
}
function refusal(g: Smugglers, seat: SeatId, choice: unknown): unknown {
  const before = JSON.stringify(g);
  const result = draw(smugglers, g, seat, choice as string);
  expect(JSON.stringify(g)).toBe(before);
  return result.ok ? 'accepted' : result.refusal.code;
}
/** Answers the pending decision of a seat: bids nothing, loads nothing. */
function play(g: Smugglers, seat: SeatId): Smugglers {
  const decision = pending(smugglers.rules, g).find((one) => one.seat === seat);
  const choice = decision?.shape === 'number' ? 0 : decision?.shape === 'some' ? [] : 'pass';
  const result = act(smugglers, g, seat, decision?.id ?? '', choice);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.g;
}
const seen = (g: Smugglers, viewer: string) => see(smugglers, g, viewer).draw;

describe('an agreed draw', () => {
  test('ends the match when every other seat has agreed', () => {
    let g = say(table(), 'b', 'offer');
    expect([g.outcome, seen(g, 'spectator')]).toEqual([null, { offer: { id: 1, by: 'b', asked: ['a', 'c'] } }]);
    g = say(g, 'c', 'accept:1');
    expect(seen(g, 'a')?.offer?.asked).toEqual(['a']);
    g = say(g, 'a', 'accept:1');
    expect(g.outcome).toMatchObject({ winners: ['a', 'b', 'c'], reason: { key: 'outcome.agreed-draw' } });
    expect([seen(g, 'a'), refusal(g, 'a', 'offer')]).toEqual([undefined, 'match_over']);
  });

  test('leaves the pending decisions and their ids as they are', () => {
    const g = table();
    expect(pending(smugglers.rules, say(g, 'a', 'offer'))).toEqual(pending(smugglers.rules, g));
  });

  test('is closed by one refusal, or withdrawn by the seat that offers; its answers are stale then', () => {
    const declined = say(say(table(), 'a', 'offer'), 'c', 'decline:1');
    const withdrawn = say(say(table(), 'a', 'offer'), 'a', 'withdraw:1');
    for (const g of [declined, withdrawn]) {
      expect(seen(g, 'spectator')).toBeUndefined();
      expect(refusal(g, 'b', 'accept:1')).toBe('no_draw_offer');
    }
    expect(refusal(withdrawn, 'a', 'withdraw:1')).toBe('no_draw_offer');
  });

  test('lapses when an opponent acts, not when the seat that offers does', () => {
    const own = play(say(table(), 'a', 'offer'), 'a');
    expect(seen(own, 'b')?.offer?.by).toBe('a');
    const lapsed = play(own, 'b');
    expect([seen(lapsed, 'spectator'), lapsed.log[0]?.key]).toEqual([undefined, 'log.draw-lapsed']);
    expect(refusal(lapsed, 'c', 'accept:1')).toBe('no_draw_offer');
  });

  test('is asked of the seats that play, and closed when one of them concedes', () => {
    const gone = concede(smugglers, table(), 'c');
    if (!gone.ok) throw new Error(gone.refusal.code);
    const g = say(gone.g, 'a', 'offer');
    expect([seen(g, 'spectator')?.offer?.asked, seen(g, 'c')?.refused]).toEqual([['b'], undefined]);
    expect(refusal(g, 'c', 'accept:1')).toBe('not_seated');
    expect(say(g, 'b', 'accept:1').outcome?.winners).toEqual(['a', 'b']);
    const left = concede(smugglers, say(table(), 'a', 'offer'), 'a');
    expect(left.ok && seen(left.g, 'b')?.offer).toBeUndefined();
  });

  test('cannot be offered again for some turns, whatever became of the offer; others may offer', () => {
    const g = say(say(table(), 'a', 'offer'), 'a', 'withdraw:1');
    const late = draw(smugglers, g, 'a', 'offer');
    expect(late.ok || late.refusal).toEqual({ code: 'draw_too_soon', params: { n: 4 } });
    expect(seen(g, 'a')?.refused).toEqual({ code: 'draw_too_soon', params: { n: 4 } });
    const open = say(g, 'b', 'offer');
    expect([refusal(open, 'c', 'offer'), refusal({ ...g, round: 4 }, 'a', 'offer')]).toEqual(['draw_open', 'accepted']);
  });

  test('refuses what no seat may say', () => {
    const g = say(table(), 'a', 'offer');
    expect([refusal(g, 'a', 'accept:1'), refusal(g, 'b', 'withdraw:1'), refusal(g, 'b', 'accept:2')]).toEqual([
      'no_draw_offer',
      'no_draw_offer',
      'no_draw_offer',
    ]);
    for (const odd of ['', 'accept', 'yes:1', 7, null, ['offer']])
      expect(['bad_choice', 'no_draw_offer']).toContain(refusal(g, 'b', odd));
    expect([refusal(g, 'spectator', 'accept:1'), refusal(g, 'no-such-seat', 'offer')]).toEqual([
      'not_seated',
      'not_seated',
    ]);
    const { draw: _rules, ...unknowing } = smugglers;
    const none = draw(unknowing, table(), 'a', 'offer');
    expect(none.ok || none.refusal.code).toBe('no_draw');
  });

  test('of a campaign says in its sentences and to its viewers that it ends early', () => {
    const campaign = { ...smugglers, draw: { ...smugglers.draw, endsCampaign: () => true } } as typeof smugglers;
    const choose = (g: Smugglers, seat: SeatId, choice: string) => {
      const result = draw(campaign, g, seat, choice);
      if (!result.ok) throw new Error(result.refusal.code);
      return result.g;
    };
    const offered = choose(table(), 'a', 'offer');
    expect(see(campaign, offered, 'spectator').draw).toMatchObject({ offer: { by: 'a' }, endsCampaign: true });
    const last = (g: Smugglers) => g.log.at(-1)?.key;
    expect([
      last(offered),
      last(choose(offered, 'b', 'accept:1')),
      last(choose(offered, 'b', 'decline:1')),
      last(choose(offered, 'a', 'withdraw:1')),
    ]).toEqual(['log.end-offered', 'log.end-accepted', 'log.end-declined', 'log.end-withdrawn']);
  });

  test('no undo crosses an offer; the undo of the act that let it lapse opens it again', () => {
    const offered = say(play(table(), 'a'), 'a', 'offer');
    expect([canUndo(offered, 'a'), canUndo(play(offered, 'b'), 'b')]).toEqual([false, true]);
    const back = undo(smugglers, play(offered, 'b'), 'b');
    expect(back.ok && seen(back.g, 'b')?.offer).toEqual({ id: 1, by: 'a', asked: ['b', 'c'] });
  });
});

test('a part of a match can be conceded only where the title knows one', () => {
  const g = table();
  expect(see(smugglers, g, 'a').canConcedePart).toBeUndefined();
});
