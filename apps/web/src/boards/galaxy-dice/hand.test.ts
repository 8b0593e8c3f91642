import type { DieView } from '@echo-base/games/galaxy-dice/client';
import { describe, expect, test } from 'vitest';
import { narrowest } from './options.ts';
import { decisionOf, html, pressables, viewOf, wordsOf } from './testing/part.tsx';

const die = (id: number, face: DieView['face'], state: DieView['state'] = 'rolled'): DieView => ({
  id,
  face,
  state,
  space: state === 'placed' ? 'hoth-1.2' : null,
  locked: false,
});
const label = { key: 'option.place' };
const later = { code: 'help_later' };

const options = [
  { key: 'place:1:hoth-2.3', label, from: 'die:1', at: 'space:hoth-2.3' },
  { key: 'aside:1', label, from: 'die:1', at: 'aside', refused: { code: 'only_vp_aside' } },
  { key: 'place:2', label, from: 'die:2', refused: { code: 'no_matching_space', params: { symbol: 'TIE' } } },
  { key: 'aside:2', label, from: 'die:2', at: 'aside', refused: { code: 'only_vp_aside' } },
  { key: 'back:3', label, from: 'die:3', at: 'tray' },
  {
    key: 'reroll',
    label: { key: 'option.reroll', params: { count: 2 } },
    kind: 'plain',
    refused: { code: 'rolled_twice' },
  },
  { key: 'ally:wedge', label, from: 'ally:wedge', refused: later },
  { key: 'rebel', label, from: 'rebel', refused: later },
  { key: 'confirm', label: { key: 'option.confirm' }, detail: { key: 'detail.vader' }, kind: 'primary' },
] as const;
const view = viewOf('hoth', {
  dice: [die(1, 'walker'), die(2, 'tie'), die(3, 'walker', 'placed')],
  penalty: 'vader',
});
const hand = html('Hand', { view, decision: decisionOf(options) });

describe('my turn', () => {
  test('dice with a legal space can be chosen, others show the reason', () => {
    expect(pressables(hand)).toEqual(
      expect.arrayContaining([
        { name: 'Walker, die 1', refused: false, description: undefined },
        { name: 'TIE fighter, die 2', refused: true, description: 'No free space for TIE' },
        { name: 'Walker, row 1. Take back', refused: false, description: undefined },
      ]),
    );
  });

  test('the number key of a die is drawn on it: the button has no word that its name lacks', () => {
    const dice = [die(1, 'tie', 'unused'), die(2, 'walker')];
    const [first] = options;
    const placing = { ...first, key: 'place:2:hoth-2.3', from: 'die:2' };
    const tray = html('Hand', { view: viewOf('hoth', { dice }), decision: decisionOf([placing]) });
    const [button] = /<button[^>]*aria-label="Walker, die 2".*?<\/button>/s.exec(tray) ?? [];
    expect(button).toContain('data-key="1"');
    expect(wordsOf(button ?? '').trim()).toBe('');
  });

  test('helpers that cannot be used yet show the reason', () => {
    expect(pressables(hand)).toEqual(
      expect.arrayContaining([
        {
          name: 'Ida · Luke once each turn , TIE fighter',
          refused: true,
          description: 'Available after you confirm',
        },
        {
          name: 'Wedge Antilles (TIE fighter, Star Destroyer)',
          refused: true,
          description: 'Available after you confirm',
        },
      ]),
    );
  });

  test('the acts of the turn are here, refused ones with their reason', () => {
    expect(hand).toMatch(/title="You have already rolled twice"[^>]*aria-disabled="true"/);
    expect(wordsOf(hand)).toContain('Roll 2 again');
    expect(wordsOf(hand)).toContain('Confirm');
  });

  test('the group of dice has the result in its name', () => {
    expect(hand).toContain('aria-label="Ida’s dice: Walker, TIE fighter, Walker. Roll 1 of 2"');
  });

  test('the scale shows who would arrive', () => {
    expect(wordsOf(hand)).toContain('Dice on spaces: 1. Vader');
  });

  test('the slot for point dice is shown only if one could be set aside', () => {
    expect(hand).not.toContain('data-place="aside"');
    const aside = { key: 'aside:4', label, from: 'die:4', at: 'aside' };
    const dice = [die(4, 'vp')];
    expect(html('Hand', { view: viewOf('hoth', { dice }), decision: decisionOf([aside]) })).toContain(
      'data-place="aside"',
    );
  });
});

describe('others', () => {
  test('see whose dice they are and cannot press them', () => {
    const watching = html('Hand', { view, viewer: 'spectator' });
    expect(wordsOf(watching)).toContain('Ida’s dice Roll 1 of 2');
    expect(watching, 'the whole of a name that is cut').toContain('<b title="Ida">');
    expect(pressables(watching)).toEqual([]);
  });

  test('the strip shows points, allies, lord and whose turn it is', () => {
    const seats = view.seats.map((seat) => (seat.seat === 'p1' ? { ...seat, lord: 'palpatine' as const } : seat));
    const strip = wordsOf(html('Opponents', { view: { ...view, seats }, viewer: 'p2' }));
    expect(strip).toContain('Ida · Luke plays now, 1 ally Emperor Palpatine: 2 dice fewer 6 6 points');
  });

  test('hidden points are shown as hidden', () => {
    const seats = view.seats.map((seat) => ({ ...seat, vp: null }));
    expect(wordsOf(html('Opponents', { view: { ...view, seats } }))).toContain('points hidden');
  });
});

test('the rail shows the itinerary and what brings the lords', () => {
  const words = wordsOf(html('Rail', { view }));
  expect(words).toContain('Yavin 4, done');
  expect(words).toContain('Hoth, now');
  expect(words).toContain('Darth Vader Comes to you if you place only one die');
});

test("of an ally's two symbols the one with fewer spaces is used", () => {
  const at = (number: number, space: string) => ({
    key: `ally:ackbar:${number}:${space}`,
    label,
    from: 'ally:ackbar',
    at: `space:${space}`,
  });
  const shown = [at(1, 'hoth-1.1'), at(1, 'hoth-1.2'), at(2, 'hoth-1.1')];
  expect(narrowest([at(1, 'hoth-1.1'), at(2, 'hoth-1.1')], shown)?.key).toBe('ally:ackbar:2:hoth-1.1');
});
