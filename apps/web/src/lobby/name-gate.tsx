import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { LANGUAGE_NAMES, LANGUAGES, type Language, useLanguage } from '../i18n/language.ts';
import { useSay } from '../i18n/say.tsx';
import { showMatch } from '../net/api.ts';
import { useSession } from '../net/session.ts';
import type { MatchSummary } from '../net/types.ts';
import { Button } from '../ui/Button.tsx';
import { SelectField, TextField } from '../ui/fields.tsx';
import { Mark } from '../ui/icons.tsx';
import { parseInvite } from './invite.ts';
import { nameProblem } from './name.ts';
import css from './name-gate.module.css';
import { Sky } from './sky.tsx';
import { reasonOf } from './words.ts';

function NameForm() {
  const say = useSay();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = nameProblem(say, name);
    setProblem(wrong);
    if (wrong || sending) return;
    setSending(true);
    try {
      await useSession.getState().signIn(name.trim());
    } catch (error) {
      setProblem(reasonOf(say, error));
      setSending(false);
    }
  };
  return (
    <form className={css.form} onSubmit={enter} noValidate>
      <TextField
        className={css.field}
        label={say('gate.name')}
        name="name"
        value={name}
        error={problem}
        autoComplete="nickname"
        autoCapitalize="words"
        enterKeyHint="go"
        autoFocus
        onChange={(event) => setName(event.target.value)}
      />
      <Button className={css.go} type="submit" variant="primary" sending={sending}>
        {say('gate.enter')}
      </Button>
    </form>
  );
}

function LanguageField() {
  const say = useSay();
  const { language, setLanguage } = useLanguage();
  return (
    <SelectField
      label={say('app.language')}
      value={language}
      options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      onChange={(event) => setLanguage(event.target.value as Language)}
    />
  );
}

/** "Ida keeps a seat for you" where the address is that of a table; a table that cannot be had is not spoken of. */
function useWelcome(): string {
  const say = useSay();
  const [location] = useLocation();
  const search = useSearch();
  const [match, setMatch] = useState<MatchSummary | null>(null);
  const invite = parseInvite(`${location}?${search}`);
  const matchId = invite?.matchId;
  const code = invite?.code ?? null;
  useEffect(() => {
    if (matchId) showMatch(matchId, code).then(setMatch, () => setMatch(null));
  }, [matchId, code]);
  if (!matchId) return say('gate.intro');
  if (!match) return say('gate.invited');
  const { host, name: table } = match;
  return say(match.status === 'waiting' ? 'gate.invitedTo' : 'gate.toTable', { host, table });
}

/** The first visit: one question. The address stays, so an invite link goes on to its table. */
export function NameGate() {
  const say = useSay();
  const welcome = useWelcome();
  useEffect(() => {
    document.title = say('app.name');
  }, [say]);
  return (
    <div className={css.page}>
      <Sky className={css.sky} />
      <main className={css.box}>
        <p className={css.brand}>
          <Mark size={34} />
          {say('app.name')}
        </p>
        <h1 className={css.title}>{say('gate.title')}</h1>
        <p className={css.intro}>{welcome}</p>
        <NameForm />
        <div className={css.foot}>
          <p>{say('gate.why')}</p>
          <LanguageField />
        </div>
      </main>
    </div>
  );
}
