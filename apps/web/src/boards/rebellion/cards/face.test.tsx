import {
  ACTION_IDS,
  MISSION_IDS,
  type MissionCard,
  OBJECTIVE_IDS,
  SYSTEM_IDS,
  TACTIC_IDS,
  type TacticCard,
} from '@echo-base/games/rebellion/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { TranslationProvider, translator } from '../../../kit/i18n/translate.tsx';
import en from '../text/en.json' with { type: 'json' };
import es from '../text/es.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };
import it from '../text/it.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import { type AnyCard, cardText, gistOf, nameOf, textOf } from './card.ts';
import { Face } from './face.tsx';

const CARDS: readonly AnyCard[] = [
  ...MISSION_IDS.map((id) => ({ deck: 'mission' as const, id: `${id}#1` as MissionCard })),
  ...ACTION_IDS.map((id) => ({ deck: 'action' as const, id })),
  ...OBJECTIVE_IDS.map((id) => ({ deck: 'objective' as const, id })),
  ...TACTIC_IDS.map((id) => ({ deck: 'tactic' as const, id: `${id}#1` as TacticCard })),
];
const t = translator('en', 'rebellion');
/** Pattern of text keys, which would show if a text were missing. */
const KEY = /(mission|action|objective|tactic|board|skill|leader|theatre)\.[a-z]+/;

function words(card: AnyCard, size: 'hand' | 'full'): string {
  const markup = renderToString(
    <TranslationProvider title="rebellion">
      <Face card={card} size={size} />
    </TranslationProvider>,
  );
  return markup
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'");
}

test.each(CARDS)(
  '$deck $id has its name, its requirement and a summary in the hand, the full text at full size',
  (card) => {
    const small = words(card, 'hand');
    const full = words(card, 'full');
    for (const shown of [small, full]) expect(shown).toContain(nameOf(t, card));
    expect(small).toContain(gistOf(t, card));
    expect(full).toContain(textOf(t, card));
    expect(cardText(t, card)).toContain(`${nameOf(t, card)}, `);
    for (const shown of [small, full, cardText(t, card)]) expect(shown).not.toMatch(KEY);
  },
);

test("a mission shows the number it requires and its leader's bonus", () => {
  expect(words({ deck: 'mission', id: 'wookiee-uprising#1' }, 'hand')).toMatch(/3\s+Attempt/);
  expect(words({ deck: 'mission', id: 'wookiee-uprising#1' }, 'full')).toContain('Chewbacca: +2 successes');
});

test.each(SYSTEM_IDS)('a probe card of %s names the system', (id) => {
  expect(words({ deck: 'probe', id }, 'hand')).toContain(t(`system.${id}`));
});

describe.each(Object.entries({ en, it, fr, es, pt }))('in %s', (_language, sentences) => {
  const all: Readonly<Record<string, string>> = sentences;

  test('every summary fits on a card', () => {
    const gists = Object.entries(all).filter(([key]) => key.endsWith('.gist'));
    expect(gists).toHaveLength(CARDS.length);
    for (const [key, gist] of gists) expect(gist.length, key).toBeLessThan(46);
  });
});
