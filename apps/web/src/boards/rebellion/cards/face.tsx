import {
  ACTIONS,
  type ActionId,
  type MissionCard,
  missionOf,
  OBJECTIVES,
  type ObjectiveId,
  type TacticCard,
  tacticOf,
} from '@echo-base/games/rebellion/client';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Card, type CardProps } from '../../../kit/ui/cards/card.tsx';
import { Icon } from '../../../kit/ui/icons.tsx';
import { Skill } from '../../../kit/ui/marks.tsx';
import { Leader } from '../leaders/leader.tsx';
import { TheatreIcon } from '../leaders/marks.tsx';
import { colourOf } from '../sides.ts';
import { type AnyCard, gistOf, nameOf, portraitOf, romanOf, sideOfCard, textOf } from './card.ts';
import * as css from './cards.module.css';
import { type Progress, ProgressLine } from './progress.tsx';

interface FaceProps extends Pick<CardProps, 'size' | 'state' | 'number' | 'roomy'> {
  readonly card: AnyCard;
  /** Replaces the summary: why it cannot be used. */
  readonly reason?: string | undefined;
  /** Progress of an objective. */
  readonly progress?: Progress | undefined;
  readonly foot?: ReactNode;
  /** The whole text at hand size too, for cards to choose from. */
  readonly whole?: boolean | undefined;
}

/** Front of any card, at hand size or full. */
export function Face({ card, reason, progress, foot, whole = false, ...look }: FaceProps) {
  const t = useTranslate();
  const isFull = look.size === 'full';
  const kind = card.deck === 'probe' ? 'objective' : card.deck;
  const gist = isFull || whole ? textOf(t, card) : gistOf(t, card);
  return (
    <Card
      {...look}
      kind={kind}
      side={colourOf(sideOfCard(card))}
      top={<Top card={card} isFull={isFull} />}
      name={nameOf(t, card)}
      foot={foot ?? (isFull ? <Foot card={card} progress={progress} /> : null)}
    >
      {isFull && gist}
      {reason !== undefined ? (
        <span className={css.reason}>
          <Icon name="ban" size={14} />
          <span>{reason}</span>
        </span>
      ) : (
        <>
          {!isFull && (card.deck === 'probe' ? t('board.rb.side.probe') : gist)}
          {!isFull && progress && <ProgressLine progress={progress} />}
        </>
      )}
    </Card>
  );
}

/** The top line: requirement, stage, leaders or theatre. */
function Top({ card, isFull }: { card: AnyCard; isFull: boolean }) {
  switch (card.deck) {
    case 'mission':
      return <MissionTop card={card.id} isFull={isFull} />;
    case 'action':
      return <ActionTop card={card.id} isFull={isFull} />;
    case 'objective':
      return <ObjectiveTop card={card.id} />;
    case 'tactic':
      return <TacticTop card={card.id} isFull={isFull} />;
    default:
      return <Icon name="pin" size={18} />;
  }
}

function MissionTop({ card, isFull }: { card: MissionCard; isFull: boolean }) {
  const t = useTranslate();
  const { skill, required, mode } = missionOf(card);
  return (
    <>
      <Skill id={skill} size={isFull ? 28 : 18} />
      <b>{required}</b>
      {isFull && <span>{t(`skill.${skill}`)}</span>}
      <span className={isFull ? css.end : undefined}>{t(`board.rb.side.mode.${mode}`)}</span>
    </>
  );
}

function ActionTop({ card, isFull }: { card: ActionId; isFull: boolean }) {
  const t = useTranslate();
  const { leaders, timing } = ACTIONS[card];
  return (
    <>
      {leaders.map((id) => (
        <Leader key={id} leader={id} size={isFull ? 36 : 24} />
      ))}
      <span className={isFull ? css.end : undefined}>{t(`board.rb.side.timing.${timing}`)}</span>
    </>
  );
}

function ObjectiveTop({ card }: { card: ObjectiveId }) {
  const t = useTranslate();
  const { stage, reputation } = OBJECTIVES[card];
  return (
    <>
      <b>{romanOf(stage)}</b>
      <span className={css.gain}>{t('board.rb.side.reputation', { count: reputation })}</span>
    </>
  );
}

function TacticTop({ card, isFull }: { card: TacticCard; isFull: boolean }) {
  const t = useTranslate();
  const { theatre } = tacticOf(card);
  return (
    <>
      <TheatreIcon theatre={theatre} size={isFull ? 28 : 18} />
      <span>{t(`theatre.${theatre}`)}</span>
    </>
  );
}

/** The last lines of a full card. */
function Foot({ card, progress }: { card: AnyCard; progress: Progress | undefined }) {
  const t = useTranslate();
  switch (card.deck) {
    case 'mission': {
      const portrait = portraitOf(t, card.id);
      return (
        <>
          <span>{t(`board.rb.side.deck.${missionOf(card.id).deck}`)}</span>
          {portrait && <span>{portrait}</span>}
        </>
      );
    }
    case 'action':
      return ACTIONS[card.id].leaders.length > 0 ? (
        <span>{ACTIONS[card.id].leaders.map((id) => t(`leader.${id}`)).join(', ')}</span>
      ) : null;
    case 'objective':
      return progress ? <ProgressLine progress={progress} /> : null;
    case 'tactic':
      return tacticOf(card.id).special ? <span>{t('board.rb.side.costsSpecial')}</span> : null;
    default:
      return null;
  }
}
