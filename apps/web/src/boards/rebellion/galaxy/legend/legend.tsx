import { type RefObject, useEffectEvent, useMemo } from 'react';
import { useTranslate } from '../../../../kit/i18n/translate.tsx';
import { cx } from '../../../../kit/ui/cx.ts';
import { Dialog } from '../../../../kit/ui/dialog.tsx';
import { IconButton } from '../../../../kit/ui/icon-button.tsx';
import { useOverlays } from '../../../../kit/ui/use-overlays.ts';
import { usePhone } from '../../../../kit/ui/use-phone.ts';
import { useShortcuts } from '../../../../kit/ui/use-shortcuts.ts';
import * as popup from '../popup.module.css';
import * as css from './legend.module.css';
import { Signs } from './signs.tsx';

/** Key that opens and closes the legend. */
const KEY = 'k';

interface LegendProps {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
  /** Around the button that opens it. */
  readonly anchor: RefObject<HTMLElement | null>;
}

/** Explains every sign of the map, beside its button; a sheet on a phone. */
export function Legend({ open, onOpenChange, anchor }: LegendProps) {
  const t = useTranslate();
  const isPhone = usePhone();
  const toggle = useEffectEvent(() => onOpenChange(!open));
  useShortcuts(useMemo(() => ({ [KEY]: () => toggle() }), []));
  const title = t('board.rb.legend.title');
  if (isPhone) {
    return (
      <Dialog open={open} onOpenChange={onOpenChange} title={title} placement="bottom" closeLabel={t('match.close')}>
        <Signs />
      </Dialog>
    );
  }
  return <Panel open={open} onOpenChange={onOpenChange} anchor={anchor} title={title} />;
}

interface PanelProps extends LegendProps {
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
          side="top"
          align="end"
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
