import { NAME_LENGTH } from '@echo-base/protocol';
import type { Translate } from '../i18n/translate.tsx';
import type { SeatNames as Names } from '../net/seat-names.ts';
import { TextField } from '../ui/fields.tsx';
import css from './forms.module.css';

interface SeatNamesProps {
  readonly t: Translate;
  /** Seats played on this device. */
  readonly seats: readonly string[];
  /** Name of the player of a seat without a name of its own. */
  readonly me: string;
  readonly names: Names;
  onChange(names: Names): void;
}

/** Who plays which seat on this device: one name each, so that it is clear whose turn it is. */
export function SeatNames({ t, seats, me, names, onChange }: SeatNamesProps) {
  return (
    <fieldset className={css.names}>
      <legend>{t('names.title')}</legend>
      {seats.map((seat) => (
        <TextField
          key={seat}
          label={t('names.at', { seat: t(`seat.${seat}`) })}
          placeholder={me}
          value={names[seat] ?? ''}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          onChange={(event) => onChange({ ...names, [seat]: event.target.value })}
        />
      ))}
    </fieldset>
  );
}
