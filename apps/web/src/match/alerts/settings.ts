import { create } from 'zustand';
import { readStored, writeStored } from '../../stored.ts';

/** How the reader learns that a match waits for them; kept in this browser. */
interface Alerts {
  /** A quiet tone. */
  readonly sound: boolean;
  /** A notification of the system while the page is hidden. */
  readonly notices: boolean;
}

const KEY = 'echo-base.alerts';

const OFF: Alerts = { sound: false, notices: false };

function stored(): Alerts {
  try {
    const found: unknown = JSON.parse(readStored('localStorage', KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return OFF;
    return { sound: 'sound' in found && found.sound === true, notices: 'notices' in found && found.notices === true };
  } catch {
    return OFF;
  }
}

interface AlertState extends Alerts {
  change(to: Partial<Alerts>): void;
}

/** Alert settings of this browser, off by default. */
export const useAlerts = create<AlertState>((set, get) => ({
  ...stored(),
  change(to) {
    set(to);
    const { sound, notices } = get();
    writeStored('localStorage', KEY, JSON.stringify({ sound, notices }));
  },
}));
