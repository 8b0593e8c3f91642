import { useId } from 'react';
import css from './segments.module.css';

interface SegmentsProps<Value extends string | number> {
  legend: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange(value: Value): void;
}

/** Segmented control: one of a few values, all visible. */
export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
  const { legend, value, options, onChange } = props;
  const name = useId();
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.row}>
        {options.map((option) => (
          <label key={option.value} className={css.segment}>
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
