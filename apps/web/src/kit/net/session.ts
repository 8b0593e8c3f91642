import type { Session } from '@echo-base/protocol';
import { create } from 'zustand';
import {
  ApiError,
  becomeOwner,
  createSession,
  deleteSession,
  recoverSession,
  renameSession,
  showServer,
  showSession,
} from './api.ts';
import { forgetSession, noteNewSession, onNoSession } from './no-session.ts';
import { forgetOfflinePage } from './offline.ts';
import { storedKeys, writeStored } from './stored.ts';

/** `unknown` until loaded, `failed` if loading failed. */
type SessionStatus = 'unknown' | 'none' | 'known' | 'failed';

interface SessionState {
  readonly status: SessionStatus;
  readonly me: Session | null;
  /** Whether this page had a session that has ended elsewhere, such as by signing out in another tab. */
  readonly hasEnded: boolean;
  /** Loads the session of the cookie. */
  load(): Promise<void>;
  /** Asks whether the session of this page still holds, such as after the connection was lost. */
  check(): Promise<void>;
  /** `password` if the server requires one; `first` is done before the page of the new player is shown. */
  signIn(name: string, password?: string, first?: () => Promise<void>): Promise<void>;
  /** Becomes the player of a recovery code. */
  recover(code: string): Promise<void>;
  /** Becomes owner of the server, with the operator's token. */
  own(token: string): Promise<void>;
  rename(name: string): Promise<void>;
  /** Ends the session; its seats cannot be recovered. */
  signOut(): Promise<void>;
}

/** Removes unsent messages, drafts and the offline page, which this browser has stored: the next player would read them. */
export function clearDrafts(): void {
  void forgetOfflinePage();
  for (const area of ['sessionStorage', 'localStorage'] as const) {
    const keys = storedKeys(area).filter((key) => /^(chat|draft) /.test(key));
    for (const key of keys) writeStored(area, key, null);
  }
}

/** Whether the browser keeps no cookie of this page: it may say that they are enabled where its settings block them. */
function blocksCookies(): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: the other interface is missing in browsers that we support
  document.cookie = 'echo-base-probe=1; path=/; SameSite=Lax';
  const isKept = document.cookie.includes('echo-base-probe=1');
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'echo-base-probe=; path=/; max-age=0; SameSite=Lax';
  return !isKept;
}

/** Why this browser has not kept the cookie of a session: codes beside those of the server. */
async function whyNotKept(): Promise<ApiError> {
  const { publicUrl } = await showServer().catch(() => ({ publicUrl: undefined }));
  if (location.protocol === 'http:' && publicUrl?.startsWith('https:'))
    return new ApiError({ code: 'other_address', params: { url: publicUrl } }, 0);
  return new ApiError({ code: blocksCookies() ? 'cookies_blocked' : 'cookie_not_kept' }, 0);
}

/** Checks that a new session has come to stay. Throws an `ApiError` with the reason if not. */
async function checkKept(): Promise<void> {
  // Without an answer nothing is known against it.
  const kept = await showSession().catch(() => null);
  if (kept === undefined) throw await whyNotKept();
}

/** The player of this browser. The session is in the server's cookie; nothing is stored here. */
export const useSession = create<SessionState>((set) => ({
  status: 'unknown',
  me: null,
  hasEnded: false,
  async load() {
    try {
      const me = await showSession();
      set(me ? { status: 'known', me } : { status: 'none', me: null });
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.code === 'no_session';
      set({ status: isUnknown ? 'none' : 'failed', me: null });
    }
  },
  async signIn(name, password, first) {
    const { playerId, name: given } = await createSession(name, password);
    await checkKept();
    await first?.();
    noteNewSession();
    set({ status: 'known', me: { playerId, name: given }, hasEnded: false });
  },
  async recover(code) {
    await recoverSession(code);
    await checkKept();
    clearDrafts();
  },
  async check() {
    const me = await showSession().catch(() => null);
    if (me === undefined) forgetSession();
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
    // What the page asked for meanwhile may have been answered first, as if the session had ended elsewhere.
    set({ status: 'none', me: null, hasEnded: false });
  },
}));

onNoSession(() => {
  clearDrafts();
  useSession.setState(({ status, hasEnded }) => ({
    status: 'none',
    me: null,
    hasEnded: hasEnded || status === 'known',
  }));
});
