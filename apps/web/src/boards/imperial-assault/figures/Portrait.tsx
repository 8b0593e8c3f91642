import { Icon } from '../../../ui/icons.tsx';
import { ShapePicture } from '../../../ui/marks.tsx';
import { drawingOf } from './art.ts';

/** The drawing of a deployment card in the current colour; details are cut out in `--cut`. */
export function Portrait({ card, size, className }: { card: string; size: number; className?: string | undefined }) {
  const drawing = drawingOf(card);
  if (!drawing) return <Icon name="plus" size={Math.round(size * 0.6)} {...(className && { className })} />;
  return <ShapePicture shape={drawing} size={size} className={className} />;
}
