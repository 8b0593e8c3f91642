import type { Plan } from '@echo-base/protocol';
import { createContext, useContext } from 'react';
import { create } from 'zustand';
import type { Frame, MatesDecision, Option } from '../kit/net/types.ts';

/** What a team-mate is asked, and what of it is picked but not sent. */
export interface MatesPlan {
  readonly seat: string;
  readonly decision: MatesDecision;
  readonly picked: readonly Option[];
}

export const MatesContext = createContext<readonly MatesPlan[]>([]);

/** The open questions of team-mates, with their plans; empty without any, for spectators and in a replay. */
export const useMates = (): readonly MatesPlan[] => useContext(MatesContext);

interface MatesShown {
  /** Whether the board marks what mates may choose; their plans are marked in any case. */
  readonly isShown: boolean;
  show(isShown: boolean): void;
}

export const useMatesShown = create<MatesShown>((set) => ({ isShown: true, show: (isShown) => set({ isShown }) }));

/** The questions of a frame's team-mates with those of these plans that are for them. */
export function matesOf({ mates = [] }: Frame, plans: Readonly<Record<string, Plan>>): readonly MatesPlan[] {
  return mates.map((decision) => {
    const plan = plans[decision.seat];
    const keys = plan?.decision === decision.id ? plan.picked : [];
    const picked = keys.flatMap((key) => decision.options.find((option) => option.key === key) ?? []);
    return { seat: decision.seat, decision, picked };
  });
}
