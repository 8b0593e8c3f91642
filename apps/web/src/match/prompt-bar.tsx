import { type ReactNode, useMemo, useState } from 'react';
import { useSay } from '../i18n/say.tsx';
import type { Decision, Option } from '../net/types.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { PromptActions, PromptBar, PromptOptions, PromptSource, PromptWords } from '../ui/PromptBar.tsx';
import list from './options.module.css';
import { closeOnChoice, NumberAnswer, OptionChips, PieceChips } from './options.tsx';
import { kindsOf, obstacleOf, withAll, withNext } from './several.ts';
import css from './shell.module.css';
import { SomeOptions } from './some-options.tsx';
import { DeclineMenu, useIsOrdered } from './standing.tsx';
import { piecesOf, shownOptions, type Targets, useTargets } from './targets.tsx';
import { type Shortcuts, useShortcuts } from './use-shortcuts.ts';

interface BarProps {
  /** Lamp and ticks: it is you. */
  readonly lit: boolean;
  readonly title: ReactNode;
  readonly help?: ReactNode;
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
  /** How long whoever decides has. */
  readonly clock?: ReactNode;
  readonly actions?: ReactNode;
}

/** The bar that always holds the question, or says who has it. */
export function Bar({ lit, title, help, icon, children, clock, actions }: BarProps) {
  const say = useSay();
  const { busy } = useTargets();
  return (
    <PromptBar
      aria-busy={busy}
      mine={lit}
      label={say('match.question')}
      id="prompt"
      tabIndex={-1}
      className={css.prompt}
    >
      {icon && <PromptSource>{icon}</PromptSource>}
      <PromptWords question={title} help={help} />
      {clock}
      {children && <PromptOptions label={say('match.options')}>{children}</PromptOptions>}
      {actions && <PromptActions>{actions}</PromptActions>}
    </PromptBar>
  );
}

/** The question of the decision on hand, with every option; a whole game can be played from here. */
export function QuestionBar({
  decision,
  boardOwnsActions,
  before,
  clock,
  pieceIcon,
}: {
  decision: Decision;
  boardOwnsActions: boolean;
  before?: ReactNode;
  clock?: ReactNode;
  /** Draws the chosen piece for the plate at the left. */
  pieceIcon?: (piece: string) => ReactNode;
}) {
  const say = useSay();
  const targets = useTargets();
  const isOrdered = useIsOrdered(decision);
  const pieces = useMemo(() => piecesOf(decision), [decision]);
  const shown = shownOptions(targets);
  const chosen = targets.piece === null ? null : decision.pieces?.find((piece) => piece.id === targets.piece);
  const actions = decision.options.filter((option) => option.kind !== undefined);
  const usable = useMemo(
    () => [...pieces].filter(([, options]) => options.some((option) => !option.refused)).map(([piece]) => piece),
    [pieces],
  );
  useNumberKeys(decision, targets.piece === null ? usable : [], shown);
  return (
    <Bar
      lit
      clock={clock}
      icon={targets.piece !== null && pieceIcon?.(targets.piece)}
      title={
        <>
          {before}
          {chosen ? say('match.placePiece', { piece: chosen.label }) : say(decision.prompt)}
        </>
      }
      help={isOrdered ? say('standing.ordered') : decision.help && say(decision.help)}
      actions={
        <>
          <DeclineMenu decision={decision} />
          {!(boardOwnsActions && actions.length > 0) && <Actions options={actions} />}
        </>
      }
    >
      {decision.shape === 'some' ? (
        <SomeOptions decision={decision} />
      ) : (
        <>
          {targets.piece === null && pieces.size > 0 && <PieceChips decision={decision} pieces={pieces} />}
          <OptionChips options={shown} first={targets.piece === null ? usable.length : 0} />
        </>
      )}
      {decision.shape === 'number' && <NumberAnswer decision={decision} />}
    </Bar>
  );
}

/** Acts that stand in the bar; with more of them the others fold into a list. */
const SHOWN_ACTS = 2;

/** Buttons that carry the question on: passing, rolling, confirming. The primary ones never fold. */
function Actions({ options }: { options: readonly Option[] }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const ranked = [...options].sort((a, b) => Number(b.kind === 'primary') - Number(a.kind === 'primary'));
  const kept = new Set(ranked.slice(0, SHOWN_ACTS));
  const folded = options.length - kept.size;
  return (
    <>
      {folded > 0 && (
        <>
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {say('match.moreOptions', { count: folded })}
          </Button>
          <Dialog open={open} onOpenChange={setOpen} title={say('match.allOptions')} closeLabel={say('match.close')}>
            <div className={list.list} onClickCapture={(event) => closeOnChoice(event.target, () => setOpen(false))}>
              {options.map((option) => (
                <ActButton key={option.key} option={option} />
              ))}
            </div>
          </Dialog>
        </>
      )}
      {options
        .filter((option) => kept.has(option))
        .map((option) => (
          <ActButton key={option.key} option={option} />
        ))}
    </>
  );
}

function ActButton({ option }: { option: Option }) {
  const say = useSay();
  const { press, busy } = useTargets();
  return (
    <Button
      variant={option.kind === 'primary' ? 'primary' : 'default'}
      icon={option.kind === 'grave' ? 'flag' : undefined}
      sending={busy}
      refused={option.refused && say(`refused.${option.refused.code}`, option.refused.params)}
      title={option.detail && say(option.detail)}
      onClick={() => press(option)}
    >
      {say(option.label)}
    </Button>
  );
}

/**
 * 1 to 9 press the chips in their order, C the act that goes on, R the first plain one or the only grave one; Escape lets
 * a piece go. Where several may be chosen, C sends them and A picks everything that fits, or nothing.
 */
function useNumberKeys(decision: Decision, pieces: readonly string[], shown: readonly Option[]): void {
  const targets = useTargets();
  const shortcuts = useMemo(
    () => (decision.shape === 'some' ? someKeys(decision, targets) : oneKeys(decision, targets, pieces, shown)),
    [targets, decision, pieces, shown],
  );
  useShortcuts(shortcuts, decision.shape !== 'number');
}

function numbered(presses: readonly (() => void)[]): [string, () => void][] {
  return presses.slice(0, 9).map((press, index) => [String(index + 1), press]);
}

/** The grave act of a question that has one: of several, a key would name none. */
function onlyGrave({ options }: Decision): Option | undefined {
  const grave = options.filter((option) => option.kind === 'grave' && !option.refused);
  return grave.length === 1 ? grave[0] : undefined;
}

function oneKeys(decision: Decision, targets: Targets, pieces: readonly string[], shown: readonly Option[]): Shortcuts {
  const keys = new Map<string, () => void>([['Escape', () => targets.choosePiece(null)]]);
  const first = (kind: Option['kind']) => decision.options.find((option) => option.kind === kind && !option.refused);
  for (const [key, option] of [
    ['c', first('primary')],
    ['r', first('plain') ?? onlyGrave(decision)],
  ] as const) {
    if (option) keys.set(key, () => targets.press(option));
  }
  const choose = (piece: string) => {
    const legal = (piecesOf(decision).get(piece) ?? []).filter((option) => !option.refused);
    if (legal.length === 1 && legal[0]) targets.press(legal[0]);
    else targets.choosePiece(piece);
  };
  const presses = [
    ...pieces.map((piece) => () => choose(piece)),
    ...shown.filter((option) => !option.refused).map((option) => () => targets.press(option)),
  ];
  return Object.fromEntries([...keys, ...numbered(presses)]);
}

function someKeys(decision: Decision, { picked, pick, send }: Targets): Shortcuts {
  const open = kindsOf(decision).filter(({ option }) => !option.refused);
  const all = withAll(decision, picked);
  return {
    ...Object.fromEntries(numbered(open.map((kind) => () => pick(withNext(decision, picked, kind))))),
    a: () => pick(all.length > picked.length ? all : []),
    c: () => {
      if (obstacleOf(decision, picked) === null) send(picked);
    },
  };
}
