// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { press } from '../../../testing/press.ts';
import { Rail } from '../rail/rail.tsx';
import { battle, documentOf, openPart, seenBy } from '../testing/match.tsx';
import { Hand } from './hand.tsx';

const at = (name: string) => document.querySelector<HTMLElement>(`[data-names="${name}"]`);
const legal = () =>
  [...document.querySelectorAll('[data-target="legal"]')].map((one) => one.getAttribute('data-names'));

test('BH-5.3 an order card is played by pressing it', async () => {
  const match = battle({ hands: { rebels: ['rebels-raid-left', 'rebels-direct-from-hq'] } });
  const part = await openPart(Hand, seenBy(match));
  expect(legal()).toEqual(['card:rebels-raid-left', 'card:rebels-direct-from-hq']);
  await press(at('card:rebels-direct-from-hq'));
  expect(part.sent).toEqual(['card:rebels-direct-from-hq']);
});

test('the card of the turn lies open, and can be read but not played', async () => {
  const match = battle({ hands: { rebels: ['rebels-direct-from-hq', 'rebels-raid-left'] } });
  match.play('rebels-direct-from-hq');
  await openPart(Hand, seenBy(match));
  expect(document.body.textContent).toContain('Played this turn');
  expect(at('card:rebels-direct-from-hq')?.dataset.target).toBe('none');
  expect(legal()).toEqual([]);
});

test('BH-3.4 leaders are picked from cards that say what their three order cards do', async () => {
  const part = await openPart(Hand, seenBy(battle({ picksLeaders: true })));
  expect(legal()).toEqual(['leaders:leia', 'leaders:luke', 'leaders:han']);
  expect(at('leaders:han')?.textContent).toContain('Scoundrel’s support');
  expect(at('leaders:han')?.textContent).toContain('It rolls 1 more die for each friendly unit next to it.');
  await press(at('leaders:han'));
  expect(part.sent).toEqual(['leaders:han']);
});

test('the box of a leader says where each of its cards is', async () => {
  const match = battle({ hands: { rebels: ['rebels-our-last-hope', 'rebels-raid-left'] } });
  const page = documentOf(Hand, seenBy(match));
  const rows = [...page.querySelectorAll('[aria-label="Your leader"] li')].map((row) => row.textContent);
  expect(rows).toEqual(['Assistancein the deck', 'Orders from the princessin the deck', 'Our last hopein your hand']);
});

test('BH-6.23 up to three cards are picked for Deploy the fleet', async () => {
  const hand = ['empire-deploy-the-fleet', 'empire-raid-left', 'empire-raid-right'] as const;
  const match = battle({ active: 'empire', hands: { empire: hand } });
  match.play('empire-deploy-the-fleet');
  await openPart(Hand, seenBy(match));
  expect(legal()).toEqual(['card:empire-raid-left', 'card:empire-raid-right']);
  await press(at('card:empire-raid-left'));
  expect(at('card:empire-raid-left')?.getAttribute('aria-pressed')).toBe('true');
  expect(at('card:empire-raid-right')?.getAttribute('aria-pressed')).toBe('false');
});

test('BH-12.12 the dice of an E-Web are picked one by one to be rerolled', async () => {
  const match = battle({
    active: 'empire',
    units: ['snowtrooper 4,2 eweb', 'echoTrooper 4,4'],
    hands: { empire: ['empire-direct-from-hq'] },
  });
  match
    .play('empire-direct-from-hq')
    .order('snowtrooper-1')
    .attack('snowtrooper-1', 'echoTrooper-1', 'miss', 'retreat');
  await openPart(Hand, seenBy(match));
  expect(legal()).toEqual(['die:0', 'die:1']);
  expect(at('die:0')?.textContent).toBe('Miss');
  await press(at('die:0'));
  expect(at('die:0')?.getAttribute('aria-pressed')).toBe('true');
});

test('BH-17.7 a support card is chosen on the card itself, its unit on the board', async () => {
  const match = battle({
    campaign: 'assault-on-echo-base',
    support: { rebels: ['reserve-forces'] },
    units: ['echoTrooper 4,4 1', 'snowtrooper 4,0'],
    hands: { rebels: ['rebels-direct-from-hq'] },
  });
  const part = await openPart(Hand, seenBy(match));
  expect(legal()).toEqual(['card:rebels-direct-from-hq', 'support:reserve-forces']);
  await press(at('support:reserve-forces'));
  expect(at('support:reserve-forces')?.getAttribute('aria-pressed')).toBe('true');
  expect(part.sent).toEqual([]);
});

test('BH-17.9 Combat experience, which is for all units, is played by pressing it', async () => {
  const match = battle({
    campaign: 'assault-on-echo-base',
    support: { rebels: ['combat-experience'] },
    units: ['echoTrooper 4,4', 'snowtrooper 4,0'],
    hands: { rebels: ['rebels-direct-from-hq'] },
  });
  match.play('rebels-direct-from-hq').order('echoTrooper-1');
  const part = await openPart(Hand, seenBy(match));
  await press(at('support:combat-experience'));
  expect(part.sent).toEqual(['support:combat-experience']);
});

test('BH-17.7 a support card of an attack is pressed for the first attack with it, then for the next; the bar sends it', async () => {
  const match = battle({
    campaign: 'assault-on-echo-base',
    support: { rebels: ['desperate-stand'] },
    units: ['echoTrooper 4,4 1', 'snowtrooper 4,3', 'snowtrooper 4,2'],
    hands: { rebels: ['rebels-direct-from-hq'] },
  });
  match.play('rebels-direct-from-hq').order('echoTrooper-1').click('done');
  const part = await openPart(Hand, seenBy(match));
  expect(legal()).toEqual(['support:desperate-stand']);
  await press(at('support:desperate-stand'));
  expect([at('support:desperate-stand')?.getAttribute('aria-pressed'), part.sent]).toEqual(['true', []]);
  await press(at('support:desperate-stand'));
  expect(part.sent).toEqual([]);
});

test('Special orders offers the discards', async () => {
  const match = battle({
    active: 'empire',
    campaign: 'assault-on-echo-base',
    support: { empire: ['special-orders'] },
    units: ['echoTrooper 4,6', 'snowtrooper 4,0'],
    hands: { empire: ['empire-direct-from-hq'] },
  });
  match.change((g) => {
    g.discards.empire = ['empire-raid-left'];
    g.decks.empire = { hidden: g.decks.empire!.hidden.filter((card) => card !== 'empire-raid-left') };
  });
  match.play('empire-direct-from-hq').order();
  while (match.question !== 'ask.draw') match.click('done');
  const part = await openPart(Hand, seenBy(match));
  expect(document.body.textContent).toContain('Your discards');
  await press(at('card:empire-raid-left'));
  expect(part.sent).toEqual(['take:empire-raid-left']);
});

test('BH-18.2 partners see each other’s cards, spectators and the other side none', () => {
  const seats = ['rebels', 'empire', 'rebels-2'] as const;
  const hands = {
    rebels: ['rebels-raid-left'],
    'rebels-2': ['rebels-recon-right'],
    empire: ['empire-pincer-move'],
  } as const;
  const match = battle({ seats, hands });
  const own = documentOf(Hand, seenBy(match, 'rebels')).body;
  expect(own.textContent).toContain('Cards of Jonas');
  expect(own.querySelector('[data-names="card:rebels-recon-right"]')).not.toBeNull();
  expect(own.querySelector('[data-names="card:rebels-recon-right"]')?.getAttribute('data-target')).toBe('none');
  for (const viewer of ['empire', 'spectator']) {
    const parts = [Hand, Rail].map((part) => documentOf(part, seenBy(match, viewer)).body.innerHTML);
    expect(parts.join('')).not.toContain('recon-right');
  }
  expect(documentOf(Hand, seenBy(match, 'spectator')).body.querySelector('[data-card]')).toBeNull();
});

test('18.9 the legend lists the signs that are on the field', async () => {
  const match = battle({
    units: ['echoTrooper 4,5', 'snowtrooper 4,3', 'atat 5,5'],
    terrain: { '4,4': 'rock', '5,4': 'rock' },
    hands: { rebels: ['rebels-direct-from-hq'] },
  });
  const signs = () => document.querySelector('[data-legend]')?.getAttribute('data-legend');
  const part = await openPart(Hand, seenBy(match));
  expect(signs()).toBeUndefined();
  await part.draw(seenBy(match.play('rebels-direct-from-hq').order('echoTrooper-1')));
  expect(signs()).toBe('cost stop');
  await part.draw(seenBy(match.click('done')));
  expect(signs()).toBe('sight blocked');
});
