import type { GalaxyView } from '@echo-base/games/galaxy-dice/client';
import { usePhone } from '../../ui/use-phone.ts';
import type { BoardProps } from '../types.ts';
import { Actions } from './Actions.tsx';
import css from './Hand.module.css';
import { Helpers } from './Helpers.tsx';
import { Me } from './Me.tsx';
import { Penalty } from './Penalty.tsx';
import { Rebels } from './Rebels.tsx';
import { SceneProvider, useScene } from './scene.tsx';
import { Tray } from './Tray.tsx';

/** Dice, helpers and acts of the viewer; spectators see those of the active player. */
export function Hand(props: BoardProps<GalaxyView>) {
  return (
    <SceneProvider board={props}>
      <div className={css.frame}>
        <Layout />
      </div>
    </SceneProvider>
  );
}

/** On a phone only dice and acts stay visible; the rest scrolls with the board, as `Own`. */
function Layout() {
  const { mine, active, view } = useScene();
  const isPhone = usePhone();
  const shown = isPhone ? null : (mine ?? active);
  const isChoosing = view.step === 'choose-rebel';
  return (
    <div className={css.hand}>
      {shown && <Me seat={shown} />}
      {shown && !isChoosing && <Helpers seat={shown} />}
      {isChoosing && !isPhone && <Rebels />}
      <Tray />
      {!isPhone && <Penalty />}
      <Actions />
    </div>
  );
}

/** A player's things besides dice, below the board of a phone. */
export function Own() {
  const { mine, active } = useScene();
  const isPhone = usePhone();
  const shown = mine ?? active;
  if (!isPhone || !shown) return null;
  return (
    <div className={css.own}>
      <Me seat={shown} />
      <Helpers seat={shown} />
      <Penalty />
    </div>
  );
}
