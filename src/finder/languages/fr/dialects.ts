/** Verbs by which speakers from Québec and young people say that somebody loves something. */
const byStandard: Readonly<Record<string, string>> = {
  adore: 'trippe tripe kiffe surkiffe raffole',
  adorent: 'trippent kiffent raffolent',
  deteste: 'hait haguit',
};

/** The standard word of each word of a dialect. */
export const dialects: ReadonlyMap<string, string> = new Map(
  Object.entries(byStandard).flatMap(([standard, words]) =>
    words.split(' ').map((word) => [word, standard] as const),
  ),
);
