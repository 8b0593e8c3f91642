import { afterEach } from 'vitest';

/** Check for requests that no stub answers: on a developer's machine a server might. Each fails its test. */

const asked: string[] = [];

const addressOf = (input: string | URL | Request): string => (input instanceof Request ? input.url : String(input));

globalThis.fetch = (input) => {
  const address = addressOf(input);
  // Drawings, which a page can do without, and which a board asks for as soon as it is loaded.
  if (address.startsWith('/art/')) return Promise.resolve(new Response(null, { status: 404 }));
  asked.push(address);
  return Promise.reject(new TypeError('no server answers tests'));
};

afterEach(() => {
  const all = asked.splice(0);
  if (all.length > 0) throw new Error(`asked of no stub: ${all.join(', ')}`);
});
