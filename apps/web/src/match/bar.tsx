import type { ReactNode } from 'react';
import { type Translate, useTranslate } from '../i18n/translate.tsx';
import { useConnection } from '../net/socket.ts';
import { PromptActions, PromptBar, PromptSide, PromptSource, PromptWords } from '../ui/PromptBar.tsx';
import { useGuard } from '../ui/use-guard.ts';
import { rootOf } from './press-guard.ts';
import css from './shell.module.css';
import { type Targets, useTargets } from './targets.tsx';

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
  const targets = useTargets();
  const { busy, decision, refusePress, isNew } = targets;
  const isLost = useConnection(({ state }) => state === 'lost');
  const asked = asks === 'question' && decision ? rootOf(decision.id) : (asks ?? null);
  const guarded = useGuard<HTMLElement>(asked, {
    isNew: asks === 'grave' || (decision !== null && isNew(decision.id)),
    onEarly: () => refusePress('early'),
  });
  const sign = signOf(t, targets, isLost);
  return (
    <PromptBar
      {...guarded}
      aria-busy={busy}
      data-waits={(busy && isLost) || undefined}
      mine={lit}
      label={t('match.question')}
      id="prompt"
      tabIndex={-1}
      className={css.prompt}
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
function signOf(t: Translate, { untaken, busy, sent, decision }: Targets, isLost: boolean): string | null {
  if (untaken !== null) return t(`match.untaken.${untaken}`);
  if (!busy || !isLost) return null;
  const act = decision?.options.find(({ key }) => key === sent)?.label;
  return act ? t('match.pendingAct', { act }) : t('match.pending');
}

/** The acts of the bar. While they change with the parts of a draft, they take no press for a moment. */
export function BarActs({ isNew = false, children }: { isNew?: boolean; children: ReactNode }) {
  const { decision, refusePress, isNew: isNewQuestion } = useTargets();
  const guarded = useGuard(decision?.id ?? null, {
    isNew: isNew || (decision !== null && isNewQuestion(decision.id)),
    onEarly: () => refusePress('early'),
  });
  return <PromptActions {...guarded}>{children}</PromptActions>;
}
