import { cx } from '../cx.ts';
import { IconButton } from '../icon-button.tsx';
import * as css from './surface.module.css';
import { useCamera, useViewport, ZOOM_STEP } from './surface.tsx';

interface ZoomButtonsProps {
  labels: { readonly zoomIn: string; readonly zoomOut: string; readonly fit: string };
  className?: string | undefined;
}

/** Zoom in, zoom out, show everything: the alternative to wheel and keys. */
export function ZoomButtons({ labels, className }: ZoomButtonsProps) {
  const camera = useCamera();
  const isFitted = useViewport(({ scale, fit }) => Math.abs(scale - fit) < 0.01);
  return (
    <div className={cx(css.buttons, className)} data-press-only="">
      <IconButton
        framed
        className={css.button}
        icon="zoomIn"
        keys="+"
        label={labels.zoomIn}
        onClick={() => camera.zoomBy(ZOOM_STEP ** 2)}
      />
      <IconButton
        framed
        className={css.button}
        icon="zoomOut"
        keys="-"
        label={labels.zoomOut}
        onClick={() => camera.zoomBy(ZOOM_STEP ** -2)}
      />
      <IconButton
        framed
        className={css.button}
        icon="fit"
        keys="0"
        label={labels.fit}
        aria-pressed={isFitted}
        onClick={() => camera.fit()}
      />
    </div>
  );
}
