import { createContext, useContext, useMemo } from 'react';
import * as windows from '../../../kit/ui/breakpoints.ts';
import { useNamesShare } from '../../../kit/ui/reading.ts';
import { useMedia } from '../../../kit/ui/use-media.ts';
import { type MapLayout, UPRIGHT, WIDE } from './layout.ts';

const Layout = createContext<MapLayout>(WIDE);

export const LayoutProvider = Layout.Provider;

/** The layout of the surrounding map. */
export const useLayout = (): MapLayout => useContext(Layout);

/** The layout for this window, upright on a phone that is held so, with names as large as the reader wants them. */
export function useFittingLayout(): MapLayout {
  const layout = useMedia(windows.UPRIGHT) ? UPRIGHT : WIDE;
  const share = useNamesShare();
  return useMemo(() => (share === 1 ? layout : { ...layout, wanted: share }), [layout, share]);
}
