import { serverPath } from '../../kit/net/base-path.ts';

/** Whether pages may notify: `unsupported` where the browser cannot, else its permission. */
export type NoticePermission = NotificationPermission | 'unsupported';

function noticePermission(): NoticePermission {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;
}

interface Notice {
  readonly title: string;
  readonly body: string;
  /** A new notice with the same tag replaces the old one. */
  readonly tag: string;
}

/** Shows a notification that leads back to this page; null where that is not possible or not permitted. */
export function notify({ title, body, tag }: Notice): Notification | null {
  if (noticePermission() !== 'granted') return null;
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

/** Asks for permission and shows a first notification; what came of it. */
export async function permitNotices(first: Notice): Promise<NoticePermission> {
  if (noticePermission() === 'unsupported') return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission;
  return notify(first) ? 'granted' : 'unsupported';
}
