import { afterAll, afterEach } from 'vitest';

/** Check for endless updates: React stops them and says so only on the console, and the page looks right. */

const tell = console.error;
const endless: string[] = [];
console.error = (...said: unknown[]) => {
  if (String(said[0]).startsWith('Maximum update depth exceeded')) endless.push(String(said[0]));
  tell(...said);
};

afterEach(() => {
  if (endless.splice(0).length > 0) throw new Error('a component updates its own state for ever');
});
afterAll(() => {
  console.error = tell;
});
