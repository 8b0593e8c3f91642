import { MATCH_NAME_LENGTH, matchPagePath } from '@echo-base/protocol';
import { type ComponentType, type FormEvent, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import {
  beginsAtOnce,
  bodyOf,
  dealt,
  type MatchDraft,
  newMatchDraft,
  ownSeats,
  withComputers,
} from '../../boards/set-up/match-draft.ts';
import { type OwnFormProps, ownForm } from '../../boards/set-up/own-form.ts';
import * as css from '../../boards/set-up/set-up.module.css';
import { settingFields } from '../../boards/set-up/setting-fields.ts';
import { SettingsForm } from '../../boards/set-up/settings-form.tsx';
import { TimeForm } from '../../boards/set-up/time-form.tsx';
import { TitleArt } from '../../boards/title-art.tsx';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { translateOr, useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import { type Translate, TranslationProvider, useTranslate } from '../../kit/i18n/translate.tsx';
import { createMatch, joinMatch } from '../../kit/net/api.ts';
import { keepSettings, lastSettings } from '../../kit/net/last-settings.ts';
import { useSeatNames } from '../../kit/net/seat-names.ts';
import { useSession } from '../../kit/net/session.ts';
import { infoOf, useTitles } from '../../kit/net/titles.ts';
import type { TitleInfo } from '../../kit/net/types.ts';
import { Button, buttonClass } from '../../kit/ui/button.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { CheckField, SelectField, TextField } from '../../kit/ui/fields.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { Segments } from '../../kit/ui/segments.tsx';
import { ErrorState, LoadingShapes } from '../../kit/ui/states.tsx';
import { showToast } from '../../kit/ui/toast-store.ts';
import { useHoldReload } from '../../kit/ui/use-hold-reload.ts';
import { hasRules } from '../../rules/book.ts';
import { rememberTitle } from '../../rules/last-title.ts';
import { PageLayout } from '../layout/page-layout.tsx';
import { playersOf, titleName } from '../lobby/match-texts.ts';
import { SeatsForm } from './seats-form.tsx';

/** Creates the match and takes the seats of the draft; the match is opened even if a seat was taken by then. */
async function createMatchOf(info: TitleInfo, wanted: MatchDraft): Promise<string> {
  const draft = dealt(wanted, Math.random);
  const { matchId } = await createMatch(bodyOf(info, draft));
  keepSettings(info.id, draft.settings);
  const mine = ownSeats(draft);
  if (mine.length > 1) useSeatNames.getState().keep(matchId, draft.names);
  for (const seat of mine) await joinMatch(matchId, seat).catch(() => null);
  return matchId;
}

/** Creates the match of a draft and opens it; `sending` is the draft being created. */
function useCreate(info: TitleInfo) {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const [sending, setSending] = useState<MatchDraft | null>(null);
  const create = async (draft: MatchDraft) => {
    if (sending) return;
    setSending(draft);
    try {
      // Back leads to the lobby, not to a form whose match exists by now.
      navigate(matchPagePath(await createMatchOf(info, draft)), { replace: true });
    } catch (error) {
      showToast({ tone: 'error', title: t('create.failed'), body: reasonOf(t, error) });
      setSending(null);
    }
  };
  return { sending, create };
}

interface PartProps {
  readonly draft: MatchDraft;
  onChange(draft: MatchDraft): void;
}

const SPECTATORS = ['open', 'delayed', 'closed'] as const;

/** Name, if one is wanted, and watchers; `unnamed`: what friends read of a match without a name. */
function NameAndWatchers({ draft, unnamed, onChange }: PartProps & { readonly unnamed: string }) {
  const t = useTranslate();
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
        onChange={(event) => onChange({ ...draft, spectators: event.target.value as MatchDraft['spectators'] })}
      />
    </div>
  );
}

/** Who sees the match in the lobby: below the seats in the form of every title. */
function Visibility({ draft, onChange }: PartProps) {
  const t = useTranslate();
  return (
    <>
      <Segments
        legend={t('create.visibility')}
        value={draft.visibility}
        options={[
          { value: 'public', label: t('create.public') },
          { value: 'private', label: t('create.private') },
        ]}
        onChange={(visibility) => onChange({ ...draft, visibility })}
      />
      {draft.visibility === 'private' && draft.spectators !== 'closed' && (
        <CheckField
          label={t('create.pictures')}
          checked={draft.pictures}
          onChange={({ target }) => onChange({ ...draft, pictures: target.checked })}
        />
      )}
    </>
  );
}

/** The draft of a new match, and what creates it. */
function useDraft(info: TitleInfo, t: Translate) {
  const me = useSession((state) => state.me?.name ?? '');
  useEffect(() => rememberTitle(info.id), [info.id]);
  const [first] = useState(() => newMatchDraft(info, '', lastSettings(info.id)));
  const [draft, onChange] = useState(first);
  useHoldReload(draft !== first);
  const unnamed = t('lobby.titleWith', { title: titleName(t, info.id, info), names: me });
  return { me, draft, unnamed, onChange, ...useCreate(info) };
}

type Form = ReturnType<typeof useDraft>;

function Acts({ info, form }: { info: TitleInfo; form: Form }) {
  const t = useTranslate();
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

function Timing({ info, form: { draft, onChange } }: { info: TitleInfo; form: Form }) {
  const hasBots = info.bots.length > 0;
  return (
    <TimeForm
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
        <Visibility draft={draft} onChange={onChange} />
      </Panel>
      <Panel title={t('create.rules')} className={css.part}>
        <SettingsForm
          t={t}
          fields={settingFields(info.options)}
          values={draft.settings}
          onChange={(settings) => onChange({ ...draft, settings })}
        />
      </Panel>
      <Panel title={t('clock.title')} className={cx(css.part, css.whole)}>
        <Timing info={info} form={form} />
      </Panel>
      <Panel title={t('create.nameAndWatchers')} className={cx(css.part, css.whole)}>
        <NameAndWatchers draft={draft} unnamed={form.unnamed} onChange={onChange} />
      </Panel>
      <div className={css.foot}>
        <Link href="/" className={buttonClass()}>
          {t('create.back')}
        </Link>
        <Acts info={info} form={form} />
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
              <Visibility draft={draft} onChange={onChange} />
            </>
          }
          time={<Timing info={info} form={form} />}
          nameAndWatchers={<NameAndWatchers draft={draft} unnamed={form.unnamed} onChange={onChange} />}
          acts={<Acts info={info} form={form} />}
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

/** Page for a new match of one title. */
export default function CreatePage({ title }: { title: string }) {
  return <Create key={title} titleId={title} />;
}

function Create({ titleId }: { titleId: string }) {
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
    <PageLayout title={t('create.title', { title: name })} column={!Own}>
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
    </PageLayout>
  );
}
