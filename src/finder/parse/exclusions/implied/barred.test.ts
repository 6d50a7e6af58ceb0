import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../../test/support/gift-data.ts';
import type { Language } from '../../../../domain/language.ts';
import type { Kind } from '../../../content/vocabulary.ts';

const finder = sharedFinder();
const found = (text: string, language: Language) => {
  const query = finder.parseQuery(text, { language });
  const interests = query.interests.map(({ concept }) => concept);
  const ideas = finder.find(query, { limit: 99 }).ideas.flatMap(({ id }) => finder.idea(id) ?? []);
  return { interests, ideas };
};

test.each<[string, Language, string, Kind]>([
  ['my aunt adores rabbits but she is allergic', 'en', 'small-pets', 'pet-supply'],
  ['loves dogs but can’t keep one in his flat', 'en', 'dogs', 'pet-supply'],
  ['rum collector, but no rum please', 'en', 'spirits', 'alcohol'],
  ['Mein Bruder liebt Katzen, ist aber allergisch', 'de', 'cats', 'pet-supply'],
  ['Ginsammler, aber keinen Gin bitte', 'de', 'gin', 'alcohol'],
  ['ma cousine est folle de lapins mais elle y est allergique', 'fr', 'small-pets', 'pet-supply'],
  ['il adore les chiens mais ne peut pas en avoir chez lui', 'fr', 'dogs', 'pet-supply'],
  ['grand amateur de rhum mais surtout pas de rhum', 'fr', 'spirits', 'alcohol'],
])('what is liked and cannot be had stays a theme: "%s"', (text, language, concept, barred) => {
  const { interests, ideas } = found(text, language);
  expect(interests).toContain(concept);
  const about = ideas.filter(
    (idea) => idea.concepts.includes(concept) || idea.also?.includes(concept),
  );
  expect(about.length).toBeGreaterThan(0);
  expect(about.filter(({ kinds }) => kinds.includes(barred))).toEqual([]);
});

test.each<[string, Language, Kind]>([
  ['loves cats, allergic to nuts', 'en', 'pet-supply'],
  ['liebt Hunde und ist gegen Nüsse allergisch', 'de', 'pet-supply'],
  ['elle adore les chats et elle est allergique aux noix', 'fr', 'pet-supply'],
  ['fan de chiens mais pas de chats', 'fr', 'pet-supply'],
])('another allergy, or another animal, bars nothing of it: "%s"', (text, language, kind) => {
  expect(found(text, language).ideas.some(({ kinds }) => kinds.includes(kind))).toBe(true);
});
