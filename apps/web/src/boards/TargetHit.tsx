import { useTranslate } from '../i18n/translate.tsx';
import type { Option } from '../net/types.ts';
import { Tooltip } from '../ui/Tooltip.tsx';
import { reasonOf, useRefuse } from './refusals.ts';

/** A place or piece of the question, as its button needs it. */
interface Target {
  readonly state: 'none' | 'legal' | 'refused';
  readonly option: Option | null;
  press(): void;
  hover(on: boolean): void;
}

interface TargetHitProps {
  target: Target;
  /** Accessible name: place or piece, content, state. */
  name: string;
  className: string;
  /** Ids that options use for it. */
  names?: string;
  isSelected?: boolean;
  /** Shows more than the reason when a refused one is pressed. */
  onRefused?: (() => void) | undefined;
}

/** The button over a place or piece of the question. A refused one is focusable too, and shows the reason. */
export function TargetHit({ target, name, className, names, isSelected, onRefused }: TargetHitProps) {
  const t = useTranslate();
  const refuse = useRefuse();
  const { option, state } = target;
  const isRefused = state === 'refused';
  const reason = isRefused ? reasonOf(t, option?.refused) : undefined;
  const detail = option?.noEffect ?? option?.detail;
  const explain = onRefused ?? (() => refuse(option));
  const button = (
    <button
      type="button"
      className={className}
      data-target={state}
      data-names={names}
      aria-label={name}
      aria-pressed={isSelected || undefined}
      aria-disabled={isRefused || undefined}
      aria-description={reason ?? (detail && t(detail))}
      onClick={() => (isRefused ? explain() : target.press())}
      onPointerEnter={() => target.hover(true)}
      onPointerLeave={() => target.hover(false)}
      onFocus={() => target.hover(true)}
      onBlur={() => target.hover(false)}
    />
  );
  return reason === undefined ? button : <Tooltip content={reason}>{button}</Tooltip>;
}
