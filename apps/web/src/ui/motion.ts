import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** True when pieces should not travel: asked for by the system, or set to brief or off by the player. */
export function isMotionReduced(): boolean {
  const setting = document.documentElement.dataset.motion;
  if (setting === 'full') return false;
  return setting === 'brief' || setting === 'off' || window.matchMedia(QUERY).matches;
}

function subscribe(changed: () => void): () => void {
  const system = window.matchMedia(QUERY);
  const setting = new MutationObserver(changed);
  system.addEventListener('change', changed);
  setting.observe(document.documentElement, { attributes: true, attributeFilter: ['data-motion'] });
  return () => {
    system.removeEventListener('change', changed);
    setting.disconnect();
  };
}

/** The same for a component, which draws again when the answer changes. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isMotionReduced, () => true);
}
