import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { STEPS_BACK } from '../../kit/ui/steps-back.ts';
import * as css from './ways.module.css';

interface WayFormProps {
  onSubmit(event: FormEvent): void;
  /** Closes the form, also by Escape; absent where it is always there. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A form within the row of a way. */
export function WayForm({ onSubmit, onClose, children }: WayFormProps) {
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose?.();
  };
  return (
    <form className={css.form} onSubmit={onSubmit} noValidate {...(onClose && { ...STEPS_BACK, onKeyDown: close })}>
      {children}
    </form>
  );
}
