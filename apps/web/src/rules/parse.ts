/** Part of a line: plain words, bold words, a name of the game, or a link to a section. */
export type Inline =
  | { readonly kind: 'words' | 'strong'; readonly text: string }
  | { readonly kind: 'name'; readonly key: string }
  | { readonly kind: 'link'; readonly to: string };

/** A paragraph of the rules, a list, an example or a figure. */
export interface Block {
  readonly kind: 'text' | 'list' | 'example' | 'figure';
  /** Clauses it states, each an anchor. */
  readonly clauses: readonly string[];
  /** Paragraph: one line. List: its items. Figure: its words. */
  readonly lines: readonly string[];
  /** Id of a figure. */
  readonly figure: string | null;
}

/** Part of a chapter. The first has the id of the chapter and no heading. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

/** The rules of a title in one language. */
export interface Rulebook {
  readonly chapters: readonly Chapter[];
  /** Hints for a first match, by `guide-<player>-<step>`, and the title of each guide by `guide-<player>`. */
  readonly hints: ReadonlyMap<string, Section>;
}

const HEADING = /^(##?) (\S+) \| (.+)$/;
const CLAUSES = /^((?:@\S+ )+)/;
const GUIDE = 'guide-';

const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim());

/** Parses one block, the lines between two empty ones. */
function blockOf(lines: readonly string[]): Block {
  const [first = ''] = lines;
  const text = lines.join(' ');
  if (first.startsWith('!')) {
    const [figure = '', ...words] = cells(first.slice(1));
    return { kind: 'figure', clauses: [], lines: words, figure };
  }
  if (first.startsWith('- ')) {
    return { kind: 'list', clauses: [], lines: lines.map((line) => line.slice(2)), figure: null };
  }
  if (first.startsWith('> ')) return { kind: 'example', clauses: [], lines: [text.slice(2)], figure: null };
  const marks = CLAUSES.exec(text)?.[1] ?? '';
  const clauses = marks.split(' ').flatMap((mark) => (mark ? [mark.slice(1)] : []));
  return { kind: 'text', clauses, lines: [text.slice(marks.length)], figure: null };
}

interface OpenChapter {
  readonly id: string;
  readonly title: string;
  readonly sections: { id: string; title: string; blocks: Block[] }[];
}

function split(text: string): OpenChapter[] {
  const chapters: OpenChapter[] = [];
  for (const part of text.split(/\n\s*\n/)) {
    const lines = part.split('\n').filter((line) => line.trim() !== '');
    const heading = HEADING.exec(lines[0] ?? '');
    const [, level, id = '', title = ''] = heading ?? [];
    const chapter = chapters.at(-1);
    if (level === '#') chapters.push({ id, title, sections: [{ id, title: '', blocks: [] }] });
    else if (level === '##') chapter?.sections.push({ id, title, blocks: [] });
    else if (lines.length > 0) chapter?.sections.at(-1)?.blocks.push(blockOf(lines));
  }
  return chapters;
}

/**
 * Parser of rules files, a subset of Markdown. Parts are separated by empty lines: `# id | title` opens a chapter and
 * `## id | title` a section; `- ` items, `> ` an example, `!id | words` a figure, `@clause` before a paragraph its
 * clauses.
 */
export function parseRules(text: string): Rulebook {
  const all = split(text);
  const hints = all
    .filter(({ id }) => id.startsWith(GUIDE))
    .flatMap(({ id, title, sections }) => [{ id, title, blocks: [] }, ...sections.slice(1)]);
  return {
    chapters: all.filter(({ id }) => !id.startsWith(GUIDE)),
    hints: new Map(hints.map((section) => [section.id, section])),
  };
}

const MARKS = /\*\*(.+?)\*\*|\[\[(#?)([\w.-]+)\]\]/g;

/** Parses a line into words, bold words (`**`), names (`[[key]]`) and links to sections (`[[#id]]`). */
export function inlineOf(line: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of line.matchAll(MARKS)) {
    const [whole, strong, isLink, key = ''] = match;
    if (match.index > end) parts.push({ kind: 'words', text: line.slice(end, match.index) });
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else parts.push(isLink ? { kind: 'link', to: key } : { kind: 'name', key });
    end = match.index + whole.length;
  }
  if (end < line.length) parts.push({ kind: 'words', text: line.slice(end) });
  return parts;
}

/** Target of an anchor: a chapter, a section or a clause. */
export interface AnchorTarget {
  readonly chapter: Chapter;
  readonly section: Section;
}

/** An anchor as part of an address: servers mistake a name with a dot for a file. */
export const slugOf = (anchor: string): string => anchor.replaceAll('.', '-');

/** The anchor of a slug; null if the rules do not have it. */
export function anchorOf({ chapters }: Rulebook, slug: string): string | null {
  const anchors = chapters.flatMap(({ sections }) =>
    sections.flatMap(({ id, blocks }) => [id, ...blocks.flatMap(({ clauses }) => clauses)]),
  );
  return anchors.find((anchor) => slugOf(anchor) === slug) ?? null;
}

/** The place of a chapter, section or clause by its id; null if the rules do not have it. */
export function placeOf({ chapters }: Rulebook, anchor: string): AnchorTarget | null {
  for (const chapter of chapters) {
    for (const section of chapter.sections) {
      if (section.id === anchor) return { chapter, section };
      if (section.blocks.some(({ clauses }) => clauses.includes(anchor))) return { chapter, section };
    }
  }
  return null;
}
