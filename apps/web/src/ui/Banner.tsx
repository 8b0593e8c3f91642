import type { ReactNode } from 'react';
import css from './Banner.module.css';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icons.tsx';

interface BannerProps {
  tone?: 'connection' | 'info' | 'error' | undefined;
  /** Replaces the icon of the tone. */
  icon?: IconName | undefined;
  title: ReactNode;
  children?: ReactNode | undefined;
  action?: ReactNode | undefined;
}

const ICONS: Record<NonNullable<BannerProps['tone']>, IconName> = { connection: 'wifi', info: 'help', error: 'alert' };

/**
 * Status banner under the top bar, for as long as its cause lasts. Screen readers announce it and every change of its
 * text.
 */
export function Banner({ tone = 'connection', icon = ICONS[tone], title, children, action }: BannerProps) {
  return (
    <div className={cx(css.banner, tone === 'error' && css.error)} role="status">
      <Icon name={icon} />
      <span className={css.text}>
        <b>{title}</b> {children}
      </span>
      {action && <span className={css.action}>{action}</span>}
    </div>
  );
}
