/** Numbers about one case, and whether it is true. */
export interface LogisticCase {
  readonly values: readonly number[];
  readonly isTrue: boolean;
}

/** How strongly weights are drawn to 0, but for the first one, whose value is 1 in each case. */
const l2 = 3;
const minDiagonal = 0.01;
const rounds = 12;

/**
 * Returns the weights of a logistic regression, by Newton's method (iteratively reweighted least squares; Hastie,
 * Tibshirani and Friedman 2009, "The Elements of Statistical Learning", 4.4). A weight is held back by the variance
 * of its values, so their scale does not matter. The same cases give the same weights.
 * @param cases each with as many values, the first of them 1
 */
export function fitLogistic(cases: readonly LogisticCase[]): readonly number[] {
  const size = cases[0]?.values.length ?? 0;
  const penalties = penaltiesOf(cases, size);
  let weights = Array.from({ length: size }, () => 0);
  for (let round = 0; round < rounds; round++) {
    const gradient = weights.map((weight, at) => -(penalties[at] ?? 0) * weight);
    const curvature = weights.map((_, row) =>
      weights.map((__, column) => (row === column ? (penalties[row] ?? 0) + minDiagonal : 0)),
    );
    for (const { values, isTrue } of cases) addCase(values, isTrue, weights, gradient, curvature);
    const change = solve(curvature, gradient);
    weights = weights.map((weight, at) => weight + (change[at] ?? 0));
  }
  return weights;
}

function addCase(
  values: readonly number[],
  isTrue: boolean,
  weights: readonly number[],
  gradient: number[],
  curvature: readonly number[][],
): void {
  const sum = values.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0);
  const probability = 1 / (1 + Math.exp(-sum));
  const spread = probability * (1 - probability);
  values.forEach((value, at) => {
    gradient[at] = (gradient[at] ?? 0) + (Number(isTrue) - probability) * value;
    const row = curvature[at];
    if (row === undefined) return;
    values.forEach((other, column) => {
      row[column] = (row[column] ?? 0) + spread * value * other;
    });
  });
}

function penaltiesOf(cases: readonly LogisticCase[], size: number): readonly number[] {
  return Array.from({ length: size }, (_, at) => {
    const values = cases.map((each) => each.values[at] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return at === 0
      ? 0
      : (l2 * values.reduce((sum, value) => sum + (value - mean) ** 2, 0)) / values.length;
  });
}

/** Returns the solution of linear equations with a positive definite matrix, by Gaussian elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  rows.forEach((pivot, at) => {
    for (const row of rows.slice(at + 1)) {
      const factor = (row[at] ?? 0) / (pivot[at] ?? 1);
      for (let column = at; column < row.length; column++)
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  });
  const found = right.map(() => 0);
  for (let at = rows.length - 1; at >= 0; at--) {
    const row = rows[at] ?? [];
    const known = found.reduce((sum, value, column) => sum + value * (row[column] ?? 0), 0);
    found[at] = ((row[right.length] ?? 0) - known) / (row[at] ?? 1);
  }
  return found;
}
