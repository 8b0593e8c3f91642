import '../kit/i18n/testing/all-languages.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../kit/i18n/languages.ts';
import { translator } from '../kit/i18n/translate.tsx';
import { RULES_TITLES, type RulesArt } from './book.ts';
import { type Block, inlineOf, parseRules, placeOf, type Rulebook, type Section } from './parse.ts';
import { cutAt, searchRules, wordsOf } from './search.ts';

const arts = import.meta.glob<{ readonly art: RulesArt }>('../boards/*/rules/art.tsx', { eager: true });
const texts = import.meta.glob<string>('../boards/*/rules/*.md', { eager: true, query: '?raw', import: 'default' });

const textOf = (title: string, language: Language): string => texts[`../boards/${title}/rules/${language}.md`] ?? '';
const bookOf = (title: string, language: Language): Rulebook => parseRules(textOf(title, language));

const sectionsOf = ({ chapters, hints }: Rulebook): Section[] => [
  ...chapters.flatMap(({ sections }) => sections),
  ...hints.values(),
];

/** Cards and systems named by a line; names of units may differ by language. */
const cardsIn = (line: string): string[] =>
  inlineOf(line).flatMap((part) => {
    if (part.kind === 'link') return [`#${part.to}`];
    return part.kind === 'name' && /^(mission|action|objective|tactic|system|card)\./.test(part.key) ? [part.key] : [];
  });

/** What must be equal in all languages: kinds, clauses, figures with their number of words, length of lists, cards. */
const shapeOf = ({ kind, clauses, figure, lines }: Block) => ({
  kind,
  clauses,
  figure,
  lines: lines.length,
  cards: lines.flatMap(cardsIn).sort(),
});

/** Clauses that a title names in refusals, budgets and log entries. */
function clausesNamed(title: string): string[] {
  const root = new URL(`../../../../packages/games/src/${title}/`, import.meta.url).pathname;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('testing'),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/'([A-Z]{2,3}-\d+(?:\.\d+)+)'/g)].map(([, id]) => id ?? ''),
  );
  return [...new Set(found)].sort();
}

describe.each(RULES_TITLES)('the rules of %s', (title) => {
  const english = bookOf(title, 'en');
  const clauses = sectionsOf(english).flatMap(({ blocks }) => blocks.flatMap((block) => block.clauses));

  test('every clause named by a refusal, a budget or a log entry is stated exactly once', () => {
    const named = clausesNamed(title);
    expect(named).not.toEqual([]);
    expect(named.filter((id) => !clauses.includes(id))).toEqual([]);
    expect(clauses.filter((id, index) => clauses.indexOf(id) !== index)).toEqual([]);
    for (const id of named) expect(placeOf(english, id)?.chapter.id).toBeDefined();
  });

  test.each(LANGUAGES)('%s has the same chapters, sections, clauses, figures and cards', (language) => {
    const book = bookOf(title, language);
    expect(book.chapters.map(({ id }) => id)).toEqual(english.chapters.map(({ id }) => id));
    expect(sectionsOf(book).map(({ id }) => id)).toEqual(sectionsOf(english).map(({ id }) => id));
    const wanted = new Map(sectionsOf(english).map(({ id, blocks }) => [id, blocks.map(shapeOf)]));
    for (const { id, blocks } of sectionsOf(book)) expect(blocks.map(shapeOf), id).toEqual(wanted.get(id));
  });

  test.each(LANGUAGES)('%s: no title and no line is missing, every name and link is known', (language) => {
    const book = bookOf(title, language);
    const t = translator(language, title);
    const figures = Object.keys(arts[`../boards/${title}/rules/art.tsx`]?.art.figures ?? {});
    for (const { title: heading } of book.chapters) expect(heading).not.toBe('');
    for (const { id, blocks } of sectionsOf(book)) {
      for (const { figure, lines } of blocks) {
        if (figure !== null) expect([...figures, 'steps']).toContain(figure);
        for (const line of lines) expect(line, id).not.toBe('');
        for (const part of lines.flatMap(inlineOf)) {
          if (part.kind === 'name') expect(t({ key: part.key }), part.key).not.toBe(part.key);
          if (part.kind === 'link') expect(placeOf(book, part.to), part.to).not.toBeNull();
        }
      }
    }
  });

  test.each(LANGUAGES.filter((language) => language !== 'en'))('%s is no copy of the English text', (language) => {
    const lines = new Set(sectionsOf(english).flatMap(({ blocks }) => blocks.flatMap((block) => block.lines)));
    const same = sectionsOf(bookOf(title, language))
      .flatMap(({ blocks }) => blocks.filter(({ kind }) => kind !== 'figure').flatMap((block) => block.lines))
      .filter((line) => lines.has(line));
    expect(same).toEqual([]);
  });
});

const SMALL = parseRules(`# one | First

Opening.

## one-a | Part

@X-1.1 @X-1.2 A **bold** word, [[unit.x]] and [[#two]].

- item one
- item two

> Say.

!fig | a | b

# two | Second

Fini déjà.

# guide-me | Guide

## guide-me-now | Now

Hint.`);

test('text is parsed into chapters, sections and blocks; guides are separate', () => {
  expect(SMALL.chapters.map(({ id, sections }) => [id, sections.map((section) => section.id)])).toEqual([
    ['one', ['one', 'one-a']],
    ['two', ['two']],
  ]);
  expect(SMALL.chapters[0]?.sections[1]?.blocks).toEqual([
    {
      kind: 'text',
      clauses: ['X-1.1', 'X-1.2'],
      lines: ['A **bold** word, [[unit.x]] and [[#two]].'],
      figure: null,
    },
    { kind: 'list', clauses: [], lines: ['item one', 'item two'], figure: null },
    { kind: 'example', clauses: [], lines: ['Say.'], figure: null },
    { kind: 'figure', clauses: [], lines: ['a', 'b'], figure: 'fig' },
  ]);
  expect([...SMALL.hints].map(([id, { title }]) => [id, title])).toEqual([
    ['guide-me', 'Guide'],
    ['guide-me-now', 'Now'],
  ]);
});

test('a line is parsed into words, bold words, names and links', () => {
  expect(inlineOf('A **bold** word, [[unit.x]] and [[#two]].')).toEqual([
    { kind: 'words', text: 'A ' },
    { kind: 'strong', text: 'bold' },
    { kind: 'words', text: ' word, ' },
    { kind: 'name', key: 'unit.x' },
    { kind: 'words', text: ' and ' },
    { kind: 'link', to: 'two' },
    { kind: 'words', text: '.' },
  ]);
});

test('the search ignores case and accents, includes names, and requires every word', () => {
  const found = (query: string) => searchRules(SMALL, query, () => 'X-wing').map(({ section }) => section.id);
  expect(found('DEJA')).toEqual(['two']);
  expect(found('x-wing bold')).toEqual(['one-a']);
  expect(found('x-wing déjà')).toEqual([]);
  expect(found(' ')).toEqual([]);
});

test('marks are exactly at the words', () => {
  expect(cutAt('Déjà vu, deja lu', wordsOf('déjà'))).toEqual(['', 'Déjà', ' vu, ', 'deja', ' lu']);
  expect(cutAt('5 (five) +', wordsOf('(five)'))).toEqual(['5 ', '(five)', ' +']);
  expect(cutAt('nothing', [])).toEqual(['nothing']);
});
