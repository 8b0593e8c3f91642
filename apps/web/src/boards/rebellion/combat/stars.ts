/** Points scattered over 1120 by 320 without a visible order, the same at every rendering. */
export const STARS = Array.from({ length: 200 }, (_, i) => {
  const x = ((i * 0.754877 + 0.13) % 1) * 1120;
  const y = ((i * 0.56984 + 0.39) % 1) * 320;
  return `M${x.toFixed(0)} ${y.toFixed(0)}h.01`;
}).join('');
