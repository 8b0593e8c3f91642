import { cx } from '../../../kit/ui/cx.ts';
import { Icon } from '../../../kit/ui/icons.tsx';
import { ShapePicture } from '../../../kit/ui/marks.tsx';
import { isElite } from '../names.ts';
import { drawingOf } from './art.ts';
import css from './portrait.module.css';

/** The drawing of a deployment card in the current colour, elite ones with two chevrons; details are cut out in `--cut`. */
export function Portrait({ card, size, className }: { card: string; size: number; className?: string | undefined }) {
  const drawing = drawingOf(card);
  if (!drawing) return <Icon name="plus" size={Math.round(size * 0.6)} {...(className && { className })} />;
  const picture = <ShapePicture shape={drawing} size={size} className={className} />;
  if (!isElite(card)) return picture;
  return (
    <span className={cx(css.elite)} data-elite="">
      {picture}
      <svg aria-hidden="true" width={size * 0.4} height={size * 0.4} viewBox="0 0 16 16">
        <path d="M2 8l6-6l6 6M2 15l6-6l6 6" />
      </svg>
    </span>
  );
}
