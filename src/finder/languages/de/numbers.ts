const units =
  'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const tens = 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig'.split(' ');

/** Numbers as Austrian, Bavarian, Swabian, Swiss and northern writers spell them, folded. */
const dialectNumbers: Readonly<Record<number, string>> = {
  1.5: 'anderthoib eineinhoib oaneinhoib oanahoib annerthalb',
  2: 'zwo zwoa zwa zwee zwaa',
  3: 'dru drui dree',
  4: 'viere vieri veer',
  5: 'funfe funfi fuf fufi foif fif fimf',
  6: 'sechse sechsi sechserl',
  7: 'siebn siebne sibne siebni sibni simme',
  8: 'ochte ochti achti ocht',
  9: 'neune neini nuni noin',
  10: 'zehne zehni zah',
  11: 'oif ouf',
  12: 'zwolfe zwoife zwoif zwolfi',
  13: 'dreizehne drizah',
  14: 'vierzehne vierzah',
  15: 'funfzehne fuchzehn fuchzehne fuffzehn fufzehn fuffzehne fufzah',
  16: 'sechzehne sachzah',
  17: 'siebzehne siebzah',
  18: 'achtzehne ochtzehn achtzah',
  19: 'neunzehne nunzah',
  20: 'zwanzg zwanzge zwanzga zwanzich zwoanzg zwoanzge zwanzgi',
  30: 'dreissg dreissge dreissich dreisg drissg drissig',
  40: 'vierzg vierzge vierzich vierzgi',
  50: 'funfzg fuffzig fuffzich fuchzg fuchzge fuchzig fufzig fufzg fufzge funfzich',
  60: 'sechzg sechzge sechzich sachzg',
  70: 'siebzg siebzge siebzich',
  80: 'achtzg achtzge achtzich ochtzg ochtzge',
  90: 'neunzg neunzge neunzich nunzg',
};

/** Yields the number words of German up to 999, as far as ages and budgets need them. */
export function* numberWords(): Generator<readonly [words: string, value: number]> {
  yield* underHundred();
  yield* inDialects();
  for (const [value, unit] of units.slice(1, 13).entries())
    yield [`${stemOf(unit)}einhalb`, value + 1.5];
  yield ['anderthalb', 1.5];
  // "Zu fünft": how many people they are.
  for (const [at, word] of 'zweit dritt viert funft sechst siebt acht neunt zehnt elft zwolft'
    .split(' ')
    .entries())
    yield [word, at + 2];
  yield ['hundert', 100];
  yield ['tausend', 1000];
  yield ['eintausend', 1000];
  yield ['zweitausend', 2000];
  for (const [word, value] of underHundred())
    if (value % 10 === 0)
      for (const hundred of ['hundert', 'einhundert']) yield [`${hundred}${word}`, 100 + value];
  for (const [i, unit] of units.slice(1, 10).entries()) {
    yield [`${stemOf(unit)}hundert`, (i + 1) * 100];
    yield [`${stemOf(unit)}hundertfunfzig`, (i + 1) * 100 + 50];
  }
}

const noteEndings = {
  tens: 'iger iga igerl ger ga gerl jer'.split(' '),
  others: 'er a erl erli'.split(' '),
};

/** Yields the words for coins and notes of money from 5 to 100 with their worth, also in dialects: "fuffzger". */
export function* noteWords(): Generator<readonly [word: string, worth: number]> {
  for (const [at, ten] of tens.entries()) {
    const worth = (at + 2) * 10;
    const spelt = [ten, ...(dialectNumbers[worth] ?? '').split(' ')];
    const roots = new Set(spelt.map((word) => word.replace(/(?:i?g[aei]?|ich)$/, '')));
    for (const root of roots) for (const end of noteEndings.tens) yield [`${root}${end}`, worth];
  }
  const others = { 5: 'funf fimf fuf foif', 10: 'zehn', 100: 'hundert' };
  for (const [worth, roots] of Object.entries(others))
    for (const root of roots.split(' '))
      for (const end of noteEndings.others) yield [`${root}${end}`, Number(worth)];
}

function* inDialects(): Generator<readonly [words: string, value: number]> {
  for (const [value, list] of Object.entries(dialectNumbers)) {
    for (const word of list.split(' ')) yield [word, Number(value)];
    if (Number(value) < 20) continue;
    for (const ten of list.split(' '))
      for (const [at, unit] of units.slice(1, 10).entries())
        yield [`${stemOf(unit)}und${ten}`, Number(value) + at + 1];
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
