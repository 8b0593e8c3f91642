import { useEffect, useMemo, useRef } from 'react';
import { useTranslate } from '../i18n/translate.tsx';
import type { Option } from '../net/types.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/icons.tsx';
import { Bar } from './bar.tsx';
import { useTargets } from './targets.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/**
 * Confirmation of a grave act, one that can cost the game or the turn: the bar itself asks once, in words. The safe
 * answer has the focus, and Escape chooses it.
 */
export function GraveBar({ option }: { option: Option }) {
  const t = useTranslate();
  const { answerGrave, busy } = useTargets();
  const safe = useRef<HTMLButtonElement>(null);
  const { key } = option;
  useEffect(() => {
    safe.current?.focus({ preventScroll: true });
    // Focus what was pressed, if it is still there.
    return () =>
      void setTimeout(() => document.querySelector<HTMLElement>(`[data-act="${CSS.escape(key)}"]`)?.focus(), 0);
  }, [key]);
  useShortcuts(useMemo(() => ({ Escape: () => answerGrave(false) }), [answerGrave]));
  return (
    <Bar
      lit
      grave
      asks="grave"
      icon={<Icon name="alert" size={26} />}
      title={t('match.graveTitle', { act: option.label })}
      help={option.detail ? t(option.detail) : t('match.graveText')}
      actions={
        <>
          <Button ref={safe} onClick={() => answerGrave(false)}>
            {t('match.graveCancel')}
          </Button>
          <Button variant="danger" icon="alert" sending={busy} onClick={() => answerGrave(true)}>
            {t(option.label)}
          </Button>
        </>
      }
    />
  );
}
