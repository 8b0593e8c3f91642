import { OWNER_MESSAGE_LENGTH, type OwnerFacts } from '@echo-base/protocol';
import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { dateTimeOf } from '../../kit/i18n/date-time.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { endOwnerMessage, sendOwnerMessage, showOwnerFacts } from '../../kit/net/owner.ts';
import { Button } from '../../kit/ui/button.tsx';
import { TextField } from '../../kit/ui/fields.tsx';
import * as forms from '../../kit/ui/forms.module.css';
import { ErrorState, LoadingShapes } from '../../kit/ui/states.tsx';
import * as css from './owner-board.module.css';

/** The server at a glance, and a message to everybody. */
export function OwnerBoard() {
  const t = useTranslate();
  const [facts, setFacts] = useState<OwnerFacts | null>(null);
  const [error, setError] = useState<unknown>(null);
  const load = useCallback(() => {
    setError(null);
    showOwnerFacts().then(setFacts, setError);
  }, []);
  useEffect(load, [load]);
  if (error !== null)
    return (
      <ErrorState title={t('app.unreachable')} action={<Button onClick={load}>{t('app.retry')}</Button>}>
        {reasonOf(t, error)}
      </ErrorState>
    );
  if (!facts) return <LoadingShapes label={t('app.loading')} shape="rows" count={4} />;
  return (
    <div className={css.board}>
      <p className={css.done}>{t('owner.done')}</p>
      <Facts facts={facts} />
      <Message message={facts.message} onChange={load} />
    </div>
  );
}

function Fact({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
        {children && <small>{children}</small>}
      </dd>
    </div>
  );
}

/** A size in the unit that keeps it short. */
function sizeOf(language: string, bytes: number): string {
  const mega = bytes / 1_000_000;
  const [value, unit] = mega < 1_000 ? [mega, 'megabyte'] : [mega / 1_000, 'gigabyte'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}

const DATABASES = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

function Facts({ facts }: { facts: OwnerFacts }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { games, people, today, bans, bytes, database, version, backup, tokenFile } = facts;
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  const frozen = games.frozen > 0 ? [t('owner.games.frozen', { n: games.frozen })] : [];
  return (
    <dl className={css.facts}>
      <Fact name={t('owner.games')} value={number(games.playing)}>
        {[
          t('owner.games.waiting', { n: games.waiting }),
          t('owner.games.finished', { n: games.finished }),
          ...frozen,
        ].join(' · ')}
      </Fact>
      <Fact name={t('owner.people')} value={number(people)}>
        {t('owner.people.today', { n: today })}
      </Fact>
      <Fact name={t('owner.bans')} value={number(bans)} />
      <Fact name={t('owner.storage')} value={sizeOf(language, bytes)}>
        {DATABASES[database]}
      </Fact>
      <Fact
        name={t('owner.backup')}
        value={backup ? dateTimeOf(language, new Date(backup)).short : t('owner.backup.none')}
      >
        <code>operator backup</code>
      </Fact>
      <Fact name={t('owner.version')} value={version} />
      <Fact name={t('owner.tokenFile')} value={tokenFile ?? 'OPERATOR_TOKEN'}>
        {!tokenFile && t('owner.tokenFile.setting')}
      </Fact>
    </dl>
  );
}

interface MessageProps {
  readonly message: OwnerFacts['message'];
  onChange(): void;
}

/** What the owner tells everybody, until it is ended. */
function Message({ message, onChange }: MessageProps) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const run = async (act: () => Promise<unknown>) => {
    setSending(true);
    setProblem(null);
    try {
      await act();
      setText('');
      onChange();
    } catch (error) {
      setProblem(reasonOf(t, error));
    }
    setSending(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setProblem(t('owner.message.empty'));
    void run(() => sendOwnerMessage(text.trim()));
  };
  return (
    <section className={css.message} aria-label={t('owner.message')}>
      <h2>{t('owner.message')}</h2>
      {message && (
        <div className={css.sent}>
          <p>{message.text}</p>
          <Button sending={isSending} onClick={() => run(endOwnerMessage)}>
            {t('owner.message.end')}
          </Button>
        </div>
      )}
      <form className={forms.token} onSubmit={submit} noValidate>
        <TextField
          label={t('owner.message.text')}
          hint={t('owner.message.hint')}
          value={text}
          error={problem}
          maxLength={OWNER_MESSAGE_LENGTH}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="primary" sending={isSending}>
          {t('owner.message.send')}
        </Button>
      </form>
    </section>
  );
}
