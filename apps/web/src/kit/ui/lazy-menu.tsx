import { type ReactNode, useRef, useState } from 'react';
import * as css from './menu.module.css';
import { type Overlays, useOverlays } from './use-overlays.ts';

/** The components of which the items of a menu are made. */
export type MenuParts = Overlays['DropdownMenu'];

const FIRST_ITEM = '[role^="menuitem"]:not([data-disabled])';

interface LazyMenuProps {
  /** What the button shows. */
  readonly face: ReactNode;
  /** Class of the button. */
  readonly className: string | undefined;
  /** Accessible name of button and menu; by default the words of the button. */
  readonly label?: string;
  /** Side of the button with which the menu is aligned. */
  readonly align: 'start' | 'end';
  /** Whether what was chosen is being carried out. */
  readonly isBusy?: boolean;
  /** The items of the menu. */
  children(Menu: MenuParts): ReactNode;
}

/** Lazy loading: a menu, which is its button alone until it is loaded, from the first hover, focus or press on. */
export function LazyMenu({ face, className, label, align, isBusy = false, children }: LazyMenuProps) {
  const [wanted, want] = useState<'loaded' | 'open' | null>(null);
  const [hasFocus, setFocus] = useState(false);
  /** Opened by a key before it was loaded: the menu has not seen the key, so its first item takes the focus here. */
  const byKey = useRef(false);
  const overlays = useOverlays(wanted !== null);
  const named = { className, 'aria-label': label, 'aria-busy': isBusy || undefined };
  if (overlays) {
    const Menu = overlays.DropdownMenu;
    return (
      <Menu.Root modal={false} defaultOpen={wanted === 'open'}>
        <Menu.Trigger {...named} autoFocus={hasFocus}>
          {face}
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Content
            ref={(content) => {
              if (!content || !byKey.current) return;
              byKey.current = false;
              content.querySelector<HTMLElement>(FIRST_ITEM)?.focus({ preventScroll: true });
            }}
            className={css.menu}
            align={align}
            sideOffset={6}
            collisionPadding={8}
            aria-label={label}
          >
            {children(Menu)}
          </Menu.Content>
        </Menu.Portal>
      </Menu.Root>
    );
  }
  const load = () => want((now) => now ?? 'loaded');
  return (
    <button
      type="button"
      {...named}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={load}
      onFocus={() => {
        load();
        setFocus(true);
      }}
      onBlur={() => setFocus(false)}
      onPointerDown={({ button }) => button === 0 && want('open')}
      onClick={({ detail }) => {
        byKey.current = detail === 0;
        want('open');
      }}
    >
      {face}
    </button>
  );
}
