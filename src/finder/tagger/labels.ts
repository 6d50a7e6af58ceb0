/** What a part of a query says; `content/gifts/queries/README.md` defines each label. */
export const labels = [
  'recipient',
  'other',
  'age',
  'budget',
  'occasion',
  'situation',
  'likes',
  'job',
  'owns',
  'ended',
  'refuses',
  'only',
  'diet',
  'wants',
  'tone',
] as const;
/** The meaning of a part of a query. */
export type Label = (typeof labels)[number];

/** The labels of what somebody likes or wants. */
export const likedLabels: readonly Label[] = ['likes', 'wants', 'only'];
/** The labels of what somebody no longer does, refuses or has already. */
export const contraryLabels: readonly Label[] = ['ended', 'refuses', 'owns'];
/** The labels of words that name what a gift may be about. */
export const interestLabels: readonly Label[] = [...likedLabels, 'job', 'diet', 'tone'];
/** The labels of words that name a kind of product to give. */
export const kindLabels: readonly Label[] = ['wants', 'only', 'likes', 'tone'];
/** The labels of words that themselves say what must not be given. */
export const refusalLabels: readonly Label[] = ['refuses', 'owns', 'ended', 'only', 'diet'];
/** The labels of words that exclude something, or imply that it is excluded. */
export const exclusionLabels: readonly Label[] = [...refusalLabels, 'situation'];
/** The labels of words that name an occasion. */
export const occasionLabels: readonly Label[] = ['occasion', 'situation'];

/** A part of a text: UTF-16 offsets, the end excluded. */
export interface LabelledPart {
  readonly label: Label;
  readonly start: number;
  readonly end: number;
}

/**
 * The tags of tokens in the BIO scheme (Ramshaw and Marcus 1995): 0 is outside, 1 + 2k begins a part
 * with label k, 2 + 2k continues it.
 */
export const tagCount = 1 + 2 * labels.length;
export const outside = 0;

const beginTags = Object.fromEntries(
  labels.map((label, index) => [label, 1 + 2 * index]),
) as Readonly<Record<Label, number>>;

/** Returns the tag of the first token of a part. */
export function beginTag(label: Label): number {
  return beginTags[label];
}

/** Returns true when the tag continues a part. */
function isInside(tag: number): boolean {
  return tag > 0 && tag % 2 === 0;
}

/** Returns the label of a tag, or undefined outside of parts. */
export function labelOf(tag: number): Label | undefined {
  return tag === outside ? undefined : labels[(tag - 1) >> 1];
}

/** Returns true when a tag may follow another: a part is continued only by its own label. */
export function mayFollow(previous: number, tag: number): boolean {
  return !isInside(tag) || previous === tag || previous === tag - 1;
}
