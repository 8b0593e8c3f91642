const QUERY = '(prefers-reduced-motion: reduce)';

/** True when pieces should not travel: asked for by the system, or set to brief or off by the player. */
export function isMotionReduced(): boolean {
  const setting = document.documentElement.dataset.motion;
  if (setting === 'full') return false;
  return setting === 'brief' || setting === 'off' || window.matchMedia(QUERY).matches;
}
