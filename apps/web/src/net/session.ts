import type { Session } from '@echo-base/protocol';
import { create } from 'zustand';
import { storedKeys, writeStored } from '../stored.ts';
import { ApiError, becomeOwner, createSession, deleteSession, renameSession, showSession } from './api.ts';
import { onNoSession } from './no-session.ts';

/** `unknown` until loaded, `failed` if loading failed. */
type SessionStatus = 'unknown' | 'none' | 'known' | 'failed';

interface SessionState {
  readonly status: SessionStatus;
  readonly me: Session | null;
  /** Loads the session of the cookie. */
  load(): Promise<void>;
  /** `password` if the server requires one. */
  signIn(name: string, password?: string): Promise<void>;
  /** Becomes owner of the server, with the operator's token. */
  own(token: string): Promise<void>;
  rename(name: string): Promise<void>;
  /** Ends the session; its seats cannot be recovered. */
  signOut(): Promise<void>;
}

/** Removes unsent messages and drafts, which this tab has stored: the next player in it would read them. */
export function clearDrafts(): void {
  const keys = storedKeys('sessionStorage').filter((key) => /^(chat|draft) /.test(key));
  for (const key of keys) writeStored('sessionStorage', key, null);
}

/** The player of this browser. The session is in the server's cookie; nothing is stored here. */
export const useSession = create<SessionState>((set) => ({
  status: 'unknown',
  me: null,
  async load() {
    try {
      const me = await showSession();
      set(me ? { status: 'known', me } : { status: 'none', me: null });
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.code === 'no_session';
      set({ status: isUnknown ? 'none' : 'failed', me: null });
    }
  },
  async signIn(name, password) {
    const { playerId, name: given } = await createSession(name, password);
    set({ status: 'known', me: { playerId, name: given } });
  },
  async own(token) {
    set({ me: await becomeOwner(token) });
  },
  async rename(name) {
    set({ me: await renameSession(name) });
  },
  async signOut() {
    await deleteSession();
    clearDrafts();
    set({ status: 'none', me: null });
  },
}));

onNoSession(() => {
  clearDrafts();
  useSession.setState({ status: 'none', me: null });
});
