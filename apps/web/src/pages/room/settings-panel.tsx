import type { ChangeMatchBody } from '@echo-base/protocol';
import { Suspense } from 'react';
import { ownSettings } from '../../boards/set-up/own-settings.ts';
import { type MatchSettings, settingFields } from '../../boards/set-up/setting-fields.ts';
import { SettingsForm } from '../../boards/set-up/settings-form.tsx';
import { TimeForm } from '../../boards/set-up/time-form.tsx';
import { useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { MatchSummary, TitleInfo } from '../../kit/net/types.ts';
import { cx } from '../../kit/ui/cx.ts';
import { CheckField } from '../../kit/ui/fields.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { Segments } from '../../kit/ui/segments.tsx';
import * as css from './setup.module.css';
import type { SetupActs } from './setup-acts.ts';

interface SettingsPanelProps {
  readonly summary: MatchSummary;
  readonly info: TitleInfo;
  readonly acts: SetupActs;
}

/** Options of the title: in its own form, or as common fields. */
function Options({ summary, info, acts }: SettingsPanelProps) {
  const t = useTitleTranslate()(summary.title);
  const values = { ...summary, ...acts.pending }.options as MatchSettings;
  const change = (options: MatchSettings) => acts.change({ options });
  const Own = ownSettings(summary.title);
  if (!Own) return <SettingsForm t={t} fields={settingFields(info.options)} values={values} onChange={change} />;
  return (
    <TranslationProvider title={summary.title}>
      <Suspense fallback={null}>
        <Own info={info} settings={values} seats={summary.seats.map(({ id }) => id)} onChange={change} />
      </Suspense>
    </TranslationProvider>
  );
}

type Settings = Omit<MatchSummary, 'seats' | 'pictures' | 'absence' | 'clock'> & ChangeMatchBody;

/** Settings of a match before the start, for its host: each change is stored at once and shown to all. */
export function SettingsPanel({ summary, info, acts }: SettingsPanelProps) {
  const t = useTitleTranslate()(summary.title);
  const now: Settings = { ...summary, ...acts.pending };
  const absence = now.absence?.after ?? null;
  return (
    <Panel title={t('setup.rules')} className={css.settings}>
      <p className={css.note}>{t('setup.hostChanges')}</p>
      <div className={css.parts}>
        {!summary.fork && (
          <div className={cx(css.part, ownSettings(summary.title) && css.whole)}>
            <Options summary={summary} info={info} acts={acts} />
          </div>
        )}
        <div className={css.part}>
          <TimeForm
            timing={{ clock: now.clock ?? { kind: 'none' }, absence }}
            hasBots={info.bots.length > 0}
            seats={summary.seats.length}
            onChange={({ clock, absence: after }) =>
              acts.change(after === absence ? { clock } : { absence: after === null ? null : { after } })
            }
          />
          <Segments
            legend={t('create.visibility')}
            value={now.visibility}
            options={[
              { value: 'public', label: t('create.public') },
              { value: 'private', label: t('create.private') },
            ]}
            onChange={(visibility) => acts.change({ visibility })}
          />
          {now.visibility === 'private' && now.spectators !== 'closed' && (
            <CheckField
              label={t('create.pictures')}
              checked={now.pictures === true}
              onChange={({ target }) => acts.change({ pictures: target.checked })}
            />
          )}
        </div>
      </div>
    </Panel>
  );
}
