import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/translate.tsx';
import type { Frame, MatchSummary } from '../net/types.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ConcedeDialog, KeysDialog } from './dialogs.tsx';
import { DrawDialog } from './draw-dialog.tsx';
import css from './rail.module.css';
import type { Opened } from './use-rail.ts';

interface OverlayProps {
  readonly opened: Opened;
  setOpened(opened: Opened): void;
  readonly summary: MatchSummary;
  readonly frame: Frame;
  /** The rail, for its drawer. */
  readonly children: ReactNode;
}

/** Overlays of the match: drawer and dialogs. */
export function Overlays({ opened, setOpened, summary, frame, children }: OverlayProps) {
  const close = (open: boolean) => setOpened(open ? opened : null);
  return (
    <>
      <RailDrawer open={opened === 'rail'} onOpenChange={close}>
        {children}
      </RailDrawer>
      <KeysDialog open={opened === 'keys'} onOpenChange={close} />
      <ConcedeDialog
        open={opened === 'concede'}
        onOpenChange={close}
        summary={summary}
        seat={frame.viewer}
        campaign={frame.draw?.endsCampaign === true}
        canConcedePart={frame.canConcedePart === true}
      />
      <DrawDialog open={opened === 'draw'} onOpenChange={close} frame={frame} />
    </>
  );
}

interface DrawerProps {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
  readonly children: ReactNode;
}

/** The rail on screens too narrow for a column. */
function RailDrawer({ open, onOpenChange, children }: DrawerProps) {
  const t = useTranslate();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      placement="right"
      title={t('match.openLog')}
      closeLabel={t('match.close')}
    >
      <div className={css.drawer}>{children}</div>
    </Dialog>
  );
}
