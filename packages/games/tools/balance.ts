import { CAMPAIGN_IDS } from '../src/battle-of-hoth/data/campaigns/ids.ts';
import { SCENARIO_IDS, type ScenarioId } from '../src/battle-of-hoth/data/scenarios/index.ts';
import { battleOfHoth as title } from '../src/battle-of-hoth/index.ts';
import { sideOf } from '../src/battle-of-hoth/seats.ts';
import { answer, begin, checkChoice, openDecisions, remember, see } from '../src/engine/index.ts';
import { testRng, testSeed } from '../src/engine/testing/index.ts';

/**
 * Balance table of Battle of Hoth: `npm run balance -- [games] [first seed] [scenario or campaign]`. Per scenario and campaign the share of games
 * that the Rebels win, `officer` against `officer`, and that `officer` wins against `random` as either side; a draw counts
 * half. Prints a Markdown table.
 */
const [count = '200', from = '1', only] = process.argv.slice(2);

/** 1 for a Rebel victory, 0 for an Imperial one, a half for a draw. */
function play(id: string, bots: Record<'rebels' | 'empire', string>, n: number): number {
  const rng = testRng(n);
  const isCampaign = CAMPAIGN_IDS.some((one) => one === id);
  const options = title.options.parse(isCampaign ? { campaign: id } : { scenario: id });
  const g = begin(title, { seats: ['rebels', 'empire'], options, seed: testSeed(n), source: 'fast' });
  while (!g.outcome) {
    const decisions = openDecisions(title.rules, g);
    // The game is played in place; `see` and the bot need the same decisions.
    remember(g, decisions);
    const [decision] = decisions;
    const bot = decision && title.bots[bots[sideOf(decision.seat)]];
    if (!decision || !bot) throw new Error(`seed ${n}: no pending decision, or no such bot`);
    const choice = bot(see(title, g, decision.seat), decision, rng);
    const refusal = checkChoice(decision, choice);
    if (refusal) throw new Error(`seed ${n}: ${refusal.code} for ${JSON.stringify(decision.prompt)}`);
    g.log = [];
    answer(title.rules, g, decision, choice);
  }
  const { winners } = g.outcome;
  return winners.length === 2 ? 0.5 : Number(winners.includes('rebels'));
}

function share(scenario: string, rebels: string, empire: string): number {
  const results = Array.from({ length: Number(count) }, (_one, n) =>
    play(scenario, { rebels, empire }, Number(from) + n),
  );
  return results.reduce((sum, one) => sum + one, 0) / results.length;
}

const percent = (value: number) => `${Math.round(value * 100)} %`;
console.log('| scenario | Rebels win, officers | officer as Rebels | officer as Empire |');
console.log('|---|---|---|---|');
for (const id of [...SCENARIO_IDS, ...CAMPAIGN_IDS].filter((one) => !only || one === only)) {
  const even = share(id, 'officer', 'officer');
  const asRebels = share(id, 'officer', 'random');
  const asEmpire = 1 - share(id, 'random', 'officer');
  const name = SCENARIO_IDS.some((one) => one === id) ? `${SCENARIO_IDS.indexOf(id as ScenarioId) + 1} ${id}` : id;
  console.log(`| ${name} | ${percent(even)} | ${percent(asRebels)} | ${percent(asEmpire)} |`);
}
