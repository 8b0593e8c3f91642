import type { ReactNode } from 'react';
import * as css from './gallery.module.css';

/** A component with a caption. */
export function Sample({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div className={css.sample}>
      {children}
      <small>{note}</small>
    </div>
  );
}
