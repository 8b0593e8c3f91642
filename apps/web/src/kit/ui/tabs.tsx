import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icons.tsx';
import * as css from './tabs.module.css';

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

/** Contents of which one is shown, by a list of tabs. A single one needs no list. */
export function Tabs({ label, items, value, onValueChange, className, contentClassName }: TabsProps) {
  const [only, ...others] = items;
  if (only && others.length === 0) {
    return (
      <div className={cx(css.tabs, className)}>
        <section className={cx(css.content, contentClassName)} aria-label={only.label}>
          {only.content}
        </section>
      </div>
    );
  }
  return (
    <Radix.Root className={cx(css.tabs, className)} value={value} onValueChange={onValueChange}>
      <Radix.List className={css.list} aria-label={label}>
        {items.map((item) => (
          <Radix.Trigger key={item.id} value={item.id} className={css.tab}>
            <TabLabel {...item} />
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content
          key={item.id}
          value={item.id}
          className={cx(css.content, contentClassName)}
          forceMount={item.keep || undefined}
          // A panel that keeps its content counts as shown for the library.
          hidden={item.id !== value}
        >
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
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
