/** Signs of the dice, around the centre. */
export const SIGNS: Readonly<Record<'damage' | 'surge' | 'block' | 'evade' | 'dodge', string>> = {
  damage: 'M0-10L2.600-4 8.600-6.500 5 0 9.500 4 3.500 4.500 3 10-1 5.500-6 9-5 3-10 2-5.500-1.500-8-7-2.500-4.500z',
  surge: 'M2-10L-6 2h5l-2 9 9-13H1z',
  block: 'M0-10l8 3v6c0 5-3.500 8.500-8 11-4.500-2.500-8-6-8-11v-6z',
  evade: 'M-9 6c2-9 8-12 16-12l-3-4M7-6l-4 4',
  dodge: 'M-8-8L8 8M8-8L-8 8',
};

/** A sign in running text. */
export function SignIcon({
  id,
  size = 18,
  className,
}: {
  id: 'damage' | 'surge' | 'block';
  size?: number;
  className?: string;
}) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={size}
      height={size}
      viewBox="-12 -12 24 24"
      fill="currentColor"
    >
      <path d={SIGNS[id]} />
    </svg>
  );
}
