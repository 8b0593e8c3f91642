import { note } from '../../engine/log.ts';
import { OBJECTIVES_DRAWN, PROBES_DRAWN } from '../data/setup.ts';
import { BUILD_BOXES, RECRUIT_BOXES } from '../data/track.ts';
import { book } from './book.ts';
import { check, settle } from './checks.ts';
import { drawObjectives, drawProbes } from './hands.ts';
import { refreshObjective } from './objectives.ts';
import { build } from './refresh/building.ts';
import { deploy } from './refresh/deploy.ts';
import { refreshHands } from './refresh/hands.ts';
import { noneYet, recruiting } from './refresh/recruit.ts';
import { retrieveLeaders } from './refresh/retrieve.ts';

type Steps =
  | 'retrieve'
  | 'missions'
  | 'cards'
  | 'time'
  | 'recruit'
  | 'build'
  | 'imperialBuild'
  | 'deploy'
  | 'imperialDeploy'
  | 'end'
  | 'over';

/** The refresh phase with its six steps (RB-14). */
export const refresh = book.rule<Record<string, never>, Steps>('refresh', {
  start: {
    run(g, at) {
      g.active = 'rebel';
      g.lasting = g.lasting.filter((one) => one.kind !== 'locked');
      return at.call(refreshObjective, null, {}, 'retrieve');
    },
  },
  retrieve: {
    run(g, at) {
      retrieveLeaders(g);
      return at.call(settle, null, { fight: false }, 'missions');
    },
  },
  missions: { run: (_g, at) => at.call(refreshHands, null, {}, 'cards') },
  cards: {
    run(g, at) {
      drawProbes(g, PROBES_DRAWN);
      drawObjectives(g, OBJECTIVES_DRAWN);
      return at.goto('time');
    },
  },
  time: {
    run(g, at) {
      g.time += 1;
      note(g, 'log.time', { n: g.time }, { clause: 'RB-14.0.14' });
      check(g);
      return at.goto('recruit');
    },
  },
  recruit: {
    run: (g, at) => (RECRUIT_BOXES.includes(g.time) ? at.call(recruiting, null, noneYet(), 'build') : at.goto('build')),
  },
  build: {
    run: (g, at) =>
      BUILD_BOXES.includes(g.time) ? at.call(build, null, { side: 'rebel' }, 'imperialBuild') : at.goto('deploy'),
  },
  imperialBuild: {
    run(g, at) {
      g.active = 'imperial';
      return at.call(build, null, { side: 'imperial' }, 'deploy');
    },
  },
  deploy: { run: (_g, at) => at.call(deploy, null, { side: 'rebel' }, 'imperialDeploy') },
  imperialDeploy: { run: (_g, at) => at.call(deploy, null, { side: 'imperial' }, 'end') },
  end: {
    run(g, at) {
      // Effects that last for the round end with it.
      g.lasting = [];
      g.active = 'rebel';
      return at.call(settle, null, { fight: true }, 'over');
    },
  },
  over: { run: (_g, at) => at.end() },
});
