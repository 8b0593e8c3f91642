import type { ComponentProps } from 'react';
import * as css from './switch.module.css';

interface SwitchProps extends Omit<ComponentProps<'button'>, 'onChange' | 'children' | 'className'> {
  /** Name of what is on or off. */
  label: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** Switch of a setting that is stored at once. */
export function Switch({ label, checked, onChange, ...rest }: SwitchProps) {
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      className={css.switch}
      onClick={() => onChange(!checked)}
    >
      <span className={css.knob} />
    </button>
  );
}
