import type { Badge } from '@echo-base/protocol';
import { Suspense } from 'react';
import { initialOf } from './initial.ts';
import { lazyPart } from './lazy-part.tsx';
import { SeatToken, type SeatTokenProps } from './seat-token.tsx';

const BadgeToken = lazyPart(async () => (await import('./badge-token.tsx')).default);

interface PlayerTokenProps extends Omit<SeatTokenProps, 'initial'> {
  readonly name: string;
  readonly badge?: Badge | undefined;
}

/**
 * The player of a seat in its look: the figure of their badge, or their initial where none is chosen, and until the figure is
 * there.
 */
export function PlayerToken({ name, badge, ...props }: PlayerTokenProps) {
  const plain = <SeatToken {...props} initial={initialOf(name)} />;
  if (!badge || props.bust) return plain;
  return (
    <Suspense fallback={plain}>
      <BadgeToken {...props} badge={badge} />
    </Suspense>
  );
}
