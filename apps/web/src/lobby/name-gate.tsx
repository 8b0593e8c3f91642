import { PASSWORD_LENGTH } from '@echo-base/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import LanguageField from '../i18n/language-field.tsx';
import { useTranslate } from '../i18n/translate.tsx';
import { ApiError, showMatch } from '../net/api.ts';
import { useServerInfo } from '../net/server-info.ts';
import { useSession } from '../net/session.ts';
import type { MatchSummary } from '../net/types.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { TextField } from '../ui/fields.tsx';
import { Mark } from '../ui/icons.tsx';
import { parseInvite } from './invite.ts';
import { nameProblem } from './name.ts';
import css from './name-gate.module.css';
import { reasonOf } from './reason.ts';
import { Sky } from './sky.tsx';

/** Error text of each field. */
interface Problems {
  readonly name: string | null;
  readonly password: string | null;
}

function useEntering(needsPassword: boolean) {
  const t = useTranslate();
  const [problems, setProblems] = useState<Problems>({ name: null, password: null });
  const [sending, setSending] = useState(false);
  const enter = async (name: string, password: string) => {
    const missing = needsPassword && password === '' ? t('gate.passwordEmpty') : null;
    const found = { name: nameProblem(t, name), password: missing };
    setProblems(found);
    if (found.name || found.password || sending) return;
    setSending(true);
    try {
      await useSession.getState().signIn(name.trim(), needsPassword ? password : undefined);
    } catch (error) {
      const isPassword = error instanceof ApiError && error.code === 'wrong_password';
      setProblems({ name: null, password: null, [isPassword ? 'password' : 'name']: reasonOf(t, error) });
      setSending(false);
    }
  };
  return { problems, sending, enter };
}

function NameForm() {
  const t = useTranslate();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const needsPassword = useServerInfo()?.needsPassword ?? false;
  const { problems, sending, enter } = useEntering(needsPassword);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void enter(name, password);
  };
  return (
    <form className={cx(css.form, needsPassword && css.tall)} onSubmit={submit} noValidate>
      <TextField
        className={css.field}
        label={t('gate.name')}
        name="name"
        value={name}
        error={problems.name}
        autoComplete="nickname"
        autoCapitalize="words"
        enterKeyHint="go"
        autoFocus
        onChange={(event) => setName(event.target.value)}
      />
      {needsPassword && <PasswordField value={password} error={problems.password} onChange={setPassword} />}
      <Button className={cx(css.go, needsPassword && css.goWide)} type="submit" variant="primary" sending={sending}>
        {t('gate.enter')}
      </Button>
    </form>
  );
}

interface PasswordFieldProps {
  readonly value: string;
  readonly error: string | null;
  onChange(password: string): void;
}

function PasswordField({ value, error, onChange }: PasswordFieldProps) {
  const t = useTranslate();
  return (
    <TextField
      className={css.field}
      label={t('gate.password')}
      type="password"
      name="password"
      value={value}
      hint={t('gate.passwordHint')}
      error={error}
      autoComplete="current-password"
      enterKeyHint="go"
      maxLength={PASSWORD_LENGTH}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** "Ida keeps a seat for you" if the address is that of a match; nothing if the match cannot be loaded. */
function useWelcome(): string {
  const t = useTranslate();
  const [location] = useLocation();
  const search = useSearch();
  const [match, setMatch] = useState<MatchSummary | null>(null);
  const invite = parseInvite(`${location}?${search}`);
  const matchId = invite?.matchId;
  const code = invite?.code ?? null;
  useEffect(() => {
    if (matchId) showMatch(matchId, code).then(setMatch, () => setMatch(null));
  }, [matchId, code]);
  if (!matchId) return t('gate.intro');
  if (!match) return t('gate.invited');
  const { host, name: table } = match;
  return t(match.status === 'waiting' ? 'gate.invitedTo' : 'gate.toTable', { host, table });
}

/** The first visit: asks for a name. The address stays, so an invite link leads on to its match. */
export function NameGate() {
  const t = useTranslate();
  const welcome = useWelcome();
  const needsPassword = useServerInfo()?.needsPassword ?? false;
  useEffect(() => {
    document.title = t('app.name');
  }, [t]);
  return (
    <div className={css.page}>
      <Sky className={css.sky} />
      <main className={css.box}>
        <p className={css.brand}>
          <Mark size={34} />
          {t('app.name')}
        </p>
        <h1 className={css.title}>{t('gate.title')}</h1>
        <p className={css.intro}>{welcome}</p>
        <NameForm />
        <div className={css.foot}>
          <p>{t(needsPassword ? 'gate.whyPassword' : 'gate.why')}</p>
          <LanguageField />
        </div>
      </main>
    </div>
  );
}
