import { describe, expect, test } from 'vitest';
import { reveal } from '../../../engine/hidden.ts';
import { see } from '../../../engine/match.ts';
import type { ActionId } from '../../data/actions.ts';
import type { LeaderId } from '../../data/leaders.ts';
import { missionOf } from '../../data/missions.ts';
import type { PlaceId } from '../../data/systems.ts';
import { rebellion } from '../../index.ts';
import { playsCard, waysOf } from '../../testing/assigning.ts';
import { blind } from '../../testing/missions.ts';
import { everything } from '../../testing/moves.ts';
import type { Position } from '../../testing/position.ts';
import { type Scenario, scenario } from '../../testing/scenario.ts';

/** The Rebel assignment window with this card in hand and its leader in the pool. */
function holds(card: ActionId, position: Position = {}, leader?: LeaderId): Scenario {
  const leaders = { ...(leader && { [leader]: 'pool' as const }), ...position.leaders };
  return scenario({ phase: 'assignment', ...position, leaders, actions: [card] });
}

const play = (card: ActionId, position: Position = {}, leader?: LeaderId, place?: PlaceId) =>
  playsCard(holds(card, position, leader), card, place);

test('RB-5.11 RB-19.23 our-most-desperate-hour assigns Leia to any card of the mission deck, unseen by the Empire', () => {
  const s = play('our-most-desperate-hour');
  expect(s.legal).toContain('daring-rescue');
  expect(new Set(s.legal).size).toBe(s.legal.length);
  const size = reveal(s.g.missionDecks.rebel).length;
  blind(s);
  s.click('daring-rescue');
  expect(s.g.leaders['princess-leia'].at).toBe('mission');
  expect(missionOf(reveal((s.g.assigned[0] as (typeof s.g.assigned)[0]).card)).id).toBe('daring-rescue');
  expect(reveal(s.g.missionDecks.rebel)).toHaveLength(size - 1);
  expect(JSON.stringify(see(rebellion, s.g, 'imperial'))).not.toContain('daring-rescue');
  s.click(['second:princess-leia:mon-mothma']);
  expect(s.g.assigned[0]?.leaders).toEqual(['princess-leia', 'mon-mothma']);
});

test('RB-1.7 our-most-desperate-hour searches the deck rebuilt from the discards when it is empty', () => {
  const s = holds('our-most-desperate-hour').change((g) => {
    g.missionDiscards.rebel = reveal(g.missionDecks.rebel).splice(0);
  });
  const size = s.g.missionDiscards.rebel.length;
  s.click(['play:our-most-desperate-hour'], 'hidden-fleet');
  expect(s.g.missionDiscards.rebel).toEqual([]);
  expect(reveal(s.g.missionDecks.rebel)).toHaveLength(size - 1);
});

test('rebel-planning puts Dodonna in the base space and draws an objective', () => {
  const s = play('rebel-planning');
  expect(s.g.leaders['jan-dodonna'].at).toBe('rebel-base-space');
  expect(reveal(s.g.objectiveHand)).toHaveLength(1);
  expect(s.g.usedActions).toContain('rebel-planning');
});

test('RB-11.3.9 rebel-planning goes to the base system once the base is revealed', () => {
  const s = play('rebel-planning', { base: 'hoth', revealed: true });
  expect(s.g.leaders['jan-dodonna'].at).toBe('hoth');
});

describe('start-the-evacuation', () => {
  const fleet = { 'rebel-transport': 1, 'x-wing': 1, 'rebel-trooper': 6 };
  test('start-the-evacuation moves units from the base space to a system without Imperial units, within transport', () => {
    const s = holds('start-the-evacuation', {
      units: { 'rebel-base-space': fleet, naboo: { 'tie-fighter': 1 } },
    });
    expect(waysOf(s, 'start-the-evacuation')).not.toContain('naboo');
    playsCard(s, 'start-the-evacuation', 'ryloth');
    s.click(everything(s, 'rebel-base-space'));
    expect(s.g.leaders['general-rieekan'].at).toBe('ryloth');
    expect(s.units('ryloth')).toEqual({ 'rebel-transport': 1, 'x-wing': 1, 'rebel-trooper': 4 });
    expect(s.asked).toEqual(['rebel']);
  });

  test('RB-8.5 start-the-evacuation is stopped by a leader in the base space', () => {
    const position: Position = {
      units: { 'rebel-base-space': fleet },
      leaders: { 'jan-dodonna': 'rebel-base-space' },
    };
    const s = play('start-the-evacuation', position, undefined, 'ryloth');
    expect(s.units('rebel-base-space')).toEqual(fleet);
    expect(s.question).toBe('ask.assign');
  });
});

test('RB-2.5 temporary-alliance queues a unit for every icon of a neutral system, subjugated or not', () => {
  const s = holds('temporary-alliance', {
    systems: { ryloth: { loyalty: 'rebel' }, 'mon-calamari': { loyalty: 'imperial' } },
    units: { utapau: { stormtrooper: 1 } },
  });
  expect(waysOf(s, 'temporary-alliance')).not.toContain('ryloth');
  expect(waysOf(s, 'temporary-alliance')).not.toContain('mon-calamari');
  playsCard(s, 'temporary-alliance', 'utapau');
  expect(s.units('queue-3')).toEqual({ 'corellian-corvette': 1, 'mon-calamari-cruiser': 1 });
  expect(s.g.leaders['mon-mothma'].at).toBe('utapau');
});

test('RB-7.3.8 ambush destroys Imperial ground units with 3 health together', () => {
  const s = play(
    'ambush',
    { units: { naboo: { stormtrooper: 2, 'at-st': 1, 'tie-fighter': 1, 'rebel-trooper': 1 } } },
    'general-madine',
    'naboo',
  );
  expect(s.legal.some((key) => key.startsWith('tie-fighter') || key.startsWith('rebel-trooper'))).toBe(false);
  s.click(s.unit('at-st', 'naboo'), s.unit('stormtrooper', 'naboo'));
  expect(s.units('naboo')).toEqual({ stormtrooper: 1, 'tie-fighter': 1, 'rebel-trooper': 1 });
});

describe('an-old-friend', () => {
  test('an-old-friend brings Lando in Bespin or Chewbacca in Kashyyyk', () => {
    const s = holds('an-old-friend', {}, 'han-solo');
    expect(waysOf(s, 'an-old-friend').sort()).toEqual(['bespin', 'kashyyyk']);
    playsCard(s, 'an-old-friend', 'kashyyyk');
    expect(s.g.leaders.chewbacca.at).toBe('kashyyyk');
    expect(s.g.leaders['lando-calrissian'].at).toBe('box');
    expect(s.g.leaders['han-solo'].at).toBe('kashyyyk');
  });

  test('an-old-friend finds only a friend who has not joined, and no one when both have', () => {
    const s = play('an-old-friend', { leaders: { chewbacca: 'pool' } }, 'han-solo');
    expect(s.g.leaders['lando-calrissian'].at).toBe('bespin');
    const none = holds('an-old-friend', { leaders: { chewbacca: 'pool', 'lando-calrissian': 'gone' } }, 'han-solo');
    expect(none.refusal('play:an-old-friend')).toContain('no_place');
  });
});

describe('independent-operation', () => {
  test('independent-operation: the Empire moves all ground units to an Imperial system; captives stay', () => {
    const s = play(
      'independent-operation',
      {
        systems: { corellia: { loyalty: 'imperial' } },
        units: { naboo: { stormtrooper: 2, 'at-at': 1, 'tie-fighter': 1 } },
        leaders: { 'princess-leia': { captive: 'naboo' } },
      },
      'lando-calrissian',
    );
    expect(s.asked).toEqual(['imperial']);
    expect(s.legal.sort()).toEqual(['corellia', 'coruscant']);
    s.click('corellia');
    expect(s.units('corellia')).toEqual({ stormtrooper: 2, 'at-at': 1 });
    expect(s.units('naboo')).toEqual({ 'tie-fighter': 1 });
    expect(s.g.systems.naboo.subjugated).toBe(false);
    expect(s.g.leaders['princess-leia'].at).toBe('naboo');
  });

  test('RB-19.3 no unit goes to a system with Rebel ground units, and without a place the card is not playable', () => {
    const position: Position = {
      systems: { corellia: { loyalty: 'imperial' } },
      units: { naboo: { stormtrooper: 2 }, corellia: { 'rebel-trooper': 1 } },
    };
    const s = play('independent-operation', position, 'lando-calrissian');
    expect(s.units('coruscant')).toEqual({ stormtrooper: 2 });
    const none = holds(
      'independent-operation',
      { ...position, systems: { ...position.systems, coruscant: { destroyed: true, loyalty: null } } },
      'lando-calrissian',
    );
    expect(none.refusal('play:independent-operation')).toContain('no_place');
  });
});
