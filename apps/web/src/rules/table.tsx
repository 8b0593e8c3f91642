import type { ReactNode } from 'react';
import { cx } from '../kit/ui/cx.ts';
import * as css from './table.module.css';

interface RulesTableProps {
  readonly caption?: string;
  /** Headings of the columns. */
  readonly columns: readonly string[];
  readonly className?: string | undefined;
  /** Rows, each with a heading of its own. */
  readonly children: ReactNode;
}

/** Table among the rules; scrolls sideways where it is wider than the page. */
export function RulesTable({ caption, columns, className, children }: RulesTableProps) {
  return (
    <div className={css.wide}>
      <table className={cx(css.table, className)}>
        {caption !== undefined && <caption>{caption}</caption>}
        <thead>
          <tr>{columns.map((word) => (word === '' ? <td key="" /> : <Heading key={word} word={word} />))}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function Heading({ word }: { readonly word: string }) {
  return <th scope="col">{word}</th>;
}
