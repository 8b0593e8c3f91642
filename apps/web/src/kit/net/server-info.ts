import type { ServerInfo } from '@echo-base/protocol';
import { useEffect } from 'react';
import { create } from 'zustand';
import { showServer } from './api.ts';
import { useSession } from './session.ts';

interface ServerState {
  /** Null until loaded. */
  readonly info: ServerInfo | null;
  load(): Promise<void>;
}

let loading: Promise<void> | null = null;

const useServerStore = create<ServerState>((set) => ({
  info: null,
  load() {
    // Without an answer the client assumes the usual settings; the server refuses what it forbids.
    loading ??= showServer()
      .then(
        (info) => set({ info }),
        () => undefined,
      )
      .finally(() => {
        loading = null;
      });
    return loading;
  },
}));

/** Public information about the server; fetched when first needed. */
export function useServerInfo(): ServerInfo | null {
  const { info, load } = useServerStore();
  useEffect(() => {
    if (!info) void load();
  }, [info, load]);
  return info;
}

/** Whether this player may create matches. */
export function useMayCreate(): boolean {
  const isOwner = useSession((state) => state.me?.isOwner === true);
  const create = useServerInfo()?.create ?? 'everyone';
  return create === 'everyone' || isOwner;
}
