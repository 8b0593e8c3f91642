import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { TitleInfo } from '../../../kit/net/types.ts';
import { SelectField } from '../../../kit/ui/fields.tsx';
import { Segments } from '../../../kit/ui/segments.tsx';
import { type MatchDraft, ownSeats, type Sitter, seatingsOf, withSeats } from '../../set-up/match-draft.ts';
import * as css from './choices.module.css';

interface ChoicesProps {
  readonly info: TitleInfo;
  readonly draft: MatchDraft;
  onChange(draft: MatchDraft): void;
}

const idOf = (seats: readonly string[]) => seats.join(' ');

/** Who plays: one against one, a pair against one, or two pairs. Campaigns are for two (BH-17.10). */
function Players({ info, draft, onChange }: ChoicesProps) {
  const t = useTranslate();
  const isCampaign = draft.settings.campaign !== 'none';
  const seatings = seatingsOf(info).filter((seats) => !isCampaign || seats.length === 2);
  const nameOf = (seats: readonly string[]) => {
    const pairs = seats.filter((seat) => seat.endsWith('-2'));
    return t({ key: `board.bh.create.seating.${pairs.length === 1 ? pairs[0] : seats.length}` });
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
function swapped(draft: MatchDraft): MatchDraft {
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
  readonly settings: MatchDraft['settings'];
  onChange(more: MatchDraft['settings']): void;
}

/** Leaders on or off, and for each side whether its leader is picked in secret or fixed. */
export function Leaders({ settings, onChange: set }: LeadersProps) {
  const t = useTranslate();
  return (
    <>
      <Segments
        isInline
        legend={t('option.leaders')}
        value={settings.leaders === true ? 'on' : 'off'}
        options={[
          { value: 'off', label: t('board.bh.create.off') },
          { value: 'on', label: t('board.bh.create.on') },
        ]}
        hint={t('board.bh.create.leadersHint')}
        onChange={(value) => set({ leaders: value === 'on' })}
      />
      {settings.leaders === true && (
        <div className={css.two}>
          {Object.entries(LEADER_OPTIONS).map(([key, values]) => (
            <SelectField
              key={key}
              label={t({ key: `option.${key}` })}
              value={String(settings[key] ?? 'pick')}
              options={values.map((value) => ({ value, label: t({ key: `option.${key}.${value}` }) }))}
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
  const { settings } = draft;
  return (
    <div className={css.choices}>
      <Players {...props} />
      <OwnSide {...props} />
      <Leaders settings={settings} onChange={(more) => onChange({ ...draft, settings: { ...settings, ...more } })} />
    </div>
  );
}
