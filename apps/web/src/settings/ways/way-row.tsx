import type { ReactNode } from 'react';
import { cx } from '../../kit/ui/cx.ts';
import { Icon, type IconName } from '../../kit/ui/icons.tsx';
import * as css from './ways.module.css';

interface WayRowProps {
  readonly icon: IconName;
  readonly title: string;
  /** What it sends, or when. */
  readonly detail: ReactNode;
  /** `refused`: it cannot be used here. `failed`: it should work, and does not. */
  readonly tone?: 'refused' | 'failed' | undefined;
  /** Address or state, and below it what came of it. */
  readonly children?: ReactNode;
  /** Test and switch. */
  readonly acts?: ReactNode;
}

/** One way in which a player is reached. */
export function WayRow({ icon, title, detail, tone, children, acts }: WayRowProps) {
  return (
    <li className={cx(css.way, tone === 'refused' && css.refused, tone === 'failed' && css.failed)}>
      <span className={css.sign}>
        <Icon name={tone === 'failed' ? 'alert' : icon} size={22} />
      </span>
      <span className={css.name}>
        <b>{title}</b>
        <small>{detail}</small>
      </span>
      {acts && <span className={css.acts}>{acts}</span>}
      {children && <div className={css.middle}>{children}</div>}
    </li>
  );
}

/** What came of something, with its sign: done, or failed. */
export function Result({ isGood, children }: { readonly isGood: boolean; readonly children: ReactNode }) {
  return (
    <span className={isGood ? css.good : css.bad}>
      <Icon name={isGood ? 'check' : 'alert'} size={16} />
      <span>{children}</span>
    </span>
  );
}
