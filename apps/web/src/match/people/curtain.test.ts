import { expect, test } from 'vitest';
import { translator } from '../../kit/i18n/translate.tsx';
import { withAlone } from '../../kit/net/seat-names.ts';
import type { Frame, LogEntry } from '../../kit/net/types.ts';
import { bot, person, summaryOf } from '../../pages/lobby/testing/matches.ts';
import { isSecretFrom, openLines, screenOf } from './curtain.ts';
import { namesOf } from './seating.ts';

const frame = (viewer: string, asked = false): Frame => ({
  matchId: 'm',
  viewer,
  version: 1,
  view: {},
  decisions: asked
    ? [{ id: `${viewer}:1`, seat: viewer, shape: 'one', prompt: { key: 'ask' }, options: [], canUndo: false }]
    : [],
  canUndo: false,
  log: [],
  logLength: 0,
  waitingFor: [],
  pending: [],
});

const seats = [person('rebel', 'Ann'), person('imperial', 'Ann')];
const viewers = ['rebel', 'imperial'];
const secretsOf = (seat: string) => (seat.startsWith('rebel') ? 'rebel' : 'imperial');
const ben = { imperial: 'Ben' };
const shared = { summary: { seats }, here: ben, secretsOf };
const turnOf = (seat: string) => Object.fromEntries(viewers.map((viewer) => [viewer, frame(viewer, viewer === seat)]));

test('a curtain hides the side of another person on the device, also at the start', () => {
  const first = screenOf(shared, { frames: turnOf('rebel'), viewers, shown: null, isBack: false });
  expect(first).toEqual({ kind: 'curtain', from: null, to: 'rebel' });
  const own = screenOf(shared, { frames: turnOf('rebel'), viewers, shown: 'rebel', isBack: false });
  expect(own).toMatchObject({ kind: 'frame', frame: { viewer: 'rebel' }, passTo: null });
  const next = screenOf(shared, { frames: turnOf('imperial'), viewers, shown: 'rebel', isBack: false });
  expect(next).toEqual({ kind: 'curtain', from: 'rebel', to: 'imperial' });
});

test("going back from the curtain shows one's own side, from which the device can be handed over", () => {
  const back = screenOf(shared, { frames: turnOf('imperial'), viewers, shown: 'rebel', isBack: true });
  expect(back).toMatchObject({ kind: 'frame', frame: { viewer: 'rebel' }, passTo: 'imperial' });
});

test('a curtain hides hostile seats of one device also without names, until one person says to play both', () => {
  const unnamed = { ...shared, here: {} };
  const first = screenOf(unnamed, { frames: turnOf('rebel'), viewers, shown: null, isBack: false });
  expect(first).toEqual({ kind: 'curtain', from: null, to: 'rebel' });
  const alone = { ...shared, here: withAlone({}, true) };
  const shown = screenOf(alone, { frames: turnOf('rebel'), viewers, shown: null, isBack: false });
  expect(shown).toMatchObject({ kind: 'frame', passTo: null });
  expect(withAlone(alone.here, false)).toEqual({});
});

test('there is no curtain for one person, between team-mates, in games without secrets, and after the end', () => {
  expect(isSecretFrom({ ...shared, here: withAlone(ben, true) }, 'rebel', 'imperial')).toBe(false);
  expect(isSecretFrom({ ...shared, here: { rebel: 'Ann', imperial: 'Ann' } }, 'rebel', 'imperial')).toBe(false);
  expect(isSecretFrom(shared, 'rebel-admiral', 'rebel-general')).toBe(false);
  expect(isSecretFrom({ ...shared, secretsOf: undefined }, 'rebel', 'imperial')).toBe(false);
  const outcome = { winners: ['rebel'], reason: { key: 'outcome' } };
  const frames = Object.fromEntries(viewers.map((viewer) => [viewer, { ...frame(viewer), outcome }]));
  expect(screenOf(shared, { frames, viewers, shown: null, isBack: false })).toMatchObject({ kind: 'frame' });
});

test('the curtain shows only log lines that both may read', () => {
  const entry = (seq: number, key: string): LogEntry => ({ seq, key, params: {} });
  const own = [entry(0, 'a'), entry(1, 'secret'), entry(2, 'b'), entry(3, 'c')];
  expect(openLines(own, [entry(0, 'a'), entry(1, 'b'), entry(2, 'c')], 2)).toEqual([own[2], own[3]]);
});

test('each seat has the name given on this device; a name with several seats tells which', () => {
  const t = translator('en', 'rebellion');
  const summary = summaryOf({ title: 'rebellion', status: 'playing', seats });
  expect(namesOf(summary, t, ben)).toEqual({ rebel: 'Ann', imperial: 'Ben' });
  expect(namesOf(summary, t)).toEqual({ rebel: 'Ann (Rebels)', imperial: 'Ann (Empire)' });
  const mixed = summaryOf({ status: 'playing', seats: [person('p1', 'Ida'), bot('p2')] });
  expect(namesOf(mixed, t)).toEqual({ p1: 'Ida', p2: 'Computer 1' });
});
