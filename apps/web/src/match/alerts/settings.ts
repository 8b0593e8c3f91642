import { create } from 'zustand';
import { writeStored } from '../../kit/net/stored.ts';
import { isFlag, isWith, storedAs } from '../../kit/net/stored-as.ts';

/** Volumes of the sounds of a match. */
export const VOLUMES = ['off', 'quiet', 'normal', 'loud'] as const;
export type Volume = (typeof VOLUMES)[number];

/** How the reader learns of what happens and that a match waits for them; kept in this browser. */
interface Alerts {
  readonly sound: Volume;
  /** Whether the reader has decided about sounds. */
  readonly soundDecided: boolean;
  /** A notification of the system while the page is hidden. */
  readonly notices: boolean;
}

const KEY = 'echo-base.alerts';

const OFF: Alerts = { sound: 'off', soundDecided: false, notices: false };

const isVolume = (value: unknown): value is Volume => VOLUMES.some((one) => one === value);

const stored = isWith<Alerts>({ sound: isVolume, soundDecided: isFlag, notices: isFlag });

interface AlertState extends Alerts {
  change(to: Partial<Pick<Alerts, 'sound' | 'notices'>>): void;
}

/** Alert settings of this browser, off by default. */
export const useAlerts = create<AlertState>((set, get) => ({
  ...(storedAs(stored, 'localStorage', KEY) ?? OFF),
  change(to) {
    set({ ...to, ...(to.sound !== undefined && { soundDecided: true }) });
    const { sound, soundDecided, notices } = get();
    writeStored('localStorage', KEY, JSON.stringify({ sound, soundDecided, notices }));
  },
}));

/** Turns the sounds off, or on again. */
export function toggleSound(): Volume {
  const { sound, change } = useAlerts.getState();
  const next = sound === 'off' ? 'normal' : 'off';
  change({ sound: next });
  return next;
}
