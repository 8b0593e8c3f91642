import { Acts } from '../../match/acts.tsx';
import type { Option } from '../../net/types.ts';
import css from './Hand.module.css';
import { useActions } from './options.ts';

/** Rolling dice again has a sign. */
const iconOf = ({ key }: Option) => (key === 'confirm' || key === 'end' ? undefined : ('replay' as const));

/** Rolling again, New Hope, confirming: the acts of the turn, the advised one at the right end. */
export function Actions() {
  const actions = useActions();
  if (actions.length === 0) return null;
  return (
    <div className={css.actions} data-part="acts">
      <Acts options={actions} iconOf={iconOf} />
    </div>
  );
}
