import { type ReactNode, useMemo } from 'react';
import { useSay } from '../i18n/say.tsx';
import type { Decision, Option } from '../net/types.ts';
import { Button } from '../ui/Button.tsx';
import { PromptActions, PromptBar, PromptOptions, PromptSource, PromptWords } from '../ui/PromptBar.tsx';
import { NumberAnswer, OptionChips, PieceChips, SendPicked } from './options.tsx';
import css from './shell.module.css';
import { piecesOf, shownOptions, useTargets } from './targets.tsx';
import { useShortcuts } from './use-shortcuts.ts';

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
      help={decision.help && say(decision.help)}
      actions={boardOwnsActions && actions.length > 0 ? undefined : <Actions options={actions} />}
    >
      {targets.piece === null && pieces.size > 0 && <PieceChips decision={decision} pieces={pieces} />}
      <OptionChips options={shown} first={targets.piece === null ? usable.length : 0} />
      {decision.shape === 'number' && <NumberAnswer decision={decision} />}
      {decision.shape === 'some' && <SendPicked decision={decision} />}
    </Bar>
  );
}

/** Buttons that carry the question on: passing, rolling, confirming. */
export function Actions({ options }: { options: readonly Option[] }) {
  const say = useSay();
  const { press, busy } = useTargets();
  return options.map((option) => (
    <Button
      key={option.key}
      variant={option.kind === 'primary' ? 'primary' : 'default'}
      sending={busy}
      refused={option.refused && say(`refused.${option.refused.code}`, option.refused.params)}
      title={option.detail && say(option.detail)}
      onClick={() => press(option)}
    >
      {say(option.label)}
    </Button>
  ));
}

/** 1 to 9 press the chips in their order, C the act that goes on, R the first of the others; Escape lets a piece go. */
function useNumberKeys(decision: Decision, pieces: readonly string[], shown: readonly Option[]): void {
  const targets = useTargets();
  const shortcuts = useMemo(() => {
    const letGo = () => targets.choosePiece(null);
    const keys = new Map<string, () => void>([['Escape', letGo]]);
    const first = (kind: Option['kind']) => decision.options.find((option) => option.kind === kind && !option.refused);
    for (const [key, option] of [
      ['c', first('primary')],
      ['r', first('plain')],
    ] as const) {
      if (option) keys.set(key, () => targets.press(option));
    }
    const choose = (piece: string) => {
      const legal =
        piecesOf(targets.decision)
          .get(piece)
          ?.filter((option) => !option.refused) ?? [];
      if (legal.length === 1 && legal[0]) targets.press(legal[0]);
      else targets.choosePiece(piece);
    };
    const presses = [
      ...pieces.map((piece) => () => choose(piece)),
      ...shown.filter((option) => !option.refused).map((option) => () => targets.press(option)),
    ];
    for (const [index, press] of presses.slice(0, 9).entries()) keys.set(String(index + 1), press);
    return Object.fromEntries(keys);
  }, [targets, decision, pieces, shown]);
  useShortcuts(shortcuts, decision.shape !== 'number');
}
