import type { Icon } from './units.ts';

/** A system of the board. */
export interface System {
  readonly id: SystemId;
  /** Region 1 to 8. */
  readonly region: number;
  /** Populous systems have a loyalty space and icons (RB-2.1). */
  readonly populous: boolean;
  /** Loyalty icon on its probe card; null where the card has none; `none` where there is no card (Coruscant). */
  readonly probe: 'rebel' | 'imperial' | 'none' | null;
  /** Resource icons, left to right; a subjugated system yields the first. */
  readonly icons: readonly Icon[];
  /** Box of the build queue its units go to; null in remote systems. */
  readonly box: 1 | 2 | 3 | null;
  readonly adjacent: readonly SystemId[];
  /** Our own layout in a frame of 1000 x 600. */
  readonly x: number;
  readonly y: number;
}

export const SYSTEM_IDS = [
  'mon-calamari',
  'felucia',
  'saleucami',
  'yavin',
  'kessel',
  'nal-hutta',
  'toydaria',
  'bothawui',
  'tatooine',
  'rodia',
  'geonosis',
  'ryloth',
  'naboo',
  'utapau',
  'dagobah',
  'sullust',
  'mustafar',
  'bespin',
  'hoth',
  'endor',
  'corellia',
  'cato-neimoidia',
  'coruscant',
  'alderaan',
  'malastare',
  'kashyyyk',
  'mandalore',
  'dathomir',
  'ord-mantell',
  'mygeeto',
  'ilum',
  'dantooine',
] as const;
export type SystemId = (typeof SYSTEM_IDS)[number];

/** All systems by id. */
// biome-ignore format: one line each
export const SYSTEMS: Readonly<Record<SystemId, System>> = {
  'mon-calamari': { id: 'mon-calamari', region: 1, populous: true, probe: 'rebel', icons: ['space-triangle', 'space-square'], box: 3, adjacent: ['felucia', 'saleucami'], x: 165, y: 60 },
  'felucia': { id: 'felucia', region: 1, populous: true, probe: null, icons: ['ground-triangle'], box: 1, adjacent: ['mandalore', 'mon-calamari', 'saleucami', 'yavin'], x: 195, y: 185 },
  'saleucami': { id: 'saleucami', region: 1, populous: true, probe: 'imperial', icons: ['ground-circle'], box: 1, adjacent: ['felucia', 'kashyyyk', 'kessel', 'mandalore', 'mon-calamari', 'toydaria'], x: 290, y: 175 },
  'yavin': { id: 'yavin', region: 1, populous: false, probe: null, icons: [], box: null, adjacent: ['dathomir', 'felucia', 'mandalore'], x: 105, y: 240 },
  'kessel': { id: 'kessel', region: 2, populous: true, probe: null, icons: ['ground-triangle'], box: 1, adjacent: ['nal-hutta', 'saleucami', 'toydaria'], x: 325, y: 60 },
  'nal-hutta': { id: 'nal-hutta', region: 2, populous: true, probe: null, icons: ['ground-triangle', 'space-triangle'], box: 1, adjacent: ['bothawui', 'kessel', 'toydaria'], x: 435, y: 55 },
  'toydaria': { id: 'toydaria', region: 2, populous: true, probe: null, icons: ['space-circle'], box: 2, adjacent: ['bothawui', 'kashyyyk', 'kessel', 'malastare', 'nal-hutta', 'saleucami'], x: 405, y: 190 },
  'bothawui': { id: 'bothawui', region: 2, populous: true, probe: 'rebel', icons: ['ground-circle'], box: 1, adjacent: ['malastare', 'nal-hutta', 'rodia', 'tatooine', 'toydaria'], x: 535, y: 140 },
  'tatooine': { id: 'tatooine', region: 3, populous: false, probe: null, icons: [], box: null, adjacent: ['bothawui', 'geonosis', 'rodia', 'ryloth'], x: 655, y: 45 },
  'rodia': { id: 'rodia', region: 3, populous: true, probe: 'imperial', icons: ['ground-triangle'], box: 1, adjacent: ['bothawui', 'geonosis', 'malastare', 'naboo', 'tatooine'], x: 625, y: 165 },
  'geonosis': { id: 'geonosis', region: 3, populous: true, probe: null, icons: ['space-triangle', 'ground-square'], box: 2, adjacent: ['naboo', 'rodia', 'ryloth', 'tatooine', 'utapau'], x: 780, y: 130 },
  'ryloth': { id: 'ryloth', region: 3, populous: true, probe: 'rebel', icons: ['ground-triangle'], box: 1, adjacent: ['geonosis', 'tatooine'], x: 845, y: 45 },
  'naboo': { id: 'naboo', region: 4, populous: true, probe: 'rebel', icons: ['ground-triangle', 'space-triangle'], box: 1, adjacent: ['dagobah', 'geonosis', 'malastare', 'rodia', 'sullust', 'utapau'], x: 700, y: 250 },
  'utapau': { id: 'utapau', region: 4, populous: true, probe: null, icons: ['space-circle', 'space-square'], box: 3, adjacent: ['dagobah', 'geonosis', 'naboo'], x: 895, y: 190 },
  'dagobah': { id: 'dagobah', region: 4, populous: false, probe: null, icons: [], box: null, adjacent: ['mustafar', 'naboo', 'sullust', 'utapau'], x: 785, y: 315 },
  'sullust': { id: 'sullust', region: 4, populous: true, probe: 'imperial', icons: ['ground-triangle', 'ground-square'], box: 2, adjacent: ['bespin', 'cato-neimoidia', 'corellia', 'dagobah', 'malastare', 'mustafar', 'naboo'], x: 700, y: 390 },
  'mustafar': { id: 'mustafar', region: 5, populous: true, probe: 'imperial', icons: ['space-triangle', 'space-circle'], box: 2, adjacent: ['bespin', 'dagobah', 'hoth', 'sullust'], x: 890, y: 335 },
  'bespin': { id: 'bespin', region: 5, populous: true, probe: null, icons: ['ground-circle'], box: 1, adjacent: ['endor', 'hoth', 'mustafar', 'sullust'], x: 815, y: 450 },
  'hoth': { id: 'hoth', region: 5, populous: false, probe: null, icons: [], box: null, adjacent: ['bespin', 'endor', 'mustafar'], x: 925, y: 445 },
  'endor': { id: 'endor', region: 5, populous: false, probe: null, icons: [], box: null, adjacent: ['bespin', 'hoth'], x: 820, y: 550 },
  'corellia': { id: 'corellia', region: 6, populous: true, probe: 'imperial', icons: ['space-triangle', 'space-square'], box: 3, adjacent: ['alderaan', 'cato-neimoidia', 'coruscant', 'sullust'], x: 660, y: 510 },
  'cato-neimoidia': { id: 'cato-neimoidia', region: 6, populous: true, probe: null, icons: ['space-triangle', 'ground-circle'], box: 2, adjacent: ['alderaan', 'corellia', 'kashyyyk', 'malastare', 'sullust'], x: 565, y: 410 },
  'coruscant': { id: 'coruscant', region: 6, populous: true, probe: 'none', icons: ['ground-triangle'], box: 1, adjacent: ['alderaan', 'corellia', 'ord-mantell'], x: 535, y: 545 },
  'alderaan': { id: 'alderaan', region: 6, populous: true, probe: null, icons: ['ground-triangle'], box: 1, adjacent: ['cato-neimoidia', 'corellia', 'coruscant', 'kashyyyk', 'mandalore', 'ord-mantell'], x: 425, y: 470 },
  'malastare': { id: 'malastare', region: 7, populous: true, probe: null, icons: ['ground-triangle'], box: 1, adjacent: ['bothawui', 'cato-neimoidia', 'kashyyyk', 'naboo', 'rodia', 'sullust', 'toydaria'], x: 545, y: 300 },
  'kashyyyk': { id: 'kashyyyk', region: 7, populous: true, probe: 'rebel', icons: ['ground-triangle', 'ground-triangle'], box: 1, adjacent: ['alderaan', 'cato-neimoidia', 'malastare', 'mandalore', 'saleucami', 'toydaria'], x: 420, y: 315 },
  'mandalore': { id: 'mandalore', region: 7, populous: true, probe: 'imperial', icons: ['ground-triangle', 'space-triangle'], box: 1, adjacent: ['alderaan', 'dathomir', 'felucia', 'kashyyyk', 'mygeeto', 'ord-mantell', 'saleucami', 'yavin'], x: 330, y: 370 },
  'dathomir': { id: 'dathomir', region: 7, populous: false, probe: null, icons: [], box: null, adjacent: ['dantooine', 'mandalore', 'mygeeto', 'yavin'], x: 215, y: 350 },
  'ord-mantell': { id: 'ord-mantell', region: 8, populous: true, probe: null, icons: ['space-circle', 'ground-circle'], box: 2, adjacent: ['alderaan', 'coruscant', 'ilum', 'mandalore', 'mygeeto'], x: 310, y: 495 },
  'mygeeto': { id: 'mygeeto', region: 8, populous: true, probe: 'imperial', icons: ['space-triangle', 'ground-square'], box: 2, adjacent: ['dantooine', 'dathomir', 'ilum', 'mandalore', 'ord-mantell'], x: 170, y: 450 },
  'ilum': { id: 'ilum', region: 8, populous: false, probe: null, icons: [], box: null, adjacent: ['mygeeto', 'ord-mantell'], x: 225, y: 550 },
  'dantooine': { id: 'dantooine', region: 8, populous: false, probe: null, icons: [], box: null, adjacent: ['dathomir', 'mygeeto'], x: 80, y: 410 },
};
