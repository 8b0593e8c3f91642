import type { AnyTitle, Picture } from '@echo-base/games/engine';
import { expect, test } from 'vitest';
import { row } from '../../test/support/rows.ts';
import type { Logger } from '../observability/log.ts';
import type { AlertWayRow, GlanceRow, MatchRow } from '../storage/store.ts';
import { PictureLinks } from './picture-links.ts';
import { Pictures } from './pictures.ts';

const DAY = 24 * 3_600_000;
const glance = { at: { key: 'at.turn' }, sketch: { rows: ['.'], pieces: [] } };
const DRAWN: Picture = { width: 4, height: 4, shapes: [] };

/** Bob's browser. */
const WAY = { id: 'w1', playerId: 'bob' } as AlertWayRow;

/** Pictures of a match in play whose title draws this, with how often it was drawn. */
function pictures(match: Partial<MatchRow> = {}, draw: () => Picture = () => DRAWN) {
  const shown: GlanceRow['shown'] = { glance, since: {} };
  const state = { seq: 1, at: 100 * DAY, drawn: 0, warnings: 0, isKnown: true };
  const stored = { match: row({ status: 'playing', startedAt: 1, ...match }), seats: [], members: ['bob'] };
  const picture = () => {
    state.drawn += 1;
    return draw();
  };
  const made = new Pictures({
    store: {
      match: async (id) => (id === 'm1' ? stored : null),
      alertWay: async (id) => (id === WAY.id ? WAY : null),
      sanctions: async () => [],
      glanceOf: async (matchId) => (state.isKnown ? { matchId, seq: state.seq, shown } : null),
    },
    titles: [{ id: 'dice', picture } as unknown as AnyTitle],
    pictureLinks: new PictureLinks('key'),
    publicUrl: 'https://play.example.org',
    webDir: '/nowhere',
    now: () => state.at,
    log: {
      warn: () => {
        state.warnings += 1;
      },
    } as unknown as Logger,
  });
  return { made, state };
}

test('a position is drawn once, however many messages show it', async () => {
  const { made, state } = pictures();
  const [one, other] = await Promise.all([made.of('m1', 'bob'), made.of('m1', 'bob')]);
  expect(one).toBeInstanceOf(Buffer);
  expect(await made.of('m1', 'bob')).toBe(other);
  state.seq += 1;
  expect(await made.of('m1', 'bob')).not.toBe(other);
});

test('a picture that fails is none, and the next one is drawn', async () => {
  let isBroken = true;
  const { made, state } = pictures({}, () => {
    if (isBroken) throw new Error('a glance of an older version');
    return DRAWN;
  });
  expect([await made.of('m1', 'bob'), await made.address(WAY, 'm1'), state.warnings]).toEqual([null, null, 2]);
  isBroken = false;
  expect(await made.of('m1', 'bob')).toBeInstanceOf(Buffer);
});

test('one that cannot be drawn does not hinder the next one', async () => {
  let width = 0;
  const { made, state } = pictures({}, () => ({ ...DRAWN, width }));
  expect([await made.of('m1', 'bob'), state.warnings]).toEqual([null, 1]);
  width = 4;
  state.seq += 1;
  expect(await made.of('m1', 'bob')).toBeInstanceOf(Buffer);
});

test.each([
  ['of another match', 'm2', {}],
  ['of a private match', 'm1', { visibility: 'private' }],
  ['of a match closed to spectators', 'm1', { spectators: 'closed' }],
  [
    'of a match closed to spectators, although its host allows pictures',
    'm1',
    { spectators: 'closed', pictures: true },
  ],
  ['while spectators are delayed', 'm1', { spectators: 'delayed' }],
] as const)('there is no picture %s', async (_what, id, match) => {
  const { made, state } = pictures(match);
  const token = new PictureLinks('key').token({ wayId: 'w1', matchId: id }, state.at);
  expect([await made.of(id, 'bob'), await made.address(WAY, id), await made.read(token), state.drawn]).toEqual([
    null,
    null,
    null,
    0,
  ]);
});

test.each([
  ['of a private match whose host shows it', { visibility: 'private', pictures: true }],
  ['after the end, though spectators were delayed', { spectators: 'delayed', status: 'finished' }],
] as const)('there is a picture %s', async (_what, match) =>
  expect(await pictures(match).made.of('m1', 'bob')).toBeInstanceOf(Buffer),
);

test('a private match has none for who is no member', async () =>
  expect(await pictures({ visibility: 'private', pictures: true }).made.of('m1', 'eve')).toBeNull());

test('a match without a stored glance has no picture', async () => {
  const { made, state } = pictures();
  state.isKnown = false;
  expect(await made.of('m1', 'bob')).toBeNull();
});
