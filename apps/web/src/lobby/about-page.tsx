import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSay } from '../i18n/say.tsx';
import css from './about-page.module.css';
import { FONTS, LIBRARIES } from './credits.ts';
import { Frame } from './frame.tsx';

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
  const say = useSay();
  return (
    <Frame title={say('nav.about')} column>
      <h1 className={css.heading}>{say('about.heading')}</h1>
      <p className={css.lead}>{say('about.what')}</p>
      <div className={css.parts}>
        <Part title={say('about.fan')}>
          <p>{say('about.fanText')}</p>
        </Part>
        <Part title={say('about.rules')}>
          <p>{say('about.rulesText')}</p>
        </Part>
        <Part title={say('about.privacy')}>
          <p>{say('about.privacyText')}</p>
        </Part>
        <Part title={say('owner.title')}>
          <p>
            <Link href="/owner">{say('owner.link')}</Link>
          </p>
        </Part>
        <Part title={say('about.licence')}>
          <p>{say('about.licenceText')}</p>
        </Part>
        <Part title={say('about.drawings')}>
          <p>{say('about.drawingsText')}</p>
          <ul className={css.list}>
            {FONTS.map(({ name, by }) => (
              <li key={name}>
                <b>{name}</b>, {by}
              </li>
            ))}
          </ul>
        </Part>
        <Part title={say('about.libraries')}>
          <ul className={css.list}>
            {LIBRARIES.map(({ name, licence, by }) => (
              <li key={name}>
                <b>{name}</b>, {by} ({licence})
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </Frame>
  );
}
