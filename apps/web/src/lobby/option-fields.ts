import type { Translate } from '../i18n/translate.tsx';
import { anything, either, fits, list, number, object, record, type Shape, string } from '../net/shape.ts';
import { translateOr } from './title-translator.ts';

type Value = string | number | boolean;
export type OptionValues = Readonly<Record<string, Value>>;

/** Form field for an option of a title. `label` and `hint` are text keys. */
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
export type OptionField = FlagField | ChoiceField | NumberField;

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

const named: Shape<Named> = either<[string, number]>(string, number);
const constants = list(object<Constant>({ const: named }, { title: string }));
const property = object<Property>(
  {},
  {
    type: string,
    title: string,
    description: string,
    enum: list(named),
    anyOf: constants,
    oneOf: constants,
    minimum: number,
    maximum: number,
    multipleOf: number,
    firstMatch: named,
  },
);
const schema = object<{ readonly properties?: Readonly<Record<string, unknown>> }>(
  {},
  { properties: record(anything) },
);

/** Numbers without bounds in their schema are limited to what a stepper can reach. */
const FAR = 100;

function choices({ enum: values, anyOf, oneOf }: Property, label: string): ChoiceField['values'] | null {
  if (values) return values.map((value) => ({ value, label: `${label}.${value}` }));
  return (oneOf ?? anyOf)?.map((one) => ({ value: one.const, label: one.title ?? `${label}.${one.const}` })) ?? null;
}

function fieldOf(key: string, given: unknown): OptionField | null {
  if (!fits(property, given)) return null;
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
 * Form fields of a title's options, in the order of its JSON Schema. Properties without a field have their defaults.
 */
export function optionFields(jsonSchema: unknown): readonly OptionField[] {
  if (!fits(schema, jsonSchema)) return [];
  return Object.entries(jsonSchema.properties ?? {}).flatMap(([key, given]) => fieldOf(key, given) ?? []);
}

const isOffered = (field: OptionField, value: Value | undefined): value is Value => {
  if (field.kind === 'choice') return field.values.some((one) => one.value === value);
  return typeof value === typeof field.initial;
};

/**
 * Initial values of the form: those of the player's last match of the title (`last`), as far as the title still has
 * them; for a first match the values that its title suggests to new players.
 */
export function startingValues(fields: readonly OptionField[], last: OptionValues | undefined): OptionValues {
  const startOf = (field: OptionField): Value => {
    const before = last?.[field.key];
    if (isOffered(field, before)) return before;
    return (!last && field.kind === 'choice' && field.firstMatch) || field.initial;
  };
  return Object.fromEntries(fields.map((field) => [field.key, startOf(field)]));
}

/** One option in words: the name of a flag, or name and value. */
function inWords(t: Translate, field: OptionField, value: unknown): string {
  const name = translateOr(t, field.label, field.key);
  if (field.kind === 'flag') return name;
  const choice = field.kind === 'choice' ? field.values.find((one) => one.value === value) : undefined;
  const text = choice ? translateOr(t, choice.label, String(choice.value)) : String(value);
  return t('lobby.optionIs', { option: name, value: text });
}

/** Options that differ from the defaults, a phrase each. */
export function optionsInWords(
  t: Translate,
  fields: readonly OptionField[],
  options: Readonly<Record<string, unknown>>,
): readonly string[] {
  return fields
    .filter((field) => options[field.key] !== undefined && options[field.key] !== field.initial)
    .map((field) => inWords(t, field, options[field.key]));
}
