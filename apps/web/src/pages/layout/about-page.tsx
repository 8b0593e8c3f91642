import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { useTranslatable } from '../../kit/i18n/use-translatable.ts';
import * as css from './about-page.module.css';
import { FONTS, LIBRARIES } from './credits.ts';
import { PageLayout } from './page-layout.tsx';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      <div className={css.text}>{children}</div>
    </section>
  );
}

/** What the product is and is not, and its credits. */
export default function AboutPage() {
  useTranslatable();
  const t = useTranslate();
  return (
    <PageLayout title={t('nav.about')} column>
      <h1 className={css.heading}>{t('about.heading')}</h1>
      <p className={css.lead}>{t('about.what')}</p>
      <div className={css.parts}>
        <Part title={t('about.fan')}>
          <p>{t('about.fanText')}</p>
        </Part>
        <Part title={t('about.rules')}>
          <p>{t('about.rulesText')}</p>
        </Part>
        <Part title={t('about.privacy')}>
          <p>{t('about.privacyText')}</p>
        </Part>
        <Part title={t('owner.title')}>
          <p>
            <Link href="/owner">{t('owner.link')}</Link>
          </p>
        </Part>
        <Part title={t('about.licence')}>
          <p>{t('about.licenceText')}</p>
        </Part>
        <Part title={t('about.drawings')}>
          <p>{t('about.drawingsText')}</p>
          <ul className={css.list}>
            {FONTS.map(({ name, by }) => (
              <li key={name}>
                <b>{name}</b>, {by}
              </li>
            ))}
          </ul>
        </Part>
        <Part title={t('about.libraries')}>
          <ul className={css.list}>
            {LIBRARIES.map(({ name, licence, by }) => (
              <li key={name}>
                <b>{name}</b>, {by} ({licence})
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </PageLayout>
  );
}
