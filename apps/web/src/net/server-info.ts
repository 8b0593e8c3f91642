import type { ServerInfo } from '@echo-base/protocol';
import { useEffect } from 'react';
import { create } from 'zustand';
import { showServer } from './api.ts';
import { useSession } from './session.ts';

interface ServerState {
  /** Null until the server has told. */
  readonly info: ServerInfo | null;
  load(): Promise<void>;
}

const useServerStore = create<ServerState>((set) => ({
  info: null,
  async load() {
    // Without an answer we act as most servers want it; whatever is forbidden is refused in words.
    const info = await showServer().catch(() => null);
    if (info) set({ info });
  },
}));

/** What anybody may know of the server; asked for when first needed. */
export function useServerInfo(): ServerInfo | null {
  const { info, load } = useServerStore();
  useEffect(() => {
    if (!info) void load();
  }, [info, load]);
  return info;
}

/** Whether this player may set tables here. */
export function useMaySet(): boolean {
  const isOwner = useSession((state) => state.me?.isOwner === true);
  const create = useServerInfo()?.create ?? 'everyone';
  return create === 'everyone' || isOwner;
}
