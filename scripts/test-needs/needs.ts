/** A program that the tests start. */
export type Need = 'chromium' | 'postgresql' | 'redis';

/** How a machine gets the programs it lacks. */
export interface Plan {
  /** Packages of Debian. */
  readonly packages: readonly string[];
  /** Download of Playwright's Chromium, with the libraries it needs where packages can be installed. */
  readonly download: 'no' | 'browser' | 'browser and libraries';
}

/** Debian's packages of a program, the first of which that exists is installed. Ubuntu has no Chromium among them. */
const PACKAGES: Readonly<Record<Need, readonly string[]>> = {
  chromium: ['chromium-headless-shell', 'chromium'],
  postgresql: ['postgresql'],
  redis: ['redis-server'],
};

const BY_HAND: Readonly<Record<Need, string>> = {
  chromium:
    'Chromium is missing: "apt install chromium" (Debian), "npx playwright-core install chromium" (macOS, Windows), ' +
    'or name one with CHROMIUM=/path/to/chromium',
  postgresql:
    'PostgreSQL is missing: "apt install postgresql" (Debian), "brew install postgresql@17" (macOS), ' +
    '"winget install PostgreSQL.PostgreSQL.17" (Windows), or name a server with TEST_DATABASE_URL=postgres://...',
  redis:
    'Redis is missing: "apt install redis-server" (Debian), "brew install redis" (macOS), ' +
    '"wsl apt install redis-server" (Windows: run the tests in WSL)',
};

/** Plans how to get what is missing. `hasPackage` looks in Debian's packages; null where none can be installed. */
export function planFor(missing: readonly Need[], hasPackage: ((name: string) => boolean) | null): Plan {
  const packageOf = (need: Need) => (hasPackage ? PACKAGES[need].find(hasPackage) : undefined);
  const isDownloaded = missing.includes('chromium') && packageOf('chromium') === undefined;
  return {
    packages: missing.flatMap((need) => packageOf(need) ?? []),
    download: isDownloaded ? (hasPackage ? 'browser and libraries' : 'browser') : 'no',
  };
}

/** One line that says how to install a program on Debian, macOS and Windows. */
export const lineFor = (need: Need): string => BY_HAND[need];
