import { SelectField } from '../ui/fields.tsx';
import { useLanguage } from './language.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from './languages.ts';
import { useTranslate } from './translate.tsx';

/** Field for the language of the interface. */
export default function LanguageField({ className }: { className?: string | undefined }) {
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
