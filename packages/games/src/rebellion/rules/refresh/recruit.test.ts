import { expect, test } from 'vitest';
import { hide, reveal } from '../../../engine/hidden.ts';
import { see } from '../../../engine/match.ts';
import type { ActionId } from '../../data/actions.ts';
import { RECRUIT_BOXES } from '../../data/track.ts';
import { rebellion } from '../../index.ts';
import { FOUR, THREE } from '../../testing/begin.ts';
import type { Position } from '../../testing/position.ts';
import { type Scenario, scenario } from '../../testing/scenario.ts';

/** The refresh phase with these cards on top of the action decks; the time marker goes to 3, a recruit box without building. */
function recruitWith(rebel: ActionId[], imperial: ActionId[], more: Position = {}): Scenario {
  const s = scenario({ phase: 'command', time: 2, ...more });
  s.change((g) => {
    for (const [side, top] of [
      ['rebel', rebel],
      ['imperial', imperial],
    ] as const) {
      const rest = reveal(g.actionDecks[side]).filter((id) => !top.includes(id));
      g.actionDecks[side] = hide([...top, ...rest]);
    }
  });
  while (s.question !== 'ask.recruit') s.click('pass');
  return s;
}

const REBEL: ActionId[] = ['one-in-a-million', 'ambush'];
const IMPERIAL: ActionId[] = ['blindside', 'public-support'];

test('RB-14.0.15 leaders are recruited when the time marker enters boxes 2 to 5, before building (bug class 10)', () => {
  for (let time = 1; time <= 12; time++) {
    const s = scenario({ phase: 'refresh', time });
    expect([time, s.question === 'ask.recruit']).toEqual([time, RECRUIT_BOXES.includes(time + 1)]);
    if (time === 1) {
      expect(s.asked).toEqual(['rebel', 'imperial']);
      s.as('rebel').click(s.legal[0]!).as('imperial').click(s.legal[0]!);
      while (s.question === 'ask.ring') s.click(s.legal[0]!);
      expect(s.question).toBe('ask.buildAll');
    }
  }
});

test('RB-14.0.17 RB-14.0.18 RB-14.0.22 a card is kept and one of its leaders recruited, the other goes under the deck (bug class 3)', () => {
  const s = recruitWith(REBEL, IMPERIAL);
  expect(s.as('rebel').legal).toEqual([
    'one-in-a-million:luke-skywalker',
    'one-in-a-million:wedge-antilles',
    'ambush:general-madine',
  ]);
  s.click('one-in-a-million:wedge-antilles').as('imperial').click('blindside:boba-fett');
  expect([s.g.leaders['wedge-antilles'].at, s.g.leaders['luke-skywalker'].at]).toEqual(['pool', 'box']);
  expect([s.g.leaders['boba-fett'].at, s.g.leaders['janus-greejatus'].at]).toEqual(['pool', 'box']);
  expect(reveal(s.g.actionHands.rebel!)).toEqual(['one-in-a-million']);
  expect(reveal(s.g.actionHands.imperial!)).toEqual(['blindside']);
  expect(reveal(s.g.actionDecks.rebel).at(-1)).toBe('ambush');
  expect(reveal(s.g.actionDecks.rebel)).toHaveLength(11);
  expect(reveal(s.g.boxedActions)).not.toContain('ambush');
});

test('RB-14.0.19 leaders in play, captured or eliminated cannot be recruited', () => {
  const s = recruitWith(['one-in-a-million', 'an-old-friend'], ['blindside', 'local-rumors'], {
    units: { coruscant: { stormtrooper: 1 } },
    leaders: { 'luke-skywalker': { captive: 'coruscant' }, 'boba-fett': 'gone', 'colonel-yularen': 'hoth' },
  });
  expect(s.as('rebel').legal).toEqual(['one-in-a-million:wedge-antilles', 'an-old-friend:han-solo']);
  expect(s.as('imperial').legal).toEqual(['blindside:janus-greejatus']);
});

test('RB-19.24 RB-14.0.20 cards whose only leaders are captured, eliminated or lured recruit no one; more cards may be drawn', () => {
  const s = recruitWith(['an-old-friend', 'wookiee-guardian', 'its-a-trap'], IMPERIAL, {
    units: { coruscant: { stormtrooper: 1 } },
    leaders: { 'han-solo': { captive: 'coruscant' }, chewbacca: { at: 'pool', ring: 'lure-of-the-dark-side' } },
  });
  expect(s.as('rebel').legal).toEqual(['more', 'an-old-friend:', 'wookiee-guardian:']);
  s.click('more').as('imperial').click('public-support:janus-greejatus');
  expect(s.asked).toEqual(['rebel']);
  expect(s.g.leaders['janus-greejatus'].at).toBe('box');
  expect(s.as('rebel').legal).toEqual(['its-a-trap:admiral-ackbar']);
  s.click('its-a-trap:admiral-ackbar');
  expect([s.g.leaders['admiral-ackbar'].at, s.g.leaders['janus-greejatus'].at]).toEqual(['pool', 'pool']);
  expect(reveal(s.g.actionDecks.rebel).slice(-2).sort()).toEqual(['an-old-friend', 'wookiee-guardian']);
});

test('RB-14.0.20 RB-19.24 a side may also recruit no one, and keeps a card', () => {
  const s = recruitWith(['an-old-friend', 'wookiee-guardian'], IMPERIAL, {
    leaders: { 'han-solo': 'gone', chewbacca: 'gone' },
  });
  s.as('rebel').click('wookiee-guardian:').as('imperial').click('public-support:janus-greejatus');
  expect(reveal(s.g.actionHands.rebel!)).toEqual(['wookiee-guardian']);
  expect(s.log('imperial')).toContain('log.recruitedNobody');
});

test('RB-14.0.21 both choose at the same time and in secret; the Rebel leader is declared first', () => {
  const s = recruitWith(REBEL, IMPERIAL);
  expect(s.asked).toEqual(['rebel', 'imperial']);
  const shown = (viewer: 'rebel' | 'spectator') => JSON.stringify(see(rebellion, s.g, viewer).view);
  const before = shown('rebel') + shown('spectator');
  s.as('imperial').click('blindside:boba-fett');
  expect(shown('rebel') + shown('spectator')).toBe(before);
  expect(before).not.toContain('blindside');
  expect(s.g.leaders['boba-fett'].at).toBe('box');
  s.as('rebel').click('ambush:general-madine');
  const recruited = s.entries.filter((entry) => entry.key === 'log.recruited');
  expect(recruited.map((entry) => entry.at)).toEqual(['leader:general-madine', 'leader:boba-fett']);
});

test('RB-16.1.36 RB-16.1.37 RB-16.1.38 RB-16.1.39 only the own side learns the cards, every viewer the leaders', () => {
  const s = recruitWith(REBEL, IMPERIAL);
  s.as('rebel').click('ambush:general-madine').as('imperial').click('blindside:boba-fett');
  const all = (viewer: 'rebel' | 'imperial' | 'spectator') => JSON.stringify(see(rebellion, s.g, viewer));
  for (const viewer of ['imperial', 'spectator'] as const) expect(all(viewer)).not.toMatch(/ambush|one-in-a-million/);
  for (const viewer of ['rebel', 'spectator'] as const) expect(all(viewer)).not.toMatch(/blindside|public-support/);
  expect(s.view('imperial').leaders['general-madine'].at).toBe('pool');
  expect(s.view('spectator').leaders['boba-fett'].at).toBe('pool');
});

test('RB-14.0.17 RB-16.1.36 the cards drawn lie open to their own side only, the others see how many there are', () => {
  const s = recruitWith(REBEL, IMPERIAL, { seats: FOUR });
  const imperial = { count: 2, cards: null };
  for (const viewer of ['rebel-admiral', 'rebel-general'] as const)
    expect(s.view(viewer).recruiting).toEqual({ rebel: { count: 2, cards: REBEL }, imperial });
  expect(s.view('spectator').recruiting).toEqual({ rebel: { count: 2, cards: null }, imperial });
  s.as('rebel-admiral').click('one-in-a-million:luke-skywalker');
  expect(s.view('rebel-admiral').recruiting).toEqual({ rebel: { count: 2, cards: REBEL }, imperial });
  s.as('imperial-admiral').click('blindside:janus-greejatus');
  expect(s.view('rebel-admiral').recruiting).toBeNull();
});

test('RB-14.0.20 without anyone to recruit the options point at the cards themselves', () => {
  const s = recruitWith(['an-old-friend', 'wookiee-guardian'], IMPERIAL, {
    leaders: { 'han-solo': 'gone', chewbacca: 'gone' },
  });
  const { options } = s.as('rebel').decision;
  expect(options.map(({ at }) => at)).toEqual([undefined, 'card:an-old-friend', 'card:wookiee-guardian']);
});

test('RB-14.0.23 the-millennium-falcon is resolved at once: its ring goes to Han or Chewbacca, whichever leader was recruited', () => {
  const s = recruitWith(['the-millennium-falcon', 'ambush'], IMPERIAL, { leaders: { chewbacca: 'hoth' } });
  s.as('rebel').click('the-millennium-falcon:han-solo').as('imperial').click('blindside:boba-fett');
  expect([s.asked, s.question, s.as('rebel').legal]).toEqual([['rebel'], 'ask.ring', ['han-solo', 'chewbacca']]);
  s.click('chewbacca');
  expect(s.g.leaders.chewbacca.ring).toBe('millennium-falcon');
  expect(s.g.usedActions).toEqual(['the-millennium-falcon']);
  expect(reveal(s.g.actionHands.rebel!)).toEqual([]);
  expect(reveal(s.g.actionHands.imperial!)).toEqual(['blindside']);
});

test('RB-14.0.23 the-millennium-falcon never replaces an Imperial ring, and asks nothing with one leader left', () => {
  const s = recruitWith(['the-millennium-falcon', 'ambush'], IMPERIAL, {
    units: { coruscant: { stormtrooper: 1 } },
    leaders: { chewbacca: { captive: 'coruscant' } },
  });
  s.as('rebel').click('the-millennium-falcon:han-solo').as('imperial').click('blindside:boba-fett');
  expect([s.g.leaders['han-solo'].ring, s.g.leaders.chewbacca.ring]).toEqual(['millennium-falcon', 'captured']);
});

test('RB-3.2.4 in the first game both cards go to the box and abilities are ignored', () => {
  const s = recruitWith(['the-millennium-falcon', 'ambush'], IMPERIAL, { options: { setup: 'first' } });
  s.as('rebel').click('the-millennium-falcon:han-solo').as('imperial').click('public-support:janus-greejatus');
  expect(s.g.leaders['han-solo']).toMatchObject({ at: 'pool', ring: null });
  expect(reveal(s.g.boxedActions)).toEqual(expect.arrayContaining(['the-millennium-falcon', 'ambush', ...IMPERIAL]));
  expect(reveal(s.g.actionHands.rebel!)).toEqual([]);
  expect(reveal(s.g.actionDecks.rebel)).toHaveLength(10);
  expect(s.g.usedActions).toEqual([]);
});

test('RB-3.2.4 in the first game the question says that only the leader counts', () => {
  const helpWith = (setup: 'first' | 'advanced') =>
    recruitWith(['the-millennium-falcon', 'ambush'], IMPERIAL, { options: { setup } }).as('rebel').decision.help?.key;
  expect([helpWith('first'), helpWith('advanced')]).toEqual(['help.recruitFirst', undefined]);
});

test('RB-18.9 RB-18.3 admirals draw; the card goes to the player of the recruited leader', () => {
  const s = recruitWith(REBEL, IMPERIAL, { seats: FOUR });
  expect(s.asked).toEqual(['rebel-admiral', 'imperial-admiral']);
  s.as('rebel-admiral').click('one-in-a-million:luke-skywalker');
  s.as('imperial-admiral').click('blindside:janus-greejatus');
  expect(reveal(s.g.actionHands['rebel-general']!)).toEqual(['one-in-a-million']);
  expect(reveal(s.g.actionHands['rebel-admiral']!)).toEqual([]);
  expect(reveal(s.g.actionHands['imperial-admiral']!)).toEqual(['blindside']);
  expect(s.view('rebel-admiral').actions.hands['rebel-general']?.cards).toEqual(['one-in-a-million']);
});

test('RB-18.9 an admiral who has conceded is replaced while recruiting', () => {
  const s = recruitWith(REBEL, IMPERIAL, { seats: THREE });
  s.as('rebel').click('ambush:general-madine').concede('imperial-admiral');
  expect(s.asked).toEqual(['imperial-general']);
  s.as('imperial-general').click('blindside:boba-fett');
  expect(s.g.leaders['boba-fett'].at).toBe('pool');
});

test('RB-1.9 used action cards have left the game: an empty action deck gives no one', () => {
  const s = scenario({ phase: 'command', time: 2 });
  s.change((g) => {
    reveal(g.boxedActions).push(...reveal(g.actionDecks.rebel).splice(1));
    reveal(g.boxedActions).push(...reveal(g.actionDecks.imperial).splice(0));
  });
  s.click('pass', 'pass');
  expect(s.asked).toEqual(['rebel']);
  s.click(s.legal[0]!);
  while (s.question === 'ask.ring') s.click(s.legal[0]!);
  expect(reveal(s.g.actionDecks.rebel)).toEqual([]);
  s.start({ id: 'refresh' }, {});
  expect(s.question).not.toBe('ask.recruit');
});
