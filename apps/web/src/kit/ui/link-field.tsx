import { useRef } from 'react';
import { useTranslate } from '../i18n/translate.tsx';
import { Button } from './button.tsx';
import { TextField } from './fields.tsx';
import * as css from './link-field.module.css';
import { showToast } from './toast-store.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** Copies text; selects it first where plain http leaves the browser without a clipboard API. */
async function copy(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
}

const canShare = () => typeof navigator !== 'undefined' && 'share' in navigator;

interface LinkFieldProps {
  readonly label: string;
  readonly link: string;
  /** Sent with the link when it is shared from a phone. */
  readonly title: string;
  readonly text: string;
  /** The key that copies it on a page with one link. */
  readonly shortcut?: string | undefined;
}

/** A link to copy, or to share where the device supports it. */
export function LinkField({ label, link, title, text, shortcut }: LinkFieldProps) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const press = async () => {
    const done = await copy(link, box.current?.querySelector('input') ?? null);
    showToast({ id: 'copied', tone: done ? 'ok' : 'info', title: t(done ? 'setup.copied' : 'setup.copyFailed') });
  };
  useShortcuts({ [shortcut ?? '']: () => void press() }, shortcut !== undefined);
  const send = () => {
    // Closing the share sheet counts as an error of the API; it is none.
    navigator.share({ title, text, url: link }).catch(() => undefined);
  };
  return (
    <div className={css.link} ref={box}>
      <TextField label={label} value={link} readOnly onFocus={(event) => event.target.select()} />
      <div className={css.acts}>
        <Button icon="copy" aria-keyshortcuts={shortcut?.toUpperCase()} onClick={press}>
          {t('setup.copy')}
        </Button>
        {canShare() && (
          <Button icon="send" onClick={send}>
            {t('setup.share')}
          </Button>
        )}
      </div>
    </div>
  );
}
