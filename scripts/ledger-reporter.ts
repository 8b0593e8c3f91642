import { existsSync, readFileSync } from 'node:fs';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** Share of clauses that a title which claims to be complete must prove. */
const CLAUSES_NEEDED = 0.98;
/** Ids of clauses in test titles: the prefix of a title's rules and the number, as in `RB-9.1.3`. */
const CLAUSE_ID = /\b[A-Z]{2,3}-\d+(?:\.\d+)+/g;
/** Ids in test titles: `deathstar2`, `dagobah-bespin`. */
const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;

interface Row {
  title: string;
  complete: boolean;
  clauses: { all: number; missing: string[] };
  components: { all: number; missing: string[] };
}

/** Ledger: per title, which clauses and components are named by a passing test. */
export default class LedgerReporter implements Reporter {
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const games = modules.filter((module) => module.project.name === 'games');
    if (games.length === 0 || (this.vitest?.filenamePattern?.length ?? 0) > 0) return;
    const rows = await ledger(games);
    for (const row of rows) {
      print(row);
      if (row.complete && !isCovered(row)) process.exitCode = 1;
    }
  }
}

async function ledger(modules: readonly TestModule[]): Promise<Row[]> {
  const names = modules
    .flatMap((module) => [...module.children.allTests('passed')])
    .map((test) => test.fullName)
    .join('\n');
  const proved = new Set(names.match(CLAUSE_ID));
  const words = new Set(names.match(WORD));
  const { titles } = await import('../packages/games/src/titles.ts');
  return titles.map(({ id, complete, components }) => {
    const clauses = clausesOf(id);
    return {
      title: id,
      complete,
      clauses: { all: clauses.length, missing: clauses.filter((clause) => !proved.has(clause)) },
      components: { all: components.length, missing: components.filter((component) => !words.has(component)) },
    };
  });
}

/** Ids of a title's clauses; empty while it has no checklist. */
function clausesOf(title: string): readonly string[] {
  const file = new URL(`../packages/games/src/${title}/testing/clauses.json`, import.meta.url);
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as { id: string }[]).map((clause) => clause.id);
}

function isCovered({ clauses, components }: Row): boolean {
  return clauses.missing.length <= clauses.all * (1 - CLAUSES_NEEDED) && components.missing.length === 0;
}

function print({ title, clauses, components, complete }: Row): void {
  const share = ({ all, missing }: Row['clauses']) =>
    `${all - missing.length}/${all} (${all === 0 ? 100 : Math.floor((100 * (all - missing.length)) / all)} %)`;
  const verdict = complete ? 'complete' : 'in progress';
  console.log(`\nledger ${title} (${verdict}): clauses ${share(clauses)}, components ${share(components)}`);
  const missing = [...clauses.missing, ...components.missing];
  if (missing.length > 0)
    console.log(`  without a test: ${missing.slice(0, 40).join(', ')}${missing.length > 40 ? ' ...' : ''}`);
}
