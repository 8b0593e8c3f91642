import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import * as css from './number-stepper.module.css';

interface NumberStepperProps {
  /** Small buttons without the number, which is shown beside them. */
  compact?: boolean | undefined;
  value: number;
  min: number;
  max: number;
  step?: number | undefined;
  /** What is counted. */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  onChange(value: number): void;
}

/** A number between two bounds, changed by two buttons or the arrow keys. */
export function NumberStepper(props: NumberStepperProps) {
  const { value, min, max, step = 1, compact, label, decreaseLabel, increaseLabel, onChange } = props;
  const move = (by: number) => onChange(Math.min(max, Math.max(min, value + by)));
  const keys: Record<string, number> = { ArrowUp: step, ArrowRight: step, ArrowDown: -step, ArrowLeft: -step };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a visible legend; the label may already be printed beside it
    <div
      className={cx(css.stepper, compact && css.compact)}
      role="group"
      aria-label={label}
      onKeyDown={(event) => {
        const by = keys[event.key];
        if (by === undefined) return;
        event.preventDefault();
        move(by);
      }}
    >
      <IconButton
        className={css.step}
        framed
        icon="minus"
        label={decreaseLabel}
        aria-disabled={value <= min}
        onClick={() => move(-step)}
      />
      <output className={compact ? 'visually-hidden' : css.value}>{value}</output>
      <IconButton
        className={css.step}
        framed
        icon="plus"
        label={increaseLabel}
        aria-disabled={value >= max}
        onClick={() => move(step)}
      />
    </div>
  );
}
