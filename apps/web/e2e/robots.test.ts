import { testRng } from '@echo-base/games/engine/testing';
import { expect, test } from 'vitest';
import { DESKTOP, MOVING, PHONE, picture } from './browser.ts';
import { BRISK } from './robots/chooser.ts';
import { playOut } from './robots/game.ts';
import { Robot } from './robots/robot.ts';
import { visiting } from './visiting.ts';

const { visit } = visiting();

const LIMIT_MS = 420_000;

test('a player who presses only what is lit plays a whole first game of Star Wars: Rebellion against the computer', async () => {
  const ida = await visit('Ida', '/new/rebellion', MOVING);
  const { page } = ida;
  const robot = new Robot('rebel', ida, 'mouse', testRng(Number(process.env.TEST_SEED)), BRISK);
  await page.getByLabel('Name of the game').fill('First game');
  expect(await page.getByLabel('Set-up').inputValue()).toBe('first');
  await page.getByLabel('Empire', { exact: true }).selectOption({ label: 'Computer: standard' });
  await picture(page, 'rebellion-new-table');
  await page.getByRole('button', { name: /^Create/ }).click();
  await page.waitForURL(/\/m\//);
  await page.locator('#prompt').waitFor();
  await picture(page, 'rebellion-first-question');
  const { problems, result, rounds, acts } = await playOut([robot], 'gate', { limitMs: LIMIT_MS });
  expect(problems).toEqual([]);
  expect(result).toBeTruthy();
  expect([rounds > 0, acts > 10]).toEqual([true, true]);
  await picture(page, 'rebellion-end');
}, 480_000);

test('a player who presses only what is lit plays a whole battle of Hoth against the computer', async () => {
  const marta = await visit('Marta', '/new/battle-of-hoth', MOVING);
  const { page } = marta;
  const robot = new Robot('rebels', marta, 'mouse', testRng(Number(process.env.TEST_SEED)), BRISK);
  // The shortest battle.
  await page
    .locator('label')
    .filter({ has: page.getByText('South gate retreat', { exact: true }) })
    .click();
  await page.getByRole('combobox', { name: 'Empire' }).selectOption({ label: 'Computer: standard' });
  await page.getByRole('button', { name: /^Create/ }).click();
  await page.waitForURL(/\/m\//);
  await page.locator('#prompt').waitFor();
  const { problems, result, acts } = await playOut([robot], 'gate-hoth', { limitMs: LIMIT_MS });
  expect(problems).toEqual([]);
  expect(result).toBeTruthy();
  expect(acts).toBeGreaterThan(3);
}, 480_000);

const TITLES = {
  'galaxy-dice': ['p1', 'Player 2'],
  rebellion: ['rebel', 'Empire'],
  'battle-of-hoth': ['rebels', 'Empire'],
  'imperial-assault': ['p1', 'Player 2'],
} as const;

/** Every title by mouse and by touch, and half of them by keyboard. */
const HASTY = [
  ['mouse', 'galaxy-dice'],
  ['mouse', 'rebellion'],
  ['mouse', 'battle-of-hoth'],
  ['mouse', 'imperial-assault'],
  ['touch', 'galaxy-dice'],
  ['touch', 'rebellion'],
  ['touch', 'battle-of-hoth'],
  ['touch', 'imperial-assault'],
  ['keyboard', 'galaxy-dice'],
  ['keyboard', 'rebellion'],
] as const;
const WAYS = { mouse: [DESKTOP, 20], touch: [PHONE, 10], keyboard: [DESKTOP, 10] } as const;

test.each(HASTY)(
  'an impatient player who presses most things twice, by %s, does one thing a time (%s)',
  async (device, title) => {
    const [seat, other] = TITLES[title];
    const [options, acts] = WAYS[device];
    const hasty = await visit('Ida', `/new/${title}`, options);
    const { page } = hasty;
    const robot = new Robot(seat, hasty, device, testRng(Number(process.env.TEST_SEED)), BRISK, true);
    await page.getByRole('combobox', { name: other, exact: true }).selectOption({ label: 'Computer: standard' });
    await page.getByRole('button', { name: /^Create/ }).click();
    await page.waitForURL(/\/m\//);
    await page.locator('#prompt').waitFor();
    const { problems, result } = await playOut([robot], `hasty-${device}-${title}`, { limitMs: LIMIT_MS, acts });
    expect(problems).toEqual([]);
    // These acts, or the end of a battle that is over before.
    expect(result).not.toBeNull();
  },
  480_000,
);
