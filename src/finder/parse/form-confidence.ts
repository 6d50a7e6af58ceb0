/** How sure the form of a word makes what it means, from 0 to 1. */
export const formConfidence = {
  /** as it is listed */
  listed: 1,
  /** another form of a listed word */
  stem: 0.9,
  /** a compound, one of whose parts is listed and tells what it is */
  compound: 0.85,
  /** a listed word of another language */
  foreign: 0.8,
  /** a compound, of which a part is listed */
  part: 0.75,
  typo: 0.65,
} as const;
