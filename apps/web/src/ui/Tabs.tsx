import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icons.tsx';
import css from './Tabs.module.css';

interface TabItem {
  id: string;
  label: string;
  icon?: IconName | undefined;
  /** Number of new items; nothing is shown for 0. */
  count?: number | undefined;
  /** The count in words, for a screen reader: "3 new messages". */
  countLabel?: string | undefined;
  content: ReactNode;
  /** Stays in the DOM while hidden, so that input and scroll position are preserved. */
  keep?: boolean | undefined;
}

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem[];
  value: string;
  onValueChange(id: string): void;
  className?: string | undefined;
  contentClassName?: string | undefined;
}

/** Index of the tab that a key leads to, round the ends; null for other keys. */
function indexAfter(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  return step === undefined ? null : (at + step + count) % count;
}

/** Tabs as in the ARIA practices: one Tab stop, arrow keys, Home and End show the next panel at once. */
export function Tabs({ label, items, value, onValueChange, className, contentClassName }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = items.findIndex((item) => item.id === value);
    const next = items[indexAfter(event.key, at, items.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onValueChange(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div className={cx(css.tabs, className)}>
      <div className={css.list} role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-tab-${item.id}`}
            data-tab={item.id}
            aria-selected={item.id === value}
            aria-controls={`${id}-panel-${item.id}`}
            tabIndex={item.id === value ? 0 : -1}
            className={css.tab}
            onClick={() => onValueChange(item.id)}
          >
            <TabLabel {...item} />
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${id}-panel-${item.id}`}
          aria-labelledby={`${id}-tab-${item.id}`}
          hidden={item.id !== value}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing to focus, and must be reached to scroll.
          tabIndex={0}
          className={cx(css.content, contentClassName)}
        >
          {(item.keep || item.id === value) && item.content}
        </div>
      ))}
    </div>
  );
}

function TabLabel({ icon, label, count, countLabel }: Pick<TabItem, 'icon' | 'label' | 'count' | 'countLabel'>) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {label}
      {Boolean(count) && (
        <>
          <span className={css.count} aria-hidden="true">
            {count}
          </span>
          <span className="visually-hidden">{countLabel ?? count}</span>
        </>
      )}
    </>
  );
}
