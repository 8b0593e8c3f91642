/** Whether this browser can notify, and if not why, in the words of the row "This device". */
export type DeviceState = 'unasked' | 'allowed' | 'blocked' | 'https' | 'iphone' | 'impossible';

/** iPhones and iPads, which call themselves Macs with a touch screen. */
const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Whether the page runs from the home screen or as an installed app. */
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

export function deviceState(): DeviceState {
  if (!isSecureContext) return 'https';
  const canNotify = typeof Notification !== 'undefined';
  if (!canNotify && isApplePhone() && !isInstalled()) return 'iphone';
  if (!canNotify) return 'impossible';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' ? 'allowed' : 'unasked';
}

/** Browser and kind of device, such as "Chrome", "computer": null for a browser that is not known. */
export function browserName(): string | null {
  const names = [
    ['Edg', 'Edge'],
    ['OPR', 'Opera'],
    ['Firefox', 'Firefox'],
    ['FxiOS', 'Firefox'],
    ['CriOS', 'Chrome'],
    ['Chrome', 'Chrome'],
    ['Safari', 'Safari'],
  ] as const;
  return names.find(([mark]) => navigator.userAgent.includes(`${mark}/`))?.[1] ?? null;
}
