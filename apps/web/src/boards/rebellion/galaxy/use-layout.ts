import { createContext, useContext } from 'react';
import * as windows from '../../../kit/ui/breakpoints.ts';
import { useMedia } from '../../../kit/ui/use-media.ts';
import { type MapLayout, UPRIGHT, WIDE } from './layout.ts';

const Layout = createContext<MapLayout>(WIDE);

export const LayoutProvider = Layout.Provider;

/** The layout of the surrounding map. */
export const useLayout = (): MapLayout => useContext(Layout);

/** The layout for this window: upright on a phone that is held so. */
export const useFittingLayout = (): MapLayout => (useMedia(windows.UPRIGHT) ? UPRIGHT : WIDE);
