import { useEffect } from 'react';
import { useIsStill } from './still.ts';

/** Handlers of single keys: `1`..`9`, `u`, `l`, `?`, `Escape`. */
export type Shortcuts = Readonly<Record<string, () => void>>;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Runs single-key shortcuts unless a text field has the focus or a dialog or menu is open. */
export function useShortcuts(shortcuts: Shortcuts, enabled = true): void {
  const isStill = useIsStill();
  useEffect(() => {
    if (!enabled || isStill) return;
    const onKey = (event: KeyboardEvent) => {
      // A list that has just closed on Escape is no longer in the DOM, but the key was meant for it.
      if (event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[role="dialog"], [role="menu"]')) return;
      const run = shortcuts[event.key] ?? shortcuts[event.key.toLowerCase()];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [shortcuts, enabled, isStill]);
}
