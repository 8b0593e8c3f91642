import { useLanguage } from '../i18n/language.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../i18n/languages.ts';
import { useTranslate } from '../i18n/translate.tsx';
import { SelectField } from './fields.tsx';

/** Field for the language of the interface. */
export function LanguageField({ className }: { className?: string | undefined }) {
  const t = useTranslate();
  const { language, setLanguage } = useLanguage();
  return (
    <SelectField
      className={className}
      label={t('app.language')}
      value={language}
      options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      onChange={(event) => setLanguage(event.target.value as Language)}
    />
  );
}
