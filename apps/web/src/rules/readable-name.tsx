import type { ReactNode } from 'react';
import { useTranslate } from '../kit/i18n/translate.tsx';
import { Readable } from '../kit/ui/cards/readable.tsx';
import * as css from './readable-name.module.css';

interface ReadableNameProps {
  /** Its key. */
  readonly name: string;
  /** What it names, if there is something to read. */
  readonly sheet: ReactNode;
}

/** A name of the game in its rules; its card or sheet opens on hover and focus. */
export function ReadableName({ name, sheet }: ReadableNameProps) {
  const t = useTranslate();
  const words = t({ key: name });
  if (!sheet) return words;
  return (
    <Readable card={sheet}>
      <button type="button" className={css.name}>
        {words}
      </button>
    </Readable>
  );
}
