// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { MatchSummary } from '../../kit/net/types.ts';
import { drawPage } from '../../testing/draw-page.ts';
import { bot, galaxy, person, summaryOf } from '../lobby/testing/matches.ts';
import type { SetupActs } from './setup-acts.ts';
import { StartPanel } from './start-panel.tsx';

const acts = (): SetupActs => ({
  busy: null,
  pending: {},
  ...{
    take: vi.fn(),
    leave: vi.fn(),
    setBot: vi.fn(),
    setReady: vi.fn(),
    start: vi.fn(),
    keep: vi.fn(),
    offer: vi.fn(),
    shuffle: vi.fn(),
    decline: vi.fn(),
    swap: vi.fn(),
  },
  playComputers: vi.fn(),
  change: vi.fn(),
});

async function show(summary: Partial<MatchSummary>): Promise<SetupActs> {
  const given = acts();
  await drawPage(
    <TranslationProvider title={null}>
      <StartPanel summary={summaryOf(summary)} info={galaxy} acts={given} />
    </TranslationProvider>,
  );
  return given;
}

const button = (name: RegExp) => [...document.querySelectorAll('button')].find((one) => name.test(one.textContent));
const late = { ...person('p2', 'Jonas'), unready: true as const };

test('the host alone may play the computer now; with another player the start is named', async () => {
  const alone = await show({ isHost: true, mine: ['p1'] });
  button(/Play the computer now/)?.click();
  expect(alone.playComputers).toHaveBeenCalledWith(galaxy);
  const full = await show({ isHost: true, mine: ['p1'], seats: [person('p1', 'Mei'), bot('p2')] });
  expect(button(/Play the computer now/)).toBeUndefined();
  button(/Start with two/)?.click();
  expect(full.start).toHaveBeenCalled();
});

test('while the host waits for a friend nothing is the main act; then it is the start', async () => {
  const main = () => [...document.querySelectorAll('button[class*="primary"]')].map((one) => one.textContent);
  await show({ isHost: true, mine: ['p1'] });
  expect(main()).toEqual([]);
  await show({ isHost: true, mine: ['p1'], seats: [person('p1', 'Mei'), person('p2', 'Jonas')] });
  expect(main()).toEqual(['Start with two']);
});

test('the host cannot start while a player is not ready, and reads who', async () => {
  const given = await show({ isHost: true, mine: ['p1'], seats: [person('p1', 'Mei'), late] });
  expect(document.body.textContent).toContain('1 of 2 seats ready');
  expect(document.body.textContent).toContain('Not ready yet: Jonas.');
  button(/^Start$/)?.click();
  expect(given.start).not.toHaveBeenCalled();
});

test('a player whose settings changed is asked, and says to be ready', async () => {
  const given = await show({ mine: ['p2'], seats: [person('p1', 'Mei'), late] });
  expect(document.body.textContent).toContain('The settings have changed.');
  button(/I am ready/)?.click();
  expect(given.setReady).toHaveBeenCalledWith(true);
});

test('a spectator has no buttons', async () => {
  await show({ seats: [person('p1', 'Mei'), late] });
  expect(document.querySelector('button')).toBeNull();
});

test('a room whose free seats are kept says for whom it waits, not that seats must be taken', async () => {
  const seats = [person('p1', 'Mei'), { ...person('p2'), keptFor: 'Jonas' }];
  await show({ isHost: true, mine: ['p1'], seats });
  expect(document.body.textContent).toContain('Waiting for Jonas.');
  expect(document.body.textContent).not.toContain('must be taken');
});

test('the key S starts the match for the host once everything is ready, and does nothing for others', async () => {
  const press = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 's' }));
  const seats = [person('p1', 'Mei'), person('p2', 'Jonas')];
  const early = await show({ isHost: true, mine: ['p1'], seats: [person('p1', 'Mei'), late] });
  press();
  expect(early.start).not.toHaveBeenCalled();
  const full = await show({ isHost: true, mine: ['p1'], seats });
  press();
  expect(full.start).toHaveBeenCalledTimes(1);
  const guest = await show({ mine: ['p2'], seats });
  press();
  expect(guest.start).not.toHaveBeenCalled();
});
