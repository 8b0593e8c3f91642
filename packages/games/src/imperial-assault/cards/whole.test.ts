import { expect, test } from 'vitest';
import { ALLIANCES } from '../data/armies.ts';
import { DEPLOYMENT_IDS, deploymentCard } from '../data/deployments.ts';
import { abilities } from './index.ts';

test('IA-2.8 IA-2.13 every ability has rules, unless it counts in army building or set-up only', () => {
  const printed = [...new Set(DEPLOYMENT_IDS.flatMap((id) => deploymentCard(id).abilities))];
  expect(printed.length).toBeGreaterThan(40);
  const beforePlay = [...Object.keys(ALLIANCES), 'balance-of-the-force', 'devious-scheme', 'first-strike'];
  expect(printed.filter((id) => !Object.hasOwn(abilities, id)).sort()).toEqual(beforePlay.sort());
});
