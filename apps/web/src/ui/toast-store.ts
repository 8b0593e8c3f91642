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
  /** Announced at once: only for an act that came too late. */
  urgent?: boolean | undefined;
  /** Milliseconds until it closes; 0 stays. Default: 8 s, or no limit if there is something to press. */
  stay?: number | undefined;
}

/** Distances of the toasts from the lower right corner of the window, in pixels. */
interface ToastPlace {
  readonly bottom: number;
  readonly right: number;
}

interface ToastStore {
  toasts: readonly Toast[];
  /** Where the page wants them; null is the upper right corner. */
  place: ToastPlace | null;
  show(toast: Omit<Toast, 'id'> & { id?: string }): string;
  dismiss(id: string): void;
}

let counter = 0;

export const useToasts = create<ToastStore>((set) => ({
  toasts: [],
  place: null,
  show(toast) {
    counter += 1;
    const id = toast.id ?? `toast-${counter}`;
    set(({ toasts }) => ({ toasts: [...toasts.filter((t) => t.id !== id), { ...toast, id }].slice(-4) }));
    return id;
  },
  dismiss(id) {
    set(({ toasts }) => ({ toasts: toasts.filter((t) => t.id !== id) }));
  },
}));

/** Shows a toast and returns its id. A toast with the same id is replaced. */
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
