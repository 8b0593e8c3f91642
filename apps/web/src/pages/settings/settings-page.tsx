import { useEffect } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { SavedNote, Settings } from '../../settings/settings.tsx';
import { PageLayout } from '../layout/page-layout.tsx';
import * as css from './settings-page.module.css';

/** All settings of the player, each section with an address of its own, such as `/settings#quiet`. */
export default function SettingsPage() {
  const t = useTranslate();
  useEffect(() => {
    const { hash } = window.location;
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);
  const head = (
    <div className={css.head}>
      <h1>{t('me.settings')}</h1>
      <SavedNote />
    </div>
  );
  return (
    <PageLayout title={t('me.settings')}>
      <Settings head={head} />
    </PageLayout>
  );
}
