import * as css from './board.module.css';

/** Stars without animation, the same every time. */
const STARS = Array.from({ length: 130 }, (_, i) => {
  const at = (salt: number) => {
    const wave = Math.sin((i + 1) * salt) * 43758.5453;
    return wave - Math.floor(wave);
  };
  return `M${(at(12.9898) * 1120).toFixed(0)} ${(at(78.233) * 640).toFixed(0)}h0`;
}).join('');

const ARCS = Array.from({ length: 6 }, (_, i) => ({ r: 100 + (i + 1) * 22.8, opacity: 0.13 - i * 0.014 }));

/** Ticks along the planet's edge, every fifth longer. */
const TICKS = Array.from({ length: 41 }, (_, i) => (i - 20) * 4)
  .map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const at = (r: number) => `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
    return `M${at(103.6)}L${at(degrees % 20 === 0 ? 107.6 : 105.5)}`;
  })
  .join('');

/** Background chart behind planet and rows. */
export function Chart() {
  return (
    <>
      <svg aria-hidden="true" className={css.stars} viewBox="0 0 1120 640" preserveAspectRatio="xMidYMid slice">
        <path d={STARS} />
      </svg>
      <svg aria-hidden="true" className={css.chart} viewBox="-100 -100 200 200">
        {ARCS.map(({ r, opacity }) => (
          <circle key={r} r={r} strokeOpacity={opacity} />
        ))}
        <path d={TICKS} strokeOpacity=".4" />
      </svg>
    </>
  );
}
