import type { AimView, HexId } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { useStaged } from '../../../question/log/moments-context.ts';
import { useScene } from '../scene.ts';
import { type Aimed, blockersOf } from './aim.ts';
import { along, centreOf, type Point, pathOf } from './layout.ts';
import { Slash } from './mark.tsx';
import * as css from './sight.module.css';

/** Distance of a line's ends from the centres of attacker and target. */
const NEAR = 46;

const line = (from: Point, to: Point): string =>
  `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;

const between = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);

/** The point of a line that is nearest to the middle of some others. */
function nearestOn(from: Point, to: Point, others: readonly Point[]): Point {
  const n = others.length || 1;
  const x = others.reduce((sum, one) => sum + one.x, 0) / n;
  const y = others.reduce((sum, one) => sum + one.y, 0) / n;
  const length = between(from, to) || 1;
  const ahead = ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / length;
  return along(from, to, Math.min(Math.max(ahead, 20), length - 20));
}

/** Line of sight of the attack that is looked at: solid if it is free, dotted up to the hex that blocks it. */
export function Sight({ aimed }: { aimed: Aimed }) {
  const { near } = useScene();
  const [from, to] = [centreOf(aimed.from, near), centreOf(aimed.at, near)];
  const blockers = blockersOf(aimed.refused);
  const isBlocked = aimed.refused?.code.startsWith('no_sight') ?? false;
  if (!isBlocked) return aimed.aim && <Free from={from} to={to} />;
  const stop = nearestOn(
    from,
    to,
    blockers.length > 0 ? blockers.map((hex) => centreOf(hex, near)) : [along(from, to, between(from, to) / 2)],
  );
  return (
    <g data-sight="blocked" data-blockers={blockers.join(' ')}>
      <path className={css.rest} d={line(stop, to)} />
      <path className={css.casing} d={line(along(from, to, NEAR), stop)} />
      <path className={css.dotted} d={line(along(from, to, NEAR), stop)} />
      <Slash x={stop.x} y={stop.y} />
    </g>
  );
}

function Free({ from, to }: { from: Point; to: Point }) {
  const d = line(along(from, to, NEAR), along(to, from, NEAR - 2));
  return (
    <g data-sight="free">
      <path className={css.casing} d={d} />
      <path className={css.solid} d={d} />
    </g>
  );
}

/** Arrow from one hex toward another. */
function Arrow({ from, to, start = 44 }: { from: Point; to: Point; start?: number }) {
  const [foot, head] = [along(from, to, start), along(to, from, 24)];
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <>
      <path className={css.arrowCasing} d={line(foot, head)} />
      <path className={css.arrow} d={line(foot, head)} />
      <path
        className={css.head}
        d="M9 0l-13 -8v16z"
        transform={`translate(${head.x.toFixed(1)} ${head.y.toFixed(1)}) rotate(${angle.toFixed(1)})`}
      />
    </>
  );
}

/** Where a target could retreat to, before it is attacked: an arrow to each hex of the first step (18.7). */
export function Escapes({ aim, at }: { aim: AimView; at: HexId }) {
  const t = useTranslate();
  const { near } = useScene();
  const from = centreOf(at, near);
  return (
    <g data-escapes={aim.escape?.first.join(' ')}>
      {aim.escape?.first.map((hex) => {
        const to = centreOf(hex, near);
        return (
          <g key={hex}>
            <Arrow from={from} to={to} />
            <g transform={`translate(${to.x} ${to.y})`}>
              <circle className={css.ghostCasing} r="28" />
              <circle className={css.ghost} r="28" />
              <text className={css.first} y="6">
                {t('board.bh.firstStep')}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** The path that is traced so far. */
export function Traced({ from, path }: { from: HexId; path: readonly HexId[] }) {
  const { near } = useScene();
  const points = [from, ...path].map((hex) => centreOf(hex, near));
  const end = points.at(-1);
  if (!end || path.length === 0) return null;
  const d = pathOf(points);
  return (
    <g data-traced={path.join(' ')}>
      <path className={css.casing} d={d} />
      <path className={css.traced} d={d} />
      <circle className={css.end} cx={end.x} cy={end.y} r="14" />
    </g>
  );
}

/** The latest attack, from where it was made to its target; while a moment is in front it has that alone. */
export function LatestAttack() {
  const { view, near } = useScene();
  const staged = useStaged();
  const { attack } = view;
  if (staged || !attack || attack.attacker === null || attack.from === attack.at) return null;
  return (
    <g className={css.latest} data-attack={`${attack.from} ${attack.at}`}>
      <Arrow from={centreOf(attack.from, near)} to={centreOf(attack.at, near)} start={38} />
    </g>
  );
}

/** Paths of a retreat that is asked for; the one looked at is solid. */
export function RetreatPaths({ from, paths, lit }: RetreatProps) {
  const { near } = useScene();
  return paths.map((path) => (
    <g key={path.join(' ')} className={path === lit ? css.litPath : css.path} data-path={path.join(' ')}>
      {path.map((hex, index) => (
        <Arrow
          key={hex}
          from={centreOf(path[index - 1] ?? from, near)}
          to={centreOf(hex, near)}
          start={index === 0 ? 44 : 24}
        />
      ))}
    </g>
  ));
}

interface RetreatProps {
  readonly from: HexId;
  readonly paths: readonly (readonly HexId[])[];
  readonly lit: readonly HexId[] | null;
}
