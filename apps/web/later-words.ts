import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { importedAtOnce } from './chunks.ts';
import { en as later } from './src/i18n/catalogues/later/en.ts';

/** Boards by their folder: all are drawn with the first sentences, as they are loaded beside a match. */
const BOARDS = readdirSync(fileURLToPath(new URL('src/boards', import.meta.url)), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `boards/${name}/index.tsx`);

/** What is drawn before later sentences are there; what `lazyPart` loads waits for them. */
const FIRST = ['main.tsx', 'lobby/name-gate.tsx', 'match/match-page.tsx', 'match/prepare.ts', ...BOARDS];

/** A key of a sentence in source text: whole, such as 'match.undo', or with insertions, such as `refused.${code}`. */
const KEY = /["'`]((?:[\w.-]|\$\{[^{}`]*\})+)["'`]/g;
const INSERTION = /\$\{[^{}]*\}/g;

/** Templates of the client; those of boards and rules that begin with an insertion are names of their title. */
function isTemplate(key: string, id: string): boolean {
  if (/^[\w.-]*[a-z]\.\$\{/.test(key)) return true;
  return /^\$\{[^{}]*\}\.[a-z]/.test(key) && !/\/(boards|games\/src)\//.test(id);
}

/** Later sentences that a module names. */
function laterIn(code: string, id: string): readonly string[] {
  const named = new Set([...code.matchAll(KEY)].map(([, key = '']) => key));
  const patterns = [...named]
    .filter((key) => isTemplate(key, id))
    .map((key) => new RegExp(`^${key.replace(INSERTION, '[\\w-]+').replaceAll('.', '\\.')}$`));
  return Object.keys(later).filter((key) => named.has(key) || patterns.some((pattern) => pattern.test(key)));
}

const isOurs = (id: string) => id.includes('/src/') && !/\/(node_modules|catalogues)\//.test(id);

/** Fails a build whose first pages have a sentence that comes later: its key would be on screen until then. */
export function failOnLaterWords(): Plugin {
  return {
    name: 'echo-base:fail-on-later-words',
    apply: 'build',
    generateBundle() {
      for (const id of new Set(FIRST.flatMap((file) => [...importedAtOnce(this, file)]))) {
        const found = isOurs(id) ? laterIn(this.getModuleInfo(id)?.code ?? '', id) : [];
        if (found.length > 0) this.error(`${id} needs sentences that come later: ${found.join(', ')}`);
      }
    },
  };
}
