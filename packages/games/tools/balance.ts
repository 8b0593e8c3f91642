import { CAMPAIGN_IDS } from '../src/battle-of-hoth/data/campaigns/ids.ts';
import { SCENARIO_IDS } from '../src/battle-of-hoth/data/scenarios/index.ts';
import { battleRows, lengthsText, type Played, playGame, shareText } from './balance-games.ts';

/**
 * Balance table of Battle of Hoth: `npm run tool -- balance [games] [first seed] [scenario or campaign] [games against random]`. Per scenario and campaign
 * the share of games that the Rebels win, `officer` against `officer`, and that `officer` wins against `random` as either
 * side; a draw counts half. A campaign is played to its end; a second table has its battles. Prints Markdown.
 */
const [count = '200', from = '1', only, countRandom = count] = process.argv.slice(2);

function games(id: string, rebels: string, empire: string): Played[] {
  const n = rebels === empire ? Number(count) : Number(countRandom);
  return Array.from({ length: n }, (_one, k) => playGame(id, { rebels, empire }, Number(from) + k));
}

console.log('| scenario | Rebels win, officers | officer as Rebels | officer as Empire | games each |');
console.log('|---|---|---|---|---|');
for (const [index, id] of [...SCENARIO_IDS, ...CAMPAIGN_IDS].entries()) {
  if (only && only !== id) continue;
  const campaign = CAMPAIGN_IDS.find((one) => one === id);
  const even = games(id, 'officer', 'officer');
  const asRebels = shareText(games(id, 'officer', 'random'), 'rebels');
  const asEmpire = shareText(games(id, 'random', 'officer'), 'empire');
  const name = campaign ?? `${index + 1} ${id}`;
  const n = count === countRandom ? count : `${count}, ${countRandom}`;
  console.log(`| ${name} | ${shareText(even, 'rebels')} | ${asRebels} | ${asEmpire} | ${n} |`);
  if (!campaign) continue;
  console.log(`\nBattles of ${campaign}, officers; games by number of battles: ${lengthsText(even)}\n`);
  console.log('| battle | scenario | reached | Rebels win |\n|---|---|---|---|');
  console.log(`${battleRows(campaign, even).join('\n')}\n`);
}
