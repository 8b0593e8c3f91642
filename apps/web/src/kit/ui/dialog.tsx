import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { shiftApart } from './apart.ts';
import { cx } from './cx.ts';
import css from './dialog.module.css';
import { GRAVE_GUARD_MS } from './guard.ts';
import { IconButton } from './icon-button.tsx';
import { lastPress } from './press.ts';
import { isStepBack } from './steps-back.ts';
import { useGuard } from './use-guard.ts';
import { type Overlays, useOverlays } from './use-overlays.ts';

interface DialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  /** What its answers answer, if that can change while the title stays: then they take no press for a moment. */
  asked?: string | undefined;
  /** `bottom` is a sheet on the phone, `right` a drawer beside the board. */
  placement?: 'centre' | 'bottom' | 'right' | undefined;
  wide?: boolean | undefined;
  /** A field with `data-first` has the focus: `autoFocus` would take it before the dialog knows where it came from. */
  children: ReactNode;
  /** The answers, the safe one first: it has the focus if no field has. */
  actions?: ReactNode | undefined;
  /** Shows a close button with this label. Omit it if one of the actions must be chosen. */
  closeLabel?: string | undefined;
}

/** For one question, or for a sheet of the phone. Never for news, and never over an open question of the game. */
export function Dialog(props: DialogProps) {
  const overlays = useOverlays(props.open);
  return overlays && <Box {...props} parts={overlays.Dialog} />;
}

function Box({ parts: Radix, ...props }: DialogProps & { readonly parts: Overlays['Dialog'] }) {
  const { open, onOpenChange, title, asked = title, placement = 'centre', wide, children, actions, closeLabel } = props;
  const foot = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* A press beside the box, such as the second half of a double one, leaves the focus where it is. */}
        <Radix.Overlay className={css.veil} onMouseDown={(event) => event.preventDefault()} />
        <Radix.Content
          className={cx(css.box, css[placement], wide && css.wide)}
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => isStepBack(event) && event.preventDefault()}
          onOpenAutoFocus={(event) => {
            // Not the close button: its tooltip would take the first Escape.
            event.preventDefault();
            opener.current = document.activeElement;
            const box = event.currentTarget as HTMLElement;
            const first = box.querySelector<HTMLElement>('[data-first]') ?? foot.current?.querySelector('button');
            (first ?? box).focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <div className={css.head}>
            <Radix.Title className={css.title}>{title}</Radix.Title>
            {closeLabel && (
              <IconButton className={css.close} icon="close" label={closeLabel} onClick={() => onOpenChange(false)} />
            )}
          </div>
          <div className={css.body}>{children}</div>
          {actions && (
            <Answers asked={asked} foot={foot}>
              {actions}
            </Answers>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface AnswersProps {
  /** The question: once it is another one, its answers are read first too. */
  asked: string;
  foot: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** The answers: at another place than the press that opened the dialog, and without taking a press at once. */
function Answers({ asked, foot, children }: AnswersProps) {
  const guarded = useGuard(asked, { ms: GRAVE_GUARD_MS, isNew: true });
  const { ref } = guarded;
  useLayoutEffect(() => {
    foot.current = ref.current;
    const dialog = ref.current?.closest<HTMLElement>('[role="dialog"]');
    if (!ref.current || !dialog) return;
    const [box, answers] = [dialog.getBoundingClientRect(), ref.current.getBoundingClientRect()];
    dialog.style.marginTop = `${shiftApart(box, answers, innerHeight, lastPress().point)}px`;
  }, [foot, ref]);
  return (
    <div {...guarded} className={css.foot}>
      {children}
    </div>
  );
}
