import { useTranslate } from '../../kit/i18n/translate.tsx';
import { Icon, Mark } from '../../kit/ui/icons.tsx';
import * as css from './ways.module.css';

/** How a page comes to the home screen of an iPhone. */
export function Steps() {
  const t = useTranslate();
  return (
    <ol className={css.steps}>
      <li>
        <Icon name="share" />
        {t('settings.device.share')}
      </li>
      <li>
        <Icon name="homeScreen" />
        {t('settings.device.addHome')}
      </li>
      <li>
        <Mark size={22} />
        {t('settings.device.open')}
      </li>
    </ol>
  );
}
