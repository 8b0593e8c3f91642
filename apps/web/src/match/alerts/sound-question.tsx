import { useTranslate } from '../../kit/i18n/translate.tsx';
import { Banner } from '../../kit/ui/banner.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { useAlerts } from '../../settings/sound/sound-settings.ts';
import { playCue } from '../../settings/sound/sounds.ts';

/** Whether a match may sound, asked once in this browser. */
export function SoundQuestion() {
  const t = useTranslate();
  const isDecided = useAlerts(({ soundDecided }) => soundDecided);
  const change = useAlerts((state) => state.change);
  if (isDecided) return null;
  const decide = (sound: boolean) => {
    change({ sound });
    void playCue('turn');
  };
  return (
    <Banner
      tone="info"
      icon="sound"
      title={t('alerts.ask')}
      asked="sound"
      action={
        <>
          <Button small onClick={() => decide(true)}>
            {t('alerts.askYes')}
          </Button>
          <Button small onClick={() => decide(false)}>
            {t('alerts.askNo')}
          </Button>
        </>
      }
    >
      {t('alerts.askWhere')}
    </Banner>
  );
}
