const units =
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const tens = 'vingt trente quarante cinquante soixante'.split(' ');
/** The tens of Belgium and Switzerland, which go on as the others do: "nonante-deux". */
const regionalTens = { septante: 70, huitante: 80, octante: 80, nonante: 90 };

/** Yields the number words of French up to 950, as far as ages and budgets need them. */
export function* numberWords(): Generator<readonly [words: string, value: number]> {
  for (const [written, value] of hyphenated()) {
    yield [written, value];
    yield [written.replaceAll('-', ' '), value];
  }
}

function* hyphenated(): Generator<readonly [words: string, value: number]> {
  yield* units.entries().map(([value, unit]) => [unit, value] as const);
  const plainTens = tens.map((ten, i) => [ten, (i + 2) * 10] as const);
  for (const [ten, value] of [...plainTens, ...Object.entries(regionalTens)]) {
    yield [ten, value];
    yield [`${ten}-et-un`, value + 1];
    for (let unit = 2; unit < 10; unit++) yield [`${ten}-${units[unit]}`, value + unit];
  }
  for (let unit = 10; unit < 20; unit++) yield [`soixante-${units[unit]}`, 60 + unit];
  yield ['soixante-et-onze', 71];
  yield ['quatre-vingts', 80];
  yield ['quatre-vingt', 80];
  for (let unit = 1; unit < 20; unit++) yield [`quatre-vingt-${units[unit]}`, 80 + unit];
  yield ['cent', 100];
  yield ['mille', 1000];
  yield* overHundred('cent', 100);
  for (let unit = 2; unit < 10; unit++) {
    yield [`${units[unit]}-cents`, unit * 100];
    yield [`${units[unit]}-cent`, unit * 100];
    yield* overHundred(`${units[unit]}-cent`, unit * 100);
  }
}

/** "Cent quarante", "trois cent dix": the tens over a hundred, as prices are told. */
function* overHundred(hundred: string, value: number): Generator<readonly [string, number]> {
  yield [`${hundred}-dix`, value + 10];
  for (const [i, ten] of tens.entries()) yield [`${hundred}-${ten}`, value + (i + 2) * 10];
  for (const [ten, over] of Object.entries(regionalTens)) yield [`${hundred}-${ten}`, value + over];
  yield [`${hundred}-soixante-dix`, value + 70];
  yield [`${hundred}-quatre-vingts`, value + 80];
  yield [`${hundred}-quatre-vingt-dix`, value + 90];
}
