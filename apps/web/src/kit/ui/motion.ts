const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether animations are off: by the system, or by the player's setting (brief or off). */
export function isMotionReduced(): boolean {
  const setting = document.documentElement.dataset.motion;
  if (setting === 'full') return false;
  return setting === 'brief' || setting === 'off' || window.matchMedia(QUERY).matches;
}
