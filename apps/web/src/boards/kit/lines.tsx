import type { Text } from '../../kit/net/types.ts';
import type { LogSentence } from '../../question/board-set.ts';
import { Sentence } from '../../question/log/sentence.tsx';
import * as css from './lines.module.css';

interface LinesProps {
  /** Sentences of the log; `count` says how often it was told. */
  readonly sentences: readonly (LogSentence & { readonly count?: number })[];
  /** The target on the board of a name in a sentence. */
  targetOf?: ((name: Text) => string | null) | undefined;
  /** By default the look of the rail. */
  readonly className?: string | undefined;
}

/** What a moment tells in the words of the log, a line each; nothing without sentences. */
export function Lines({ sentences, targetOf, className = css.lines }: LinesProps) {
  if (sentences.length === 0) return null;
  return (
    <ul className={className} data-said="">
      {sentences.map((sentence) => (
        <li key={sentence.seq}>
          <Sentence message={sentence} targetOf={targetOf} />
          {sentence.count !== undefined && sentence.count > 1 && <b className={css.times}> × {sentence.count}</b>}
        </li>
      ))}
    </ul>
  );
}
