import { matchPagePath } from '@echo-base/protocol';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { serverPath } from '../../kit/net/base-path.ts';
import { Button, buttonClass } from '../../kit/ui/button.tsx';
import { Icon } from '../../kit/ui/icons.tsx';
import { showToast } from '../../kit/ui/toast-store.ts';
import * as css from './end-scene.module.css';
import { drawPicture, type SharedPicture } from './picture.ts';

const FILE = 'echo-base.png';

/** The picture to share, and its address in this page; null until it is drawn, and if the browser draws none. */
function usePicture({ look, hero, title, lines }: SharedPicture) {
  const [picture, setPicture] = useState<{ blob: Blob; url: string } | null>(null);
  const words = lines.join('\n');
  useEffect(() => {
    let url: string | null = null;
    let isGone = false;
    const shown = { look, hero, title, lines: words.split('\n') };
    void drawPicture(shown).then(
      (blob) => {
        if (isGone) return;
        url = URL.createObjectURL(blob);
        setPicture({ blob, url });
      },
      () => setPicture(null),
    );
    return () => {
      isGone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [look, hero, title, words]);
  return picture;
}

/** Whether this device has a sheet for sharing files. */
const canShare = (files: readonly File[]): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [...files] });

/** A picture of the end to share, copy or save, and the link to the replay; nothing leaves the browser by itself. */
export function Share({ matchId, ...shared }: SharedPicture & { matchId: string }) {
  const t = useTranslate();
  const picture = usePicture(shared);
  if (!picture) return null;
  const file = new File([picture.blob], FILE, { type: 'image/png' });
  const tell = (isDone: boolean) =>
    showToast({ id: 'copied', tone: isDone ? 'ok' : 'info', title: t(isDone ? 'end.copied' : 'end.notCopied') });
  const copy = (write: () => Promise<void>) =>
    write().then(
      () => tell(true),
      () => tell(false),
    );
  const link = new URL(serverPath(matchPagePath(matchId)), location.href).href;
  return (
    <div className={css.share}>
      <h3 className="label">{t('end.share')}</h3>
      <img className={css.picture} src={picture.url} alt={[shared.title, ...shared.lines].join('. ')} />
      <div className={css.acts}>
        {canShare([file]) && (
          <Button
            small
            icon="send"
            // Closing the sheet counts as an error of the API; it is none.
            onClick={() => void navigator.share({ files: [file], title: shared.title }).catch(() => undefined)}
          >
            {t('setup.share')}
          </Button>
        )}
        {'ClipboardItem' in window && (
          <Button
            small
            icon="copy"
            onClick={() =>
              void copy(() => navigator.clipboard.write([new ClipboardItem({ 'image/png': picture.blob })]))
            }
          >
            {t('setup.copy')}
          </Button>
        )}
        <a className={buttonClass({ small: true })} href={picture.url} download={FILE}>
          <Icon name="download" />
          {t('end.save')}
        </a>
        <Button small icon="link" onClick={() => void copy(() => navigator.clipboard.writeText(link))}>
          {t('end.link')}
        </Button>
      </div>
    </div>
  );
}
