import { vi } from 'vitest';

const SRC = '../src';
/** In the data, but not in the box of any match recorded before. */
const NEW = 'added-later';

type Data = Record<string, unknown>;
const ids = (data: Data, name: string) => [...(data[name] as readonly string[]), NEW];
/** One more entry, which is like the first one. */
function table(data: Data, name: string) {
  const all = data[name] as Data;
  const [first] = Object.values(all) as object[];
  return { ...all, [NEW]: { ...first, id: NEW } };
}

const copied = (data: Data, list: string, facts: string) => ({
  [list]: ids(data, list),
  [facts]: table(data, facts),
});

/** Functions that find the new entry as they find another. */
const knownAs = (data: Data, names: readonly string[], like: string) =>
  Object.fromEntries(
    names.map((name) => [name, (id: string) => (data[name] as (id: string) => unknown)(id === NEW ? like : id)]),
  );

/** By module: what grows in it. */
const GROWN: Readonly<Record<string, (data: Data) => Data>> = {
  'rebellion/data/leaders': (data) => copied(data, 'LEADER_IDS', 'LEADERS'),
  'rebellion/data/systems': (data) => ({
    ...copied(data, 'SYSTEM_IDS', 'SYSTEMS'),
    PLACE_IDS: ids(data, 'PLACE_IDS'),
    PROBE_IDS: ids(data, 'PROBE_IDS'),
  }),
  'rebellion/data/units': (data) => copied(data, 'UNIT_TYPES', 'UNITS'),
  'rebellion/data/missions': (data) => copied(data, 'MISSION_IDS', 'MISSIONS'),
  'rebellion/data/actions': (data) => copied(data, 'ACTION_IDS', 'ACTIONS'),
  'rebellion/data/objectives': (data) => copied(data, 'OBJECTIVE_IDS', 'OBJECTIVES'),
  'rebellion/data/tactics': (data) => copied(data, 'TACTIC_IDS', 'TACTICS'),
  'galaxy-dice/data/planets': (data) => ({
    PLANETS: [...(data.PLANETS as object[]), { ...(data.PLANETS as object[])[0], id: NEW, rows: [] }],
    PLANET_IDS: ids(data, 'PLANET_IDS'),
  }),
  'galaxy-dice/data/facts': (data) => ({
    ...copied(data, 'REBEL_IDS', 'REBELS'),
    ...copied(data, 'LORD_IDS', 'LORDS'),
    FACES: ids(data, 'FACES'),
  }),
  'galaxy-dice/data/allies': (data) => copied(data, 'ALLY_IDS', 'ALLIES'),
  'battle-of-hoth/data/card-list': (data) => ({
    CARDS: table(data, 'CARDS'),
    LEADERS: { ...(data.LEADERS as object), [NEW]: 'rebels' },
    LEADER_IDS: ids(data, 'LEADER_IDS'),
  }),
  'battle-of-hoth/data/support-cards': (data) => ({
    SUPPORT_IDS: ids(data, 'SUPPORT_IDS'),
    supportSide: (id: string) => (id === NEW ? 'rebels' : (data.supportSide as (id: string) => unknown)(id)),
  }),
  'imperial-assault/data/deployments': (data) => ({
    DEPLOYMENT_IDS: ids(data, 'DEPLOYMENT_IDS'),
    ...knownAs(data, ['deploymentCard', 'figureCardOf'], 'darth-vader'),
    isDeployment: () => true,
  }),
  'imperial-assault/data/commands': (data) => ({
    COMMAND_IDS: ids(data, 'COMMAND_IDS'),
    ...knownAs(data, ['commandCard'], 'element-of-surprise'),
    isCommand: () => true,
  }),
  'imperial-assault/data/missions': (data) => ({
    MISSION_IDS: ids(data, 'MISSION_IDS'),
    ...knownAs(data, ['missionOf'], 'mos-eisley-outskirts-a'),
  }),
  'imperial-assault/cards/index': (data) => {
    const commands = data.commands as Data;
    return { commands: { ...commands, [NEW]: commands['element-of-surprise'] } };
  },
  'imperial-assault/missions/index': (data) => ({ missions: { [NEW]: {}, ...(data.missions as object) } }),
};

/** Modules that were read as they have grown, by name. */
const grown = new Set<string>();

/** Lets all modules be read anew by the imports that follow, with data that has gained entries which no match knows. */
export function growData(): void {
  grown.clear();
  vi.resetModules();
  for (const [name, grow] of Object.entries(GROWN))
    vi.doMock(`${SRC}/${name}.ts`, async (original) => {
      const data = (await original()) as Data;
      grown.add(name);
      return { ...data, ...grow(data) };
    });
}

/** The imports that follow read the data as it is. */
export function shrinkData(): void {
  for (const name of Object.keys(GROWN)) vi.doUnmock(`${SRC}/${name}.ts`);
  vi.resetModules();
}

/** Modules of a title that were to grow and have not been read since. */
export function notGrown(title: string): string[] {
  return Object.keys(GROWN).filter((name) => name.startsWith(`${title}/`) && !grown.has(name));
}
