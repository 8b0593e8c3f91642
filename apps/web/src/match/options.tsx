import { useState } from 'react';
import { useSay } from '../i18n/say.tsx';
import type { Decision, Option } from '../net/types.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { NumberStepper } from '../ui/NumberStepper.tsx';
import css from './options.module.css';
import { useTargets } from './targets.tsx';

/** Chips beyond this many fold into a list. */
const SHOWN_CHIPS = 4;
/** Pieces have longer names. */
const SHOWN_PIECES = 5;

type PieceEntry = readonly [piece: string, options: readonly Option[]];

/** One piece: what it is, and what can be done with it. With a single possibility, pressing it does that. */
function PieceChip({
  entry: [piece, options],
  name,
  number,
}: {
  entry: PieceEntry;
  name: string;
  number: number | undefined;
}) {
  const say = useSay();
  const targets = useTargets();
  const legal = options.filter((option) => !option.refused);
  const [only] = legal;
  if (!only) {
    const why = options[0]?.refused;
    return <Chip name={name} refused={why ? say(`refused.${why.code}`, why.params) : undefined} />;
  }
  return (
    <Chip
      name={name}
      detail={legal.length === 1 ? say(only.label) : say('match.places', { count: legal.length })}
      keyHint={number}
      lit={targets.hovered === piece}
      onMouseEnter={() => targets.hover(piece)}
      onMouseLeave={() => targets.hover(null)}
      onClick={() => (legal.length === 1 ? targets.press(only) : targets.choosePiece(piece))}
    />
  );
}

/** The pieces something can be done with, usable ones first; many fold into a list. */
export function PieceChips({
  decision,
  pieces,
}: {
  decision: Decision;
  pieces: ReadonlyMap<string, readonly Option[]>;
}) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const isUsable = ([, options]: PieceEntry) => options.some((option) => !option.refused);
  const entries: PieceEntry[] = [...pieces].sort((a, b) => Number(isUsable(b)) - Number(isUsable(a)));
  const nameOf = ([piece, options]: PieceEntry) => {
    const label = decision.pieces?.find((one) => one.id === piece)?.label ?? options[0]?.label;
    return label ? say(label) : piece;
  };
  const folded = entries.length > SHOWN_PIECES ? entries.length - SHOWN_PIECES + 1 : 0;
  const chip = (entry: PieceEntry, number?: number) => (
    <PieceChip key={entry[0]} entry={entry} name={nameOf(entry)} number={number} />
  );
  return (
    <>
      {entries
        .slice(0, entries.length - folded)
        .map((entry, index) => chip(entry, isUsable(entry) ? index + 1 : undefined))}
      {folded > 0 && (
        <>
          <Button onClick={() => setOpen(true)}>{say('match.moreOptions', { count: folded })}</Button>
          <Dialog open={open} onOpenChange={setOpen} title={say('match.allOptions')} closeLabel={say('match.close')}>
            <div className={css.list} onClickCapture={(event) => closeOnChoice(event.target, () => setOpen(false))}>
              {entries.map((entry) => chip(entry))}
            </div>
          </Dialog>
        </>
      )}
    </>
  );
}

function OptionChip({ option, number }: { option: Option; number: number | undefined }) {
  const say = useSay();
  const targets = useTargets();
  return (
    <Chip
      name={say(option.label)}
      detail={option.detail && say(option.detail)}
      refused={option.refused && say(`refused.${option.refused.code}`, option.refused.params)}
      keyHint={number}
      lit={targets.hovered === option.key}
      onMouseEnter={() => targets.hover(option.key)}
      onMouseLeave={() => targets.hover(null)}
      onFocus={() => targets.hover(option.key)}
      onBlur={() => targets.hover(null)}
      onClick={() => targets.press(option)}
    />
  );
}

/** The options on offer now; `first` chips stand before them. Many fold into a list that holds them all. */
export function OptionChips({ options, first }: { options: readonly Option[]; first: number }) {
  const say = useSay();
  const targets = useTargets();
  const [open, setOpen] = useState(false);
  const number = (index: number, option: Option) =>
    option.refused || first + index >= 9 ? undefined : first + index + 1;
  const folded = options.length > SHOWN_CHIPS ? options.slice(SHOWN_CHIPS) : [];
  const visible = options.slice(0, options.length - folded.length);
  return (
    <>
      {visible.map((option, index) => (
        <OptionChip key={option.key} option={option} number={number(index, option)} />
      ))}
      {targets.piece !== null && (
        <Button variant="quiet" icon="undo" onClick={() => targets.choosePiece(null)}>
          {say('match.otherPiece')}
        </Button>
      )}
      {folded.length > 0 && (
        <>
          <Button onClick={() => setOpen(true)}>{say('match.moreOptions', { count: folded.length })}</Button>
          <Dialog open={open} onOpenChange={setOpen} title={say('match.allOptions')} closeLabel={say('match.close')}>
            {/* Choosing closes the list; a refused option leaves it open. */}
            <div className={css.list} onClickCapture={(event) => closeOnChoice(event.target, () => setOpen(false))}>
              {options.map((option) => (
                <OptionChip key={option.key} option={option} number={undefined} />
              ))}
            </div>
          </Dialog>
        </>
      )}
    </>
  );
}

/** Closes a list once something in it has been chosen; a refused option leaves it open. */
export function closeOnChoice(target: EventTarget, close: () => void): void {
  const chip = target instanceof Element ? target.closest('button') : null;
  if (chip && chip.getAttribute('aria-disabled') !== 'true') setTimeout(close, 0);
}

/** A number in a range, with a button that sends it. */
export function NumberAnswer({ decision }: { decision: Decision }) {
  const say = useSay();
  const { send, busy } = useTargets();
  const { min = 0, max = 0 } = decision;
  const [value, setValue] = useState(min);
  return (
    <>
      <NumberStepper
        value={Math.min(max, Math.max(min, value))}
        min={min}
        max={max}
        label={say(decision.prompt)}
        decreaseLabel={say('match.less')}
        increaseLabel={say('match.more')}
        onChange={setValue}
      />
      <Button variant="primary" sending={busy} onClick={() => send(Math.min(max, Math.max(min, value)))}>
        {say('match.confirm')}
      </Button>
    </>
  );
}
