import { existsSync, readFileSync } from 'node:fs';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** Share of clauses that a title which claims to be complete must prove. */
const CLAUSES_NEEDED = 0.98;
/** Ids of clauses in test titles: the prefix of a title's rules and the number, as in `RB-9.1.3`. */
const CLAUSE_ID = /\b[A-Z]{2,3}-\d+(?:\.\d+)+/g;

interface Row {
  title: string;
  complete: boolean;
  clauses: readonly string[];
  missing: readonly string[];
}

/** Ledger: per title, which clauses are named by a passing test. Silent where only some of the tests ran. */
export default class LedgerReporter implements Reporter {
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const games = modules.filter((module) => module.project.name === 'games');
    if (!(await this.isWhole(games))) return;
    for (const row of await ledger(games)) {
      print(row);
      if (row.complete && row.missing.length > row.clauses.length * (1 - CLAUSES_NEEDED)) process.exitCode = 1;
    }
  }

  private async isWhole([first, ...others]: readonly TestModule[]): Promise<boolean> {
    if (!first || this.vitest?.config.testNamePattern) return false;
    return (await first.project.globTestFiles()).testFiles.length === others.length + 1;
  }
}

async function ledger(modules: readonly TestModule[]): Promise<Row[]> {
  const names = modules.flatMap((module) => [...module.children.allTests('passed')]).map((test) => test.fullName);
  const proved = new Set(names.join('\n').match(CLAUSE_ID));
  const { titles } = await import('../packages/games/src/titles.ts');
  return titles.map(({ id, complete }) => {
    const clauses = clausesOf(id);
    return { title: id, complete, clauses, missing: clauses.filter((clause) => !proved.has(clause)) };
  });
}

/** Ids of a title's clauses; empty while it has no checklist. */
function clausesOf(title: string): readonly string[] {
  const file = new URL(`../packages/games/src/${title}/testing/clauses.json`, import.meta.url);
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as { id: string }[]).map((clause) => clause.id);
}

function print({ title, clauses, missing, complete }: Row): void {
  const named = clauses.length - missing.length;
  console.log(`\nledger ${title} (${complete ? 'complete' : 'in progress'}): ${named} of ${clauses.length} clauses`);
  if (missing.length > 0)
    console.log(`  without a test: ${missing.slice(0, 40).join(', ')}${missing.length > 40 ? ' ...' : ''}`);
}
