/** Element of a parsed message: words, `#`, an argument, or an argument with branches. */
export type Element =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'count' }
  | { readonly kind: 'argument'; readonly name: string }
  | {
      readonly kind: 'plural' | 'select';
      readonly name: string;
      readonly branches: Readonly<Record<string, readonly Element[]>>;
    };

const NAME = /\s*([^\s{},]+)\s*/y;
const QUOTED = /[{}<>]/;
const INSIDE = /(?:[^']|'')*/y;

/**
 * Recursive descent parser of the part of ICU message syntax that sentences use: arguments, `plural` and `select`, `#`, and
 * quoting. A test compares it with a full implementation, which is five times as large, on all sentences.
 */
class Parser {
  private at = 0;
  private readonly source: string;
  constructor(source: string) {
    this.source = source;
  }

  all(): readonly Element[] {
    const elements = this.elements(false);
    if (this.at < this.source.length) throw this.problem();
    return elements;
  }

  private problem(): SyntaxError {
    return new SyntaxError(`message syntax at ${this.at}: ${this.source}`);
  }

  private expect(sign: string): void {
    if (this.source[this.at] !== sign) throw this.problem();
    this.at += 1;
  }

  private name(): string {
    NAME.lastIndex = this.at;
    const [found, name] = NAME.exec(this.source) ?? [];
    if (found === undefined || name === undefined) throw this.problem();
    this.at += found.length;
    return name;
  }

  /** Elements up to a closing brace or the end. `inPlural`: directly in a branch of a plural, where `#` is the count. */
  private elements(inPlural: boolean): readonly Element[] {
    const found: Element[] = [];
    for (;;) {
      const words = this.words(inPlural);
      if (words !== '') found.push({ kind: 'words', words });
      const sign = this.source[this.at];
      if (sign === undefined || sign === '}') return found;
      this.at += 1;
      found.push(sign === '#' ? { kind: 'count' } : this.argument());
    }
  }

  /** Words up to the next sign of the syntax, quotes resolved. */
  private words(inPlural: boolean): string {
    let words = '';
    for (;;) {
      const sign = this.source[this.at];
      if (sign === undefined || sign === '{' || sign === '}' || (sign === '#' && inPlural)) return words;
      words += sign === "'" ? this.quoted(inPlural) : sign;
      if (sign !== "'") this.at += 1;
    }
  }

  /** At an apostrophe: itself, or what it quotes up to the next one. */
  private quoted(inPlural: boolean): string {
    const next = this.source[this.at + 1] ?? '';
    this.at += 1;
    if (next === "'") this.at += 1;
    if (!QUOTED.test(next) && !(inPlural && next === '#')) return "'";
    INSIDE.lastIndex = this.at;
    const inside = INSIDE.exec(this.source)?.[0] ?? '';
    this.at += inside.length + 1;
    return inside.replaceAll("''", "'");
  }

  /** After an opening brace: the argument, up to its closing brace. */
  private argument(): Element {
    const name = this.name();
    if (this.source[this.at] === '}') {
      this.at += 1;
      return { kind: 'argument', name };
    }
    this.expect(',');
    const kind = this.name();
    if (kind !== 'plural' && kind !== 'select') throw this.problem();
    this.expect(',');
    const branches: Record<string, readonly Element[]> = {};
    while (!/\s*}/y.test(this.source.slice(this.at))) {
      const branch = this.name();
      this.expect('{');
      branches[branch] = this.elements(kind === 'plural');
      this.expect('}');
    }
    this.at = this.source.indexOf('}', this.at) + 1;
    return { kind, name, branches };
  }
}

/** Parses a message. Throws a `SyntaxError` for syntax it does not know. */
export function parse(source: string): readonly Element[] {
  return new Parser(source).all();
}
