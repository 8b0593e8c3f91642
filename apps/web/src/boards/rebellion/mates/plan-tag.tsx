import { idOf, type LeaderId } from '@echo-base/games/rebellion/client';
import { listOf } from '../../../kit/i18n/formats.ts';
import { useLanguage } from '../../../kit/i18n/language.ts';
import type { Language } from '../../../kit/i18n/languages.ts';
import { type Translate, useTranslate } from '../../../kit/i18n/translate.tsx';
import { Leader, surname } from '../leaders/leader.tsx';
import * as css from './mates.module.css';
import { type Planned, usePlannedWith } from './planned.ts';

const leaderOf = ({ option: { from } }: Planned): LeaderId | null =>
  from?.startsWith('leader:') ? (idOf(from) as LeaderId) : null;

/** "Bia plans: Grand Moff Tarkin", one sentence for each mate, by the pieces. */
function planWords(
  t: Translate,
  language: Language,
  planned: readonly Planned[],
  nameOf = (leader: LeaderId) => t(`leader.${leader}`),
): string {
  const seats = [...new Set(planned.map(({ seat }) => seat))];
  const words = seats.map((seat) => {
    const own = planned.filter((one) => one.seat === seat);
    const all = own.map((one) => {
      const leader = leaderOf(one);
      return leader ? nameOf(leader) : t(one.name);
    });
    const names = [...new Set(all)];
    return t('board.rb.mate.plans', { mate: t(`seat.${seat}`), what: listOf(language, names) });
  });
  return words.join('. ');
}

export function usePlanWords(planned: readonly Planned[]): string | null {
  const t = useTranslate();
  const { language } = useLanguage();
  return planned.length > 0 ? planWords(t, language, planned) : null;
}

/** "Bia: Rule by Fear": which mate plans to put a leader where; null if none does. */
export function usePlanOf(leader: LeaderId): { readonly seat: string; readonly words: string } | null {
  const t = useTranslate();
  const [plan] = usePlannedWith(`leader:${leader}`);
  if (!plan) return null;
  const { seat, option } = plan;
  return { seat, words: t('board.rb.mate.plansFor', { mate: t(`seat.${seat}`), what: t(option.label) }) };
}

/** The tag on a card that a mate has planned something for; the card itself says it to screen readers. */
export function PlanTag({ planned }: { planned: readonly Planned[] }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const words = planWords(t, language, planned, (leader) => surname(t, leader));
  return (
    planned.length > 0 && (
      <span className={css.tag} data-planned="" data-mate={planned[0]?.seat} aria-hidden="true">
        {words}
      </span>
    )
  );
}

/** The leaders that mates plan for a card, as ghosts in its sockets. */
export function PlannedLeaders({ planned, size }: { planned: readonly Planned[]; size: number }) {
  return planned.map((one) => {
    const leader = leaderOf(one);
    return (
      leader && (
        <span key={leader} className={css.ghost} data-mate={one.seat} data-ghost={`leader:${leader}`}>
          <Leader leader={leader} size={size} />
        </span>
      )
    );
  });
}
