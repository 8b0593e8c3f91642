import { type AnyTitle, randomInt } from '@echo-base/games/engine';
import { titleById } from '@echo-base/games/titles';

function dice(): AnyTitle {
  const title = titleById('galaxy-dice');
  if (!title) throw new Error('no galaxy-dice');
  return title;
}

/** The version of the rules of Galaxy Rebellion, and the next one. */
export const rulesNow = dice().rulesVersion;
export const rulesNext = rulesNow + 1;

/** Galaxy Rebellion under rules that roll other dice: recorded acts soon become impossible. */
export const otherDice: AnyTitle = {
  ...dice(),
  rulesVersion: rulesNext,
  setup(core, options) {
    randomInt(core, 2);
    return dice().setup(core, options);
  },
};

/** Galaxy Rebellion under newer rules that play as before and store one more field. */
export const sameDice: AnyTitle = {
  ...dice(),
  rulesVersion: rulesNext,
  setup: (core, options) => ({ ...dice().setup(core, options), more: 0 }),
};

/** Galaxy Rebellion under rules that score differently: every act is still possible, but the state differs. */
export const otherCount: AnyTitle = {
  ...dice(),
  rulesVersion: rulesNext,
  setup(core, options) {
    const g = dice().setup(core, options);
    return { ...g, rolls: g.rolls + 100 };
  },
};
