import { type ReactNode, useEffect } from 'react';
import { useLanguage } from '../kit/i18n/language.ts';
import { useTranslate } from '../kit/i18n/translate.tsx';
import { useSession } from '../kit/net/session.ts';
import { cx } from '../kit/ui/cx.ts';
import { Face } from '../kit/ui/face.tsx';
import { Icon } from '../kit/ui/icons.tsx';
import { LanguageField } from '../kit/ui/language-field.tsx';
import { useReading } from '../kit/ui/reading.ts';
import { useCameraWay } from '../question/log/camera-setting.ts';
import { CameraSetting } from './moments/camera-setting.tsx';
import { useSpeed } from './moments/speed.ts';
import { SpeedSetting } from './moments/speed-setting.tsx';
import { DevicesSection } from './person/devices-section.tsx';
import { NameSection } from './person/name-section.tsx';
import { ProfileSection } from './person/profile-section.tsx';
import { SizeSettings } from './reading/size-settings.tsx';
import { noteSaved, useSaved } from './saved.ts';
import * as css from './settings.module.css';
import { SoundSection } from './sound/sound-section.tsx';
import { useAlerts } from './sound/sound-settings.ts';
import { EachGame } from './ways/each-game.tsx';
import { ReachSection } from './ways/reach-section.tsx';

/** Sections by the ids of their elements, which links name. */
const SECTIONS = ['sound', 'moments', 'reading', 'reach', 'quiet', 'games', 'devices', 'name'] as const;

const KEPT_HERE = [useAlerts, useSpeed, useCameraWay, useReading, useLanguage];

/** Says that a setting of this browser has been stored. */
function useSavedHere(): void {
  useEffect(() => {
    const ends = KEPT_HERE.map((store) => store.subscribe(() => noteSaved('here')));
    return () => {
      for (const end of ends) end();
    };
  }, []);
}

/** "Saved", or not yet. It is said politely, as the change itself is already on screen. */
export function SavedNote() {
  const t = useTranslate();
  const saved = useSaved((state) => state.saved);
  return (
    <span role="status" className={cx(css.saved, saved === 'failing' && css.failing)}>
      {saved !== 'none' && (
        <>
          <Icon name={saved === 'failing' ? 'alert' : 'check'} size={18} />
          {t(`settings.saved.${saved}`)}
        </>
      )}
    </span>
  );
}

function Person() {
  const me = useSession((state) => state.me);
  if (!me) return null;
  return (
    <p className={css.person}>
      <Face name={me.name} badge={me.badge} size={44} />
      <strong>{me.name}</strong>
    </p>
  );
}

/** Links to the sections. Over a match they scroll, and leave its address as it is. */
function Contents({ scrolls }: { readonly scrolls: boolean }) {
  const t = useTranslate();
  return (
    <nav className={css.contents} aria-label={t('settings.sections')}>
      {!scrolls && <Person />}
      {SECTIONS.map((id) => (
        <a
          key={id}
          href={`#${id}`}
          onClick={(event) => {
            if (!scrolls) return;
            event.preventDefault();
            document.getElementById(id)?.scrollIntoView();
          }}
        >
          {t(`settings.${id}`)}
        </a>
      ))}
    </nav>
  );
}

interface SectionProps {
  readonly id: (typeof SECTIONS)[number];
  readonly note?: string;
  readonly children: ReactNode;
}

function Section({ id, note, children }: SectionProps) {
  const t = useTranslate();
  return (
    <section id={id} className={css.section} aria-label={t(`settings.${id}`)}>
      <div className={css.head}>
        <h2 tabIndex={-1}>{t(`settings.${id}`)}</h2>
        {note && <small>{note}</small>}
      </div>
      {children}
    </section>
  );
}

interface SettingsProps {
  /** Shown over a match. */
  readonly over?: boolean;
  /** Heading of the page. */
  readonly head?: ReactNode;
}

/** All settings of the player. */
export function Settings({ over = false, head }: SettingsProps) {
  const t = useTranslate();
  const me = useSession((state) => state.me);
  useSavedHere();
  return (
    <div className={cx(css.layout, over && css.over)}>
      <Contents scrolls={over} />
      <div className={css.sections}>
        {head}
        <div className={css.panels}>
          <section id="sound" className={css.panel} aria-label={t('settings.sound')}>
            <SoundSection />
          </section>
          <div className={css.panel}>
            <section id="moments" aria-label={t('settings.moments')}>
              <h2 className="visually-hidden">{t('settings.moments')}</h2>
              <SpeedSetting />
              <CameraSetting className={css.row} />
            </section>
            <section id="reading" aria-label={t('settings.reading')}>
              <h2 className="visually-hidden">{t('settings.reading')}</h2>
              <SizeSettings />
              <LanguageField className={css.row} />
            </section>
          </div>
        </div>
        {me && (
          <>
            <Section id="reach" note={t('settings.reach.when')}>
              <ReachSection />
            </Section>
            <Section id="games">
              <EachGame />
            </Section>
            <Section id="devices">
              <DevicesSection />
            </Section>
            <Section id="name">
              <NameSection key={me.playerId} name={me.name} />
              <ProfileSection key={`profile ${me.playerId}`} name={me.name} />
            </Section>
          </>
        )}
      </div>
    </div>
  );
}
