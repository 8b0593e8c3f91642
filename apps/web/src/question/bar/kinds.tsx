import type { ReactNode } from 'react';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import type { Decision } from '../../kit/net/types.ts';
import { Chip } from '../../kit/ui/chip.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { NumberStepper } from '../../kit/ui/number-stepper.tsx';
import { WithCard } from '../log/cards.tsx';
import { reasonOf as refusalReason } from '../refusals.ts';
import { showsFocus } from '../selection/focus.ts';
import { keyOf } from '../selection/offered.ts';
import { blockOf, type EqualOptions, isFull, mostOf, pickedOf, withCount, withNext } from '../selection/several.ts';
import { useActs, useDecision, useHovered, useSelected } from '../selection/use-selection.ts';
import * as css from './kinds.module.css';
import { WhyNot } from './why-not.tsx';

// Rows of a question with several answers: a chip, a chip with a stepper, or a row of the list.

/** The name of a source, as given by the question. */
export function sourceName(t: Translate, decision: Decision, from: string | null): string | null {
  const label = decision.pieces?.find((piece) => piece.id === from)?.label;
  return from === null ? null : label ? t(label) : from;
}

/** Why a row cannot be picked, or not once more: the rules, a budget, or the maximum number of answers. */
export function reasonOf(
  t: Translate,
  decision: Decision,
  picked: readonly string[],
  kind: EqualOptions,
): string | undefined {
  const { refused } = kind.option;
  if (refused) return refusalReason(t, refused);
  const budget = blockOf(decision, picked, kind);
  if (budget) return t('refused.over_budget', { label: budget.label });
  const { max = decision.options.length } = decision;
  return isFull(decision, picked) ? t('match.allChosen', { max }) : undefined;
}

/** The clause of the reason, if a clause decides. */
function clauseOf(decision: Decision, picked: readonly string[], kind: EqualOptions): string | undefined {
  const { refused } = kind.option;
  return refused ? refused.clause : blockOf(decision, picked, kind)?.clause;
}

function detailOf(t: Translate, decision: Decision, kind: EqualOptions, isNamed: boolean): string | undefined {
  const { detail, from = null } = kind.option;
  const parts = [isNamed ? sourceName(t, decision, from) : null, detail ? t(detail) : null];
  return parts.filter((part) => part !== null).join(' · ') || undefined;
}

interface RowProps {
  kind: EqualOptions;
  /** The name, with the searched letters marked. */
  name?: ReactNode;
  /** Shows the source: the question has several. */
  isNamed?: boolean;
}

/** A row as a chip: pressing it picks or unpicks it. */
export function KindChip({ kind, name, isNamed = false, number }: RowProps & { number?: number | undefined }) {
  const t = useTranslate();
  const decision = useDecision();
  const picked = useSelected(({ picked }) => picked);
  const isLit = useHovered((id) => id === kind.id);
  const { pick, hover, mayToggle } = useActs();
  if (!decision) return null;
  const isPicked = pickedOf(kind, picked).length > 0;
  const label = t(kind.option.label);
  const refused = isPicked ? undefined : reasonOf(t, decision, picked, kind);
  return (
    <WhyNot clause={clauseOf(decision, picked, kind)} name={label} reason={refused} fold={kind.id}>
      {(fold) => (
        <WithCard named={kind.option.label}>
          <Chip
            name={name ?? label}
            detail={detailOf(t, decision, kind, isNamed)}
            refused={refused}
            keyHint={keyOf(number ?? null) ?? undefined}
            lit={isLit}
            selected={isPicked}
            multiple
            data-fold={fold}
            onMouseEnter={() => hover(kind.id)}
            onMouseLeave={() => hover(null)}
            onFocus={(event) => showsFocus(event.target) && hover(kind.id)}
            onBlur={() => hover(null)}
            onClick={() => mayToggle(kind.id) && pick(withNext(decision, picked, kind))}
          />
        </WithCard>
      )}
    </WhyNot>
  );
}

/** Equal options as one chip with a number: plus is disabled at the maximum of the row or of the question. */
export function CountChip({ kind, name, isNamed = false }: RowProps) {
  const t = useTranslate();
  const decision = useDecision();
  const picked = useSelected(({ picked }) => picked);
  const isLit = useHovered((id) => id === kind.id);
  const { pick, hover } = useActs();
  if (!decision) return null;
  const count = pickedOf(kind, picked).length;
  const most = mostOf(decision, picked, kind);
  const label = t(kind.option.label);
  const why =
    count === most && most < kind.keys.length
      ? reasonOf(t, decision, withCount(decision, picked, kind, most), kind)
      : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only lights the target; everything to press is a button inside
    <span
      className={cx(css.count, count > 0 && css.picked, isLit && css.lit)}
      data-fold={kind.id}
      onMouseEnter={() => hover(kind.id)}
      onMouseLeave={() => hover(null)}
    >
      <span className={css.words}>
        <b>{name ?? label}</b>
        <small>
          {[detailOf(t, decision, kind, isNamed), t('match.pickedOf', { count, max: kind.keys.length }), why]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <NumberStepper
        value={count}
        min={0}
        max={most}
        label={label}
        decreaseLabel={t('match.less')}
        increaseLabel={t('match.more')}
        onChange={(next) => pick(withCount(decision, picked, kind, next))}
      />
    </span>
  );
}

/** A row of the list. */
export function KindRow({ kind, name }: RowProps) {
  if (kind.keys.length === 1 || kind.option.refused) return <KindChip kind={kind} name={name} isNamed />;
  return <CountChip kind={kind} name={name} isNamed />;
}
