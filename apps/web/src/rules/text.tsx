import { Fragment, type ReactNode } from 'react';
import { Steps } from '../kit/ui/steps.tsx';
import type { RulesArt } from './book.ts';
import { type Block, inlineOf, placeOf, type Rulebook } from './parse.ts';
import { cutAt } from './search.ts';
import * as css from './text.module.css';

/** Context for rendering a line: the book for titles of sections, the title's names and figures, and the query. */
export interface Reading {
  readonly book: Rulebook;
  readonly art: RulesArt;
  /** Words to mark. */
  readonly words: readonly string[];
  open(anchor: string): void;
}

/** A text with the words of a query marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return cutAt(text, words).map((piece, index) => {
    // The same text is always split the same way, so the position is a stable key.
    const key = `${index}${piece}`;
    return index % 2 === 1 ? <mark key={key}>{piece}</mark> : <Fragment key={key}>{piece}</Fragment>;
  });
}

function SectionLink({ to, reading }: { to: string; reading: Reading }) {
  const place = placeOf(reading.book, to);
  if (!place) return null;
  return (
    <button type="button" className={css.link} onClick={() => reading.open(to)}>
      {place.section.title || place.chapter.title}
    </button>
  );
}

function Line({ line, reading }: { line: string; reading: Reading }) {
  const { art, words } = reading;
  return inlineOf(line).map((part, index): ReactNode => {
    const key = `${index}${part.kind}`;
    if (part.kind === 'name') return <art.Name key={key} name={part.key} />;
    if (part.kind === 'link') return <SectionLink key={key} to={part.to} reading={reading} />;
    if (part.kind === 'words') return <Marked key={key} text={part.text} words={words} />;
    return (
      <strong key={key}>
        <Marked text={part.text} words={words} />
      </strong>
    );
  });
}

/** A figure of the title, or steps drawn from the words of the text. */
function Figure({ block, reading }: { block: Block; reading: Reading }) {
  const id = block.figure ?? '';
  if (id === 'steps')
    return <Steps label={block.lines.join(', ')} names={block.lines} now={-1} className={css.steps} />;
  const Drawing = reading.art.figures[id];
  return Drawing ? <Drawing words={block.lines} /> : null;
}

/** The number of a clause as players write it: 8.5 for RB-8.5. */
const numberOf = (clause: string): string => clause.slice(clause.indexOf('-') + 1);

interface BlockProps {
  readonly block: Block;
  readonly reading: Reading;
  /** The requested clause. */
  readonly asked: string | null;
}

/** One paragraph. If it states a clause, it has its number and an anchor. */
export function BlockText({ block, reading, asked }: BlockProps) {
  const [line = ''] = block.lines;
  if (block.kind === 'figure') return <Figure block={block} reading={reading} />;
  if (block.kind === 'example') {
    return (
      <p className={css.example}>
        <Line line={line} reading={reading} />
      </p>
    );
  }
  if (block.kind === 'list') {
    return (
      <ul className={css.list}>
        {block.lines.map((item) => (
          <li key={item}>
            <Line line={item} reading={reading} />
          </li>
        ))}
      </ul>
    );
  }
  const [clause] = block.clauses;
  if (clause === undefined) {
    return (
      <p>
        <Line line={line} reading={reading} />
      </p>
    );
  }
  const isAsked = asked !== null && block.clauses.includes(asked);
  return (
    <p className={css.clause} id={clause} tabIndex={-1} data-clause={block.clauses.join(' ')} data-asked={isAsked}>
      <span className={css.number}>{numberOf(clause)}</span>
      <span>
        <Line line={line} reading={reading} />
      </span>
    </p>
  );
}
