import { describe, expect, test } from 'vitest';
import { concedePart, draw, see } from '../../engine/match.ts';
import { agreesToDraw } from '../bots/officer/draw.ts';
import type { Side } from '../data/units.ts';
import { battleOfHoth } from '../index.ts';
import { battle, type Scenario } from '../testing/scenario.ts';
import { tested } from '../testing/title.ts';

function refusal(s: Scenario, seat: string, choice: string) {
  const result = draw(battleOfHoth, s.g, seat, choice);
  return result.ok ? 'accepted' : [result.refusal.code, result.refusal.clause].join(' ').trim();
}
const seenBy = (s: Scenario, seat: string) => see(battleOfHoth, s.g, seat);

/** Medals of a side without a battle for them. */
function medals(s: Scenario, side: Side, n: number): Scenario {
  return s.change((g) => {
    g.medals[side] = Array.from({ length: n }, () => ({ for: 'unit' as const, of: 'any' }));
  });
}

describe('an agreed draw', () => {
  test('BH-4.13 both sides may agree on a draw; medals are counted', () => {
    const s = medals(battle(), 'empire', 2).draw('rebels', 'offer').draw('empire', 'accept:1');
    expect(s.g.outcome).toMatchObject({
      winners: ['rebels', 'empire'],
      scores: { rebels: 0, empire: 2 },
      reason: { key: 'outcome.agreed-draw' },
    });
    expect(s.log()).toEqual(expect.arrayContaining(['log.draw-offered', 'log.draw-accepted']));
  });

  test('BH-4.13 in a pair both members must agree', () => {
    const s = battle({ seats: ['rebels', 'empire', 'rebels-2', 'empire-2'] }).draw('rebels', 'offer');
    s.draw('empire', 'accept:1').draw('empire-2', 'accept:1');
    expect([s.g.outcome, seenBy(s, 'spectator').draw?.offer?.asked]).toEqual([null, ['rebels-2']]);
    expect(s.draw('rebels-2', 'accept:1').g.outcome?.winners).toHaveLength(4);
  });

  test('BH-4.13 a side offers again after two turns of each side, a partner no sooner', () => {
    const s = battle({ seats: ['rebels', 'empire', 'rebels-2'] })
      .draw('rebels', 'offer')
      .draw('empire', 'decline:1');
    expect(refusal(s, 'rebels-2', 'offer')).toBe('draw_too_soon');
    for (let n = 0; n < 4; n++) s.pass();
    expect(refusal(s, 'rebels-2', 'offer')).toBe('accepted');
  });

  test('BH-4.13 an offer lapses with the next act of the other side', () => {
    const s = battle().draw('empire', 'offer').pass();
    expect([seenBy(s, 'empire').draw?.offer, s.g.outcome]).toEqual([undefined, null]);
  });
});

describe('the agreed end of a campaign', () => {
  const campaign = () => battle({ campaign: 'outpost-delta' });

  test('BH-4.13 BH-17.15 no battle of a campaign is drawn: both sides end the whole campaign, which neither wins', () => {
    const s = campaign().concedePart('empire');
    while (s.question === 'ask.ready') s.click('begin');
    expect(seenBy(s, 'rebels').draw).toEqual({ endsCampaign: true });
    s.draw('rebels', 'offer').draw('empire', 'accept:1');
    expect(s.g.outcome).toEqual({
      winners: ['rebels', 'empire'],
      scores: { rebels: 1, empire: 0 },
      reason: { key: 'outcome.agreed-end' },
    });
    expect([s.view().campaign?.past.length, tested.invariants(s.g)]).toEqual([1, []]);
    expect(s.log()).toEqual(expect.arrayContaining(['log.end-offered', 'log.end-accepted']));
  });

  test('BH-4.13 it can be agreed between two battles; the offer lapses when the other side begins the next', () => {
    const s = campaign().concedePart('empire').draw('rebels', 'offer');
    expect(s.question).toBe('ask.ready');
    const ended = structuredClone(s.g);
    const agreed = draw(battleOfHoth, ended, 'empire', 'accept:1');
    expect(agreed.ok && agreed.g.outcome?.reason.key).toBe('outcome.agreed-end');
    while (s.question === 'ask.ready') s.click('begin');
    expect([seenBy(s, 'empire').draw, s.log()]).toEqual([
      { endsCampaign: true },
      expect.arrayContaining(['log.end-lapsed']),
    ]);
  });

  test('BH-4.13 a refusal bars the next offer for two turns of each side, never longer than the battle', () => {
    const s = campaign().draw('rebels', 'offer').draw('empire', 'decline:1');
    expect([refusal(s, 'rebels', 'offer'), refusal(s, 'empire', 'offer')]).toEqual(['draw_too_soon', 'accepted']);
    s.concedePart('empire');
    while (s.question === 'ask.ready') s.click('begin');
    expect(refusal(s, 'rebels', 'offer')).toBe('accepted');
  });

  test('BH-4.13 the officer agrees when it has won fewer battles, a random player never', () => {
    const after = (...conceding: Side[]) => {
      const s = campaign();
      for (const side of conceding) {
        s.concedePart(side);
        while (s.question !== 'ask.card') s.click(s.legal[0] ?? '');
      }
      return s.draw('rebels', 'offer');
    };
    const officer = (...sides: Side[]) => agreesToDraw(seenBy(after(...sides), 'empire'), 'officer');
    expect([officer(), officer('empire'), officer('rebels'), officer('empire', 'rebels')]).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(agreesToDraw(seenBy(after('empire'), 'empire'), 'random')).toBe(false);
  });
});

describe('a computer player that is offered a draw', () => {
  const answer = (s: Scenario, seat: string, level: string) => agreesToDraw(seenBy(s, seat), level);

  test('BH-4.13 the officer agrees only when it is clearly behind', () => {
    const behind = (own: number, other: number) =>
      answer(medals(medals(battle(), 'empire', own), 'rebels', other).draw('rebels', 'offer'), 'empire', 'officer');
    expect([behind(0, 0), behind(3, 1), behind(1, 2), behind(1, 3), behind(0, 4)]).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  test('BH-4.13 a random player declines; a partner of the seat that offers agrees', () => {
    const s = medals(battle({ seats: ['rebels', 'empire', 'rebels-2'] }), 'rebels', 4).draw('rebels', 'offer');
    expect([answer(s, 'empire', 'random'), answer(s, 'rebels-2', 'random')]).toEqual([false, true]);
    expect(answer(battle(), 'empire', 'officer')).toBe(false);
  });
});

describe('conceding in a campaign', () => {
  test('BH-4.13 BH-17.15 a side that concedes a battle has lost that battle only', () => {
    const s = battle({ campaign: 'assault-on-echo-base' });
    expect(seenBy(s, 'rebels').canConcedePart).toBe(true);
    s.concedePart('rebels');
    expect([s.g.outcome, s.question, s.view().campaign?.past[0]?.winner]).toEqual([null, 'ask.ready', 'empire']);
    expect(s.log()).toContain('log.battle-conceded');
    expect(seenBy(s, 'rebels').canConcedePart).toBeUndefined();
    const between = concedePart(battleOfHoth, s.g, 'rebels');
    expect(between.ok || between.refusal.code).toBe('no_part');
    while (s.question === 'ask.ready') s.click('begin');
    expect([s.g.scenario, seenBy(s, 'empire').canConcedePart]).toEqual(['successful-landings', true]);
  });

  test('BH-4.13 a battle can be conceded in the turn of the other side, after its card was played', () => {
    const s = battle({
      campaign: 'assault-on-echo-base',
      units: ['echoTrooper 4,4', 'snowtrooper 4,2'],
      hands: { rebels: ['rebels-direct-from-hq'] },
      active: 'rebels',
    });
    s.play('rebels-direct-from-hq').order('echoTrooper-1').concedePart('empire');
    expect([s.view().campaign?.past[0]?.winner, s.view().order, s.question]).toEqual(['rebels', null, 'ask.ready']);
  });

  test('BH-17.22 BH-4.13 a side that concedes keeps nothing alive', () => {
    // The Rebels are to keep a snowspeeder.
    const met = (side: Side) => {
      const s = battle({ campaign: 'assault-on-echo-base' }).concedePart(side);
      return s.view().campaign?.past[0]?.met.map((one) => one.side);
    };
    expect([met('rebels'), met('empire')]).toEqual([[], ['rebels']]);
  });

  test('BH-4.13 the battle that decides the campaign ends it when it is conceded', () => {
    const s = battle({ campaign: 'assault-on-echo-base' });
    for (let n = 0; n < 9 && !s.g.outcome; n++) {
      s.concedePart('rebels');
      while (!s.g.outcome && s.question !== 'ask.card') s.click(s.legal[0] ?? '');
    }
    expect(s.g.outcome).toMatchObject({ winners: ['empire'], reason: { key: 'outcome.campaign' } });
  });

  test('BH-4.13 outside campaigns there is no battle to concede but the match', () => {
    const s = battle();
    const result = concedePart(battleOfHoth, s.g, 'rebels');
    expect([result.ok || result.refusal.code, seenBy(s, 'rebels').canConcedePart]).toEqual(['no_part', undefined]);
  });
});
