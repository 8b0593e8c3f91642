import { SIDES, type Side, type View } from '@echo-base/games/battle-of-hoth/client';
import { useMemo, useState } from 'react';
import { type Translate, useTranslate } from '../../../kit/i18n/translate.tsx';
import type { LogEntry } from '../../../kit/net/types.ts';
import { Icon } from '../../../kit/ui/icons.tsx';
import { Emblem } from '../../../kit/ui/marks.tsx';
import { Segments } from '../../../kit/ui/segments.tsx';
import { Silhouette } from '../../../kit/ui/silhouettes.tsx';
import type { BoardProps } from '../../../question/board-set.ts';
import { Curve, type CurveProps, Fact, Facts, StoryPage, type Teller } from '../../kit/story-page.tsx';
import { CampaignButton } from '../campaign/campaign-button.tsx';
import { FIGURES } from '../pictures.ts';
import { colourOf } from '../scene.ts';
import { medalsOf } from './medals-of.ts';
import { type BattleStory, type Loss, type StoryPoint, storyOf } from './story.ts';

const NO_BATTLE: BattleStory = { medals: [], losses: { rebels: [], empire: [] }, points: [] };

/** The curve of the medals of both sides in a battle; `battle`: its number in a campaign. */
function curveOf(t: Translate, view: View, medals: BattleStory['medals'], battle: number): CurveProps {
  const tellers = SIDES.map((side): Teller => {
    // At the end those count that are held, too (BH-14); between the battles of a campaign none are.
    const end = view.campaign ? null : view.sides.find((one) => one.side === side);
    const heights = medals.map((mark, turn) => (end && turn === medals.length - 1 ? end.medals : mark[side]));
    const total = medalsOf(t, { side, medals: heights.at(-1) ?? 0, held: end?.held ?? 0 });
    return { id: side, look: colourOf(side), heights, total };
  });
  return {
    title: view.campaign ? t('board.bh.end.medalCurveOf', { n: battle }) : t('board.bh.end.medalCurve'),
    tellers,
    isCounted: true,
    length: t('board.bh.end.turns', { n: Math.max(1, medals.length - 1) }),
  };
}

/** The medals of both sides over the last battle. */
export function Count({ view, log }: { readonly view: View; readonly log: readonly LogEntry[] }) {
  const t = useTranslate();
  const battles = useMemo(() => storyOf(log), [log]);
  const { medals } = battles.at(-1) ?? NO_BATTLE;
  return <Curve {...curveOf(t, view, medals, battles.length)} />;
}

/** The story of a battle: the medals of both sides over its turns, losses by type, and turning points; of a campaign one at a time. */
export function Story({ view, log }: BoardProps<View> & { readonly log: readonly LogEntry[] }) {
  const t = useTranslate();
  const battles = useMemo(() => storyOf(log), [log]);
  const [chosen, choose] = useState<number | null>(null);
  const shown = Math.min(chosen ?? battles.length, battles.length);
  const { medals, losses, points } = battles[shown - 1] ?? NO_BATTLE;
  return (
    <StoryPage label={t('board.bh.end.story')} facts={t('board.bh.end.points')} {...curveOf(t, view, medals, shown)}>
      {battles.length > 1 && (
        <Segments<number>
          legend={t('board.bh.campaign.tree')}
          isCompact
          value={shown}
          options={battles.map((_battle, index) => ({
            value: index + 1,
            label: t('board.bh.campaign.battle', { n: index + 1 }),
          }))}
          onChange={choose}
        />
      )}
      {view.campaign && <CampaignButton campaign={view.campaign} />}
      {SIDES.map((side) => (
        <Losses key={side} side={side} losses={losses[side]} />
      ))}
      <Points points={points} />
    </StoryPage>
  );
}

function Losses({ side, losses }: { side: Side; losses: readonly Loss[] }) {
  const t = useTranslate();
  return (
    <Facts title={t('board.bh.end.losses', { side: t(`side.${side}`) })} kind="counts">
      {losses.map(({ type, count }) => (
        <Fact key={type} look={colourOf(side)}>
          <Silhouette id={FIGURES[type]} size={26} />
          <b>{count}</b> {t(`unit.${type}`)}
        </Fact>
      ))}
      {losses.length === 0 && <Fact>{t('board.bh.end.noLosses')}</Fact>}
    </Facts>
  );
}

function Points({ points }: { points: readonly StoryPoint[] }) {
  const t = useTranslate();
  if (points.length === 0) return null;
  return (
    <Facts title={t('board.bh.end.points')} kind="points">
      {points.map(({ entry, side }) => (
        <Fact key={entry.seq} look={side ? colourOf(side) : undefined}>
          {side ? <Emblem id={colourOf(side)} size={14} /> : <Icon name="flag" size={14} />}
          {t(entry)}
        </Fact>
      ))}
    </Facts>
  );
}
