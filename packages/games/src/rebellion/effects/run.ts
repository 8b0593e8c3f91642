import { actionEffect } from '../cards/actions.ts';
import { missionEffect } from '../cards/missions.ts';
import { ACTION_IDS, type ActionId } from '../data/actions.ts';
import type { MissionId } from '../data/missions.ts';
import { book } from '../rules/book.ts';
import { settle } from '../rules/checks.ts';
import type { Ctx, Op } from './effect.ts';

export type EffectVars = Ctx & { step: number };

function opsOf(card: MissionId | ActionId): readonly Op[] {
  const action = ACTION_IDS.find((id) => id === card);
  return action ? actionEffect(action) : missionEffect(card as MissionId);
}

/** Carries a card out in its printed order (RB-7.1.28). Combats it causes wait in `due`. */
export const effect = book.rule<EffectVars, 'next'>('effect', {
  start: {
    run(g, at) {
      const op = opsOf(at.vars.card)[at.vars.step];
      at.vars.step += 1;
      if (!op) return at.end();
      if (op.does) {
        op.does(g, at.vars);
        return at.goto('next');
      }
      const vars = op.vars(g, at.vars);
      return vars ? at.call(op.asks, null, vars, 'next') : at.goto('start');
    },
  },
  next: { run: (_g, at) => at.call(settle, null, { fight: false }, 'start') },
});
