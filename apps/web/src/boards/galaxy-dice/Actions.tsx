import { Acts } from '../../match/acts.tsx';
import type { Option } from '../../net/types.ts';
import css from './Hand.module.css';
import { useActions } from './options.ts';

/** Icon of an act: rerolling dice has one. */
const iconOf = ({ key }: Option) => (key === 'confirm' || key === 'end' ? undefined : ('replay' as const));

/** The acts of the turn: reroll, New Hope, confirm; the advised one at the right end. */
export function Actions() {
  const actions = useActions();
  if (actions.length === 0) return null;
  return (
    <div className={css.actions} data-part="acts">
      <Acts options={actions} iconOf={iconOf} />
    </div>
  );
}
