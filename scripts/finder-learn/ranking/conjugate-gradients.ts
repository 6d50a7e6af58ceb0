const maxSteps = 60;
/**
 * Solves the linear equations `multiply(x) = right` for a symmetric positive definite matrix by conjugate gradients
 * (Hestenes and Stiefel, "Methods of conjugate gradients for solving linear systems", 1952).
 * @param multiply returns the product of the matrix and a vector, as a new vector
 * @param tolerance the part of the right side's length that may be left over
 */
export function solve(
  right: Float64Array,
  multiply: (vector: Float64Array) => Float64Array,
  tolerance = 1e-4,
): Float64Array {
  const solution = new Float64Array(right.length);
  const rest = right.slice();
  const direction = rest.slice();
  let squared = dot(rest, rest);
  const enough = squared * tolerance ** 2;
  for (let step = 0; step < maxSteps && squared > enough; step += 1) {
    const product = multiply(direction);
    const length = squared / dot(direction, product);
    for (let at = 0; at < right.length; at += 1) {
      solution[at] = (solution[at] ?? 0) + length * (direction[at] ?? 0);
      rest[at] = (rest[at] ?? 0) - length * (product[at] ?? 0);
    }
    const next = dot(rest, rest);
    const share = next / squared;
    for (let at = 0; at < right.length; at += 1)
      direction[at] = (rest[at] ?? 0) + share * (direction[at] ?? 0);
    squared = next;
  }
  return solution;
}

/** A loop: the vectors have a million numbers, and `reduce` takes several times as long. */
function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
