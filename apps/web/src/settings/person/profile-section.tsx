import { BADGE_COLOURS, BADGE_FIGURES, type Badge, type Profile, type ProfileBody } from '@echo-base/protocol';
import { useEffect, useId, useState } from 'react';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { changeProfile, showProfile } from '../../kit/net/people.ts';
import { useSession } from '../../kit/net/session.ts';
import { Face } from '../../kit/ui/face.tsx';
import { Segments } from '../../kit/ui/segments.tsx';
import { Switch } from '../../kit/ui/switch.tsx';
import { showToast } from '../../kit/ui/toast-store.ts';
import { noteSaved } from '../saved.ts';
import * as css from './person.module.css';

/** What others see of this player; null until it is known. A change is shown at once, and taken back if it is refused. */
function useProfile() {
  const t = useTranslate();
  const [profile, setProfile] = useState<Profile | null>(null);
  useEffect(() => {
    // Without an answer there is nothing to change yet.
    showProfile().then(setProfile, () => undefined);
  }, []);
  const show = (next: Profile) => {
    setProfile(next);
    useSession.setState(({ me }) => {
      if (!me) return {};
      const { badge: _badge, ...rest } = me;
      return { me: { ...rest, ...(next.badge && { badge: next.badge }) } };
    });
  };
  const change = async (wanted: ProfileBody, shown: Profile) => {
    const before = profile;
    show(shown);
    try {
      show(await changeProfile(wanted));
      noteSaved('all');
    } catch (error) {
      if (before) show(before);
      showToast({ tone: 'error', title: reasonOf(t, error) });
    }
  };
  return { profile, change };
}

/** The player's badge, and whether others see when they are here. */
export function ProfileSection({ name }: { readonly name: string }) {
  const t = useTranslate();
  const { profile, change } = useProfile();
  if (!profile) return null;
  const { badge, hidden } = profile;
  const choose = (next: Badge | null) => void change({ badge: next }, { hidden, ...(next && { badge: next }) });
  return (
    <>
      <Figures name={name} badge={badge} onChoose={choose} />
      {badge && (
        <Segments
          legend={t('profile.colour')}
          value={badge.colour}
          options={BADGE_COLOURS.map((colour) => ({ value: colour, label: t(`profile.colour.${colour}`) }))}
          onChange={(colour) => choose({ ...badge, colour })}
        />
      )}
      <div className={css.hide}>
        <p>
          <strong>{t('profile.hide')}</strong>
          <small>{t('profile.hideText')}</small>
        </p>
        <Switch
          label={t('profile.hide')}
          checked={hidden}
          onChange={(next) => void change({ hidden: next }, { ...profile, hidden: next })}
        />
      </div>
    </>
  );
}

interface FiguresProps {
  readonly name: string;
  readonly badge: Badge | undefined;
  onChoose(badge: Badge | null): void;
}

/** The figures to choose from, the initial of the name first. */
function Figures({ name, badge, onChoose }: FiguresProps) {
  const t = useTranslate();
  const group = useId();
  const colour = badge?.colour ?? BADGE_COLOURS[0];
  const choice = (figure: Badge['figure'] | null) => {
    const shown = figure && { figure, colour };
    return (
      <label key={figure} className={css.figure} title={t(`profile.figure.${figure ?? 'none'}`)}>
        <input
          className="visually-hidden"
          type="radio"
          name={group}
          checked={(badge?.figure ?? null) === figure}
          onChange={() => onChoose(shown)}
        />
        <Face name={name} badge={shown ?? undefined} size={44} />
        <span className="visually-hidden">{t(`profile.figure.${figure ?? 'none'}`)}</span>
      </label>
    );
  };
  return (
    <fieldset className={css.figures}>
      <legend>{t('profile.badge')}</legend>
      {choice(null)}
      {BADGE_FIGURES.map(choice)}
    </fieldset>
  );
}
