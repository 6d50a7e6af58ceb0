import { expect, test } from 'vitest';
import { sharedFinder } from '../../../test/support/gift-data.ts';
import type { Language } from '../../domain/language.ts';
import type { Occasion } from '../content/vocabulary.ts';

const finder = sharedFinder();
const read = (text: string) => finder.parseQuery(text, { language: 'en' });

test.each<[string, Occasion | null, readonly string[]]>([
  ['our housemate moves out in june', 'farewell', ['friend']],
  ['a colleague is leaving for a new job', 'farewell', ['colleague']],
  ['my neighbours are moving away', 'farewell', ['neighbour']],
  ['my friend is moving to peru for good', 'farewell', ['friend']],
  ['my boss is back from maternity leave', null, ['boss']],
  ['rakhi gift for my brother', 'raksha-bandhan', ['sibling']],
  ['meeting my boyfriend’s parents for the first time', 'invitation', ['parent']],
  ['a present for my cousin who just finished her physics degree', 'graduation', ['relative']],
  // Near misses.
  ['my uncle studied art in the nineties', null, ['relative']],
  ['we met for the first time in march, she is a friend', null, ['friend']],
  ['my son is moving out', 'housewarming', ['relative']],
  ['my boss goes on maternity leave', 'birth', ['boss']],
  ['my friend goes to peru for a week', null, ['friend']],
])('"%s": the occasion is %s, and the person is read too', (text, occasion, people) => {
  const query = read(text);
  expect(query.occasion?.occasion ?? null).toBe(occasion);
  expect(query.recipients.map(({ recipient }) => recipient)).toEqual(people);
});

test.each<[string, Language, Occasion]>([
  ['vietnamese new year for my boss', 'en', 'lunar-new-year'],
  ['vietnamesisches Neujahrsfest, Kollege', 'de', 'lunar-new-year'],
  ['Nouvel An vietnamien, arrière-grand-mère', 'fr', 'lunar-new-year'],
  ['goldne Hochzeit von Oma und Opa', 'de', 'anniversary'],
  ['ma cousine vient de finir ses études de droit', 'fr', 'graduation'],
])('"%s" (%s) is for %s', (text, language, occasion) => {
  expect(finder.parseQuery(text, { language }).occasion?.occasion).toBe(occasion);
});

test.each([
  ['work anniversary of a colleague', 'en'],
  ['25 Jahre Firmenjubiläum, Kollegin', 'de'],
  ['collègue qui a 20 ans de maison', 'fr'],
] as const)(
  'many years at work are a reason to say thanks, and no wedding: "%s" (%s)',
  (text, language) => {
    const { occasion } = finder.parseQuery(text, { language });
    expect(occasion?.occasion).toBe('thank-you');
  },
);

test.each([
  ['a present for the godmother of our son, christening', 'en', 'thank-you'],
  ['Geschenk für die Patentante zur Taufe', 'de', 'thank-you'],
  ['cadeau pour le parrain de ma fille, communion', 'fr', 'thank-you'],
  ['christening of my goddaughter', 'en', 'baptism'],
  ['Taufe von meinem Neffen, ich bin die Patin', 'de', 'baptism'],
  ['communion de ma filleule', 'fr', 'communion'],
] as const)(
  'at the feast of a child its godparents are thanked: "%s" (%s)',
  (text, language, expected) => {
    expect(finder.parseQuery(text, { language }).occasion?.occasion).toBe(expected);
  },
);

test.each<[string, Language, Occasion | null]>([
  ['meine Cousine wird im Mai gefirmt', 'de', 'confirmation'],
  ['der Sohn unserer Nachbarn wird konfirmiert', 'de', 'confirmation'],
  ['unser Lehrling hat die LAP bestanden', 'de', 'graduation'],
  ['Tochter hat ausgelernt', 'de', 'graduation'],
  ['unsere Trainerin wird verabschiedet', 'de', 'farewell'],
  ['der Hausmeister verabschiedet sich in die Rente', 'de', 'retirement'],
  ['gegenüber zieht eine nette Familie ein', 'de', 'housewarming'],
  ['my godson gets confirmed in may', 'en', 'confirmation'],
  ['goddaughter is being baptized', 'en', 'baptism'],
  ['passing-out parade of my brother', 'en', 'graduation'],
  ['a newly qualified nurse, my cousin', 'en', 'graduation'],
  ['my sister and her boyfriend tie the knot', 'en', 'wedding'],
  ['leaving do for a colleague who retires', 'en', 'retirement'],
  ['bonne fête à mon cousin', 'fr', 'birthday'],
  ['un cadeau de fête pour mon chum', 'fr', 'birthday'],
  ['bal des finissants, mon fils', 'fr', 'graduation'],
  ['ma filleule sera confirmée dimanche', 'fr', 'confirmation'],
  ['ma sœur se pacse', 'fr', 'wedding'],
  // Near misses.
  ['ein Kätzchen zieht bei meiner Tante ein', 'de', null],
  ['mein Onkel büffelt für den Meisterbrief', 'de', null],
  ['bonne fête à ma mère', 'fr', null],
  ['cadeau de fête des pères', 'fr', 'fathers-day'],
  ['la livraison est confirmée, cadeau pour mon frère', 'fr', null],
])('an occasion may be told by a verb: "%s" (%s) is for %s', (text, language, expected) => {
  expect(finder.parseQuery(text, { language }).occasion?.occasion ?? null).toBe(expected);
});

test.each<[string, Language, Occasion | null]>([
  ['Ostern ist vorbei, jetzt etwas zum Muttertag für Mutti', 'de', 'mothers-day'],
  ['Opa hatte schon Namenstag, nun Geburtstag', 'de', 'birthday'],
  ['zu Weihnachten hat sie schon Ohrringe bekommen, jetzt Valentinstag', 'de', 'valentine'],
  ['letztes Jahr zum Geburtstag gab es Tee, jetzt Weihnachten, meine Tante', 'de', 'christmas'],
  ['goldene Hochzeit war schon, für meine Großeltern', 'de', null],
  ['easter is over, now father’s day', 'en', 'fathers-day'],
  ['dad has already had his birthday, christmas next', 'en', 'christmas'],
  ['we got her a mug for christmas already, now her birthday', 'en', 'birthday'],
  ['last christmas he got gloves, now an anniversary gift', 'en', 'anniversary'],
  ['Pâques est passé, un cadeau pour la fête des pères', 'fr', 'fathers-day'],
  ['elle a déjà eu sa fête, maintenant Noël', 'fr', 'christmas'],
  ['déjà offert un parfum pour la Saint-Valentin, là c’est son anniversaire', 'fr', 'birthday'],
  ['pour les 30 ans de Julie', 'fr', 'birthday'],
  ['pour ma tante euh pardon ma marraine, cadeau de Noël', 'fr', 'christmas'],
  ['für Tante Eva, ah Entschuldigung, für meinen Onkel, zu Weihnachten', 'de', 'christmas'],
  // What comes once, and a birthday, may be celebrated late.
  ['ihre Hochzeit war schon, Geschenk für meine Nichte', 'de', 'wedding'],
  ['her birthday was last week, something for my aunt', 'en', 'birthday'],
  ['zum Geburtstag hat Oma schon alles', 'de', 'birthday'],
  ['pardon pour ma copine, je me suis mal conduit', 'fr', 'apology'],
])('the gift is for no occasion that is over: "%s" (%s) is for %s', (text, language, expected) => {
  expect(finder.parseQuery(text, { language }).occasion?.occasion ?? null).toBe(expected);
});

test.each<[string, Language, Occasion, number | null]>([
  ['Diakon feiert sein 40-jähriges Weihejubiläum', 'de', 'thank-you', null],
  ['Chorjubiläum vom Kirchenchor, 75 Jahre', 'de', 'thank-you', null],
  ['unser Trainer wird für 30 Jahre Ehrenamt geehrt', 'de', 'thank-you', null],
  ['Kollege, 20 Jahre Firmenzugehörigkeit', 'de', 'thank-you', null],
  ['30 years as our organist', 'en', 'thank-you', null],
  ['my uncle is celebrating forty years with the brigade', 'en', 'thank-you', null],
  ['mon oncle fête ses 35 ans de police', 'fr', 'thank-you', null],
  ['notre curé, 50 ans de prêtrise', 'fr', 'thank-you', null],
  // Near misses.
  ['Ehejubiläum von Oma und Opa', 'de', 'anniversary', null],
  ['mes parents fêtent leurs 30 ans de mariage', 'fr', 'anniversary', null],
  ['les 30 ans de Camille', 'fr', 'birthday', 30],
  ['ma tante fête ses 60 ans', 'fr', 'birthday', 60],
])('years of service are no age and no couple’s: "%s" (%s)', (text, language, expected, age) => {
  const query = finder.parseQuery(text, { language });
  expect(query.occasion?.occasion).toBe(expected);
  expect(query.age?.min ?? null).toBe(age);
  expect(query.situations.some(({ situation }) => situation === 'long-service')).toBe(
    expected === 'thank-you',
  );
});

test.each([
  ['Nonne feiert ihr Ordensjubiläum', 'de'],
  ['work anniversary of a colleague', 'en'],
  ['une collègue, 20 ans de boîte', 'fr'],
] as const)('a page for long service has what names the years: "%s" (%s)', (text, language) => {
  const query = finder.parseQuery(text, { language });
  const ideas = finder.find(query, { limit: 9 }).ideas.map(({ id }) => id);
  const naming = [
    'jubilee-candle-with-the-years',
    'engraved-fountain-pen-for-long-service',
    'newspaper-page-on-years-at-the-firm',
  ];
  expect(naming.some((id) => ideas.includes(id))).toBe(true);
});

test.each<[string, Language, Occasion | null]>([
  ['mum died in june, it is my brother’s 50th', 'en', 'birthday'],
  ['her gran passed away ten years ago, gift for my niece', 'en', null],
  ['my cousin is recovering from a divorce', 'en', null],
  ['what could I bring back for my husband', 'en', null],
  ['he moved into his own flat, my brother', 'en', 'housewarming'],
  ['my uncle has been retired for ten years, plays chess', 'en', null],
  ['Opa ist seit acht Jahren in Rente, spielt Skat', 'de', null],
  ['Schwester, ihr Kater ist vor zehn Jahren gestorben', 'de', null],
  ['mein Cousin haust in einer leeren Wohnung', 'de', 'housewarming'],
  ['ma tante, retraitée, tricote', 'fr', null],
  ['mon oncle est en retraite depuis dix ans', 'fr', null],
  ['le chien de ma voisine est mort il y a des années', 'fr', null],
  // Near misses.
  ['my aunt lost her dog last week', 'en', 'sympathy'],
  ['what should I bring my hosts', 'en', 'invitation'],
  ['my boss is retired now', 'en', null],
  ['Papa ist jetzt in Rente', 'de', 'retirement'],
  ['nouveau retraité, mon collègue', 'fr', 'retirement'],
])('what is long over is no occasion: "%s" (%s) is for %s', (text, language, expected) => {
  expect(finder.parseQuery(text, { language }).occasion?.occasion ?? null).toBe(expected);
});

test.each([
  ['de', 'Jubiläum Kollege 25 Jahre Firma', 'thank-you'],
  ['de', 'Chefin hat Jubiläum', 'thank-you'],
  ['de', 'Jubiläum meiner Eltern', 'anniversary'],
  ['de', 'Kollege hat gekündigt und geht nächste Woche', 'farewell'],
  ['de', 'Unser Klassenlehrer geht nach 4 Jahren', 'farewell'],
  ['de', 'Freundin hat uns beim Umzug geholfen', 'thank-you'],
  ['de', 'Trauzeugin, als Dank nach der Hochzeit', 'thank-you'],
  ['de', 'Trauzeugin zur Hochzeit', 'wedding'],
  ['en', 'a friend helped us move house', 'thank-you'],
  ['en', 'maid of honour, a thank you after the wedding', 'thank-you'],
  ['fr', "mon ami m'a aidé à déménager", 'thank-you'],
] as const)('what a gift is for: %s %s', (language, text, day) => {
  expect(sharedFinder().parseQuery(text, { language }).occasion?.occasion).toBe(day);
});

test('a secular feast has no faith', () => {
  const { occasion } = sharedFinder().parseQuery('Jugendweihe meiner Nichte', { language: 'de' });
  expect(occasion).toBeNull();
});
