import { useEffect, useMemo, useRef, useState } from 'react';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import { useMatch } from '../../kit/net/match-store.ts';
import type { Refused } from '../../kit/net/socket.ts';
import { useStanding } from '../../kit/net/standing-store.ts';
import type { Decision, StandingOrder } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Icon } from '../../kit/ui/icons.tsx';
import { showToast } from '../../kit/ui/toast-store.ts';
import { useShortcuts } from '../../kit/ui/use-shortcuts.ts';
import { useActs, useHovered, useSelected } from '../selection/use-selection.ts';
import * as css from './standing.module.css';

const NONE: readonly StandingOrder[] = [];

/** A seat's order for the kind of a question; undefined for none. */
function useOrder({ seat, declines }: Decision): StandingOrder | undefined {
  const orders = useStanding((state) => state.bySeat[seat] ?? NONE);
  return orders.find(({ kind }) => kind === declines?.kind);
}

/** Longest delay of an automatic pass, in milliseconds; a question still open then waits for its player. */
const PASSES_WITHIN_MS = 15_000;

/**
 * Whether a standing order is about to decline this question. None does after the seat has undone an act, until it has
 * acted again; an undo this session did not see, such as before a reload, shows by the time that passes.
 */
function useIsOrdered(decision: Decision): boolean {
  const order = useOrder(decision);
  const lastWasUndo = useMatch((state) => state.takenBack.has(decision.seat));
  const [late, setLate] = useState<string | null>(null);
  const { id } = decision;
  useEffect(() => {
    const timer = setTimeout(setLate, PASSES_WITHIN_MS, id);
    return () => clearTimeout(timer);
  }, [id]);
  return order !== undefined && !lastWasUndo && late !== id;
}

/** Changes orders and shows a refusal; true on success. */
function useChange() {
  const t = useTranslate();
  return async (change: Promise<Refused | null>): Promise<boolean> => {
    const refused = await change;
    if (!refused) return true;
    const body = t(`refused.${refused.code}`, refused.params);
    showToast({ id: 'standing', tone: 'error', title: t('standing.failed'), body });
    return false;
  };
}

/** Whether the question has an answer other than the one that declines it. */
const isUsable = ({ options, declines }: Decision) =>
  options.some(({ key, refused }) => !refused && key !== declines?.choice);

/** What the bar says while a standing order is about to decline a question; null while none is. */
export function useOrdered(decision: Decision): string | null {
  const isOrdered = useIsOrdered(decision);
  const t = useTranslate();
  if (!isOrdered) return null;
  return t(isUsable(decision) ? 'standing.orderedUsable' : 'standing.ordered');
}

/**
 * Withdraws the order of a question that has another answer as soon as its player points at one, since the question
 * would close while it is read. The server cannot wait only for such questions: the delay would give the hand away.
 */
function useWithdrawnByPointing(decision: Decision, order: StandingOrder | undefined): void {
  const change = useChange();
  const isPointing = useHovered((id) => id !== null);
  const isChoosing = useSelected(({ piece }) => piece !== null);
  const kind = order && isUsable(decision) && (isPointing || isChoosing) ? order.kind : null;
  const { seat } = decision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per order.
  useEffect(() => {
    const { matchId } = useMatch.getState();
    if (kind !== null && matchId !== null) void change(useStanding.getState().takeBack(matchId, seat, [kind]));
  }, [kind, seat]);
}

/** What a player may order: nothing, this kind for the turn or the match, or every kind of reaction for the match. */
type Choice = 'always' | 'turn' | 'match' | 'all';

/** Label of an order; what it lasts for is the title's to say: a round, a turn or an activation. */
const labelOf = (choice: Choice) => (choice === 'turn' ? 'declines.turn' : `standing.${choice}`);

/** Whether a seat declines all these kinds for the whole match. */
const declinesAll = (orders: readonly StandingOrder[], kinds: readonly string[]): boolean =>
  kinds.length > 0 && kinds.every((one) => orders.some(({ kind, until }) => kind === one && until === 'match'));

/** The orders of a choice. */
function ordersOf(choice: Exclude<Choice, 'always'>, kind: string, reactions: readonly string[]): StandingOrder[] {
  if (choice !== 'all') return [{ kind, until: choice }];
  return reactions.map((one) => ({ kind: one, until: 'match' as const }));
}

interface RowProps {
  readonly decision: Decision;
  /** Kinds of reactions of the title; if the question is one of them, all may be declined at once. */
  readonly reactions?: readonly string[];
}

/**
 * The kind of the question, and the orders for it: ask me, pass this round, pass all game, pass every kind all game. All
 * but the first decline now, and again every time; the first withdraws the order.
 */
export function StandingRow({ decision, reactions = [] }: RowProps) {
  const t = useTranslate();
  const busy = useSelected(({ busy }) => busy);
  const { send, refusePress } = useActs();
  const change = useChange();
  const order = useOrder(decision);
  const orders = useStanding((state) => state.bySeat[decision.seat] ?? NONE);
  const group = useRef<HTMLDivElement>(null);
  useWithdrawnByPointing(decision, order);
  useShortcuts(useMemo(() => ({ d: () => group.current?.querySelectorAll('button')[1]?.focus() }), []));
  const { seat, declines } = decision;
  const { matchId } = useMatch.getState();
  if (!declines || matchId === null) return null;
  const { kind, choice: decline } = declines;
  const choices: readonly Choice[] = ['always', 'turn', 'match', ...(reactions.includes(kind) ? ['all' as const] : [])];
  const now: Choice = declinesAll(orders, reactions) && reactions.includes(kind) ? 'all' : (order?.until ?? 'always');
  const choose = async (choice: Choice) => {
    if (choice === now) return;
    if (busy) return refusePress('busy');
    const { give, takeBack } = useStanding.getState();
    if (choice === 'always') return void (await change(takeBack(matchId, seat, [kind])));
    if (await change(give(matchId, seat, ordersOf(choice, kind, reactions)))) send(decline);
  };
  return (
    <>
      <span className={css.ask} id="from-now">
        {t('standing.kind', { kind: t({ key: `declines.${kind}` }) })}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend; the words are beside it */}
      <div className={css.choices} role="group" aria-labelledby="from-now" ref={group} data-standing-orders="">
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            className={css.choice}
            aria-pressed={choice === now}
            aria-disabled={busy || undefined}
            aria-description={choice === 'always' ? undefined : t('standing.passesNow')}
            title={choice === 'always' ? undefined : t('standing.passesNow')}
            onClick={() => void choose(choice)}
          >
            {choice === now && <Icon name="check" size={14} />}
            {t({ key: labelOf(choice) })}
          </button>
        ))}
      </div>
    </>
  );
}

interface AskMeProps {
  readonly matchId: string;
  readonly seat: string;
  readonly kinds: readonly string[];
  readonly name: string;
}

/** Withdraws orders. */
function AskMe({ matchId, seat, kinds, name }: AskMeProps) {
  const t = useTranslate();
  const change = useChange();
  const [sending, setSending] = useState(false);
  const ask = async () => {
    setSending(true);
    await change(useStanding.getState().takeBack(matchId, seat, kinds));
    setSending(false);
  };
  return (
    <Button small sending={sending} aria-label={t('standing.askMeAbout', { kind: name })} onClick={() => void ask()}>
      {t('standing.askMe')}
    </Button>
  );
}

/** Orders of a seat as they are listed; those for all reactions are one. */
function rowsOf(t: Translate, orders: readonly StandingOrder[], reactions: readonly string[]) {
  const isAll = declinesAll(orders, reactions);
  const single = orders.filter(({ kind }) => !isAll || !reactions.includes(kind));
  const rows = single.map(({ kind, until }) => ({ kinds: [kind], name: t({ key: `declines.${kind}` }), until }));
  return isAll ? [{ kinds: reactions, name: t('standing.allKinds'), until: 'match' as const }, ...rows] : rows;
}

interface PanelProps {
  readonly matchId: string;
  readonly seats: readonly string[];
  readonly reactions?: readonly string[];
}

/** The standing orders of this session's seats, each with a button to withdraw it. */
export function StandingPanel({ matchId, seats, reactions = [] }: PanelProps) {
  const t = useTranslate();
  const bySeat = useStanding((state) => state.bySeat);
  const rows = seats.flatMap((seat) => rowsOf(t, bySeat[seat] ?? [], reactions).map((row) => ({ seat, ...row })));
  if (rows.length === 0) return null;
  return (
    <section className={css.panel} aria-label={t('standing.title')}>
      <h2 className="label">{t('standing.title')}</h2>
      <p className={css.note}>{t('standing.private')}</p>
      <ul>
        {rows.map(({ seat, kinds, name, until }) => (
          <li key={`${seat} ${kinds[0]}`} className={css.row}>
            <span className={css.order}>
              <strong>{name}</strong>
              <span>
                {seats.length > 1 && `${t('match.seatNow', { seat: t(`seat.${seat}`) })} `}
                {t(until === 'turn' ? 'declines.turn' : 'standing.passesMatch')}
              </span>
            </span>
            <AskMe matchId={matchId} seat={seat} kinds={kinds} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
