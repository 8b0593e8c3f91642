import { useTranslate } from '../../../kit/i18n/translate.tsx';
import css from './role-mark.module.css';
import type { Role } from './team.tsx';

/** A prow that points up, to space; a shield that points down, to the ground. On a grid of 20 by 20. */
const SHAPES: Readonly<Record<Role, { readonly outline: string; readonly letterY: number }>> = {
  admiral: { outline: 'M10 .8L18.8 7.6V19H1.2V7.6z', letterY: 17 },
  general: { outline: 'M1.2 1H18.8V12.4L10 19.2L1.2 12.4z', letterY: 13.2 },
};

/** Mark of a role inside a larger drawing, around its centre. */
export function RoleG({ role, width }: { readonly role: Role; readonly width: number }) {
  const t = useTranslate();
  const { outline, letterY } = SHAPES[role];
  return (
    <g transform={`scale(${width / 20}) translate(-10 -10)`}>
      <path className={css[role]} d={outline} />
      <text className={css.letter} x="10" y={letterY}>
        {t(`board.rb.team.letter.${role}`)}
      </text>
    </g>
  );
}

interface RoleMarkProps {
  readonly role: Role;
  readonly size?: number | undefined;
  /** Beside words that name the role. */
  readonly isSilent?: boolean;
}

/** Mark of Admiral or General: told apart by shape and letter too. */
export function RoleMark({ role, size = 16, isSilent = false }: RoleMarkProps) {
  const t = useTranslate();
  return (
    <svg
      role={isSilent ? undefined : 'img'}
      aria-label={isSilent ? undefined : t(`board.rb.side.role.${role}`)}
      aria-hidden={isSilent || undefined}
      className={css.mark}
      data-drawing=""
      data-role={role}
      width={size}
      height={size}
      viewBox="0 0 20 20"
    >
      <g transform="translate(10 10)">
        <RoleG role={role} width={20} />
      </g>
    </svg>
  );
}
