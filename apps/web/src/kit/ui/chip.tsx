import type { ComponentProps, ReactNode } from 'react';
import css from './chip.module.css';
import { cx } from './cx.ts';
import { Icon } from './icons.tsx';

interface ChipProps extends Omit<ComponentProps<'button'>, 'name' | 'disabled' | 'children'> {
  name: ReactNode;
  /** The second line: the consequence of the choice, or a number. */
  detail?: ReactNode | undefined;
  /** `plain` is for acts without a target, such as ending the turn; `faint` for a target that would change nothing. */
  tone?: 'legal' | 'plain' | 'faint' | undefined;
  /** Set for options that stay chosen; undefined for options that act at once. */
  selected?: boolean | undefined;
  /** Chosen as one of several: a tick replaces the number. */
  multiple?: boolean | undefined;
  /** Its number key. */
  keyHint?: string | number | undefined;
  /** Its target is hovered, so both are highlighted. */
  lit?: boolean | undefined;
  /** Why it cannot be chosen; shown as the second line. The chip stays focusable. */
  refused?: string | undefined;
  /** An icon at the end, such as the arrow of a chip that opens a list. */
  end?: ReactNode | undefined;
}

function KeyBox({ refused, ticked, hint }: { refused: boolean; ticked: boolean; hint: ChipProps['keyHint'] }) {
  if (refused) return <Icon name="ban" size={18} />;
  return ticked ? <Icon name="check" size={14} /> : hint;
}

/** One option of a question. Its accessible name is its text: name, second line or reason. */
export function Chip(props: ChipProps) {
  const {
    name,
    detail,
    tone = 'legal',
    selected,
    multiple,
    keyHint,
    lit,
    refused,
    end,
    className,
    onClick,
    ...rest
  } = props;
  const no = refused !== undefined;
  const line = refused ?? detail;
  const ticked = Boolean(multiple && selected);
  const hasBox = no || ticked || keyHint !== undefined;
  const look = no ? css.refused : cx(tone !== 'legal' && css[tone], selected && css.selected, lit && css.lit);
  return (
    <button
      type="button"
      {...rest}
      className={cx(css.chip, !hasBox && css.keyless, look, className)}
      aria-disabled={no || undefined}
      aria-pressed={no ? undefined : selected}
      aria-keyshortcuts={keyHint === undefined || no ? undefined : String(keyHint)}
      onClick={no ? undefined : onClick}
    >
      {hasBox && (
        <span className={css.key} aria-hidden="true">
          <KeyBox refused={no} ticked={ticked} hint={keyHint} />
        </span>
      )}
      <span className={css.text}>
        <span className={css.name}>{name}</span>
        {line !== undefined && <span className={css.detail}>{line}</span>}
      </span>
      {end}
    </button>
  );
}
