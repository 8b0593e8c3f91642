import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { usePhone } from '../../../kit/ui/use-phone.ts';
import { namedWithRole, roleOfSeat } from '../sides.ts';
import { RoleMark } from './role-mark.tsx';

/** A player's name with the mark of the role in a team, and its word where there is room. */
export function RoleName({ player }: { readonly player: { readonly id: string; readonly name: string } }) {
  const t = useTranslate();
  const isPhone = usePhone();
  const role = roleOfSeat(player.id);
  if (!role) return player.name;
  return (
    <>
      <RoleMark role={role} isSilent={!isPhone} /> {isPhone ? player.name : namedWithRole(t, player)}
    </>
  );
}
