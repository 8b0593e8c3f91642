/** Size of the pictures of titles, in units of their SVG. */
export const WIDTH = 224;
export const HEIGHT = 216;

/** Points scattered without a visible order, the same at every rendering. */
function scatter(count: number, shift: number): string {
  return Array.from({ length: count }, (_, i) => {
    const x = ((i * 0.754877 + shift) % 1) * WIDTH;
    const y = ((i * 0.56984 + shift * 3) % 1) * HEIGHT;
    return `M${x.toFixed(0)} ${y.toFixed(0)}h.01`;
  }).join('');
}

const STARS = scatter(60, 0.13);

/** A night sky for pictures of titles. */
export function Sky() {
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill="#12181b" />
      <path d={STARS} stroke="#dfeeed" strokeOpacity=".4" strokeWidth="1.3" strokeLinecap="round" />
    </>
  );
}
