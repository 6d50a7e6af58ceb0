import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../../test/support/gift-data.ts';
import type { Language } from '../../../../domain/language.ts';

const finder = sharedFinder();
const found = (text: string, language: Language) => {
  const query = finder.parseQuery(text, { language });
  return {
    liked: query.interests.map(({ concept }) => concept),
    excluded: query.excluded.filter((one) => !one.isImplied),
    ideas: finder.find(query, { limit: 30 }).ideas.flatMap(({ id }) => finder.idea(id) ?? []),
  };
};

test.each<[string, Language, string]>([
  ['my granny loves to hear the cello but doesn’t play', 'en', 'cello'],
  ['my uncle isn’t a musician but loves jazz', 'en', 'jazz'],
  ['grandad loves cricket, only to watch', 'en', 'cricket'],
  ['meine Oma hört gern Cello, spielt aber selbst nicht', 'de', 'cello'],
  ['mein Onkel ist kein Musiker, aber liebt Jazz', 'de', 'jazz'],
  ['Opa liebt Tennis, aber nur zum Zuschauen', 'de', 'tennis'],
  ['ma mamie adore le violoncelle mais elle n’en joue pas', 'fr', 'cello'],
  ['mon oncle n’est pas musicien mais adore le jazz', 'fr', 'jazz'],
  ['papi adore le tennis, juste pour regarder', 'fr', 'tennis'],
  ['my sister normally climbs but can’t right now, pregnant', 'en', 'climbing'],
  ['dad plays tennis, isn’t allowed to for six weeks', 'en', 'tennis'],
  ['meine Schwester klettert sonst, darf momentan aber nicht', 'de', 'climbing'],
  ['Papa spielt Tennis, muss gerade pausieren', 'de', 'tennis'],
  ['ma sœur fait de l’escalade, en ce moment elle peut pas', 'fr', 'climbing'],
  ['papa joue au tennis, pas le droit pendant six semaines', 'fr', 'tennis'],
  ['mon parrain va à plein de concerts mais il joue pas', 'fr', 'concerts'],
])('who only watches or listens gets no equipment: "%s" (%s)', (text, language, concept) => {
  const { liked, excluded, ideas } = found(text, language);
  expect(liked).toContain(concept);
  expect(excluded).toEqual([]);
  const about = ideas.filter((idea) => idea.concepts.includes(concept));
  const forWhoever = about.filter(
    ({ kinds, onlyWith }) =>
      onlyWith !== undefined || kinds.includes('course') || kinds.includes('sports-gear'),
  );
  expect(forWhoever.map(({ id }) => id)).toEqual([]);
});

test.each<[string, Language]>([
  ['friend was a climber before, nothing that reminds him please', 'en'],
  ['Freund war davor Kletterer, bitte nichts das ihn erinnert', 'de'],
  ['ami, il faisait de l’escalade avant, rien qui lui rappelle ça', 'fr'],
])('what a gift shall not remind of is refused: "%s" (%s)', (text, language) => {
  const { liked, excluded } = found(text, language);
  expect(liked).not.toContain('climbing');
  expect(excluded).toContainEqual(expect.objectContaining({ concept: 'climbing' }));
});

test.each<[string, Language, string]>([
  ['my brother plays tennis, I can’t come right now', 'en', 'tennis'],
  ['mein Bruder spielt Tennis, das Geld reicht gerade nicht', 'de', 'tennis'],
  ['my brother loves tennis but doesn’t play golf', 'en', 'tennis'],
  ['my brother plays tennis and never misses a match', 'en', 'tennis'],
  ['mein Bruder spielt Tennis, aber nicht im Winter', 'de', 'tennis'],
  ['mon frère joue au tennis mais ne fait pas de golf', 'fr', 'tennis'],
])('who does it gets equipment: "%s" (%s)', (text, language, concept) => {
  const { ideas } = found(text, language);
  expect(
    ideas.some(({ concepts, onlyWith }) => concepts.includes(concept) && onlyWith !== undefined),
  ).toBe(true);
});
