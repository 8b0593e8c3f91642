import type {
  AlertAnswer,
  AlertList,
  AlertTopic,
  AlertWay,
  AlertWayBody,
  HowOften,
  NewAlertWay,
} from '@echo-base/protocol';
import { create } from 'zustand';
import { useLanguage } from '../../kit/i18n/language.ts';
import {
  addAlertWay,
  changeAlertWay,
  chooseOften,
  leaveTopics,
  listAlerts,
  removeAlertWay,
  sendMailLink,
  testAlertWay,
} from '../../kit/net/alerts.ts';
import { noteSaved, saveOnServer } from '../saved.ts';
import { useAlerts } from '../sound/sound-settings.ts';
import { browserName } from './device-state.ts';
import { canPush, ownDevice, subscribe } from './push.ts';

/** What came of a test. */
interface Tested {
  readonly at: Date;
  readonly answer: AlertAnswer;
}

interface WaysState {
  /** Null until loaded. */
  readonly list: AlertList | null;
  /** The hash by which the server names this browser; null if it is sent nothing. */
  readonly own: string | null;
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
  /** Sends the link that confirms an address of mail again. */
  sendLink(id: string): Promise<void>;
  /** Sets how often this player is told of a match. Throws the server's refusal. */
  choose(matchId: string, often: HowOften): Promise<void>;
  /** Sets of which kinds of news this player is not told. Throws the server's refusal. */
  leave(off: readonly AlertTopic[]): Promise<void>;
  /** Turns notifications of this browser on, after it has allowed them: also those that come while no page is open, if it can. */
  turnOn(): Promise<void>;
}

/** The quiet hours, which all ways have in common. */
export const quietOf = (list: AlertList | null): AlertWay['quiet'] =>
  list?.ways.find((way) => way.quiet)?.quiet ?? null;

/** Changes of a way that are not sent yet, while an earlier one is under way. */
const waiting = new Map<string, AlertWayBody>();

/** The ways in which this player is reached. */
export const useWays = create<WaysState>((set) => ({
  list: null,
  own: null,
  error: null,
  tested: {},
  secrets: {},
  async load() {
    try {
      const [list, own] = await Promise.all([listAlerts(), ownDevice()]);
      set({ list, own, error: null });
    } catch (error) {
      set({ error });
    }
  },
  async add(given) {
    const { way, secret, answer } = await addAlertWay(given);
    // A subscription that is known already is the same way.
    setWays((ways) => [...ways.filter(({ id }) => id !== way.id), way]);
    if (answer && answer.code !== 'accepted') noteTested(way.id, answer);
    if (secret !== undefined) set(({ secrets }) => ({ secrets: { ...secrets, [way.id]: secret } }));
    noteSaved('all');
  },
  async change(id, change) {
    setWays((ways) => ways.map((one) => (one.id === id ? changed(one, change) : one)));
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
    noteTested(id, answer);
  },
  async sendLink(id) {
    const { answer, way } = await sendMailLink(id);
    replace(way);
    noteTested(id, answer);
  },
  async choose(matchId, often) {
    setOften(matchId, often);
    try {
      await saveOnServer(() => chooseOften(matchId, often));
    } catch (error) {
      await useWays.getState().load();
      throw error;
    }
  },
  ...{ leave, turnOn },
}));

async function leave(off: readonly AlertTopic[]): Promise<void> {
  useWays.setState(({ list }) => ({ list: list && { ...list, off: [...off] } }));
  try {
    await saveOnServer(() => leaveTopics(off));
  } catch (error) {
    await useWays.getState().load();
    throw error;
  }
}

/** Subscribes this browser, or goes on without: then only a page in the background notifies. */
async function turnOn(): Promise<void> {
  useAlerts.getState().change({ notices: true });
  const { list, add } = useWays.getState();
  if (!list?.kinds.includes('push') || !canPush()) return;
  const subscription = await subscribe(list.pushKey);
  if (!subscription) return;
  const { language } = useLanguage.getState();
  const settings = { wait: 2, isOn: true, quiet: quietOf(list), language } as const;
  await add({ kind: 'push', subscription, name: browserName() ?? 'Web', ...settings });
  useWays.setState({ own: await ownDevice() });
}

function noteTested(id: string, answer: AlertAnswer): void {
  useWays.setState(({ tested }) => ({ tested: { ...tested, [id]: { at: new Date(), answer } } }));
}

function setOften(matchId: string, often: HowOften): void {
  useWays.setState(({ list }) => ({
    list: list && {
      ...list,
      often,
      matches: list.matches.map((one) => (one.matchId === matchId ? { matchId, often } : one)),
    },
  }));
}

function setWays(next: (ways: readonly AlertWay[]) => AlertWay[]): void {
  useWays.setState(({ list }) => ({ list: list && { ...list, ways: next(list.ways) } }));
}

const replace = (way: AlertWay) => setWays((ways) => ways.map((one) => (one.id === way.id ? way : one)));

/** A way as it will be once a change is stored. */
export function changed({ mention: before, ...way }: AlertWay, { mention = before, ...more }: AlertWayBody): AlertWay {
  return { ...way, ...more, ...(mention && { mention }) };
}

/** Sends what waits for a way, until nothing does. */
async function sendWaiting(id: string): Promise<void> {
  try {
    for (let change = waiting.get(id); change && Object.keys(change).length > 0; change = waiting.get(id)) {
      const sent = change;
      waiting.set(id, {});
      const way = await saveOnServer(() => changeAlertWay(id, sent));
      // What was chosen meanwhile stays on screen.
      replace(changed(way, waiting.get(id) ?? {}));
    }
  } catch (error) {
    await useWays.getState().load();
    throw error;
  } finally {
    waiting.delete(id);
  }
}
