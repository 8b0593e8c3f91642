import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { GRAVE_GUARD_MS } from './guard.ts';
import * as buttonCss from './icon-button.module.css';
import { Icon, type IconName } from './icons.tsx';
import { dismissToast, type ShownToast, stayOf, type Toast, type ToastAction, useToasts } from './toast-store.ts';
import css from './toasts.module.css';
import { useGuard } from './use-guard.ts';

const ICONS: Record<Toast['tone'], IconName> = {
  ok: 'check',
  ask: 'undo',
  error: 'alert',
  connection: 'wifi',
  info: 'help',
};

function press(toast: Toast, action: ToastAction): void {
  if (action.onPress() !== false) dismissToast(toast.id);
}

function useLeaving(toast: ShownToast, held: boolean): void {
  useEffect(() => {
    const stay = stayOf(toast);
    if (held || stay === 0 || toast.isGap) return;
    const timer = setTimeout(() => dismissToast(toast.id), stay);
    return () => clearTimeout(timer);
  }, [toast, held]);
}

/** One toast. It stays while it is hovered or focused. */
export function ToastCard({ toast, closeLabel }: { toast: ShownToast; closeLabel: string }) {
  const [held, setHeld] = useState(false);
  const guarded = useGuard(String(toast.serial), { ms: GRAVE_GUARD_MS, isNew: true });
  useLeaving(toast, held);
  return (
    <div
      {...guarded}
      className={cx(css.toast, css[toast.tone], toast.isGap && css.gap)}
      aria-hidden={toast.isGap}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={css.icon} name={toast.icon ?? ICONS[toast.tone]} />
      <span className={css.text} role={toast.urgent ? 'alert' : undefined}>
        <b>{toast.title}</b> {toast.body}
      </span>
      <span className={css.actions}>
        {toast.actions?.map((action) => (
          <Button
            key={action.label}
            small
            variant={action.primary ? 'primary' : toast.tone === 'ok' ? 'quiet' : 'default'}
            onClick={() => press(toast, action)}
          >
            {action.label}
          </Button>
        ))}
        {toast.tone !== 'ask' && toast.tone !== 'connection' && (
          // Without a tooltip, whose library the first page would load for this button alone.
          <button
            type="button"
            className={buttonCss.button}
            aria-label={closeLabel}
            onClick={() => {
              toast.onClose?.();
              dismissToast(toast.id);
            }}
          >
            <Icon name="close" size={16} />
          </button>
        )}
      </span>
    </div>
  );
}

/** Mount once, near the root. */
export function Toasts({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useToasts((state) => state.toasts);
  const place = useToasts((state) => state.place);
  return (
    <section
      className={css.region}
      // Not as properties of the root, which would restyle every element of the page.
      style={place ? { top: 'auto', ...place } : undefined}
      data-from={place ? 'bottom' : undefined}
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </section>
  );
}
