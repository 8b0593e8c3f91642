import { BASE_SPACE, type PlaceId, SYSTEMS, type SystemId } from '@echo-base/games/rebellion/client';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslate } from '../../../../kit/i18n/translate.tsx';
import { cx } from '../../../../kit/ui/cx.ts';
import { Dialog } from '../../../../kit/ui/dialog.tsx';
import { IconButton } from '../../../../kit/ui/icon-button.tsx';
import { useCamera } from '../../../../kit/ui/surface/surface.tsx';
import { type Overlays, useOverlays } from '../../../../kit/ui/use-overlays.ts';
import { usePhone } from '../../../../kit/ui/use-phone.ts';
import { DISC } from '../layout.ts';
import * as popup from '../popup.module.css';
import { useLayout } from '../use-layout.ts';
import * as css from './about.module.css';
import { About } from './about.tsx';

/** The element of a place on the map. */
const elementOf = (place: PlaceId): HTMLElement | null => document.querySelector(`[data-place="place:${place}"]`);

/** Half the size of a system with its ring, in units of the map. */
const HALF = DISC + 12;

/** The box of a place on the screen; systems are points, with their disc around it. */
function boxOf(place: PlaceId, scale: number): DOMRect {
  const { x, y, width, height } = elementOf(place)?.getBoundingClientRect() ?? new DOMRect();
  if (width > 0) return new DOMRect(x, y, width, height);
  const half = HALF * scale;
  return new DOMRect(x - half, y - half, 2 * half, 2 * half);
}

interface AboutCardProps {
  readonly place: PlaceId;
  onShow(place: PlaceId | null): void;
}

/** Card of a place: beside it, or on a phone a sheet. Escape or a press elsewhere closes it; the focus returns to the map. */
export function AboutCard({ place, onShow }: AboutCardProps) {
  const t = useTranslate();
  const camera = useCamera();
  const { centreOf } = useLayout();
  const isPhone = usePhone();
  const close = () => onShow(null);
  const go = (to: SystemId) => {
    camera.reveal(centreOf(to));
    onShow(to);
  };
  const body = <About place={place} onGo={go} onClose={close} />;
  const name = t(`system.${place}`);
  if (isPhone) {
    return (
      <Dialog open onOpenChange={close} title={name} placement="bottom" closeLabel={t('match.close')}>
        <Region place={place} />
        {body}
      </Dialog>
    );
  }
  return (
    <Beside place={place} onClose={close}>
      <div className={popup.head}>
        <div>
          <h2>{name}</h2>
          <Region place={place} />
        </div>
        <IconButton icon="close" label={t('match.close')} onClick={close} />
      </div>
      {body}
    </Beside>
  );
}

function Region({ place }: { place: PlaceId }) {
  const t = useTranslate();
  if (place === BASE_SPACE) return null;
  const region = t({ key: `region.${SYSTEMS[place].region}` });
  return <p className={css.region}>{t('board.rb.about.region', { region })}</p>;
}

interface BesideProps {
  readonly place: PlaceId;
  onClose(): void;
  readonly children: ReactNode;
}

/** Popover beside a place, which follows it when the map moves. */
function Beside(props: BesideProps) {
  const overlays = useOverlays();
  return overlays && <BesidePlace {...props} parts={overlays.Popover} />;
}

function BesidePlace({ place, onClose, children, parts: Popover }: BesideProps & { parts: Overlays['Popover'] }) {
  const t = useTranslate();
  const camera = useCamera();
  const box = useRef<HTMLDivElement>(null);
  const anchor = useMemo(
    () => ({ current: { getBoundingClientRect: () => boxOf(place, camera.get().scale) } }),
    [place, camera],
  );
  // It covers the board only: the question below stays in view.
  const board = useMemo(() => elementOf(place)?.closest('#board') ?? null, [place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes to the card of each place once.
  useEffect(() => box.current?.focus(), [place]);
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          ref={box}
          className={cx(popup.popup, css.card)}
          side="right"
          sideOffset={6}
          collisionBoundary={board}
          collisionPadding={8}
          updatePositionStrategy="always"
          tabIndex={-1}
          aria-label={t(`system.${place}`)}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            box.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // A press elsewhere has its own focus.
            if (document.activeElement === document.body) elementOf(place)?.querySelector('button')?.focus();
          }}
          onInteractOutside={(event) => {
            // A second press on the same place closes the card: its own handler does.
            const { target } = event.detail.originalEvent;
            if (target instanceof Element && elementOf(place)?.contains(target)) event.preventDefault();
          }}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
