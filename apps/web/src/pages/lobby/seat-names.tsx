import { NAME_LENGTH } from '@echo-base/protocol';
import type { Translate } from '../../kit/i18n/translate.tsx';
import { type SeatNames as Names, playsAlone, withAlone } from '../../kit/net/seat-names.ts';
import { TextField } from '../../kit/ui/fields.tsx';
import * as css from '../../kit/ui/forms.module.css';
import { Segments } from '../../kit/ui/segments.tsx';

interface SeatNamesProps {
  readonly t: Translate;
  /** Seats played on this device. */
  readonly seats: readonly string[];
  /** Name of the player of a seat without a name of its own. */
  readonly me: string;
  readonly names: Names;
  onChange(names: Names): void;
}

/**
 * Who plays which seat on this device: one person all of them, or several, each with a name if they like. Between several
 * a curtain hides what the other side may not see.
 */
export function SeatNames({ t, seats, me, names, onChange }: SeatNamesProps) {
  const isAlone = playsAlone(names);
  return (
    <fieldset className={css.names}>
      <legend>{t('names.title')}</legend>
      <Segments
        legend={t('names.title')}
        isCompact
        value={isAlone ? 'alone' : 'shared'}
        options={[
          { value: 'shared', label: t('names.shared', { count: seats.length }) },
          { value: 'alone', label: t('names.alone') },
        ]}
        onChange={(value) => onChange(withAlone(names, value === 'alone'))}
      />
      {(isAlone ? [] : seats).map((seat) => (
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
