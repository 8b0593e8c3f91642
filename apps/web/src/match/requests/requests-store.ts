import { create } from 'zustand';
import type { IconName } from '../../kit/ui/icons.tsx';

/** An answer to a request. */
interface RequestAnswer {
  readonly label: string;
  onPress(): void;
}

/** What another player asks of this one, such as to take back a move. */
export interface Request {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** Id of the moment that it is about. */
  readonly moment?: string;
  readonly no: RequestAnswer;
  readonly yes: RequestAnswer;
  /** Declines this request and all later ones of its kind. */
  readonly never?: RequestAnswer;
  /** The question at another place that confirms `yes`, which cannot be taken back; absent: it is carried out at once. */
  readonly confirm?: { readonly title: string; readonly text: string; readonly cancel: string };
}

interface Requests {
  /** The oldest first. */
  readonly open: readonly Request[];
}

export const useRequests = create<Requests>(() => ({ open: [] }));

/** Shows a request; one with the same id is replaced at its place. */
export function openRequest(request: Request): void {
  useRequests.setState(({ open }) => ({
    open: open.some(({ id }) => id === request.id)
      ? open.map((one) => (one.id === request.id ? request : one))
      : [...open, request],
  }));
}

export function closeRequest(id: string): void {
  useRequests.setState(({ open }) => ({ open: open.filter((one) => one.id !== id) }));
}
