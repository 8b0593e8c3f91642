import '../../kit/i18n/testing/all-languages.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { settingFields, startingValues } from '../../boards/set-up/setting-fields.ts';
import { SettingsForm } from '../../boards/set-up/settings-form.tsx';
import type { Language } from '../../kit/i18n/languages.ts';
import { matchName } from '../../kit/i18n/match-name.ts';
import { titleTranslator } from '../../kit/i18n/title-translator.ts';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { MatchSummary } from '../../kit/net/types.ts';
import { resultOf } from './match-texts.ts';
import { MyMatches } from './my-matches.tsx';
import { OpenMatches } from './open-matches.tsx';
import { bot, galaxy, person, summaryOf } from './testing/matches.ts';

function render(element: ReactNode): string {
  return renderToStaticMarkup(
    <Router ssrPath="/">
      <TranslationProvider title={null}>{element}</TranslationProvider>
    </Router>,
  );
}

const open = (...matches: Parameters<typeof OpenMatches>[0]['matches']) =>
  render(<OpenMatches matches={matches} titles={[galaxy]} onStale={() => undefined} onMore={async () => undefined} />);

test.each([
  ['Join', summaryOf()],
  ['Join as Empire', summaryOf({ title: 'battle-of-hoth', seats: [person('rebel', 'Petra'), person('imperial')] })],
  ['Choose a seat', summaryOf({ title: 'rebellion', seats: [person('rebel'), person('imperial')] })],
  ['Watch', summaryOf({ status: 'playing' })],
  ['No watchers', summaryOf({ status: 'playing', spectators: 'closed' })],
])('an open match shows %s', (words, match) => {
  const html = open(match);
  expect(html).toContain(`>${words}<`);
  if (words !== 'No watchers') expect(html).toContain(`aria-label="${words}: ${match.name}"`);
});

test('a row shows title, creator, seats and special options', () => {
  const html = open(summaryOf({ seats: [person('p1', 'Mei'), bot('p2'), person('p3')], options: { short: true } }));
  expect(html).toContain('Galaxy Rebellion · Mei');
  for (const seat of ['Player 1, Mei', 'Player 2, computer', 'Player 3, open']) expect(html).toContain(seat);
  expect(html).toContain('A computer plays one seat · Short game: leave out Dagobah and Bespin');
  const created = summaryOf({ createdAt: new Date(Date.now() - 300_000).toISOString() });
  expect(open(created)).toMatch(/<time[^>]*title=[^>]*>5\u00a0?.?min</);
});

test('a row tells the time limit, so that nobody joins a game of ten minutes for an evening', () => {
  const clock = { kind: 'bank', bank: 600, increment: 5, atZero: 'claim' } as const;
  expect(open(summaryOf({ clock }))).toContain('10 minutes per player');
  expect(open(summaryOf())).not.toContain('per player');
});

test('W15 after the third match of a creator one button shows the rest', () => {
  const html = open(
    summaryOf({ matchId: 'a' }),
    summaryOf({ matchId: 'b', moreByHost: 37 }),
    summaryOf({ matchId: 'c' }),
  );
  expect(html.match(/37 more by Mei/g)).toHaveLength(1);
});

test('without open matches there is one sentence and what to do', () => {
  expect(open()).toContain('Create one or send a friend your invite link.');
});

test('my match shows Continue only if it waits for me', () => {
  const seats = [person('p1', 'Ida'), person('p2', 'Marta')];
  const mine = summaryOf({ status: 'playing', name: 'Friday', seats, mine: ['p1'], waitingFor: ['p1'] });
  const awaited = render(<MyMatches matches={[mine]} titles={[galaxy]} />);
  for (const words of ['"Friday. ', ' Continue."', 'Galaxy Rebellion with Marta', 'Your move'])
    expect(awaited).toContain(words);
  const theirs = render(<MyMatches matches={[{ ...mine, waitingFor: ['p2'] }]} titles={[galaxy]} />);
  for (const words of ['"Friday. ', ' View."', 'Waiting for Marta']) expect(theirs).toContain(words);
});

test('one line of the card tells in which way a player has left', () => {
  const [ann, clo] = [person('p1', 'Ann'), person('p2', 'Clo')];
  const card = (seats: MatchSummary['seats'], waitingFor: string[]) =>
    render(
      <MyMatches matches={[summaryOf({ status: 'playing', mine: ['p1'], seats, waitingFor })]} titles={[galaxy]} />,
    );
  expect(card([ann, clo], ['p1'])).toContain('Your move');
  const handed = card([{ ...ann, standIn: 'sensible' }, clo], ['p1']);
  expect(handed).toContain('The computer plays for you');
  expect(handed).not.toContain('Your move');
  expect(card([{ ...ann, left: 'conceded' }, clo], ['p2'])).toContain('You have conceded.');
  expect(card([{ ...ann, left: 'time' }, clo], ['p2'])).toContain('You have lost on time.');
  const out = (seat: string) => {
    const clocks = { seats: [{ seat, leftMs: 0, runs: true }], at: '2026-11-21T04:00:00.000Z' };
    const clock = { kind: 'bank', bank: 60, increment: 0, atZero: 'claim' } as const;
    const late = summaryOf({ status: 'playing', mine: ['p1'], seats: [ann, clo], waitingFor: [seat], clock, clocks });
    return render(<MyMatches matches={[late]} titles={[galaxy]} />);
  };
  expect(out('p1')).toContain('You have no time left.');
  expect(out('p2')).toContain('Waiting for Clo (out of time)');
  for (const [more, words] of [
    [{ connected: false }, 'Waiting for Clo (away)'],
    [{ standIn: 'sensible' }, 'Waiting for Clo (computer plays)'],
    [{ removed: true as const, standIn: 'sensible' }, 'Waiting for Clo (removed)'],
  ] as const)
    expect(card([ann, { ...clo, ...more }], ['p2'])).toContain(words);
});

test('a finished match shows winner and score', () => {
  const t = titleTranslator('en', 'galaxy-dice');
  const seats = [person('p1', 'Ida'), bot('p2')];
  const reason = { key: 'outcome.conceded' };
  const won = summaryOf({ status: 'finished', seats, outcome: { winners: ['p2'], scores: { p1: 3, p2: 9 }, reason } });
  expect(resultOf(t, 'en', won)).toEqual({ won: 'Computer 1 won', how: 'Computer 1: 9 · Ida: 3' });
  const left = { ...won, outcome: { winners: ['p1'], reason } };
  expect(resultOf(t, 'en', left)).toEqual({ won: 'Ida won', how: 'By concession' });
});

test('the form of a title has a control for every option, labelled in words', () => {
  const fields = settingFields(galaxy.options);
  const t = titleTranslator('en', 'galaxy-dice');
  const html = render(
    <SettingsForm t={t} fields={fields} values={startingValues(fields, undefined)} onChange={() => undefined} />,
  );
  expect(html).toMatch(/type="checkbox"[^>]*\/><label[^>]*>Short game: leave out Dagobah and Bespin/);
  expect(html).toMatch(/<option value="choose" selected="">Each player chooses<\/option>/);
  expect(html).toContain('<output class');
});

test('a match without a name has its title and people in the language of its reader, one that was typed stays', () => {
  const seats = [person('p1', 'Ida'), person('p2', 'Marta'), bot('p3')];
  const unnamed = summaryOf({ name: '', host: 'Ida', seats });
  const named = (language: Language, match: MatchSummary) =>
    matchName(titleTranslator(language, match.title), language, match);
  expect(named('en', unnamed)).toBe('Galaxy Rebellion with Ida, Marta, and a computer');
  expect(named('it', { ...unnamed, mine: ['p1'] })).toBe('Galaxy Rebellion con Marta e un computer');
  expect(named('fr', { ...unnamed, seats: [person('p1')] })).toBe('Galaxy Rebellion avec Ida');
  expect(named('es', { ...unnamed, name: 'Kitchen table' })).toBe('Kitchen table');
  const card = render(<MyMatches matches={[{ ...unnamed, mine: ['p1'] }]} titles={[galaxy]} />);
  expect(card.match(/Galaxy Rebellion with Marta/g)).toHaveLength(2);
  expect(card).toContain('Standard rules');
});
