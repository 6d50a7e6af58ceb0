import { expect, test } from 'vitest';
import { sharedFinder } from '../../../test/support/gift-data.ts';
import type { Language } from '../../domain/language.ts';
import { exclusionName } from '../exclusion.ts';
import type { QueryPart } from '../parsed-query.ts';

const finder = sharedFinder();
const read = (text: string, language: Language) => finder.parseQuery(text, { language });
const who = (text: string, language: Language) => {
  const { recipients, gender } = read(text, language);
  return [recipients.map(({ recipient }) => recipient).join('+'), gender];
};
const refused = (text: string, language: Language) =>
  read(text, language).excluded.map(exclusionName);
const likes = (text: string, language: Language) =>
  read(text, language).interests.map(({ concept }) => concept);

test.each<[Language, string, string, 'f' | 'm' | null]>([
  ['en', 'gift for my mum', 'parent', 'f'],
  ['en', 'my wife turns 40', 'partner', 'f'],
  ['en', "my sister's kids", 'child', null],
  ['en', 'for my dad who likes fishing and my mum who bakes', 'parent', null],
  ['en', 'my son’s teacher', 'teacher', null],
  ['en', 'daughter, 25', 'relative', 'f'],
  ['en', 'kniting grandmotehr', 'grandparent', 'f'],
  ['en', 'a book lover', '', null],
  ['de', 'für meinen Schwiegervater', 'parent', 'm'],
  ['de', 'fuer meine Kollegin', 'colleague', 'f'],
  ['de', 'meine Freundin', 'partner', 'f'],
  ['de', 'eine gute Freundin', 'friend', 'f'],
  ['de', 'Lehrerin meines Sohnes', 'teacher', 'f'],
  ['de', 'Junge 10 Jahre', 'child', 'm'],
  ['de', 'mein Bruder klettert nicht mehr', 'sibling', 'm'],
  ['de', 'was zum Muttertag', 'parent', 'f'],
  ['de', 'für meinen Sohn, der den Führerschein gemacht hat', 'relative', 'm'],
  ['fr', 'pour ma belle-mère', 'parent', 'f'],
  ['fr', 'ma copine', 'partner', 'f'],
  ['fr', 'ma meilleure amie', 'friend', 'f'],
  ['fr', 'prof de maths de mon fils', 'teacher', null],
  ['fr', 'ma fille de 10 ans', 'child', 'f'],
  ['fr', 'ma soeur jumelle', 'sibling', null],
])('%s "%s" is for %s', (language, text, recipient, gender) => {
  const [found, lean] = who(text, language);
  expect(found).toBe(recipient);
  if (gender) expect(lean).toBe(gender);
});

test.each<[Language, string, string]>([
  ['en', 'birthday present', 'birthday'],
  ['en', 'secret santa', 'secret-santa'],
  ['en', '50th anniversary', 'anniversary'],
  ['en', 'sorry gift after a fight', 'apology'],
  ['en', 'chirstmas', 'christmas'],
  ['de', 'Geburtstagsgeschenk', 'birthday'],
  ['de', 'Einweihungsgeschenk', 'housewarming'],
  ['de', 'wichteln', 'secret-santa'],
  ['de', '10 Jahre verheiratet', 'anniversary'],
  ['de', 'hochzeitsgeschänk', 'wedding'],
  ['fr', 'anniversaire de maman', 'birthday'],
  ['fr', 'anniversaire de mariage', 'anniversary'],
  ['en', 'my parents have been married 50 years', 'anniversary'],
  ['fr', 'mes parents sont mariés depuis 50 ans', 'anniversary'],
  ['en', 'christmas dinner at my in-laws, what do I bring', 'invitation'],
  ['de', 'Weihnachten bei den Schwiegereltern, was bringe ich mit', 'invitation'],
  ['fr', 'réveillon chez mes beaux-parents, j’amène quoi', 'invitation'],
  ['fr', 'pot de départ', 'farewell'],
  ['fr', 'crémaillère', 'housewarming'],
])('%s "%s" is %s', (language, text, occasion) => {
  expect(read(text, language).occasion?.occasion).toBe(occasion);
});

test.each<[Language, string, readonly string[]]>([
  ['en', 'no alcohol', ['flag:alcohol']],
  ['en', 'no books, loves tea', ['kind:book']],
  ['en', 'not alcohol or chocolate', ['flag:alcohol', 'concept:chocolate']],
  ['en', 'hates cooking but loves yoga', ['concept:cooking']],
  ['en', 'allergic to nuts', ['flag:nuts']],
  ['en', "doesn't drink", ['flag:alcohol']],
  ['en', 'wine lover but is pregnant', ['flag:alcohol', 'concept:wine']],
  ['de', 'kein Alkohol', ['flag:alcohol']],
  ['de', 'keine Bücher', ['kind:book']],
  ['de', 'alles außer Bücher', ['kind:book']],
  ['de', 'mag keine Blumen und keine Bücher, aber Tee', ['kind:flowers', 'kind:book']],
  ['de', 'sie mag Kaffee nicht, liebt Tee', ['concept:coffee']],
  ['de', 'Alkohol trinkt er nicht', ['flag:alcohol']],
  ['de', 'bloß nichts Lautes', ['flag:noisy']],
  ['de', 'nichts mit Nüssen', ['flag:nuts']],
  ['de', 'er hat schon so viele Werkzeuge', ['kind:tool']],
  ['en', 'already has too many candles', ['kind:candle']],
  ['fr', 'surtout pas de parfum', ['kind:perfume']],
  ['fr', 'sauf les livres', ['kind:book']],
  ['fr', "pas d'alcool ni de fleurs", ['flag:alcohol', 'kind:flowers']],
  ['fr', "elle n'aime pas le café", ['concept:coffee']],
  ['fr', 'allergique aux noix', ['flag:nuts']],
  ['fr', 'sans écran', ['flag:screen']],
])('%s "%s" refuses', (language, text, exclusions) => {
  expect(refused(text, language)).toEqual(expect.arrayContaining([...exclusions]));
});

test.each<[Language, string]>([
  ['en', 'no idea what to get'],
  ['en', 'has everything'],
  ['en', 'already has everything'],
  ['en', 'nothing too expensive'],
  ['en', 'not only books'],
  ['de', 'keine Ahnung was ich schenken soll'],
  ['de', 'hat schon alles'],
  ['de', 'nicht zu teuer'],
  ['de', 'nichts Besonderes'],
  ['fr', "je n'ai aucune idée"],
  ['fr', 'pas trop cher'],
  ['fr', 'il a déjà tout'],
  ['en', 'my sister just got a kitten, i am allergic to cats'],
  ['de', 'die Nachbarin hat einen Welpen, ich hab selber Angst vor Hunden'],
  ['fr', 'mon frère a un chaton et moi je suis allergique aux chats'],
  ['en', 'my uncle has no hobbies apart from sudoku'],
  ['de', 'Papa hat keine Hobbys außer Angeln'],
  ['fr', 'ma tante n’a pas de passion à part le jardinage'],
])('%s "%s" refuses nothing', (language, text) => expect(refused(text, language)).toEqual([]));

test('an exclusion ends where a new clause begins', () => {
  expect(likes('hates cooking but loves yoga', 'en')).toEqual(['yoga']);
  expect(likes('mag keine Blumen, aber Tee', 'de')).toEqual(['tea']);
  expect(likes('déteste lire mais adore le vélo', 'fr')).toEqual(['cycling']);
});

test.each([
  ['en', 'new baby gift for the mum, not for the kids', 'parent'],
  ['de', 'etwas für die Mama, nicht für das Kind', 'parent'],
  ['fr', 'cadeau pour la maman, pas pour le bébé', 'parent'],
] as const)(
  '%s "%s": a person whom the gift is not for is no recipient',
  (language, text, recipient) => {
    expect(read(text, language).recipients.map((one) => one.recipient)).toEqual([recipient]);
  },
);

test('a thing that the recipient owns is no request for another one, but shows an interest', () => {
  const query = read('boyfriend already owns a guitar', 'en');
  expect(query.interests.map(({ concept }) => concept)).toEqual(['guitar']);
  const found = finder.find(query, { limit: 9 }).ideas.map(({ id }) => finder.idea(id));
  expect(
    found.some((idea) => idea?.kinds.includes('instrument') && idea.concepts.includes('guitar')),
  ).toBe(false);
});

test.each<[Language, string, string]>([
  ['en', 'mad about dinosaurs', 'dinosaurs'],
  ['en', 'amateur astronomer', 'space'],
  ['en', 'kniting', 'knitting'],
  ['en', 'dad loves Harry Potter', 'fantasy'],
  ['en', 'reads Agatha Christie’s novels', 'crime-fiction'],
  ['de', 'ist riesiger Fan von Taylor Swift', 'pop-music'],
  ['en', '🎸', 'guitar'],
  ['de', 'Kletterer', 'climbing'],
  ['de', 'bierbrauer', 'beer'],
  ['de', 'Yogalehrerin', 'yoga'],
  ['de', 'fahrraeder', 'cycling'],
  ['fr', 'randoneur', 'hiking'],
  ['fr', "fait de l'escalade", 'climbing'],
  ['fr', 'jeux vidéo', 'gaming'],
])('%s "%s" is about %s', (language, text, concept) =>
  expect(likes(text, language)).toContain(concept),
);

test('a word that shares only the stem of another is not a form of it', () => {
  expect(likes('she loves her old records', 'en')).not.toContain('flute');
  expect(likes('il est supporté', 'fr')).not.toContain('sports-fan');
});

test('a word for the recipient can be an interest too', () => {
  expect(who('Erzieherin, 10 €', 'de')[0]).toBe('teacher');
  expect(likes('Erzieherin, 10 €', 'de')).toEqual(['teachers']);
  expect(likes('mon amie est enceinte', 'fr')).toEqual(['pregnancy-care']);
  expect(likes('my mum', 'en')).toEqual([]);
});

test.each<[Language, string]>([
  ['de', 'ich brauche was'],
  ['de', 'die Braut'],
  ['de', 'am laufenden Band Ideen'],
  ['en', 'a lovely house'],
  ['en', 'a change of place'],
  ['en', 'running late, need help'],
  ['en', 'the best gift ever'],
  ['fr', 'je cherche quelque chose de neuf'],
  ['fr', 'une bonne idée pour la maison'],
  ['en', 'asdfgh qwerty'],
])('%s "%s" is about nothing', (language, text) => expect(likes(text, language)).toEqual([]));

test.each<[Language, string, string]>([
  ['en', 'Geschenk für meine Mutter, die gern liest', 'de'],
  ['en', 'cadeau pour ma mère qui aime lire', 'fr'],
  ['de', 'gift for my mother who likes reading', 'en'],
  ['fr', 'regalo para mi madre que le gusta leer', 'es'],
  ['de', 'regalo per mia madre che ama leggere', 'it'],
  ['fr', 'yoga', 'fr'],
])('a visitor of the %s pages who writes "%s" is read as writing %s', (language, text, spoken) => {
  const query = read(text, language);
  expect(query.wordLanguage).toBe(spoken);
  expect(query.language).toBe(language);
});

test('each part has its position and its words as typed', () => {
  const text = 'Für — äh — meine Oma, 80 — bis 50 €, strickt';
  const query = read(text, 'de');
  const at = (part: QueryPart | null | undefined) => text.slice(part?.start, part?.end);
  const parts = [query.budget, query.interests[0], query.recipients[0]];
  expect(parts.map(at)).toEqual(['bis 50 €', 'strickt', 'Oma']);
  expect(parts.map((part) => part?.text)).toEqual(['bis 50 €', 'strickt', 'Oma']);
  for (const part of parts) expect(part?.confidence).toBeGreaterThan(0.5);
  expect(JSON.parse(JSON.stringify(query))).toEqual(query);
});

test.each<[Language, string]>([
  ['en', 'gift for the best mum in the world'],
  ['en', 'present for my honey'],
  ['en', 'gift for a tough cookie'],
  ['en', 'he is on cloud nine'],
  ['en', 'thank you for the neighbour who fed our cat'],
  ['en', 'for the friend who watered our plants while we were away'],
  ['en', 'the guy who fixed my bike'],
  ['en', 'we are invited for coffee'],
  ['en', 'invited to a barbecue'],
  ['de', 'für die beste Mama der Welt'],
  ['de', 'frisch gebackenes Ehepaar'],
  ['de', 'für einen Angsthasen'],
  ['de', 'auf den letzten Drücker'],
  ['de', 'für die Nachbarin, die auf unsere Katze aufgepasst hat'],
  ['de', 'für den Nachbarn, der unsere Blumen gegossen hat'],
  ['de', 'hat auf die Katze aufgepasst, während wir im Urlaub waren'],
  ['de', 'zum Kaffee eingeladen'],
  ['de', 'sie laden uns zum Grillen ein'],
  ['de', 'Petersilienhochzeit der Tante'],
  ['fr', 'pour la meilleure amie du monde'],
  ['fr', 'pour mon chou'],
  ['fr', 'elle a le cafard'],
  ['fr', 'la voisine qui a gardé notre chat'],
  ['fr', "l'amie qui a arrosé nos plantes"],
  ['fr', 'invités à un barbecue'],
  ['fr', 'noces de porcelaine'],
])('%s "%s" names no interest', (language, text) => {
  const { interests, kinds, words } = read(text, language);
  expect({ interests, kinds, words }).toEqual({ interests: [], kinds: [], words: [] });
});

test.each<[Language, string, string]>([
  ['en', 'someone who loves honey', 'honey'],
  ['en', 'for my dad who walks his dog', 'dogs'],
  ['en', 'she loves to bake cookies', 'baking'],
  ['de', 'sie liebt ihre Katze', 'cats'],
  ['de', 'frisch gebackenes Brot liebt er', 'bread'],
  ['de', 'Spielzeug für unseren Hund', 'dogs'],
  ['de', 'er grillt gern', 'barbecue'],
  ['fr', 'il promène son chien', 'dogs'],
  ['fr', 'pour notre chat', 'cats'],
])('%s "%s" is still about %s', (language, text, concept) => {
  expect(likes(text, language)).toContain(concept);
});

test.each<[Language, string, string]>([
  ['en', 'my son loves whisky', 'relative'],
  ['en', 'daughter who is into wine', 'relative'],
  ['en', 'niece goes backpacking', 'relative'],
  ['en', 'my son loves dinosaurs', 'child'],
  ['en', 'my son, 8, loves gin rummy', 'child'],
  ['en', 'for the kids of a wine lover', 'child'],
  ['de', 'Mein Sohn studiert und kocht gern', 'relative'],
  ['de', 'Tochter ist gerade schwanger', 'relative+parents-to-be'],
  ['de', 'mein Sohn malt gern', 'child'],
  ['fr', 'mon fils adore le vin', 'relative'],
  ['fr', 'ma nièce adore les licornes', 'child'],
])('a gift only for adults implies that a son is one: %s "%s"', (language, text, recipients) => {
  expect(who(text, language)[0]).toBe(recipients);
});

test.each<[Language, string, string[], string[]]>([
  ['en', 'likes k-pop and makeup', ['k-pop', 'make-up'], []],
  ['en', 'dad loves books and fishing', ['reading', 'fishing'], []],
  ['en', 'a book for my dad who loves fishing', ['fishing'], ['book']],
  ['en', 'cat jewellery', ['cats'], ['jewellery']],
  ['en', 'a book', ['reading'], ['book']],
  ['de', 'Kollegin, die zu viel Kaffee trinkt', ['coffee'], []],
  ['fr', 'elle boit trop de café', ['coffee'], []],
  ['de', 'sie liebt Schmuck und Pferde', ['jewellery', 'horses'], []],
  ['de', 'ein Buch über Pferde', ['horses'], ['book']],
  ['fr', 'elle aime les bijoux et les chevaux', ['jewellery', 'horses'], []],
  ['fr', 'fan de k-pop et de maquillage', ['k-pop', 'make-up'], []],
  ['fr', 'elle aime l’astrologie et les bougies', ['astrology', 'candles'], []],
  ['fr', 'un livre sur les chevaux', ['horses'], ['book']],
])('%s "%s": read as an interest or as a kind of gift', (language, text, interests, kinds) => {
  expect(likes(text, language)).toEqual(interests);
  expect(read(text, language).kinds.map(({ kind }) => kind)).toEqual(kinds);
});

test('a favour is an occasion to say thanks', () => {
  expect(read('Nachbarin hat unsere Katze gefüttert', 'de').occasion?.occasion).toBe('thank-you');
  expect(read('birthday of the friend who fed our cat', 'en').occasion?.occasion).toBe('birthday');
});

test('“for two” is not an age of two', () => {
  for (const [language, text] of [
    ['en', 'a spa day for two'],
    ['de', 'Wellness für zwei'],
    ['fr', 'un dîner pour deux'],
  ] as const)
    expect(read(text, language).age, text).toBeNull();
});

test.each([
  ['en', 'from me and my brother to our mum, she knits', ['parent']],
  ['en', 'colleague whose wife just had a baby', ['colleague']],
  ['de', 'die Freundin meines Sohnes, mag Kerzen', ['relative']],
  ['de', 'von mir und meinem Bruder für Mama', ['parent']],
  ['de', 'Kollegin, deren Mann gestorben ist', ['colleague']],
  ['fr', 'ma belle-mère garde nos enfants', ['parent']],
] as const)('givers and bystanders do not receive (%s): %s', (language, text, recipients) => {
  expect(read(text, language).recipients.map(({ recipient }) => recipient)).toEqual(recipients);
});

test.each<[Language, string]>([
  ['de', 'Abschied von der Lehrerin der 3. Klasse'],
  ['de', 'für meinen Mann zum 10. Hochzeitstag'],
  ['en', 'leaving gift for our year 5 teacher'],
  ['fr', 'cadeau pour la maîtresse de 3e'],
])('no partner and no teacher is a child: %s "%s"', (language, text) => {
  expect(read(text, language).age).toBeNull();
});

test.each([
  ['Nichte hat ihr Architekturstudium endlich geschafft', 'graduation'],
  ['mein Neffe hat den Master in Physik bestanden', 'graduation'],
  ['Nichte hat ihr Studium noch nicht geschafft', null],
  ['Bruder, Chemiestudium und fertig mit den Nerven', null],
])('finished studies are a graduation: "%s"', (text, occasion) => {
  const { occasion: told, interests } = finder.parseQuery(text, { language: 'de' });
  expect(told?.occasion ?? null).toBe(occasion);
  const isStudent = interests.some(({ concept }) => concept === 'student-life');
  expect(isStudent && occasion === 'graduation').toBe(false);
});

test.each([
  ['dad loves fishin and cookin', ['fishing', 'cooking']],
  ['my gran is quiltin', ['quilting']],
])('a word that is typed as it is spoken is looked up: "%s"', (text, concepts) => {
  const { interests } = finder.parseQuery(text, { language: 'en' });
  expect(interests.map(({ concept }) => concept)).toEqual(concepts);
});
