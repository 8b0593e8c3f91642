import { CHAT_LENGTH } from '@echo-base/protocol';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { dateTimeOf } from '../kit/i18n/date-time.ts';
import { useLanguage } from '../kit/i18n/language.ts';
import { useTranslate } from '../kit/i18n/translate.tsx';
import { useChat } from '../kit/net/chat-store.ts';
import type { Refused } from '../kit/net/socket.ts';
import { steadyNow } from '../kit/net/steady-time.ts';
import { Button } from '../kit/ui/button.tsx';
import { cx } from '../kit/ui/cx.ts';
import { IconButton } from '../kit/ui/icon-button.tsx';
import { Icon } from '../kit/ui/icons.tsx';
import { lookClass, type SeatLook } from '../kit/ui/seat-looks.ts';
import { Segments } from '../kit/ui/segments.tsx';
import { useSecondsUntil } from '../kit/ui/use-seconds.ts';
import * as css from './chat.module.css';
import { QuickMenu } from './quick-menu.tsx';

/** Length from which the remaining letters are shown. */
const NEARLY_FULL = CHAT_LENGTH - 100;

/** Messages are one line; pasted line breaks become spaces. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Key code of a key that an input method has taken; Safari has nothing else for the one that completes a word. */
const TAKEN = 229;

/** Whether a key completes a word of an input method, which does not send. */
const completesWord = ({ nativeEvent, keyCode }: KeyboardEvent) => nativeEvent.isComposing || keyCode === TAKEN;

/** Why the last message was refused; `until`: when the next may be sent, if the server said so. */
interface Problem {
  readonly refused: Refused;
  readonly until: number | null;
}

/** Sends messages and shows refusals. The next message may be written and sent meanwhile. */
function useSending(team: string | null) {
  const [underWay, setUnderWay] = useState(0);
  const [problem, setProblem] = useState<Problem | null>(null);
  const send = async (text: string) => {
    setUnderWay((count) => count + 1);
    setProblem(null);
    const refused = await useChat.getState().say(text, team);
    setUnderWay((count) => count - 1);
    if (!refused) return;
    const wait = refused.code === 'slow_down' ? Number(refused.params?.retryAfter ?? 1) : null;
    setProblem({ refused, until: wait === null ? null : steadyNow() + wait * 1_000 });
  };
  return { sending: underWay > 0, problem, send };
}

/** Whether this reader may write: `muted` for as long, `freed` until they write again. */
function useVoice(): { readonly voice: 'muted' | 'freed' | null; readonly until: number | null } {
  const muted = useChat((state) => state.muted);
  const isFreed = useChat((state) => state.isFreed);
  const until = muted?.until ?? null;
  const seconds = useSecondsUntil(until);
  if (muted && (until === null || seconds > 0)) return { voice: 'muted', until };
  return { voice: muted || isFreed ? 'freed' : null, until: null };
}

/** Switch between all readers and the team. */
export function Readers() {
  const t = useTranslate();
  const audience = useChat((state) => state.audience);
  return (
    <Segments
      legend={t('chat.readers')}
      isCompact
      value={audience}
      options={[
        { value: 'all', label: t('chat.readers.all') },
        { value: 'team', label: t('chat.readers.team') },
      ]}
      onChange={(next) => useChat.getState().address(next)}
    />
  );
}

/** Makes a field as high as its text where the browser does not do so itself (`field-sizing`). */
function fitToText(field: HTMLTextAreaElement | null): void {
  if (!field || CSS.supports('field-sizing', 'content')) return;
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight}px`;
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly isTooLong: boolean;
  onEnter(event: KeyboardEvent): void;
}

/** The field of the message being written, as high as its text. */
function Field({ id, label, isTooLong, onEnter }: FieldProps) {
  const draft = useChat((state) => state.draft);
  const field = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text.
  useLayoutEffect(() => fitToText(field.current), [draft]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !completesWord(event)) onEnter(event);
  };
  return (
    <textarea
      ref={field}
      id={id}
      className={css.input}
      rows={1}
      value={draft}
      placeholder={label}
      autoComplete="off"
      enterKeyHint="send"
      data-chat-field=""
      aria-invalid={isTooLong || undefined}
      aria-describedby={`${id}-note`}
      onFocus={(event) => {
        fitToText(event.target);
        useChat.getState().hold(true);
      }}
      onBlur={() => useChat.getState().hold(false)}
      onKeyDown={onKeyDown}
      onChange={(event) => useChat.getState().write(event.target.value)}
    />
  );
}

interface ComposerProps {
  /** Team that this session can write to; null for none. */
  readonly team: string | null;
  /** The look of its side. */
  readonly look?: SeatLook;
}

/** The readers of the next message. A text for the team has none while there is no team: it never goes to all by itself. */
function useReaders(team: string | null) {
  const isToTeam = useChat((state) => state.audience === 'team');
  const hasText = useChat((state) => state.draft !== '');
  useEffect(() => {
    if (team === null && isToTeam && !hasText) useChat.getState().address('all');
  }, [team, isToTeam, hasText]);
  return { readers: isToTeam ? team : null, isOrphan: isToTeam && hasText && team === null };
}

/** The end of the chat. Enter sends, to all or to the chosen `team` of this session, if it has one. */
export function Composer({ team, look = 'none' }: ComposerProps) {
  const t = useTranslate();
  const id = useId();
  const draft = useChat((state) => state.draft);
  const { readers, isOrphan } = useReaders(team);
  const label = t(readers === null ? 'chat.field' : 'chat.fieldTeam');
  const { sending, problem, send } = useSending(readers);
  const seconds = useSecondsUntil(problem?.until ?? null);
  const text = oneLine(draft);
  const left = CHAT_LENGTH - text.length;
  const { voice, until } = useVoice();
  const isWaiting = isOrphan || voice === 'muted' || (problem !== null && problem.until !== null && seconds > 0);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text !== '' && left >= 0 && !isWaiting) void send(text);
  };
  return (
    <form
      className={cx(css.composer, readers !== null && lookClass(look))}
      data-readers={readers === null ? 'all' : 'team'}
      onSubmit={submit}
    >
      {team !== null && <Readers />}
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <div className={cx(css.field, left < 0 && css.tooLong)}>
        <Field id={id} label={label} isTooLong={left < 0} onEnter={submit} />
        <QuickMenu team={readers} className={css.quick} />
        <Send
          readers={team === null ? null : readers === null ? 'all' : 'team'}
          isSending={sending}
          isIdle={text === '' || left < 0 || isWaiting}
        />
      </div>
      <p className={css.note} id={`${id}-note`} aria-live="polite">
        {left >= 0 && voice === 'muted' ? <Muted until={until} /> : noteOf(t, { left, problem, seconds, voice })}
      </p>
      {isOrphan && <Orphan />}
    </form>
  );
}

interface SendProps {
  /** Who reads the message, as the button says; null where there is no choice. */
  readonly readers: 'all' | 'team' | null;
  readonly isSending: boolean;
  readonly isIdle: boolean;
}

/** Sends the text. Where there are two channels it says in a word, and by its colour, to which. */
function Send({ readers, isSending, isIdle }: SendProps) {
  const t = useTranslate();
  const state = { 'aria-busy': isSending || undefined, 'aria-disabled': isIdle || undefined };
  if (readers === null)
    return <IconButton className={css.send} type="submit" icon="send" label={t('chat.send')} {...state} />;
  return (
    <button type="submit" className={cx(css.send, css.sendTo)} {...state}>
      <Icon name={readers === 'team' ? 'lock' : 'send'} size={18} />
      <span className="visually-hidden">{t('chat.send')} </span>
      {t(`chat.sendTo.${readers}`)}
    </button>
  );
}

/** That a text was written for a team to which this session cannot write now; only a press gives it to all. */
function Orphan() {
  const t = useTranslate();
  return (
    <div className={css.orphan}>
      <Wrong>{t('chat.teamGone')}</Wrong>
      <Button small onClick={() => useChat.getState().address('all')}>
        {t('chat.teamGone.toAll')}
      </Button>
    </div>
  );
}

/** That this reader may not write, and until when. */
function Muted({ until }: { until: number | null }) {
  const t = useTranslate();
  const { language } = useLanguage();
  if (until === null) return <Wrong>{t('refused.muted')}</Wrong>;
  const now = new Date();
  const end = new Date(now.getTime() + until - steadyNow());
  return <Wrong>{t('chat.mutedUntil', { time: dateTimeOf(language, end, now).short })}</Wrong>;
}

interface Noted {
  readonly left: number;
  readonly problem: Problem | null;
  readonly seconds: number;
  readonly voice: 'muted' | 'freed' | null;
}

function noteOf(t: ReturnType<typeof useTranslate>, { left, problem, seconds, voice }: Noted) {
  if (left < 0) return <Wrong>{t('chat.tooLong', { count: -left })}</Wrong>;
  if (voice === 'freed') return t('chat.mayWrite');
  if (problem && problem.until === null) {
    return <Wrong>{`${t('chat.notSent')} ${t(`refused.${problem.refused.code}`, problem.refused.params)}`}</Wrong>;
  }
  if (problem && seconds > 0) return <Wrong>{t('chat.slowDown', { seconds })}</Wrong>;
  return left <= CHAT_LENGTH - NEARLY_FULL ? t('chat.left', { count: left }) : null;
}

function Wrong({ children }: { children: string }) {
  return (
    <span className={css.wrong}>
      <Icon name="alert" size={16} />
      {children}
    </span>
  );
}
