import { LEADERS, type LeaderId, type RebellionView } from '@echo-base/games/rebellion/client';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { isOut } from '../../../kit/net/leave.ts';
import { signalTeam } from '../../../kit/net/signal.ts';
import type { Option, SignalKind } from '../../../kit/net/types.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Tooltip } from '../../../kit/ui/tooltip.tsx';
import type { SeatInfo } from '../../../question/board-set.ts';
import { useActs } from '../../../question/selection/use-selection.ts';
import * as css from './mates.module.css';

/** A leader that is sent back, and what the mate is told once it is. */
interface SentBack {
  readonly leader: LeaderId;
  readonly kind: SignalKind;
}

interface Veto {
  /** Whose leaders may be sent back. */
  readonly mate: string;
  send(sent: SentBack): void;
}

const VetoContext = createContext<Veto | null>(null);

const REASONS = ['backElsewhere', 'backOther', 'backReserve', 'backRisk'] as const;

interface VetoProviderProps {
  readonly viewer: string;
  readonly seats: readonly SeatInfo[];
  readonly view: RebellionView;
  readonly children: ReactNode;
}

/** The veto of a General (RB-18.11): the Admiral is told who has sent a leader back, and why, once the leader is back. */
export function VetoProvider({ viewer, seats, view, children }: VetoProviderProps) {
  const [sent, setSent] = useState<SentBack | null>(null);
  const isBack = sent !== null && view.leaders[sent.leader].at === 'pool';
  useEffect(() => {
    if (!sent || !isBack) return;
    setSent(null);
    void signalTeam(sent.kind, `leader.${sent.leader}`, `leader:${sent.leader}`);
  }, [sent, isBack]);
  const admiral = viewer.endsWith('-general') ? viewer.replace('-general', '-admiral') : null;
  const mate = seats.find(({ id, leave }) => id === admiral && !isOut(leave ?? null));
  return <VetoContext value={mate ? { mate: mate.id, send: setSent } : null}>{children}</VetoContext>;
}

/** How this leader is sent back, if it is one of the mate's; null if it is taken back as one's own. */
export function useVeto(leader: LeaderId): Veto | null {
  const veto = useContext(VetoContext);
  return veto && LEADERS[leader].role === 'admiral' ? veto : null;
}

interface SendBackProps {
  readonly leader: LeaderId;
  readonly option: Option;
  readonly veto: Veto;
  readonly children: ReactNode;
  readonly className: string | undefined;
}

/** A leader of the mate on a mission: a press asks whether to send it back, and why. */
export function SendBack({ leader, option, veto, children, className }: SendBackProps) {
  const t = useTranslate();
  const { press } = useActs();
  const [isOpen, setOpen] = useState(false);
  const params = { leader: { key: `leader.${leader}` } };
  const act = t('board.rb.veto.act', params);
  const send = (kind: SignalKind) => {
    setOpen(false);
    veto.send({ leader, kind });
    press(option);
  };
  return (
    <>
      <Tooltip content={act}>
        <button type="button" className={className} data-veto={leader} onClick={() => setOpen(true)}>
          <span className="visually-hidden">{act}</span>
          {children}
        </button>
      </Tooltip>
      {isOpen && (
        <Dialog
          open
          onOpenChange={setOpen}
          title={act}
          actions={<Button onClick={() => setOpen(false)}>{t('board.rb.veto.cancel')}</Button>}
        >
          <p>{t('board.rb.veto.about', { ...params, mate: t(`seat.${veto.mate}`) })}</p>
          <div className={css.reasons}>
            {[...REASONS, 'back' as const].map((kind) => (
              <Button key={kind} variant={kind === 'back' ? 'quiet' : undefined} onClick={() => send(kind)}>
                {t(`board.rb.veto.${kind}`)}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
