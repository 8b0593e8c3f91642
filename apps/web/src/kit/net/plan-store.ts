import { PLAN_SECONDS, PLANS, type Plan } from '@echo-base/protocol';
import { create } from 'zustand';
import { emit } from './socket.ts';

interface Plans {
  /** Plans of the seats of this side, those of this session included. */
  readonly bySeat: Readonly<Record<string, Plan>>;
  /** Replaces all plans by those in the answer to `watch`. */
  watched(all: readonly Plan[]): void;
  told(plan: Plan): void;
  forget(): void;
}

/** What the seats of this side have picked but not sent in the match on screen, as sent by the server. */
export const usePlans = create<Plans>((set, get) => ({
  bySeat: {},
  watched: (all) => set({ bySeat: Object.fromEntries(all.map((plan) => [plan.seat, plan])) }),
  told: (plan) => set({ bySeat: { ...get().bySeat, [plan.seat]: plan } }),
  forget: () => set({ bySeat: {} }),
}));

/** What an own seat had picked for this decision when the match was opened, perhaps on another device. */
export function pickedBefore(decision: string): readonly string[] {
  const plans = Object.values(usePlans.getState().bySeat);
  return plans.find((plan) => plan.decision === decision)?.picked ?? [];
}

/** Milliseconds between two plans: well within what the server takes. */
const PAUSE_MS = (2_000 * PLAN_SECONDS) / PLANS;

/**
 * Sender of plans: the newest one at once, and what changes meanwhile after a pause. A plan that is not taken is not sent
 * again: the next one replaces it.
 */
export class PlanSender {
  #next: Plan | null = null;
  #sent = '';
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** Shows the side a plan, unless it has been told that already. An empty first one says nothing new. */
  show(plan: Plan): void {
    const isFirst = !this.#sent.startsWith(`${plan.seat} ${plan.decision} `);
    this.#next = isFirst && plan.picked.length === 0 ? null : plan;
    if (this.#timer === null) this.#send();
  }

  #send(): void {
    const plan = this.#next;
    this.#next = null;
    this.#timer = null;
    if (!plan) return;
    const { matchId, seat, decision, picked } = plan;
    const text = `${seat} ${decision} ${picked.join(' ')}`;
    if (text === this.#sent) return;
    this.#sent = text;
    void emit('plan', { matchId, seat, decision, picked: [...picked] }).then(({ ok }) => {
      if (!ok && this.#sent === text) this.#sent = '';
    });
    this.#timer = setTimeout(() => this.#send(), PAUSE_MS);
  }

  /** Ends its timer; what waits is sent at once. */
  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#send();
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
