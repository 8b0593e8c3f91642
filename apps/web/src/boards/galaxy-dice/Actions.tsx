import { useState } from 'react';
import { useSay } from '../../i18n/say.tsx';
import { useTargets } from '../../match/targets.tsx';
import type { Option } from '../../net/types.ts';
import { Button } from '../../ui/Button.tsx';
import { reasonOf } from '../refusals.ts';
import css from './Hand.module.css';
import { useActions } from './options.ts';

/** Rolling again, New Hope, confirming: the buttons that carry the turn on. */
export function Actions() {
  const say = useSay();
  const actions = useActions();
  const { press, choosePiece, busy } = useTargets();
  const [pressed, setPressed] = useState<string | null>(null);
  if (actions.length === 0) return null;
  const act = (option: Option) => {
    setPressed(option.key);
    choosePiece(null);
    press(option);
  };
  return (
    <div className={css.actions}>
      {actions.map((option) => (
        <Button
          key={option.key}
          variant={option.kind === 'primary' ? 'primary' : 'default'}
          icon={option.kind === 'primary' ? undefined : 'replay'}
          sending={busy && pressed === option.key}
          refused={reasonOf(say, option.refused)}
          title={reasonOf(say, option.refused) ?? (option.detail && say(option.detail))}
          onClick={() => act(option)}
        >
          {say(option.label)}
        </Button>
      ))}
    </div>
  );
}
