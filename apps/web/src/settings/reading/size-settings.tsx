import { useRef, useState } from 'react';
import { useLanguage } from '../../kit/i18n/language.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { NAME_SIZES, SIZE_STEP, TEXT_SIZES, useReading } from '../../kit/ui/reading.ts';
import { Slider } from '../../kit/ui/slider.tsx';
import * as css from './size-settings.module.css';

/** Size of all text, and of names on boards. */
export function SizeSettings() {
  const t = useTranslate();
  const { text, names, change } = useReading();
  return (
    <>
      <SizeSetting
        label={t('settings.textSize')}
        value={text}
        {...TEXT_SIZES}
        onChange={(to) => change({ text: to })}
      />
      <SizeSetting
        label={t('settings.nameSize')}
        value={names}
        {...NAME_SIZES}
        onChange={(to) => change({ names: to })}
      />
    </>
  );
}

interface SizeSettingProps {
  readonly label: string;
  /** In percent. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  onChange(value: number): void;
}

/** A size in percent. While a finger holds the handle nothing changes its size, as the ruler would move away below it. */
function SizeSetting({ label, value, onChange, ...bounds }: SizeSettingProps) {
  const { language } = useLanguage();
  const isHeld = useRef(false);
  const [held, setHeld] = useState<number | null>(null);
  const shown = held ?? value;
  const words = new Intl.NumberFormat(language, { style: 'percent' }).format(shown / 100);
  const release = () => {
    isHeld.current = false;
    if (held !== null) onChange(held);
    setHeld(null);
  };
  return (
    <div className={css.row}>
      <span className={css.name} aria-hidden="true">
        {label}
      </span>
      <span className={css.size}>
        <Slider
          {...bounds}
          label={label}
          value={shown}
          step={SIZE_STEP}
          aria-valuetext={words}
          onPointerDown={() => {
            isHeld.current = true;
          }}
          onPointerUp={release}
          onPointerCancel={release}
          onChange={(to) => (isHeld.current ? setHeld(to) : onChange(to))}
        />
        <output>{words}</output>
      </span>
    </div>
  );
}
