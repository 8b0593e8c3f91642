/**
 * Whether the JSON of a message is larger than `bytes`; a lower bound that stops early. Not recursive, so that deep
 * nesting does no harm.
 */
export function isLarger(message: unknown, bytes: number): boolean {
  const left: unknown[] = [message];
  let size = 0;
  while (left.length > 0 && size <= bytes) {
    const value = left.pop();
    if (typeof value === 'string') size += value.length + 2;
    else if (ArrayBuffer.isView(value)) size += value.byteLength;
    else if (value instanceof ArrayBuffer) size += value.byteLength;
    else if (Array.isArray(value)) {
      size += value.length + 1;
      if (size <= bytes) left.push(...value);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        size += key.length + 4;
        if (size > bytes) break;
        left.push(inner);
      }
    } else size += 4;
  }
  return size > bytes;
}
