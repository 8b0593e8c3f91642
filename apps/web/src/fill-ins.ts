/**
 * Fill-ins for functions of the standard library that browsers have learnt last, of those the client uses: it then plays
 * on tablets and televisions that get no updates. The entry loads them first; what is missing besides stands in
 * `opening.js`.
 */

/** Adds methods that a browser lacks. */
function fillIn(target: object, methods: Readonly<Record<string, (...args: never[]) => unknown>>): void {
  for (const [name, value] of Object.entries(methods))
    if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
}

type Test = (value: unknown, index: number, all: readonly unknown[]) => unknown;

/** Index of the last item that passes; -1 for none. */
function lastIndex(all: readonly unknown[], test: Test): number {
  for (let index = all.length - 1; index >= 0; index -= 1) if (test(all[index], index, all)) return index;
  return -1;
}

fillIn(Array.prototype, {
  findLast(this: readonly unknown[], test: Test) {
    return this[lastIndex(this, test)];
  },
  findLastIndex(this: readonly unknown[], test: Test) {
    return lastIndex(this, test);
  },
  toReversed(this: readonly unknown[]) {
    return [...this].reverse();
  },
  toSorted(this: readonly unknown[], compare?: (a: unknown, b: unknown) => number) {
    return [...this].sort(compare);
  },
  with(this: readonly unknown[], index: number, value: unknown) {
    const at = index < 0 ? this.length + index : index;
    if (at < 0 || at >= this.length) throw new RangeError(`no item ${index} of ${this.length}`);
    const copy = [...this];
    copy[at] = value;
    return copy;
  },
});

fillIn(Object, {
  hasOwn(target: object, key: PropertyKey) {
    // biome-ignore lint/suspicious/noPrototypeBuiltins: in the place of Object.hasOwn
    return Object.prototype.hasOwnProperty.call(target, key);
  },
});

fillIn(AbortSignal, {
  timeout(ms: number) {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms);
    return controller.signal;
  },
});

// Without imports and exports it would be no module.
export {};
