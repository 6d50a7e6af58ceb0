const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Yields the number words of English up to 950, as far as ages and budgets need them. */
export function* numberWords(): Generator<readonly [words: string, value: number]> {
  yield* units.entries().map(([value, unit]) => [unit, value] as const);
  for (const [i, ten] of tens.entries()) {
    yield [ten, (i + 2) * 10];
    for (let unit = 1; unit < 10; unit++)
      for (const joint of ['-', ' ', ''])
        yield [`${ten}${joint}${units[unit]}`, (i + 2) * 10 + unit];
  }
  yield ['hundred', 100];
  yield ['hundred and fifty', 150];
  for (const [before, factor] of [['a', 1] as const, ...units.slice(1, 10).map(counted)]) {
    yield [`${before} hundred`, factor * 100];
    yield [`${before} hundred and fifty`, factor * 100 + 50];
    yield [`${before} hundred fifty`, factor * 100 + 50];
  }
}

function counted(unit: string, index: number): readonly [string, number] {
  return [unit, index + 1];
}
