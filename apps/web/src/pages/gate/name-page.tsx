import { PASSWORD_LENGTH } from '@echo-base/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMatchNames } from '../../kit/i18n/match-name.ts';
import { nameProblem } from '../../kit/i18n/name-problem.ts';
import { reasonOf, reasonOfLink } from '../../kit/i18n/reason.ts';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import { ApiError } from '../../kit/net/api.ts';
import { useServerInfo } from '../../kit/net/server-info.ts';
import { useSession } from '../../kit/net/session.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { isWatchable, useUnnamed } from '../../kit/net/unnamed.ts';
import { Button } from '../../kit/ui/button.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { TextField } from '../../kit/ui/fields.tsx';
import { LanguageField } from '../../kit/ui/language-field.tsx';
import { freeSeats } from '../lobby/matches.ts';
import { LeadPage, LeadProblem, LeadText } from './lead-page.tsx';
import { type Link, useLink } from './link.ts';
import * as css from './name-page.module.css';

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
  const form = useRef<HTMLFormElement>(null);
  // What is typed next goes where it is missing.
  useEffect(() => {
    const wrong = problems.name !== null ? 'name' : problems.password !== null ? 'password' : null;
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  }, [problems]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void enter(name, password);
  };
  return (
    <form className={cx(css.form, needsPassword && css.tall)} onSubmit={submit} noValidate ref={form}>
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

/** What a newcomer who enters a name may do in a match: take one of the open seats, or watch. */
function welcomeTo(t: Translate, match: MatchSummary, name: string): string {
  const { host, status, spectators } = match;
  const open = freeSeats(match).filter(({ keptFor }) => keptFor === undefined);
  if (status === 'waiting' && open.length > 0) return t('gate.invitedTo', { host, match: name, count: open.length });
  if (status === 'finished') return t('gate.over', { match: name });
  return t(spectators === 'closed' ? 'gate.closed' : 'gate.full', { match: name });
}

/** Refusals that are told before a name is entered: a new player would get them too. */
const TOLD: ReadonlySet<string> = new Set(['private_match', 'no_such_match']);

/** What a link to a match leads to; what the server is for at any other address. */
function welcomeOf(t: Translate, link: Link | null, nameOf: (match: MatchSummary) => string): string {
  if (!link) return t('gate.intro');
  const { match, refusal, code } = link;
  if (match) return welcomeTo(t, match, nameOf(match));
  return refusal && TOLD.has(refusal.code) ? reasonOfLink(t, refusal, code) : t('gate.invited');
}

/** The first visit: asks for a name. The address stays, so an invite link leads on to its match. */
export default function NamePage() {
  const t = useTranslate();
  const link = useLink();
  const nameOf = useMatchNames();
  const hasEnded = useSession((state) => state.hasEnded);
  const { named, watch } = useUnnamed();
  const needsPassword = useServerInfo()?.needsPassword ?? false;
  const needsName = link !== null && named === link.matchId;
  const mayWatch = link?.match && isWatchable(link.match) && !needsName && !needsPassword && !hasEnded;
  return (
    <LeadPage title={t('gate.title')}>
      {hasEnded && <LeadProblem>{t('gate.ended')}</LeadProblem>}
      <LeadText>{needsName ? t('gate.named') : welcomeOf(t, link, nameOf)}</LeadText>
      <NameForm />
      {mayWatch && (
        <div className={css.watch}>
          <Button icon="eye" onClick={() => watch(link.matchId)}>
            {t('gate.watch')}
          </Button>
        </div>
      )}
      <div className={css.foot}>
        <p>{t(needsPassword ? 'gate.whyPassword' : 'gate.why')}</p>
        <LanguageField />
      </div>
    </LeadPage>
  );
}
