import { type AnyTitle, below } from '@echo-base/games/engine';
import { titleById } from '@echo-base/games/titles';

function dice(): AnyTitle {
  const title = titleById('galaxy-dice');
  if (!title) throw new Error('no galaxy-dice');
  return title;
}

/** Galaxy Rebellion under rules that roll other dice: what was played is soon not possible any more. */
export const otherDice: AnyTitle = {
  ...dice(),
  rulesVersion: 2,
  setup(core, options) {
    below(core, 2);
    return dice().setup(core, options);
  },
};

/** Galaxy Rebellion under newer rules that play as before, and keep something more about a game. */
export const sameDice: AnyTitle = {
  ...dice(),
  rulesVersion: 2,
  setup: (core, options) => ({ ...dice().setup(core, options), more: 0 }),
};

/** Galaxy Rebellion under rules that count otherwise: every act is still possible, and the state is another one. */
export const otherCount: AnyTitle = {
  ...dice(),
  rulesVersion: 2,
  setup(core, options) {
    const g = dice().setup(core, options);
    return { ...g, rolls: g.rolls + 100 };
  },
};
