import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import type { Language } from '../../../domain/language.ts';
import type { Recipient } from '../../content/vocabulary.ts';

const read = (text: string, language: Language) => sharedFinder().parseQuery(text, { language });
const who = (text: string, language: Language) =>
  read(text, language).recipients.map(({ recipient }) => recipient);

type Case = readonly [
  language: Language,
  text: string,
  recipients: readonly Recipient[],
  age: readonly [number, number] | null,
];

test.each<Case>([
  ['en', 'DD 9 is into gymnastics', ['child'], [9, 9]],
  ['en', 'DS, 6, loves diggers', ['child'], [6, 6]],
  ['en', 'mil 68 gardens', ['parent'], [68, 68]],
  ['en', 'FIL turning 70', ['parent'], [70, 70]],
  ['en', 'DH loves cycling', ['partner'], null],
  ['en', 'OH 41 plays darts', ['partner'], [41, 41]],
  ['en', 'BIL 30th birthday', ['sibling'], [30, 30]],
  ['de', 'mein Großer 8 spielt Schach', ['child'], [8, 8]],
  ['de', 'unsere Kleine, 4, mag Hasen', ['child'], [4, 4]],
  ['de', 'meine Jüngste wird 14', ['teen'], [14, 14]],
  ['de', 'die Mäuse 3 und 5', ['child'], [3, 5]],
  ['fr', 'ma puce 5 ans adore danser', ['child'], [5, 5]],
  ['fr', 'mon grand, 16 ans', ['teen'], [16, 16]],
])(
  'an ambiguous word before an age or a verb names a person: %s "%s"',
  (language, text, ...expected) => {
    const query = read(text, language);
    expect([
      query.recipients.map(({ recipient }) => recipient),
      query.age && [query.age.min, query.age.max],
    ]).toEqual(expected);
  },
);

test.each<[Language, string, readonly Recipient[]]>([
  ['en', 'a case for a nintendo ds for my nephew', ['child']],
  ['en', 'nintendo ds games', []],
  ['en', 'oh and my dad likes tea', ['parent']],
  ['de', 'für meine kleine Wohnung', []],
  ['de', 'meine große Schwester wird 30', ['sibling']],
  ['fr', 'notre petite voisine aime le dessin', ['neighbour']],
  ['fr', 'pour ma grande maison', []],
])('elsewhere it names none: %s "%s"', (language, text, found) => {
  expect(who(text, language)).toEqual(found);
});

test.each<Case>([
  ['en', 'my two lads 9 and 12', ['child'], [9, 12]],
  ['en', 'our lasses, 6 and 8, horse mad', ['child'], [6, 8]],
  ['en', 'my girl is 12 and skates', ['child'], [12, 12]],
  ['en', 'my girl turns 30', ['partner'], [30, 30]],
  ['en', 'my girl plays netball for the county team, 15', ['teen'], [15, 15]],
  ['en', 'thank you for the whole team', ['colleague'], null],
  ['en', "my daughter's brownie leader", ['teacher'], null],
  ['en', 'our au pair from Brazil', ['acquaintance'], null],
  ['en', 'my man from the corner shop', ['acquaintance'], null],
  ['de', 'Schwiema 62 näht', ['parent'], [62, 62]],
  ['de', 'Göttibueb 7', ['child'], [7, 7]],
  ['de', 'mein Firmgöd, 45, angelt', ['relative'], [45, 45]],
  ['de', 'die Übungsleiterin meiner Tochter', ['teacher'], null],
  ['fr', 'ma gde mère 82 ans tricote', ['grandparent'], [82, 82]],
  ['fr', 'pour mes gds parents', ['grandparent'], null],
  ['fr', 'ma femme de ménage aime le thé', ['acquaintance'], null],
  ['fr', 'mon homme à tout faire, 60 ans', ['acquaintance'], [60, 60]],
  ['fr', 'ma femme aime le thé', ['partner'], null],
  ['fr', 'mon fils joue dans l’équipe de foot, 9 ans', ['child'], [9, 9]],
  ['fr', 'la cheftaine de ma fille', ['teacher'], null],
])('who receives in everyday words: %s "%s"', (language, text, ...expected) => {
  const query = read(text, language);
  expect([
    query.recipients.map(({ recipient }) => recipient),
    query.age && [query.age.min, query.age.max],
  ]).toEqual(expected);
});
