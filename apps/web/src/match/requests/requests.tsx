import { useEffect, useState } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { GRAVE_GUARD_MS } from '../../kit/ui/guard.ts';
import { Icon } from '../../kit/ui/icons.tsx';
import { useGuard } from '../../kit/ui/use-guard.ts';
import { useKeyboardHeight } from '../../kit/ui/use-keyboard-height.ts';
import { useMoments } from '../../question/log/moments-context.ts';
import { idOf } from '../../question/log/queue.ts';
import { playCue } from '../../settings/sound/sounds.ts';
import * as css from './requests.module.css';
import { closeRequest, type Request, useRequests } from './requests-store.ts';

interface Props {
  /** A question of the game waits too; on a phone the request is in its place. */
  readonly isAsked: boolean;
  /** Shows the board; null while it is in view. */
  readonly onSee: (() => void) | null;
}

/** Requests of other players, the oldest first: beside the question on every tab, so that no player waits for nothing. */
export function Requests({ isAsked, onSee }: Props) {
  const [first, ...more] = useRequests(({ open }) => open);
  useSign(first?.id ?? null);
  if (!first) return null;
  return <RequestBlock key={first.id} request={first} more={more.length} isAsked={isAsked} onSee={onSee} />;
}

/** Sound and vibration as a request comes. */
function useSign(id: string | null): void {
  useEffect(() => {
    if (id !== null) void playCue('alarm');
  }, [id]);
}

/** Shows what a request is about: its moment on the board, or at least the board; null if there is nothing to show. */
function useSee({ moment: id }: Request, onBoard: (() => void) | null): (() => void) | null {
  const { all, open } = useMoments();
  const moment = id === undefined ? undefined : all.findLast((one) => idOf(one) === id);
  if (!moment) return onBoard;
  return () => {
    onBoard?.();
    open(moment);
  };
}

function RequestBlock({ request, more, isAsked, onSee }: Props & { request: Request; more: number }) {
  const t = useTranslate();
  const [isConfirming, setConfirming] = useState(false);
  const keyboard = useKeyboardHeight();
  const guarded = useGuard(request.id, { ms: GRAVE_GUARD_MS, isNew: true });
  const { icon, title, text, no, yes, never, confirm } = request;
  const see = useSee(request, onSee);
  const answer = (press: () => void) => {
    closeRequest(request.id);
    press();
  };
  return (
    <section
      {...guarded}
      className={css.requests}
      style={keyboard > 0 ? { translate: `0 ${-keyboard}px` } : undefined}
      aria-label={t('request.label')}
      data-request={request.id}
    >
      {isAsked && <p className={css.folded}>{t('request.turnWaits')}</p>}
      <div className={css.box}>
        <span className={css.icon}>
          <Icon name={icon} size={24} />
        </span>
        <div role="alert">
          <h2 className={css.title}>
            {title} {more > 0 && <small>{t('request.of', { count: more + 1 })}</small>}
          </h2>
          <p className={css.text}>{text}</p>
          {never && (
            <button type="button" className={css.never} onClick={() => answer(never.onPress)}>
              {never.label}
            </button>
          )}
        </div>
        <div className={css.answers}>
          {see && (
            <Button icon="pin" className={css.see} onClick={see}>
              {t('request.see')}
            </Button>
          )}
          <Button onClick={() => answer(no.onPress)}>{no.label}</Button>
          <Button
            variant={confirm ? 'default' : 'primary'}
            onClick={() => (confirm ? setConfirming(true) : answer(yes.onPress))}
          >
            {yes.label}
          </Button>
        </div>
      </div>
      {confirm && (
        <Dialog
          open={isConfirming}
          onOpenChange={setConfirming}
          title={confirm.title}
          actions={
            <>
              <Button onClick={() => setConfirming(false)}>{confirm.cancel}</Button>
              <Button variant="danger" icon={icon} onClick={() => answer(yes.onPress)}>
                {yes.label}
              </Button>
            </>
          }
        >
          <p>{confirm.text}</p>
        </Dialog>
      )}
    </section>
  );
}
