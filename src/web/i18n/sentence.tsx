import { Fragment, type ReactNode } from 'react';

interface SentenceProps {
  /** a translation with placeholders such as `{terms}` */
  text: string;
  /** what is shown in place of each placeholder */
  parts: Readonly<Record<string, ReactNode>>;
}

/** Shows a sentence with elements in it; the translation decides their order. */
export function Sentence({ text, parts }: SentenceProps): ReactNode {
  // Placeholders and the texts between them; equal ones may occur twice.
  const pieces = text.split(/\{(\w+)\}/);
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change their order
    <Fragment key={index}>{index % 2 === 1 ? parts[piece] : piece}</Fragment>
  ));
}
