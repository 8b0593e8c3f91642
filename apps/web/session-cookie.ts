/** What a server says about its session cookie. */
interface Described {
  readonly components?: { readonly securitySchemes?: { readonly cookie?: { readonly name?: string } } };
}

/** Name of the session cookie of the server at an address: each installation has its own. Throws if it does not say it. */
export async function sessionCookieName(url: string): Promise<string> {
  const described = (await (await fetch(new URL('/api/openapi.json', url))).json()) as Described;
  const name = described.components?.securitySchemes?.cookie?.name;
  if (name === undefined) throw new Error(`${url} does not name its session cookie`);
  return name;
}
