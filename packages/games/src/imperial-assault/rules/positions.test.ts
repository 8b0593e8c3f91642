import { expect, test } from 'vitest';
import { skirmish } from '../testing/scenario.ts';

const JYN = 'p2 jyn-odan c9';
const control = (...figures: string[]) =>
  skirmish({ figures })
    .view()
    .terminals.find(({ space }) => space === 'p5')?.seat;

test('IA-11.1 IA-6.37 a large figure controls a terminal that one of its spaces is next to', () => {
  expect(control('p1 nexu n4/2x2', JYN)).toBe('p1');
  expect(control('p1 nexu m4/2x2', JYN)).toBe(null);
});

test('IA-11.1 a figure on the space of a terminal controls it, and one of the other side next to it contests it', () => {
  expect(control('p1 darth-vader p5', JYN)).toBe('p1');
  expect(control('p1 darth-vader p5', 'p2 jyn-odan o5')).toBe(null);
});

test('IA-11.1 IA-11.18 conditions change no control: a Stunned figure controls a terminal and contests one', () => {
  expect(control('p1 darth-vader o5 stunned', JYN)).toBe('p1');
  expect(control('p1 darth-vader o5', 'p2 jyn-odan o4 stunned')).toBe(null);
});

test('IA-11.1 IA-9.40 who decides an attack of another player’s figure controls nothing by it', () => {
  const s = skirmish({
    figures: ['p1 darth-vader m5', 'p2 jyn-odan o5', 'p2 chewbacca o8'],
    hands: { p1: ['lure-of-the-dark-side'] },
  }).activate('p1-darth-vader-1-1');
  s.click('play:lure-of-the-dark-side:p1-darth-vader-1-1:p2-jyn-odan-1-1').pass().noSurges().pass();
  expect(s.view().terminals.find(({ space }) => space === 'p5')?.seat).toBe('p2');
});
