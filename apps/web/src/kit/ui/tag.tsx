import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icons.tsx';
import { Emblem } from './marks.tsx';
import css from './tag.module.css';

interface TagProps {
  /** `lamp` only for "your move"; the sides have their mark, `danger` and `good` their sign. */
  tone?: 'plain' | 'lamp' | 'rebel' | 'empire' | 'danger' | 'good' | undefined;
  children: ReactNode;
}

/** A short label beside a thing. */
export function Tag({ tone = 'plain', children }: TagProps) {
  return (
    <span className={cx(css.tag, tone !== 'plain' && css[tone])} data-tone={tone}>
      {(tone === 'rebel' || tone === 'empire') && <Emblem id={tone} size={12} />}
      {tone === 'danger' && <Icon name="alert" size={14} />}
      {tone === 'good' && <Icon name="check" size={14} />}
      {children}
    </span>
  );
}
