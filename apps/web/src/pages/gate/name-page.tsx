import { PASSWORD_LENGTH } from '@echo-base/protocol';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useMatchNames } from '../../kit/i18n/match-name.ts';
import { nameProblem } from '../../kit/i18n/name-problem.ts';
import { reasonOf, reasonOfLink } from '../../kit/i18n/reason.ts';
import { translateOr, useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import { ApiError, joinMatch } from '../../kit/net/api.ts';
import { useServerInfo } from '../../kit/net/server-info.ts';
import { useSession } from '../../kit/net/session.ts';
import type { MatchSummary, SeatSummary } from '../../kit/net/types.ts';
import { isWatchable, useUnnamed } from '../../kit/net/unnamed.ts';
import { Button } from '../../kit/ui/button.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { TextField } from '../../kit/ui/fields.tsx';
import { LanguageField } from '../../kit/ui/language-field.tsx';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { showToast } from '../../kit/ui/toast-store.ts';
import { actionFor, isFree } from '../lobby/matches.ts';
import { LeadPage, LeadProblem, LeadText } from './lead-page.tsx';
import { type Link, useLink } from './link.ts';
import * as css from './name-page.module.css';

/** Error text of each field. */
interface Problems {
  readonly name: string | null;
  readonly password: string | null;
}

function useEntering(needsPassword: boolean, invite: Invite | null) {
  const t = useTranslate();
  const [problems, setProblems] = useState<Problems>({ name: null, password: null });
  const [sending, setSending] = useState(false);
  /** Enters, with a seat in the match of the link unless the visitor only watches. */
  const enter = async (name: string, password: string, watches: boolean) => {
    const missing = needsPassword && password === '' ? t('gate.passwordEmpty') : null;
    const found = { name: nameProblem(t, name), password: missing };
    setProblems(found);
    if (found.name || found.password || sending) return;
    setSending(true);
    const sit = async () => {
      if (watches || !invite?.seat) return;
      // Another one may have been faster: the room shows which seats are left.
      await joinMatch(invite.matchId, invite.seat.id, invite.code).catch((error: unknown) => {
        showToast({ tone: 'error', title: t('gate.seatGone'), body: reasonOf(t, error) });
      });
    };
    try {
      await useSession.getState().signIn(name.trim(), needsPassword ? password : undefined, sit);
    } catch (error) {
      const isPassword = error instanceof ApiError && error.code === 'wrong_password';
      setProblems({ name: null, password: null, [isPassword ? 'password' : 'name']: reasonOf(t, error) });
      setSending(false);
    }
  };
  return { problems, sending, enter };
}

/** What a link to a match that has not begun offers to a guest. */
interface Invite {
  readonly matchId: string;
  readonly code: string | null;
  /** Name of the game. */
  readonly title: string;
  /** Seat that the guest gets; null if there is none to get, or to choose from. */
  readonly seat: SeatSummary | null;
  /** Words of the button that enters. */
  readonly label: string;
  /** Whether the guest may watch instead. */
  readonly isWatchable: boolean;
}

/** The invite of a link: where open seats differ, the guest chooses one in the room. */
function useInvite(link: Link | null): Invite | null {
  const t = useTitleTranslate()(link?.match?.title ?? '');
  if (link?.match?.status !== 'waiting') return null;
  const { match, matchId, code } = link;
  const action = actionFor(match);
  const seat = action.kind === 'join' ? match.seats.find(({ id }) => id === action.seat) : undefined;
  const words = {
    join: () =>
      action.kind === 'join' && action.side !== 'none'
        ? t('gate.joinAs', { seat: t(`seat.${seat?.id}`) })
        : t('gate.join'),
    choose: () => t('gate.enter'),
    watch: () => t('gate.watchNow'),
    none: () => t('gate.enter'),
  };
  const isOpen = action.kind === 'join';
  return {
    matchId,
    code,
    title: translateOr(t, `title.${match.title}`, match.title),
    seat: seat ?? null,
    label: words[action.kind](),
    isWatchable: isOpen && isWatchable(match),
  };
}

interface NameFormProps {
  readonly invite: Invite | null;
  /** Whether the visitor may watch without a name. */
  readonly isUnnamedAllowed: boolean;
}

function NameForm({ invite, isUnnamedAllowed }: NameFormProps) {
  const t = useTranslate();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const needsPassword = useServerInfo()?.needsPassword ?? false;
  const { problems, sending, enter } = useEntering(needsPassword, invite);
  const form = useRef<HTMLFormElement>(null);
  // What is typed next goes where it is missing.
  useEffect(() => {
    const wrong = problems.name !== null ? 'name' : problems.password !== null ? 'password' : null;
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  }, [problems]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void enter(name, password, false);
  };
  const watch = () => {
    if (invite && isUnnamedAllowed && name.trim() === '') useUnnamed.getState().watch(invite.matchId);
    else void enter(name, password, true);
  };
  const isTall = needsPassword || invite !== null;
  return (
    <form className={cx(css.form, isTall && css.tall)} onSubmit={submit} noValidate ref={form}>
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
      <Button className={cx(css.go, isTall && css.goWide)} type="submit" variant="primary" sending={sending}>
        {invite?.label ?? t('gate.enter')}
      </Button>
      {invite?.isWatchable && (
        <Button icon="eye" onClick={watch}>
          {t('gate.watchInstead')}
        </Button>
      )}
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
function welcomeTo(t: Translate, { status, spectators, ...match }: MatchSummary, name: string): string {
  if (status === 'finished') return t('gate.over', { match: name });
  const open = status === 'waiting' ? match.seats.filter((seat) => isFree(seat) && seat.keptFor === undefined) : [];
  if (open.length === 0 && spectators === 'closed') return t('gate.openClosed', { match: name });
  return t('gate.openSeats', { match: name, count: open.length });
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

const GuestSeats = lazyPart(async () => (await import('./guest-seats.tsx')).default);

/** The first visit: asks for a name. The address stays, so an invite link leads on to its match. */
export default function NamePage() {
  const t = useTranslate();
  const link = useLink();
  const nameOf = useMatchNames();
  const hasEnded = useSession((state) => state.hasEnded);
  const { named, watch } = useUnnamed();
  const needsPassword = useServerInfo()?.needsPassword ?? false;
  const needsName = link !== null && named === link.matchId;
  const mayWatch = !!link?.match && isWatchable(link.match) && !needsName && !needsPassword && !hasEnded;
  const invite = useInvite(link);
  const host = invite && link?.match?.host;
  return (
    <LeadPage title={host ? t('gate.invites', { host }) : t('gate.title')} eyebrow={invite?.title}>
      {hasEnded && <LeadProblem>{t('gate.ended')}</LeadProblem>}
      <LeadText>{needsName ? t('gate.named') : welcomeOf(t, link, nameOf)}</LeadText>
      {invite && link?.match && (
        <Suspense fallback={<div className={css.seats} />}>
          <GuestSeats match={link.match} />
        </Suspense>
      )}
      <NameForm invite={invite} isUnnamedAllowed={mayWatch} />
      {mayWatch && !invite?.isWatchable && (
        <div className={css.watch}>
          <Button icon="eye" onClick={() => link && watch(link.matchId)}>
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
