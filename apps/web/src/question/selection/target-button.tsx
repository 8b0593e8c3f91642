import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { Tooltip } from '../../kit/ui/tooltip.tsx';
import { reasonOf, useRefuse } from '../refusals.ts';
import { consequenceOf, type LiveTarget, refusedIn } from './target.ts';

type Pressed = Pick<LiveTarget, 'state' | 'option' | 'reason' | 'act' | 'press' | 'hover'>;

interface TargetButtonProps extends Omit<ComponentProps<'button'>, 'name' | 'type' | 'onClick'> {
  readonly target: Pressed;
  /** Accessible name: place or piece, content, state. */
  readonly name: string | undefined;
  /** Ids that options use for it, joined by spaces. */
  readonly names?: string | undefined;
  readonly isSelected?: boolean | undefined;
  /** Shows more than the reason when a refused one is pressed. */
  readonly onRefused?: (() => void) | undefined;
  /** Without it, pointing at it shows no reason: the place has another sign. */
  readonly hasTip?: boolean;
  readonly children?: ReactNode;
}

/**
 * The button of a place or piece in the question. A refused one is focusable too, and shows the reason. Further attributes
 * are those of its button.
 */
export function TargetButton({
  target,
  name,
  names,
  isSelected,
  onRefused,
  hasTip = true,
  children,
  ...more
}: TargetButtonProps) {
  const t = useTranslate();
  const refuse = useRefuse();
  const { state } = target;
  const isRefused = state === 'refused';
  const reason = isRefused ? reasonOf(t, target.reason ?? undefined) : undefined;
  const detail = consequenceOf(target);
  const explain = onRefused ?? (() => refuse(refusedIn(target)));
  const button = (
    <button
      type="button"
      data-target={state}
      data-names={names || undefined}
      aria-label={name}
      aria-pressed={isSelected || undefined}
      aria-disabled={isRefused || undefined}
      aria-description={reason ?? (detail ? t(detail) : undefined)}
      onClick={() => (isRefused ? explain() : target.press())}
      onPointerEnter={() => target.hover(true)}
      onPointerLeave={() => target.hover(false)}
      onFocus={() => target.hover(true)}
      onBlur={() => target.hover(false)}
      {...more}
    >
      {children}
    </button>
  );
  return hasTip && reason !== undefined ? <Tooltip content={reason}>{button}</Tooltip> : button;
}
