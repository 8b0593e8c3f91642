import { useMemo, useState } from 'react';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import type { Decision, Option, Text } from '../../kit/net/types.ts';
import { Chip } from '../../kit/ui/chip.tsx';
import { NumberStepper } from '../../kit/ui/number-stepper.tsx';
import { PromptOptions } from '../../kit/ui/prompt-bar.tsx';
import type { BoardSet } from '../board-set.ts';
import { type useShort, WithCard } from '../log/cards.tsx';
import { reasonOf } from '../refusals.ts';
import { chipsOf } from '../selection/chips.ts';
import { showsFocus } from '../selection/focus.ts';
import { keyOf } from '../selection/offered.ts';
import type { Chosen, SelectionActs } from '../selection/selection.ts';
import { useActs, useDecision, useHovered } from '../selection/use-selection.ts';
import { SendButton } from './acts.tsx';
import { BarActs } from './bar.tsx';
import { useFold } from './fold.ts';
import { MoreList, type MoreRow } from './more-list.tsx';
import { WhyNot } from './why-not.tsx';

/** A chip of a question with one answer: a piece to pick, or a target to choose. */
export interface Entry extends MoreRow {
  readonly detail: string | undefined;
  readonly refused: string | undefined;
  /** The clause that refuses it. */
  readonly clause?: string | undefined;
  /** It may be chosen but would change nothing: `detail` says why. */
  readonly isFaint?: boolean;
  /** Of an option that is chosen before it is sent: whether it is chosen now. */
  readonly isReady?: boolean | undefined;
  /** Highlighted with it on the board. */
  readonly lights: string;
  /** The card that its name or its second line is about is opened to be read. */
  readonly named: Text;
  press(): void;
}

function entryOf({ refused, detail, ...entry }: Omit<Entry, 'more' | 'isOpen' | 'press'>, press: () => void): Entry {
  return { ...entry, detail, refused, more: refused ?? detail ?? '', isOpen: refused === undefined, press };
}

/** Entry of a piece: picking it shows its places. If there is only one, or one is chosen, pressing the piece chooses it. */
function pieceEntry(
  t: Translate,
  chosen: Chosen,
  acts: SelectionActs,
  [piece, options]: readonly [string, readonly Option[]],
  short: ReturnType<typeof useShort>,
): Entry {
  const legal = options.filter((option) => !option.refused);
  const [only] = legal;
  const found = chosen.decision?.pieces?.find((one) => one.id === piece);
  const label = found?.label ?? options[0]?.label;
  const name = label ? t(label) : piece;
  const there = chosen.place === null ? undefined : legal.find(({ at }) => at === chosen.place);
  const single = there ?? (legal.length === 1 ? only : undefined);
  const line = single?.label ?? found?.detail;
  const detail = line ? t(short(line)) : t('match.places', { count: legal.length });
  const refused = only ? undefined : reasonOf(t, options[0]?.refused);
  const clause = options[0]?.refused?.clause;
  const named = label ?? { key: piece };
  return entryOf({ key: `piece:${piece}`, name, detail, refused, clause, lights: piece, named }, () =>
    single ? acts.press(single) : acts.choosePiece(piece),
  );
}

function optionEntry(
  t: Translate,
  { ready }: Chosen,
  acts: SelectionActs,
  option: Option,
  short: ReturnType<typeof useShort>,
): Entry {
  const { key, label, noEffect, refused: { clause } = {} } = option;
  const line = noEffect ?? (option.detail && short(option.detail));
  const detail = line && t(line);
  const refused = reasonOf(t, option.refused);
  const isFaint = noEffect !== undefined;
  const isReady = ready?.option.key === key || undefined;
  const entry = { key, name: t(label), detail, refused, clause, isFaint, isReady, lights: key, named: label };
  return entryOf(entry, () => acts.press(option));
}

/** What the bar leaves out. */
interface Unlisted {
  readonly isInHand: BoardSet['isInHand'];
  readonly isUnlisted: BoardSet['isUnlisted'];
}

/**
 * Current options as chips: pieces, or targets of the picked piece; refused ones last. `short` replaces texts that are
 * too long for a chip; pieces shown in the hand, and options that `isUnlisted` names, are left out.
 */
export function entriesOf(
  t: Translate,
  chosen: Chosen,
  acts: SelectionActs,
  short: ReturnType<typeof useShort>,
  { isInHand, isUnlisted }: Unlisted,
): readonly Entry[] {
  const entries = chipsOf(chosen).flatMap((chip) => {
    if ('piece' in chip)
      return chosen.decision && isInHand?.(chip.piece, chosen.decision)
        ? []
        : [pieceEntry(t, chosen, acts, [chip.piece, chip.options], short)];
    return isUnlisted?.(chip.option) ? [] : [optionEntry(t, chosen, acts, chip.option, short)];
  });
  return [...entries.filter(({ isOpen }) => isOpen), ...entries.filter(({ isOpen }) => !isOpen)];
}

/** The chips that fit in the bar, and a list for the rest. */
export function OptionRow({ entries }: { entries: readonly Entry[] }) {
  const t = useTranslate();
  const text = useMemo(() => entries.map(({ key, name, more }) => `${key} ${name} ${more}`).join('\n'), [entries]);
  const keys = useMemo(() => entries.map(({ key }) => key), [entries]);
  const ready = entries.find(({ isReady }) => isReady)?.key;
  const kept = useMemo(() => new Set(ready === undefined ? [] : [ready]), [ready]);
  const decision = useDecision();
  const open = entries.filter(({ isOpen }) => isOpen).length;
  const { box, shown } = useFold({ keys, open, kept, text, question: decision?.id });
  const number = new Map(entries.filter(({ isOpen }) => isOpen).map(({ key }, index) => [key, index + 1]));
  const folded = entries.filter(({ key }) => !shown.has(key));
  return (
    <PromptOptions label={t('match.options')} ref={box}>
      {entries
        .filter(({ key }) => shown.has(key))
        .map((entry) => (
          <EntryChip key={entry.key} entry={entry} number={number.get(entry.key)} />
        ))}
      {folded.length > 0 && (
        <MoreList
          rows={entries}
          folded={folded}
          title={t('match.allOptions')}
          render={(entry, row) => <EntryChip key={entry.key} entry={entry} name={row.name} number={row.number} />}
        />
      )}
    </PromptOptions>
  );
}

interface EntryChipProps {
  entry: Entry;
  number: number | undefined;
  /** The name with the searched letters marked. */
  name?: React.ReactNode;
}

function EntryChip({ entry, number, name = entry.name }: EntryChipProps) {
  const { hover } = useActs();
  const isLit = useHovered((id) => id === entry.lights);
  return (
    <WhyNot clause={entry.clause} name={entry.name} reason={entry.refused} fold={entry.key}>
      {(fold) => (
        <WithCard named={entry.named}>
          <Chip
            name={name}
            detail={entry.detail}
            tone={entry.isFaint ? 'faint' : 'legal'}
            refused={entry.refused}
            selected={entry.isReady}
            keyHint={keyOf(number ?? null) ?? undefined}
            lit={isLit}
            data-fold={fold}
            onMouseEnter={() => hover(entry.lights)}
            onMouseLeave={() => hover(null)}
            onFocus={(event) => showsFocus(event.target) && hover(entry.lights)}
            onBlur={() => hover(null)}
            onClick={entry.press}
          />
        </WithCard>
      )}
    </WhyNot>
  );
}

/** A number in a range, with a button that sends it. */
export function NumberAnswer({ decision }: { decision: Decision }) {
  const t = useTranslate();
  const { send } = useActs();
  const { min = 0, max = 0 } = decision;
  const [chosen, setChosen] = useState(min);
  const value = Math.min(max, Math.max(min, chosen));
  return (
    <>
      <PromptOptions label={t('match.options')}>
        <NumberStepper
          value={value}
          min={min}
          max={max}
          label={t(decision.prompt)}
          decreaseLabel={t('match.less')}
          increaseLabel={t('match.more')}
          onChange={setChosen}
        />
      </PromptOptions>
      <BarActs>
        <SendButton onSend={() => send(value)}>{t('match.confirmNumber', { count: value })}</SendButton>
      </BarActs>
    </>
  );
}
