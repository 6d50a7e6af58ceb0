import type { TextPattern } from '../patterns.ts';

/** Titles with what is no surname: a character, a series, a make. */
const known =
  "(?!(?:bean|men|tumble|darcy|potato|brown'?s?|robot|beast|maisel|marple|doubtfire|hinch|who|house|strange|dre|martens?|pepper|oetker|seuss|spock|holmes|fantastic|ripley|sunshine|universe|world|piggy|saigon)\\b)";

export const surnames: readonly TextPattern[] = [
  {
    pattern: `\\b(?:mrs?|ms|miss|mister|dr|doctor|herr|frau|madame|monsieur|mme|senora?|signora?)\\.? ${known}[a-z'-]{2,}`,
    examples: ['thank you for Mrs Baker', 'for my piano teacher, Herr Vogel'],
  },
  {
    // A pet's name.
    pattern:
      "(?<=\\b(?:my|our) (?:[a-z]+ )?(?:cat|kitten|dog|puppy|pup|horse|pony|rabbit|bunny|hamster|guinea pig|parrot|budgie|tortoise),? )[a-z'-]{2,}",
    examples: ['for our cat Ginger'],
  },
];
