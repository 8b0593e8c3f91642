import { type RefObject, useMemo, useRef, useState } from 'react';
import { useTranslate } from '../../../../kit/i18n/translate.tsx';
import { cx } from '../../../../kit/ui/cx.ts';
import { Dialog } from '../../../../kit/ui/dialog.tsx';
import { IconButton } from '../../../../kit/ui/icon-button.tsx';
import { useOverlays } from '../../../../kit/ui/use-overlays.ts';
import { usePhone } from '../../../../kit/ui/use-phone.ts';
import { useShortcuts } from '../../../../kit/ui/use-shortcuts.ts';
import * as popup from '../popup.module.css';
import * as tools from '../tools.module.css';
import * as css from './legend.module.css';
import { Signs } from './signs.tsx';

/** Key that opens and closes the legend. */
const KEY = 'k';

/** Button beside the zoom buttons that explains every sign of the map; a sheet on a phone. */
export function Legend() {
  const t = useTranslate();
  const isPhone = usePhone();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  useShortcuts(useMemo(() => ({ [KEY]: () => setOpen((now) => !now) }), []));
  const title = t('board.rb.legend.title');
  const button = {
    framed: true,
    className: tools.button,
    icon: 'legend',
    label: t('board.rb.legend.open'),
    keys: KEY.toUpperCase(),
    'aria-expanded': open,
  } as const;
  if (isPhone) {
    return (
      <>
        <IconButton {...button} onClick={() => setOpen(true)} />
        <Dialog open={open} onOpenChange={setOpen} title={title} placement="bottom" closeLabel={t('match.close')}>
          <Signs />
        </Dialog>
      </>
    );
  }
  return (
    <>
      <span className={css.anchor} ref={anchor}>
        <IconButton {...button} onClick={() => setOpen(!open)} />
      </span>
      <Panel open={open} onOpenChange={setOpen} anchor={anchor} title={title} />
    </>
  );
}

interface PanelProps {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
  /** Around the button. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly title: string;
}

/** The signs beside the button. */
function Panel({ open, onOpenChange, anchor, title }: PanelProps) {
  const t = useTranslate();
  const overlays = useOverlays(open);
  if (!overlays) return null;
  const { Popover } = overlays;
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          className={cx(popup.popup, css.panel)}
          side="right"
          align="start"
          sideOffset={8}
          collisionBoundary={document.querySelector('#board')}
          collisionPadding={8}
          tabIndex={-1}
          aria-label={title}
          onOpenAutoFocus={(event) => {
            // Not the close button: its tooltip would take the first Escape.
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onInteractOutside={(event) => {
            // The button closes it by its own press.
            const { target } = event.detail.originalEvent;
            if (target instanceof Element && anchor.current?.contains(target)) event.preventDefault();
          }}
        >
          <div className={popup.head}>
            <h2>{title}</h2>
            <IconButton icon="close" label={t('match.close')} onClick={() => onOpenChange(false)} />
          </div>
          <Signs />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
