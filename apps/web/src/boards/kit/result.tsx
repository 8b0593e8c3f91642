import { LookMark } from '../../kit/ui/look-mark.tsx';
import type { EndResult } from '../../question/board-set.ts';
import * as css from './result.module.css';

/** The result of a match, in place of the strip of the other players. */
export function Result({ look, title, lines }: EndResult) {
  return (
    <div className={css.result}>
      {look && <LookMark look={look} size={34} className={css.mark} />}
      {title !== null && <h2>{title}</h2>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
