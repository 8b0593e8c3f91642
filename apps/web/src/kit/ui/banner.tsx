import type { ReactNode } from 'react';
import * as css from './banner.module.css';
import { cx } from './cx.ts';
import { GRAVE_GUARD_MS } from './guard.ts';
import { Icon, type IconName } from './icons.tsx';
import { useGuard } from './use-guard.ts';

interface BannerProps {
  tone?: 'connection' | 'info' | 'error' | undefined;
  /** Replaces the icon of the tone. */
  icon?: IconName | undefined;
  title: ReactNode;
  children?: ReactNode | undefined;
  action?: ReactNode | undefined;
  /** What the action answers; when it changes, the action takes no press for a moment. */
  asked?: string | undefined;
}

const ICONS: Record<NonNullable<BannerProps['tone']>, IconName> = { connection: 'wifi', info: 'help', error: 'alert' };

/**
 * Status banner under the top bar, for as long as its cause lasts. Screen readers announce it and every change of its
 * text.
 */
export function Banner({ tone = 'connection', icon = ICONS[tone], title, children, action, asked = '' }: BannerProps) {
  return (
    <div className={cx(css.banner, tone === 'error' && css.error)} role="status">
      <Icon name={icon} />
      <span className={css.text}>
        <b>{title}</b> {children}
      </span>
      {action && <Action asked={asked}>{action}</Action>}
    </div>
  );
}

/** The banner comes by itself, where something else was: its action takes no press at once. */
function Action({ asked, children }: { asked: string; children: ReactNode }) {
  const guarded = useGuard<HTMLSpanElement>(asked, { ms: GRAVE_GUARD_MS, isNew: true });
  return (
    <span {...guarded} className={css.action}>
      {children}
    </span>
  );
}
