import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Files of the web client by language, in the order in which a browser should ask for them. */
const files = z.record(z.string(), z.array(z.string()));

const page = z.object({
  name: z.string(),
  /** Regular expression of its addresses, and the names of its groups; none for pages that are shown in the place of others. */
  pattern: z.string().optional(),
  keys: z.array(z.string()),
  /** What it asks the server at first, as `data` of `apps/web/src/pages/routes.ts`. */
  data: z.array(z.string()),
  /** Shown also without a session. */
  isOpen: z.boolean(),
  files,
});
type Page = z.infer<typeof page>;

/** The pages of the client, as its build lists them (`apps/web/preload-files.ts`). */
const pageTable = z.object({
  pages: z.array(page),
  titles: z.record(z.string(), files),
  connection: z.array(z.string()),
});
type PageTable = z.infer<typeof pageTable>;

const NONE: PageTable = { pages: [], titles: {}, connection: [] };

/** A page, and what its address says. */
export interface PageAt {
  readonly table: PageTable;
  readonly page: Page | undefined;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * The page at a path of the client in this directory; the table is empty if no build is there. It is read each time, as the
 * client may be replaced under a running server. Throws for the table of another version.
 */
export async function pageAt(webDir: string, path: string): Promise<PageAt> {
  const text = await readFile(join(webDir, 'preload.json'), 'utf8').catch(() => null);
  const table = text === null ? NONE : pageTable.parse(JSON.parse(text));
  for (const page of table.pages) {
    const groups = page.pattern === undefined ? null : new RegExp(page.pattern, 'i').exec(path);
    if (groups)
      return { table, page, params: Object.fromEntries(page.keys.map((key, index) => [key, groups[index + 1]])) };
  }
  return { table, page: table.pages.find(({ name }) => name === 'missing'), params: {} };
}
