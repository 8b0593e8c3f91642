import type { RebellionView, Side } from '@echo-base/games/rebellion/client';
import { useMemo, useState } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { LogEntry } from '../../../kit/net/types.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { Icon } from '../../../kit/ui/icons.tsx';
import { Emblem } from '../../../kit/ui/marks.tsx';
import { useHighlightActs } from '../../../question/log/highlight.tsx';
import { useMoments } from '../../../question/log/moments-context.ts';
import { Sentence } from '../../../question/log/sentence.tsx';
import { colourOf } from '../sides.ts';
import { targetOf } from './entries.ts';
import css from './refresh-panel.module.css';
import { type RefreshStep, refreshSteps } from './refresh-steps.ts';
import { merged, roundStory, type Units as UnitCount } from './stories.ts';

interface PanelProps {
  readonly view: RebellionView;
  readonly log: readonly LogEntry[];
}

/**
 * The running refresh phase: its steps, the results of the current one and of those that build and deploy, and a walk
 * through the results of all on the map. The log has them too.
 */
export function RefreshPanel({ view, log }: PanelProps) {
  const t = useTranslate();
  const steps = useMemo(() => refreshSteps(view, log), [view, log]);
  const [walked, walk] = useState<number | null>(null);
  const { show } = useHighlightActs();
  const { opened } = useMoments();
  // The moment of the phase has the same results.
  if (view.phase !== 'refresh' || opened?.kind === 'refresh') return null;
  const goTo = (index: number) => {
    walk(index);
    const place = steps[index]?.entries.find(({ at }) => at?.startsWith('place:'))?.at;
    if (place) show(place);
  };
  return (
    <section aria-label={t('board.rb.news.refresh')} data-refresh="">
      <div className={css.head}>
        <h3 className="label">{t('board.rb.news.refresh')}</h3>
        <Walk steps={steps} at={walked} goTo={goTo} end={() => walk(null)} />
      </div>
      <ol className={css.steps}>
        {steps.map((step, index) => (
          <Step key={step.id} step={step} number={index + 1} isWalked={walked === index} />
        ))}
      </ol>
    </section>
  );
}

interface WalkProps {
  readonly steps: readonly RefreshStep[];
  /** The step shown; null before the walk. */
  readonly at: number | null;
  goTo(index: number): void;
  end(): void;
}

/** Buttons that go through the finished steps one by one. */
function Walk({ steps, at, goTo, end }: WalkProps) {
  const t = useTranslate();
  const reached = steps.flatMap(({ entries }, index) => (entries.length > 0 ? [index] : []));
  const [first] = reached;
  if (first === undefined) return null;
  if (at === null) {
    return (
      <Button small icon="replay" onClick={() => goTo(first)}>
        {t('board.rb.refresh.walk')}
      </Button>
    );
  }
  const place = reached.indexOf(at);
  const [before, after] = [reached[place - 1], reached[place + 1]];
  return (
    <p className={css.walk}>
      <IconButton
        icon="left"
        framed
        label={t('board.rb.refresh.earlier')}
        aria-disabled={before === undefined}
        onClick={() => before !== undefined && goTo(before)}
      />
      <span role="status">{t('board.rb.refresh.stepOf', { step: at + 1, of: steps.length })}</span>
      <IconButton
        icon="right"
        framed
        label={t('board.rb.refresh.later')}
        aria-disabled={after === undefined}
        onClick={() => after !== undefined && goTo(after)}
      />
      <Button small variant="quiet" onClick={end}>
        {t('match.close')}
      </Button>
    </p>
  );
}

/** Names of steps; decks are named as in the hand. */
const NAMES: Readonly<Record<RefreshStep['id'], string>> = {
  leaders: 'board.rb.refresh.leaders',
  missions: 'board.rb.side.missions',
  probes: 'board.rb.side.probes',
  objectives: 'board.rb.side.objectives',
  time: 'board.rb.refresh.time',
  recruit: 'board.rb.refresh.recruit',
  build: 'board.rb.refresh.build',
  deploy: 'board.rb.refresh.deploy',
};

interface StepProps {
  readonly step: RefreshStep;
  readonly number: number;
  readonly isWalked: boolean;
}

function Step({ step: { id, state, entries }, number, isWalked }: StepProps) {
  const t = useTranslate();
  return (
    <li
      className={cx(css.step, css[state], isWalked && css.walked)}
      aria-current={state === 'now' ? 'step' : undefined}
      data-state={state}
    >
      <span className={css.mark} aria-hidden="true">
        {state === 'done' ? <Icon name="check" size={16} /> : state === 'skipped' ? '–' : number}
      </span>
      <span className={css.words}>
        <b>{t({ key: NAMES[id] })}</b>
        {state === 'skipped' && <small>{t('board.rb.refresh.notNow')}</small>}
        {id === 'build' || id === 'deploy' ? (
          <Units entries={entries} />
        ) : (
          (state === 'now' || isWalked) && <Lines entries={entries} />
        )}
      </span>
    </li>
  );
}

/** Entries whose step says it all. */
const UNSAID: ReadonlySet<string> = new Set(['log.retrieved']);

/** Results in the words of the log, one after the other; of drawn cards only the names. */
function Lines({ entries }: { entries: readonly LogEntry[] }) {
  const told = merged(entries.filter(({ key }) => !UNSAID.has(key)));
  return told.map(({ seq, key, params }) => (
    <span key={seq} className={css.line}>
      <Sentence
        message={{ key: key === 'log.drew' ? 'board.rb.refresh.drew' : key, params }}
        targetOf={targetOf}
      />{' '}
    </span>
  ));
}

/** Units built or deployed, a line for each side and place; what else happened in the words of the log. */
function Units({ entries }: { entries: readonly LogEntry[] }) {
  const others = entries.filter(
    ({ key }) => !['log.built', 'log.builtUnits', 'log.queued', 'log.deployed'].includes(key),
  );
  return (
    <>
      <SideUnits entries={entries} side="rebel" />
      <SideUnits entries={entries} side="imperial" />
      <Lines entries={others} />
    </>
  );
}

function SideUnits({ entries, side }: { entries: readonly LogEntry[]; side: Side }) {
  const t = useTranslate();
  const { built, deployed } = roundStory(entries, side);
  const words = (units: readonly UnitCount[]) =>
    units.map(({ type, count }) => t(`units.${type}`, { n: count })).join(', ');
  const lines = [
    ...(built.length > 0 ? [{ key: 'board.rb.news.built', params: { units: words(built) } }] : []),
    ...deployed.map(({ place, units }) => ({ key: 'board.rb.news.deployed', params: { place, units: words(units) } })),
  ];
  return lines.map((line) => (
    <span key={t(line)} className={css.line} data-side={side}>
      <Emblem id={colourOf(side)} size={13} /> <Sentence message={line} targetOf={targetOf} />
    </span>
  ));
}
