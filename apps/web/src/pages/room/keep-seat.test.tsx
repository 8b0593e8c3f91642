// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { MatchSummary } from '../../kit/net/types.ts';
import { drawPage } from '../../testing/draw-page.ts';
import { write } from '../../testing/press.ts';
import { galaxy, person, summaryOf } from '../lobby/testing/matches.ts';
import { SeatsPanel } from './seats-panel.tsx';
import type { SetupActs } from './setup-acts.ts';

const here = (name: string, more: object = {}) => ({
  person: `id-${name}`,
  name,
  seats: [],
  isWatching: true,
  isHost: false,
  ...more,
});
const people = [here('Mei', { isHost: true, seats: ['p1'] }), here('Jonas'), here('Eve', { kicked: true })];

async function show(summary: Partial<MatchSummary>): Promise<SetupActs> {
  const given: SetupActs = {
    busy: null,
    pending: {},
    ...{
      take: vi.fn(),
      leave: vi.fn(),
      decline: vi.fn(),
      setBot: vi.fn(),
      setReady: vi.fn(),
      start: vi.fn(),
      keep: vi.fn(),
      offer: vi.fn(),
    },
    playComputers: vi.fn(),
    change: vi.fn(),
    shuffle: vi.fn(),
    swap: vi.fn(),
  };
  await drawPage(
    <TranslationProvider title={null}>
      <SeatsPanel summary={summaryOf(summary)} info={galaxy} acts={given} people={people} />
    </TranslationProvider>,
  );
  return given;
}

const button = (name: RegExp) => [...document.querySelectorAll('button')].find((one) => name.test(one.textContent));
const kept = [person('p1', 'Mei'), { ...person('p2'), keptFor: 'Jonas' }];

test('the host keeps a free seat for a person here who has none, and shuffles the seats', async () => {
  const acts = await show({ isHost: true, mine: ['p1'] });
  const select = document.querySelector('select');
  expect([...(select?.options ?? [])].map(({ text }) => text)).toEqual(['Keep for…', 'Jonas']);
  await write(select, 'id-Jonas');
  expect(acts.keep).toHaveBeenCalledWith('p2', 'id-Jonas');
  button(/Shuffle seats/)?.click();
  expect(acts.shuffle).toHaveBeenCalled();
});

test('the host releases a kept seat before a computer player gets it', async () => {
  const acts = await show({ isHost: true, mine: ['p1'], seats: kept });
  expect(document.body.textContent).toContain('Kept for Jonas');
  expect(button(/Computer/)).toBeUndefined();
  button(/Release seat/)?.click();
  expect(acts.keep).toHaveBeenCalledWith('p2', null);
});

test('a stranger reads for whom a seat is kept and cannot take it; its friend can', async () => {
  await show({ seats: kept });
  expect(document.body.textContent).toContain('Kept for Jonas');
  expect(document.querySelector('button')).toBeNull();
  const acts = await show({ seats: kept, keptForMe: ['p2'] });
  button(/Take this seat/)?.click();
  expect(acts.take).toHaveBeenCalledWith('p2');
});
