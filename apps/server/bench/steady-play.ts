import { percentile, right } from './figures.ts';
import { BusyMatch, Tally, wait } from './overload.ts';

/** Matches of people who act at a constant rate; a match that has ended is replaced by a new one. */
export class SteadyPlay {
  readonly #url: string;
  readonly #matches: (BusyMatch | null)[];
  readonly #tally = new Tally();
  #isOn = true;
  #last: Promise<unknown> = Promise.resolve();

  private constructor(url: string, matches: BusyMatch[]) {
    this.#url = url;
    this.#matches = matches;
  }

  static async open(url: string, count: number): Promise<SteadyPlay> {
    const matches: BusyMatch[] = [];
    while (matches.length < count) matches.push(await BusyMatch.open(url));
    return new SteadyPlay(url, matches);
  }

  /** Begins to act this often a second. */
  begin(perSecond: number): void {
    this.#last = this.#run(perSecond);
  }

  async #run(perSecond: number): Promise<void> {
    const began = performance.now();
    for (let done = 0; this.#isOn; await wait(5)) {
      const due = ((performance.now() - began) / 1_000) * perSecond;
      for (; done < due; done++) this.#act(done % this.#matches.length);
    }
  }

  #act(index: number): void {
    const match = this.#matches[index];
    if (!match?.isOver) return void match?.act(this.#tally, () => this.#isOn);
    // An overloaded server puts newcomers off; the next turn tries again.
    this.#matches[index] = null;
    BusyMatch.open(this.#url).then(
      (next) => {
        match.close();
        this.#matches[index] = next;
      },
      () => {
        this.#matches[index] = match;
      },
    );
  }

  /** Times of acts since the last call, as one line. */
  figures(): string {
    const { times, refused } = this.#tally;
    const of = (share: number) => right(percentile(times, share), 1, 1);
    const codes = [...refused].map(([code, count]) => `${count} ${code}`).join(', ') || 'none';
    const line = `${times.length} acts, p50 ${of(0.5)} p99 ${of(0.99)} longest ${of(1)} ms, refused: ${codes}`;
    this.#tally.clear();
    return line;
  }

  async end(): Promise<void> {
    this.#isOn = false;
    await this.#last;
    for (const match of this.#matches) match?.close();
  }
}
