import { type Block, type Chapter, inlineOf, type Rulebook, type Section } from './parse.ts';

/** A block that contains every word of the query, and its place. */
export interface Hit {
  readonly chapter: Chapter;
  readonly section: Section;
  readonly block: Block;
}

/** Removes case and accents letter by letter, so that positions in both texts are the same. */
function fold(text: string): string {
  return text.replace(/./gs, (letter) => letter.normalize('NFD').charAt(0).toLowerCase());
}

/** Splits a query into words. */
export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** A line as plain text: names translated, markup removed. */
function plainOf(line: string, nameOf: (key: string) => string): string {
  return inlineOf(line)
    .map((part) => (part.kind === 'name' ? nameOf(part.key) : part.kind === 'link' ? '' : part.text))
    .join('');
}

/** All blocks that contain every word of the query, in the order of the book; section titles count as part of them. */
export function searchRules(book: Rulebook, query: string, nameOf: (key: string) => string): Hit[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return book.chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section) =>
      section.blocks.flatMap((block) => {
        const text = fold(
          [chapter.title, section.title, ...block.lines.map((line) => plainOf(line, nameOf))].join(' '),
        );
        return block.kind !== 'figure' && words.every((word) => text.includes(word))
          ? [{ chapter, section, block }]
          : [];
      }),
    ),
  );
}

/** Splits a text at the words of a query: every second piece is one of them. */
export function cutAt(text: string, words: readonly string[]): string[] {
  if (words.length === 0) return [text];
  const marks = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const pieces: string[] = [];
  let end = 0;
  for (const { index, 0: found } of fold(text).matchAll(new RegExp(marks, 'g'))) {
    pieces.push(text.slice(end, index), text.slice(index, index + found.length));
    end = index + found.length;
  }
  return [...pieces, text.slice(end)];
}
