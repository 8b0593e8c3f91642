import { translateOr } from '../../kit/i18n/title-translator.ts';
import type { Translate } from '../../kit/i18n/translate.tsx';

type Value = string | number | boolean;
export type MatchSettings = Readonly<Record<string, Value>>;

/** Form field for a setting of a match. `label` and `hint` are text keys. */
interface Common {
  readonly key: string;
  readonly label: string;
  readonly hint: string | null;
}
interface FlagField extends Common {
  readonly kind: 'flag';
  readonly initial: boolean;
}
interface ChoiceField extends Common {
  readonly kind: 'choice';
  readonly values: readonly { readonly value: string | number; readonly label: string }[];
  readonly initial: string | number;
  /** The value for a player's first match of the title, if it differs from the default. */
  readonly firstMatch?: string | number;
}
export interface NumberField extends Common {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly initial: number;
}
export type SettingField = FlagField | ChoiceField | NumberField;

type Named = string | number;
interface Constant {
  readonly const: Named;
  readonly title?: string;
}
/** What of a property's JSON Schema makes a field. */
interface Property {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly Named[];
  readonly anyOf?: readonly Constant[];
  readonly oneOf?: readonly Constant[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly firstMatch?: Named;
}

/** What of a title's JSON Schema makes its form. */
interface JsonSchema {
  readonly properties?: Readonly<Record<string, Property>>;
}

/** Numbers without bounds in their schema are limited to what a stepper can reach. */
const FAR = 100;

function choices({ enum: values, anyOf, oneOf }: Property, label: string): ChoiceField['values'] | null {
  if (values) return values.map((value) => ({ value, label: `${label}.${value}` }));
  return (oneOf ?? anyOf)?.map((one) => ({ value: one.const, label: one.title ?? `${label}.${one.const}` })) ?? null;
}

function fieldOf(key: string, given: Property): SettingField | null {
  const { type, title, description, default: initial, minimum, maximum, multipleOf, firstMatch } = given;
  const common = { key, label: title ?? `option.${key}`, hint: description ?? null };
  if (type === 'boolean') return { ...common, kind: 'flag', initial: initial === true };
  const values = choices(given, common.label);
  const first = values?.[0];
  if (values && first) {
    const chosen = values.find(({ value }) => value === initial) ?? first;
    const easier = values.find(({ value }) => value === firstMatch);
    return { ...common, kind: 'choice', values, initial: chosen.value, ...(easier && { firstMatch: easier.value }) };
  }
  if (type !== 'integer' && type !== 'number') return null;
  const min = Math.max(minimum ?? 0, -FAR * FAR);
  const max = Math.min(maximum ?? min + FAR, FAR * FAR);
  const start = typeof initial === 'number' ? initial : min;
  return { ...common, kind: 'number', min, max, step: multipleOf ?? 1, initial: start };
}

/**
 * Form fields of the settings of a title's matches, in the order of its JSON Schema. Properties without a field have their defaults.
 */
export function settingFields(jsonSchema: Readonly<Record<string, unknown>>): readonly SettingField[] {
  const { properties = {} }: JsonSchema = jsonSchema;
  return Object.entries(properties).flatMap(([key, given]) => fieldOf(key, given) ?? []);
}

const isOffered = (field: SettingField, value: Value | undefined): value is Value => {
  if (field.kind === 'choice') return field.values.some((one) => one.value === value);
  return typeof value === typeof field.initial;
};

/**
 * Initial values of the form: those of the player's last match of the title (`last`), as far as the title still has
 * them; for a first match the values that its title suggests to new players.
 */
export function startingValues(fields: readonly SettingField[], last: MatchSettings | undefined): MatchSettings {
  const startOf = (field: SettingField): Value => {
    const before = last?.[field.key];
    if (isOffered(field, before)) return before;
    return (!last && field.kind === 'choice' && field.firstMatch) || field.initial;
  };
  return Object.fromEntries(fields.map((field) => [field.key, startOf(field)]));
}

/** One setting in words: the name of a flag, or name and value. */
function inWords(t: Translate, field: SettingField, value: unknown): string {
  const name = translateOr(t, field.label, field.key);
  if (field.kind === 'flag') return name;
  const choice = field.kind === 'choice' ? field.values.find((one) => one.value === value) : undefined;
  const text = choice ? translateOr(t, choice.label, String(choice.value)) : String(value);
  return t('lobby.optionIs', { option: name, value: text });
}

/** Settings that differ from the defaults, a phrase each. */
export function settingsInWords(
  t: Translate,
  fields: readonly SettingField[],
  settings: Readonly<Record<string, unknown>>,
): readonly string[] {
  return fields
    .filter((field) => settings[field.key] !== undefined && settings[field.key] !== field.initial)
    .map((field) => inWords(t, field, settings[field.key]));
}
