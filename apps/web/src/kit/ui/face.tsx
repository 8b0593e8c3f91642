import type { Badge } from '@echo-base/protocol';
import { type CSSProperties, Suspense } from 'react';
import { cx } from './cx.ts';
import * as css from './face.module.css';
import { initialOf } from './initial.ts';
import { lazyPart } from './lazy-part.tsx';

const BadgePicture = lazyPart(async () => (await import('./badge-picture.tsx')).default);

interface FaceProps {
  readonly name: string;
  readonly badge?: Badge | undefined;
  /** Whether the person is here; undefined where nothing is said of that. */
  readonly isHere?: boolean | undefined;
  readonly isPlaying?: boolean;
  readonly size?: number;
}

/** A person as the badge they have chosen, or their initial, with the dot of who is here. Words beside it say the same. */
export function Face({ name, badge, isHere, isPlaying = false, size = 34 }: FaceProps) {
  const initial = initialOf(name);
  return (
    <span
      className={cx(css.face, badge && css.badge)}
      style={{ '--face': `${size / 16}rem` } as CSSProperties}
      data-here={isHere}
      aria-hidden="true"
    >
      {badge ? (
        <Suspense fallback={initial}>
          <BadgePicture badge={badge} size={size} />
        </Suspense>
      ) : (
        initial
      )}
      {isHere && <i className={css.dot} data-playing={isPlaying} />}
    </span>
  );
}
