/** Says the count in words, for those who listen. */
export type CounterWords = (count: number, max: number) => string;

interface CounterProps {
  count: number;
  max: number;
  words: CounterWords;
}

/** How much of the room is used. */
export function Counter({ count, max, words }: CounterProps) {
  return (
    <span className="num">
      <span aria-hidden="true">
        {count}/{max}
      </span>
      <span className="visually-hidden">{words(count, max)}</span>
    </span>
  );
}
