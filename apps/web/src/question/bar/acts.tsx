import type { ReactNode } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import type { Option } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Chip } from '../../kit/ui/chip.tsx';
import { cx } from '../../kit/ui/cx.ts';
import type { IconName } from '../../kit/ui/icons.tsx';
import { usePhone } from '../../kit/ui/use-phone.ts';
import { useShort, WithCard } from '../log/cards.tsx';
import { reasonOf, useRefuse } from '../refusals.ts';
import { useActs, useSelected } from '../selection/use-selection.ts';
import * as css from './acts.module.css';
import { MoreList, type MoreRow } from './more-list.tsx';
import { WhyNot } from './why-not.tsx';

/** Most acts shown in the bar, and in one without chips; if there are more, the others fold into a list. */
const SHOWN_ACTS = 2;
const SHOWN_ALONE = 3;

/**
 * Acts that never fold: the advised one, the last (by convention the one that completes the question), then the first.
 */
function keptActs(options: readonly Option[], most: number): ReadonlySet<Option> {
  const rank = (option: Option) => {
    if (option.kind === 'primary') return 0;
    return option === options.at(-1) ? 1 : option.refused ? 3 : 2;
  };
  return new Set([...options].sort((a, b) => rank(a) - rank(b)).slice(0, most));
}

interface ActRow extends MoreRow {
  readonly option: Option;
}

/** Moves the advised act to the right end. */
const advisedLast = (options: readonly Option[]) => [
  ...options.filter(({ kind }) => kind !== 'primary'),
  ...options.filter(({ kind }) => kind === 'primary'),
];

/** Buttons that complete the question: passing, rolling, confirming. At most two are shown, the others fold. */
export function Acts({
  options,
  isAlone = false,
  iconOf,
}: {
  options: readonly Option[];
  /** No chips are beside them, so there is room for a third. */
  isAlone?: boolean;
  iconOf?: (option: Option) => IconName | undefined;
}) {
  const t = useTranslate();
  const short = useShort();
  const isPhone = usePhone();
  const kept = keptActs(options, isAlone && !isPhone ? SHOWN_ALONE : SHOWN_ACTS);
  const rows = options.map((option): ActRow => {
    const reason = reasonOf(t, option.refused);
    const more = reason ?? (option.detail ? t(short(option.detail)) : '');
    return { key: option.key, name: t(option.label), more, isOpen: reason === undefined, option };
  });
  const folded = rows.filter(({ option }) => !kept.has(option));
  return (
    <>
      {folded.length > 0 && (
        <MoreList
          rows={rows}
          folded={folded}
          title={t('match.allActs')}
          render={(row, { name, number }) => <ActChip key={row.key} row={row} name={name} number={number} />}
        />
      )}
      {advisedLast(options.filter((option) => kept.has(option))).map((option) => (
        <ActButton key={option.key} option={option} icon={iconOf?.(option)} />
      ))}
    </>
  );
}

function ActChip({ row, name, number }: { row: ActRow; name: ReactNode; number: number | undefined }) {
  const { press } = useActs();
  const reason = row.isOpen ? undefined : row.more;
  return (
    <WhyNot clause={row.option.refused?.clause} name={row.name} reason={reason}>
      {() => (
        <WithCard named={row.option.label}>
          <Chip
            tone="plain"
            name={name}
            detail={row.more || undefined}
            refused={reason}
            keyHint={number}
            onClick={() => press(row.option)}
          />
        </WithCard>
      )}
    </WhyNot>
  );
}

/** A longer second line would widen the button too much; it becomes the tooltip. */
const NOTE_LENGTH = 36;

/** Button of one act. Its second line is its cost, or why it is refused. */
function ActButton({ option, icon }: { option: Option; icon: IconName | undefined }) {
  const t = useTranslate();
  const { sent, kept } = useSelected(({ sent, kept }) => ({ sent, kept }));
  const { press } = useActs();
  const refuse = useRefuse();
  const short = useShort();
  const reason = reasonOf(t, option.refused);
  const note = reason ?? (option.detail && t(short(option.detail)));
  const isShort = note !== undefined && note.length <= NOTE_LENGTH;
  const isPrimary = option.kind === 'primary';
  return (
    <WithCard named={option.label}>
      <Button
        variant={isPrimary ? 'primary' : 'default'}
        icon={option.kind === 'grave' ? 'alert' : icon}
        sending={sent === option.key || kept === option.key}
        refused={reason}
        title={note}
        data-act={option.key}
        className={css.act}
        onClick={() => press(option)}
        onRefused={() => refuse(option)}
      >
        <span className={css.words}>
          {t(option.label)}
          {isShort && <small className={cx(css.note, isPrimary && css.onPrimary)}>{note}</small>}
        </span>
      </Button>
    </WithCard>
  );
}

/** The act that sends the chosen options: the only amber button of its question. */
export function SendButton({
  onSend,
  refused,
  quiet = false,
  children,
}: {
  onSend(): void;
  /** Not amber, because something better is open. */
  quiet?: boolean;
  refused?: string | undefined;
  children: ReactNode;
}) {
  const busy = useSelected(({ busy }) => busy);
  return (
    <Button
      variant={quiet ? 'default' : 'primary'}
      sending={busy}
      refused={refused}
      className={css.act}
      onClick={onSend}
    >
      {children}
    </Button>
  );
}
