import { seatLook } from '../../boards/seat-looks.ts';
import { type MatchDraft, ownSeats, type Sitter, seatingsOf, withSeats } from '../../boards/set-up/match-draft.ts';
import * as css from '../../boards/set-up/set-up.module.css';
import { translateOr } from '../../kit/i18n/title-translator.ts';
import type { Translate } from '../../kit/i18n/translate.tsx';
import { useSession } from '../../kit/net/session.ts';
import type { TitleInfo } from '../../kit/net/types.ts';
import { SelectField, type SelectOption } from '../../kit/ui/fields.tsx';
import { PlayerToken } from '../../kit/ui/player-token.tsx';
import { Segments } from '../../kit/ui/segments.tsx';
import { ASTROMECH } from '../../kit/ui/shapes/astromech.ts';
import { SeatNames } from '../lobby/seat-names.tsx';

interface SeatsFormProps {
  readonly t: Translate;
  readonly info: TitleInfo;
  readonly draft: MatchDraft;
  readonly me: string;
  /** Whether the number of players is chosen here; default true. */
  readonly choosesPlayers?: boolean;
  onChange(draft: MatchDraft): void;
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
  const badge = useSession((state) => state.me?.badge);
  const seat = (id: string) => {
    const sitter = draft.sitters[id] ?? 'anyone';
    const isBot = sitter.startsWith('bot:');
    const first = mine[0] === undefined || mine[0] === id;
    return (
      <li key={id} className={css.seat}>
        <PlayerToken
          look={seatLook(info.id, id)}
          free={sitter === 'anyone'}
          bust={isBot ? ASTROMECH : undefined}
          name={draft.names[id] ?? me}
          badge={draft.names[id] === undefined || draft.names[id] === me ? badge : undefined}
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
