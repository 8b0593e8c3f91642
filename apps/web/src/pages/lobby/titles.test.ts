import '../../kit/i18n/testing/all-languages.ts';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../kit/i18n/languages.ts';
import { titleTranslator } from '../../kit/i18n/title-translator.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { person, summaryOf } from './testing/matches.ts';
import { cardTitles } from './titles.ts';

const SEATS = [person('rebels', 'Ida'), person('empire', 'Marta')];

function hoth(matchId: string, scenario: string, startedAt: string): MatchSummary {
  return summaryOf({
    ...{ matchId, title: 'battle-of-hoth', name: '', status: 'playing', seats: SEATS, mine: ['rebels'] },
    options: { scenario },
    startedAt,
  });
}

const titlesOf = (matches: readonly MatchSummary[], language: (typeof LANGUAGES)[number] = 'en') => [
  ...cardTitles((title) => titleTranslator(language, title), language, matches).values(),
];

test.each(LANGUAGES)(
  'two games of Hoth against one person have different titles, none with the name of the game (%s)',
  (language) => {
    const first = hoth('a', 'outpost-attack', '2026-11-20T10:00:00Z');
    const matches = [
      first,
      hoth('b', 'outpost-attack', '2026-11-03T10:00:00Z'),
      hoth('c', 'outpost-attack', '2026-11-20T10:00:00Z'),
      hoth('d', 'last-stand', '2026-11-20T10:00:00Z'),
      { ...first, matchId: 'e', name: 'Friday' },
      { ...first, matchId: 'f', name: 'Friday', startedAt: '2026-11-21T12:30:00Z' },
    ];
    const titles = titlesOf(matches, language);
    expect(new Set(titles).size).toBe(matches.length);
    const game = titleTranslator(language, 'battle-of-hoth')('title.battle-of-hoth');
    for (const title of titles) expect(title).not.toContain(game);
  },
);

test('a title says what is played and with whom; games of one kind the day on which they began', () => {
  const twice = [hoth('a', 'last-stand', '2026-11-20T10:00:00Z'), hoth('b', 'last-stand', '2026-11-03T10:00:00Z')];
  expect(titlesOf([...twice, hoth('c', 'under-siege', '2026-11-03T10:00:00Z')])).toEqual([
    expect.stringMatching(/^Last stand, Marta, (November 20|20 November)$/),
    expect.stringMatching(/^Last stand, Marta, (November 3|3 November)$/),
    'Under siege, Marta',
  ]);
  const rebellion = summaryOf({ title: 'rebellion', name: '', status: 'playing', mine: ['rebel'] });
  const seats = [person('rebel', 'Ida'), person('imperial', 'Marta')];
  expect(titlesOf([{ ...rebellion, seats }])).toEqual(['Rebellion with Marta']);
  const mission = { key: 'mission.mos-eisley-outskirts-a' };
  const glance = { place: mission, at: { key: 'at.round', params: { n: 3 } }, sketch: { rows: [], pieces: [] } };
  const assault = {
    title: 'imperial-assault',
    seats: [person('p1', 'Ida'), person('p2', 'Jonas')],
    mine: ['p1'],
    glance,
  };
  expect(titlesOf([{ ...rebellion, ...assault }])).toEqual(['Get to the Ship, Jonas']);
  const asked = summaryOf({ host: 'Marta', keptForMe: ['p2'], rematchOf: 'x' });
  expect(titlesOf([asked])).toEqual(['Marta wants a rematch']);
});
