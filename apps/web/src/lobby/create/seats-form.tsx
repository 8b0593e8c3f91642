import { seatLook } from '../../boards/seat-looks.ts';
import type { Translate } from '../../i18n/translate.tsx';
import type { TitleInfo } from '../../net/types.ts';
import { SelectField, type SelectOption } from '../../ui/fields.tsx';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { ASTROMECH } from '../../ui/shapes/astromech.ts';
import { initialOf } from '../initial.ts';
import { SeatNames } from '../seat-names.tsx';
import { translateOr } from '../title-translator.ts';
import css from './create-page.module.css';
import { type Draft, ownSeats, type Sitter, seatingsOf, withSeats } from './draft.ts';

interface SeatsFormProps {
  readonly t: Translate;
  readonly info: TitleInfo;
  readonly draft: Draft;
  readonly me: string;
  /** Whether the number of players is chosen here; default true. */
  readonly choosesPlayers?: boolean;
  onChange(draft: Draft): void;
}

function sitterOptions(t: Translate, info: TitleInfo, isFirstOfMine: boolean): readonly SelectOption[] {
  const levels = info.bots.map((level) => ({
    value: `bot:${level}`,
    label: translateOr(t, `create.level.${level}`, t('create.level.other', { level })),
  }));
  return [
    { value: 'me', label: t(isFirstOfMine ? 'create.me' : 'create.meToo') },
    { value: 'anyone', label: t('create.anyone') },
    ...levels,
  ];
}

/** Number of players, and who takes which seat. */
export function SeatsForm({ t, info, draft, me, choosesPlayers = true, onChange }: SeatsFormProps) {
  const seatings = seatingsOf(info);
  const sizes = seatings.filter(
    (seats, index) => seatings.findIndex(({ length }) => length === seats.length) === index,
  );
  const mine = ownSeats(draft);
  const seat = (id: string) => {
    const sitter = draft.sitters[id] ?? 'anyone';
    const isBot = sitter.startsWith('bot:');
    const first = mine[0] === undefined || mine[0] === id;
    return (
      <li key={id} className={css.seat}>
        <SeatToken
          look={seatLook(info.id, id)}
          free={sitter === 'anyone'}
          bust={isBot ? ASTROMECH : undefined}
          initial={initialOf(me)}
          size={40}
        />
        <SelectField
          className={css.sitter}
          label={t(`seat.${id}`)}
          value={sitter}
          options={sitterOptions(t, info, first)}
          onChange={(event) =>
            onChange({ ...draft, sitters: { ...draft.sitters, [id]: event.target.value as Sitter } })
          }
        />
      </li>
    );
  };
  return (
    <>
      {sizes.length > 1 && choosesPlayers && (
        <Segments
          legend={t('create.players')}
          value={draft.seats.length}
          options={sizes.map(({ length }) => ({ value: length, label: String(length) }))}
          onChange={(size) => onChange(withSeats(draft, sizes.find(({ length }) => length === size) ?? draft.seats))}
        />
      )}
      <ul className={css.seats}>{draft.seats.map(seat)}</ul>
      {mine.length > 1 && (
        <SeatNames t={t} seats={mine} me={me} names={draft.names} onChange={(names) => onChange({ ...draft, names })} />
      )}
      <p className={css.note}>{t(mine.length > 0 ? 'create.seatsHint' : 'create.noMe')}</p>
    </>
  );
}
