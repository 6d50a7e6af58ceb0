import type { Language } from '../../../src/domain/language.ts';
import { situations } from '../../../src/finder/content/vocabulary.ts';
import { type Knowledge, sentenceOf } from '../../../src/finder/parse/reading.ts';
import type { AnnotatedQuery } from '../../../src/finder/tagger/training/annotated-queries.ts';
import { touches } from '../../../src/finder/text/normalize.ts';
import type { SituationExample } from './learn-situations.ts';

/** Returns an annotated query as situations are learned from it. */
export function situationExample(
  { text, parts }: AnnotatedQuery,
  language: Language,
  known: Knowledge,
): SituationExample {
  const { tokens, grammar } = sentenceOf(text, language, known);
  const stems = tokens.map(({ key }) => grammar.stem(key));
  return {
    stems,
    parts: parts.flatMap((part) => {
      const situation = situations.find((each) => each === part.value);
      if (part.label !== 'situation' || situation === undefined) return [];
      const inside = tokens.flatMap((token, at) => (touches(token, part) ? [at] : []));
      return {
        situation,
        keys: inside.map((at) => tokens[at]?.key ?? ''),
        stems: inside.map((at) => stems[at] ?? ''),
      };
    }),
  };
}
