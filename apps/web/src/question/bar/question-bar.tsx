import { type ReactNode, useMemo } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import type { Decision, Option, Text } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { PromptOutlook } from '../../kit/ui/prompt-bar.tsx';
import { type Shortcuts, useShortcuts } from '../../kit/ui/use-shortcuts.ts';
import type { BoardSet } from '../board-set.ts';
import { SourceCard, useCardIn, useShort, useTextOf } from '../log/cards.tsx';
import { Chances } from '../log/chances.tsx';
import type { Chance } from '../log/moment.ts';
import { askedOf } from '../selection/asked.ts';
import { shownActs } from '../selection/chips.ts';
import { isTarget, shownOptions } from '../selection/offered.ts';
import type { Chosen, SelectionActs } from '../selection/selection.ts';
import { groupsOf, kindsOf, obstacleOf, withAll, withAllOf, withNext } from '../selection/several.ts';
import { useActs, useChosen, useDecision, useSelected } from '../selection/use-selection.ts';
import { Acts, SendButton } from './acts.tsx';
import { Bar, BarActs } from './bar.tsx';
import { GraveBar } from './grave-bar.tsx';
import { type Entry, entriesOf, NumberAnswer, OptionRow } from './options.tsx';
import { type AskedSets, isOnBoardOnly, SetAnswer, SomeHelp } from './some-options.tsx';
import { StandingRow, useOrdered } from './standing.tsx';

interface QuestionProps {
  decision: Decision;
  boardOwnsActions: boolean;
  /** Places at which the board shows plain acts, so that the bar does not. */
  boardOwnsPlaced?: BoardSet['ownsPlacedAction'];
  before?: ReactNode;
  clock?: ReactNode;
  /** Undo, beside the question. */
  undo?: ReactNode;
  /** The board lays out the options of this question, which takes several. */
  own?: AskedSets;
  /** Renders the chosen piece for the plate at the left. */
  pieceIcon?: (piece: string) => ReactNode;
  pieceQuestion?: BoardSet['pieceQuestion'];
  placeQuestion?: BoardSet['placeQuestion'];
  /** Pieces shown in the hand, which are not repeated. */
  isInHand?: BoardSet['isInHand'];
  isUnlisted?: BoardSet['isUnlisted'];
  reactions?: BoardSet['reactions'];
  /** What the dice of an option may come to. */
  chancesOf?: (option: Option, decision: Decision) => readonly Chance[];
}

/** The question of the current decision, with every option; a whole game can be played from here. */
export function QuestionBar(props: QuestionProps) {
  const decision = useDecision();
  const grave = useSelected(({ grave }) => grave);
  // The options in the order, and with the acts, in which the title shows them.
  return grave ? <GraveBar option={grave} /> : <OpenQuestion {...props} decision={decision ?? props.decision} />;
}

function OpenQuestion({
  decision,
  boardOwnsActions,
  boardOwnsPlaced,
  before,
  clock,
  undo,
  own,
  pieceIcon,
  pieceQuestion,
  placeQuestion,
  isInHand,
  isUnlisted,
  reactions,
  chancesOf,
}: QuestionProps) {
  const t = useTranslate();
  const chosen = useChosen();
  const { keyed, entries } = useEntries(decision, isInHand, isUnlisted);
  const { piece, place, ready, picked } = chosen;
  const { choosePiece, press } = useActs();
  const source = useSource(decision);
  const isText = useTextOf()(ready?.option.label) !== null;
  // If the board shows the acts, they are there all the time; the bar asks one thing at a time.
  const hasActs = (piece === null && !ready) || boardOwnsActions;
  useNumberKeys(decision, keyed, hasActs, isOnBoardOnly(decision, own));
  const isOnBoard = ({ kind, at }: Option) => kind === 'plain' && at !== undefined && boardOwnsPlaced?.(at) === true;
  const acts = decision.shape === 'one' && !ready ? shownActs(chosen).filter((option) => !isOnBoard(option)) : [];
  const aimed = ready ? [ready.option] : decision.options.filter(({ key }) => picked.includes(key));
  const chances = aimed.flatMap((option) => chancesOf?.(option, decision) ?? []);
  return (
    <Bar
      lit
      asks="question"
      isText={isText}
      icon={piece === null ? source : pieceIcon?.(piece)}
      picked={piece !== null}
      title={
        <>
          {before}
          {t(askedOf(decision, chosen, { pieceQuestion, placeQuestion }))}
        </>
      }
      help={
        <Help
          decision={decision}
          own={own}
          foreseen={chances.length > 0 ? ready?.option.detail : undefined}
          places={piece === null ? null : shownOptions(chosen).filter(({ refused }) => !refused).length}
        />
      }
      side={
        <>
          {clock}
          {piece === null && place === null && !ready ? (
            undo
          ) : (
            <Button icon="close" onClick={() => choosePiece(null)}>
              {t('match.cancel')}
            </Button>
          )}
        </>
      }
      // While an option is chosen its text needs the room.
      below={decision.declines && !ready && <StandingRow decision={decision} {...(reactions && { reactions })} />}
    >
      {decision.shape === 'some' && <SetAnswer decision={decision} own={own} />}
      {decision.shape === 'number' && <NumberAnswer decision={decision} />}
      {entries.length > 0 && <OptionRow entries={entries} />}
      {chances.length > 0 && (
        <PromptOutlook>
          <Chances chances={chances} />
        </PromptOutlook>
      )}
      {acts.length > 0 && !boardOwnsActions && (
        <BarActs>
          <Acts options={acts} isAlone={entries.length === 0} />
        </BarActs>
      )}
      {ready && (
        <BarActs isNew>
          <SendButton onSend={() => press(ready.option)}>{t(ready.act)}</SendButton>
        </BarActs>
      )}
    </Bar>
  );
}

/** The chips of a question with one answer, and those with a number key, which the hand may show instead; none for others. */
function useEntries({ shape }: Decision, isInHand: BoardSet['isInHand'], isUnlisted: BoardSet['isUnlisted']) {
  const t = useTranslate();
  const chosen = useChosen();
  const acts = useActs();
  const short = useShort();
  return useMemo(() => {
    const of = (inHand: BoardSet['isInHand']): readonly Entry[] =>
      shape === 'one' ? entriesOf(t, chosen, acts, short, { isInHand: inHand, isUnlisted }) : [];
    return { keyed: of(undefined), entries: of(isInHand) };
  }, [t, chosen, acts, shape, short, isInHand, isUnlisted]);
}

/** The card that asks, or that the question names, for the plate of the bar; null for none. */
function useSource({ source, prompt }: Decision): ReactNode {
  const cardIn = useCardIn();
  const card = cardIn(source) ?? cardIn(prompt);
  return card === null ? null : <SourceCard card={card} />;
}

interface HelpProps {
  readonly decision: Decision;
  readonly own: AskedSets | undefined;
  /** Of the chosen option, whose dice are foreseen. */
  readonly foreseen: Text | undefined;
  readonly places: number | null;
}

/**
 * The line below the question: what the chosen card does, a counter, the bounds, the number of places, or the title's
 * help.
 */
function Help({ decision, own, foreseen, places }: HelpProps) {
  const t = useTranslate();
  const { picked, ready } = useSelected(({ picked, ready }) => ({ picked, ready }));
  const ordered = useOrdered(decision);
  const short = useShort();
  const chosen = useTextOf()(ready?.option.label);
  const { min = 0, max = 0, help } = decision;
  if (ordered !== null) return ordered;
  const text = chosen ?? foreseen;
  if (text) return t(text);
  if (places !== null) return t('match.places', { count: places });
  if (own?.help) return own.help(t, decision, picked);
  if (own) return help ? t(short(help)) : null;
  if (decision.shape === 'some') return <SomeHelp decision={decision} />;
  const bounds = decision.shape === 'number' ? t('match.bounds', { min, max }) : null;
  return [bounds, help && t(short(help))].filter(Boolean).join(' · ') || null;
}

/**
 * 1 to 9 press the chips in order, C the advised act or the only one, R the first of several acts or the only grave one;
 * Escape deselects a piece. If several may be chosen, C sends them and A picks everything that fits, or nothing; if the board
 * lays them out, 1 to 9 take all that fits from one source.
 */
function useNumberKeys(decision: Decision, entries: readonly Entry[], hasActs: boolean, isOwned: boolean): void {
  const chosen = useChosen();
  const acts = useActs();
  const shortcuts = useMemo(
    () =>
      decision.shape === 'some'
        ? someKeys(decision, chosen, acts, isOwned)
        : oneKeys(hasActs ? decision : null, chosen, acts, entries),
    [chosen, acts, decision, entries, hasActs, isOwned],
  );
  useShortcuts(shortcuts, decision.shape !== 'number');
}

function numbered(presses: readonly (() => void)[]): [string, () => void][] {
  return presses.slice(0, 9).map((press, index) => [String(index + 1), press]);
}

/** The grave act of a question with exactly one. */
function onlyGrave({ options }: Decision): Option | undefined {
  const grave = options.filter((option) => option.kind === 'grave' && !isTarget(option) && !option.refused);
  return grave.length === 1 ? grave[0] : undefined;
}

/** The first act beside another one, such as rolling again beside confirming. */
function firstAct({ options }: Decision): Option | undefined {
  const acts = options.filter(({ kind }) => kind === 'plain' || kind === 'primary');
  return acts.length > 1 ? acts[0] : undefined;
}

/** The only act of a question, which goes on with or without advice, such as ending the turn. */
function onlyAct({ options }: Decision): Option | undefined {
  const acts = options.filter((option) => option.kind !== undefined && !isTarget(option));
  return acts.length === 1 && !acts[0]?.refused ? acts[0] : undefined;
}

/** Keys of a question with one answer; those of the acts only if they are shown. */
function oneKeys(
  acting: Decision | null,
  { piece, place, ready }: Chosen,
  { choosePiece, press }: SelectionActs,
  entries: readonly Entry[],
): Shortcuts {
  const keys = new Map<string, () => void>();
  if (piece !== null || place !== null || ready) keys.set('Escape', () => choosePiece(ready ? piece : null));
  if (ready) keys.set('c', () => press(ready.option));
  const advised = acting?.options.find(({ kind, refused }) => kind === 'primary' && !refused);
  for (const [key, option] of [
    ['c', advised ?? (acting ? onlyAct(acting) : undefined)],
    ['e', acting ? (firstAct(acting) ?? onlyGrave(acting)) : undefined],
  ] as const) {
    if (option) keys.set(key, () => press(option));
  }
  const presses = entries.filter(({ isOpen }) => isOpen).map(({ press }) => press);
  return Object.fromEntries([...keys, ...numbered(presses)]);
}

/** Selection of the number keys: rows of the bar, or sources that the board lays out. */
function numberedRows(
  decision: Decision,
  { picked }: Chosen,
  { pick }: SelectionActs,
  isOwned: boolean,
): [string, () => void][] {
  const open = kindsOf(decision).filter(({ option }) => !option.refused);
  if (!isOwned) return numbered(open.map((kind) => () => pick(withNext(decision, picked, kind))));
  const sources = groupsOf(decision)
    .filter(({ kinds }) => kinds.some(({ option }) => !option.refused))
    .map(({ kinds }) => kinds.flatMap(({ keys }) => keys));
  return numbered(sources.map((keys) => () => pick(withAllOf(decision, picked, keys))));
}

function someKeys(decision: Decision, chosen: Chosen, acts: SelectionActs, isOwned: boolean): Shortcuts {
  const { picked } = chosen;
  const { pick, send } = acts;
  const all = withAll(decision, picked);
  return {
    ...Object.fromEntries(numberedRows(decision, chosen, acts, isOwned)),
    a: () => pick(all.length > picked.length ? all : []),
    c: () => {
      if (obstacleOf(decision, picked) === null && (picked.length > 0 || all.length === 0)) send(picked);
    },
  };
}
