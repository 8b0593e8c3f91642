// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MatchSummary } from '../../kit/net/types.ts';
import { mount } from '../../testing/mount.ts';
import { bot, person, summaryOf } from '../lobby/testing/matches.ts';
import { useSeatKeys } from './use-seat-keys.ts';

const take = vi.fn();

function Keys({ summary }: { summary: MatchSummary }) {
  useSeatKeys(summary, take);
  return <input aria-label="A word to all" />;
}

/** Presses the digits in a room with these seats, and returns the seats taken. */
async function pressed(digits: string, summary: Partial<MatchSummary>): Promise<string[]> {
  await mount((shown: MatchSummary) => <Keys summary={shown} />).draw(summaryOf(summary));
  return typed(document.body, digits);
}

async function typed(target: Element | null, digits: string): Promise<string[]> {
  take.mockClear();
  for (const key of digits)
    await act(async () => void target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  return take.mock.calls.map(([seat]) => seat);
}

const four = ['p1', 'p2', 'p3', 'p4'].map((id) => person(id));

beforeEach(() => take.mockReset());

test('each digit takes the open seat of its number, and no other key takes one', async () => {
  for (const [digit, seat] of Object.entries({ 1: 'p1', 2: 'p2', 3: 'p3', 4: 'p4' }))
    expect(await pressed(digit, { seats: four })).toEqual([seat]);
  expect(await pressed('05x', { seats: four })).toEqual([]);
});

test('a digit counts every seat, and takes none of another person, of a computer or kept for somebody else', async () => {
  const kept = { ...person('p3'), keptFor: 'Jonas' };
  const seats = [person('p1', 'Mei'), bot('p2'), kept, person('p4')];
  expect(await pressed('1234', { seats })).toEqual(['p4']);
  expect(await pressed('1234', { seats, keptForMe: ['p3'] })).toEqual(['p3', 'p4']);
});

test('a digit that is typed into the chat takes no seat', async () => {
  await pressed('', { seats: four });
  expect(await typed(document.querySelector('input'), '1234')).toEqual([]);
});
