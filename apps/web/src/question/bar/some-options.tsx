import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import type { Decision } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { PromptOptions } from '../../kit/ui/prompt-bar.tsx';
import type { OwnSets } from '../board-set.ts';
import {
  type Balance,
  balancesOf,
  type EqualOptions,
  groupsOf,
  kindsOf,
  mostTogether,
  obstacleOf,
  pickedOf,
  withAll,
} from '../selection/several.ts';
import { useActs, useSelected } from '../selection/use-selection.ts';
import { SendButton } from './acts.tsx';
import { BarActs } from './bar.tsx';
import { useFold } from './fold.ts';
import { CountChip, KindChip, KindRow, reasonOf, sourceName } from './kinds.tsx';
import { MoreList, type MoreRow } from './more-list.tsx';
import * as css from './some-options.module.css';

// Questions of shape `some`: chips in the prompt bar, chosen ones first; a list for many; totals below the question.

/** The title's part of a question that takes several, for the state on screen. */
export interface AskedSets extends Omit<OwnSets, 'send'> {
  send(t: Translate, decision: Decision, picked: readonly string[]): string;
}

/** The title's part of its questions, for this state. */
export const setsFor = (sets: OwnSets, view: unknown): AskedSets => ({
  ...sets,
  send: (t, decision, picked) => sets.send(t, decision, picked, view),
});

/** Most boxes of a scale; larger amounts are a number. */
const SCALE_BOXES = 12;

/** Small boxes, one per unit, filled if used. */
export function Scale({ used, of }: { used: number; of: number }) {
  if (of < 1 || of > SCALE_BOXES) return null;
  return (
    <span className={css.scale} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => `${index < used ? 'full' : 'free'}-${index}`).map((box) => (
        <i key={box} className={box.startsWith('full') ? css.full : undefined} />
      ))}
    </span>
  );
}

function BalanceItem({ balance: { budget, used, room, isOver } }: { balance: Balance }) {
  const t = useTranslate();
  return (
    <span className={isOver ? css.over : undefined}>
      {t('match.balance', { label: budget.label, used, room })} <Scale used={used} of={room} />
    </span>
  );
}

/** The line below the question: how many are chosen, the totals of the budgets, the title's help. */
export function SomeHelp({ decision }: { decision: Decision }) {
  const t = useTranslate();
  const picked = useSelected(({ picked }) => picked);
  const { help } = decision;
  const max = mostTogether(decision);
  const balances = balancesOf(decision, picked);
  return (
    <span className={css.counter}>
      <b>{picked.length}</b>
      <span>{t('match.ofMax', { max })}</span>
      <Scale used={picked.length} of={max} />
      {balances.map((balance) => (
        <BalanceItem key={balance.budget.id} balance={balance} />
      ))}
      {help && <span>{t(help)}</span>}
    </span>
  );
}

interface KindEntry extends MoreRow {
  readonly kind: EqualOptions;
}

function entryOf(t: Translate, decision: Decision, picked: readonly string[], kind: EqualOptions): KindEntry {
  const { detail, from = null } = kind.option;
  const reason = reasonOf(t, decision, picked, kind);
  const more = [sourceName(t, decision, from), detail && t(detail), reason].filter(Boolean).join(' ');
  return { key: kind.id, name: t(kind.option.label), more, isOpen: kind.option.refused === undefined, kind };
}

/** Sorts chosen rows first, then open ones, refused ones last. */
function chosenFirst(entries: readonly KindEntry[], picked: readonly string[]): readonly KindEntry[] {
  const rank = ({ kind, isOpen }: KindEntry) => (pickedOf(kind, picked).length > 0 ? 0 : isOpen ? 1 : 2);
  return [...entries].sort((a, b) => rank(a) - rank(b));
}

/** Whether only the board has the options of a question that takes several. */
export const isOnBoardOnly = (decision: Decision, own: AskedSets | undefined): own is AskedSets =>
  own !== undefined && !own.lists?.(decision);

/** A question that takes several: its options, unless the board has them, and the act that sends the picked ones. */
export function SetAnswer({ decision, own }: { decision: Decision; own: AskedSets | undefined }) {
  if (isOnBoardOnly(decision, own)) return <OwnAnswer decision={decision} own={own} />;
  return <SomeAnswer decision={decision} own={own} />;
}

/** The options of a question that takes several, and the act that sends the picked ones; with the words of the title. */
function SomeAnswer({ decision, own }: { decision: Decision; own: AskedSets | undefined }) {
  const t = useTranslate();
  const picked = useSelected(({ picked }) => picked);
  const kinds = kindsOf(decision);
  const isNamed = groupsOf(decision).length > 1;
  const entries = kinds.map((kind) => entryOf(t, decision, picked, kind));
  const sorted = chosenFirst(entries, picked);
  const kept = new Set(kinds.filter((kind) => pickedOf(kind, picked).length > 0).map(({ id }) => id));
  const { box, shown } = useFold({
    keys: sorted.map(({ key }) => key),
    open: sorted.filter(({ isOpen }) => isOpen).length,
    kept,
    text: entries.map(({ key, name, more }) => `${key} ${name} ${more}`).join('\n'),
    question: decision.id,
  });
  const folded = sorted.filter(({ key }) => !shown.has(key));
  const numbers = new Map(kinds.filter(({ option }) => !option.refused).map(({ id }, index) => [id, index + 1]));
  return (
    <>
      <PromptOptions label={t('match.options')} ref={box}>
        {sorted
          .filter(({ key }) => shown.has(key))
          .map(({ key, kind }) =>
            kind.keys.length > 1 && !kind.option.refused ? (
              <CountChip key={key} kind={kind} isNamed={isNamed} />
            ) : (
              <KindChip key={key} kind={kind} number={numbers.get(key)} isNamed={isNamed} />
            ),
          )}
        {folded.length > 0 && <AllRows decision={decision} entries={entries} folded={folded} />}
      </PromptOptions>
      <BarActs>
        {kinds.length > 1 && (own?.offersAll ?? true) && <TakeAll decision={decision} />}
        <SendPicked decision={decision} {...(own && { words: own.send(t, decision, picked) })} />
      </BarActs>
    </>
  );
}

/** Acts of a question whose options the board lays out: pick everything that fits, and send. */
function OwnAnswer({ decision, own }: { decision: Decision; own: AskedSets }) {
  const t = useTranslate();
  const picked = useSelected(({ picked }) => picked);
  return (
    <BarActs>
      {(own.offersAll ?? true) && <TakeAll decision={decision} />}
      <SendPicked decision={decision} words={own.send(t, decision, picked)} />
    </BarActs>
  );
}

interface AllRowsProps {
  readonly decision: Decision;
  readonly entries: readonly KindEntry[];
  readonly folded: readonly KindEntry[];
}

/** All rows in a searchable list; it stays open while rows are chosen. */
function AllRows({ decision, entries, folded }: AllRowsProps) {
  const t = useTranslate();
  const picked = useSelected(({ picked }) => picked);
  return (
    <MoreList
      rows={entries}
      folded={folded}
      note={picked.length > 0 ? t('match.chosen', { count: picked.length }) : undefined}
      title={t(decision.prompt)}
      staysOpen
      head={
        <div className={css.head}>
          <SomeHelp decision={decision} />
        </div>
      }
      foot={
        <>
          <TakeAll decision={decision} />
          <SendPicked decision={decision} />
        </>
      }
      render={({ key, kind }, { name }) => <KindRow key={key} kind={kind} name={name} />}
    />
  );
}

/** Whether "everything that fits" is useful: budgets limit the set to several, or all options may be chosen together. */
function canTakeAll(decision: Decision): boolean {
  const { budgets = [], options, max = options.length } = decision;
  if (budgets.length > 0) return mostTogether(decision) > 1;
  return options.filter(({ refused }) => !refused).length <= max;
}

/** Picks everything that fits the budgets, or all options without any; if nothing more does, clears it. */
function TakeAll({ decision }: { decision: Decision }) {
  const t = useTranslate();
  const picked = useSelected(({ picked }) => picked);
  const { pick, mayToggle } = useActs();
  const pickOnce = (keys: readonly string[]) => mayToggle('all') && pick(keys);
  const all = withAll(decision, picked);
  const hasMore = canTakeAll(decision) && all.length > picked.length;
  const words = (decision.budgets ?? []).length > 0 ? 'match.pickAll' : 'match.selectAll';
  if (hasMore) return <Button onClick={() => pickOnce(all)}>{t(words)}</Button>;
  return picked.length > 0 && <Button onClick={() => pickOnce([])}>{t('match.pickNone')}</Button>;
}

/** What sending does, in the title's words for this question (`board.send.<key of the question>`) if it has any. */
function sendText(t: Translate, { prompt, options, max = options.length }: Decision, count: number): string {
  const own = `board.send.${prompt.key}`;
  const words = t({ key: own, params: { count } });
  if (words !== own) return words;
  return count === 1 && max === 1 ? t('match.confirmOnly') : t('match.confirmPicked', { count });
}

/**
 * Sends the picked options. Hidden below the lower bound; names an exceeded budget; not advised for an empty selection.
 */
function SendPicked({ decision, words }: { decision: Decision; words?: string }) {
  const t = useTranslate();
  const picked = useSelected(({ picked }) => picked);
  const { send } = useActs();
  const obstacle = obstacleOf(decision, picked);
  if (obstacle && 'missing' in obstacle) return null;
  const refused = obstacle ? t('refused.over_budget', { label: obstacle.over.label }) : undefined;
  const isBetterOpen = picked.length === 0 && decision.options.some((option) => !option.refused);
  return (
    <SendButton refused={refused} quiet={isBetterOpen} onSend={() => send(picked)}>
      {words ?? sendText(t, decision, picked.length)}
    </SendButton>
  );
}
