import type { ReactNode } from 'react';
import { create } from 'zustand';
import type { IconName } from './icons.tsx';

export interface ToastAction {
  label: string;
  primary?: boolean | undefined;
  /** The toast closes after the press, unless this returns false. */
  onPress(): unknown;
}

export interface Toast {
  id: string;
  /** `ask` waits for an answer of this seat, such as an undo request. */
  tone: 'ok' | 'ask' | 'error' | 'connection' | 'info';
  title: ReactNode;
  body?: ReactNode | undefined;
  icon?: IconName | undefined;
  /** The safe one first. */
  actions?: readonly ToastAction[] | undefined;
  /** Called when its reader closes it. */
  onClose?: (() => void) | undefined;
  /** Announced at once: only for an act that came too late. */
  urgent?: boolean | undefined;
  /** Milliseconds until it closes; 0 stays. Default: 8 s, or no limit if there is something to press. */
  stay?: number | undefined;
}

/** A toast in the list. */
export interface ShownToast extends Toast {
  /** Another number each time that it is shown. */
  readonly serial: number;
  /** Closed, but it keeps its room: one that asks must not move. */
  readonly isGap?: boolean;
}

/** Distances of the toasts from the lower right corner of the window, in pixels. */
interface ToastPlace {
  readonly bottom: number;
  readonly right: number;
}

interface ToastStore {
  toasts: readonly ShownToast[];
  /** Where the page wants them; null is the upper right corner. */
  place: ToastPlace | null;
  show(toast: Omit<Toast, 'id'> & { id?: string }): string;
  dismiss(id: string): void;
}

let counter = 0;

/** Most toasts that ask nothing. */
const MOST = 4;

const isAsking = ({ tone, actions, isGap }: ShownToast) => !isGap && (tone === 'ask' || (actions?.length ?? 0) > 0);

/** The list without gaps behind the last toast that asks, and at most four that ask nothing. */
function tidied(toasts: readonly ShownToast[]): readonly ShownToast[] {
  const last = toasts.reduce((at, toast, index) => (isAsking(toast) ? index : at), -1);
  const shown = toasts.filter(({ isGap }, index) => !isGap || index < last);
  const plain = shown.filter((toast) => !isAsking(toast) && !toast.isGap);
  const surplus = plain.slice(0, Math.max(0, plain.length - MOST)).map(({ id }) => id);
  return surplus.reduce(without, shown);
}

/** The list without one toast; what asks behind it stays at its place. */
function without(toasts: readonly ShownToast[], id: string): readonly ShownToast[] {
  const at = toasts.findIndex((toast) => toast.id === id);
  const keepsRoom = toasts.some((toast, index) => index > at && isAsking(toast));
  if (at < 0) return toasts;
  return keepsRoom
    ? toasts.map((toast) => (toast.id === id ? { ...toast, isGap: true } : toast))
    : toasts.filter((toast) => toast.id !== id);
}

export const useToasts = create<ToastStore>((set) => ({
  toasts: [],
  place: null,
  show(toast) {
    counter += 1;
    const id = toast.id ?? `toast-${counter}`;
    const shown: ShownToast = { ...toast, id, serial: counter };
    set(({ toasts }) => {
      const isKnown = toasts.some((one) => one.id === id);
      return { toasts: tidied(isKnown ? toasts.map((one) => (one.id === id ? shown : one)) : [...toasts, shown]) };
    });
    return id;
  },
  dismiss(id) {
    set(({ toasts }) => ({ toasts: tidied(without(toasts, id)) }));
  },
}));

/**
 * Shows a toast and returns its id. One with the same id is replaced at its place; a new one comes behind all others, so
 * that none that asks moves.
 */
export const showToast: ToastStore['show'] = (toast) => useToasts.getState().show(toast);

export const dismissToast: ToastStore['dismiss'] = (id) => useToasts.getState().dismiss(id);

const isSamePlace = (a: ToastPlace | null, b: ToastPlace | null) => a?.bottom === b?.bottom && a?.right === b?.right;

/** Moves the toasts; null is the upper right corner. */
export function placeToasts(place: ToastPlace | null): void {
  if (!isSamePlace(useToasts.getState().place, place)) useToasts.setState({ place });
}

/** Duration of a toast in milliseconds; 0 is until it is answered. */
export function stayOf({ stay, tone, actions }: Toast): number {
  if (stay !== undefined) return stay;
  return tone === 'ask' || tone === 'connection' || actions?.length ? 0 : 8000;
}
