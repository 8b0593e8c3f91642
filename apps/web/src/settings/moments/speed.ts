import { create } from 'zustand';
import { writeStored } from '../../kit/net/stored.ts';
import { storedAs } from '../../kit/net/stored-as.ts';

/** Speeds of moments, the slowest first; `quick` shows results only and holds nothing back, `off` shows marks only. */
export const SPEEDS = ['calm', 'normal', 'quick', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

const KEY = 'echo-base.moments';

const isSpeed = (value: unknown): value is Speed => SPEEDS.some((speed) => speed === value);

interface SpeedState {
  readonly speed: Speed;
  change(to: Speed): void;
}

/** Speed of moments in this browser, for all titles. */
export const useSpeed = create<SpeedState>((set) => ({
  speed: storedAs(isSpeed, 'localStorage', KEY) ?? 'normal',
  change(speed) {
    set({ speed });
    writeStored('localStorage', KEY, JSON.stringify(speed));
  },
}));
