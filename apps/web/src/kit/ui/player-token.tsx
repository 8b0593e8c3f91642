import type { Badge } from '@echo-base/protocol';
import { Suspense } from 'react';
import { initialOf } from './initial.ts';
import { lazyPart } from './lazy-part.tsx';
import { SeatToken, type SeatTokenProps } from './seat-token.tsx';

const BadgeToken = lazyPart(async () => (await import('./badge-token.tsx')).default);

/** Width in pixels of the smallest token in which a figure can be told from another. */
const LEAST = 28;

interface PlayerTokenProps extends Omit<SeatTokenProps, 'initial'> {
  readonly name: string;
  readonly badge?: Badge | undefined;
}

/**
 * The player of a seat in its look: the figure of their badge, or their initial where none is chosen, in a small token, and until
 * the figure is there.
 */
export function PlayerToken({ name, badge, ...props }: PlayerTokenProps) {
  const initial = initialOf(name);
  const plain = <SeatToken {...props} initial={initial} />;
  if (!badge || props.bust || (props.size ?? LEAST) < LEAST) return plain;
  return (
    <Suspense fallback={plain}>
      <BadgeToken {...props} initial={initial} badge={badge} />
    </Suspense>
  );
}
