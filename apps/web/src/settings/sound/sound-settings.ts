import { create } from 'zustand';
import { writeStored } from '../../kit/net/stored.ts';
import { isFlag, isListOf, isNumber, isText, isWith, storedAs } from '../../kit/net/stored-as.ts';
import type { Cue } from '../../kit/ui/cues.ts';

/** Sounds that a player switches together. */
export const CUE_GROUPS = {
  turn: ['turn'],
  dice: ['dice'],
  hits: ['hit', 'miss', 'success', 'failure'],
  moves: ['step', 'card'],
  asks: ['alarm'],
  ends: ['medal', 'win', 'loss'],
} as const satisfies Readonly<Record<string, readonly Cue[]>>;

export type CueGroup = keyof typeof CUE_GROUPS;

/** How a match sounds, and whether its page notifies; kept in this browser. */
interface Alerts {
  /** Whether matches sound. */
  readonly sound: boolean;
  /** From 0 to 100. */
  readonly volume: number;
  /** Groups of sounds that are not played. */
  readonly muted: readonly string[];
  /** Whether the reader has decided about sounds. */
  readonly soundDecided: boolean;
  /** A notification of the system while the page is hidden. */
  readonly notices: boolean;
}

const KEY = 'echo-base.alerts';

const OFF: Alerts = { sound: false, volume: 60, muted: [], soundDecided: false, notices: false };

const stored = isWith<Alerts>({
  ...{ sound: isFlag, volume: isNumber, muted: isListOf(isText), soundDecided: isFlag, notices: isFlag },
});

interface AlertState extends Alerts {
  change(to: Partial<Omit<Alerts, 'soundDecided'>>): void;
}

/** Alert settings of this browser, off by default. */
export const useAlerts = create<AlertState>((set, get) => ({
  ...(storedAs(stored, 'localStorage', KEY) ?? OFF),
  change(to) {
    set({ ...to, ...(to.sound !== undefined && { soundDecided: true }) });
    const { sound, volume, muted, soundDecided, notices } = get();
    writeStored('localStorage', KEY, JSON.stringify({ sound, volume, muted, soundDecided, notices }));
  },
}));

/** Whether a sound is played. */
export function isAudible(cue: Cue): boolean {
  const { sound, muted } = useAlerts.getState();
  const isMuted = Object.entries(CUE_GROUPS).some(
    ([group, cues]) => muted.includes(group) && cues.some((one) => one === cue),
  );
  return sound && !isMuted;
}

/** Turns the sounds off, or on again. */
export function toggleSound(): void {
  const { sound, change } = useAlerts.getState();
  change({ sound: !sound });
}
