import { expect, test } from 'vitest';
import { ALLIANCES } from '../../data/armies.ts';
import { COMMAND_IDS, commandCard } from '../../data/commands.ts';
import { DEPLOYMENT_IDS, deploymentCard } from '../../data/deployments.ts';
import { abilities, commands } from '../index.ts';

test('IA-2.8 IA-2.13 every ability has rules, unless it counts in army building or set-up only', () => {
  const printed = [...new Set(DEPLOYMENT_IDS.flatMap((id) => deploymentCard(id).abilities))];
  expect(printed.length).toBeGreaterThan(40);
  const beforePlay = [...Object.keys(ALLIANCES), 'balance-of-the-force', 'devious-scheme', 'first-strike'];
  expect(printed.filter((id) => !Object.hasOwn(abilities, id)).sort()).toEqual(beforePlay.sort());
});

test('IA-12.6 all 37 command cards have rules, those with arrows as special actions', () => {
  expect([COMMAND_IDS.length, COMMAND_IDS.filter((id) => !commands[id])]).toEqual([37, []]);
  const arrows = COMMAND_IDS.filter((id) => commandCard(id).actions > 0);
  expect(Object.keys(commands).filter((id) => 'special' in (commands[id] ?? {}))).toHaveLength(arrows.length);
  for (const id of arrows)
    expect([id, commands[id]]).toMatchObject([id, { special: { actions: commandCard(id).actions } }]);
});
