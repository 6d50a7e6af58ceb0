import { median } from '../test/support/median.ts';

/** The most or the least that a figure may be. */
export type Bar = { readonly atMost: number } | { readonly atLeast: number };

interface Row {
  readonly unit: string;
  readonly bar: Bar | undefined;
  readonly values: number[];
  readonly ratios: number[];
}

const round = (value: number) => value.toFixed(Math.abs(value) < 10 ? 2 : value < 100 ? 1 : 0);

/** Figures of several rounds, and what they are held against. */
export class Table {
  readonly #rows = new Map<string, Row>();

  #row(what: string, unit: string, bar: Bar | undefined): Row {
    const row = this.#rows.get(what) ?? { unit, bar, values: [], ratios: [] };
    this.#rows.set(what, row);
    return row;
  }

  /** A figure that stands for itself. */
  note(what: string, unit: string, value: number, bar?: Bar): void {
    this.#row(what, unit, bar).values.push(value);
    console.log(`  ${what}: ${round(value)} ${unit}`);
  }

  /** A speed, as a share of a yardstick's that was measured in the same round; the bar is of that share. */
  ratio(what: string, speed: number, yardstick: number, bar?: Bar): void {
    const row = this.#row(what, '/s', bar);
    row.values.push(speed);
    row.ratios.push(speed / yardstick);
    console.log(`  ${what}: ${(speed / yardstick).toFixed(2)} (${round(speed)}/s)`);
  }

  /** Prints one line a row: what, the bar, the median, and whether the bar is reached. */
  print(): void {
    console.log(`\n| ${'what'.padEnd(66)} | bar     | figure               | verdict |`);
    console.log(`|${'-'.repeat(68)}|---------|----------------------|---------|`);
    for (const [what, row] of this.#rows) {
      const cells = [what.padEnd(66), barOf(row).padEnd(7), figureOf(row).padEnd(20)];
      console.log(`| ${cells.join(' | ')} | ${verdictOf(row).padEnd(7)} |`);
    }
  }
}

function barOf({ bar }: Row): string {
  if (!bar) return '';
  return 'atMost' in bar ? `<= ${bar.atMost}` : `>= ${bar.atLeast}`;
}

function figureOf({ values, ratios, unit }: Row): string {
  const value = `${round(median(values))}${unit === '/s' ? unit : ` ${unit}`}`;
  return ratios.length > 0 ? `${median(ratios).toFixed(2)} (${value})` : value;
}

function verdictOf({ bar, values, ratios }: Row): string {
  if (!bar) return '';
  const figure = median(ratios.length > 0 ? ratios : values);
  return ('atMost' in bar ? figure <= bar.atMost : figure >= bar.atLeast) ? 'reached' : 'missed';
}
