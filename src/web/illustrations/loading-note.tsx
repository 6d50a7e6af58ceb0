import { Bow } from './bow.tsx';

/** Shows that a part is loading; the style sheet delays it, so that a fast load shows nothing. */
export function LoadingNote({ text }: { text: string }) {
  return (
    <p className="loading-note" role="status">
      <Bow width={40} />
      {text}
    </p>
  );
}
