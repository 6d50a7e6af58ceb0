const units =
  'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const tens = 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig'.split(' ');

/** Yields the number words of German up to 999, as far as ages and budgets need them. */
export function* numberWords(): Generator<readonly [words: string, value: number]> {
  yield* underHundred();
  for (const [value, unit] of units.slice(1, 13).entries())
    yield [`${stemOf(unit)}einhalb`, value + 1.5];
  yield ['anderthalb', 1.5];
  // "Zu fünft": how many people they are.
  for (const [at, word] of 'zweit dritt viert funft sechst siebt acht neunt zehnt'
    .split(' ')
    .entries())
    yield [word, at + 2];
  yield ['hundert', 100];
  for (const [word, value] of underHundred())
    if (value % 10 === 0)
      for (const hundred of ['hundert', 'einhundert']) yield [`${hundred}${word}`, 100 + value];
  for (const [i, unit] of units.slice(1, 10).entries()) {
    yield [`${stemOf(unit)}hundert`, (i + 1) * 100];
    yield [`${stemOf(unit)}hundertfunfzig`, (i + 1) * 100 + 50];
  }
}

function* underHundred(): Generator<readonly [words: string, value: number]> {
  yield* units.entries().map(([value, unit]) => [unit, value] as const);
  for (const [i, ten] of tens.entries()) {
    yield [ten, (i + 2) * 10];
    for (const [u, unit] of units.slice(1, 10).entries())
      yield [`${stemOf(unit)}und${ten}`, (i + 2) * 10 + u + 1];
  }
}

/** "Eins" loses its last letter in compounds. */
function stemOf(unit: string): string {
  return unit.replace('eins', 'ein');
}
