import { commandIds, deploymentIds } from '@echo-base/games/imperial-assault/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TranslationProvider } from '../../../kit/i18n/translate.tsx';
import type { AnyCard } from './card.ts';
import { Face } from './face.tsx';

/** The words of a card; a missing sentence shows its key. */
const wordsOf = (card: AnyCard): string =>
  renderToStaticMarkup(
    <TranslationProvider title="imperial-assault">
      <Face card={card} />
    </TranslationProvider>,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const MISSING = /\b(ability|command|condition|keyword|mission|card|board|die)(Text)?\.[a-z]/;

test('every deployment card and every command card can be read whole', () => {
  const all = [
    ...deploymentIds.map((id) => wordsOf({ kind: 'card', id })),
    ...commandIds.map((id) => wordsOf({ kind: 'command', id })),
  ];
  expect(all).toHaveLength(36 + 37);
  expect(all.filter((words) => MISSING.test(words) || words.length < 40)).toEqual([]);
});

test('a deployment card says what its keywords and abilities do', () => {
  const words = wordsOf({ kind: 'card', id: 'royal-guard' });
  expect(words).toContain('Reach Melee attacks reach up to 2 spaces');
  expect(words).toContain('Vengeance When a friendly figure next to it is defeated, it becomes Focused.');
});

test('abilities, keywords, conditions and missions are read by their names', () => {
  expect(wordsOf({ kind: 'ability', id: 'pounce' })).toMatch(/^Pounce Action\. Place it/);
  expect(wordsOf({ kind: 'keyword', id: 'reach' })).toMatch(/^Reach Melee attacks/);
  expect(wordsOf({ kind: 'condition', id: 'stunned' })).toMatch(/^Stunned It cannot declare/);
  expect(wordsOf({ kind: 'mission', id: 'moisture-farm-a' })).toContain('7 points for each crate');
});
