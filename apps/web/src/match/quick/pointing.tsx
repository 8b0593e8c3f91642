import { useCallback, useEffect } from 'react';
import { usePointing } from '../../chat/pointing.ts';
import type { BoardSet } from '../../question/board-set.ts';
import { PointBar } from './point-bar.tsx';

interface Props {
  readonly boardSet: Pick<BoardSet, 'placeName'>;
  readonly view: unknown;
}

/** Lets people point at places of this board, where its title names them. */
export function Pointing({ boardSet, view }: Props) {
  const isOn = usePointing((state) => state.isOn);
  const canPoint = boardSet.placeName !== undefined;
  useEffect(() => {
    usePointing.setState({ canPoint });
    return () => usePointing.setState({ canPoint: false, isOn: false });
  }, [canPoint]);
  const placeName = useCallback((at: string) => boardSet.placeName?.(view, at) ?? null, [boardSet, view]);
  return isOn && <PointBar placeName={placeName} />;
}
