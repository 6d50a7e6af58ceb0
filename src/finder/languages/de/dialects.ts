import { standardWords } from '../patterns.ts';

/** Words by which Swiss, Austrian, Bavarian and Swabian writers say "kein", "nicht", "hat" and the like. */
const byStandard: Readonly<Record<string, string>> = {
  kein: 'kei ke kes keis koa koan koans ka keen keenen koin',
  keine: 'koane koana kane keene koine keni keini koani',
  nicht: 'nich ned net nit nid nöd ni nimma nimmer nüm nümm nümme',
  nichts: 'nüt nüüt nixi nüscht nischt nüschd',
  ausser: 'usser aussa',
  draussen: 'draussn draussa draussd dusse duss duse',
  sonst: 'sons sunst süsch süscht',
  mehr: 'meh mea',
  mag: 'mog',
  hat: 'hod het hed',
  ist: 'isch is iss',
  fruher: 'friara friaha friahra frieher friehr fruaher',
  schon: 'scho',
  kann: 'cha chan ko',
  wegen: 'wega wegn weng',
  geburtstag: 'gebi',
  wohnung: 'whg wng',
  genug: 'gnua gnuag gnue gnueg jenuch jenug',
  auf: 'uf uff',
  aber: 'oba aba awer awwer',
  trinkt: 'drinkt',
  gern: 'gean gearn',
  liebt: 'liabt',
  spielt: 'spilet spielet spuit spuid',
  strickt: 'stricket',
  kocht: 'chochet kochet chocht',
  malt: 'malet',
  sammelt: 'sammlet',
  arbeitet: 'schaffet',
  kase: 'chas kas',
  wolle: 'wulle',
  hinstellen: 'hinstelle histelle hiistelle hinstelln hischtelle',
  rumstehen: 'umestoh umestah umanandsteh umanandersteh rumstehe rumsteh ummestoh',
  wegwerfen: 'furtschmeisse wegschmeissn',
  blumen: 'blueme bleame bleamal bleamerl',
  katze: 'chatz',
  katzen: 'chatze',
  mein: 'mei min',
  meine: 'mini',
  unsere: 'unsre',
  unserem: 'unsrem',
  unseren: 'unsren',
  unserer: 'unsrer',
};

/** Words that mean something else without their accents: "Garn" is yarn. */
const byAccents: Readonly<Record<string, string>> = { gärn: 'gern', götti: 'patenonkel' };

/** The standard word of each word of a dialect, both folded, but for those that need their accents. */
export const dialects: ReadonlyMap<string, string> = new Map([
  ...Object.entries(byAccents),
  ...[...standardWords(byStandard)].map(
    ([word, standard]) => [word.replaceAll('ö', 'o').replaceAll('ü', 'u'), standard] as const,
  ),
]);

/** Returns "schwimmen" of "schwimmn"; other words as they are. */
export const writtenForm = (word: string): string =>
  word.replace(/(?<=[a-z]{3}[bcdfghklmprstwz])n$/, 'en');
