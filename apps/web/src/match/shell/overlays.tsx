import type { ReactNode } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import type { Frame, MatchSummary } from '../../kit/net/types.ts';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { ConcedeDialog, KeysDialog } from '../people/dialogs.tsx';
import { DrawDialog } from '../requests/draw-dialog.tsx';
import * as css from './rail.module.css';
import type { OpenPart } from './use-rail.ts';

interface OverlayProps {
  readonly opened: OpenPart;
  setOpened(opened: OpenPart): void;
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
