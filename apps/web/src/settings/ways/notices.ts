import { serverPath } from '../../kit/net/base-path.ts';

interface Notice {
  readonly title: string;
  readonly body: string;
  /** A new notice with the same tag replaces the old one. */
  readonly tag: string;
}

/** Shows a notification that leads back to this page; null where that is not possible or not permitted. */
export function notify({ title, body, tag }: Notice): Notification | null {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return null;
  try {
    const notice = new Notification(title, { body, tag, icon: serverPath('/favicon-turn.svg') });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return notice;
  } catch {
    // Some phones allow notifications to installed apps only.
    return null;
  }
}

/** Takes away what the system shows about a match that has been opened, or whose turn was made. */
export async function dropNotices(tag: string): Promise<void> {
  const worker = await globalThis.navigator?.serviceWorker?.getRegistration(serverPath('/'));
  for (const one of (await worker?.getNotifications({ tag })) ?? []) one.close();
}
