import { MATCH_NAME_LENGTH, matchPagePath } from '@echo-base/protocol';
import { type ComponentType, type FormEvent, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { TitleArt } from '../../boards/TitleArt.tsx';
import { type Translate, TranslationProvider, useTranslate } from '../../i18n/translate.tsx';
import { createMatch, joinMatch } from '../../net/api.ts';
import { keepOptions, lastOptions } from '../../net/last-options.ts';
import { useSeatNames } from '../../net/seat-names.ts';
import { useSession } from '../../net/session.ts';
import type { TitleInfo } from '../../net/types.ts';
import { hasRules } from '../../rules/book.ts';
import { rememberTitle } from '../../rules/last-title.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { ErrorState, LoadingShapes } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useHoldReload } from '../../ui/use-hold-reload.ts';
import { Frame } from '../frame.tsx';
import { optionFields } from '../option-fields.ts';
import { reasonOf } from '../reason.ts';
import { translateOr, useTitleTranslate } from '../title-translator.ts';
import { infoOf, useTitles } from '../titles.ts';
import { playersOf, titleName } from '../words.ts';
import css from './create-page.module.css';
import { beginsAtOnce, bodyOf, type Draft, dealt, newDraft, ownSeats, withComputers } from './draft.ts';
import { OptionForm } from './option-form.tsx';
import { type OwnFormProps, ownForm } from './own-form.ts';
import { SeatsForm } from './seats-form.tsx';
import { TimeForm } from './time-form.tsx';

/** Creates the match and takes the seats of the draft; the match is opened even if a seat was taken by then. */
async function setTable(info: TitleInfo, wanted: Draft): Promise<string> {
  const draft = dealt(wanted, Math.random);
  const { matchId } = await createMatch(bodyOf(info, draft));
  keepOptions(info.id, draft.options);
  const mine = ownSeats(draft);
  if (mine.length > 1) useSeatNames.getState().keep(matchId, draft.names);
  for (const seat of mine) await joinMatch(matchId, seat).catch(() => null);
  return matchId;
}

/** Creates the match of a draft and opens it; `sending` is the draft being created. */
function useSetTable(info: TitleInfo) {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const [sending, setSending] = useState<Draft | null>(null);
  const create = async (draft: Draft) => {
    if (sending) return;
    setSending(draft);
    try {
      // Back leads to the lobby, not to a form whose match exists by now.
      navigate(matchPagePath(await setTable(info, draft)), { replace: true });
    } catch (error) {
      showToast({ tone: 'error', title: t('create.failed'), body: reasonOf(t, error) });
      setSending(null);
    }
  };
  return { sending, create };
}

interface PartProps {
  readonly t: Translate;
  readonly draft: Draft;
  onChange(draft: Draft): void;
}

const SPECTATORS = ['open', 'delayed', 'closed'] as const;

/** Name, if one is wanted, and watchers; `unnamed`: what friends read of a match without a name. */
function TableForm({ t, draft, unnamed, onChange }: PartProps & { readonly unnamed: string }) {
  return (
    <div className={css.two}>
      <TextField
        label={t('create.name')}
        hint={t('create.nameHint')}
        placeholder={unnamed}
        value={draft.name}
        maxLength={MATCH_NAME_LENGTH}
        autoComplete="off"
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
      />
      <SelectField
        label={t('create.watchers')}
        hint={t('create.openHint')}
        value={draft.spectators}
        options={SPECTATORS.map((value) => ({ value, label: t(`create.watchers.${value}`) }))}
        onChange={(event) => onChange({ ...draft, spectators: event.target.value as Draft['spectators'] })}
      />
    </div>
  );
}

/** Who sees the match in the lobby: below the seats in the form of every title. */
function Visibility({ t, draft, onChange }: PartProps) {
  return (
    <Segments
      legend={t('create.visibility')}
      value={draft.visibility}
      options={[
        { value: 'public', label: t('create.public') },
        { value: 'private', label: t('create.private') },
      ]}
      onChange={(visibility) => onChange({ ...draft, visibility })}
    />
  );
}

/** The draft of a new match, and what creates it. */
function useDraft(info: TitleInfo, t: Translate) {
  const me = useSession((state) => state.me?.name ?? '');
  useEffect(() => rememberTitle(info.id), [info.id]);
  const [first] = useState(() => newDraft(info, '', lastOptions(info.id)));
  const [draft, onChange] = useState(first);
  useHoldReload(draft !== first);
  const unnamed = t('lobby.titleWith', { title: titleName(t, info.id, info), names: me });
  return { me, draft, unnamed, onChange, ...useSetTable(info) };
}

type Form = ReturnType<typeof useDraft>;

function Acts({ t, info, form }: { t: Translate; info: TitleInfo; form: Form }) {
  const { draft, sending, create } = form;
  const computers = withComputers(info, draft);
  return (
    <>
      {computers && (
        <Button icon="bot" sending={sending !== null && sending !== draft} onClick={() => void create(computers)}>
          {t('create.computer')}
        </Button>
      )}
      <Button type="submit" variant="primary" sending={sending === draft}>
        {t(beginsAtOnce(draft) ? 'create.begin' : 'create.submit')}
      </Button>
    </>
  );
}

function Timing({ t, info, form: { draft, onChange } }: { t: Translate; info: TitleInfo; form: Form }) {
  const hasBots = info.bots.length > 0;
  return (
    <TimeForm
      t={t}
      timing={draft}
      hasBots={hasBots}
      seats={draft.seats.length}
      onChange={(timing) => onChange({ ...draft, ...timing })}
    />
  );
}

/** The form of every title that has none of its own. */
function CommonForm({ t, info, form }: { t: Translate; info: TitleInfo; form: Form }) {
  const { me, draft, onChange } = form;
  return (
    <div className={css.form}>
      <Panel title={t('create.seats')} className={css.part}>
        <SeatsForm t={t} info={info} draft={draft} me={me} onChange={onChange} />
        <Visibility t={t} draft={draft} onChange={onChange} />
      </Panel>
      <Panel title={t('create.rules')} className={css.part}>
        <OptionForm
          t={t}
          fields={optionFields(info.options)}
          values={draft.options}
          onChange={(options) => onChange({ ...draft, options })}
        />
      </Panel>
      <Panel title={t('clock.title')} className={cx(css.part, css.whole)}>
        <Timing t={t} info={info} form={form} />
      </Panel>
      <Panel title={t('create.table')} className={cx(css.part, css.whole)}>
        <TableForm t={t} draft={draft} unnamed={form.unnamed} onChange={onChange} />
      </Panel>
      <div className={css.foot}>
        <Link href="/" className={buttonClass()}>
          {t('create.back')}
        </Link>
        <Acts t={t} info={info} form={form} />
      </div>
    </div>
  );
}

interface TitleFormProps {
  readonly t: Translate;
  readonly info: TitleInfo;
  readonly form: Form;
  readonly Own: ComponentType<OwnFormProps>;
}

/** A title's own form, with all texts of the title. */
function TitleForm({ t, info, form, Own }: TitleFormProps) {
  const { me, draft, onChange } = form;
  return (
    <TranslationProvider title={info.id}>
      <Suspense fallback={<LoadingShapes label={t('lobby.loadingTitles')} shape="rows" />}>
        <Own
          info={info}
          draft={draft}
          onChange={onChange}
          seats={
            <>
              <SeatsForm t={t} info={info} draft={draft} me={me} choosesPlayers={false} onChange={onChange} />
              <Visibility t={t} draft={draft} onChange={onChange} />
            </>
          }
          time={<Timing t={t} info={info} form={form} />}
          table={<TableForm t={t} draft={draft} unnamed={form.unnamed} onChange={onChange} />}
          acts={<Acts t={t} info={info} form={form} />}
        />
      </Suspense>
    </TranslationProvider>
  );
}

function CreateForm({ info, Own }: { info: TitleInfo; Own: ComponentType<OwnFormProps> | undefined }) {
  const t = useTitleTranslate()(info.id);
  const form = useDraft(info, t);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.create(form.draft);
  };
  return (
    <form className={Own && css.own} onSubmit={submit} noValidate>
      {Own ? <TitleForm t={t} info={info} form={form} Own={Own} /> : <CommonForm t={t} info={info} form={form} />}
    </form>
  );
}

function Head({ t, info }: { t: Translate; info: TitleInfo }) {
  const players = playersOf(t, info);
  const time = translateOr(t, `title.${info.id}.time`, '');
  return (
    <div className={css.head}>
      <div className={css.art}>
        <TitleArt title={info.id} />
      </div>
      <div>
        <p className="label">{t('create.heading')}</p>
        <h1 className={css.title}>{titleName(t, info.id, info)}</h1>
        <p className={css.line}>{translateOr(t, `title.${info.id}.line`, '')}</p>
        <p className={css.note}>
          {time ? t('lobby.playersTime', { players, time }) : players}
          {hasRules(info.id) && (
            <Link href={`/rules/${info.id}`} className={css.rules}>
              {t('rules.read')}
            </Link>
          )}
        </p>
      </div>
    </div>
  );
}

/** Form for a new match of one title. */
export default function CreatePage({ titleId }: { titleId: string }) {
  const t = useTranslate();
  const translateOf = useTitleTranslate()(titleId);
  const { titles, error, load } = useTitles();
  const info = infoOf(titles, titleId);
  const name = titleName(translateOf, titleId, info);
  const Own = ownForm(titleId);
  const home = (
    <Link href="/" className={buttonClass()}>
      {t('create.back')}
    </Link>
  );
  const retry = <Button onClick={load}>{t('app.retry')}</Button>;
  return (
    <Frame title={t('create.title', { title: name })} column={!Own}>
      {info && !Own && <Head t={translateOf} info={info} />}
      {info && <CreateForm info={info} Own={Own} />}
      {titles && !info && (
        <ErrorState title={t('create.noTitle')} action={home}>
          {t('create.noTitleText')}
        </ErrorState>
      )}
      {!titles && error ? (
        <ErrorState title={t('app.unreachable')} action={retry}>
          {reasonOf(t, error)}
        </ErrorState>
      ) : null}
      {!titles && !error && <LoadingShapes label={t('lobby.loadingTitles')} shape="rows" slow={retry} />}
    </Frame>
  );
}
