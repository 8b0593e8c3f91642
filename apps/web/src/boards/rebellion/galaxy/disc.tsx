import type { SystemId } from '@echo-base/games/rebellion/client';
import { useDisc } from './discs.ts';

interface Props {
  readonly system: SystemId;
  /** Width and height in pixels; without it CSS decides. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** The picture of a system outside the map. */
export function Disc({ system, size, className }: Props) {
  return <img src={useDisc(system)} className={className} alt="" width={size} height={size} draggable={false} />;
}
