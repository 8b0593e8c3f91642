import { DropdownMenu as Menu } from 'radix-ui';
import { useMemo, useState } from 'react';
import { useSay } from '../i18n/say.tsx';
import { useMatch } from '../net/match-store.ts';
import type { Refused } from '../net/socket.ts';
import { useStanding } from '../net/standing-store.ts';
import type { Decision, StandingOrder } from '../net/types.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Icon } from '../ui/icons.tsx';
import menu from '../ui/Menu.module.css';
import { showToast } from '../ui/toast-store.ts';
import css from './standing.module.css';
import { useTargets } from './targets.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const NONE: readonly StandingOrder[] = [];

/** Whether a standing order of the seat declines this question. */
export function useIsOrdered({ seat, declines }: Decision): boolean {
  const orders = useStanding((state) => state.bySeat[seat] ?? NONE);
  return orders.some(({ kind }) => kind === declines?.kind);
}

/** Changes orders and says so where it was refused; true when it was not. */
function useChange() {
  const say = useSay();
  return async (change: Promise<Refused | null>): Promise<boolean> => {
    const refused = await change;
    if (!refused) return true;
    const body = say(`refused.${refused.code}`, refused.params);
    showToast({ id: 'standing', tone: 'error', title: say('standing.failed'), body });
    return false;
  };
}

/** "Pass and don't ask again": passes now, and every question of the same kind for the round or the whole game. */
export function DeclineMenu({ decision }: { decision: Decision }) {
  const say = useSay();
  const { send, busy } = useTargets();
  const [open, setOpen] = useState(false);
  const change = useChange();
  const isOrdered = useIsOrdered(decision);
  const keys = useMemo(() => ({ d: () => setOpen(true) }), []);
  const { seat, shape, declines } = decision;
  useShortcuts(keys, declines !== undefined && !busy && !isOrdered);
  const { matchId } = useMatch.getState();
  if (!declines || matchId === null) return null;
  const { kind, choice } = declines;
  if (isOrdered) return <AskMe matchId={matchId} seat={seat} kind={kind} />;
  const decline = async (until: StandingOrder['until']) => {
    if (!(await change(useStanding.getState().give(matchId, seat, { kind, until })))) return;
    send(shape === 'some' ? [choice] : choice);
  };
  return (
    <Menu.Root open={open} onOpenChange={setOpen} modal={false}>
      <Menu.Trigger className={buttonClass({ className: css.trigger })} aria-disabled={busy || undefined}>
        {say('standing.pass')}
        <Icon name="down" size={16} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className={menu.menu} side="top" align="end" sideOffset={6} collisionPadding={8}>
          <Menu.Label className={css.kind}>{say(`declines.${kind}`)}</Menu.Label>
          <Menu.Item className={menu.item} onSelect={() => void decline('turn')}>
            {say('standing.forTurn')}
          </Menu.Item>
          <Menu.Item className={menu.item} onSelect={() => void decline('match')}>
            {say('standing.forMatch')}
          </Menu.Item>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** Takes one order back. */
function AskMe({ matchId, seat, kind, small }: { matchId: string; seat: string; kind: string; small?: boolean }) {
  const say = useSay();
  const change = useChange();
  const [sending, setSending] = useState(false);
  const ask = async () => {
    setSending(true);
    await change(useStanding.getState().takeBack(matchId, seat, kind));
    setSending(false);
  };
  return (
    <Button
      small={small}
      sending={sending}
      aria-label={say('standing.askMeAbout', { kind: say(`declines.${kind}`) })}
      onClick={() => void ask()}
    >
      {say('standing.askMe')}
    </Button>
  );
}

/** The standing orders of this session's seats, each with a way to take it back. */
export function StandingPanel({ matchId, seats }: { matchId: string; seats: readonly string[] }) {
  const say = useSay();
  const bySeat = useStanding((state) => state.bySeat);
  const rows = seats.flatMap((seat) => (bySeat[seat] ?? []).map((order) => ({ seat, ...order })));
  if (rows.length === 0) return null;
  return (
    <section className={css.panel} aria-label={say('standing.title')}>
      <h2 className="label">{say('standing.title')}</h2>
      <p className={css.note}>{say('standing.private')}</p>
      <ul>
        {rows.map(({ seat, kind, until }) => (
          <li key={`${seat} ${kind}`} className={css.row}>
            <span className={css.order}>
              <strong>{say(`declines.${kind}`)}</strong>
              <span>
                {seats.length > 1 && `${say('match.seatNow', { seat: say(`seat.${seat}`) })} `}
                {say(until === 'turn' ? 'standing.passesTurn' : 'standing.passesMatch')}
              </span>
            </span>
            <AskMe matchId={matchId} seat={seat} kind={kind} small />
          </li>
        ))}
      </ul>
    </section>
  );
}
