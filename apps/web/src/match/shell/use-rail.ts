import { useCallback, useEffect, useRef, useState } from 'react';
import { RAIL_BESIDE } from '../../kit/ui/breakpoints.ts';
import { matchesNow } from '../../kit/ui/text-windows.ts';
import { isPhone } from '../../kit/ui/use-phone.ts';
import { hasRules } from '../../rules/book.ts';
import { enterRules, useOpened } from '../../rules/opened.ts';
import type { ShownTab } from './phone-tabs.tsx';
import { FOCUS_IN, type RailTab } from './rail-tab.ts';

/** The overlay shown, if any. */
export type OpenPart = 'rail' | 'keys' | 'concede' | 'draw' | null;

/** State of the rail's tabs, in the column, in the drawer of narrow screens, or in place of the board of a phone. */
export function useRail(title: string, setOpened: (opened: OpenPart) => void) {
  const [tab, setTab] = useState<RailTab>('log');
  const [shown, setShown] = useState<ShownTab>('board');
  const show = useCallback(
    (wanted: RailTab) => {
      setTab(wanted);
      if (isPhone()) return setShown('rail');
      if (!matchesNow(RAIL_BESIDE)) return setOpened('rail');
      // After the tab has rendered.
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`#log ${FOCUS_IN[wanted]}`)?.focus());
    },
    [setOpened],
  );
  const leave = useCallback(() => {
    setShown('board');
    setOpened(null);
  }, [setOpened]);
  useEffect(() => enterRules(hasRules(title) ? title : null), [title]);
  useAskedRule(show);
  return { tab, setTab, show, shown, setShown, leave };
}

/** Opens the rules when the clause of a refusal is requested. */
function useAskedRule(show: (tab: RailTab) => void): void {
  const asked = useOpened((state) => state.asked);
  const before = useRef(asked);
  useEffect(() => {
    if (before.current !== asked) show('rules');
    before.current = asked;
  }, [asked, show]);
}
