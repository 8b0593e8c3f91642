import { findChromium } from './browser.ts';

// Checked before all tests: without a browser the run would fail minutes later.
try {
  findChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
