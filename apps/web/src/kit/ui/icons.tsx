import { ICONS, type IconName } from './shapes/icons.ts';

export type { IconName } from './shapes/icons.ts';

interface IconProps {
  name: IconName;
  /** Edge in pixels; 20 in bars, 16 in running text. */
  size?: number | undefined;
  className?: string | undefined;
}

/** An interface icon, hidden from screen readers: the control around it has the name. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      style={{
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.75,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }}
    >
      <path d={ICONS[name]} />
    </svg>
  );
}

/** The product mark: two arcs over a horizon, and a lamp. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 32 32"
      style={{ fill: 'none', stroke: 'currentColor' }}
    >
      <path d="M3 22a13 13 0 0 1 26 0" strokeWidth="2.4" opacity=".5" />
      <path d="M8 22a8 8 0 0 1 16 0" strokeWidth="2.6" />
      <path d="M1 26h30" strokeWidth="2.6" />
      <circle cx="16" cy="21" r="3" style={{ fill: 'var(--lamp)', stroke: 'none' }} />
    </svg>
  );
}
