import type { AlertAnswer, AlertWay, AlertWayBody, NewAlertWay } from '@echo-base/protocol';
import { create } from 'zustand';
import {
  type AlertList,
  addAlertWay,
  changeAlertWay,
  listAlerts,
  removeAlertWay,
  testAlertWay,
} from '../../kit/net/alerts.ts';
import { noteSaved, saveOnServer } from '../saved.ts';

/** What came of a test. */
interface Tested {
  readonly at: Date;
  readonly answer: AlertAnswer;
}

interface WaysState {
  /** Null until loaded. */
  readonly list: AlertList | null;
  /** Why the list could not be loaded. */
  readonly error: unknown;
  /** Tests since the page was opened, by way. */
  readonly tested: Readonly<Record<string, Tested>>;
  /** Secrets of ways that were added since the page was opened: the server tells them once. */
  readonly secrets: Readonly<Record<string, string>>;
  load(): Promise<void>;
  /** Throws `ApiError`. */
  add(way: NewAlertWay): Promise<void>;
  /** Shown at once. Throws the server's refusal, after which the way is as it was. */
  change(id: string, change: AlertWayBody): Promise<void>;
  remove(id: string): Promise<void>;
  test(id: string): Promise<void>;
}

/** Changes of a way that are not sent yet, while an earlier one is under way. */
const waiting = new Map<string, AlertWayBody>();

/** The ways in which this player is reached. */
export const useWays = create<WaysState>((set) => ({
  list: null,
  error: null,
  tested: {},
  secrets: {},
  async load() {
    try {
      set({ list: await listAlerts(), error: null });
    } catch (error) {
      set({ error });
    }
  },
  async add(given) {
    const { way, secret } = await addAlertWay(given);
    setWays((ways) => [...ways, way]);
    if (secret !== undefined) set(({ secrets }) => ({ secrets: { ...secrets, [way.id]: secret } }));
    noteSaved('all');
  },
  async change(id, change) {
    setWays((ways) => ways.map((one) => (one.id === id ? { ...one, ...change } : one)));
    const isSending = waiting.has(id);
    waiting.set(id, { ...waiting.get(id), ...change });
    if (!isSending) await sendWaiting(id);
  },
  async remove(id) {
    await saveOnServer(() => removeAlertWay(id));
    setWays((ways) => ways.filter((one) => one.id !== id));
  },
  async test(id) {
    const { answer, way } = await testAlertWay(id);
    replace(way);
    set(({ tested }) => ({ tested: { ...tested, [id]: { at: new Date(), answer } } }));
  },
}));

function setWays(next: (ways: readonly AlertWay[]) => readonly AlertWay[]): void {
  useWays.setState(({ list }) => ({ list: list && { ...list, ways: next(list.ways) } }));
}

const replace = (way: AlertWay) => setWays((ways) => ways.map((one) => (one.id === way.id ? way : one)));

/** Sends what waits for a way, until nothing does. */
async function sendWaiting(id: string): Promise<void> {
  try {
    for (let change = waiting.get(id); change && Object.keys(change).length > 0; change = waiting.get(id)) {
      const sent = change;
      waiting.set(id, {});
      const way = await saveOnServer(() => changeAlertWay(id, sent));
      // What was chosen meanwhile stays on screen.
      replace({ ...way, ...waiting.get(id) });
    }
  } catch (error) {
    await useWays.getState().load();
    throw error;
  } finally {
    waiting.delete(id);
  }
}
