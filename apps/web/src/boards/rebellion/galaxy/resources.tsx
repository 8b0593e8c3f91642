import { type Icon, SYSTEMS, type SystemId } from '@echo-base/games/rebellion/client';
import * as css from './system.module.css';

const HALF = 4;

/** A resource icon: hollow for space, solid for ground. */
export function ResourceMark({ icon, x }: { icon: Icon; x: number }) {
  const [theatre, shape] = icon.split('-');
  const look = theatre === 'space' ? css.hollow : css.solid;
  if (shape === 'triangle') return <path className={look} d={`M${x} ${-HALF}l${HALF} 7.2h-8z`} />;
  if (shape === 'circle') return <circle className={look} cx={x} r={HALF * 0.92} />;
  return <rect className={look} x={x - 3.5} y={-3.5} width={7} height={7} />;
}

/** What a system builds and into which box of the queue, in a row around the centre. */
export function Resources({ system, y }: { system: SystemId; y: number }) {
  const { icons, box } = SYSTEMS[system];
  if (box === null) return null;
  const start = -(icons.length * 12 + 10) / 2 + 5;
  return (
    <g transform={`translate(0 ${y})`}>
      {icons
        .map((icon, index) => ({ icon, x: start + index * 12 }))
        .map(({ icon, x }) => (
          <ResourceMark key={x} icon={icon} x={x} />
        ))}
      <text className={css.queue} x={start + icons.length * 12 - 2} y="3.5">
        {box}
      </text>
    </g>
  );
}
