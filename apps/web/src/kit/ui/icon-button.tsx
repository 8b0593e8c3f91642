import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import * as css from './icon-button.module.css';
import { Icon, type IconName } from './icons.tsx';
import { Tooltip } from './tooltip.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'disabled' | 'children'> {
  icon: IconName;
  /** Label and tooltip. */
  label: string;
  /** Its keyboard shortcut, for the tooltip. */
  keys?: string | undefined;
  /** With a border, for separate buttons. */
  framed?: boolean | undefined;
  /** Marks new content. Mention it in `label` too. */
  dot?: boolean | undefined;
  /** Why it cannot be pressed now; replaces the tooltip. */
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
