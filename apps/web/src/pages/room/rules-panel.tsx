import { Link } from 'wouter';
import { settingFields, settingsInWords } from '../../boards/set-up/setting-fields.ts';
import { durationIn } from '../../kit/i18n/durations.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import type { Language } from '../../kit/i18n/languages.ts';
import { useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import type { Translate } from '../../kit/i18n/translate.tsx';
import type { MatchSummary, TitleInfo } from '../../kit/net/types.ts';
import { Icon, type IconName } from '../../kit/ui/icons.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { hasRules } from '../../rules/book.ts';
import * as css from './setup.module.css';

/** The agreed clock and absence rules, a sentence each; empty if there is no time limit. */
function timeInWords(t: Translate, language: Language, { clock, absence }: MatchSummary): readonly string[] {
  const told: string[] = [];
  if (clock?.kind === 'reminder') told.push(t('clock.isReminder', { duration: durationIn(language, clock.after) }));
  if (clock?.kind === 'bank') {
    const duration = durationIn(language, clock.bank);
    const more = durationIn(language, clock.increment);
    told.push(t(clock.increment > 0 ? 'clock.isBankMore' : 'clock.isBank', { duration, more }));
    told.push(t(`clock.is.${clock.atZero}`));
  }
  if (absence) told.push(t('clock.isAbsence', { duration: durationIn(language, absence.after) }));
  return told;
}

const WATCHERS = { open: 'setup.watchersOpen', delayed: 'setup.watchersDelayed', closed: 'setup.watchersClosed' };

interface Line {
  readonly icon: IconName;
  readonly text: string;
}

/** The agreed options that differ from the defaults, the visibility, and who may watch. */
export function RulesPanel({ summary, info }: { summary: MatchSummary; info: TitleInfo | undefined }) {
  const t = useTitleTranslate()(summary.title);
  const special = info ? settingsInWords(t, settingFields(info.options), summary.options) : [];
  const rules = special.length > 0 ? special : [t('lobby.standard')];
  const isPublic = summary.visibility === 'public';
  const { language } = useLanguage();
  const lines: Line[] = [
    ...rules.map((text): Line => ({ icon: 'check', text })),
    ...timeInWords(t, language, summary).map((text): Line => ({ icon: 'clock', text })),
    { icon: isPublic ? 'users' : 'lock', text: t(isPublic ? 'setup.public' : 'setup.private') },
    { icon: 'eye', text: t({ key: WATCHERS[summary.spectators] }) },
    ...(summary.pictures && !isPublic ? [{ icon: 'bell' as const, text: t('create.pictures') }] : []),
  ];
  return (
    <Panel title={t('setup.agreed')}>
      <ul className={css.rules}>
        {lines.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} size={18} />
            {text}
          </li>
        ))}
      </ul>
      {hasRules(summary.title) && (
        <Link href={`/rules/${summary.title}`} target="_blank" className={css.read}>
          <Icon name="external" size={18} />
          {t('rules.read')}
        </Link>
      )}
      {summary.spectatorCount > 0 && (
        <p className={css.note} role="status">
          {t('setup.watchers', { count: summary.spectatorCount })}
        </p>
      )}
    </Panel>
  );
}
