import type { Acquaintance } from '@echo-base/protocol';
import { useState } from 'react';
import { useLanguage } from '../../../kit/i18n/language.ts';
import type { Language } from '../../../kit/i18n/languages.ts';
import { useTitleTranslate } from '../../../kit/i18n/title-translator.ts';
import { type Translate, useTranslate } from '../../../kit/i18n/translate.tsx';
import { useMayCreate } from '../../../kit/net/server-info.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { Face } from '../../../kit/ui/face.tsx';
import { titleName } from '../match-texts.ts';
import * as css from './people.module.css';
import { sinceOf } from './since.ts';
import { useInvite } from './use-invite.ts';
import { usePeople } from './use-people.ts';

/** How many people are shown before "All" is pressed. */
const FIRST = 6;

interface PeopleSectionProps {
  /** Called when a room was made or closed. */
  onChanged(): void;
}

/** People with whom this player has played, each with the next game one press away; nothing before the first game. */
export function PeopleSection({ onChanged }: PeopleSectionProps) {
  const t = useTranslate();
  const people = usePeople();
  const [isWhole, setWhole] = useState(false);
  const { busy, invite } = useInvite(onChanged);
  if (people.length === 0) return null;
  const shown = isWhole ? people : people.slice(0, FIRST);
  return (
    <section aria-labelledby="people">
      <div className={css.head}>
        <h2 id="people">{t('people.known')}</h2>
        <span>{t('people.score')}</span>
      </div>
      <ul className={css.people}>
        {shown.map((one) => (
          <Person key={one.id} t={t} one={one} sending={busy === one.id} onInvite={() => void invite(one)} />
        ))}
      </ul>
      {people.length > shown.length && (
        <Button small variant="quiet" onClick={() => setWhole(true)}>
          {t('people.all', { count: people.length })}
        </Button>
      )}
    </section>
  );
}

/** Whether a person is here, or since when not; empty if nothing is known. */
function stateOf(t: Translate, language: Language, { state, seenAt }: Acquaintance): string {
  if (state) return t(`people.state.${state}`);
  return seenAt === undefined ? '' : t('people.seen', { time: sinceOf(language, new Date(seenAt), new Date()) });
}

interface PersonProps {
  readonly t: Translate;
  readonly one: Acquaintance;
  readonly sending: boolean;
  onInvite(): void;
}

function Person({ t, one, sending, onInvite }: PersonProps) {
  const { language } = useLanguage();
  const mayInvite = useMayCreate();
  const { name, state, seenAt, wins, losses } = one;
  const here = stateOf(t, language, one);
  // Of someone who hides the rim says nothing either.
  const isHere = state ? true : seenAt === undefined ? undefined : false;
  return (
    <li>
      <Face name={name} badge={one.badge} isHere={isHere} isPlaying={state === 'playing'} size={40} />
      <div className={css.words}>
        <p>
          <strong>{name}</strong> {here && <span className={cx(css.state, state && css.here)}>{here}</span>}
        </p>
        <LastGame one={one} />
      </div>
      {wins !== undefined && losses !== undefined && (
        <p className={css.score}>
          <span aria-hidden="true">
            {wins} : {losses}
          </span>
          <span className="visually-hidden">{t('people.winsLosses', { wins, losses })}</span>
        </p>
      )}
      {mayInvite && (
        <Button small sending={sending} aria-label={t('invite.personAt', { name })} onClick={onInvite}>
          {t('invite.person')}
        </Button>
      )}
    </li>
  );
}

/** The last game with a person, and how it ended. */
function LastGame({ one: { name, last } }: Pick<PersonProps, 'one'>) {
  const { language } = useLanguage();
  const t = useTitleTranslate()(last.title);
  const title = titleName(t, last.title);
  if (last.endedAt === undefined) return <p className={css.last}>{t('people.last.running', { title })}</p>;
  const at = new Date(last.endedAt);
  const told = { title, name, time: sinceOf(language, at, new Date()) };
  return (
    <p className={css.last} title={at.toLocaleString(language)}>
      {t(`people.last.${last.result ?? 'over'}`, told)}
    </p>
  );
}
