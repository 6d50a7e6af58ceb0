interface Row {
  readonly bar: { least?: number; most?: number };
  readonly values: number[];
  readonly ratios: number[];
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Figures of several rounds, and what they are held against. */
export class Table {
  readonly #rounds: number;
  readonly #rows = new Map<string, Row>();

  constructor(rounds: number) {
    this.#rounds = rounds;
  }

  #row(what: string, bar: Row['bar']): Row {
    const row = this.#rows.get(what) ?? { bar, values: [], ratios: [] };
    this.#rows.set(what, row);
    return row;
  }

  /** A figure that stands for itself, with the most it may be. */
  note(what: string, value: number, bar: { most?: number } = {}): void {
    this.#row(what, bar).values.push(value);
  }

  /** A speed beside the yardstick of the same round, with the least that their ratio may be. */
  ratio(
    what: string,
    { perSecond }: { perSecond: number },
    yardstick: { perSecond: number },
    least?: number,
  ): void {
    const row = this.#row(what, least === undefined ? {} : { least });
    row.values.push(perSecond);
    row.ratios.push(perSecond / yardstick.perSecond);
  }

  print(): void {
    console.log(
      `\nmedians of ${this.#rounds} rounds on ${process.platform}, Node ${process.version}`,
    );
    for (const [what, { bar, values, ratios }] of this.#rows) {
      const value = median(values);
      const ratio = median(ratios);
      const figure = `${what.padEnd(54)} ${value.toFixed(value < 100 ? 1 : 0).padStart(8)}`;
      console.log(figure + judged(bar, value, ratio));
    }
  }
}

function judged({ least, most }: Row['bar'], value: number, ratio: number): string {
  const held = Number.isNaN(ratio) ? '' : `   ${ratio.toFixed(2)} of its yardstick`;
  if (least !== undefined) return `${held} (bar ${least}: ${ratio >= least ? 'reached' : 'below'})`;
  if (most !== undefined) return `   (at most ${most}: ${value <= most ? 'reached' : 'above'})`;
  return held;
}
