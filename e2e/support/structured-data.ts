/**
 * What schema.org and search engines ask of the kinds of things that our pages speak of. Whatever is
 * not named here is a complaint, so that a mistyped property is one, too.
 * Reference: https://schema.org and https://developers.google.com/search/docs/appearance/structured-data
 */
type Kind = 'text' | 'address' | 'count' | 'language' | Name | readonly [Name];
type Name = keyof typeof rules;
interface Rule {
  readonly needed: Readonly<Record<string, string | readonly [string]>>;
  readonly allowed: Readonly<Record<string, string | readonly [string]>>;
}

const rules = {
  WebSite: {
    needed: { name: 'text', url: 'address' },
    allowed: { description: 'text', inLanguage: 'language', publisher: 'Organization' },
  },
  Organization: { needed: { name: 'text' }, allowed: { url: 'address', logo: 'ImageObject' } },
  ImageObject: { needed: { url: 'address' }, allowed: { width: 'count', height: 'count' } },
  FAQPage: {
    needed: { mainEntity: ['Question'] },
    allowed: { inLanguage: 'language', isPartOf: 'WebSite' },
  },
  Question: { needed: { name: 'text', acceptedAnswer: 'Answer' }, allowed: {} },
  Answer: { needed: { text: 'text' }, allowed: {} },
  Article: {
    needed: { headline: 'text', image: 'ImageObject', author: 'Organization' },
    allowed: {
      description: 'text',
      inLanguage: 'language',
      mainEntityOfPage: 'address',
      datePublished: 'text',
      dateModified: 'text',
      publisher: 'Organization',
    },
  },
  BreadcrumbList: { needed: { itemListElement: ['ListItem'] }, allowed: {} },
  ListItem: { needed: { position: 'count', name: 'text', item: 'address' }, allowed: {} },
} as const satisfies Record<string, Rule>;

export interface Thing extends Record<string, unknown> {
  '@type': string;
}

const languages = ['en', 'de', 'fr'];

/** What is wrong with the things that a page tells, in words; nothing if all is well. */
export function complaintsAboutThings(things: readonly Thing[]): string[] {
  const ids = new Map(things.map((thing) => [thing['@id'], thing['@type']]));
  return things.flatMap((thing) => [
    ...(thing['@context'] === 'https://schema.org' ? [] : [`${thing['@type']} has no context`]),
    ...aboutThing(thing, null, thing['@type'], ids),
  ]);
}

function aboutThing(
  thing: Thing,
  wanted: string | null,
  path: string,
  ids: ReadonlyMap<unknown, string>,
): string[] {
  const keys = Object.keys(thing);
  if (keys.length === 1 && keys[0] === '@id')
    return ids.get(thing['@id']) === wanted ? [] : [`${path} refers to no ${wanted}`];
  const type = thing['@type'];
  if (!Object.hasOwn(rules, type) || (wanted && type !== wanted)) return [`${path} is a ${type}`];
  const { needed, allowed }: Rule = rules[type as Name];
  const known = { ...needed, ...allowed };
  return [
    ...Object.keys(needed)
      .filter((name) => !(name in thing))
      .map((name) => `${path} has no ${name}`),
    ...Object.entries(thing).flatMap(([name, value]) => {
      if (name.startsWith('@')) return [];
      const kind = known[name];
      if (!kind) return [`${path} has a ${name}`];
      return aboutValue(value, kind as Kind, `${path}.${name}`, ids);
    }),
    ...(type === 'Article' && String(thing['headline']).length > 110 ? [`${path} is long`] : []),
  ];
}

function aboutValue(
  value: unknown,
  kind: Kind,
  path: string,
  ids: ReadonlyMap<unknown, string>,
): string[] {
  const isText =
    typeof value === 'string' && value.trim() !== '' && !/[<>\u00ad]|&\w+;/.test(value);
  const complaint = [`${path} is no ${String(kind)}: ${JSON.stringify(value)}`];
  if (kind === 'text') return isText ? [] : complaint;
  if (kind === 'language') return languages.includes(String(value)) ? [] : complaint;
  if (kind === 'count') return Number.isInteger(value) && Number(value) > 0 ? [] : complaint;
  if (kind === 'address') return isText && URL.canParse(value) ? [] : complaint;
  if (typeof kind === 'string') return aboutThing(value as Thing, kind, path, ids);
  const [each] = kind;
  if (!Array.isArray(value) || value.length === 0) return complaint;
  return (value as Thing[]).flatMap((thing, at) => [
    ...(each === 'ListItem' && thing['position'] !== at + 1 ? [`${path} is out of order`] : []),
    ...aboutThing(thing, each, `${path}.${at}`, ids),
  ]);
}
