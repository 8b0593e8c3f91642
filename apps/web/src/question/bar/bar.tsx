import { type ReactNode, useMemo } from 'react';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import { useConnection } from '../../kit/net/socket.ts';
import { GRAVE_GUARD_MS, GUARD_MS } from '../../kit/ui/guard.ts';
import { PromptActions, PromptBar, PromptSide, PromptSource, PromptWords } from '../../kit/ui/prompt-bar.tsx';
import { useGuard } from '../../kit/ui/use-guard.ts';
import { rootOf } from '../selection/press-guard.ts';
import type { Selection } from '../selection/selection.ts';
import { useActs, useDecision, useSelected } from '../selection/use-selection.ts';

interface BarProps {
  /** Lamp and ticks: it is your turn. */
  readonly lit: boolean;
  readonly title: ReactNode;
  readonly help?: ReactNode;
  readonly icon?: ReactNode;
  /** The plate shows the picked piece. */
  readonly picked?: boolean;
  /** The question confirms a grave act. */
  readonly grave?: boolean;
  /** State of the bar for tests; absent while waiting. */
  readonly asks?: 'question' | 'grave' | 'over';
  /** Beside the question: a clock, undo, Cancel. */
  readonly side?: ReactNode;
  /** Options and acts of the question, as parts of the prompt bar. */
  readonly children?: ReactNode;
  /** Buttons if there are no options. */
  readonly actions?: ReactNode;
  /** A row under the bar. */
  readonly below?: ReactNode;
  /** The help is a text to be read whole. */
  readonly isText?: boolean;
}

/** Prompt bar: shows the question, or whose decision the match waits for. */
export function Bar({ lit, title, help, icon, picked, grave, asks, side, children, actions, below, isText }: BarProps) {
  const t = useTranslate();
  const decision = useDecision();
  const pending = useSelected(({ busy, sent, untaken, gone }) => ({ busy, sent, untaken, gone }));
  const { busy } = pending;
  const { refusePress, isNew } = useActs();
  const isLost = useConnection(({ state }) => state === 'lost');
  const asked = asks === 'question' && decision ? rootOf(decision.id) : (asks ?? null);
  const guarded = useGuard<HTMLElement>(asked, {
    isNew: asks === 'grave' || (decision !== null && isNew(decision.id)),
    onUntaken: refusePress,
  });
  const sign = signOf(t, { ...pending, decision }, isLost);
  return (
    <PromptBar
      {...guarded}
      aria-busy={busy}
      data-waits={(busy && isLost) || undefined}
      mine={lit}
      label={t('match.question')}
      id="prompt"
      tabIndex={-1}
      below={below}
      data-asks={asks}
    >
      {icon && (
        <PromptSource picked={picked} grave={grave}>
          {icon}
        </PromptSource>
      )}
      <PromptWords
        question={title}
        isText={isText}
        help={
          <>
            {sign === null && help}
            <span role="status">{sign}</span>
          </>
        }
      />
      <PromptSide>{side}</PromptSide>
      {children}
      {actions && <BarActs>{actions}</BarActs>}
    </PromptBar>
  );
}

/** What the bar says of the last press instead of its help: why it was not taken, or that it waits for the connection. */
function signOf(
  t: Translate,
  { untaken, gone, busy, sent, decision }: Pick<Selection, 'untaken' | 'gone' | 'busy' | 'sent' | 'decision'>,
  isLost: boolean,
): string | null {
  if (untaken !== null) return t(`match.untaken.${untaken}`, { what: gone ?? '' });
  if (!busy || !isLost) return null;
  const act = decision?.options.find(({ key }) => key === sent)?.label;
  return act ? t('match.pendingAct', { act }) : t('match.pending');
}

/** The acts of the bar. While they change with the parts of a draft, they take no press for a moment. */
export function BarActs({ isNew = false, children }: { isNew?: boolean; children: ReactNode }) {
  const decision = useDecision();
  const { refusePress, isNew: isNewQuestion, hasWaited } = useActs();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question.
  const ms = useMemo(() => (hasWaited() ? GRAVE_GUARD_MS : GUARD_MS), [decision?.id]);
  const guarded = useGuard(decision?.id ?? null, {
    ms,
    isNew: isNew || (decision !== null && isNewQuestion(decision.id)),
    onUntaken: refusePress,
  });
  return <PromptActions {...guarded}>{children}</PromptActions>;
}
