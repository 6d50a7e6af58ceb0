import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { wrongFrenchSpaces } from '../../../test/support/french-spaces.ts';
import { languages } from '../../domain/language.ts';
import { loadMessages } from '../i18n/messages.ts';
import { createTranslator } from '../i18n/translator.ts';
import { I18nProvider } from '../i18n/use-i18n.tsx';
import { slugs } from './article-cards.ts';
import { ArticleMasthead } from './article-masthead.tsx';
import { articleStructuredData } from './article-structured-data.ts';
import { articleCards, articleOf } from './articles.ts';
import { withReferences } from './references.ts';

await Promise.all(languages.map(loadMessages));

const labels = { source: (n: number) => `Source ${n}`, back: (n: number) => `Back ${n}` };
const all = languages.flatMap((language) => slugs.map((slug) => [language, slug] as const));
const requireArticle = (language: (typeof languages)[number], slug: string) => {
  const article = articleOf(language, slug);
  if (!article) throw new Error(`${language}/${slug}`);
  return article;
};
const attributes = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value]) => value);

describe.each(all)('%s/%s', (language, slug) => {
  const article = requireArticle(language, slug);
  const html = withReferences(article.html, labels);

  test('every reference in the text links to a source, and every source back to the text', () => {
    const ids = attributes(html, / id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    for (const target of attributes(html, / href="#([^"]+)"/g)) expect(ids).toContain(target);
    const sources = ids.filter((id) => id?.startsWith('source-'));
    const cited = new Set(attributes(html, / href="#(source-[^"]+)"/g));
    expect(cited).toEqual(new Set(sources));
    expect(attributes(html, / href="#(ref-[^"]+)"/g)).toHaveLength(
      attributes(html, / id="(ref-[^"]+)"/g).length,
    );
    expect(sources.length > 0).toBe(!article.isStory);
    expect(html).not.toMatch(/\[\d/);
  });

  test('is between 900 and 1,500 words long', () => {
    const [body = ''] = article.html.split(/<h2>(?:Sources|Quellen)<\/h2>/);
    const words = body
      .replace(/<[^>]+>|\[[\d, ]+\]/g, ' ')
      .trim()
      .split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1500);
  });

  test('names its author, its date and the address for corrections', () => {
    const i18n = createTranslator(language);
    const masthead = renderToString(
      <I18nProvider language={language}>
        <ArticleMasthead article={article} />
      </I18nProvider>,
    );
    expect(masthead).toContain(i18n.t(article.isStory ? 'article.methodStory' : 'article.method'));
    expect(masthead).toContain(`href="/${language}/impressum"`);
    const [data] = articleStructuredData(
      i18n,
      { origin: 'https://example.com', retentionMonths: 24 },
      article,
    );
    expect(data).toMatchObject({
      author: { name: i18n.t('article.editors') },
      datePublished: article.published,
      dateModified: article.revised,
    });
    expect(masthead).toContain(`dateTime="${article.revised}"`);
  });
});

test('a line of a French article never begins with a colon, nor ends with an opening quote', () => {
  for (const slug of slugs)
    expect([slug, ...wrongFrenchSpaces(requireArticle('fr', slug).html)]).toEqual([slug]);
  for (const { title, teaser } of articleCards('fr'))
    expect(wrongFrenchSpaces(`${title}\n${teaser}`)).toEqual([]);
});

test('the legal pages keep the French spaces too', () => {
  const legal = new URL('../../../content/legal/', import.meta.url);
  for (const name of ['privacy-policy.fr.html', 'terms-of-use.fr.html'])
    expect(wrongFrenchSpaces(readFileSync(new URL(name, legal), 'utf8'))).toEqual([]);
});

test('a story says in its first lines that it is a story', () => {
  const says = { en: 'this is a story', de: 'eine Geschichte', fr: 'histoire inventée' };
  for (const language of languages)
    expect(
      requireArticle(language, 'ai-tried-to-buy-me-a-birthday-present').html.slice(0, 1500),
    ).toMatch(new RegExp(says[language].replaceAll(' ', '\\s+')));
});

test('two references to one source have two links back, and text without references is unchanged', () => {
  const html = '<p>One[1] and two[1, 2].</p><ol><li>A</li><li>B</li></ol>';
  const linked = withReferences(html, labels);
  expect(attributes(linked, / id="([^"]+)"/g)).toEqual([
    'ref-1',
    'ref-1-2',
    'ref-2',
    'source-1',
    'source-2',
  ]);
  expect(linked.match(/class="article__backlink"/g)).toHaveLength(3);
  expect(linked).toContain('aria-label="Source 2"');
  const plain = '<p>One</p><ol><li>A</li></ol>';
  expect(withReferences(plain, labels)).toBe(plain);
});
