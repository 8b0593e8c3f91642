import { useSyncExternalStore } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';

const onChange = (listener: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** Shows the page without the bars of the browser, or with them again; nothing where the browser cannot. */
export function toggleFullScreen(): void {
  if (document.fullscreenEnabled !== true) return;
  const isFull = document.fullscreenElement != null;
  const done = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  // Refused by the browser: the page stays as it is.
  done.catch(() => {});
}

/** Shows the match without the bars of the browser, as on a television; nothing where the browser cannot. */
export function FullScreenButton({ className }: { className: string | undefined }) {
  const t = useTranslate();
  const isFull = useSyncExternalStore(onChange, () => document.fullscreenElement != null);
  if (document.fullscreenEnabled !== true) return null;
  return (
    <IconButton
      icon={isFull ? 'shrink' : 'expand'}
      label={t(isFull ? 'match.leaveFullScreen' : 'match.fullScreen')}
      onClick={toggleFullScreen}
      className={className}
    />
  );
}
