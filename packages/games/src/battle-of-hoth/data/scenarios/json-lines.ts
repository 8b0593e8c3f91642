/** Line of each value of a JSON text by its path, `units.3.at`; the whole text is the empty path. The text must be valid. */
export function linesOf(json: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  // Strings, numbers and words as a whole, every other sign alone.
  const tokens = json.matchAll(/"(?:[^"\\]|\\.)*"|[^\s{}[\],:"]+|[{}[\],:]|\n/g);
  let line = 1;
  const stack: { path: string; index: number | null; key: string }[] = [];
  let isKey = false;
  const place = () => {
    const top = stack.at(-1);
    if (!top) return '';
    const name = top.index === null ? top.key : String(top.index);
    return top.path === '' ? name : `${top.path}.${name}`;
  };
  for (const [token] of tokens) {
    const top = stack.at(-1);
    if (token === '\n') line += 1;
    else if (token === '{' || token === '[') {
      lines.set(place(), line);
      stack.push({ path: place(), index: token === '[' ? 0 : null, key: '' });
      isKey = token === '{';
    } else if (token === '}' || token === ']') {
      stack.pop();
      isKey = false;
    } else if (token === ',' && top) {
      if (top.index === null) isKey = true;
      else top.index += 1;
    } else if (isKey && top && token !== ':') {
      top.key = JSON.parse(token) as string;
      isKey = false;
    } else if (token !== ':') lines.set(place(), line);
  }
  return lines;
}
