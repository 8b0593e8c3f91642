import type { ReactElement, ReactNode } from 'react';
import { LazyTrigger } from './lazy-trigger.tsx';
import * as css from './tooltip.module.css';

interface TooltipProps {
  content: ReactNode;
  /** Its keyboard shortcut. */
  keys?: string | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** One focusable element. */
  children: ReactElement;
}

/** A short text on hover and focus. Never the only source of a fact. */
export function Tooltip({ content, keys, side = 'top', children }: TooltipProps) {
  return (
    <LazyTrigger
      tooltip={(anchor, Radix) => (
        <Radix.Provider delayDuration={350}>
          <Radix.Root>
            {anchor}
            <Radix.Portal>
              <Radix.Content className={css.tip} side={side} sideOffset={8} collisionPadding={8}>
                {content}
                {keys && <kbd className={css.keys}>{keys}</kbd>}
              </Radix.Content>
            </Radix.Portal>
          </Radix.Root>
        </Radix.Provider>
      )}
    >
      {children}
    </LazyTrigger>
  );
}
