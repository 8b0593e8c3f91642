import { MomentMarks } from '../../kit/marks/moment-marks.tsx';
import { markOf } from '../log/headings.ts';
import { useScene } from '../scene.ts';
import { pointOf } from './layout.ts';
import { TOKEN } from './token.tsx';

/** Room around the tokens of both sides. */
const RADIUS = TOKEN + 8;

/** What others have done since the viewer's last act, and the moment in front: tracks, rings and numbers on the snow. */
export function Marks() {
  const { near } = useScene();
  return (
    <MomentMarks
      pointOf={(target) => pointOf(target, near)}
      lookOf={({ entries: [first] }) => (first ? markOf(first) : null)}
      radius={RADIUS}
    />
  );
}
