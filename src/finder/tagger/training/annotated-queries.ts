import { beginTag, type Label, type LabelledPart, labels, outside } from '../labels.ts';
import type { TaggerToken } from '../tokens.ts';

/** A query with the parts that a reader marked in it. */
export interface AnnotatedQuery {
  readonly text: string;
  /** in the order of the text; they do not overlap */
  readonly parts: readonly AnnotatedPart[];
}

/** A marked part; `value` is the closed value of a recipient, age, budget, occasion, situation or tone. */
export interface AnnotatedPart extends LabelledPart {
  readonly value: string | undefined;
}

/** Marks a query with typos, dialect or without punctuation. */
const noisy = /^~ /;
/** `{label:words}` or `{label=value:words}` */
const mark = /\{([a-z]+)(?:=([^:{}]*))?:([^{}]*)\}/g;

/**
 * Returns the query that one line of `content/gifts/queries` describes.
 * @throws Error for an unknown label or a brace outside a mark
 */
export function parseAnnotatedQuery(line: string): AnnotatedQuery {
  const marked = line.replace(noisy, '');
  const parts: AnnotatedPart[] = [];
  let text = '';
  let from = 0;
  for (const match of marked.matchAll(mark)) {
    const [whole, name, value, words = ''] = match;
    text += marked.slice(from, match.index);
    const start = text.length;
    text += words;
    parts.push({ label: labelNamed(name, line), start, end: text.length, value });
    from = match.index + whole.length;
  }
  text += marked.slice(from);
  if (/[{}]/.test(text)) throw new Error(`A brace stands outside a mark: ${line}`);
  return { text, parts };
}

function labelNamed(name: string | undefined, line: string): Label {
  const label = labels.find((each) => each === name);
  if (label === undefined) throw new Error(`Unknown label "${name}": ${line}`);
  return label;
}

/** Returns the tag of each token; a token that a part touches belongs to it. */
export function tagsOf(
  tokens: readonly TaggerToken[],
  { parts }: AnnotatedQuery,
): readonly number[] {
  let previous: AnnotatedPart | undefined;
  return tokens.map(({ start, end }) => {
    const part = parts.find((each) => start < each.end && each.start < end);
    const tag = part ? beginTag(part.label) + Number(part === previous) : outside;
    previous = part;
    return tag;
  });
}
