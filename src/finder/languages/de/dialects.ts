/** Words by which Swiss, Austrian, Bavarian and Swabian writers say "kein", "nicht", "hat" and the like. */
const byStandard: Readonly<Record<string, string>> = {
  kein: 'kei ke kes keis koa koan koans',
  keine: 'koane koana',
  nicht: 'ned net nit nid nöd ni nimma nimmer nüm nümm nümme',
  nichts: 'nüt nüüt nixi',
  mehr: 'meh mea',
  mag: 'mog',
  hat: 'hod het hed',
  ist: 'isch',
  schon: 'scho',
  kann: 'cha chan ko',
  aber: 'oba',
  trinkt: 'drinkt',
  mein: 'mei min',
  meine: 'mini',
  unsere: 'unsre',
  unserem: 'unsrem',
  unseren: 'unsren',
  unserer: 'unsrer',
};

/** The standard word of each word of a dialect, both folded. */
export const dialects: ReadonlyMap<string, string> = new Map(
  Object.entries(byStandard).flatMap(([standard, list]) =>
    list
      .split(' ')
      .map((word) => [word.replaceAll('ö', 'o').replaceAll('ü', 'u'), standard] as const),
  ),
);
