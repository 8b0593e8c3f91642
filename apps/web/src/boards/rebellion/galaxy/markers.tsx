import type { SystemId } from '@echo-base/games/rebellion/client';
import { useDisc } from './discs.ts';
import { DISC } from './layout.ts';
import * as css from './system.module.css';

// Parts of a system's picture that the legend and the card of a system show too.

/** The picture of a planet around the centre. */
export function Planet({ id }: { id: SystemId }) {
  return <image href={useDisc(id)} x={-DISC} y={-DISC} width={2 * DISC} height={2 * DISC} />;
}

/** A bone pin with its point at the origin: the Rebel base may be here. */
export function Pin() {
  return (
    <>
      <path className={css.pin} d="M0 0C-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12z" />
      <circle className={css.pinHole} cy="-12" r="2.5" />
    </>
  );
}

/** Triangle with a bolt at the lower right of a disc. */
export function Sabotage() {
  return (
    <g transform={`translate(${DISC * 0.78} ${DISC * 0.72})`}>
      <path className={css.triangle} data-shape="triangle" d="M0-8.5l8.5 14.5h-17z" />
      <path className={css.bolt} d="M1-3.5l-3 5.5h2l-1 3.5 3.5-5h-2z" />
    </g>
  );
}
