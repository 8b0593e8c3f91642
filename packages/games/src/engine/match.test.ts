import { describe, expect, test } from 'vitest';
import { pending } from './flow.ts';
import { reveal } from './hidden.ts';
import { numberEntries, visibleEntries } from './log.ts';
import { act, begin, concede, loseOnTime, see, undo } from './match.ts';
import { rewind } from './rewind.ts';
import type { Choice, SeatId } from './state.ts';
import { stateHash } from './state-hash.ts';
import { playout, testRng, testSeed, undoHash } from './testing/playout.ts';
import { type Card, type Smugglers, smugglers } from './testing/smugglers.ts';

const SEATS = ['a', 'b', 'c'];

function table(seats: string[] = SEATS): Smugglers {
  return begin(smugglers, { seats, options: { rich: false }, seed: testSeed(1) });
}
function decisionOf(g: Smugglers, seat: SeatId) {
  return pending(smugglers.rules, g).find((decision) => decision.seat === seat);
}
function answer(g: Smugglers, seat: SeatId, choice: Choice): Smugglers {
  const result = act(smugglers, g, seat, decisionOf(g, seat)?.id ?? 'none', choice);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.g;
}
function refusal(g: Smugglers, seat: SeatId, id: string, choice: Choice) {
  const before = JSON.stringify(g);
  const result = act(smugglers, g, seat, id, choice);
  expect(JSON.stringify(g)).toBe(before);
  return result.ok ? 'accepted' : result.refusal;
}
/** Puts these cards into a hand without drawing. */
function holds(g: Smugglers, hands: Record<SeatId, Card[]>): Smugglers {
  for (const [seat, cards] of Object.entries(hands)) {
    reveal(g.hands[seat]!).splice(0, 99, ...cards.map((card, i) => ({ card, id: `${seat}${i}` })));
  }
  return g;
}
/** Only `a` bids and goes first; `a` loads its spice. */
function aDelivers(hands: Record<SeatId, Card[]>): Smugglers {
  let g = holds(table(), hands);
  for (const seat of SEATS) g = answer(g, seat, seat === 'a' ? 1 : 0);
  for (const seat of SEATS) g = answer(g, seat, seat === 'a' ? ['a0'] : []);
  return g;
}
/** All pass until the delivery of `a` is paid. */
function passAll(g: Smugglers): Smugglers {
  let now = g;
  while (!now.log.some((entry) => entry.key === 'sm.log.paid')) now = answer(now, waiting(now)[0]!, 'pass');
  return now;
}
const keys = (g: Smugglers, seat: SeatId) => decisionOf(g, seat)?.options.map((option) => option.key);
const waiting = (g: Smugglers) => pending(smugglers.rules, g).map((decision) => decision.seat);

describe('a question that several seats answer at once', () => {
  test('waits for all of them, shows no answer, and is resolved when the last has answered', () => {
    let g = table();
    expect(waiting(g)).toEqual(['a', 'b', 'c']);
    const before = { a: see(smugglers, g, 'a'), spectator: see(smugglers, g, 'spectator') };
    g = answer(g, 'b', 2);
    expect(waiting(g)).toEqual(['a', 'c']);
    const left = before.a.pending.filter(({ seat }) => seat !== 'b');
    expect(see(smugglers, g, 'a')).toEqual({ ...before.a, waitingFor: ['a', 'c'], pending: left });
    expect(see(smugglers, g, 'spectator')).toEqual({ ...before.spectator, waitingFor: ['a', 'c'], pending: left });
    g = answer(answer(g, 'a', 0), 'c', 1);
    expect(g.credits).toEqual({ a: 3, b: 1, c: 2 });
    expect(waiting(g)).toEqual(['a', 'b', 'c']);
  });

  test('keeps its id while others answer', () => {
    const g = table();
    expect(decisionOf(answer(g, 'b', 2), 'a')?.id).toBe(decisionOf(g, 'a')?.id);
  });
});

describe('a response window', () => {
  test('asks every seat that could hold a response, even if it holds none', () => {
    const g = aDelivers({ a: ['spice'], b: ['ore'], c: ['ambush'] });
    expect(waiting(g)).toEqual(['b']);
    expect(keys(g, 'b')).toEqual(['pass']);
    expect(keys(answer(g, 'b', 'pass'), 'c')).toEqual(['ambush:c0', 'pass']);
  });

  test('closes when all have passed in a row, and the event takes place as announced', () => {
    const g = answer(answer(aDelivers({ a: ['spice'], b: ['ore'], c: ['ore'] }), 'b', 'pass'), 'c', 'pass');
    expect(g.credits).toMatchObject({ a: 5, b: 3, c: 3 });
  });

  test('allows responses to responses, resolves the innermost first and applies the amended event', () => {
    let g = aDelivers({ a: ['spice', 'escort'], b: ['ambush'], c: ['ore'] });
    g = answer(g, 'b', 'ambush:b0');
    expect(waiting(g)).toEqual(['a']);
    expect(passAll(answer(g, 'a', 'escort:a1')).credits).toMatchObject({ a: 5, b: 3 });
    expect(passAll(g).credits).toMatchObject({ a: 2, b: 6 });
  });

  test('stays JSON during a response to a response', () => {
    const g = answer(aDelivers({ a: ['spice', 'escort'], b: ['ambush'], c: ['ore'] }), 'b', 'ambush:b0');
    const thawed = JSON.parse(JSON.stringify(g)) as Smugglers;
    expect(stateHash(answer(thawed, 'a', 'escort:a1'))).toBe(stateHash(answer(g, 'a', 'escort:a1')));
  });
});

describe('a refused act', () => {
  const g = table();
  const mine = decisionOf(g, 'a')!.id;

  test('changes nothing and has a reason', () => {
    expect(refusal(g, 'b', mine, 1)).toEqual({ code: 'not_your_decision' });
    expect(refusal(g, 'x', mine, 1)).toEqual({ code: 'not_seated' });
    expect(refusal(g, 'a', 'a:7.zzz', 1)).toEqual({ code: 'stale_decision' });
    for (const odd of [null, undefined, 3, {}])
      expect(refusal(g, 'a', odd as unknown as string, 1)).toEqual({ code: 'stale_decision' });
    expect(refusal(answer(g, 'a', 1), 'a', mine, 1)).toEqual({ code: 'stale_decision' });
    for (const wrong of [4, -1, 1.5, Number.NaN, '1', ['1']])
      expect(refusal(g, 'a', mine, wrong)).toEqual({ code: 'bad_choice' });
  });

  test('names the code, the parameters and the clause of a refused option', () => {
    let loading = holds(g, { a: ['ambush', 'spice', 'ore', 'spice'] });
    for (const seat of SEATS) loading = answer(loading, seat, 0);
    const id = decisionOf(loading, 'a')!.id;
    expect(refusal(loading, 'a', id, ['a0'])).toEqual({
      code: 'option_refused',
      params: { code: 'not_cargo', card: { key: 'sm.card.ambush' } },
      clause: 'SM-1',
    });
    expect(refusal(loading, 'a', id, ['__proto__'])).toEqual({ code: 'not_an_option' });
    expect(refusal(loading, 'a', id, ['a1', 'a1'])).toEqual({ code: 'bad_choice' });
    expect(refusal(loading, 'a', id, ['a1', 'a2', 'a3'])).toEqual({ code: 'bad_choice' });
  });

  test('names the budget that a set of options exceeds, and its clause', () => {
    let loading = holds(g, { a: ['spice', 'spice', 'ore', 'ore'] });
    for (const seat of SEATS) loading = answer(loading, seat, 0);
    const { id, budgets, options } = decisionOf(loading, 'a')!;
    expect(budgets).toEqual([{ id: 'hold', label: { key: 'sm.hold' }, limit: 4, clause: 'SM-2' }]);
    expect(options.map((option) => option.costs)).toEqual([{ hold: 3 }, { hold: 3 }, { hold: 1 }, { hold: 1 }]);
    expect(refusal(loading, 'a', id, ['a0', 'a1'])).toEqual({
      code: 'over_budget',
      params: { budget: 'hold', label: { key: 'sm.hold' } },
      clause: 'SM-2',
    });
    expect(act(smugglers, loading, 'a', id, ['a0', 'a2']).ok).toBe(true);
  });
});

describe('undo', () => {
  test('undoes the last act for its own seat only', () => {
    const g = table();
    const bid = answer(g, 'a', 1);
    expect(see(smugglers, bid, 'a').canUndo).toBe(true);
    expect(see(smugglers, bid, 'b').canUndo).toBe(false);
    expect(undo(smugglers, bid, 'b')).toEqual({ ok: false, refusal: { code: 'nothing_to_undo' } });
    const back = undo(smugglers, bid, 'a');
    expect(back.ok && undoHash(back.g)).toBe(undoHash(g));
    expect(back.ok && { ...see(smugglers, back.g, 'a'), decisions: [] }).toEqual({
      ...see(smugglers, g, 'a'),
      decisions: [],
    });
  });

  test('never reuses an id: a click on an undone decision is stale', () => {
    const g = table();
    const ids = new Set<string | undefined>();
    let now = g;
    for (const bid of [0, 1, 2]) {
      const id = decisionOf(now, 'a')!.id;
      expect(ids.has(id)).toBe(false);
      ids.add(id);
      const back = undo(smugglers, answer(now, 'a', bid), 'a');
      if (!back.ok) throw new Error(back.refusal.code);
      expect(refusal(back.g, 'a', id, 1)).toEqual({ code: 'stale_decision' });
      expect(decisionOf(back.g, 'b')?.id).toBe(decisionOf(g, 'b')?.id);
      now = back.g;
    }
    const other = answer(now, 'b', 0);
    const back = undo(smugglers, other, 'b');
    expect(back.ok && decisionOf(back.g, 'a')?.id).toBe(decisionOf(now, 'a')?.id);
  });

  test('does not cross another seat\u2019s decision', () => {
    const g = answer(answer(table(), 'a', 1), 'b', 0);
    expect(undo(smugglers, g, 'a').ok).toBe(false);
    const back = undo(smugglers, g, 'b');
    expect(back.ok && see(smugglers, back.g, 'b').canUndo).toBe(false);
    for (const seat of SEATS) expect(back.ok && undo(smugglers, back.g, seat).ok).toBe(false);
  });

  test('does not cross a reveal or a random draw', () => {
    const g = SEATS.reduce((state, seat) => answer(state, seat, 0), table());
    for (const seat of SEATS) expect(undo(smugglers, g, seat).ok).toBe(false);
  });
});

describe('undo by consent', () => {
  test('crosses random draws and other seats; no id recurs, the draws are the same, and no seat can undo further alone', () => {
    const g = answer(table(), 'a', 1);
    const late = answer(answer(g, 'b', 0), 'c', 2);
    const back = rewind(late, g);
    expect(see(smugglers, back, 'b').view).toEqual(see(smugglers, g, 'b').view);
    for (const seat of SEATS) expect(undo(smugglers, back, seat)).toMatchObject({ ok: false });
    for (const seat of ['b', 'c']) {
      const ids = [g, answer(g, 'b', 0), late].map((state) => decisionOf(state, seat)?.id);
      expect(ids).not.toContain(decisionOf(back, seat)?.id);
    }
    expect(reveal(back.luck).used).toBe(reveal(g.luck).used);
    const again = answer(answer(back, 'b', 0), 'c', 2);
    expect(again.hands).toEqual(late.hands);
    expect(undo(smugglers, answer(back, 'b', 0), 'b').ok).toBe(true);
  });
});

describe('conceding', () => {
  test('lets the others play on; the last one left wins', () => {
    const two = concede(smugglers, table(), 'b');
    if (!two.ok) throw new Error('refused');
    expect(two.g.outcome).toBeNull();
    expect(waiting(two.g)).toEqual(['a', 'c']);
    for (const seat of SEATS) expect(undo(smugglers, two.g, seat).ok).toBe(false);
    for (const viewer of [...SEATS, 'spectator']) expect(see(smugglers, two.g, viewer).conceded).toEqual(['b']);
    expect(see(smugglers, table(), 'b').conceded).toBeUndefined();
    const one = concede(smugglers, two.g, 'a');
    expect(one.ok && one.g.outcome).toEqual({ winners: ['c'], reason: { key: 'outcome.conceded' } });
    expect(concede(smugglers, two.g, 'b')).toEqual({ ok: false, refusal: { code: 'not_seated' } });
  });

  test('a seat whose time is up loses on time: no one reads that it conceded', () => {
    const two = loseOnTime(smugglers, table(), 'b');
    if (!two.ok) throw new Error('refused');
    expect(two.g.log.map(({ key }) => key)).toContain('log.lost-on-time');
    expect(two.g.log.map(({ key }) => key)).not.toContain('log.conceded');
    expect(see(smugglers, two.g, 'a').conceded).toEqual(['b']);
    const one = loseOnTime(smugglers, two.g, 'a');
    expect(one.ok && one.g.outcome).toEqual({ winners: ['c'], reason: { key: 'outcome.time' } });
  });

  test('a seat that has conceded sees what a spectator sees, and its own side again at the end', () => {
    const dealt = holds(table(), { a: ['spice'], b: ['ore'], c: ['ore'] });
    expect(JSON.stringify(see(smugglers, dealt, 'b').view)).not.toBe(
      JSON.stringify(see(smugglers, dealt, 'spectator').view),
    );
    const two = concede(smugglers, dealt, 'b');
    if (!two.ok) throw new Error('refused');
    const watched = see(smugglers, two.g, 'spectator');
    expect(see(smugglers, two.g, 'b')).toEqual({ ...watched, viewer: 'b' });
    const one = concede(smugglers, two.g, 'a');
    if (!one.ok) throw new Error('refused');
    expect(see(smugglers, one.g, 'b').view).toEqual(smugglers.view(one.g, 'b'));
  });
});

describe('a response window whose next seat has conceded', () => {
  test('skips that seat', () => {
    const g = aDelivers({ a: ['spice'], b: ['ore'], c: ['ore'] });
    const left = concede(smugglers, g, 'c');
    if (!left.ok) throw new Error('refused');
    expect(waiting(left.g)).toEqual(['b']);
    const after = answer(left.g, 'b', 'pass');
    expect(after.credits.a).toBe(5);
    expect(waiting(after).length).toBeGreaterThan(0);
  });
});

describe('the log', () => {
  test('of an act reaches each viewer without hidden entries', () => {
    let g = holds(table(), { a: ['spice', 'ore', 'ore', 'ore'], b: ['ore'], c: ['ore'] });
    for (const seat of SEATS) g = answer(g, seat, 0);
    for (const seat of SEATS) g = answer(g, seat, []);
    const read = (viewer: string) => see(smugglers, g, viewer).log.map((entry) => entry.key);
    expect(g.log.filter((entry) => entry.key === 'sm.log.loaded')).toHaveLength(3);
    expect(read('a').filter((key) => key === 'sm.log.loaded')).toHaveLength(1);
    expect(read('spectator')).not.toContain('sm.log.loaded');
  });

  test('is numbered for each viewer without gaps, so that numbers reveal nothing', () => {
    const entries = ['a', 'b', 'a'].map((seat) => ({ key: `log.${seat}`, params: {}, audience: [seat] }));
    const numbers = (viewer: string | null) => numberEntries(visibleEntries(entries, viewer), 7).map(({ seq }) => seq);
    expect(['a', 'b', 'c', null].map(numbers)).toEqual([[7, 8], [7], [], [7, 8, 9]]);
    expect(JSON.stringify(visibleEntries(entries, null))).not.toContain('audience');
  });

  test('does not stay in the state: each act starts with an empty log, undo and rewind leave none', () => {
    let undone = 0;
    const rng = testRng(5);
    const { g } = playout(smugglers, { seats: SEATS, options: { rich: false }, seed: testSeed(5) }, rng, {
      each({ before, after, act: done }) {
        expect(after.log.length).toBeLessThan(12);
        expect(reveal(after.undo).base?.log).toEqual([]);
        expect(rewind(after, before).log).toEqual([]);
        const back = undo(smugglers, after, done.seat);
        if (!back.ok) return;
        undone += 1;
        expect(back.g.log).toEqual([]);
      },
    });
    expect(undone).toBeGreaterThan(0);
    expect(see(smugglers, g, 'spectator').log).toHaveLength(g.log.length);
  });
});
