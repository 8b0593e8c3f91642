import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import css from './button.module.css';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icons.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** One primary button per screen: the act itself. */
  variant?: 'default' | 'primary' | 'quiet' | 'danger' | undefined;
  small?: boolean | undefined;
  /** Full width. */
  wide?: boolean | undefined;
  icon?: IconName | undefined;
  /** Pressed, and waiting for the server: shows a spinner and ignores presses. */
  sending?: boolean | undefined;
  /** Why it cannot be pressed now. The button stays in the Tab order with this as its description. */
  refused?: string | undefined;
  /** Called when a refused button is pressed, to show more. */
  onRefused?: (() => void) | undefined;
  children: ReactNode;
}

/** Class of a button, for links with its look. */
export function buttonClass(look: Pick<ButtonProps, 'variant' | 'small' | 'wide' | 'className'> = {}): string {
  const { variant = 'default', small, wide, className } = look;
  return cx(css.button, variant !== 'default' && css[variant], small && css.small, wide && css.wide, className);
}

export function Button(props: ButtonProps) {
  const {
    variant,
    small,
    wide,
    icon,
    sending = false,
    refused,
    className,
    children,
    onClick,
    onRefused,
    ...rest
  } = props;
  const idle = sending || refused !== undefined;
  const noteRefused = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    if (!sending) onRefused?.();
  };
  return (
    <button
      type="button"
      title={refused}
      {...rest}
      className={buttonClass({ ...props })}
      aria-disabled={refused === undefined ? undefined : true}
      aria-busy={sending || undefined}
      aria-description={refused}
      onClick={idle ? noteRefused : onClick}
    >
      {sending ? <span className={css.spinner} /> : icon && <Icon name={icon} size={small ? 18 : 20} />}
      {children}
    </button>
  );
}
