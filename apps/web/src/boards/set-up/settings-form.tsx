import { translateOr } from '../../kit/i18n/title-translator.ts';
import type { Translate } from '../../kit/i18n/translate.tsx';
import { CheckField, SelectField } from '../../kit/ui/fields.tsx';
import { NumberStepper } from '../../kit/ui/number-stepper.tsx';
import * as css from './set-up.module.css';
import type { MatchSettings, NumberField, SettingField } from './setting-fields.ts';

interface SettingsFormProps {
  readonly t: Translate;
  readonly fields: readonly SettingField[];
  readonly values: MatchSettings;
  onChange(values: MatchSettings): void;
}

interface FieldProps<Field extends SettingField = SettingField> {
  readonly t: Translate;
  readonly field: Field;
  readonly value: MatchSettings[string] | undefined;
  onChange(value: MatchSettings[string]): void;
}

function Stepper({ t, field, value, onChange }: FieldProps<NumberField>) {
  const option = translateOr(t, field.label, field.key);
  return (
    <div className={css.number}>
      <span>{option}</span>
      <NumberStepper
        label={option}
        value={typeof value === 'number' ? value : field.initial}
        min={field.min}
        max={field.max}
        step={field.step}
        decreaseLabel={t('create.less', { option })}
        increaseLabel={t('create.greater', { option })}
        onChange={onChange}
      />
      {field.hint && <span className={css.note}>{t({ key: field.hint })}</span>}
    </div>
  );
}

function Field({ t, field, value, onChange }: FieldProps) {
  const label = translateOr(t, field.label, field.key);
  const hint = field.hint ? t({ key: field.hint }) : undefined;
  if (field.kind === 'flag') {
    return (
      <CheckField
        label={label}
        hint={hint}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  }
  if (field.kind === 'number') return <Stepper t={t} field={field} value={value} onChange={onChange} />;
  return (
    <SelectField
      label={label}
      hint={hint}
      value={String(value)}
      options={field.values.map((one) => ({
        value: String(one.value),
        label: translateOr(t, one.label, String(one.value)),
      }))}
      onChange={(event) => {
        const chosen = field.values.find((one) => String(one.value) === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}

/** Controls for the settings of a title's matches, from its JSON Schema: choices first, then flags. */
export function SettingsForm({ t, fields, values, onChange }: SettingsFormProps) {
  if (fields.length === 0) return <p className={css.note}>{t('create.noOptions')}</p>;
  const inOrder = [...fields].sort((a, b) => Number(a.kind === 'flag') - Number(b.kind === 'flag'));
  return inOrder.map((field) => (
    <Field
      key={field.key}
      t={t}
      field={field}
      value={values[field.key]}
      onChange={(value) => onChange({ ...values, [field.key]: value })}
    />
  ));
}
