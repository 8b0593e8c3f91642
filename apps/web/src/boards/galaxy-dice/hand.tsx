import type { GalaxyView } from '@echo-base/games/galaxy-dice/client';
import type { Option } from '../../kit/net/types.ts';
import { usePhone } from '../../kit/ui/use-phone.ts';
import { Acts } from '../../question/bar/acts.tsx';
import type { BoardProps } from '../../question/board-set.ts';
import * as css from './hand.module.css';
import { Helpers } from './helpers.tsx';
import { Me } from './me.tsx';
import { useActions } from './options.ts';
import { Penalty } from './penalty.tsx';
import { Rebels } from './rebels.tsx';
import { SceneProvider, useScene } from './scene.ts';
import { useToldTurn } from './told-view.ts';
import { Tray } from './tray.tsx';

/** Dice, helpers and acts of the viewer; spectators see those of the active player. */
export function Hand(props: BoardProps<GalaxyView>) {
  const view = useToldTurn(props.view);
  return (
    <SceneProvider board={{ ...props, view }}>
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

/** Icon of an act: rerolling dice has one. */
const iconOf = ({ key }: Option) => (key === 'confirm' || key === 'end' ? undefined : ('replay' as const));

/** The acts of the turn: reroll, New Hope, confirm; the advised one at the right end. */
function Actions() {
  const actions = useActions();
  if (actions.length === 0) return null;
  return (
    <div className={css.actions} data-part="acts">
      <Acts options={actions} iconOf={iconOf} />
    </div>
  );
}

/** A player's things besides dice, below the board of a phone. */
export function Own() {
  const { mine, active, isMyTurn } = useScene();
  const isPhone = usePhone();
  const shown = mine ?? active;
  if (!isPhone || !shown) return null;
  return (
    <div className={css.own}>
      <Me seat={shown} />
      <Helpers seat={shown} />
      {/* Of another player it is beside their dice. */}
      {isMyTurn && <Penalty />}
    </div>
  );
}
