import { useTranslate } from '../kit/i18n/translate.tsx';
import { Dialog } from '../kit/ui/dialog.tsx';
import { SavedNote, Settings } from './settings.tsx';

/** The settings over a match or a replay, which goes on behind them. */
export default function SettingsDialog({ onClose }: { onClose(): void }) {
  const t = useTranslate();
  return (
    <Dialog open onOpenChange={onClose} title={t('me.settings')} closeLabel={t('app.close')} wide>
      <SavedNote />
      <Settings over />
    </Dialog>
  );
}
