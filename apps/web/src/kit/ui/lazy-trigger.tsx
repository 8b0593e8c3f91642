import {
  type ComponentProps,
  cloneElement,
  type FocusEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Overlays, useOverlays } from './use-overlays.ts';

type Handlers = Pick<
  ComponentProps<'button'>,
  'onPointerEnter' | 'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur' | 'onClick'
>;

/** State of a trigger outside rendering: the handlers of its tooltip, and what happened before they were mounted. */
interface Events {
  handlers: Handlers;
  /** The hover or focus that mounts the tooltip, to be handled by it. */
  first: (() => void) | null;
  isPressed: boolean;
}

interface LazyTriggerProps {
  /** One focusable element, rendered in any case. */
  readonly children: ReactElement;
  /** Renders the tooltip around `anchor`, which stands for its trigger; called from the first hover or focus on. */
  tooltip(anchor: ReactNode, Tooltip: Overlays['Tooltip']): ReactNode;
  /** Renders something around the element. */
  wrap?(trigger: ReactNode): ReactNode;
  /** Mounts the tooltip without hover or focus, for instance at a long press. */
  readonly element?: HTMLElement | null;
  /** Called before the tooltip handles the event; it does not handle one whose default is prevented. */
  onFocus?(event: FocusEvent<HTMLButtonElement>): void;
  onClick?(event: MouseEvent<HTMLButtonElement>): void;
}

const alone = (trigger: ReactNode) => trigger;

/**
 * Lazy mounting: the trigger of a tooltip, which is loaded and mounted at the first hover or focus. A tooltip has a dozen
 * components, and a board a hundred triggers that are rendered at every act of a match.
 */
export function LazyTrigger({ children, tooltip, wrap = alone, element = null, onFocus, onClick }: LazyTriggerProps) {
  const [used, mount] = useState<HTMLElement | null>(null);
  const [events] = useState((): Events => ({ handlers: {}, first: null, isPressed: false }));
  const mounted = used ?? element;
  const trigger = children as ReactElement<Handlers>;
  const own: Handlers = { ...trigger.props, onFocus: both(trigger.props.onFocus, onFocus) };
  own.onClick = both(trigger.props.onClick, onClick);
  const overlays = useOverlays(mounted !== null);
  return (
    <>
      {wrap(cloneElement(trigger, handlersOf(own, events, mounted === null ? mount : null)))}
      {mounted &&
        overlays &&
        tooltip(<TooltipAnchor overlays={overlays} element={mounted} events={events} />, overlays.Tooltip)}
    </>
  );
}

type Handler<E> = ((event: E) => void) | undefined;

/** Calls two handlers in order. */
const both =
  <E,>(first: Handler<E>, second: Handler<E>) =>
  (event: E) => {
    first?.(event);
    second?.(event);
  };

/** Handlers of a trigger: its own, then those of its tooltip. `mount`: mounts the tooltip, if it is not mounted yet. */
function handlersOf(own: Handlers, events: Events, mount: ((element: HTMLElement) => void) | null): Handlers {
  /** A hover or focus, which the tooltip handles as soon as it is mounted. */
  const begin = (event: SyntheticEvent<HTMLButtonElement>, handle: () => void) => {
    if (!mount) return handle();
    if (events.isPressed || event.defaultPrevented) return;
    events.first = handle;
    mount(event.currentTarget);
  };
  /** Leaving and pressing cancel a hover or focus that the tooltip has not handled yet. */
  const cancel = () => {
    events.first = null;
  };
  const press = () => {
    cancel();
    events.isPressed = true;
    const release = () => {
      events.isPressed = false;
    };
    document.addEventListener('pointerup', release, { once: true });
  };
  return {
    onPointerEnter: both(own.onPointerEnter, (event) => {
      if (mount) begin(event, () => events.handlers.onPointerMove?.(event));
    }),
    onPointerMove: both(own.onPointerMove, (event) => begin(event, () => events.handlers.onPointerMove?.(event))),
    onPointerLeave: both(
      own.onPointerLeave,
      both(cancel, (event) => events.handlers.onPointerLeave?.(event)),
    ),
    onPointerDown: both(
      own.onPointerDown,
      both(press, (event) => events.handlers.onPointerDown?.(event)),
    ),
    onFocus: both(own.onFocus, (event) => begin(event, () => events.handlers.onFocus?.(event))),
    onBlur: both(
      own.onBlur,
      both(cancel, (event) => events.handlers.onBlur?.(event)),
    ),
    onClick: both(
      own.onClick,
      both(cancel, (event) => events.handlers.onClick?.(event)),
    ),
  };
}

interface TooltipAnchorProps {
  readonly overlays: Overlays;
  readonly element: HTMLElement;
  readonly events: Events;
}

/** The trigger of a tooltip, for an element rendered elsewhere. */
function TooltipAnchor({ overlays: { Tooltip }, element, events }: TooltipAnchorProps) {
  return (
    <Tooltip.Trigger asChild>
      <Anchor element={element} events={events} />
    </Tooltip.Trigger>
  );
}

interface AnchorProps extends Handlers {
  readonly element: HTMLElement;
  readonly events: Events;
  readonly ref?: Ref<HTMLElement>;
  readonly 'aria-describedby'?: string;
}

/** Stands for the trigger in its tooltip: renders nothing and connects the tooltip with the element. */
function Anchor({ element, events, ref, 'aria-describedby': described, ...handlers }: AnchorProps) {
  const attach = useRef(ref);
  useLayoutEffect(() => {
    const { current } = attach;
    if (typeof current === 'function') current(element);
    else if (current) current.current = element;
  }, [element]);
  useLayoutEffect(() => {
    events.handlers = handlers;
  });
  useEffect(() => {
    events.first?.();
    events.first = null;
    return () => {
      events.handlers = {};
    };
  }, [events]);
  useLayoutEffect(() => {
    if (described === undefined || element.hasAttribute('aria-describedby')) return;
    element.setAttribute('aria-describedby', described);
    return () => element.removeAttribute('aria-describedby');
  }, [described, element]);
  return null;
}
