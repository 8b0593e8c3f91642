import type { ActionId, LeaderId } from '@echo-base/games/rebellion/client';
import { useState } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { Option } from '../../../kit/net/types.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { useActs, useDecision, useHovered, useSelected } from '../../../question/selection/use-selection.ts';
import { Face } from '../cards/face.tsx';
import { Leader } from '../leaders/leader.tsx';
import { SkillIcons, TacticValues } from '../leaders/marks.tsx';
import { useScene } from '../scene.ts';
import { RoleMark } from '../team/role-mark.tsx';
import { hasBoth, playerOf, roleOf, useTeam } from '../team/team.tsx';
import * as css from './recruit.module.css';

/** A drawn card and its current options. */
interface Offer {
  readonly card: ActionId;
  readonly options: readonly Option[];
}

/** The cards drawn for recruiting, while the viewer chooses among them. */
function useOffers(): readonly Offer[] {
  const { view, side } = useScene();
  const decision = useDecision();
  const cards = (side && view.recruiting?.[side].cards) ?? [];
  const offers = cards.map((card) => {
    // The key of an option names its card, then its leader.
    return { card, options: decision?.options.filter(({ key }) => key.startsWith(`${card}:`)) ?? [] };
  });
  return offers.some(({ options }) => options.length > 0) ? offers : [];
}

/** Leaders to choose among without the cards that bring them: in a first game, in which those are put away unread. */
function useLeadersAlone(offers: readonly Offer[]): readonly Option[] {
  const isFirst = useDecision()?.help?.key === 'help.recruitFirst';
  return isFirst ? offers.flatMap(({ options }) => options.filter(({ at }) => at?.startsWith('leader:'))) : [];
}

/** Recruiting: the drawn cards to read, each with its leaders. Folds away to show the map. */
export function Recruit() {
  const t = useTranslate();
  const offers = useOffers();
  const { view } = useScene();
  const [isFolded, fold] = useState(false);
  const leaders = useLeadersAlone(offers);
  if (offers.length === 0) return null;
  if (isFolded) {
    return (
      <Button small icon="left" className={css.back} onClick={() => fold(false)}>
        {t('board.rb.recruit.back')}
      </Button>
    );
  }
  return (
    <section className={css.sheet} aria-label={t('board.rb.recruit.title')} data-board-sheet="">
      <header className={css.head}>
        <h2>{t('board.rb.recruit.title')}</h2>
        <span>{t('board.rb.box', { box: view.time })}</span>
        <Button small icon="eye" onClick={() => fold(true)}>
          {t('board.rb.combat.seeGalaxy')}
        </Button>
      </header>
      <ul className={css.cards}>
        {leaders.map((option) => (
          <li key={option.key} className={css.leader}>
            <Bring option={option} size={96} />
          </li>
        ))}
        {leaders.length === 0 && offers.map((offer) => <OfferedCard key={offer.card} offer={offer} />)}
      </ul>
      <p className={css.note}>{t('board.rb.recruit.secret')}</p>
    </section>
  );
}

/** One full card; under it a button for each of its leaders. */
function OfferedCard({ offer: { card, options } }: { offer: Offer }) {
  const t = useTranslate();
  const piece = useSelected(({ piece }) => piece);
  const isChosen = piece === `card:${card}`;
  const state = isChosen ? 'selected' : options.length > 0 ? 'legal' : 'off';
  return (
    <li className={css.offer}>
      <Face card={{ deck: 'action', id: card }} size="full" state={state} />
      {options.map((option) => (
        <Bring key={option.key} option={option} />
      ))}
      {options.length === 0 && <p className={css.none}>{t('board.rb.recruit.none')}</p>}
    </li>
  );
}

/** "Recruit Boba Fett", with his skills; or keeping a card without a leader. */
function Bring({ option, size = 44 }: { option: Option; size?: number }) {
  const t = useTranslate();
  const { press, hover } = useActs();
  const isSending = useSelected(({ sent, kept }) => sent === option.key || kept === option.key);
  const isLit = useHovered((hovered) => hovered === option.key);
  const leader = option.at?.startsWith('leader:') ? (option.at.slice('leader:'.length) as LeaderId) : null;
  return (
    <button
      type="button"
      className={cx(css.bring, isLit && css.lit)}
      aria-busy={isSending || undefined}
      onClick={() => press(option)}
      onPointerEnter={() => hover(option.key)}
      onPointerLeave={() => hover(null)}
    >
      {leader && <Leader leader={leader} size={size} />}
      <span className={css.words}>
        <b>{leader ? t('board.rb.recruit.bring', { leader: { key: `leader.${leader}` } }) : t(option.label)}</b>
        {leader && (
          <span className={css.facts}>
            <SkillIcons leader={leader} />
            <TacticValues leader={leader} />
          </span>
        )}
        {leader && <ForWhom leader={leader} />}
      </span>
    </button>
  );
}

/** Which player gets the leader: each belongs to a role (RB-18.9). */
function ForWhom({ leader }: { leader: LeaderId }) {
  const t = useTranslate();
  const { side } = useScene();
  const team = useTeam();
  if (!team || !side) return null;
  const role = roleOf(leader);
  const player = playerOf(team, side, role);
  const to = hasBoth(team, side) ? 'forRole' : player?.id === team.viewer ? 'forMe' : 'for';
  const roleName = t(`board.rb.side.role.${role}`);
  return (
    <span className={css.whom}>
      <RoleMark role={role} isSilent /> {t(`board.rb.team.${to}`, { role: roleName, name: player?.name ?? '' })}
    </span>
  );
}
