import type { GalaxyView } from '@echo-base/games/galaxy-dice/client';
import { cx } from '../../ui/cx.ts';
import type { BoardProps } from '../types.ts';
import { Actions } from './Actions.tsx';
import css from './Hand.module.css';
import { Helpers } from './Helpers.tsx';
import { Me } from './Me.tsx';
import { Penalty } from './Penalty.tsx';
import { SceneProvider, useScene } from './scene.tsx';
import { Tray } from './Tray.tsx';

/** What lies before the viewer; spectators see what lies before whose turn it is. */
export function Hand(props: BoardProps<GalaxyView>) {
  return (
    <SceneProvider board={props}>
      <div className={css.frame}>
        <Layout />
      </div>
    </SceneProvider>
  );
}

function Layout() {
  const { mine, active } = useScene();
  const shown = mine ?? active;
  const allies = shown?.allies.length ?? 0;
  return (
    <div className={cx(css.hand, allies === 0 && css.alone, allies > 1 && css.crowd)}>
      {shown && <Me seat={shown} />}
      {shown && <Helpers seat={shown} />}
      <Tray />
      <Penalty />
      <Actions />
    </div>
  );
}
