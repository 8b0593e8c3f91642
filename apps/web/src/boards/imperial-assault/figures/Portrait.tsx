import { Icon } from '../../../ui/icons.tsx';
import { ShapeG } from '../../../ui/marks.tsx';
import { drawingOf } from './art.ts';

/** The drawing of a deployment card in the current colour; details are cut out in `--cut`. */
export function Portrait({ card, size, className }: { card: string; size: number; className?: string | undefined }) {
  const drawing = drawingOf(card);
  if (!drawing) return <Icon name="plus" size={Math.round(size * 0.6)} {...(className && { className })} />;
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={size}
      height={size * 0.75}
      viewBox="0 0 64 48"
      fill="currentColor"
    >
      <ShapeG shape={drawing} cx={32} cy={24} width={64} />
    </svg>
  );
}
