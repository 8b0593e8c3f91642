import { Suspense, useState } from 'react';
import { useTranslate } from '../kit/i18n/translate.tsx';
import { Button } from '../kit/ui/button.tsx';
import { IconButton } from '../kit/ui/icon-button.tsx';
import { lazyPart } from '../kit/ui/lazy-part.tsx';

const SettingsDialog = lazyPart(async () => (await import('./settings-dialog.tsx')).default, 'settings');

/** The settings, over the match or replay on screen. */
function useSettingsDialog() {
  const [isOpen, setOpen] = useState(false);
  const dialog = isOpen && (
    <Suspense fallback={null}>
      <SettingsDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
  return [dialog, () => setOpen(true)] as const;
}

interface Look {
  readonly className?: string | undefined;
}

/** Opens the settings from a bar. */
export function SettingsIconButton({ className }: Look) {
  const t = useTranslate();
  const [dialog, open] = useSettingsDialog();
  return (
    <>
      <IconButton icon="settings" label={t('me.settings')} onClick={open} className={className} />
      {dialog}
    </>
  );
}

/** Opens the settings where there is room for the word. */
export function SettingsButton({ className }: Look) {
  const t = useTranslate();
  const [dialog, open] = useSettingsDialog();
  return (
    <>
      <Button small icon="settings" onClick={open} className={className}>
        {t('me.settings')}
      </Button>
      {dialog}
    </>
  );
}
