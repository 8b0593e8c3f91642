import type { View } from '@echo-base/games/imperial-assault/client';
import { Sentence } from '../../../match/sentence.tsx';
import type { Announcement, BoardProps } from '../../types.ts';
import css from './log.module.css';

type DetailsProps = BoardProps<View> & { readonly announcement: Announcement };

/** Details of an announcement, below its title: what followed, in sentences. */
export function Details({ announcement: { entries } }: DetailsProps) {
  const rest = entries.slice(1);
  if (rest.length === 0) return null;
  return (
    <ul className={css.lines}>
      {rest.map((entry) => (
        <li key={entry.seq}>
          <Sentence message={entry} targetOf={() => null} />
        </li>
      ))}
    </ul>
  );
}
