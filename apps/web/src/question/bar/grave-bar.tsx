import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import type { Option } from '../../kit/net/types.ts';
import { cornerApart } from '../../kit/ui/apart.ts';
import { Button } from '../../kit/ui/button.tsx';
import { GRAVE_GUARD_MS } from '../../kit/ui/guard.ts';
import { HoldButton } from '../../kit/ui/hold-button.tsx';
import { Icon } from '../../kit/ui/icons.tsx';
import { lastPress } from '../../kit/ui/press.ts';
import { useGuard } from '../../kit/ui/use-guard.ts';
import { useShortcuts } from '../../kit/ui/use-shortcuts.ts';
import { useActs, useSelected } from '../selection/use-selection.ts';
import { Bar } from './bar.tsx';
import * as css from './grave-bar.module.css';

/**
 * Confirmation of a grave act, one that can cost the game or the turn: two steps at two places. The bar only leads back;
 * the act itself is in a box far from where it was pressed, so that a double click ends where it began.
 */
export function GraveBar({ option }: { option: Option }) {
  const t = useTranslate();
  const { answerGrave } = useActs();
  useShortcuts(useMemo(() => ({ Escape: () => answerGrave(false) }), [answerGrave]));
  return (
    <>
      <Bar
        lit
        grave
        asks="grave"
        icon={<Icon name="alert" size={26} />}
        title={t('match.graveTitle', { act: option.label })}
        help={t('match.graveElsewhere')}
        actions={<Button onClick={() => answerGrave(false)}>{t('match.graveBack')}</Button>}
      />
      <GraveBox option={option} />
    </>
  );
}

/**
 * The question in words, its consequence, and the answers: the safe one, which has the focus, and the act, which is held.
 * Who cannot hold it asks for the other way: a second question, answered by a press.
 */
function GraveBox({ option }: { option: Option }) {
  const t = useTranslate();
  const busy = useSelected(({ busy }) => busy);
  const { answerGrave, refusePress } = useActs();
  const safe = useRef<HTMLButtonElement>(null);
  const [isHeld, setHeld] = useState(true);
  const { key } = option;
  const guarded = useGuard(`${key} ${isHeld}`, { ms: GRAVE_GUARD_MS, isNew: true, onUntaken: refusePress });
  const { ref: box } = guarded;
  useLayoutEffect(() => {
    if (!box.current) return;
    const { offsetWidth: width, offsetHeight: height } = box.current;
    const { x, y } = cornerApart({ width, height }, { width: innerWidth, height: innerHeight }, lastPress().point);
    Object.assign(box.current.style, { left: `${x}px`, top: `${y}px` });
  }, [box]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second question begins at its safe answer too.
  useEffect(() => safe.current?.focus({ preventScroll: true }), [isHeld]);
  useEffect(() => {
    // Focus what was pressed, if it is still there.
    return () =>
      void setTimeout(() => document.querySelector<HTMLElement>(`[data-act="${CSS.escape(key)}"]`)?.focus(), 0);
  }, [key]);
  return (
    <div
      {...guarded}
      className={css.box}
      role="alertdialog"
      aria-labelledby="grave-title"
      aria-describedby="grave-text"
    >
      <h2 className={css.title} id="grave-title">
        <Icon name="alert" size={26} />
        {t('match.graveTitle', { act: option.label })}
      </h2>
      <p className={css.text} id="grave-text">
        {t(option.noEffect ?? option.detail ?? { key: 'match.graveText' })}
      </p>
      {isHeld && (
        <HoldButton
          label={t('match.graveHold', { act: option.label })}
          help={t('match.graveHoldHelp')}
          holding={t('match.graveHolding')}
          sending={busy}
          onHeld={() => answerGrave(true)}
          onOther={() => setHeld(false)}
        />
      )}
      <div className={css.answers} data-part="acts">
        <Button ref={safe} onClick={() => answerGrave(false)}>
          {t('match.graveCancel')}
        </Button>
        {isHeld ? (
          <Button variant="quiet" onClick={() => setHeld(false)}>
            {t('match.graveOther')}
          </Button>
        ) : (
          <Button variant="danger" icon="alert" sending={busy} onClick={() => answerGrave(true)}>
            {t(option.label)}
          </Button>
        )}
      </div>
    </div>
  );
}
