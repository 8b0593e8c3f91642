import { OWNER_MESSAGE_LENGTH, type OwnerFacts } from '@echo-base/protocol';
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { dateTimeOf } from '../../kit/i18n/date-time.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { endOwnerMessage, sendOwnerMessage, showOwnerFacts } from '../../kit/net/owner.ts';
import { Button } from '../../kit/ui/button.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { AreaField } from '../../kit/ui/fields.tsx';
import { Icon } from '../../kit/ui/icons.tsx';
import { ErrorState, LoadingShapes } from '../../kit/ui/states.tsx';
import { overdueDays } from './backup-age.ts';
import * as css from './owner-board.module.css';
import { dismissOwnerMessage } from './owner-message.ts';

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
      <Overdue facts={facts} />
      <Facts facts={facts} />
      <Message message={facts.message} onChange={load} />
    </div>
  );
}

/** The command as it is run where the server is started. */
const COMMAND = 'npm run operator -- backup evening.gz';

/** That the last backup is too old, what would be lost, and what to do. */
function Overdue({ facts }: { facts: OwnerFacts }) {
  const t = useTranslate();
  const days = overdueDays(facts, Date.now());
  if (days === undefined) return null;
  const n = facts.unsaved;
  return (
    <section className={css.overdue} aria-label={t('owner.backup')}>
      <Icon name="alert" size={20} />
      <p>
        <b>{days === null ? t('owner.backup.missing', { n }) : t('owner.backup.old', { days, n })}</b>{' '}
        {t('owner.backup.how')}
        <code>{COMMAND}</code>
      </p>
    </section>
  );
}

interface FactProps {
  readonly name: string;
  readonly value: string;
  /** Whether it has a row of its own. */
  readonly isWide?: boolean;
  readonly children?: ReactNode;
}

function Fact({ name, value, isWide = false, children }: FactProps) {
  return (
    <div className={cx(css.fact, isWide && css.wide)}>
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
  const { games, people, today, bans, bytes, database, version, backup, unsaved, tokenFile } = facts;
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
        {backup && t('owner.backup.unsaved', { n: unsaved })}
      </Fact>
      <Fact name={t('owner.version')} value={version} />
      <Fact name={t('owner.tokenFile')} value={tokenFile ?? 'OPERATOR_TOKEN'} isWide>
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
  const { language } = useLanguage();
  const field = useRef<HTMLTextAreaElement>(null);
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
    const words = text.trim().replace(/\s+/g, ' ');
    if (words === '') {
      field.current?.focus();
      return setProblem(t('owner.message.empty'));
    }
    void run(async () => {
      const sent = await sendOwnerMessage(words);
      // It is shown here already.
      if (sent.message) dismissOwnerMessage(sent.message);
    });
  };
  const end = async () => {
    await run(endOwnerMessage);
    // The button is gone.
    field.current?.focus();
  };
  return (
    <section className={css.message} aria-label={t('owner.message')}>
      <h2>{t('owner.message')}</h2>
      <div role="status">
        {message && (
          <div className={css.sent}>
            <p>
              {message.text}
              <small>{t('owner.message.since', { at: dateTimeOf(language, new Date(message.at)).short })}</small>
            </p>
            <Button sending={isSending} onClick={() => void end()}>
              {t('owner.message.end')}
            </Button>
          </div>
        )}
      </div>
      <form className={css.form} onSubmit={submit} noValidate>
        <AreaField
          ref={field}
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
