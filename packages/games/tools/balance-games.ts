import { CAMPAIGN_IDS, type CampaignId } from '../src/battle-of-hoth/data/campaigns/ids.ts';
import { campaignOf } from '../src/battle-of-hoth/data/campaigns/index.ts';
import { SCENARIO_IDS } from '../src/battle-of-hoth/data/scenarios/index.ts';
import type { Side } from '../src/battle-of-hoth/data/units.ts';
import { battleOfHoth as title } from '../src/battle-of-hoth/index.ts';
import { sideOf } from '../src/battle-of-hoth/seats.ts';
import { answer, begin, cacheQuestions, checkChoice, pending, see } from '../src/engine/index.ts';
import { testRng, testSeed } from '../src/engine/testing/index.ts';

/** A game that is over. */
export interface Played {
  /** 1 for a Rebel victory, 0 for an Imperial one, a half for a draw. */
  readonly rebels: number;
  /** Battles of a campaign in order; empty for a scenario. */
  readonly battles: readonly { readonly node: string; readonly winner: Side }[];
}

const isCampaign = (id: string): id is CampaignId => CAMPAIGN_IDS.some((one) => one === id);

/** Plays a scenario or a whole campaign between two bots of the title; the same seed is the same game. */
export function playGame(id: string, bots: Record<Side, string>, seed: number): Played {
  const rng = testRng(seed);
  const options = title.options.parse(isCampaign(id) ? { campaign: id } : { scenario: id });
  const g = begin(title, { seats: ['rebels', 'empire'], options, seed: testSeed(seed), source: 'fast' });
  while (!g.outcome) {
    // The game is played in place; `see` and the bot need the same decisions.
    cacheQuestions(title.rules, g);
    const [decision] = pending(title.rules, g);
    const bot = decision && title.bots[bots[sideOf(decision.seat)]];
    if (!decision || !bot) throw new Error(`seed ${seed}: no pending decision, or no such bot`);
    const choice = bot(see(title, g, decision.seat), decision, rng);
    const refusal = checkChoice(decision, choice);
    if (refusal) throw new Error(`seed ${seed}: ${refusal.code} for ${JSON.stringify(decision.prompt)}`);
    g.log = [];
    answer(title.rules, g, decision, choice);
  }
  const { winners } = g.outcome;
  return {
    rebels: winners.length === 2 ? 0.5 : Number(winners.includes('rebels')),
    battles: g.campaign?.past.map(({ node, winner }) => ({ node, winner })) ?? [],
  };
}

const percent = (value: number) => `${Math.round(value * 100)} %`;
const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Half the width of the 95 % interval of a share of `n` games (Wilson), as a share. */
export function noiseOf(share: number, n: number): number {
  const z = 1.96;
  return (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
}

/** `62 % ± 7`: the share of games that a side wins, with the noise of so few games in points. */
export function shareText(games: readonly Played[], side: Side): string {
  const rebels = mean(games.map((game) => game.rebels));
  return `${percent(side === 'rebels' ? rebels : 1 - rebels)} ± ${Math.round(noiseOf(rebels, games.length) * 100)}`;
}

/** `4: 38 %, 5: 62 %`: how many battles the campaigns had. */
export function lengthsText(games: readonly Played[]): string {
  const lengths = games.map(({ battles }) => battles.length);
  const shares = [...new Set(lengths)]
    .sort((a, b) => a - b)
    .map((n) => `${n}: ${percent(lengths.filter((one) => one === n).length / games.length)}`);
  return shares.join(', ');
}

/** Rows of a Markdown table: each battle of a campaign, how often it is reached, and how often the Rebels win it then. */
export function battleRows(id: CampaignId, games: readonly Played[]): string[] {
  return campaignOf(id).nodes.map(({ id: node, scenario }) => {
    const reached = games.flatMap(({ battles }) => battles.filter((one) => one.node === node));
    const won = reached.filter(({ winner }) => winner === 'rebels').length;
    const number = SCENARIO_IDS.indexOf(scenario) + 1;
    const share = reached.length > 0 ? percent(won / reached.length) : '';
    return `| ${node} | ${number} ${scenario} | ${percent(reached.length / games.length)} | ${share} |`;
  });
}
