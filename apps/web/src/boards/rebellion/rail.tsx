import type { RebellionView } from '@echo-base/games/rebellion/client';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import type { LogEntry } from '../../kit/net/types.ts';
import type { BoardProps } from '../../question/board-set.ts';
import { useDecision } from '../../question/selection/use-selection.ts';
import { AskingCard } from './cards/asking-card.tsx';
import type { AnyCard } from './cards/card.ts';
import { Pile } from './cards/pile.tsx';
import { RoundPanel } from './combat/round-panel.tsx';
import { AllCards } from './end/all-cards.tsx';
import { RefreshPanel } from './log/refresh-panel.tsx';
import { ForecastPanel } from './order/forecast-panel.tsx';
import { Queue } from './queue/queue.tsx';
import * as css from './rail.module.css';

/**
 * What the question is about: the card that asks, the round of a combat, the combat of an order, the queues while units
 * are built or deployed, or the steps of the refresh phase. Below the build queues of both sides, which a combat does
 * not need, or both hands once the game is over, and every open pile.
 */
export function Rail({ view, viewer, log }: BoardProps<RebellionView> & { readonly log?: readonly LogEntry[] }) {
  const isQueueAsked = useIsQueueAsked();
  const isFighting = view.combat !== null && view.combat.round > 0;
  return (
    <div className={css.rail}>
      <AskingCard view={view} />
      <RoundPanel view={view} viewer={viewer} />
      <ForecastPanel view={view} viewer={viewer} />
      {isQueueAsked && <Queue view={view} />}
      {log && !view.opened && <RefreshPanel view={view} log={log} />}
      {view.opened && <AllCards view={view} />}
      {!view.opened && !isQueueAsked && !isFighting && <Queue view={view} />}
      <Piles view={view} />
    </div>
  );
}

/** Whether units are built or deployed: the question is about the queues, which then come first. */
function useIsQueueAsked(): boolean {
  const decision = useDecision();
  return decision?.pieces?.some(({ id }) => id.startsWith('type:')) ?? false;
}

/** Face-up piles, by the key of their name. */
function pilesOf({
  missions,
  projects,
  actions,
  objectives,
  probes,
}: RebellionView): Readonly<Record<string, AnyCard[]>> {
  return {
    'discards.rebel': missions.rebel.discards.map((id) => ({ deck: 'mission', id })),
    'discards.imperial': missions.imperial.discards.map((id) => ({ deck: 'mission', id })),
    projects: projects.discards.map((id) => ({ deck: 'mission', id })),
    actions: actions.used.map((id) => ({ deck: 'action', id })),
    objectives: objectives.discards.map((id) => ({ deck: 'objective', id })),
    removed: [...probes.removed, ...probes.shown].map((id) => ({ deck: 'probe', id })),
  };
}

function Piles({ view }: { view: RebellionView }) {
  const t = useTranslate();
  const piles = Object.entries(pilesOf(view)).filter(([, cards]) => cards.length > 0);
  if (piles.length === 0) return null;
  return (
    <section aria-label={t('board.rb.side.piles')}>
      <h3 className="label">{t('board.rb.side.piles')}</h3>
      <ul className={css.piles}>
        {piles.map(([id, cards]) => (
          <li key={id} data-open={`pile:${id}`}>
            <Pile title={t({ key: `pile.${id}` })} cards={cards} />
          </li>
        ))}
      </ul>
    </section>
  );
}
