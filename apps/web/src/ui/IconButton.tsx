import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import css from './IconButton.module.css';
import { Icon, type IconName } from './icons.tsx';
import { Tooltip } from './Tooltip.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'disabled' | 'children'> {
  icon: IconName;
  /** What it does; also its tooltip. */
  label: string;
  /** The key that does the same, for the tooltip. */
  keys?: string | undefined;
  /** With a border, for buttons that stand alone. */
  framed?: boolean | undefined;
  /** Something new waits behind it. Say so in `label` too. */
  dot?: boolean | undefined;
  /** Why it cannot be pressed now; takes the place of the tooltip. */
  refused?: string | undefined;
  iconSize?: number | undefined;
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, keys, framed, dot, refused, iconSize = 20, className, onClick, ...rest } = props;
  return (
    <Tooltip content={refused ?? label} keys={refused === undefined ? keys : undefined} side="bottom">
      <button
        type="button"
        {...rest}
        className={cx(css.button, framed && css.framed, className)}
        aria-label={label}
        aria-disabled={refused === undefined ? rest['aria-disabled'] : true}
        onClick={refused === undefined ? onClick : undefined}
      >
        <Icon name={icon} size={iconSize} />
        {dot && <span className={css.dot} />}
      </button>
    </Tooltip>
  );
}
