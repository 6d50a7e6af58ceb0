import { expect, test } from 'vitest';
import { sharedFinder } from '../../../test/support/gift-data.ts';
import type { Language } from '../../domain/language.ts';

const finder = sharedFinder();
const shown = (text: string, language: Language, limit = 9) =>
  finder.find(finder.parseQuery(text, { language }), { limit }).ideas.map(({ id }) => id);
const isAllowed = (text: string, language: Language, id: string) =>
  finder.limits(finder.parseQuery(text, { language }))(id);

test.each<[string, Language, string]>([
  ['no experiences, my aunt loves wine', 'en', 'wine-seminar-voucher'],
  ['only books for a boy of 14 who loves role-playing games', 'en', 'role-playing-starter-box'],
  ['Tante ist Diabetikerin und backt gern', 'de', 'macaron-baking-set'],
  ['mon oncle est diabétique, il aime la cuisine libanaise', 'fr', 'levantine-mezze-box'],
  ['grandma has hay fever, something for her wardrobe', 'en', 'lavender-sachet-cotton'],
  ['nichts aus Plastik, Neffe, 15, Sneaker', 'de', 'sneaker-customising-paints'],
  ['niece, 14, loves horses', 'en', 'detailed-model-horse-with-tack'],
])('"%s" (%s) rules out %s', (text, language, id) => {
  expect(isAllowed(text, language, id)).toBe(false);
});

test('a box of dates for Eid costs no more than fifteen euros', () => {
  expect(isAllowed('Eid gift for a friend, at most 15 euros', 'en', 'box-of-stuffed-dates')).toBe(
    true,
  );
});

test.each<[string, Language, string]>([
  [
    'ils viennent de s’acheter un canapé, ils aiment leur salon',
    'fr',
    'woodworking-weekend-course',
  ],
  ['a new sofa, they love furniture', 'en', 'woodworking-weekend-course'],
  ['my brother draws all day', 'en', 'political-cartoons-of-the-year'],
  ['Bruder zeichnet den ganzen Tag', 'de', 'graphic-novel-hardcover'],
  ['our childminder, a thank you', 'en', 'praise-stamp-set-for-teachers'],
  ['mon neveu collectionne les minéraux', 'fr', 'usb-coin-microscope'],
  ['thank you for the postman', 'en', 'letter-of-thanks-read-aloud'],
  ['a colleague leaves the team, she is 40', 'en', 'first-savings-plan-envelope'],
])('"%s" (%s) is shown no %s', (text, language, id) => {
  expect(shown(text, language)).not.toContain(id);
});
