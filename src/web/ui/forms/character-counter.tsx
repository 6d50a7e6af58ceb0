/** Returns the count as a sentence for screen readers. */
export type CharacterCounterTexts = (count: number, max: number) => string;

interface CharacterCounterProps {
  count: number;
  max: number;
  words: CharacterCounterTexts;
}

/** Shows how many of the allowed characters are used. */
export function CharacterCounter({ count, max, words }: CharacterCounterProps) {
  return (
    <span className="lining-figures">
      <span aria-hidden="true">
        {count}/{max}
      </span>
      <span className="visually-hidden">{words(count, max)}</span>
    </span>
  );
}
