import { hashString } from '../src/domain/hash-string.ts';
import { type Language, languages } from '../src/domain/language.ts';
import type { Idea } from '../src/finder/content/catalogue.ts';
import { createFinder } from '../src/finder/finder.ts';
import { pageSize } from '../src/finder/rank/page.ts';
import type { AnnotatedQuery } from '../src/finder/tagger/training/annotated-queries.ts';
import { loadCatalogue, loadFinderOptions, loadLexicon } from '../test/support/gift-data.ts';
import { gradedQueries, queriesToGrade } from './finder-judge/graded-queries.ts';
import { markedQuery } from './finder-judge/marked-query.ts';

/**
 * Prints for each query to be graded in a language, and for each that has grades, the ideas that have none yet, for a
 * judge who sees query and idea and not the tags: `node scripts/finder-candidates.ts de [count]`. The ideas are those that
 * the finder shows, those that it would show if it parsed as a person does, and some that it would not. With `--shown`
 * they are those of first pages only, so that no page is measured without them.
 */
const [languageArgument, countArgument] = process.argv
  .slice(2)
  .filter((each) => each !== '--shown');
const language = languages.find((each) => each === languageArgument) ?? 'en';
const count = Number(countArgument ?? 25);
const isShownOnly = process.argv.includes('--shown');
const countOfNew = 25;
/** How many of the ideas that the finder shows, and of those it would show for the marked query. */
const [shown, marked, others] = [10, 12, 5];

const catalogue = loadCatalogue();
const finder = createFinder(catalogue, loadLexicon(), loadFinderOptions());
const ideas = catalogue.flatMap((category) => category.ideas);
const graded = gradedQueries(language);
const known = new Map(graded.map(({ query, grades }) => [query.text, new Set(grades.keys())]));
const asked = new Map(
  [...queriesToGrade(language), ...graded.map(({ query }) => query)].map((query) => [
    query.text,
    query,
  ]),
);
[...asked.values()].forEach((query, at) => {
  const judged = known.get(query.text) ?? new Set();
  const fresh = candidates(query).filter((id) => !judged.has(id));
  if (fresh.length === 0) return;
  console.log(`\n## ${at + 1} | ${query.text}`);
  const lines = fresh
    .slice(0, judged.size === 0 ? countOfNew : count)
    .toSorted((a, b) => hashString(query.text + a) - hashString(query.text + b))
    .map((id, place) => `${place + 1} ${id} | ${described(finder.idea(id), language)}`);
  console.log(lines.join('\n'));
});

function candidates(query: AnnotatedQuery): readonly string[] {
  const read = finder.parseQuery(query.text, { language });
  if (isShownOnly) return finder.find(read, { limit: pageSize }).ideas.map(({ id }) => id);
  const perfect = markedQuery(query, language, finder);
  const allows = finder.limits(perfect);
  const rest = ideas
    .map(({ id }) => id)
    .filter(allows)
    .toSorted((a, b) => hashString(`${query.text} ${a}`) - hashString(`${query.text} ${b}`));
  const page = (which: typeof read, limit: number) =>
    finder.find(which, { limit }).ideas.map(({ id }) => id);
  return [
    ...new Set([
      ...page(read, shown),
      ...page(perfect, marked),
      ...page({ ...perfect, interests: [], words: [], kinds: [] }, others),
      ...rest,
    ]),
  ];
}

function described(idea: Idea | undefined, words: Language): string {
  if (idea === undefined) return '';
  const { title, description } = idea[words];
  return `${title} | ${idea.price.join('-')} € | age ${idea.age.join('-')} | ${description}`;
}
