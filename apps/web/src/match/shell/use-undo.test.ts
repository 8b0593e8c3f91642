import { expect, test } from 'vitest';
import { translator } from '../../kit/i18n/translate.tsx';
import type { Frame } from '../../kit/net/types.ts';
import { bot, person, summaryOf } from '../../pages/lobby/testing/matches.ts';
import { endOf } from '../requests/undo-request.tsx';
import { undoOf } from './use-undo.ts';

const frame = (viewer: string, canUndo = false) => ({ viewer, canUndo }) as Frame;
const among = (...seats: Frame[]) => Object.fromEntries(seats.map((one) => [one.viewer, one]));
const known = { lastActor: null, asking: null };

test('with other players an undo is requested; alone with bots no one is asked', () => {
  const mine = frame('p1');
  const withFriend = summaryOf({ seats: [person('p1', 'Ida'), person('p2', 'Jonas')] });
  expect(undoOf({ ...known, summary: withFriend, frame: mine, frames: among(mine) })).toEqual({
    kind: 'ask',
    seat: 'p1',
  });
  const alone = summaryOf({ seats: [person('p1', 'Ida'), bot('p2')] });
  expect(undoOf({ ...known, summary: alone, frame: mine, frames: among(mine) }).kind).toBe('far');
});

test('a player with several seats undoes their last act, whichever seat decides now', () => {
  const [one, two] = [frame('p1'), frame('p2')];
  const summary = summaryOf({ seats: [person('p1', 'Ida'), person('p2', 'Ida'), person('p3', 'Jonas')] });
  const frames = among(one, two);
  expect(undoOf({ ...known, summary, frame: two, frames, lastActor: 'p1' })).toEqual({ kind: 'ask', seat: 'p1' });
  const free = frame('p1', true);
  expect(undoOf({ ...known, summary, frame: two, frames: among(free, two) })).toEqual({ kind: 'now', seat: 'p1' });
});

test('one request at a time; spectators and finished matches have none', () => {
  const mine = frame('p1');
  const summary = summaryOf();
  expect(undoOf({ ...known, summary, frame: mine, frames: among(mine), asking: 'p1' }).kind).toBe('waiting');
  const watching = frame('spectator');
  expect(undoOf({ ...known, summary, frame: watching, frames: among(watching) }).kind).toBe('none');
  const over = { ...mine, outcome: { winners: ['p1'], reason: { key: 'outcome.conceded' } } };
  expect(undoOf({ ...known, summary, frame: over, frames: among(over) }).kind).toBe('none');
  const left = { ...mine, conceded: ['p1'] };
  expect(undoOf({ ...known, summary, frame: left, frames: among(left) }).kind).toBe('none');
});

test('the result is shown to all, to the seat that asked in other words', () => {
  const t = translator('en', 'galaxy-dice', { p1: 'Ida' });
  const closed = (result: 'granted' | 'refused' | 'expired' | 'withdrawn') => ({ matchId: 'm', by: 'p1', result });
  expect(endOf(t, closed('granted'), ['p2'])).toBe('Ida has undone the last move.');
  expect(endOf(t, closed('refused'), ['p2'])).toBe('Ida’s last move stands.');
  expect(endOf(t, closed('refused'), ['p1'])).toBe('The others declined. Your last move stands.');
  expect(endOf(t, closed('expired'), ['p1'])).toContain('Your move stands.');
  expect(endOf(t, closed('withdrawn'), ['p1'])).toContain('withdrawn');
});
