import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from './icons.tsx';
import * as css from './states.module.css';

interface StateProps {
  title: ReactNode;
  children?: ReactNode | undefined;
  /** One act, as a button or link. */
  action?: ReactNode | undefined;
}

/** Empty state: the arcs of the mark, one sentence, one act. */
export function EmptyState({ title, children, action }: StateProps) {
  return (
    <div className={css.state}>
      <svg aria-hidden="true" className={css.arcs} width="88" height="52" viewBox="0 0 88 52">
        <path d="M4 46a40 40 0 0 1 80 0M18 46a26 26 0 0 1 52 0" />
        <path d="M0 50h88" style={{ stroke: 'var(--ink3)' }} />
        <circle cx="44" cy="44" r="4" style={{ fill: 'var(--lamp)', stroke: 'none' }} />
      </svg>
      <b className={css.title}>{title}</b>
      {children && <span className={css.text}>{children}</span>}
      {action && <span className={css.action}>{action}</span>}
    </div>
  );
}

/** Error state: what happened, what is safe, what to do; a code only in small print. */
export function ErrorState({ title, children, action, code }: StateProps & { code?: ReactNode }) {
  return (
    <div className={css.state} role="alert">
      <Icon className={css.danger} name="alert" size={32} />
      <b className={css.title}>{title}</b>
      {children && <span className={css.text}>{children}</span>}
      {action && <span className={css.action}>{action}</span>}
      {code && <span className={css.small}>{code}</span>}
    </div>
  );
}

function useElapsed(after: number): boolean {
  const [passed, setPassed] = useState(after === 0);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return passed;
}

const WIDTHS = ['88%', '70%', '80%', '62%'];

interface LoadingProps {
  /** What is loading, for screen readers. */
  label: string;
  /** The expected layout: lines of text or whole rows. */
  shape?: 'lines' | 'rows' | undefined;
  count?: number | undefined;
  /** After six seconds: a sentence and perhaps a button. */
  slow?: ReactNode | undefined;
  /** Show at once instead of after 400 ms. */
  now?: boolean | undefined;
}

/** Static placeholders of the expected content. Nothing at all for the first 400 ms. */
export function LoadingShapes({ label, shape = 'lines', count = 3, slow, now }: LoadingProps) {
  const shown = useElapsed(now ? 0 : 400);
  const late = useElapsed(6000);
  if (!shown) return null;
  return (
    <div className={css.shapes} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, i) => ({ key: `shape-${i}`, width: WIDTHS[i % WIDTHS.length] })).map((bar) => (
        <span
          key={bar.key}
          className={shape === 'rows' ? css.block : css.bar}
          style={shape === 'rows' ? undefined : { width: bar.width }}
        />
      ))}
      {late && slow && <span className={css.slow}>{slow}</span>}
    </div>
  );
}
