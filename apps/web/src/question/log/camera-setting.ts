import { create } from 'zustand';
import { writeStored } from '../../kit/net/stored.ts';
import { storedAs } from '../../kit/net/stored-as.ts';

/** What the view does when something happens outside it: it goes there and comes back, says so at its edge, or nothing. */
export const CAMERA_WAYS = ['follow', 'chip', 'off'] as const;
export type CameraWay = (typeof CAMERA_WAYS)[number];

const KEY = 'echo-base.camera';

const isWay = (value: unknown): value is CameraWay => CAMERA_WAYS.some((way) => way === value);

interface CameraState {
  readonly way: CameraWay;
  change(to: CameraWay): void;
}

/** The camera of maps in this browser, for all titles. */
export const useCameraWay = create<CameraState>((set) => ({
  way: storedAs(isWay, 'localStorage', KEY) ?? 'follow',
  change(way) {
    set({ way });
    writeStored('localStorage', KEY, JSON.stringify(way));
  },
}));
