// @vitest-environment happy-dom

import { type AttackView, reckon, surgesPicked } from '@echo-base/games/imperial-assault/client';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { translator } from '../../../kit/i18n/translate.tsx';
import { StageProvider } from '../../../question/log/moments-context.ts';
import { press } from '../../../testing/press.ts';
import { Board } from '../board.tsx';
import { Hand } from '../hand/hand.tsx';
import { pieceName } from '../names.ts';
import { Rail } from '../rail/rail.tsx';
import { openPart, seenBy, skirmish } from '../testing/match.tsx';
import { effectOf } from './surge-effect.ts';
import { surgeAct, surgeHelp } from './surge-set.ts';

const VADER = 'p1-darth-vader-1-1';
const LUKE = 'p2-luke-skywalker-1-1';
const CHEWIE = 'p2-chewbacca-1-1';

/** Board and hand, as in the shell. */
const Table = (props: ComponentProps<typeof Board>) => (
  <>
    <Board {...props} />
    <Hand {...props} />
  </>
);

const row = (id: string) => document.querySelector(`[data-row="${id}"]`)?.textContent;
const now = () => document.querySelector('[aria-current="step"]')?.textContent;

/** Darth Vader beside Chewbacca, who has lost 9 of 14 health. */
const beside = () => skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c6 9', 'p2 gideon-argus n18'] });

/** Rolled: 7 damage and 2 surges against 1 block. */
const rolled = () =>
  beside().activate(VADER).dice('red 0 3', 'red 0 2 1', 'yellow 0 1 2', 'black 1', 'white 1').aim(CHEWIE).pass();

test('IA-9.12 a declared attack shows its step, dice that are not rolled, and what they can do at most', async () => {
  const figures = ['p1 darth-vader c5', 'p2 luke-skywalker c6', 'p2 gideon-argus n18'];
  const match = skirmish({ figures, hands: { p2: ['deflection'] } });
  match.activate(VADER).aim(LUKE);
  await openPart(Board, seenBy(match));
  expect(document.querySelector('[data-attack]')?.getAttribute('data-attack')).toBe(LUKE);
  expect(now()).toBe('Declare');
  expect(document.querySelector('[data-attacked]')?.getAttribute('data-attacked')).toBe('c6');
  expect(row('damage')).toBeUndefined();
  expect(document.querySelector('[aria-label="What is at stake"]')?.textContent).toContain('up to 8 damage');
});

test('IA-12.22 while the dice fall the panel has those that are rolled: a die that a card has taken out is not among them', async () => {
  const figures = ['p1 darth-vader c5', 'p2 luke-skywalker c6', 'p2 gideon-argus n18'];
  const match = skirmish({ figures, hands: { p2: ['deflection'] } })
    .activate(VADER)
    .aim(LUKE);
  const die = (name: string, icons: object) => ({
    key: 'die.attack',
    params: { die: { key: `die.${name}` }, ...icons },
  });
  const entries = [
    die('red', { damage: 3, surge: 0, accuracy: 0 }),
    die('red', { damage: 2, surge: 1, accuracy: 0 }),
  ].map((one, seq) => ({ seq, key: 'log.rolls', params: { die: one, of: 'attack' } }));
  const moment = { kind: 'roll', from: 0, seq: 1, title: { key: 'log.results' }, dice: 2, entries };
  const staged = { moment, phase: 'dice', isAgain: false } as const;
  const Rolling = (props: ComponentProps<typeof Board>) => (
    <StageProvider value={{ staged, time: null, next: null, skip: () => {} }}>
      <Board {...props} />
    </StageProvider>
  );
  const pools = () =>
    [...document.querySelectorAll('[data-attack] [data-well] ul')].map(({ children }) => children.length);
  await openPart(Board, seenBy(match));
  expect(pools()[1]).toBeGreaterThan(0);
  await openPart(Rolling, seenBy(match));
  expect(pools()).toEqual([2, 0]);
});

test('IA-9.20 sums name their parts, and follow the surges at once; nothing is sent before the answer', async () => {
  const match = rolled();
  expect(match.question).toBe('ask.surges');
  const opened = await openPart(Board, seenBy(match));
  expect(now()).toBe('Surges');
  const surges = () => [...document.querySelectorAll('[data-surge]')];
  expect(surges().length).toBeGreaterThan(1);
  const before = row('block');
  const pierce = surges().find((one) => one.textContent?.startsWith('Pierce'));
  await press(pierce);
  expect(row('block')).not.toBe(before);
  expect(document.body.textContent).toMatch(/1 of \d surges? spent/);
  expect(opened.sent).toEqual([]);
  await press(pierce);
  expect(row('block')).toBe(before);
});

test('IA-9.20 the act of the bar says what is spent and what it deals', () => {
  const { view, decision } = seenBy(rolled());
  if (!decision) throw new Error('no question');
  const say = translator('en', 'imperial-assault');
  const damage = decision.options.find(({ label }) => label.key === 'keyword.pierce')?.key ?? '';
  expect(surgeAct(say, decision, [], view)).toBe('Spend none, deal 4');
  expect(surgeAct(say, decision, [damage], view)).toBe('Spend 1, deal 6');
  expect(surgeHelp(say, decision, [damage])).toMatch(/^1 of \d surges spent/);
});

/** A keyword that a surge gives. */
type Given = AttackView['surges'][number]['gives'][number]['keyword'];

test('IA-9.20 IA-9.33 each surge says in one line what it does, not that the damage stays the same', () => {
  const { attack } = seenBy(rolled()).view;
  if (!attack) throw new Error('no attack');
  const say = translator('en', 'imperial-assault');
  const effect = (keyword: Given, n = 1, seen = attack) =>
    effectOf(say, { ...seen, surges: [{ cost: 1, gives: [{ keyword, n }] }] }, [], 'surge:0');
  expect(effect('damage')).toBe('damage 4, then 5');
  expect(effect('blast', 2)).toBe('all others beside the target suffer 2');
  expect(effect('cleave', 2)).toBe('another hostile figure suffers 2');
  expect(effect('stun')).toBe('the target cannot move or attack');
  expect(effect('bleed')).toBe('the target suffers 1 strain per action');
  expect(effect('weaken')).toBe('the target: −1 surge, −1 evade');
  expect(effect('recover', 2)).toBe('the attacker recovers 2');
  expect(effect('accuracy', 2)).toMatch(/^accuracy \d, then \d$/);
  const missed = { ...attack, missed: 'dodge' as const };
  expect(effect('blast', 2, missed)).toBe('only if the target suffers damage');
  expect(effect('recover', 2, missed)).toBe('the attacker recovers 2');
  expect(effect('damage', 1, missed)).toBe('damage stays the same');
});

test('IA-9.26 a card is shown on the scale before it is played', async () => {
  const figures = ['p1 stormtrooper c5', 'p2 luke-skywalker c8', 'p2 gideon-argus n18'];
  const match = skirmish({ figures, hands: { p2: ['deflection'] } });
  match.activate('p1-stormtrooper-1-1').aim(LUKE);
  expect(match.asked).toEqual(['p2']);
  const opened = await openPart(Table, seenBy(match));
  expect(document.body.textContent).not.toContain('with “Deflection”');
  await press(document.querySelector('[data-card="deflection"]'));
  expect(document.body.textContent).toContain('with “Deflection”: 5');
  expect(opened.sent).toEqual([]);
});

test('IA-9.12 the steps that are still to come stand in the rail', async () => {
  await openPart(Rail, seenBy(rolled()));
  const steps = [...document.querySelectorAll('[aria-label="Still to come"] li')].map((one) => one.textContent);
  expect(steps).toHaveLength(3);
  expect(steps[1]).toContain('Chewbacca suffers 4');
});

test('IA-9.28 an attack that takes the last health says so', async () => {
  await openPart(Board, seenBy(rolled()));
  const stake = () => document.querySelector('[aria-label="What is at stake"]')?.textContent;
  expect(stake()).not.toContain('This defeats Chewbacca.');
  await press([...document.querySelectorAll('[data-surge]')].find((one) => one.textContent?.startsWith('Pierce')));
  expect(stake()).toContain('This defeats Chewbacca.');
});

test('IA-9.20 IA-9.31 surges add damage and pierce block, up to what is there', () => {
  const { attack } = rolled().view('p1');
  if (!attack) throw new Error('no attack');
  const plain = reckon(attack, []);
  expect(plain).toMatchObject({ damage: attack.totals?.damage, spent: 0, reaches: null });
  const pierce = attack.surges.findIndex(({ gives }) => gives.some(({ keyword }) => keyword === 'pierce'));
  const damage = attack.surges.findIndex(({ gives }) => gives.some(({ keyword }) => keyword === 'damage'));
  for (const index of [pierce, damage].filter((one) => one >= 0)) {
    const more = reckon(attack, [index]);
    expect(more?.spent).toBe(attack.surges[index]?.cost);
    expect(more?.suffered ?? 0).toBeGreaterThanOrEqual(plain?.suffered ?? 0);
  }
  expect(surgesPicked(['surge:1', 'surge:0:2', 'done'])).toEqual([1, 0]);
});

test('IA-9.26 the accuracy of a ranged attack is shown against the distance, and a miss deals no damage', () => {
  const match = skirmish({ figures: ['p1 stormtrooper c5', 'p2 chewbacca c8', 'p2 gideon-argus n18'] });
  match.activate('p1-stormtrooper-1-1').dice('blue 2 1', 'green 1 2', 'black 1', 'white 1').aim(CHEWIE).pass();
  const { attack } = match.view('p1');
  if (!attack) return expect(match.question).not.toBe('ask.surges');
  expect(attack.needed).toBe(3);
  expect(reckon({ ...attack, needed: 9 }, [])).toMatchObject({ reaches: false, suffered: 0 });
  expect(reckon({ ...attack, needed: 1 }, [])?.reaches).toBe(true);
});

/** A trooper of a group of three has been defeated; its owner chooses who becomes Focused. */
const lastStand = () => {
  const troopers = ['p2 stormtrooper-elite c6 4', 'p2 stormtrooper-elite c9', 'p2 stormtrooper-elite d9'];
  const match = skirmish({ figures: ['p1 darth-vader c5', ...troopers, 'p2 gideon-argus n18'] }).activate(VADER);
  return match.attack('p2-stormtrooper-elite-1-1', 'red 0 3', 'red 0 3', 'yellow 0 0 1', 'black 1');
};

test('a defeated target keeps its name, its portrait and a struck token on the map until the attack is over', async () => {
  await openPart(Board, seenBy(lastStand()));
  const panel = document.querySelector('[data-attack]');
  expect(panel?.querySelector('h3')?.textContent).toBe('Darth Vader attacks Stormtrooper (elite) 1');
  expect(panel?.querySelectorAll('header [data-fallen]')).toHaveLength(1);
  const stake = document.querySelector('[aria-label="What is at stake"]')?.textContent;
  expect(stake).toContain('Stormtrooper (elite) 1 suffers');
  expect(stake).toContain('Stormtrooper (elite) 1 is defeated.');
  expect(document.querySelector('[data-attacked="c6"] [data-fallen]')).not.toBeNull();
});

test('a destroyed token keeps its name too', () => {
  const { view } = seenBy(lastStand());
  expect(pieceName(view, 'raider-2')).toEqual({ key: 'token.raider' });
  expect(pieceName(view, 'p2-stormtrooper-elite-1-1')).toMatchObject({ key: 'figure.numbered', params: { n: 1 } });
});

test('a choice that an ability causes names it', () => {
  const { decision } = seenBy(lastStand());
  const say = translator('en', 'imperial-assault');
  expect(decision && say(decision.prompt)).toBe('Last Stand: choose the figure that becomes Focused');
});
