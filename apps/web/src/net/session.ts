import type { Session } from '@echo-base/protocol';
import { create } from 'zustand';
import { ApiError, becomeOwner, createSession, deleteSession, onNoSession, renameSession, showSession } from './api.ts';

/** `unknown` until the server was asked, `failed` when it could not be. */
type SessionStatus = 'unknown' | 'none' | 'known' | 'failed';

interface SessionState {
  readonly status: SessionStatus;
  readonly me: Session | null;
  /** Asks the server who we are; the cookie answers for us. */
  load(): Promise<void>;
  /** `password` where the server asks for one. */
  signIn(name: string, password?: string): Promise<void>;
  /** Takes the server over, by the operator's token. */
  own(token: string): Promise<void>;
  rename(name: string): Promise<void>;
  /** Forgets who we are; seats taken under this session cannot be taken up again. */
  signOut(): Promise<void>;
}

/** Who plays in this browser. Kept by the server's cookie alone; nothing is stored here. */
export const useSession = create<SessionState>((set) => ({
  status: 'unknown',
  me: null,
  async load() {
    try {
      set({ status: 'known', me: await showSession() });
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
    set({ status: 'none', me: null });
  },
}));

onNoSession(() => useSession.setState({ status: 'none', me: null }));
