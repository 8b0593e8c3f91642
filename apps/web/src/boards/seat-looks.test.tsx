import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { TranslationProvider } from '../kit/i18n/translate.tsx';
import type { ReplayOutline } from '../kit/net/replay.ts';
import type { MatchSummary } from '../kit/net/types.ts';
import { SeatTokens } from '../pages/lobby/seat-tokens.tsx';
import { ReplayLog } from '../pages/replay/replay-log.tsx';
import { Scrubber } from '../pages/replay/scrubber.tsx';
import { boardOf, lookIn } from './index.ts';
import { seatLook } from './seat-looks.ts';

beforeAll(() => boardOf('imperial-assault').load());

const PLAYERS = ['p1', 'p2', 'p3', 'p4'];
const looksIn = (markup: string) => [...markup.matchAll(/data-look="(\w+)"/g)].map(([, look]) => look);

test.each([
  ['galaxy-dice', PLAYERS, ['plain', 'bars', 'dots', 'ring']],
  ['rebellion', ['rebel', 'imperial', 'rebel-general', 'imperial-admiral'], ['rebel', 'empire', 'rebel', 'empire']],
  ['battle-of-hoth', ['rebels', 'empire', 'rebels-2', 'empire-2'], ['rebel', 'empire', 'rebel', 'empire']],
  ['imperial-assault', ['p1', 'p2'], ['rebel', 'empire']],
  ['a new game', ['p1', 'p2', 'north'], ['plain', 'bars', 'none']],
])('in the lobby the seats of %s look as they do in the match', (title, seats, looks) => {
  const match = { title, seats: seats.map((id) => ({ id, kind: 'human', playerName: 'Ida' })) };
  const tokens = renderToString(
    <TranslationProvider title={title}>
      <SeatTokens match={match as unknown as MatchSummary} className={undefined} />
    </TranslationProvider>,
  );
  expect(looksIn(tokens)).toEqual(looks);
});

/** A replay in which each of four players calls for new hope. */
const ROWS: ReplayOutline = {
  chapters: [{ step: 1, name: { key: 'planet.hoth' }, turns: [{ step: 1, seat: 'p1' }] }],
  steps: PLAYERS.map((seat, seq) => ({
    seq,
    seat,
    log: [{ seq, key: 'log.newHope', params: { seat: { key: `seat.${seat}` }, ally: { key: 'ally.ackbar' } } }],
  })),
} as unknown as ReplayOutline;
const lookOf = (seat: string) => seatLook('galaxy-dice', seat);
const go = () => undefined;

test('the log of a replay and the marks of its time line have the looks of the players', () => {
  const landmarks = PLAYERS.map((seat, index) => ({ seat, step: index + 1, key: 'log.newHope' }));
  const [log, line] = [
    <ReplayLog key="log" lookOf={lookOf} go={go} outline={ROWS} log={undefined} position={0} viewer="all" />,
    <Scrubber
      key="line"
      lookOf={lookOf}
      go={go}
      landmarks={landmarks}
      outline={ROWS}
      position={0}
      kinds={{ 'log.newHope': 'replay' }}
    />,
  ].map((part) => renderToString(<TranslationProvider title="galaxy-dice">{part}</TranslationProvider>));
  expect(looksIn(log ?? '')).toEqual(['plain', 'bars', 'dots', 'ring']);
  expect(looksIn(line ?? '')).toEqual(['plain', 'bars', 'dots', 'ring']);
});

test('the armies of Imperial Assault decide its looks once they are known', () => {
  const view = {
    players: [
      { seat: 'p1', cards: ['darth-vader'] },
      { seat: 'p2', cards: ['luke-skywalker'] },
    ],
  };
  expect(['p1', 'p2'].map((seat) => lookIn('imperial-assault', seat, view))).toEqual(['empire', 'rebel']);
  expect(['p1', 'p2'].map((seat) => lookIn('imperial-assault', seat, null))).toEqual(['rebel', 'empire']);
});
