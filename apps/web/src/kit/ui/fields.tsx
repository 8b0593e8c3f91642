import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import * as css from './fields.module.css';
import { Icon } from './icons.tsx';

interface FieldText {
  label: ReactNode;
  hint?: ReactNode | undefined;
  /** What is wrong and how to correct it; replaces the hint. */
  error?: ReactNode | undefined;
}

function Note({ id, hint, error }: { id: string } & Pick<FieldText, 'hint' | 'error'>) {
  if (error) {
    return (
      <span className={css.error} id={id}>
        <Icon name="alert" size={16} />
        {error}
      </span>
    );
  }
  return hint ? (
    <span className={css.hint} id={id}>
      {hint}
    </span>
  ) : null;
}

/** Ids and ARIA attributes that connect a control with its label and note. */
function useField({ hint, error }: Pick<FieldText, 'hint' | 'error'>, given?: string) {
  const made = useId();
  const id = given ?? made;
  const noteId = `${id}-note`;
  const aria = { 'aria-invalid': error ? true : undefined, 'aria-describedby': hint || error ? noteId : undefined };
  return { id, noteId, aria };
}

interface FieldProps extends FieldText {
  readonly id: string;
  readonly noteId: string;
  readonly className: string | undefined;
  /** The control. */
  readonly children: ReactNode;
}

/** A control below its label and above its note. */
function Field({ label, hint, error, id, noteId, className, children }: FieldProps) {
  return (
    <div className={cx(css.field, className)}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <Note id={noteId} hint={hint} error={error} />
    </div>
  );
}

export interface TextFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'className'> {
  className?: string | undefined;
}

export function TextField({ label, hint, error, id: given, className, ...rest }: TextFieldProps) {
  const { id, noteId, aria } = useField({ hint, error }, given);
  return (
    <Field {...{ label, hint, error, id, noteId, className }}>
      <input type="text" {...rest} {...aria} id={id} className={css.input} />
    </Field>
  );
}

export interface AreaFieldProps extends FieldText, Omit<ComponentProps<'textarea'>, 'className'> {
  className?: string | undefined;
}

/** A text of some lines, sent by Enter: it has no line breaks of its own. */
export function AreaField({ label, hint, error, id: given, className, ...rest }: AreaFieldProps) {
  const { id, noteId, aria } = useField({ hint, error }, given);
  return (
    <Field {...{ label, hint, error, id, noteId, className }}>
      <textarea
        rows={3}
        {...rest}
        {...aria}
        id={id}
        className={cx(css.input, css.area)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
    </Field>
  );
}

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldText, Omit<ComponentProps<'select'>, 'className' | 'children'> {
  options: readonly SelectOption[];
  className?: string | undefined;
}

export function SelectField({ label, hint, error, options, id: given, className, ...rest }: SelectFieldProps) {
  const { id, noteId, aria } = useField({ hint, error }, given);
  return (
    <Field {...{ label, hint, error, id, noteId, className }}>
      <span className={css.selectBox}>
        <select {...rest} {...aria} id={id} className={css.input}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" size={18} />
      </span>
    </Field>
  );
}

export interface CheckFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'className' | 'type'> {
  className?: string | undefined;
}

export function CheckField({ label, hint, error, id: given, className, ...rest }: CheckFieldProps) {
  const { id, noteId, aria } = useField({ hint, error }, given);
  return (
    <div className={cx(css.check, className)}>
      <input {...rest} {...aria} type="checkbox" id={id} className={css.box} />
      <label className={css.name} htmlFor={id}>
        {label}
      </label>
      <Note id={noteId} hint={hint} error={error} />
    </div>
  );
}
