import { Link } from 'wouter';
import { useLanguage } from '../../i18n/language.ts';
import type { MatchSummary, TitleInfo } from '../../net/types.ts';
import { hasRules } from '../../rules/book.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { timeInWords } from '../clock-words.ts';
import { optionFields, optionsInWords } from '../option-fields.ts';
import { useTitleTranslate } from '../title-translator.ts';
import css from './setup.module.css';

const WATCHERS = { open: 'setup.watchersOpen', delayed: 'setup.watchersDelayed', closed: 'setup.watchersClosed' };

interface Line {
  readonly icon: IconName;
  readonly text: string;
}

/** The agreed options that differ from the defaults, the visibility, and who may watch. */
export function RulesPanel({ summary, info }: { summary: MatchSummary; info: TitleInfo | undefined }) {
  const t = useTitleTranslate()(summary.title);
  const special = info ? optionsInWords(t, optionFields(info.options), summary.options) : [];
  const rules = special.length > 0 ? special : [t('lobby.standard')];
  const isPublic = summary.visibility === 'public';
  const { language } = useLanguage();
  const lines: Line[] = [
    ...rules.map((text): Line => ({ icon: 'check', text })),
    ...timeInWords(t, language, summary).map((text): Line => ({ icon: 'clock', text })),
    { icon: isPublic ? 'users' : 'lock', text: t(isPublic ? 'setup.public' : 'setup.private') },
    { icon: 'eye', text: t(WATCHERS[summary.spectators]) },
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
