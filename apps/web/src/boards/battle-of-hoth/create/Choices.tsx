import { useTranslate } from '../../../i18n/translate.tsx';
import { type Draft, ownSeats, type Sitter, seatingsOf, withSeats } from '../../../lobby/create/draft.ts';
import type { TitleInfo } from '../../../net/types.ts';
import { SelectField } from '../../../ui/fields.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import css from './choices.module.css';

interface ChoicesProps {
  readonly info: TitleInfo;
  readonly draft: Draft;
  onChange(draft: Draft): void;
}

const idOf = (seats: readonly string[]) => seats.join(' ');

/** Who plays: one against one, a pair against one, or two pairs. Campaigns are for two (BH-17.10). */
function Players({ info, draft, onChange }: ChoicesProps) {
  const t = useTranslate();
  const isCampaign = draft.options.campaign !== 'none';
  const seatings = seatingsOf(info).filter((seats) => !isCampaign || seats.length === 2);
  const nameOf = (seats: readonly string[]) => {
    const pairs = seats.filter((seat) => seat.endsWith('-2'));
    return t(`board.bh.create.seating.${pairs.length === 1 ? pairs[0] : seats.length}`);
  };
  return (
    <Segments
      isInline
      legend={t('create.players')}
      value={idOf(draft.seats)}
      options={seatings.map((seats) => ({ value: idOf(seats), label: nameOf(seats) }))}
      hint={isCampaign ? t('board.bh.create.campaignForTwo') : undefined}
      onChange={(id) => onChange(withSeats(draft, seatings.find((seats) => idOf(seats) === id) ?? draft.seats))}
    />
  );
}

/** The draft with its two sitters in each other's seat. */
function swapped(draft: Draft): Draft {
  const [one = '', other = ''] = draft.seats;
  const sitterOf = (seat: string): Sitter => draft.sitters[seat] ?? 'anyone';
  return { ...draft, sitters: { ...draft.sitters, [one]: sitterOf(other), [other]: sitterOf(one) } };
}

/** The creator's side in a match for two; pairs choose seats below. */
function OwnSide({ draft, onChange }: Omit<ChoicesProps, 'info'>) {
  const t = useTranslate();
  const mine = ownSeats(draft);
  if (draft.seats.length > 2 || mine.length !== 1) return null;
  const choose = (seat: string) => {
    if (seat === 'random') return onChange({ ...draft, isShuffled: true });
    const plain = { ...draft, isShuffled: false };
    onChange(mine[0] === seat ? plain : swapped(plain));
  };
  return (
    <Segments
      isInline
      legend={t('board.bh.create.ownSide')}
      value={draft.isShuffled ? 'random' : (mine[0] ?? null)}
      options={[
        ...draft.seats.map((seat) => ({ value: seat, label: t(`seat.${seat}`) })),
        { value: 'random', label: t('board.bh.create.random') },
      ]}
      hint={draft.isShuffled ? t('board.bh.create.randomHint') : undefined}
      onChange={choose}
    />
  );
}

const LEADER_OPTIONS = {
  rebelLeader: ['pick', 'leia', 'luke', 'han'],
  imperialLeader: ['pick', 'vader', 'veers', 'piett'],
};

interface LeadersProps {
  readonly options: Draft['options'];
  onChange(more: Draft['options']): void;
}

/** Leaders on or off, and for each side whether its leader is picked in secret or fixed. */
export function Leaders({ options, onChange: set }: LeadersProps) {
  const t = useTranslate();
  return (
    <>
      <Segments
        isInline
        legend={t('option.leaders')}
        value={options.leaders === true ? 'on' : 'off'}
        options={[
          { value: 'off', label: t('board.bh.create.off') },
          { value: 'on', label: t('board.bh.create.on') },
        ]}
        hint={t('board.bh.create.leadersHint')}
        onChange={(value) => set({ leaders: value === 'on' })}
      />
      {options.leaders === true && (
        <div className={css.two}>
          {Object.entries(LEADER_OPTIONS).map(([key, values]) => (
            <SelectField
              key={key}
              label={t(`option.${key}`)}
              value={String(options[key] ?? 'pick')}
              options={values.map((value) => ({ value, label: t(`option.${key}.${value}`) }))}
              onChange={(event) => set({ [key]: event.target.value })}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** Options of a match besides the battle; they keep their values when another battle is chosen. */
export function Choices(props: ChoicesProps) {
  const { draft, onChange } = props;
  const { options } = draft;
  return (
    <div className={css.choices}>
      <Players {...props} />
      <OwnSide {...props} />
      <Leaders options={options} onChange={(more) => onChange({ ...draft, options: { ...options, ...more } })} />
    </div>
  );
}
